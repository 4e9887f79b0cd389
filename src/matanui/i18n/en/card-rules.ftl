### The card games: editions, switches and short explanations.

## Editions

cards-edition-recharged = Recharged: the rulebooks of the edition that fans made of all three games

## Switches: what is played, set-up

cards-switch-box = Which of the three games is played
cards-value-box-masks = Quest for the Masks: Great Masks alone win
cards-value-box-bohrok = Bohrok Swarm: with Bohrok, Krana and Va
cards-value-box-rshl = Rising Shadow Hidden Light: Toa Nuva against Bohrok-Kal and Bahrag
cards-switch-might = Whether masks have powers
cards-value-might-false = masks only add to a skill
cards-value-might-true = masks have powers, and there are Noble Masks to win
cards-switch-rahi = Whether Rahi are played
cards-value-rahi-false = without Rahi
cards-value-rahi-true = with Rahi that you let loose on each other
cards-switch-short = How long the game is
cards-value-short-false = the full game: six Great Masks, or eight Krana where there are Krana
cards-value-short-true = the shorter game: three Great Masks, or five Krana where there are Krana
cards-switch-decks = Whose cards are played
cards-value-decks-standard = all cards of the box, in common piles
cards-value-decks-constructed = two players bring decks of their own
cards-switch-card-lists = Which cards are in the piles
cards-value-card-lists-first = the first list of cards
cards-switch-skills = Which numbers the Toa have
cards-value-skills-first = the first table of skills
cards-switch-toa-table = Which Toa are played
cards-value-toa-table-mata = the Toa Mata
cards-value-toa-table-nuva = the Toa Nuva
cards-switch-start-spaces = Where the Toa begin
cards-value-start-spaces-toa = every Toa begins on the space of their own colour
cards-value-start-spaces-west-east = two Toa begin in the far west and in the far east
cards-switch-start-mask = Whether everybody begins with a mask
cards-value-start-mask-true = everybody begins with the mask of their own Toa
cards-value-start-mask-false = nobody has a mask at first
cards-switch-max-foils = How many foil masks may replace plain ones
cards-value-max-foils = { $number ->
    [0] no foil masks
    [one] one foil mask at most
   *[other] { $number } foil masks at most
 }
cards-switch-deal-action = How many Game Action cards you begin with
cards-value-deal-action = { $number ->
    [one] you begin with one Game Action card
   *[other] you begin with { $number } Game Action cards
 }
cards-switch-deal-rahi = How many Rahi cards you begin with, if Rahi are played
cards-value-deal-rahi = { $number ->
    [one] you begin with one Rahi card
   *[other] you begin with { $number } Rahi cards
 }
cards-switch-deal-va = How many Va you begin with, where there are Bohrok
cards-value-deal-va = { $number ->
    [one] you begin with one Va
   *[other] you begin with { $number } Va
 }
cards-switch-deal-krana = How many Krana you begin with, where there are Bohrok
cards-value-deal-krana = { $number ->
    [one] you begin with one Krana
   *[other] you begin with { $number } Krana
 }

## Switches: moving, Portals

cards-switch-max-move = How far you may move
cards-value-max-move = { $number ->
    [one] one space in a turn
   *[other] up to { $number } spaces in a turn
 }
cards-switch-min-move = Whether you must move
cards-value-min-move = { $number ->
    [0] you may stay where you are
   *[other] you must move if you can
 }
cards-switch-move-path = Whether a move may turn
cards-value-move-path-free = every step may go another way
cards-value-move-path-straight = a move is one straight line
cards-switch-revisit = Whether a move may enter a space twice
cards-value-revisit-false = no space twice in one move
cards-value-revisit-true = a move may come back to a space
cards-switch-diagonal-by-card = Whether cards may let you move diagonally
cards-value-diagonal-by-card-true = a card may let you move diagonally
cards-value-diagonal-by-card-false = nobody ever moves diagonally
cards-switch-pass-through-toa = Whether you may walk past another Toa
cards-value-pass-through-toa-false = a Toa in your way bars it
cards-value-pass-through-toa-true = you may walk past a Toa, but not stop there
cards-switch-card-move-pass = What counts on the way when a card lends you steps
cards-value-card-move-pass-ignore-missions = lent steps ignore Mission spaces; a Challenge space still stops you
cards-value-card-move-pass-last-space = with lent steps only the last space counts
cards-switch-portal-must-jump = Whether a Portal makes you jump
cards-value-portal-must-jump-true = whoever enters a Portal must jump
cards-value-portal-must-jump-false = whoever enters a Portal may jump
cards-switch-portal-ends-move = Whether a jump ends your move
cards-value-portal-ends-move-true = after a jump your move is over
cards-value-portal-ends-move-false = after a jump you may walk on

