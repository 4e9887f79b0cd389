### The table of Quest for Makuta in the browser.

## Where to go

board-steps = { $n ->
    [one] one step
   *[other] { $n } steps
 }
board-wins = { $share } to win
board-wins-at-best = at best { $share } to win
board-lays-tile = lays a tile
board-go-plain = Go there
board-go-duel = Go and fight it
board-go-duel-down = Go and turn it up
board-go-gate = Go and draw a tile
board-go-entrance = Go to the entrance
board-go-prize = Go and look at it
board-go-exile = Send them there
board-for-good = cannot be taken back
board-undo = Undo
board-here = you are here
board-why-far = { $n } steps away; you have { $pips }.
board-why-no-way = No way there without passing a Rahi.
board-why-walked = You have been there with this roll.
board-why-not = This field is not on offer.

## The drawn tile

board-turn-left = Turn it left
board-turn-right = Turn it right
board-turn-of = { $n } of { $all }
board-lay = Lay it so
board-brings = What it brings
board-printed-mosquito = { $n ->
    [one] one mosquito
   *[other] { $n } mosquitoes
 }
board-printed-scorpion = { $n ->
    [one] one scorpion
   *[other] { $n } scorpions
 }
board-printed-tiger = { $n ->
    [one] one tiger
   *[other] { $n } tigers
 }
board-printed-mask = { $n ->
    [one] one mask or Turaga
   *[other] { $n } masks or Turaga
 }
board-printed-key = { $n ->
    [one] one key
   *[other] { $n } keys
 }
board-open-gates = { $n ->
    [0] No gate would be open
    [one] One gate would be open
   *[other] { $n } gates would be open
 }
board-gate-away = steps to one: { $who }

## Duels

board-win = win
board-tie = tie
board-lose = lose
board-won = won
board-tied = tied
board-lost = lost
board-odds = { $win } win, { $tie } tie, { $lose } lose
board-bring-in = What you bring in
board-roll = Roll with nothing
board-roll-shows = Roll, showing { $counters }
board-bring = Bring in nothing new
board-bring-shows = Bring in, showing { $counters }
board-sure = Sure, and shows least
board-shows = shows { $counters }
board-hopeless = { $deed }: cannot win
board-more = More ({ $n })
board-asked-all = Asked of everybody who could, so that nothing shows.
board-lock-keys = The lock, and your keys
board-counter-seen = { $counter }, seen by everybody
board-counter-hidden = { $counter }, not seen by everybody

## Counters

board-room-mask = Masks
board-room-turaga = Turaga
board-room-key = Keys
board-hand-empty = Nothing in hand
board-remaining = What is left
board-close = Close
board-left-tiles = { $n ->
    [one] One tile in the stack
   *[other] { $n } tiles in the stack
 }
board-tile-laid = { $tile }, on the island
board-tile-left = { $tile }, not found yet
board-left-rahi = Rahi that nobody has seen
board-left-masks = Masks and Turaga that you have not seen: { $n } of { $all }
board-left-keys = Keys that you have not seen: { $n } of { $all }
board-left-locks = { $n ->
    [one] One lock that nobody has seen
   *[other] { $n } locks that nobody has seen
 }
board-makuta = Makuta’s strengths
board-of = { $n } of { $all }
