### Decks for two players of Bohrok Swarm: the ready-made ones, and what a deck may break.

deck-ember-and-tide = Ember and Tide
deck-stone-and-root = Stone and Root
deck-frost-and-leaf = Frost and Leaf

deck-breach-toa-twice = { $found } is named more than once; each Toa may stand there { $allowed } time.
deck-breach-foils = Foil masks: { $found }; at most { $allowed } are allowed.
deck-breach-foil-twice = The foil { $found } is named more than once; it replaces one plain mask, so { $allowed } is allowed.
deck-breach-unknown-challenge = { $found } is no challenge card of this game; allowed: { $allowed }.
deck-breach-challenges = Challenge cards: { $found }; a deck has at least { $allowed }.
deck-breach-challenge-twice = The challenge card { $found } is there more than once; { $allowed } is allowed.
deck-breach-unknown-mission = { $found } is no Mission of this game; allowed: { $allowed }.
deck-breach-missions = Missions: { $found }; a deck has exactly { $allowed }.
deck-breach-mission-twice = The Mission { $found } is there more than once; { $allowed } is allowed.
deck-breach-unknown-action = { $found } is no Game Action card of this game; allowed: { $allowed }.
deck-breach-actions = Game Action cards: { $found }; a deck has exactly { $allowed }.
deck-breach-different = Different Game Action cards: { $found }; at least { $allowed } are needed.
deck-breach-copies = Too many copies: { $found }; at most { $allowed } of a card are allowed.
deck-breach-unknown-bohrok = { $found } is no Bohrok of this game; allowed: { $allowed }.
deck-breach-breeds-missing = Missing from the set of Bohrok: { $found }; a complete set has { $allowed }.
deck-breach-bohrok-twice = The Bohrok { $found } is there more than once; { $allowed } is allowed.

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
cards-switch-mission-decks = Who builds the Mission decks of built games.
cards-value-mission-decks-shared = There is one common Mission deck, built in turn.
cards-value-mission-decks-for-each-other = Each player builds the other’s Mission deck.
