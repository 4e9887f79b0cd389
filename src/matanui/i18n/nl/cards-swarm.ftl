### Bohrok Swarm: soorten, Krana en de kaarten van de stapels.

## Soorten Bohrok en Krana

breed-tahnok = Tahnok
breed-gahlok = Gahlok
breed-lehvak = Lehvak
breed-pahrak = Pahrak
breed-nuhvok = Nuhvok
breed-kohrak = Kohrak
krana-xa = Xa
krana-bo = Bo
krana-su = Su
krana-za = Za
krana-vu = Vu
krana-ja = Ja
krana-yo = Yo
krana-ca = Ca

## Families

card-bohrok = { $breed }
card-bohrok-text = Wie ermee uitdaagt, telt { $bonus } op als { $skill } wordt vergeleken.
card-bohrok-promo = Machtige { $breed }
card-bohrok-promo-text = Wie ermee uitdaagt, telt { $bonus } op als { $skill } wordt vergeleken.
card-va = { $breed } Va
card-va-text = Tel { $bonus } op in een Bohrok-uitdaging met { $breed } in welke vorm ook, als uitdager of als verdediger. Leg de kaart daarna af.
card-krana = Krana { $type } van { $breed }
card-krana-text = Op een Bohrok-vak: bestuur { $breed } in welke vorm ook, als die open ligt.
card-counsel = Raad van { $turaga }
card-counsel-text = Trek 1 kaart extra als je op een actievak trekt. Laat de kaart daarna rusten tot je volgende maskeruitdaging.

## Acties

card-dropped-pack = Rugzak kwijt
card-dropped-pack-text = Eén tegenstander legt 1 actiekaart naar eigen keuze af.
card-swarm-dread = Angst voor de zwerm
card-swarm-dread-text = Trek in deze uitdaging 100 af van één vaardigheid van een tegenstander.
card-broken-control = Verbroken controle
card-broken-control-text = Speel deze kaart als een tegenstander een Bohrok-uitdaging aankondigt: de controle mislukt, de Krana wordt afgelegd, er komt een nieuwe Bohrok en de beurt is voorbij.
card-scouting-order = Verkenningsopdracht
card-scouting-order-text = Geef je beurt op: zet één tegenstander op een vrij missievak. Die speler neemt meteen een missie.
card-swarm-watcher = Zwermwachter
card-swarm-watcher-text = Speel deze kaart als een tegenstander een Bohrok-uitdaging aankondigt: trek 1 actiekaart.
card-double-control = Dubbele controle
card-double-control-text = Op een Bohrok-vak: doe 2 Bohrok-uitdagingen.
card-courage = Moed
card-courage-text = Tel in deze uitdaging 100 op bij één vaardigheid naar keuze.
card-great-courage = Grote moed
card-great-courage-text = Tel in deze uitdaging 200 op bij één vaardigheid naar keuze.
card-krana-harvest = Krana-oogst
card-krana-harvest-text = Trek 2 Krana.
card-total-control = Volledige controle
card-total-control-text = Op een Bohrok-vak: win de Bohrok-uitdaging die je aankondigt.

## Missies

card-krana-toll = Krana-tol
card-krana-toll-text = Geef 2 Krana op. Verzamel ze zo nodig voordat je iets anders doet.
card-krana-shuffle = Krana schudden
card-krana-shuffle-text = Schud al je Krana terug in de stapel en trek er evenveel.
card-va-toll = Va-tol
card-va-toll-text = Geef 1 Bohrok Va op.
card-swarm-tribute = Eerbetoon aan de zwerm
card-swarm-tribute-text = Je tegenstanders gooien de D12; de hoogste trekt 2 Krana.
card-the-swarm-stirs = De zwerm roert zich
card-the-swarm-stirs-text = Schud de Bohrok en draai een nieuwe om.
card-into-the-nest = Naar het nest
card-into-the-nest-text = Ga meteen naar het dichtstbijzijnde vrije Bohrok-vak. Het doet niets.
card-va-on-the-march = Va op mars
card-va-on-the-march-text = Elke tegenstander trekt 1 Bohrok Va.
