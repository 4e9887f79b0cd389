### Was ein Plättchen in deiner Hand an diesem Tisch tut. Die Regeln des Tisches sind Argumente unter ihren Namen.

thing-strong = { $stack_same_mask ->
    [true] Zählt bei einer Herausforderung { $bonus } zu deinem Wurf, eine zweite noch einmal so viel. Alle sehen sie dann, aber du behältst sie.
   *[false] Zählt bei einer Herausforderung { $bonus } zu deinem Wurf; eine zweite zählt nichts. Alle sehen sie dann, aber du behältst sie.
 }
thing-kakama = { $speed_masks ->
    [mandatory] Du gehst und kämpfst mit dem roten Würfel, 1 bis 8, statt mit dem weißen.
   *[optional] Du darfst mit dem roten Würfel gehen und kämpfen, 1 bis 8.
 } { $speed_limit ->
    [one_total] Du darfst nur eine Maske der Schnelligkeit haben: diese.
   *[not_both] Du darfst sie nicht zusammen mit Kaukau haben.
 }
thing-kaukau = { $speed_masks ->
    [mandatory] Du gehst und kämpfst mit dem grünen Würfel, 1 bis 12, statt mit dem weißen.
   *[optional] Du darfst mit dem grünen Würfel gehen und kämpfen, 1 bis 12.
 } { $speed_limit ->
    [one_total] Du darfst nur eine Maske der Schnelligkeit haben: diese.
   *[not_both] Du darfst sie nicht zusammen mit Kakama haben.
 }
thing-miru = { $miru_when ->
    [any_time] Statt zu würfeln oder danach schwebst du auf ein beliebiges Feld.
   *[instead_of_roll] Statt zu würfeln, schwebst du auf ein beliebiges Feld.
 } { $miru_no_entrance ->
    [true] Eingänge sind gesperrt. Sie wirkt einmal: Danach liegt sie auf dem Startfeld.
   *[false] Sie wirkt einmal: Danach liegt sie auf dem Startfeld.
 }
thing-akaku = { $akaku_effect ->
    [discard] Halte an, wo ein anderer Toa steht, sieh dir alle seine Plättchen an und nimm ihm eines weg.
   *[steal] Halte an, wo ein anderer Toa steht, sieh dir alle seine Plättchen an und nimm eines.
 } { $akaku_escape_roll ->
    [true] Sie wirkt einmal: Danach liegt sie auf dem Startfeld, und du würfelst noch einmal, um zu entkommen.
   *[false] Sie wirkt einmal: Danach liegt sie auf dem Startfeld.
 }
thing-turaga = { $bonus ->
    [0] Hilft bei einer Herausforderung nur { $toa }.
   *[other] { $own ->
        [yes] Dein eigener Turaga zählt bei einer Herausforderung { $bonus } zu deinem Wurf. Alle sehen ihn dann, aber du behältst ihn.
       *[no] Der Turaga von { $toa } zählt bei einer Herausforderung { $bonus } zu deinem Wurf. Alle sehen ihn dann, aber du behältst ihn.
     }
 }
thing-key = Einer der drei Schlüssel, die ein Schloss mit diesem Zeichen verlangt. Wer ein Schloss öffnet, zeigt die Schlüssel und behält sie.
thing-joker = Steht für jedes Zeichen eines Schlosses. Wer ein Schloss öffnet, zeigt die Schlüssel und behält sie.
thing-unknown = Von hier aus weiß niemand, welches.
thing-seen = Alle haben es gesehen.
thing-hidden = Nicht alle haben es gesehen.
thing-page = Im Kompendium
