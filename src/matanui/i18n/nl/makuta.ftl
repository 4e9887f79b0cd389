### Quest for Makuta: namen, wat er gebeurt, vragen en antwoorden.

## Fiches (vorm a: in een zin)

counter-fire = vuursleutel
    .a = een vuursleutel
counter-water = watersleutel
    .a = een watersleutel
counter-air = luchtsleutel
    .a = een luchtsleutel
counter-earth = aardesleutel
    .a = een aardesleutel
counter-ice = ijssleutel
    .a = een ijssleutel
counter-stone = steensleutel
    .a = een steensleutel
counter-joker = jokersleutel
    .a = een jokersleutel
counter-key = onbekende sleutel
    .a = een sleutel
counter-hau = Hau-masker
    .a = een Hau-masker
counter-pakari = Pakari-masker
    .a = een Pakari-masker
counter-kakama = Kakama-masker
    .a = een Kakama-masker
counter-kaukau = Kaukau-masker
    .a = een Kaukau-masker
counter-miru = Miru-masker
    .a = een Miru-masker
counter-akaku = Akaku-masker
    .a = een Akaku-masker
counter-mask = onbekend masker of Turaga
    .a = een masker of Turaga
counter-vakama = Turaga Vakama
counter-nokama = Turaga Nokama
counter-matau = Turaga Matau
counter-whenua = Turaga Whenua
counter-nuju = Turaga Nuju
counter-onewa = Turaga Onewa

## Sloten en hun tekens

symbol-fire = vuur
symbol-water = water
symbol-air = lucht
symbol-earth = aarde
symbol-ice = ijs
symbol-stone = steen
symbol-joker = joker
lock-open = { $symbols }
lock-down = gedekt slot

## De tempel, de dobbelstenen, de Rahi

segment-white = wit
segment-red = rood
segment-green = groen
segment-brown = bruin
segment-blue = blauw
segment-black = zwart
die-white = witte dobbelsteen
die-red = rode dobbelsteen
die-green = groene dobbelsteen
rahi-mosquito = steekmug
rahi-scorpion = schorpioen
rahi-tiger = tijger

## Borden en vakken (vorm the: in een zin)

tile-fau-swamp = Fau-moeras
tile-ga-koro = Ga-Koro
tile-great-mine = Grote Mijn
tile-hura-mafa = Hura-Mafa-rivier
tile-ice-drifts = IJsduinen
tile-kini-nui = Kini-Nui
tile-ko-koro = Ko-Koro
tile-kumu-islets = Kumu-eilandjes
tile-le-koro = Le-Koro
tile-leva-bay = Leva-baai
tile-makuta = Makuta
tile-mangai = Mangai-vulkaan
tile-motara-desert = Motara-woestijn
tile-mount-ihu = Berg Ihu
tile-naho-bay = Naho-baai
tile-onu-koro = Onu-Koro
tile-po-koro = Po-Koro
tile-ta-koro = Ta-Koro
tile-tiro-canyon = Tiro-kloof
tile-toa-landing = Toa-landingsplaats

field-start = beginvak
    .the = het beginvak
field-path = { $tile } { $cell }
field-gate = { $tile } poort { $edge }
field-entrance = { $tile } toegang { $edge }

## Wat er gebeurt: het begin en de beurten

event-chose = Speler { $player } speelt { $toa }.
event-order = { $who } gooit { $pips } om te zien wie er begint.
event-began = { $who } begint.
event-turn = Ronde { $round }: { $who } is aan de beurt.
event-rolled = { $who } gooit { $pips } met de { $die }.
event-rested = { $who } rust uit.
event-walked = { $who } loopt naar { FORM($field, form: "the") }.
event-stuck = { $who } kan geen kant op en blijft staan.
event-flew = { $who } zet Miru op en zweeft naar { FORM($field, form: "the") }.

## Wat er gebeurt: verkennen

event-drew = { $who } trekt een nieuw bord: { $tile }.
event-laid = { $who } legt het bord { $tile } tegen { $gate } aan.
event-putback = Het bord { $tile } past nergens. { $who } stopt het terug in de stapel.
event-uncovered = Op { $field } ligt { FORM($counter, form: "a") }.
event-uncovered-rahi = Op { $field } ligt een { $rahi } met kracht { $strength }.
event-locklaid = Op { $field } komt een open slot te liggen: { $lock }.
event-locklaid-down = Op { $field } komt een gedekt slot te liggen.
event-lockturned = { $who } draait het slot van { $field } om: { $lock }.

