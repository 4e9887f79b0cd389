### Decks voor twee spelers van Bohrok Swarm: de kant-en-klare.

deck-ember-and-tide = Gloed en Getij
deck-stone-and-root = Steen en Wortel
deck-frost-and-leaf = Vorst en Blad

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
