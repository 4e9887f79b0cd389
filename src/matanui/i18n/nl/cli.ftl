### Woorden van de opdrachten games, simulate, verify en deck.


ui-games-players = Voor { $least } tot { $most } spelers.
ui-games-switch = schakelaar
ui-games-source = bron
ui-games-hint = * is de editie die je krijgt als je geen andere kiest: matanui play { $game } --edition { $edition } --set schakelaar=waarde

ui-series-playing = Aan het spelen
ui-series-games = Partijen
ui-series-finished = Met een winnaar
ui-series-stalemates = Zonder winnaar
ui-series-rounds = Ronden (mediaan / 95 %)
ui-series-decisions = Beslissingen per partij
ui-series-questions = Vragen per beurt
ui-series-digest = Kenmerk
ui-series-who = Wie
ui-series-wins = Gewonnen
ui-series-rate = Aandeel
ui-series-seat = Plaats { $n } ({ $bot })

ui-proof-checking = Aan het controleren
ui-proof-states = { $file }: { $n ->
    [one] één antwoord was mogelijk en leidt
   *[other] alle { $n } antwoorden waren mogelijk en leiden
 } naar de vastgelegde standen.
ui-proof-dice = Elke worp en elke trekking komt uit het onthulde startgetal, en dat past bij de belofte { $mark }.
ui-proof-no-seed = Het startgetal is nog niet onthuld (belofte { $mark }), dus de dobbelstenen konden niet worden nagerekend.
ui-proof-broken = { $file } bewijst zichzelf niet. { $why }

ui-deck-legal = { $file } is een geldig deck.
ui-deck-breach = { $file }: { $rule }: { $why }
ui-serve-open = Mata Nui is open op { $address }
ui-serve-stop = Ctrl+C stopt de server. Er gaat niets verloren: tafels komen terug bij de volgende start.
