### Quest for Makuta: editions, switches and short explanations.

## Editions

edition-en = English: the rulebook as fans translated it from the Dutch box
edition-nl = Dutch: the rulebook of the Dutch box, with open locks
edition-de = German: the rulebook of the German box, with Akaku for exact rolls only and a mighty Makuta
edition-fr = French: the rulebook of the French box, with one speed mask at most
edition-us = American: the box as its owners describe it, where Toa do not share fields
edition-definitive = Definitive: the clearest reading of all rulebooks, our advice

## Switches: set-up, movement, tiles

switch-tiles = Which tiles the island is laid from
value-tiles-printed = the twenty printed tiles
switch-counters = Which counters are in the box
value-counters-printed = the printed counters
switch-discard-spot = Where counters that were given up wait for a new owner
value-discard-spot-start-field = given-up counters lie on the start field
value-discard-spot-start-tile = given-up counters can be found on every field of the start tile
switch-base-die = Whether a speed mask helps from the first roll of a turn
value-base-die-per-game = a speed mask helps every roll
value-base-die-per-turn = every turn begins with the white die
switch-backtrack = How you may cross your own trail
value-backtrack-no-revisit = no field twice with one roll
value-backtrack-no-reversal = you may cross your own trail, but not step straight back
switch-early-stop = Where you may stop before your roll is used up
value-early-stop-anywhere = you may stop early on any field
value-early-stop-targets-only = you may stop early only where there is something to do
switch-stop-is-final = Whether a stop ends your move
value-stop-is-final-true = when you stop, the rest of your roll is lost
value-stop-is-final-false = after a stop you may walk on with what is left
switch-gate-tile = Whether an open gate must be explored
value-gate-tile-must = whoever stops on an open gate must lay a tile
value-gate-tile-may = whoever stops on an open gate may lay a tile
switch-gate-trigger = When an open gate brings a tile
value-gate-trigger-end-of-move = an open gate brings a tile when you stop on it
value-gate-trigger-any-entry = an open gate brings a tile as soon as you step on it; you may walk on afterwards
switch-tile-attach = Where a new tile is laid
value-tile-attach-own-gate = a new tile lies at the gate you stand on
value-tile-attach-any-gate = a new tile may lie at any open gate of the island
switch-edge-match = Which edges of a new tile must fit
value-edge-match-own-gate-only = only the gate that joins a new tile must fit
value-edge-match-all-edges = every edge of a new tile that touches another must fit
switch-counters-face = How counters lie on a new tile
value-counters-face-down = counters of a new tile lie face down
value-counters-face-up = counters of a new tile lie face up
switch-true-island = How the island begins
value-true-island-false = the island begins with the start tile; the rest is drawn
value-true-island-true = the whole island is laid from the start, as on the true map
switch-no-seal = Whether a tile may close the island before Makuta is found
value-no-seal-true = before Makuta is found, a tile may not close the island if another turn of it leaves a gate open
value-no-seal-false = a tile may close the island, even before Makuta is found

## Switches: the Makuta tile, locks, keys

switch-lock-placed = How a lock is laid
value-lock-placed-down = locks are laid face down
value-lock-placed-up = locks are laid open for all to see
switch-lock-flip-when = When you may turn up a lock
value-lock-flip-when-end = you may turn up a lock when you stop on its entrance
value-lock-flip-when-enter = you may turn up a lock as soon as you step on its entrance, and walk on afterwards
switch-entrance-needs-keys = Whether an entrance asks for keys
value-entrance-needs-keys-false = everybody may step on an entrance
value-entrance-needs-keys-true = only a Toa with three keys may step on an entrance
switch-makuta-ring = Whether you may walk round the temple
value-makuta-ring-false = from an entrance you can only go back through its own gate
value-makuta-ring-true = you may walk round the temple, from each entrance to the next

## Switches: counters

switch-declined-counter = Where a key or Turaga goes that you look at but do not keep
value-declined-counter-stays = a key or Turaga that you do not keep stays on its field
value-declined-counter-to-start = a key or Turaga that you do not keep goes to the start field
switch-peek = Who sees a key or Turaga that you find with full hands
value-peek-private = only you see a key or Turaga that you find with full hands
value-peek-public = everybody sees a key or Turaga that you find with full hands
switch-speed-limit = How many speed masks you may hold
value-speed-limit-not-both = never Kakama and Kaukau together
value-speed-limit-one-total = only one speed mask in all
switch-start-pick = When you may take a counter from the start field
value-start-pick-end-only = you may take a counter from the start field when you stop there
value-start-pick-passing = you may take a counter from the start field also on the way, and walk on afterwards
switch-loss-choice = What your left neighbour sees when picking your loss
value-loss-choice-blind = your left neighbour picks your loss by the backs
value-loss-choice-seen = your left neighbour sees the fronts when picking your loss
switch-stack-same-mask = Whether two masks of one kind both count in a duel
value-stack-same-mask-true = two masks of one kind both count in a duel
value-stack-same-mask-false = of two masks of one kind only one counts in a duel
switch-turaga-bonus = Which Turaga help you in a duel
value-turaga-bonus-all = every Turaga helps in a duel: your own with 10, others with 5
value-turaga-bonus-own-only = only your own Turaga helps in a duel, with 10