## Wat er gebeurt: fiches. Hidden: wie kijkt, ziet alleen een achterkant.

event-found = { $who } vindt { FORM($counter, form: "a") } op { $field }.
event-found-hidden = { $who } vindt { FORM($counter, form: "a") } op { $field } en laat niets zien.
event-gathered = { $who } raapt { FORM($counter, form: "a") } op van { $field }.
event-gathered-hidden = { $who } raapt { FORM($counter, form: "a") } op van { $field } en laat niets zien.
event-fished = { $who } pakt { FORM($counter, form: "a") } van het beginvak.
event-fished-hidden = { $who } pakt { FORM($counter, form: "a") } van het beginvak en laat niets zien.
event-showed = { $who } laat iedereen { FORM($counter, form: "a") } zien.
event-left = { $who } laat { FORM($counter, form: "a") } liggen op { $field }.
event-left-hidden = { $who } laat { FORM($counter, form: "a") } gedekt liggen op { $field }.
event-left-start = { $who } legt { FORM($counter, form: "a") } op het beginvak.
event-left-start-hidden = { $who } legt { FORM($counter, form: "a") } gedekt op het beginvak.
event-forfeited = { $by } kiest, en { $who } raakt { FORM($counter, form: "a") } kwijt aan de { $rahi }.
event-forfeited-hidden = { $by } kiest, en { $who } raakt { FORM($counter, form: "a") } kwijt aan de { $rahi }. De fiche blijft gedekt.
event-forfeited-start = { $by } kiest, en { $who } raakt { FORM($counter, form: "a") } kwijt aan het beginvak.
event-forfeited-start-hidden = { $by } kiest, en { $who } raakt { FORM($counter, form: "a") } kwijt aan het beginvak. De fiche blijft gedekt.
event-used = { $who } gebruikt { $counter }: die gaat naar het beginvak.
event-looked = { $who } bekijkt alles wat { $victim } heeft: { FORM($counters, form: "a") }.
event-looked-hidden = { $who } bekijkt { $count ->
    [one] de ene fiche
   *[other] alle { $count } fiches
 } van { $victim }.
event-robbed = { $who } pakt { FORM($counter, form: "a") } af van { $victim }.
event-robbed-hidden = { $who } pakt { FORM($counter, form: "a") } af van { $victim } en laat niets zien.
event-robbed-away = { $who } pakt { FORM($counter, form: "a") } af van { $victim } en legt die buit op het beginvak.
event-robbed-away-hidden = { $who } pakt { FORM($counter, form: "a") } af van { $victim } en legt die buit gedekt op het beginvak.

## Wat er gebeurt: duels en de tempel

event-faced = { $who } staat tegenover een { $rahi } met kracht { $strength }.
event-declared = { $who } zet { FORM($counters, form: "a") } in: { $bonus } erbij.
event-cast = { $who } vecht met de { $die } en gooit { $pips }.
event-judged = { $total } tegen { $strength }: { $outcome ->
    [won] de { $rahi } verlaat het eiland. { $who } wint!
    [tied] de { $rahi } en { $who } zijn even sterk.
   *[lost] de { $rahi } is sterker dan { $who }.
 }
event-judged-makuta = { $total } tegen { $strength }: { $outcome ->
    [won] { $who } is sterker dan Makuta!
    [tied] Makuta en { $who } zijn even sterk.
   *[lost] Makuta is sterker dan { $who }.
 }
event-back = { $who } gaat terug naar { FORM($field, form: "the") }.
event-challenged = { $who } opent het slot van { $field } met { FORM($counters, form: "a") }. Makuta is uitgedaagd!
event-templeturned = { $pips ->
    [one] De tempel draait één kleur verder.
   *[other] De tempel draait { $pips } kleuren verder.
 } { $who } ziet { $segment }: Makuta heeft kracht { $strength }.
