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

## Screens

web-title = Mata Nui
web-home = Home
web-home-intro = The tabletop games of the island, with every rule kept. Sit down.
web-home-play = Play now
web-home-more = More
web-about-makuta = Explore the island tile by tile, beat its beasts, challenge Makuta.
web-about-masks = Travel the map, keep your missions, win six Great Masks.
web-about-bohrok = The swarms are loose: masks or Krana bring you victory.
web-about-rshl = Toa Nuva, Bohrok-Kal and the Bahrag: the largest of the card games.
web-play-bots = Play against three bots
web-dealing = The table is being set up …
web-learn = Learn to play
web-invite-friends = Invite friends
web-compendium = Compendium
web-decks = Deck builder
web-settings = Settings
web-my-tables = Your tables
web-no-tables = You sit at no table yet.
web-open-tables = Open tables
web-no-open = Nobody is waiting for players right now.
web-your-turn = Your turn
web-no-server = The server does not answer. Is it running?
web-unofficial = Unofficial and free; made by people who love these games. Not connected with the owners of the brand.
web-new = A new table
web-game = Game
web-edition = Edition
web-seats = Seats
web-seat = Seat { $seat }
web-name = Name
web-bot = Bot
web-bot-greedy = Greedy bot
web-bot-random = Random bot
web-bot-person = Person
web-bot-you = you
web-free = free
web-kind-here = A person at this screen
web-kind-link = A friend, by link
web-kind-open = Anybody
web-kind-bot = A bot
web-add-seat = Another seat
web-pace = Pace
web-pace-relaxed = Relaxed: no clock
web-pace-live = Live: ten minutes each, and some for every answer
web-pace-days = By and by: three days for an answer
web-listed = Show this table to everybody
web-switches = Rules, switch by switch ({ $count } changed)
web-create = Open the table
web-connecting = Going to the table …
web-copied = Copied
web-copy-by-hand = It is selected: press Ctrl+C to copy it.
web-waiting-for = Waiting for { $who }
web-lost = The connection is lost. Trying again …
web-chronicle = Chronicle
web-talk = Table talk
web-mute = Hide what { $who } says
web-muted = Hidden
web-earlier = Earlier
web-newest = Newest
web-below = { $n } more ↓
web-island = The island. Arrow keys move it, plus and minus zoom, 0 shows all.
web-map = The map of the island
web-zoom-in = Closer
web-zoom-out = Farther
web-fit = Show all
web-round = Round { $round } · { $who }
web-players = Players
web-counters = { $count } counters
web-your-counters = Your counters
web-commit = Do it
web-clear = Choose again
web-curtain = { $who } is next. Everybody else looks away.
web-lift = I sit here now
web-won = { $who } has won
web-nobody-won = Nobody has won
web-abandoned = The game was abandoned
web-record = Save the record
web-rematch = Play again
web-how = How it went
web-replay = Watch again
web-replays = Replays
web-after = What next

# The card table
web-card-hand = Your hand
web-card-offered = To choose from
web-card-none = none
web-card-close = Close
web-card-stage = What lies on the table
web-card-ready = ready
web-card-later = comes later
web-card-lasting = Still at work
web-card-piles = Piles
web-card-orders = When others act, ask me
web-differs = { $count ->
    [0] rules as printed
    [one] one rule differs
   *[other] { $count } rules differ
}