## Switches: masks

switch-akaku-effect = What happens to the counter that Akaku takes
value-akaku-effect-steal = what Akaku takes is yours
value-akaku-effect-discard = what Akaku takes goes to the start field
switch-akaku-escape-roll = Whether you roll once more after Akaku
value-akaku-escape-roll-true = after Akaku you roll once more to get away
value-akaku-escape-roll-false = after Akaku your move is over
switch-akaku-exact = Whether Akaku needs an exact roll
value-akaku-exact-false = for Akaku it is enough to stop beside the other Toa
value-akaku-exact-true = for Akaku your roll must end exactly beside the other Toa
switch-speed-masks = Whether Kakama and Kaukau bind you
value-speed-masks-optional = with Kakama or Kaukau you may still roll the white die
value-speed-masks-mandatory = with Kakama or Kaukau you must roll their die
switch-miru-when = When you may fly with Miru
value-miru-when-instead-of-roll = you fly with Miru instead of rolling
value-miru-when-any-time = you may fly with Miru even after you have seen your roll
switch-miru-no-entrance = Whether Miru may land on an entrance
value-miru-no-entrance-false = Miru may land on any field
value-miru-no-entrance-true = Miru may not land on an entrance
switch-share-fields = Whether Toa may share a field
value-share-fields-free = Toa may share fields and walk past each other
value-share-fields-akaku-only = Toa share a field only to use Akaku; the start field is free for all

## Switches: Rahi

switch-duel-die = Which die you fight with
value-duel-die-same-as-move = you fight with the die you moved with
value-duel-die-free-choice = you fight with any die that you may use
switch-declare-bonus = When you say what you bring into a duel
value-declare-bonus-before-roll = you say what you bring into a duel before you roll
value-declare-bonus-after-roll = you say what you bring into a duel after you have rolled
switch-rahi-ranges = How strong the Rahi are
value-rahi-ranges-classic = mosquitoes 1–7, scorpions 7–13, tigers 13–20
value-rahi-ranges-us = mosquitoes 1–7, scorpions 7–14, tigers 14–20
switch-rahi-ends-move = Whether meeting a Rahi ends your move
value-rahi-ends-move-true = meeting a Rahi costs you the rest of your roll
value-rahi-ends-move-false = after a win over a Rahi you may walk on with what is left
switch-win-reward = What a win over a Rahi gives you
value-win-reward-extra-turn = a win over a Rahi gives another turn: roll, fly or rest
value-win-reward-extra-move = a win over a Rahi gives another roll, or a rest
value-win-reward-leftover-steps = a win over a Rahi gives only the steps you have left
switch-rahi-after-loss = How a Rahi lies after it has won
value-rahi-after-loss-face-up = a Rahi that won stays face up
value-rahi-after-loss-face-down = a Rahi that won is turned down again
switch-rahi-after-tie = How a Rahi lies after a tie
value-rahi-after-tie-face-up = after a tie the Rahi stays face up
value-rahi-after-tie-face-down = after a tie the Rahi is turned down again
switch-exploding-max = What the highest number of your die does in a duel
value-exploding-max-false = the highest number of a die is nothing special
value-exploding-max-true = on the highest number of your die in a duel you roll again and add it

## Switches: Makuta and the end

switch-makuta-table = How strong Makuta is, by the colour of the temple
value-makuta-table-18-28 = Makuta has strength 18, 20, 22, 24, 26 or 28
value-makuta-table-18-24 = Makuta has strength 18, 20, 21, 22, 23 or 24
switch-makuta-tie = What a tie with Makuta means
value-makuta-tie-loss = a tie with Makuta is a loss
value-makuta-tie-no-effect = a tie with Makuta changes nothing
switch-makuta-loss-move = Whether your left neighbour moves you after you lose to Makuta
value-makuta-loss-move-must = whoever loses to Makuta is moved by the left neighbour
value-makuta-loss-move-may = whoever loses to Makuta may be moved by the left neighbour
switch-challenge-when = When you may challenge Makuta
value-challenge-when-end = you may challenge Makuta when you stop on an entrance
value-challenge-when-enter = you may challenge Makuta as soon as you step on an entrance
switch-stalemate-rounds = After how many quiet rounds the game ends without a winner
value-stalemate-rounds = { $number ->
    [one] one quiet round ends the game
   *[other] { $number } quiet rounds end the game
 }