## Switches: Missions

cards-switch-mission-trigger = When a Mission space gives you a Mission
cards-value-mission-trigger-enter = you take a Mission as soon as you enter its space
cards-value-mission-trigger-land = you take a Mission only if your move ends on its space
cards-switch-mission-blocks = What an open Mission keeps you from
cards-value-mission-blocks-attempt = with an open Mission a Challenge space counts as blank
cards-value-mission-blocks-enter = with an open Mission you may not enter a Challenge space
cards-switch-mission-order = In which order you carry out your Missions
cards-value-mission-order-any = your Missions in any order
cards-value-mission-order-fifo = your oldest Mission first
cards-switch-mission-travel = How fast you travel on a Mission
cards-value-mission-travel-normal = on a Mission you move as always
cards-value-mission-travel-one-space = on a Mission you move one space in a turn
cards-switch-mission-path = Where a Mission sends you
cards-value-mission-path-free = on a Mission you go where you like
cards-value-mission-path-nearest = on a Mission you must head for the nearest space that it asks for
cards-switch-mission-opponent = Who is meant when a Mission names an opponent
cards-value-mission-opponent-d12 = the opponent who rolls highest with the D12
cards-value-mission-opponent-chosen = an opponent of your choice

## Switches: challenges

cards-switch-challenge-stops = Whether a Challenge space stops you
cards-value-challenge-stops-true = a Challenge space stops you as soon as you enter it
cards-value-challenge-stops-false = a Challenge space counts only if your move ends there
cards-switch-challenge-repeat = What the space of your last challenge is to you
cards-value-challenge-repeat-no-enter = the space of your last challenge is closed to you until you have tried another
cards-value-challenge-repeat-blank = the space of your last challenge is blank until you have tried another
cards-switch-triple-kini-nui = How many challenges Kini-Nui gives
cards-value-triple-kini-nui-true = Kini-Nui gives three challenges
cards-value-triple-kini-nui-false = Kini-Nui gives two challenges
cards-switch-gmc-multi-skill = Whether there are Challenge cards with two skills
cards-value-gmc-multi-skill-true = some Challenge cards name two skills
cards-value-gmc-multi-skill-false = every Challenge card names one skill
cards-switch-gmc-multi = What is compared if a card names two skills
cards-value-gmc-multi-sum = two skills are added up
cards-value-gmc-multi-choose = of two skills the challenger chooses one
cards-value-gmc-multi-best = of two skills everybody’s better one counts
cards-switch-gmc-tie = Who wins a tie in a Great Mask Challenge
cards-value-gmc-tie-challenger = the challenger wins a tie for a mask
cards-value-gmc-tie-defender = whoever is challenged wins a tie for a mask

## Switches: Game Action spaces, hands

cards-switch-action-on-pass = Whether passing a Game Action space gives a card
cards-value-action-on-pass-true = passing a Game Action space is enough for a card
cards-value-action-on-pass-false = a Game Action space gives a card only if your move ends there
cards-switch-double-on-pass = How many cards a double space gives in passing
cards-value-double-on-pass-false = in passing, a double space gives one card
cards-value-double-on-pass-true = in passing, a double space gives two cards
cards-switch-action-repeat = What the Game Action space that you used last is to you
cards-value-action-repeat-no-draw = the same Game Action space twice running gives nothing
cards-value-action-repeat-no-enter = the Game Action space that you used last is closed to you
cards-switch-limit-action = How many Game Action cards you may hold
cards-value-limit-action = { $number ->
    [one] one Game Action card at most
   *[other] { $number } Game Action cards at most
 }
cards-switch-action-full = What happens on a Game Action space if your hand is full
cards-value-action-full-may-discard = with a full hand you may discard a card, then draw
cards-value-action-full-no-draw = with a full hand you draw nothing
cards-switch-start-discard = Whether you may discard a card when your turn begins
cards-value-start-discard-false = no discard when your turn begins
cards-value-start-discard-true = when your turn begins, you may discard one card
cards-switch-limit-va = How many Va you may hold
cards-value-limit-va-none = as many Va as you like
cards-value-limit-va = { $number ->
    [one] one Va at most
   *[other] { $number } Va at most
 }
