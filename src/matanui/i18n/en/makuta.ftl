### Quest for Makuta: names, what happens, questions and answers.
### Attributes are other forms of a name; a sentence asks for one with FORM and gets the plain name where there is none.

## Counters (form a: in a sentence)

counter-fire = fire key
    .a = a fire key
counter-water = water key
    .a = a water key
counter-air = air key
    .a = an air key
counter-earth = earth key
    .a = an earth key
counter-ice = ice key
    .a = an ice key
counter-stone = stone key
    .a = a stone key
counter-joker = joker key
    .a = a joker key
counter-key = unknown key
    .a = a key
counter-hau = Hau mask
    .a = a Hau mask
counter-pakari = Pakari mask
    .a = a Pakari mask
counter-kakama = Kakama mask
    .a = a Kakama mask
counter-kaukau = Kaukau mask
    .a = a Kaukau mask
counter-miru = Miru mask
    .a = a Miru mask
counter-akaku = Akaku mask
    .a = an Akaku mask
counter-mask = unknown mask or Turaga
    .a = a mask or Turaga
counter-vakama = Turaga Vakama
counter-nokama = Turaga Nokama
counter-matau = Turaga Matau
counter-whenua = Turaga Whenua
counter-nuju = Turaga Nuju
counter-onewa = Turaga Onewa

## Locks and their symbols

symbol-fire = fire
symbol-water = water
symbol-air = air
symbol-earth = earth
symbol-ice = ice
symbol-stone = stone
symbol-joker = joker
lock-open = { $symbols }
lock-down = face-down lock

## The temple, the dice, the Rahi

segment-white = white
segment-red = red
segment-green = green
segment-brown = brown
segment-blue = blue
segment-black = black
die-white = white die
die-red = red die
die-green = green die
rahi-mosquito = mosquito
rahi-scorpion = scorpion
rahi-tiger = tiger

## Tiles and fields (form the: in a sentence)

tile-fau-swamp = Fau Swamp
tile-ga-koro = Ga-Koro
tile-great-mine = Great Mine
tile-hura-mafa = Hura-Mafa River
tile-ice-drifts = Ice Drifts
tile-kini-nui = Kini-Nui
tile-ko-koro = Ko-Koro
tile-kumu-islets = Kumu Islets
tile-le-koro = Le-Koro
tile-leva-bay = Leva Bay
tile-makuta = Makuta
tile-mangai = Mangai Volcano
tile-motara-desert = Motara Desert
tile-mount-ihu = Mount Ihu
tile-naho-bay = Naho Bay
tile-onu-koro = Onu-Koro
tile-po-koro = Po-Koro
tile-ta-koro = Ta-Koro
tile-tiro-canyon = Tiro Canyon
tile-toa-landing = Toa Landing

field-start = start field
    .the = the start field
field-path = { $tile } { $cell }
field-gate = { $tile } gate { $edge }
field-entrance = { $tile } entrance { $edge }

## What happens: the beginning and turns

event-chose = Player { $player } plays { $toa }.
event-order = { $who } rolls { $pips } to see who begins.
event-began = { $who } begins.
event-turn = Round { $round }: it is { $who }’s turn.
event-rolled = { $who } rolls { $pips } with the { $die }.
event-rested = { $who } takes a rest.
event-walked = { $who } walks to { FORM($field, form: "the") }.
event-stuck = { $who } cannot go anywhere and stays put.
event-flew = { $who } puts on Miru and floats to { FORM($field, form: "the") }.

## What happens: exploring

event-drew = { $who } draws a new tile: { $tile }.
event-laid = { $who } lays the tile { $tile } beside { $gate }.
event-putback = The tile { $tile } fits nowhere. { $who } puts it back into the stack.
event-uncovered = { $field } shows { FORM($counter, form: "a") }.
event-uncovered-rahi = { $field } shows a { $rahi } of strength { $strength }.
event-locklaid = A lock lies open on { $field }: { $lock }.
event-locklaid-down = A lock is laid face down on { $field }.
event-lockturned = { $who } turns up the lock of { $field }: { $lock }.

## What happens: counters. Hidden: the viewer sees only a back.

event-found = { $who } finds { FORM($counter, form: "a") } on { $field }.
event-found-hidden = { $who } finds { FORM($counter, form: "a") } on { $field } and shows it to nobody.
event-gathered = { $who } picks up { FORM($counter, form: "a") } on { $field }.
event-gathered-hidden = { $who } picks up { FORM($counter, form: "a") } on { $field } and shows it to nobody.
event-fished = { $who } takes { FORM($counter, form: "a") } from the pile on the start field.
event-fished-hidden = { $who } takes { FORM($counter, form: "a") } from the pile on the start field and shows it to nobody.
event-showed = { $who } shows { FORM($counter, form: "a") } to everybody.
event-left = { $who } leaves { FORM($counter, form: "a") } on { $field }.
event-left-hidden = { $who } leaves { FORM($counter, form: "a") } face down on { $field }.
event-left-start = { $who } puts { FORM($counter, form: "a") } on the start field.
event-left-start-hidden = { $who } puts { FORM($counter, form: "a") } face down on the start field.
event-forfeited = { $by } picks, and { $who } loses { FORM($counter, form: "a") } to the { $rahi }.
event-forfeited-hidden = { $by } picks, and { $who } loses { FORM($counter, form: "a") } to the { $rahi }. It stays face down.
event-forfeited-start = { $by } picks, and { $who } loses { FORM($counter, form: "a") } to the start field.
event-forfeited-start-hidden = { $by } picks, and { $who } loses { FORM($counter, form: "a") } to the start field. It stays face down.
event-used = { $who } uses { $counter }, which goes to the start field.
event-looked = { $who } looks at all that { $victim } has: { FORM($counters, form: "a") }.
event-looked-hidden = { $who } looks at { $count ->
    [one] the one counter
   *[other] all { $count } counters
 } that { $victim } has.
