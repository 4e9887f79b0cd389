### Decks voor twee spelers van Bohrok Swarm: de kant-en-klare, en wat een deck kan overtreden.

deck-ember-and-tide = Gloed en Getij
deck-stone-and-root = Steen en Wortel
deck-frost-and-leaf = Vorst en Blad

deck-breach-toa-twice = { $found } staat er meer dan eens; elke Toa mag er { $allowed } keer staan.
deck-breach-foils = Glanzende maskers: { $found }; er zijn er hoogstens { $allowed } toegestaan.
deck-breach-foil-twice = Het glanzende masker { $found } staat er meer dan eens; het vervangt één gewoon masker, dus { $allowed } is toegestaan.
deck-breach-unknown-challenge = { $found } is geen uitdagingskaart van dit spel; toegestaan: { $allowed }.
deck-breach-challenges = Uitdagingskaarten: { $found }; een deck heeft er minstens { $allowed }.
deck-breach-challenge-twice = De uitdagingskaart { $found } zit er meer dan eens in; { $allowed } is toegestaan.
deck-breach-unknown-mission = { $found } is geen missie van dit spel; toegestaan: { $allowed }.
deck-breach-missions = Missies: { $found }; een deck heeft er precies { $allowed }.
deck-breach-mission-twice = De missie { $found } zit er meer dan eens in; { $allowed } is toegestaan.
deck-breach-unknown-action = { $found } is geen actiekaart van dit spel; toegestaan: { $allowed }.
deck-breach-actions = Actiekaarten: { $found }; een deck heeft er precies { $allowed }.
deck-breach-different = Verschillende actiekaarten: { $found }; er zijn er minstens { $allowed } nodig.
deck-breach-copies = Te veel exemplaren: { $found }; van een kaart zijn er hoogstens { $allowed } toegestaan.
deck-breach-unknown-bohrok = { $found } is geen Bohrok van dit spel; toegestaan: { $allowed }.
deck-breach-breeds-missing = In de set Bohrok ontbreken: { $found }; een volledige set heeft { $allowed }.
deck-breach-bohrok-twice = De Bohrok { $found } zit er meer dan eens in; { $allowed } is toegestaan.

deck-own = een eigen deck
cards-ask-choose-deck = Welk deck breng je mee?
cards-ask-build-action = Welke kaart komt nu in je deck?
cards-ask-build-foil = Welk masker moet glanzend zijn?
cards-pass-build-foil = laat de andere maskers gewoon
cards-ask-build-mission = Welke missie komt nu in het deck?
cards-ask-build-challenge = Welke uitdagingskaart komt nu in het deck?
cards-pass-build-challenge = het deck is af
cards-event-brought = Speler { $player } brengt een deck mee: { $deck }.
cards-event-built = Speler { $player } legt een kaart bij: { $card }.
cards-switch-mission-decks = Wie de missiedecks bouwt in een spel met eigen decks.
cards-value-mission-decks-shared = Er is één gezamenlijk missiedeck, om beurten gebouwd.
cards-value-mission-decks-for-each-other = Elke speler bouwt het missiedeck van de ander.
