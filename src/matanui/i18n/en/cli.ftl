### Words of the commands games, simulate, verify and deck.


ui-games-players = For { $least } to { $most } players.
ui-games-switch = switch
ui-games-source = source
ui-games-hint = * is the edition you get unless you ask for another: matanui play { $game } --edition { $edition } --set switch=value

ui-series-playing = Playing
ui-series-games = Games
ui-series-finished = With a winner
ui-series-stalemates = Stalemates
ui-series-rounds = Rounds (median / 95 %)
ui-series-decisions = Decisions per game
ui-series-questions = Questions per turn
ui-series-digest = Digest
ui-series-who = Who
ui-series-wins = Wins
ui-series-rate = Rate
ui-series-seat = Seat { $n } ({ $bot })

ui-proof-checking = Checking
ui-proof-states = { $file }: { $n ->
    [one] one answer was on offer and leads
   *[other] all { $n } answers were on offer and lead
 } to the recorded states.
ui-proof-dice = Every roll and draw comes from the revealed seed, which fits its commitment { $mark }.
ui-proof-no-seed = The seed is not revealed yet (commitment { $mark }), so the dice could not be recomputed.
ui-proof-broken = { $file } does not prove itself. { $why }

ui-deck-legal = { $file } is a legal deck.
ui-deck-breach = { $file }: { $rule }: { $why }
ui-serve-open = Mata Nui is open at { $address }
ui-serve-stop = Ctrl+C stops it. Nothing is lost: tables come back with the next start.
