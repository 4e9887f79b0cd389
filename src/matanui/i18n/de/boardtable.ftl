### Der Tisch von Quest for Makuta im Browser.

## Wohin

board-steps = { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
 }
board-wins = { $share } Siegchance
board-wins-at-best = höchstens { $share } Siegchance
board-lays-tile = legt eine Landschaft an
board-go-plain = Dorthin gehen
board-go-duel = Hingehen und kämpfen
board-go-duel-down = Hingehen und aufdecken
board-go-gate = Hingehen und eine Landschaft ziehen
board-go-entrance = Zum Eingang gehen
board-go-prize = Hingehen und ansehen
board-go-exile = Dorthin schicken
board-for-good = lässt sich nicht zurücknehmen
board-undo = Zurück
board-here = hier stehst du
board-why-far = { $n } Schritte entfernt; du hast { $pips }.
board-why-no-way = Kein Weg dorthin, der nicht an einem Rahi vorbeiführt.
board-why-walked = Dort warst du mit diesem Wurf schon.
board-why-not = Dieses Feld steht nicht zur Wahl.

## Die gezogene Landschaft

board-turn-left = Nach links drehen
board-turn-right = Nach rechts drehen
board-turn-of = { $n } von { $all }
board-lay = So anlegen
board-brings = Was sie bringt
board-printed-mosquito = { $n ->
    [one] ein Moskito
   *[other] { $n } Moskitos
 }
board-printed-scorpion = { $n ->
    [one] ein Skorpion
   *[other] { $n } Skorpione
 }
board-printed-tiger = { $n ->
    [one] ein Tiger
   *[other] { $n } Tiger
 }
board-printed-mask = { $n ->
    [one] eine Maske oder ein Turaga
   *[other] { $n } Masken oder Turaga
 }
board-printed-key = { $n ->
    [one] ein Schlüssel
   *[other] { $n } Schlüssel
 }
board-open-gates = { $n ->
    [0] Kein Tor wäre offen
    [one] Ein Tor wäre offen
   *[other] { $n } Tore wären offen
 }
board-gate-away = Schritte bis zu einem: { $who }

## Duelle

board-win = Sieg
board-tie = Unentschieden
board-lose = Niederlage
board-won = gewonnen
board-tied = unentschieden
board-lost = verloren
board-odds = { $win } Sieg, { $tie } Unentschieden, { $lose } Niederlage
board-bring-in = Was du einsetzt
board-roll = Ohne etwas würfeln
board-roll-shows = Würfeln und zeigen: { $counters }
board-bring = Nichts Neues einsetzen
board-bring-shows = Einsetzen und zeigen: { $counters }
board-sure = Sicher, und zeigt am wenigsten
board-shows = zeigt: { $counters }
board-hopeless = { $deed }: kann nicht gewinnen
board-more = Mehr ({ $n })
board-asked-all = Gefragt werden alle, die könnten: So verrät sich nichts.
board-lock-keys = Das Schloss, und deine Schlüssel
board-counter-seen = { $counter }, von allen gesehen
board-counter-hidden = { $counter }, nicht von allen gesehen

## Plättchen

board-room-mask = Masken
board-room-turaga = Turaga
board-room-key = Schlüssel
board-remaining = Was übrig ist
board-hand-empty = Nichts in der Hand
board-close = Schließen
board-left-tiles = { $n ->
    [one] Eine Landschaft im Stapel
   *[other] { $n } Landschaften im Stapel
 }
board-tile-laid = { $tile }, auf der Insel
board-tile-left = { $tile }, noch nicht gefunden
board-left-rahi = Rahi, die niemand gesehen hat
board-left-masks = Masken und Turaga, die du nicht gesehen hast: { $n } von { $all }
board-left-keys = Schlüssel, die du nicht gesehen hast: { $n } von { $all }
board-left-locks = { $n ->
    [one] Ein Schloss, das niemand gesehen hat
   *[other] { $n } Schlösser, die niemand gesehen hat
 }
board-makuta = Makutas Stärken
board-of = { $n } von { $all }
