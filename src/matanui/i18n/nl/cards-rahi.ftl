### De uitbreiding Rahi Challenge: Rahi en de kaarten van de stapels.

## Rahi

breed-nui-rama = Nui-Rama
breed-nui-jaga = Nui-Jaga
breed-tarakava = Tarakava
breed-muaka = Muaka
breed-kane-ra = Kane-Ra
breed-manas = Manas
card-rahi = { $breed }
card-rahi-text = Daag een tegenstander uit op { $skill }.
card-rahi-challenge = Rahi-uitdaging { $value }
card-rahi-challenge-text = Je Rahi is { $value } waard, welke het ook is.
card-rahi-challenge-better = Rahi-uitdaging { $value }/{ $better }
card-rahi-challenge-better-text = { $rahi }: { $better }. Elke andere Rahi: { $value }.

## Rahi-effecten

card-mauled = Toegetakeld
card-mauled-text = Je tegenstander slaat de volgende zet over.
card-barred-gates = Versperde poorten
card-barred-gates-text = Blijft werken: je tegenstander mag geen portaalvakken betreden.
card-ransacked = Overhoopgehaald
card-ransacked-text = Je tegenstander legt 2 actiekaarten naar eigen keuze af.
card-lamed = Kreupel
card-lamed-text = Blijft werken: je tegenstander loopt hoogstens 1 vak per beurt.
card-hounded = Opgejaagd
card-hounded-text = Blijft werken: je tegenstander trekt niets op actievakken.
card-cornered = In het nauw
card-cornered-text = Je tegenstander neemt meteen een missie.
card-chased-off = Weggejaagd
card-chased-off-text = Je tegenstander gaat naar het eigen beginvak.
card-poisoned = Vergiftigd
card-poisoned-text = Blijft werken: je tegenstander heeft 100 minder in elke uitdaging.
card-besieged = Belegerd
card-besieged-text = Blijft werken: je tegenstander mag geen maskeruitdagingen aangaan.
card-robbed = Beroofd
card-robbed-text = Pak blind 2 actiekaarten van je tegenstander.

## Rahi-afweer

card-brace = Schrap staan
card-brace-text = Tel 100 op bij de vaardigheid die wordt vergeleken.
card-dig-in = Ingegraven
card-dig-in-text = Tel 200 op bij de vaardigheid die wordt vergeleken.
card-scare-away = Wegjagen
card-scare-away-text = De Rahi-uitdaging mislukt. De Rahi-kaart en de uitdagingskaart worden afgelegd.
card-new-ground = Ander terrein
card-new-ground-text = Noem een andere vaardigheid: die wordt vergeleken.
card-quick-healing = Snel herstel
card-quick-healing-text = Als het effect blijft werken, duurt het maar 1 beurt.
card-not-me = Ik niet
card-not-me-text = De Rahi-uitdaging treft in plaats van jou een andere tegenstander van de uitdager.
card-turn-the-beast = Keer het beest
card-turn-the-beast-text = Als de Rahi-uitdaging slaagt, treft het effect de uitdager.

## Acties

card-scattered-herd = Verstrooide kudde
card-scattered-herd-text = Eén tegenstander legt 1 Rahi-kaart naar eigen keuze af.
card-call-of-the-wild = Roep van de wildernis
card-call-of-the-wild-text = Trek 2 Rahi-kaarten.
card-shake-it-off = Schud het af
card-shake-it-off-text = Leg één blijvend Rahi-effect af dat voor je ligt.
card-beast-thief = Beestendief
card-beast-thief-text = Pak blind 1 Rahi-kaart van één tegenstander.
card-calm-beasts = Kalme beesten
card-calm-beasts-text = Eén tegenstander mag in diens volgende beurt geen Rahi-uitdaging doen.
card-swift-hunt = Snelle jacht
card-swift-hunt-text = Na je Rahi-uitdaging mag je deze beurt ook nog lopen.

## Missies

card-stray-beasts = Verdwaalde beesten
card-stray-beasts-text = Je tegenstanders gooien de D12; de hoogste trekt 2 Rahi-kaarten.
card-set-one-free = Laat er één vrij
card-set-one-free-text = Geef 1 Rahi-kaart op.
card-set-two-free = Laat er twee vrij
card-set-two-free-text = Geef 2 Rahi-kaarten op.
card-runaway = Ontsnapt
card-runaway-text = Leg blind 1 Rahi-kaart af.
card-fair-trade = Eerlijke ruil
card-fair-trade-text = Geef 1 Rahi-kaart en 1 actiekaart op.
card-first-hunt = Eerste jacht
card-first-hunt-text = Doe één Rahi-uitdaging.
card-stampede = Op hol
card-stampede-text = Leg al je Rahi-kaarten af.
card-lowered-guard = Dekking omlaag
card-lowered-guard-text = Speel geen Rahi-afweer tot het einde van je volgende beurt.
card-full-menagerie = Hele dierentuin
card-full-menagerie-text = Heb een Rahi, een Rahi-uitdaging en een Rahi-effect tegelijk in je hand.
card-lie-in-wait = Op de loer
card-lie-in-wait-text = Sla je volgende zet over en trek 1 Rahi-kaart.
