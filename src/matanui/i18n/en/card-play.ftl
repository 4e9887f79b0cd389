### The card games: spaces and piles, what happens, questions and answers.
### Attributes are other forms of a name; a sentence asks for one with FORM and gets the plain name where there is none.

## Spaces (form the: in a sentence)

space-blank = { $name }
space-mission = Mission space { $name }
space-challenge = Challenge space { $name }
space-challenge-double = double Challenge space { $name }
    .the = the double Challenge space { $name }
space-kini-nui = Kini-Nui { $name }, the triple Challenge space
    .the = Kini-Nui
space-action = Game Action space { $name }
space-action-double = double Game Action space { $name }
    .the = the double Game Action space { $name }
space-portal = Portal { $name }
    .the = the Portal { $name }
space-start = { $name }, start of { $toa }
    .the = the start of { $toa }
space-bohrok = Bohrok Control space { $name }

## Piles, their cards seen from behind (form a: in a sentence), cards in a list, directions

pile-challenge = Challenge pile
pile-mission = Mission pile
pile-action = Game Action pile
pile-rahi = Rahi pile
pile-va = Va pile
pile-krana = Krana pile
pile-bohrok = Bohrok pile
back-challenge = Challenge card
    .a = a Challenge card
back-mission = Mission card
    .a = a Mission card
back-action = Game Action card
    .a = a Game Action card
back-rahi = Rahi card
    .a = a Rahi card
back-va = Va card
    .a = a Va card
back-krana = Krana card
    .a = a Krana card
back-bohrok = Bohrok card
    .a = a Bohrok card
cards-quoted = “{ $card }”
way-n = north
way-e = east
way-s = south
way-w = west

## What happens: the beginning, turns, movement

cards-event-chose = Player { $player } plays { $toa }.
cards-event-foiltaken = { $who } plays with { $card } instead of the plain mask.
cards-event-order = { $who } rolls { $pips } to see who begins.
cards-event-began = { $who } begins.
cards-event-turn = Round { $round }: it is { $who }’s turn.
cards-event-stepped = { $who } walks to { FORM($space, form: "the") }.
cards-event-placed = { $who } jumps to { FORM($space, form: "the") }.
cards-event-placed-by = { $by } moves { $who } to { FORM($space, form: "the") }.
cards-event-skipped = { $who } has to skip this move.
cards-event-rolled = { $who } rolls { $pips } with the D12.

## What happens: cards. Hidden: the viewer sees only a back.

cards-event-drew = { $who } draws { $card }.
cards-event-drew-hidden = { $who } draws { FORM($card, form: "a") }.
cards-event-took = { $who } gets { $card } from { $victim }.
cards-event-took-hidden = { $who } gets { FORM($card, form: "a") } from { $victim }.
cards-event-peeked = { $who } looks at the top of the { $pile }: { $cards }.
cards-event-peeked-hidden = { $count ->
    [one] { $who } looks at the top card of the { $pile }.
   *[other] { $who } looks at the top { $count } cards of the { $pile }.
 }
cards-event-discarded = { $who } discards { $card }.
cards-event-reshuffled = The { $pile } is used up. Its discards are shuffled and make a new one.
cards-event-played = { $who } plays { $card }.
cards-event-played-at = { $who } plays { $card } against { $target }.
cards-event-played-power = { $who } uses { $card }.
cards-event-played-power-at = { $who } uses { $card } against { $target }.
cards-event-cancelled = { $card } comes to nothing.
cards-event-attached-great = { $who } puts on { $card }.
cards-event-attached-turaga = { $who } takes { $card } along.
cards-event-bound = { $card } now works on { $who }.
cards-event-freed = { $card } no longer works on { $who }.

## What happens: Missions, challenges, the end

cards-event-missiontaken = { $who } takes a Mission: { $card }.
cards-event-paid = { $who } gets on with the Mission { $card }: { $n } done.
cards-event-missiondone = { $who } has completed the Mission { $card }.
cards-event-challenged = { $who } challenges { $victim }. What counts: { $skills }.
cards-event-challenged-rahi = { $who } lets { $card } loose on { $victim }. What counts: { $skills }.
cards-event-skillnamed = { $who } names the skill that counts: { $skill }.
cards-event-points = { $who } adds { $amount }: { $card }.
cards-event-points-off = { $who } loses { $amount }: { $card }.
cards-event-settled-won = { $total } against { $against }: { $who } wins the challenge with { $victim }!
cards-event-settled-lost = { $total } against { $against }: { $victim } stands firm against { $who }.
cards-event-settled-void = The challenge fails: { $victim } is safe from { $who }.
cards-event-settled-sure = Nothing can stop { $who }: the challenge with { $victim } is won!
cards-event-maskwon-great = { $who } gets a Great Mask: { $card }.
cards-event-maskwon-noble = { $who } gets a Noble Mask: { $card }.
cards-event-maskwon-turaga = { $who } finds help: { $card }.
cards-event-won = The quest is fulfilled. { $who } wins the game!
cards-event-stalemate = Nobody gets any further. The game ends without a winner in round { $round }.

## What happens: the swarm

cards-event-bohrokup = A new Bohrok lies face up: { $card }.
cards-event-kranalaid = { $who } lays out { $card } and takes control of the Bohrok.
cards-event-kranataken = { $who } takes the used Krana: { $card }.
cards-event-knockedoff = { $who } knocks { $card } off { $victim }. It goes back on top of its pile.

## Questions

