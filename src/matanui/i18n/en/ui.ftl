### The terminal client: labels, questions of its own, help, and what it says when it does not understand.

## Beginning

ui-welcome-makuta = Quest for Makuta. Explore the island, gather masks and keys, and beat Makuta in his temple.
ui-welcome-plain = { $game }. Answer with a number, or with the id behind an option.
ui-how-many = How many players, { $least } to { $most }? (Enter: you against three bots)
ui-how-many-people = How many of the { $n } are people at this keyboard? (Enter: 1)
ui-player = Player { $n }
ui-you = you
ui-none = none
ui-kept-in = The game is kept in { $file }
ui-start-hint = Answer with a number or in words. Type help, legend, or quit to stop.
ui-saved = Saved in { $file }
ui-pass-keyboard = Pass the keyboard to { $name }, who plays { $toa }. The others look away.
ui-pass-keyboard-by-name = Pass the keyboard to { $name }. The others look away.
ui-press-enter = Press Enter when you are alone with the screen.
ui-press-enter-part = Press Enter to leave the keyboard; the screen will be cleared.
ui-pause-roll = Your turn. Press Enter or type roll: the { $die }.
ui-pause-duel = Press Enter or type roll to fight with the { $die }: { $odds }.
ui-resume-hint = The game is kept. Go on with:
ui-resume-command = matanui play --resume { $file }
ui-end-won = { $who } ({ $name }) wins in round { $rounds }.
ui-end-won-by-name = { $name } wins in round { $rounds }.
ui-end-nobody = Nobody wins. The game ended in round { $rounds }.
ui-end-record = The record of the game is { $file }
ui-end-verify = Check its dice with: matanui verify { $file }

## The table

ui-turn-yours = Round { $round }: your turn, { $who }
ui-turn-of = Round { $round }: { $who }’s turn
ui-hand-keys = Keys { $n }/{ $limit }: { $named }
ui-hand-kanohi = Kanohi { $n }/{ $limit }: { $named }
ui-hand-turaga = Turaga { $n }/{ $limit }: { $named }
ui-seat-line = { $where }, { $keys ->
    [0] no key
    [one] 1 key
   *[other] { $keys } keys
 }, { $masks ->
    [0] no mask or Turaga
    [one] 1 mask or Turaga
   *[other] { $masks } masks and Turaga
 }
ui-seat-known = (known: { $named })
ui-lock-down = { $field }: the lock lies face down
ui-lock-open = { $field }: the lock shows { $code }
ui-lock-yours = — your keys open it!
ui-lock-have = ({ $n ->
    [one] 1 of your keys fits
   *[other] { $n } of your keys fit
 })
ui-supply = { $tiles ->
    [0] The stack is empty
    [one] 1 tile in the stack
   *[other] { $tiles } tiles in the stack
 }; pile on the start field: { $keys ->
    [0] no keys
    [one] 1 key
   *[other] { $keys } keys
 }, { $masks ->
    [0] no masks or Turaga
    [one] 1 mask or Turaga
   *[other] { $masks } masks and Turaga
 }
ui-island = { $n ->
    [one] The island has 1 tile so far.
   *[other] The island has { $n } tiles so far.
 }
ui-pawns = Here: { $names }.
ui-stand = You stand on { $field }.
ui-one-step = { $step }: { $there }
ui-gate-to = { $gate }, to { $where }
ui-wall = a wall
ui-item = – { $text }
ui-way-joined = { $side } joined to { $tile }
ui-place-entry = in by gate { $edge }
ui-way-open = open: { $sides }
ui-way-shut = against a wall: { $sides }
ui-world-0 = east
ui-world-1 = north-east
ui-world-2 = north-west
ui-world-3 = west
ui-world-4 = south-west
ui-world-5 = south-east
ui-toward-n = north
ui-toward-e = east
ui-toward-s = south
ui-toward-w = west
ui-toward-x = through the gate
ui-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
 }: { $walk }
ui-reach-now = With this roll you can stop on:
ui-reach-best = With { $pips } steps you could stop on:
ui-span = { $tile }: { $low } to { $high }

## Tiles in at most four letters, for the drawings

ui-short-fau-swamp = Fau
ui-short-ga-koro = GaKo
ui-short-great-mine = Mine
ui-short-hura-mafa = Hura
ui-short-ice-drifts = Ice
ui-short-kini-nui = Kini
ui-short-ko-koro = KoKo
ui-short-kumu-islets = Kumu
ui-short-le-koro = LeKo
ui-short-leva-bay = Leva
ui-short-makuta = MAKU
ui-short-mangai = Mang
ui-short-motara-desert = Mota
ui-short-mount-ihu = Ihu
ui-short-naho-bay = Naho
ui-short-onu-koro = OnuK
ui-short-po-koro = PoKo
ui-short-ta-koro = TaKo
ui-short-tiro-canyon = Tiro
ui-short-toa-landing = Land

## One letter for each symbol, in the order fire, water, air, earth, ice, stone, joker; all different

ui-symbols = F W A E I S *

## The legend