cards-switch-limit-krana = How many Krana you may hold
cards-value-limit-krana-none = as many Krana as you like
cards-value-limit-krana = { $number ->
    [one] one Krana at most
   *[other] { $number } Krana at most
 }
cards-switch-overflow = What happens if there is no room for a Va or Krana
cards-value-overflow-no-draw = where there is no room, nothing is drawn
cards-value-overflow-draw-then-discard = where there is no room, you draw and then discard

## Switches: masks

cards-switch-attach = When you put on your masks
cards-value-attach-turn-start = you put on masks when your turn begins
cards-value-attach-in-challenge = you choose masks in the challenge
cards-switch-mask-reset = How long a used mask rests
cards-value-mask-reset-next-challenge = a used mask rests until you have fought a challenge
cards-value-mask-reset-turns3 = a used mask rests for three of your turns
cards-switch-noble-needs-turaga = When Noble Masks can be won
cards-value-noble-needs-turaga-false = Noble Masks can be won from the start
cards-value-noble-needs-turaga-true = Noble Masks can be won only after you have found your Turaga
cards-switch-nuva-share = Whether powers can be shared
cards-value-nuva-share-false = powers are not shared
cards-value-nuva-share-true = you may share a power with one willing player

## Switches: Bohrok

cards-switch-bohrok-pile = Which Bohrok there are
cards-value-bohrok-pile-swarm = the Bohrok of the swarm
cards-value-bohrok-pile-kal = the Bohrok with the Kal and the Bahrag
cards-switch-bahrag = Whether the Bahrag are in the pile
cards-value-bahrag-true = with the two Bahrag
cards-value-bahrag-false = without the two Bahrag
cards-switch-krana-control = What a Krana controls
cards-value-krana-control-breed = a Krana controls its breed
cards-value-krana-control-breed-and-kal = a Krana controls its breed and the Kal of that breed
cards-switch-krana-kal-wild = What the Krana-Kal is worth for the win
cards-value-krana-kal-wild-false = the Krana-Kal does not count for the win
cards-value-krana-kal-wild-true = the Krana-Kal stands for a missing Krana
cards-switch-bohrok-tie = Who wins a tie in a Bohrok challenge
cards-value-bohrok-tie-challenger = the challenger wins a tie with a Bohrok
cards-value-bohrok-tie-defender = whoever is challenged wins a tie with a Bohrok
cards-switch-bohrok-defend-prize = What you get for standing firm against a Bohrok
cards-value-bohrok-defend-prize-va-or-used = a Va or the used Krana for standing firm
cards-value-bohrok-defend-prize-krana-or-used = a new Krana or the used one for standing firm
cards-switch-knock-safe = What a Bohrok cannot knock off
cards-value-knock-safe-turaga = Turaga cannot be knocked off
cards-value-knock-safe-turaga-noble = Turaga and Noble Masks cannot be knocked off
cards-switch-double-control = What two Bohrok challenges by one card are fought with
cards-value-double-control-same = both challenges with the same Bohrok
cards-value-double-control-new = the second challenge with a new Bohrok
cards-switch-win-krana = Which Krana win
cards-value-win-krana-same-breed = Krana of one breed win
cards-value-win-krana-types = Krana of different types win, whatever their breed

## Switches: Rahi

cards-switch-limit-rahi = How many Rahi cards you may hold
cards-value-limit-rahi = { $number ->
    [one] one Rahi card at most
   *[other] { $number } Rahi cards at most
 }
cards-switch-limit-rahi-type = How many Rahi cards of one type you may hold
cards-value-limit-rahi-type = { $number ->
    [one] one Rahi card of a type at most
   *[other] { $number } Rahi cards of a type at most
 }