cards-ask-over = The game is over.
cards-ask-chance = Chance decides.
cards-ask-wait = { $who } is thinking.
cards-ask-wait-seat = Player { $seat } is thinking.
cards-ask-choose-toa = Which Toa do you play?
cards-ask-interlude = { $who }’s turn is about to begin. Do you play anything first?
cards-ask-make-room = Do you want to discard a card?
cards-ask-wear = Which Great Mask do you put on for this turn?
cards-ask-follow = Which Turaga card do you take along?
cards-ask-outroll = Your Mission is a trial of luck. Whom do you try to beat with the D12?
cards-ask-act = It is your turn. What do you do?
cards-ask-step-first = { $steps ->
    [one] You may move one space. Where do you go?
   *[other] You may move up to { $steps } spaces. Where do you go first?
 }
cards-ask-and-walk = You may play a card that gives your movement back.
cards-ask-step = { $steps ->
    [one] You have one step left. Where do you go?
   *[other] You have { $steps } steps left. Where do you go?
 }
cards-ask-bypass = Do you pass this Mission space as if it were blank?
cards-ask-portal = The Portal carries you away. Where do you come out?
cards-ask-draw = You are on a Game Action space. Do you draw?
cards-ask-draw-from = What kind of card do you take?
cards-ask-pick = Which card do you keep?
cards-ask-arrange = You put these cards back. Which one is to be drawn first?
cards-ask-discard = Which card do you discard?
cards-ask-discard-by = { $card }: which card do you discard?
cards-ask-discard-limit = You hold too many cards. Which one do you discard?
cards-ask-give = Which card do you give to { $target }?
cards-ask-pay = Which card do you give up for the Mission { $card }?
cards-ask-mission = Which of your Missions is completed?
cards-ask-mission-pay = For which Mission do you give up a card?
cards-ask-cure = Which lingering effect do you shake off?
cards-ask-challenge = Whom do you challenge?
cards-ask-target = Whom is { $card } meant for?
cards-ask-target-again = { $card } has been turned away. Whom is it meant for now?
cards-ask-skill = Which skill do you choose?
cards-ask-place = On which space?
cards-ask-place-other = Where do you put { $target }?
cards-ask-pull = Which space is next?
cards-ask-pull-other = Where does { $target } go next?
cards-ask-shove = In which direction do you push { $target }?
cards-ask-fight = You have { $mine }, { $foe } has { $theirs }. That is not enough yet. What do you bring in?
cards-ask-fight-void = Your Rahi has been driven off. Do you still bring anything in?
cards-ask-meddle = { $who } has { $mine }, { $foe } has { $theirs }. Do you step in?
cards-ask-answer = { $who } plays { $card }. Do you answer it?
cards-ask-answer-me = { $who } plays { $card } on you. Do you answer it?
cards-ask-answer-at = { $who } plays { $card } on { $target }. Do you answer it?
cards-ask-counter = { $who } answers { $other } with { $card }. Do you stop that?
cards-ask-rahi = Which Rahi do you let loose?
cards-ask-rahi-value = Which Rahi challenge do you play with it?
cards-ask-rahi-effect = Your Rahi has won! Which effect do you play on { $target }?
cards-ask-control = You are on a Bohrok Control space. What do you do?
cards-ask-krana = Which Krana do you use?
cards-ask-announce = { $who } controls { $card }. Do you play anything?
cards-ask-announce-me = { $who } sends { $card } against you. Do you play anything?
cards-ask-announce-at = { $who } sends { $card } against { $target }. Do you play anything?
cards-ask-knock = Which mask do you knock off { $target }?
cards-ask-krana-prize = You have won! Which Krana do you take?
cards-ask-krana-spoils = You have stood firm! What do you take?
cards-ask-wake = Which mask do you wake?
cards-ask-tire = Which mask of { $target } is to rest longer?
cards-ask-share = With whom do you share the power of { $card }?
cards-ask-borrow = Which mask do you ask for?
cards-ask-accept = { $who } would share the power of { $card } with you. Do you accept?
cards-ask-accept-loan = { $who } would like to borrow the bonus of { $card }. Do you agree?

## Answers

cards-option-toa = { FORM($toa, form: "title") }
cards-option-space = { $space } ({ $there })
cards-option-play = play { $card }
cards-option-use = use { $card }
cards-option-wear = bring in { $card }
cards-option-move = move
cards-option-skip = go on (you have to skip this move)
cards-option-hunt = let a Rahi loose
cards-option-rest = rest for your Mission
cards-option-bypass-yes = yes, walk on
cards-option-bypass-no = no, take a Mission
cards-option-draw-yes = yes, draw
cards-option-control-draw = draw a Krana
cards-option-control-fight = challenge somebody with the Bohrok
cards-option-krana-prize-new = two new Krana
cards-option-krana-prize-used = one new Krana and the used one
cards-option-krana-spoils-va = a new Va
cards-option-krana-spoils-krana = a new Krana
cards-option-krana-spoils-used = the used Krana
cards-option-accept-yes = yes, gladly
cards-option-accept-no = no, thank you
cards-pass-interlude = play nothing
cards-pass-make-room = keep them all
cards-pass-wear = no mask
cards-pass-follow = nobody
cards-pass-outroll = not this time
cards-pass-and-walk = do not move
cards-pass-step = stop here
cards-pass-draw = no, draw nothing
cards-pass-pull = stop here
cards-pass-fight = nothing, give in
cards-pass-meddle = stay out of it
cards-pass-answer = let it happen
cards-pass-control = do nothing
cards-pass-announce = play nothing
cards-pass-share = with nobody
cards-pass-borrow = none
cards-pass-krana-spoils = nothing
