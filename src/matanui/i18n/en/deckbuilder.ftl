### The deck builder for two players of Bohrok Swarm.

deckbuilder-title = Deck builder
deckbuilder-intro = Two players of Bohrok Swarm may bring decks of their own. Build yours; the rules are checked as you go.
deckbuilder-pool = Cards to choose from
deckbuilder-deck = Your deck
deckbuilder-name = Name of the deck
deckbuilder-unnamed = A deck without a name
deckbuilder-start = Start from
deckbuilder-empty = an empty deck
deckbuilder-saved = Decks in this browser
deckbuilder-none-saved = None yet: what you build is kept here by itself.
deckbuilder-open = Open { $name }
deckbuilder-forget = Delete { $name }
deckbuilder-legal = This deck is legal.
deckbuilder-illegal = { $count ->
    [one] This deck is not legal yet: one rule is broken.
   *[other] This deck is not legal yet: { $count } rules are broken.
 }
deckbuilder-meter = What the rules ask
deckbuilder-part-toa = Toa
deckbuilder-part-actions = Game Actions
deckbuilder-part-different = Different ones
deckbuilder-part-copies = Copies of one
deckbuilder-part-foils = Foil masks
deckbuilder-part-missions = Missions
deckbuilder-part-challenges = Challenge cards
deckbuilder-part-bohrok = Breeds of Bohrok
deckbuilder-exactly = exactly { $least }
deckbuilder-least = at least { $least }
deckbuilder-most = at most { $most }
deckbuilder-fits = fits
deckbuilder-fits-not = does not fit
deckbuilder-times = { $card } × { $count }
deckbuilder-add = Add { $card }
deckbuilder-take = Take { $card } out
deckbuilder-in-deck = { $count } in the deck
deckbuilder-filter = Find a card
deckbuilder-toa-hint = The first is your first choice. If both want the same Toa, the dice decide, so bring a second one.
deckbuilder-part-off = Leave these to the table
deckbuilder-part-on = Bring { $what }
deckbuilder-part-hint = Both players build this deck in turn. What you list here is what you add when it is your turn.
deckbuilder-table = The table
deckbuilder-import = Open a deck file
deckbuilder-export = Save as a file
deckbuilder-share = Copy a link to this deck
deckbuilder-shared = The link is copied.
deckbuilder-bad-link = This link holds no deck.
deckbuilder-play-bot = Play with this deck against a bot
deckbuilder-play-friend = Invite a friend who brings a deck too
deckbuilder-bring = Bring a deck
deckbuilder-bring-none = no deck: choose at the table
deckbuilder-offline = The checker cannot be reached; the deck is kept here all the same.