cards-switch-rahi-tie = Who wins a tie in a Rahi challenge
cards-value-rahi-tie-defender = whoever is challenged wins a tie with a Rahi
cards-value-rahi-tie-challenger = the challenger wins a tie with a Rahi
cards-switch-rahi-when-skipped = Whether you may let a Rahi loose when you have to skip your move
cards-value-rahi-when-skipped-false = whoever has to skip a move lets no Rahi loose
cards-value-rahi-when-skipped-true = whoever has to skip a move may still let a Rahi loose
cards-switch-rahi-effect-pins = Whether a Rahi effect can make you skip a move
cards-value-rahi-effect-pins-true = a Rahi effect can make you skip a move
cards-value-rahi-effect-pins-false = no Rahi effect makes you skip a move
cards-switch-rahi-resets-masks = Whether a Rahi challenge wakes resting masks
cards-value-rahi-resets-masks-true = a Rahi challenge wakes the masks of both sides
cards-value-rahi-resets-masks-false = a Rahi challenge wakes no masks
cards-switch-lingering-turns = How long a Rahi effect lingers
cards-value-lingering-turns-game = an effect lingers to the end of the game
cards-value-lingering-turns = { $number ->
    [one] an effect lingers for one turn
   *[other] an effect lingers for { $number } turns
 }
cards-switch-action-in-rahi = Which Game Action cards may be played in a Rahi challenge
cards-value-action-in-rahi-infected = only Infected Mask cards in a Rahi challenge
cards-value-action-in-rahi-any = all Game Action cards in a Rahi challenge
cards-switch-stalemate-rounds = After how many quiet rounds the game ends without a winner
cards-value-stalemate-rounds = { $number ->
    [one] one quiet round ends the game
   *[other] { $number } quiet rounds end the game
 }
cards-switch-most-rounds = After how many rounds the game ends in any case
cards-value-most-rounds = { $number ->
    [one] the game ends after one round
   *[other] the game ends after { $number } rounds
 }

## Explanations

cards-topic-turn =
    When your turn begins, put on a Great Mask and take a Turaga card along, if you have them.
    Play cards and use powers as you like. Then move, and do what the spaces ask of you.
    With Rahi in the game, you may let one loose instead of moving. Then it is the turn of the next player, clockwise.
cards-topic-moving =
    You move one to three spaces north, east, south or west (switches min_move and max_move). Every step may turn, but you enter no space twice (move_path and revisit).
    You may stop after any step. Mission spaces, Challenge spaces and Portals stop you.
    A space where another Toa stands is closed (pass_through_toa). If a card or another player moves you, nothing happens on the way.
cards-topic-missions =
    Enter a Mission space, and you stop and take a Mission, open for all to see (switch mission_trigger).
    Some Missions happen at once. Others are tasks: you work on them over your turns, and what you have done stays done.
    While a Mission is open, you may not challenge for masks (mission_blocks). Several Missions may be done in any order, or the oldest first (mission_order).
cards-topic-challenges =
    Enter a Challenge space, stop, and challenge an opponent for one of your own masks. A card says which skill is compared.
    Whoever is behind may bring in a card or a mask, again and again, until one gives in. The challenger wins a tie (switch gmc_tie).
    If you win, you take the top card of your mask pile; if you lose, nothing happens.
    Double spaces give two challenges, Kini-Nui three (triple_kini_nui). You may not come back to the same space before you have tried another (challenge_repeat).
cards-topic-game-actions =
    A Game Action space gives you a card, even in passing (switch action_on_pass). If your move ends on a double one, you draw two.
    The same space twice running gives nothing (action_repeat).
    There are Bonus, Reward, Penalty and Infected Mask cards. You may play as many as you like; each card says when.
cards-topic-portals =
    Enter a Portal, and you jump to another free Portal of your choice (switch portal_must_jump).
    There your move is over, unless portal_ends_move says no. If no other Portal is free, you cannot enter.
cards-topic-masks =
    Six Great Masks are in your own pile, and you begin with the first (switch start_mask). Each adds to one skill; you wear one at a time.
    You put it on when your turn begins and wear it until your next turn, or you choose it in the challenge (attach).
    A foil mask takes the place of a plain one and adds more.
cards-topic-turaga =
    Your Turaga waits among your masks and helps in more than one way: with wise counsel, with a Noble Mask, with a tool.
    Take one Turaga card along beside your Great Mask. A Turaga card does not count for the win.
cards-topic-might =
    With Masks of Might your masks also have powers, and you win Noble Masks, too.
    In a challenge bring in one Great Mask and one Noble Mask or Turaga for their bonus, or use a power on your turn.
    A mask whose power you have used rests for a while (switch mask_reset). Ask for a mask by its name to read about its power.
