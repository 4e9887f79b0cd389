### Decks for two players of Bohrok Swarm: the ready-made ones.

deck-ember-and-tide = Ember and Tide
deck-stone-and-root = Stone and Root
deck-frost-and-leaf = Frost and Leaf

deck-own = a deck of your own
cards-ask-choose-deck = Which deck do you bring?
cards-ask-build-action = Which card goes into your deck next?
cards-ask-build-foil = Which mask shall be foil?
cards-pass-build-foil = leave the other masks plain
cards-ask-build-mission = Which Mission goes into the deck next?
cards-ask-build-challenge = Which challenge card goes into the deck next?
cards-pass-build-challenge = the deck is complete
cards-event-brought = Player { $player } brings a deck: { $deck }.
cards-event-built = Player { $player } adds a card: { $card }.
