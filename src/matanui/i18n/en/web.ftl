### The browser client.

## Gallery

web-gallery = Gallery
web-gallery-head = What the island looks like
web-gallery-intro = Everything is drawn by rule from its data: no picture is stored. Each thing has a shape of its own, so that nothing is told by colour alone.
web-gallery-elements = Toa
web-gallery-masks = Masks
web-gallery-rahi = Rahi
web-gallery-swarm = The swarm
web-gallery-counters = Counters
web-gallery-dice = Dice
web-gallery-signs = Signs
web-gallery-tiles = Tiles
web-gallery-island = The island of Quest for Makuta
web-gallery-map = The island of the card games
web-gallery-cards = Cards
web-gallery-backs = Backs

## Looks and languages

web-look = Look
web-look-night = Night basalt
web-look-driftwood = Driftwood
web-look-contrast = High contrast
web-language = Language

## How things are marked

web-state-legal = possible
web-state-selected = chosen
web-state-threat = in danger
web-state-fresh = new

## Sounds, in words

web-listen = Listen
web-sound-knock = A knock on wood
web-sound-slide = Stone slides
web-sound-creak = A rope creaks
web-sound-thud = A slab falls
web-sound-rattle = Dice rattle
web-sound-drum = A drum
web-sound-horn = A shell horn: your turn