cards-topic-power = The power of { $mask }: { $power }
cards-topic-rahi =
    Instead of moving, play a Rahi and a Rahi challenge against an opponent. You must hold a Rahi effect, too.
    The number on the challenge card stands against the skill of your opponent, who may bring in Rahi defences. A tie saves them (switch rahi_tie).
    If your Rahi wins, choose an effect and play it. If not, only the two cards are lost.
cards-topic-lingering =
    Some Rahi effects linger: the card lies before its victim for three turns (switch lingering_turns).
    Different effects add up; the same one again only starts anew. Some cards shake them off.
cards-topic-winning =
    Whoever is the first to hold six Great Masks wins at once (switch short). Noble Masks and Turaga do not count.
    Where there are Krana, eight of them win as well (win_krana).
cards-topic-short =
    In the shorter game three Great Masks are enough, the first one counted. Where there are Krana, five are enough.
    Switch short turns it on.
cards-topic-timing =
    Every card says when it may be played: in a challenge, on your turn, on your move, or at any time.
    Before each turn everybody may play a card that fits any time. In a challenge the side that is behind is asked first; when it gives in, the others may still step in.
    A card happens before the next one is played. Only cards that cancel or turn it away can answer it.
cards-topic-limits =
    You hold at most seven Game Action cards (switch limit_action) and nine Rahi cards, three of each type (limit_rahi and limit_rahi_type).
    For Va and Krana there are limit_va and limit_krana. What does not fit is not drawn.
cards-topic-stalemate =
    Sometimes nobody gets any further. If for many rounds nobody challenges anybody and no Mission is completed, the game ends without a winner.
    A game that never ends is stopped, too. Switches stalemate_rounds and most_rounds say when.
cards-topic-bohrok =
    One Bohrok lies face up. With a Krana of its breed you can send it against an opponent from a Bohrok Control space.
    A Challenge card says what is compared; if it is the skill of the Bohrok, its bonus is yours.
    If you win, you knock off one of your opponent’s Great Masks and take Krana. If not, your opponent gets something for standing firm (switch bohrok_defend_prize).
cards-topic-krana =
    Every breed has eight Krana, one of each type. You draw them on Bohrok Control spaces and win them in Bohrok challenges.
    With a fitting one you control the Bohrok that lies face up. Eight Krana win the game: of one breed or of different types (switch win_krana).
cards-topic-va =
    The Bohrok Va are little helpers. You draw them on Game Action spaces, instead of another card.
    In a Bohrok challenge a Va of the same breed adds its points for you, whether you challenge or are challenged. Then it is discarded.
cards-topic-control =
    If your move ends on a Bohrok Control space, you may draw a Krana, or control the Bohrok that lies face up and challenge somebody.
    In passing the space does nothing. The others may answer when you announce the challenge.
    Afterwards the used Krana is discarded unless somebody takes it, and a new Bohrok is turned up.
cards-topic-kal =
    The Bohrok-Kal are stronger than their breed. A Krana of the breed controls its Kal if switch krana_control says so.
    The Krana-Kal controls every Kal, but does not count for the win (krana_kal_wild).
cards-topic-bahrag =
    Cahdok and Gahdok are the queens of the swarm. Only the Krana-Kal controls them, and no Va helps.
    Whoever challenges with one of them adds her bonus, whatever the skill. Switch bahrag leaves them out.
cards-topic-nuva =
    The Toa Nuva have higher skills, and their masks are Kanohi Nuva. A mask whose power was used rests for three turns (switch mask_reset).
    You may share a power with one willing player (nuva_share).
    Noble Masks come only after you have found your Turaga (noble_needs_turaga).
cards-topic-decks =
    Two players of Bohrok Swarm may bring decks of their own (switch decks).
    A deck has twenty Game Action cards, at least fourteen of them different and no card more than twice.
    The ten Missions and the Challenge cards are put together in turn. Up to three foil masks may replace plain ones (max_foils).
cards-switch-mission-decks = Who builds the Mission decks of built games.
cards-value-mission-decks-shared = There is one common Mission deck, built in turn.
cards-value-mission-decks-for-each-other = Each player builds the other’s Mission deck.
cards-switch-map = Which map the game is played on.
cards-value-map-first = On the first map.