## Explanations

topic-young =
    Roll the white die and walk: left, right, up or down, and stop sooner if you like.
    Stop on a gate, and a new piece of the island appears. Stop on a mask, a Turaga or a key, and it is yours: up to four masks, two Turaga and three keys.
    Step on a Rahi, and you must beat it: roll more than its strength. Your masks and Turaga help.
    Find the temple, bring the three keys of one lock, roll more than Makuta, and you have won!
topic-aim =
    Be the first to beat Makuta.
    The island grows while you explore it, and somewhere in the stack waits the tile with his temple.
    You need the three keys of one of its locks, and masks and Turaga that make you strong.
    Then stop on that entrance and challenge him.
topic-turn =
    Roll a die and walk, or fly with Miru instead.
    Then do what your field asks: fight a Rahi, take a counter, lay a tile, turn up a lock.
    If you beat a Rahi, your turn goes on (switch win_reward); otherwise it is over, and the player on your left is next.
topic-dice =
    Everybody begins with the white die, 1 to 6. Kakama gives you the red one, 1 to 8, and Kaukau the green one, 1 to 12.
    Switch speed_masks says whether you may still roll the white one, and base_die whether the first roll of a turn is always with it.
    You fight with the die you moved with; after a flight you choose one that you may use (switch duel_die).
topic-movement =
    You walk left, right, up or down, never diagonally, and step on no field twice with one roll (switch backtrack).
    You may stop sooner than you rolled (early_stop), but you must take a step if you can.
    Masks, keys, locks and other Toa do not block you. A Rahi does: its field is the last one of your walk.
    When you stop, the rest of your roll is lost (stop_is_final).
topic-gates =
    Gates lead from tile to tile. A gate with nothing beyond it is open.
    If you stop on an open gate, you draw a tile and lay it there, and your turn is over. Switch gate_tile says whether you must or may, and gate_trigger whether stepping on the gate is enough.
    A gate that faces an edge without one is a dead end for good. When no tiles are left, open gates do nothing.
topic-tiles =
    Everybody sees the tile you draw. Turn it as you like, so that one of its gates meets the gate you stand on; then it stays as it is.
    Its fields are filled with Rahi, keys, masks and Turaga, face down (switch counters_face).
    While the Makuta tile is still hidden, you may not close the last way out if another turn of your tile leaves one (no_seal).
    Switch tile_attach opens other gates to your tile, and edge_match asks that its other edges fit, too.
topic-makuta-tile =
    The Makuta tile has six gates, six entrances and the temple in the middle.
    As soon as one of its gates is joined to another tile, a lock lies on the entrance behind it.
    There is no way from entrance to entrance, unless switch makuta_ring opens one.
topic-locks =
    A lock shows three symbols. If you stop on its entrance, you may turn it up, and from then on everybody knows it (switches lock_placed and lock_flip_when).
    Three keys with its symbols open it; their order does not matter, and a joker stands for any symbol.
    A lock does not bar the way to its entrance, but switch entrance_needs_keys may.
topic-keys =
    Keys show fire, water, air, earth, ice or stone; a joker stands for any of them. You may hold three.
    If you find a fourth, look at it: then put one of the others down, or do without it (switches declined_counter and peek).
    When you challenge Makuta you show your keys, but you do not lose them.
topic-counters =
    Keys, masks and Turaga are counters. Stop on one to take it; walking over it does nothing.
    From behind you can tell a key from the others, but not a mask from a Turaga.
    What you put down usually goes to the start field, where everybody may fish for it.
topic-limits =
    You hold at most three keys, two Turaga and four masks, and never Kakama together with Kaukau (switch speed_limit).
    This is true at all times, however you got the counter.
    With one too many, you choose which one of that sort goes. A new key or Turaga that you do not want stays on its field (switch declined_counter); everything else goes to the start field.
topic-masks =
    There are six kinds of masks, and every Toa may use them all.
    Hau and Pakari make you stronger in duels. Kakama and Kaukau give you a faster die.
    Miru and Akaku work once; after that they lie on the start field.