ui-legend-head = What the signs mean
ui-legend-mosquito = mosquito, face down
ui-legend-scorpion = scorpion, face down
ui-legend-tiger = tiger, face down
ui-legend-strength = a tiger of strength 18, face up
ui-legend-under = two counters lie under it
ui-legend-mask = mask or Turaga
ui-legend-turaga = a Turaga that you know
ui-legend-key = key; a key that you know shows its symbol
ui-legend-gate = gate 3; beside it stands where it leads
ui-legend-open = open gate: stop here to lay a new tile
ui-legend-wall = the gate meets a wall
ui-legend-start = start field; S4: four counters lie there
ui-legend-entrance = entrance 2 of the temple; beside it Makuta’s strength on that side
ui-legend-lock = lock, face down; an open one shows its three symbols
ui-legend-path = path
ui-legend-number = the number of an option
ui-legend-symbols = Symbols: { $named }

## Odds

ui-point = .
ui-odds = { $win } % win
ui-odds-tie = { $win } % win, { $tie } % tie
ui-odds-line = { $die } +{ $plus } ({ $named }): { $odds }
ui-odds-bare = nothing
ui-odds-head = With the { $die } and what you can add (odds tiger shows more):
ui-odds-summary = { $name } { $low } to { $high }: { $odds }
ui-odds-part = +{ $plus } wins { $win } %
ui-odds-duel = Against strength { $strength }:
ui-odds-makuta = Against Makuta, strength { $low } to { $high }:
ui-odds-rahi = { $n ->
    [0] Against a { $name }:
   *[other] Against a { $name } that nobody has seen, strength { $low } to { $high }:
 }
ui-odds-all-seen = Everybody has seen all of them.
ui-at-best = at best { $odds }
ui-total-wins = { $total } beats { $strength }
ui-total-ties = { $total } ties { $strength }
ui-total-loses = { $total } loses to { $strength }

## How to answer

ui-hint-toa = A number or a name.
ui-hint-begin = A number, or: roll, fly, stop. Also: reach, odds, help.
ui-hint-walk = A number, or steps: go e e s (x: through a gate). Also: reach, odds, help.
ui-hint-walk-drawn = A number in the drawing, or go e e s (x: a gate). Also: reach, odds, help.
ui-hint-walk-on-drawn = A number in the drawing, go e e s, or stop.
ui-hint-walk-on = A number, steps (go e e s), or stop.
ui-hint-walk-from = A number, or the side: n, e, s or w.
ui-hint-field = A number, or a field: mangai c3. tile mangai shows the numbers there.
ui-hint-plain = A number, the id behind an option, or its first words. Also: table, rules, help.
ui-hint-yes-no = Type yes or no.
ui-hint-placement = A number, or the turn: place r2. tile NAME shows any tile.
ui-hint-keep = A number, or: drop NAME, keep NAME.
ui-hint-counter = A number, or: take key, take mask, no.
ui-hint-seat = A number, a name, or no.
ui-hint-held-counter = A number or a name.
ui-hint-die = A number, or: roll, roll red.
ui-hint-counters = A number, or: duel vakama hau, duel all, or just duel for nothing.
ui-hint-lose = A number, or: key, mask.
ui-hint-challenge = Type yes or no. odds makuta shows your chances.

## Words that people may type, separated by commas; the English words always work too.
## No word may mean two commands. The first word of each step is the one letter that walks are spelled with.

ui-cmd-roll = roll, throw
ui-cmd-go = go, walk
ui-cmd-stop = stop, stay, rest
ui-cmd-fly = fly, float
ui-cmd-place = place, lay
ui-cmd-duel = duel, fight
ui-cmd-keep = keep
ui-cmd-drop = drop
ui-cmd-take = take
ui-cmd-yes = yes, y
ui-cmd-no = no
ui-cmd-reach = reach
ui-cmd-odds = odds, chances
ui-cmd-look = look
ui-cmd-where = where
ui-cmd-tile = tile
ui-cmd-board = board, map
ui-cmd-table = table, board
ui-cmd-hand = hand, table
ui-cmd-log = log, history
ui-cmd-legend = legend, signs
ui-cmd-rules = rules
ui-cmd-save = save
ui-cmd-help = help
ui-cmd-quit = quit, exit
ui-step-n = n, north
ui-step-e = e, east
ui-step-s = s, south
ui-step-w = w, west
ui-step-x = x, cross
ui-word-start = start, start field
ui-word-all = all, everything

## Help

