### Der Client im Browser.

## Galerie

web-gallery = Galerie
web-gallery-head = So sieht die Insel aus
web-gallery-intro = Alles wird nach Regeln aus den Daten gezeichnet, kein Bild ist gespeichert. Jedes Ding hat seine eigene Form, damit nichts allein an der Farbe zu erkennen ist.
web-gallery-elements = Toa
web-gallery-masks = Masken
web-gallery-rahi = Rahi
web-gallery-swarm = Der Schwarm
web-gallery-counters = Plättchen
web-gallery-dice = Würfel
web-gallery-signs = Zeichen
web-gallery-tiles = Landschaften
web-gallery-island = Die Insel von Quest for Makuta
web-gallery-map = Die Insel der Kartenspiele
web-gallery-cards = Karten
web-gallery-backs = Rückseiten

## Aussehen und Sprachen

web-look = Aussehen
web-look-night = Nachtbasalt
web-look-driftwood = Treibholz
web-look-contrast = Hoher Kontrast
web-language = Sprache

## Wie Dinge markiert sind

web-state-legal = möglich
web-state-selected = gewählt
web-state-threat = in Gefahr
web-state-fresh = neu

## Geräusche, in Worten

web-listen = Anhören
web-sound-knock = Ein Klopfen auf Holz
web-sound-slide = Stein gleitet
web-sound-creak = Ein Seil knarrt
web-sound-thud = Eine Platte fällt
web-sound-rattle = Würfel klappern
web-sound-drum = Eine Trommel
web-sound-horn = Ein Muschelhorn: du bist dran
