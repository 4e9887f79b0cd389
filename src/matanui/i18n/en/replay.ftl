### After the end: how a game went, and watching it again.

## How it ended

replay-over = Game over
replay-how-makuta = Makuta was beaten in his own temple.
replay-how-masks = { $n } Great Masks were enough.
replay-how-krana = { $n } Krana that belong together were enough.
replay-how-won = The game was won.
replay-how-nobody = Nobody got any further.
replay-how-abandoned = Everybody agreed to stop.
replay-length = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $answers } decisions, rolls and draws
replay-standing = What everybody did
replay-winner = winner
replay-player = Player
replay-deed-tiles = Tiles laid
replay-deed-finds = Counters picked up
replay-deed-duels-won = Duels won
replay-deed-duels-lost = Duels lost
replay-deed-locks = Locks turned up
replay-deed-challenges = Challenges for Makuta
replay-deed-great-masks = Great Masks
replay-deed-missions = Missions completed
replay-deed-fights-won = Challenges won
replay-deed-fights-lost = Challenges lost
replay-deed-krana = Krana that count

## The story

replay-story = The story of this game
replay-round = Round { $round }
replay-point-first-tile = The first tile
replay-point-first-find = The first find
replay-point-best-duel = The hardest duel won
replay-point-worst-duel = The worst defeat
replay-point-robbery = The first theft
replay-point-first-lock = The first lock
replay-point-repelled = Makuta strikes back
replay-point-final-challenge = The last challenge
replay-point-first-mission = The first Mission
replay-point-first-mask = The first mask won
replay-point-biggest-challenge = The biggest challenge
replay-point-closest-challenge = The closest challenge
replay-point-first-krana = The first Krana won
replay-point-knocked-off = A mask is lost
replay-point-last-mask = The last mask
replay-point-end = The end
replay-see = See it

## Dice

replay-dice = How the dice fell
replay-die = D{ $sides }: { $n } rolls
replay-die-face = Face
replay-die-rolled = Rolled
replay-die-expected = Expected
replay-die-streak = The longest run was { $run } times { $face } in a row. Fair dice bring a run of { $run } or more in { $percent } of 100 games with { $n } such rolls.
replay-die-few = It showed { $faces }. So few rolls say nothing about a die.
replay-die-fair = Expected: { $n }
replay-die-never = No face came twice in a row.
replay-dice-none = No die was rolled.

## The proof

replay-proof = Were the dice fair?
replay-proof-checking = Your browser rolls every die again …
replay-proof-good = Yes. Your browser has recomputed every roll and every draw, and all of them are what the sealed seed gives.
replay-proof-bad = No. Something does not fit, as marked below.
replay-proof-failed = The proof could not be fetched.
replay-check-seal = The seed fits the seal.
replay-check-seen = It is the seal that this browser saw while the game was played.
replay-check-unseen = This browser was not there while the game was played, so it has to take the seal’s word for when it was made.
replay-check-nonces = { $n ->
    [0] Nobody added anything to the seed.
    [one] What one player added is part of the dice.
   *[other] What { $n } players added is part of the dice.
}
replay-check-root = The dice of the game follow from the seed and from what was added.
replay-check-draws = { $right } of { $n } rolls and draws are what the dice give.
replay-check-past = The first { $n } answers come from another game; its dice are proved as well.
replay-check-yes = right
replay-check-no = wrong
replay-check-open = open
replay-numbers = The numbers
replay-seal = Seal (SHA-256 of the seed)
replay-seed = Seed
replay-added = Added by players
replay-root = Seed of the game’s dice
replay-streams = Streams
replay-stream = { $name }: { $n }

## What next

replay-watch = Watch again
replay-rematch = Play again
replay-download = Save the record
replay-table = To the table
replay-running = This game is not over yet.
replay-continued = Continued from another game after { $answers } answers.

## Watching

replay-title = Replay
replay-loading = The film is being made ready …
replay-scrub = Moment of the game
replay-moment = Event { $at } of { $all }
replay-setup = Before the first turn
replay-controls = Controls
replay-first = To the beginning
replay-previous-turn = One turn back
replay-previous = One event back
replay-play = Play
replay-pause = Pause
replay-next = One event on
replay-next-turn = One turn on
replay-last = To the end
replay-pace = Pace
replay-pace-slow = slow
replay-pace-calm = calm
replay-pace-quick = quick
replay-eye = Seen by
replay-eye-public = Everybody
replay-copy = Copy a link to this moment
replay-more = More
replay-keys = ← → one event, ↑ ↓ one turn, Home and End, Space plays, V changes who looks.
replay-branch = Play on from here
replay-branch-intro = A new table begins at this very moment, with new dice from here on. Bots play the other seats.
replay-branch-seats = Your seats
replay-branch-go = Begin
replay-branch-over = At this moment the game is over. Go back a little.
replay-cancel = Close
replay-open = Open a record
replay-open-intro = A file that was saved with “Save the record”, or by the terminal. It is read for you and not kept.
replay-open-large = This file is too large for a record of a game.

## The server and the terminal

server-no-such-film = This film is no longer in memory. Open the file again.
server-no-such-moment = The game has no such moment.
server-nothing-left = The game is over at this moment: nothing is left to decide.
replay-proof-past = The first { $n } answers were taken over from another game, whose dice were sealed as { $mark }. They are what its seed gives, too.