ui-help-head = Commands; a beginning that fits only one is enough. A number chooses an option.
ui-help-roll = roll: roll the best die you may use; roll white chooses one
ui-help-go = go e e s: walk along the printed grid; x goes through a gate; go c3 names the end
ui-help-stop = stop: stop here, rest, or take nothing
ui-help-fly = fly mangai c3: fly with Miru
ui-help-place = place r2: lay the tile, turned left twice
ui-help-duel = duel vakama hau: bring in these counters; duel: none; duel all: every one
ui-help-keep = keep NAME: keep this one, the other goes
ui-help-drop = drop NAME: put this one down
ui-help-take = take key: take this from the pile or from a Toa
ui-help-yes = yes: yes
ui-help-no = no: no; nothing; nobody
ui-help-reach = reach: every field in reach, with the steps and what is there
ui-help-odds = odds: the duel under way; odds tiger or odds makuta for your chances before it
ui-help-look = look c3: what is on a field and how far it is
ui-help-where = where gali: where a Toa is
ui-help-tile = tile mangai: draw a tile
ui-help-board = board: the whole island
ui-help-table = table: everything that lies open, and what is yours
ui-help-hand = hand: your counters, the others’, the locks and the pile
ui-help-log = log 10: the last ten things that happened
ui-help-legend = legend: what the signs mean
ui-help-rules = rules: the edition and where it differs
ui-help-save = save FILE: save a copy; the game is kept after every answer anyway
ui-help-help = ? TOPIC: explain a part of the rules
ui-help-quit = quit: stop; the game is kept
ui-help-topics = Topics for ?: { $topics }
ui-topic-young = young
ui-topic-aim = aim
ui-topic-turn = turn
ui-topic-dice = dice
ui-topic-movement = movement
ui-topic-gates = gates
ui-topic-tiles = tiles
ui-topic-makuta-tile = makuta-tile
ui-topic-locks = locks
ui-topic-keys = keys
ui-topic-counters = counters
ui-topic-limits = limits
ui-topic-masks = masks
ui-topic-akaku = akaku
ui-topic-hau = hau
ui-topic-kakama = kakama
ui-topic-kaukau = kaukau
ui-topic-miru = miru
ui-topic-pakari = pakari
ui-topic-turaga = turaga
ui-topic-rahi = rahi
ui-topic-duel = duel
ui-topic-win = win
ui-topic-lose = lose
ui-topic-tie = tie
ui-topic-makuta = makuta
ui-topic-start = start
ui-topic-sharing = sharing
ui-topic-secrets = secrets
ui-topic-stalemate = stalemate
ui-topic-editions = editions
ui-topic-switches = switches
ui-rules-edition = Edition: { $edition }
ui-rules-differs = – { $text }
ui-rules-by-hand = – { $text } (set by hand)

## What was not understood

ui-err-unknown = “{ $text }” is not an answer here. Type a number, or help for the commands.
ui-err-unknown-now = “{ $text }” is not a command. Type roll, or help for the commands.
ui-err-several = “{ $text }”: did you mean { $names }?
ui-err-name = There is no “{ $text }” here. Choose one of: { $names }.
ui-err-range = There is no option { $number }. Choose 1 to { $most }.
ui-err-number = “{ $text }” is not a number.
ui-err-between = A number from { $least } to { $most }, please.
ui-err-not-asked = Nothing is asked just now. Type roll.
ui-err-not-now = The question is another one: “{ $command }” does not answer it.
ui-err-field = “{ $text }” is not a field. Fields are named like c3 on your own tile, or mangai c3.
ui-err-no-cell = { $tile } has no field { $cell }.
ui-err-not-laid = { $tile } is not part of the island yet.
ui-err-no-step = From { $field } there is no way { $step }.
ui-err-no-gate = { $field } is not a gate that leads to another tile.
ui-err-too-far = That is a walk of { $steps } steps; you have { $pips }.
ui-err-rahi-in-the-way = A Rahi stands on { $field }; a walk ends there.
ui-err-twice = A walk never steps on a field twice.
ui-err-out-of-reach = { $field } is not in reach. Type reach to see what is.
ui-err-no-miru = You cannot fly now.
ui-err-must-walk = You must go at least one step.
ui-err-only-no = Your keys do not fit; type no.
ui-err-must-akaku = You must use Akaku here.
ui-err-one-goes = One counter must go: type drop and its name.
ui-err-turn = “{ $text }” is not a turn. Type place r0 to place r5.
ui-err-turn-unfit = Turned r{ $turn }, no gate of the tile meets this one. The list shows how it fits.
ui-err-no-bonus = Only masks and Turaga that add to your roll can be brought in.
ui-err-by-number = Please choose by number.
ui-err-save = The game could not be saved in { $file }: { $why }.
ui-err-seats = The game is for { $least } to { $most } players, and you named { $n }.
ui-err-seat = “{ $seat }” cannot sit down. Each seat is one of: { $names }.
ui-err-answer = There is no answer { $n }. The record has { $most }.

## Watching a record

ui-watch-head = { $edition }. { $players }.
ui-watch-size = { $answers } answers, { $events } events.
ui-watch-hint = Enter: next event. p: previous. t: next turn. e: end. A number: go to that answer. b: board. v tahu, v all, v public: point of view. q: quit.
ui-watch-prompt = [{ $n }/{ $most }]
ui-watch-unfinished = The game is not over: round { $rounds }.
ui-watch-next = n, next
ui-watch-previous = p, previous, back
ui-watch-turn = t, turn
ui-watch-end = e, end
ui-watch-quit = q, quit, exit
ui-watch-view = v, view
ui-watch-board = b, board
ui-watch-help = h, help, ?
ui-watch-public = public, nobody
