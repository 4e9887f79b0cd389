### Masks of Might: de krachten van de maskers.

## Krachten

power-akaku = bekijk de bovenste missiekaart.
power-hau = niemand mag je uitdagen tot je volgende beurt.
power-kakama = loop deze beurt tot 6 vakken. Missievakken houden je nog steeds tegen.
power-kaukau = als je op een actievak trekt, bekijk 3 kaarten en hou er 1 (op een dubbel vak: 4 en 2). Leg de andere in een volgorde naar keuze terug.
power-miru = betreed een vak waar een tegenstander staat. Daar eindigt je zet.
power-pakari = duw een tegenstander 3 vakken in een rechte lijn weg van een vak dat je betreedt. De vakken doen niets.
power-huna = als een actiekaart tegen jou is gericht, moet ze tegen iemand anders worden gericht.
power-komau = maak op elk moment een actiekaart ongedaan. Alleen een andere Komau kan daarop antwoorden.
power-mahiki = kies een van je vaardigheden en gooi de D12. 100 keer de worp komt ervoor in de plaats tot na je volgende uitdaging.
power-matatu = pak blind 1 actiekaart of Rahi-kaart van een tegenstander.
power-rau = behandel één missievak deze beurt als leeg.
power-ruru = bekijk de bovenste 3 kaarten van de maskeruitdagingen en leg ze in dezelfde volgorde terug.

## Families

card-might = { $mask } van { $toa }
card-might-text = Tel in een uitdaging { $bonus } op bij je { $skill }, of gebruik de maskerkracht: { $power }
card-noble = Nobele { $mask } van { $toa }
card-noble-text = Tel in een uitdaging { $bonus } op bij één vaardigheid naar keuze, ook naast een Groot Masker, of gebruik de maskerkracht: { $power }
card-might-turaga = Turaga { $turaga }
card-might-turaga-text = Tel in een uitdaging 100 op bij één vaardigheid naar keuze.