event-exiled = { $by } stuurt { $who } naar { FORM($field, form: "the") }.
event-won = Makuta is verslagen. { $who } wint het spel!
event-stalemate = Niemand komt nog verder. Het spel eindigt zonder winnaar in ronde { $round }.

## Vragen

ask-over = Het spel is afgelopen.
ask-chance = De dobbelstenen beslissen.
ask-wait = { $who } denkt na.
ask-wait-seat = Speler { $seat } denkt na.
ask-choose-toa = Welke Toa speel je?
ask-begin = Hoe begin je je beurt?
ask-begin-again = Je beurt gaat door. Wat doe je?
ask-walk = { $pips ->
    [one] Je hebt één stap. Waar ga je heen?
   *[other] Je hebt hoogstens { $pips } stappen. Waar ga je heen?
 }
ask-walk-on = { $pips ->
    [one] Je hebt nog één stap. Waar ga je heen?
   *[other] Je hebt nog { $pips } stappen. Waar ga je heen?
 }
ask-walk-from = Van welke kant kom je bij de Rahi? Win je niet, dan ga je daarheen terug.
ask-fly = Miru brengt je overal. Waar land je?
ask-explore = Deze poort is open. Leg je een nieuw bord aan?
ask-place = Hoe leg je het bord { $tile } neer?
ask-keep = Dat is er één te veel. Wat leg je weg?
ask-search = Wat pak je van het beginvak, zonder te kijken?
ask-akaku = Je bent hier niet alleen. Gebruik je Akaku?
ask-rob = Welke fiche wil je?
ask-escape = Maak dat je wegkomt! Met welke dobbelsteen gooi je?
ask-declare = Je hebt meer dan { $strength } nodig. Wat zet je in voordat je gooit?
ask-declare-rolled = Je gooide { $pips } en hebt meer dan { $strength } nodig. Wat zet je in?
ask-duel-die = Met welke dobbelsteen vecht je?
ask-lose = { $who } heeft het duel verloren. Welke fiche gaat weg?
ask-flip-lock = Draai je het slot van deze toegang om?
ask-challenge = Je sleutels passen op dit slot. Daag je Makuta uit?
ask-challenge-shut = Je sleutels passen niet op dit slot.
ask-exile = { $who } heeft van Makuta verloren. Waar gaat { $who } heen?

## Antwoorden

option-toa = { FORM($toa, form: "title") }
option-roll = gooi met de { $die }
option-fly = vlieg met Miru
option-begin-pass = rust uit
option-stay = blijf hier staan
option-round = loop een rondje, terug naar hier
option-leave = laat { $who } hier staan
option-field = { $field }: { $there }
option-turned = { $turn ->
    [0] r0, niet gedraaid
   *[other] r{ $turn }, { $turn } × 60° naar links gedraaid
 }
option-turned-at = { $turn ->
    [0] { $gate }: r0, niet gedraaid
   *[other] { $gate }: r{ $turn }, { $turn } × 60° naar links gedraaid
 }
option-put = leg weg: { $counter }
option-put-new = leg de nieuwe weg: { $counter }
option-take = pak { FORM($counter, form: "a") }
option-search-pass = pak niets
option-akaku = gebruik Akaku tegen { $who } ({ $count ->
    [one] één fiche
   *[other] { $count } fiches
 })
option-akaku-pass = nee, ga verder
option-rob = neem: { $counter }
option-rob-away = pak af: { $counter }
option-declare = { $counters }: { $bonus } erbij
option-declare-none = niets
option-lose = fiche { $n }: { $counter }
option-explore-yes = ja, trek een bord
option-explore-no = nee, laat de poort open
option-flip-lock-yes = ja, draai het om
option-flip-lock-no = nee, laat het liggen
option-challenge-yes = ja, daag Makuta uit
option-challenge-no = nee, ga verder

## Wat er op een vak ligt

there-rahi = { $rahi } met kracht { $strength }
there-rahi-down = gedekte { $rahi }
there-key = sleutel
there-mask = masker of Turaga
there-counters = { $count ->
    [one] één fiche
   *[other] { $count } fiches
 }
there-pile = { $count ->
    [one] stapeltje van één fiche
   *[other] stapeltje van { $count } fiches
 }
there-open-gate = open poort
there-no-lock = geen slot
there-lock = open slot ({ $lock })