topic-akaku =
    If you stop on the field of another Toa, you may use Akaku: look at all their counters and take one (switch akaku_effect).
    Then Akaku goes to the start field, and you roll once more to get away (akaku_escape_roll).
    Switch akaku_exact asks that your roll brings you there to the point. A Toa without counters has nothing to fear.
topic-hau =
    Hau adds 5 to your roll in a duel.
    Everybody sees that you use it, but you keep it. Two of them add 10, unless switch stack_same_mask says no.
topic-pakari =
    Pakari adds 10 to your roll in a duel.
    Everybody sees that you use it, but you keep it. Two of them add 20, unless switch stack_same_mask says no.
topic-kakama =
    Kakama makes you fast: you walk and fight with the red die, 1 to 8.
    You may not hold it together with Kaukau. Switch speed_masks says whether you may still roll the white die.
topic-kaukau =
    Kaukau carries you far: you walk and fight with the green die, 1 to 12.
    You may not hold it together with Kakama. Switch speed_masks says whether you may still roll the white die.
topic-miru =
    Instead of rolling you float to any field of the island: a gate, an entrance, a Rahi, another Toa. Landing there is like stopping there.
    If a duel there is not won, you go back to where you came from. Afterwards Miru lies on the start field.
    Switch miru_when says whether you may also fly after your roll, and miru_no_entrance whether entrances are barred.
topic-turaga =
    A Turaga adds 5 to your roll in a duel, the one of your own Toa 10. You may hold two.
    Vakama goes with Tahu, Nokama with Gali, Matau with Lewa, Whenua with Onua, Nuju with Kopaka, Onewa with Pohatu.
    Switch turaga_bonus says whether only your own helps.
topic-rahi =
    Rahi are the beasts of Makuta: mosquitoes of strength 1 to 7, scorpions of 7 to 13 and tigers of 13 to 20 (switch rahi_ranges).
    Nobody walks past a Rahi. Step on its field and you must fight it.
    Sometimes there is a way round.
topic-duel =
    The Rahi is turned up. You roll once and add what your masks and Turaga give, as many of them as you like.
    You need more than its strength. Switch declare_bonus says whether you choose before or after the roll.
    Everybody sees what you use, so use no more than you need.
topic-win =
    The Rahi leaves the game. All counters under it are yours, as far as the limits let you.
    And your turn goes on: roll again, fly, or rest. Switch win_reward says what exactly you get.
topic-lose =
    You go back to the field you came from, and your turn is over.
    If you have counters you lose one: the player on your left picks it from behind (switch loss_choice), and it goes under the Rahi. Whoever beats the Rahi gets it.
    Switch rahi_after_loss says whether the Rahi stays face up.
topic-tie =
    You go back to the field you came from and keep all you have, and your turn is over.
    Switch rahi_after_tie says whether the Rahi stays face up, and makuta_tie what a tie with Makuta means.
topic-makuta =
    Stop on an entrance with an open lock and its three keys, and you may challenge Makuta.
    The white die turns the temple, and the colour that faces you says how strong he is: 18 to 24, or to 28 (switch makuta_table).
    Then fight him like a Rahi. With more than his strength you win the game!
    With less you lose a counter to the start field, and the player on your left puts you on an empty field (makuta_loss_move). A tie counts as a loss, unless switch makuta_tie says no.
topic-start =
    Everybody begins on the start field, and any number of Toa may stand there.
    Counters that were given up lie there face down. If you stop there, you may take one: a key, or a mask or Turaga, without looking first.
    Switches discard_spot and start_pick say where and when.
topic-sharing =
    Toa may stand on one field and walk past each other.
    With switch share_fields at akaku_only, the field of another Toa is closed to you, unless you stop there and use Akaku. The start field is free for all.
topic-secrets =
    Only you see the fronts of your counters. The others see how many you have, and their backs.
    What you use in a duel, the keys you show to a lock, and a used Miru or Akaku are seen by everybody.
    Whoever uses Akaku sees all that one other player has.
topic-stalemate =
    Sometimes nobody gets any further. If for many rounds no tile is laid, no Rahi beaten, nothing new found, no lock turned up and Makuta not challenged, the game ends without a winner.
    Switch stalemate_rounds says how many. A game that never ends is stopped, too.
topic-editions =
    The rulebooks of the game do not agree. Every difference is a switch, and an edition is a setting of them all.
    There are the English, Dutch, German and French rulebooks (en, nl, de, fr), the American box as owners describe it (us), and the reading that we advise (definitive).
    The command matanui games lists them all.
topic-switches =
    A switch is one rule that not every table plays alike, such as gate_tile or win_reward.
    Take an edition, then set single switches by hand: matanui play makuta --edition de --set gate_tile=may
