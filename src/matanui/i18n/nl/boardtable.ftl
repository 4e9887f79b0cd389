### De tafel van Quest for Makuta in de browser.

## Waarheen

board-steps = { $n ->
    [one] één stap
   *[other] { $n } stappen
 }
board-wins = { $share } kans op winst
board-wins-at-best = hooguit { $share } om te winnen
board-lays-tile = legt een bord
board-go-plain = Ga erheen
board-go-duel = Ga en vecht
board-go-duel-down = Ga en draai hem om
board-go-gate = Ga en trek een bord
board-go-entrance = Ga naar de toegang
board-go-prize = Ga en bekijk het
board-go-exile = Daarheen sturen
board-for-good = kan niet worden teruggenomen
board-undo = Terug
board-here = hier sta je
board-why-far = { $n } stappen ver; je hebt er { $pips }.
board-why-no-way = Er is geen weg die niet langs een Rahi komt.
board-why-walked = Met deze worp ben je daar al geweest.
board-why-not = Dit vak kun je nu niet kiezen.

## Het getrokken bord

board-turn-left = Naar links draaien
board-turn-right = Naar rechts draaien
board-turn-of = { $n } van { $all }
board-lay = Leg het zo
board-brings = Wat het brengt
board-printed-mosquito = { $n ->
    [one] één steekmug
   *[other] { $n } steekmuggen
 }
board-printed-scorpion = { $n ->
    [one] één schorpioen
   *[other] { $n } schorpioenen
 }
board-printed-tiger = { $n ->
    [one] één tijger
   *[other] { $n } tijgers
 }
board-printed-mask = { $n ->
    [one] één masker of Turaga
   *[other] { $n } maskers of Turaga
 }
board-printed-key = { $n ->
    [one] één sleutel
   *[other] { $n } sleutels
 }
board-open-gates = { $n ->
    [0] Geen poort zou open zijn
    [one] Eén poort zou open zijn
   *[other] { $n } poorten zouden open zijn
 }
board-gate-away = stappen tot een poort: { $who }

## Duels

board-win = winst
board-tie = gelijk
board-lose = verlies
board-won = gewonnen
board-tied = gelijk
board-lost = verloren
board-odds = { $win } winst, { $tie } gelijk, { $lose } verlies
board-bring-in = Wat je inzet
board-roll = Gooi zonder iets
board-roll-shows = Gooi en toon { $counters }
board-bring = Zet niets nieuws in
board-bring-shows = Zet in en toon { $counters }
board-sure = Zeker, en toont het minst
board-shows = toont { $counters }
board-hopeless = { $deed }: kan niet winnen
board-more = Meer ({ $n })
board-asked-all = Gevraagd aan iedereen die het zou kunnen, zodat niets zich verraadt.
board-lock-keys = Het slot, en je sleutels
board-counter-seen = { $counter }, door iedereen gezien
board-counter-hidden = { $counter }, niet door iedereen gezien

## Fiches

board-room-mask = Maskers
board-room-turaga = Turaga
board-room-key = Sleutels
board-remaining = Wat er over is
board-hand-empty = Niets in de hand
board-close = Sluiten
board-left-tiles = { $n ->
    [one] Eén bord op de stapel
   *[other] { $n } borden op de stapel
 }
board-tile-laid = { $tile }, op het eiland
board-tile-left = { $tile }, nog niet gevonden
board-left-rahi = Rahi die niemand heeft gezien
board-left-masks = Maskers en Turaga die jij niet hebt gezien: { $n } van { $all }
board-left-keys = Sleutels die jij niet hebt gezien: { $n } van { $all }
board-left-locks = { $n ->
    [one] Eén slot dat niemand heeft gezien
   *[other] { $n } sloten die niemand heeft gezien
 }
board-makuta = Krachten van Makuta
board-of = { $n } van { $all }
