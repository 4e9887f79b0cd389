### Wörter der Befehle games, simulate, verify und deck.


ui-games-players = Für { $least } bis { $most } Spieler.
ui-games-switch = Schalter
ui-games-source = Quelle
ui-games-hint = * ist die Ausgabe, die du bekommst, wenn du keine andere wählst: matanui play { $game } --edition { $edition } --set Schalter=Wert

ui-series-playing = Es wird gespielt
ui-series-games = Partien
ui-series-finished = Mit Sieger
ui-series-stalemates = Ohne Sieger
ui-series-rounds = Runden (Median / 95 %)
ui-series-decisions = Entscheidungen pro Partie
ui-series-questions = Fragen je Zug
ui-series-digest = Prüfsumme
ui-series-who = Wer
ui-series-wins = Siege
ui-series-rate = Anteil
ui-series-seat = Platz { $n } ({ $bot })

ui-proof-checking = Es wird geprüft
ui-proof-states = { $file }: { $n ->
    [one] Eine Antwort war erlaubt und führt
   *[other] Alle { $n } Antworten waren erlaubt und führen
 } zu den aufgezeichneten Ständen.
ui-proof-dice = Jeder Wurf und jede Ziehung stammt aus der offengelegten Startzahl, und diese passt zum Siegel { $mark }.
ui-proof-no-seed = Die Startzahl ist noch nicht offengelegt (Siegel { $mark }), darum ließen sich die Würfel nicht nachrechnen.
ui-proof-broken = { $file } beweist sich nicht. { $why }

ui-deck-legal = { $file } ist ein erlaubtes Deck.
ui-deck-breach = { $file }: { $rule }: { $why }
ui-serve-open = Mata Nui ist offen unter { $address }
ui-serve-stop = Strg+C beendet den Server. Nichts geht verloren: Tische kommen beim nächsten Start zurück.