event-robbed = { $who } takes { FORM($counter, form: "a") } from { $victim }.
event-robbed-hidden = { $who } takes { FORM($counter, form: "a") } from { $victim } and shows it to nobody.
event-robbed-away = { $who } takes { FORM($counter, form: "a") } away from { $victim } and puts it on the start field.
event-robbed-away-hidden = { $who } takes { FORM($counter, form: "a") } away from { $victim } and puts it face down on the start field.

## What happens: duels and the temple

event-faced = { $who } faces a { $rahi } of strength { $strength }.
event-declared = { $who } brings in { FORM($counters, form: "a") }: { $bonus } more.
event-cast = { $who } fights with the { $die } and rolls { $pips }.
event-judged = { $total } against { $strength }: { $outcome ->
    [won] the { $rahi } leaves the island. { $who } wins!
    [tied] the { $rahi } and { $who } are equally strong.
   *[lost] the { $rahi } is stronger than { $who }.
 }
event-judged-makuta = { $total } against { $strength }: { $outcome ->
    [won] { $who } is stronger than Makuta!
    [tied] Makuta and { $who } are equally strong.
   *[lost] Makuta is stronger than { $who }.
 }
event-back = { $who } goes back to { FORM($field, form: "the") }.
event-challenged = { $who } opens the lock of { $field } with { FORM($counters, form: "a") }. A challenge for Makuta!
event-templeturned = { $pips ->
    [one] The temple turns one segment.
   *[other] The temple turns { $pips } segments.
 } { $who } sees { $segment }: Makuta has strength { $strength }.
event-exiled = { $by } sends { $who } to { FORM($field, form: "the") }.
event-won = Makuta is beaten. { $who } wins the game!
event-stalemate = Nobody gets any further. The game ends without a winner in round { $round }.

## Questions

ask-over = The game is over.
ask-chance = The dice decide.
ask-wait = { $who } is thinking.
ask-wait-seat = Player { $seat } is thinking.
ask-choose-toa = Which Toa do you play?
ask-begin = How do you begin your turn?
ask-begin-again = Your turn goes on. What do you do?
ask-walk = { $pips ->
    [one] You have one step. Where do you go?
   *[other] You have up to { $pips } steps. Where do you go?
 }
ask-walk-on = { $pips ->
    [one] You have one step left. Where do you go?
   *[other] You have { $pips } steps left. Where do you go?
 }
ask-walk-from = Which way do you come to the Rahi? If you do not win, you go back there.
ask-fly = Miru carries you anywhere. Where do you land?
ask-explore = This gate is open. Do you lay a new tile?
ask-place = How do you lay the tile { $tile }?
ask-keep = That is one too many. What do you put down?
ask-search = What do you take from the pile, without looking?
ask-akaku = You are not alone here. Do you use Akaku?
ask-rob = Which counter do you want?
ask-escape = Time to get away. Which die do you roll?
ask-declare = You need more than { $strength }. What do you bring in before you roll?
ask-declare-rolled = You rolled { $pips } and need more than { $strength }. What do you bring in?
ask-duel-die = Which die do you fight with?
ask-lose = { $who } has lost the duel. Which counter must go?
ask-flip-lock = Do you turn up the lock of this entrance?
ask-challenge = Your keys open this lock. Do you challenge Makuta?
ask-challenge-shut = Your keys do not open this lock.
ask-exile = { $who } has lost to Makuta. Where does { $who } go?

## Answers

option-toa = { FORM($toa, form: "title") }
option-roll = roll the { $die }
option-fly = fly with Miru
option-begin-pass = rest
option-stay = stay here
option-round = go round and come back here
option-leave = leave { $who } here
option-field = { $field }: { $there }
option-turned = { $turn ->
    [0] r0, not turned
   *[other] r{ $turn }, turned left by { $turn } × 60°
 }
option-turned-at = { $turn ->
    [0] { $gate }: r0, not turned
   *[other] { $gate }: r{ $turn }, turned left by { $turn } × 60°
 }
option-put = put down: { $counter }
option-put-new = put down the new one: { $counter }
option-take = take { FORM($counter, form: "a") }
option-search-pass = take nothing
option-akaku = use Akaku on { $who } ({ $count ->
    [one] one counter
   *[other] { $count } counters
 })
option-akaku-pass = no, go on
option-rob = take: { $counter }
option-rob-away = take away: { $counter }
option-declare = { $counters }: { $bonus } more
option-declare-none = nothing
option-lose = counter { $n }: { $counter }
option-explore-yes = yes, draw a tile
option-explore-no = no, leave it open
option-flip-lock-yes = yes, turn it up
option-flip-lock-no = no, leave it
option-challenge-yes = yes, challenge Makuta
option-challenge-no = no, go on

## What lies on a field

there-rahi = { $rahi } of strength { $strength }
there-rahi-down = face-down { $rahi }
there-key = key
there-mask = mask or Turaga
there-counters = { $count ->
    [one] one counter
   *[other] { $count } counters
 }
there-pile = { $count ->
    [one] pile of one counter
   *[other] pile of { $count } counters
 }
there-open-gate = open gate
there-no-lock = no lock
there-lock = open lock ({ $lock })
