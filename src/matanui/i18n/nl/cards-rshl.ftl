### Rising Shadow Hidden Light: Toa Nuva, Kanohi Nuva en wat er nieuw is in de zwerm.

## Families

card-toa-nuva = { $toa } Nuva
card-toa-nuva-text = Vliegen { $flight }, Bescherming { $shielding }, Snelheid { $speed }, Kracht { $strength }, Zwemmen { $swimming }, Zicht { $vision }
card-nuva = { $mask } Nuva van { $toa }
card-nuva-text = Tel in een uitdaging { $bonus } op bij je { $skill }, of gebruik de maskerkracht: { $power } Je mag de maskerkracht delen met één speler die dat wil.
card-bohrok-kal = { $breed }-Kal
card-bohrok-kal-text = Wie ermee uitdaagt, telt { $bonus } op als { $skill } wordt vergeleken.

## De zwerm

card-cahdok = Cahdok
card-cahdok-text = Alleen de Krana-Kal bestuurt haar. Wie met haar uitdaagt, telt { $bonus } op bij elke vaardigheid.
card-gahdok = Gahdok
card-gahdok-text = Alleen de Krana-Kal bestuurt haar. Wie met haar uitdaagt, telt { $bonus } op bij elke vaardigheid.
card-krana-kal = Krana-Kal
card-krana-kal-text = Op een Bohrok-vak: bestuur elke Bohrok-Kal of Bahrag die open ligt.

## Acties

card-mask-renewal = Vernieuwd masker
card-mask-renewal-text = Haal alle fiches van een van je rustende maskers: het is weer klaar voor gebruik.
card-dulled-mask = Dof masker
card-dulled-mask-text = Leg 1 fiche op een masker van één tegenstander: het rust 1 beurt langer.
card-lent-mask = Geleend masker
card-lent-mask-text = Leen voor deze uitdaging de bonus van een Kanohi Nuva: een andere speler moet het klaar hebben en dat willen.
card-queens-call = Roep van de koninginnen
card-queens-call-text = Op een Bohrok-vak: één Krana in je hand bestuurt de open Bohrok, van welke soort ook.
card-new-wave = Nieuwe golf
card-new-wave-text = Schud de Bohrok en draai een nieuwe om.
