### Wat een fiche in je hand aan deze tafel doet. De regels van de tafel zijn argumenten, met hun eigen namen.

thing-strong = { $stack_same_mask ->
    [true] Telt { $bonus } op bij je worp in een duel, en een tweede nog eens zoveel. Iedereen ziet het dan, maar je houdt het.
   *[false] Telt { $bonus } op bij je worp in een duel; een tweede voegt niets toe. Iedereen ziet het dan, maar je houdt het.
 }
thing-kakama = { $speed_masks ->
    [mandatory] Je loopt en vecht met de rode dobbelsteen, 1 tot 8, in plaats van de witte.
   *[optional] Je mag met de rode dobbelsteen lopen en vechten, 1 tot 8.
 } { $speed_limit ->
    [one_total] Je mag maar één masker van snelheid hebben: dit.
   *[not_both] Je mag het niet samen met Kaukau hebben.
 }
thing-kaukau = { $speed_masks ->
    [mandatory] Je loopt en vecht met de groene dobbelsteen, 1 tot 12, in plaats van de witte.
   *[optional] Je mag met de groene dobbelsteen lopen en vechten, 1 tot 12.
 } { $speed_limit ->
    [one_total] Je mag maar één masker van snelheid hebben: dit.
   *[not_both] Je mag het niet samen met Kakama hebben.
 }
thing-miru = { $miru_when ->
    [any_time] In plaats van te gooien, of daarna, zweef je naar een vak naar keuze.
   *[instead_of_roll] In plaats van te gooien zweef je naar een vak naar keuze.
 } { $miru_no_entrance ->
    [true] Op een toegang mag je niet landen. Het werkt één keer: daarna ligt het op het beginvak.
   *[false] Het werkt één keer: daarna ligt het op het beginvak.
 }
thing-akaku = { $akaku_effect ->
    [discard] Stop waar een andere Toa staat, bekijk al zijn of haar fiches en neem er een af.
   *[steal] Stop waar een andere Toa staat, bekijk al zijn of haar fiches en neem er een.
 } { $akaku_escape_roll ->
    [true] Het werkt één keer: daarna ligt het op het beginvak en gooi je nog een keer om weg te komen.
   *[false] Het werkt één keer: daarna ligt het op het beginvak.
 }
thing-turaga = { $bonus ->
    [0] Helpt alleen { $toa } in een duel.
   *[other] { $own ->
        [yes] Je eigen Turaga telt { $bonus } op bij je worp in een duel. Iedereen ziet het dan, maar je houdt hem.
       *[no] De Turaga van { $toa } telt { $bonus } op bij je worp in een duel. Iedereen ziet het dan, maar je houdt hem.
     }
 }
thing-key = Een van de drie sleutels waar een slot met dit teken om vraagt. Wie een slot opent, toont de sleutels en houdt ze.
thing-joker = Geldt voor elk teken van een slot. Wie een slot opent, toont de sleutels en houdt ze.
thing-unknown = Van hieruit weet niemand welke.
thing-seen = Iedereen heeft het gezien.
thing-hidden = Niet iedereen heeft het gezien.
thing-page = In het compendium
