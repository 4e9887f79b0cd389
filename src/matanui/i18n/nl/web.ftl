### De client in de browser.

## Galerij

web-gallery = Galerij
web-gallery-head = Hoe het eiland eruitziet
web-gallery-intro = Alles wordt volgens regels uit de gegevens getekend: geen enkel plaatje is opgeslagen. Elk ding heeft een eigen vorm, zodat niets alleen aan zijn kleur te herkennen is.
web-gallery-elements = Toa
web-gallery-masks = Maskers
web-gallery-rahi = Rahi
web-gallery-swarm = De zwerm
web-gallery-counters = Fiches
web-gallery-dice = Dobbelstenen
web-gallery-signs = Tekens
web-gallery-tiles = Borden
web-gallery-island = Het eiland van Quest for Makuta
web-gallery-map = Het eiland van de kaartspellen
web-gallery-cards = Kaarten
web-gallery-backs = Achterkanten

## Uiterlijk en talen

web-look = Uiterlijk
web-look-night = Nachtbasalt
web-look-driftwood = Drijfhout
web-look-contrast = Hoog contrast
web-language = Taal

## Hoe dingen gemarkeerd zijn

web-state-legal = mogelijk
web-state-selected = gekozen
web-state-threat = in gevaar
web-state-fresh = nieuw

## Geluiden, in woorden

web-listen = Luisteren
web-sound-knock = Een klop op hout
web-sound-slide = Steen schuift
web-sound-creak = Een touw kraakt
web-sound-thud = Een steen valt
web-sound-rattle = Dobbelstenen rammelen
web-sound-drum = Een trom
web-sound-horn = Een schelphoorn: jouw beurt
