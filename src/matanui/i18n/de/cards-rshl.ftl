### Rising Shadow Hidden Light: Toa Nuva, Kanohi Nuva und was im Schwarm neu ist.

## Familien

card-toa-nuva = { $toa } Nuva
card-toa-nuva-text = Flug { $flight }, Schutz { $shielding }, Tempo { $speed }, Kraft { $strength }, Schwimmen { $swimming }, Sicht { $vision }
card-nuva = { $mask } Nuva von { $toa }
card-nuva-text = Im Duell: { $skill } +{ $bonus }. Oder nutze die Maskenkraft: { $power } Du darfst die Maskenkraft mit einem Mitspieler teilen, der das möchte.
card-bohrok-kal = { $breed }-Kal
card-bohrok-kal-text = Wer damit herausfordert, zählt { $bonus } dazu, wenn { $skill } verglichen wird.

## Der Schwarm

card-cahdok = Cahdok
card-cahdok-text = Nur die Krana-Kal lenkt sie. Wer mit ihr herausfordert, zählt bei jeder Fähigkeit { $bonus } dazu.
card-gahdok = Gahdok
card-gahdok-text = Nur die Krana-Kal lenkt sie. Wer mit ihr herausfordert, zählt bei jeder Fähigkeit { $bonus } dazu.
card-krana-kal = Krana-Kal
card-krana-kal-text = Auf einem Bohrok-Feld: Lenke einen offenen Bohrok-Kal oder eine offene Bahrag.

## Aktionen

card-mask-renewal = Erneuerte Maske
card-mask-renewal-text = Nimm alle Plättchen von einer deiner ruhenden Masken: Sie ist wieder bereit.
card-dulled-mask = Stumpfe Maske
card-dulled-mask-text = Lege 1 Plättchen auf eine Maske eines Gegners: Sie ruht 1 Zug länger.
card-lent-mask = Geliehene Maske
card-lent-mask-text = Leih dir für dieses Duell den Bonus einer Kanohi Nuva: Ein Mitspieler muss sie bereit haben und einverstanden sein.
card-queens-call = Ruf der Königinnen
card-queens-call-text = Auf einem Bohrok-Feld: Eine Krana auf deiner Hand lenkt den offenen Bohrok, gleich welcher Art.
card-new-wave = Neue Welle
card-new-wave-text = Mische die Bohrok und decke einen neuen auf.
