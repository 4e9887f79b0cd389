### The table of the card games in the browser.

cardtable-space = case { $space }
cardtable-steps = { $space }, { $n ->
    [one] 1 pas
   *[other] { $n } pas
 }
cardtable-closed-tried = { $space } : c’est ici votre dernière tentative, vous ne pouvez pas y entrer maintenant
cardtable-closed-tried-blank = { $space } : c’est ici votre dernière tentative, rien ne se passe maintenant
cardtable-closed-drawn = { $space } : c’est ici que vous avez pioché, vous ne pouvez pas y entrer maintenant
cardtable-closed-drawn-blank = { $space } : c’est ici que vous avez pioché, pas de carte maintenant
cardtable-closed-mission = { $space } : fermée tant que votre mission n’est pas accomplie
cardtable-closed-mission-blank = { $space } : pas de défi tant que votre mission n’est pas accomplie
cardtable-closed-challenges = { $space } : un effet vous empêche de défier
cardtable-closed-portals = { $space } : un effet vous ferme les portails
cardtable-closed-full = { $space } : tous les autres portails sont occupés
cardtable-closed-walked = { $space } : vous y êtes déjà passé
cardtable-closed-taken = { $space } : quelqu’un s’y trouve
cardtable-closed-path = { $space } : le prochain pas ne peut pas mener ici
cardtable-plan = Votre trajet prévu
cardtable-plan-how = Touchez des cases de la carte pour prévoir votre chemin.
cardtable-plan-go = Aller en { $space }
cardtable-plan-stop = Aller et s’arrêter en { $space }
cardtable-plan-look = Aller, puis voir
cardtable-plan-undo = Un pas en arrière
cardtable-plan-drop = Abandonner le trajet
cardtable-plan-walks = En chemin : { $way }
cardtable-plan-waits = Le reste du chemin attend votre réponse : { $way }
cardtable-plan-broken = Le chemin n’était plus libre. Prévoyez-en un autre.
cardtable-react = Vous pouvez réagir :
cardtable-react-turn = { $who } commence son tour
cardtable-order-always = toujours
cardtable-order-could = si je peux
cardtable-order-quiet = si je suis visé
cardtable-leads = en tête
cardtable-rebounds = L’effet frappe celui qui a lancé le défi.
cardtable-wins = { $who } gagne
cardtable-pips = { $done } sur { $need }
cardtable-way = Montrer le plus court chemin ({ $n ->
    [one] 1 pas
   *[other] { $n } pas
 })
cardtable-discards = { $pile } : { $n } défaussées, { $card } sur le dessus
cardtable-track-krana = Krana { $n }/{ $most }
cardtable-track-hand = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
 }
cardtable-krana-bounds = Le nombre de Krana qui comptent, au moins et au plus, d’après ce que vous savez.
cardtable-known = Cartes que vous avez vues
cardtable-pane-map = Carte
cardtable-pane-table = Table
cardtable-deck-challenge = Défis
cardtable-deck-mission = Missions
cardtable-deck-action = Actions
cardtable-deck-rahi = Rahi
cardtable-deck-va = Va
cardtable-deck-krana = Krana
cardtable-deck-bohrok = Bohrok
