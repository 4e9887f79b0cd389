### Mots des commandes games, simulate, verify et deck.


ui-games-players = De { $least } à { $most } joueurs.
ui-games-switch = option
ui-games-source = source
ui-games-hint = * est l’édition que vous obtenez sans en choisir une autre : matanui play { $game } --edition { $edition } --set option=valeur

ui-series-playing = Parties en cours
ui-series-games = Parties
ui-series-finished = Avec un vainqueur
ui-series-stalemates = Sans vainqueur
ui-series-rounds = Manches (médiane / 95 %)
ui-series-decisions = Décisions par partie
ui-series-questions = Questions par tour
ui-series-digest = Empreinte
ui-series-who = Qui
ui-series-wins = Victoires
ui-series-rate = Part
ui-series-seat = Place { $n } ({ $bot })

ui-proof-checking = Vérification
ui-proof-states = { $file } : { $n ->
    [one] { $n } réponse était permise et mène
   *[other] les { $n } réponses étaient permises et mènent
 } aux états enregistrés.
ui-proof-dice = Chaque lancer et chaque tirage vient de la graine révélée, qui correspond à l’engagement { $mark }.
ui-proof-no-seed = La graine n’est pas encore révélée (engagement { $mark }) : les dés n’ont pas pu être recalculés.
ui-proof-broken = { $file } ne se prouve pas. { $why }

ui-deck-legal = { $file } est un paquet permis.
ui-deck-breach = { $file } : { $rule } : { $why }
ui-serve-open = Mata Nui est ouvert à { $address }
ui-serve-stop = Ctrl+C arrête le serveur. Rien ne se perd : les tables reviennent au prochain démarrage.
