### La table de Quest for Makuta dans le navigateur.

## Où aller

board-steps = { $n ->
    [one] un pas
   *[other] { $n } pas
 }
board-wins = { $share } de chances
board-wins-at-best = au mieux { $share } de gagner
board-lays-tile = pose une section
board-go-plain = Y aller
board-go-duel = Y aller et combattre
board-go-duel-down = Y aller et le retourner
board-go-gate = Y aller et piocher une section
board-go-entrance = Aller à la porte
board-go-prize = Y aller et regarder
board-go-exile = L’y envoyer
board-for-good = sans retour possible
board-undo = Annuler
board-here = vous êtes ici
board-why-far = À { $n } pas ; vous en avez { $pips }.
board-why-no-way = Aucun chemin sans passer devant un Rahi.
board-why-walked = Vous y êtes déjà passé avec ce lancer.
board-why-not = Cette case n’est pas proposée.

## La section piochée

board-turn-left = Tourner à gauche
board-turn-right = Tourner à droite
board-turn-of = { $n } sur { $all }
board-lay = La poser ainsi
board-brings = Ce qu’elle apporte
board-printed-mosquito = { $n ->
    [one] un moustique
   *[other] { $n } moustiques
 }
board-printed-scorpion = { $n ->
    [one] un scorpion
   *[other] { $n } scorpions
 }
board-printed-tiger = { $n ->
    [one] un tigre
   *[other] { $n } tigres
 }
board-printed-mask = { $n ->
    [one] un masque ou Turaga
   *[other] { $n } masques ou Turaga
 }
board-printed-key = { $n ->
    [one] une clé
   *[other] { $n } clés
 }
board-open-gates = { $n ->
    [0] Aucun seuil ne serait ouvert
    [one] Un seuil serait ouvert
   *[other] { $n } seuils seraient ouverts
 }
board-gate-away = pas jusqu’à l’un d’eux : { $who }

## Duels

board-win = victoire
board-tie = match nul
board-lose = défaite
board-won = gagné
board-tied = match nul
board-lost = perdu
board-odds = { $win } victoire, { $tie } match nul, { $lose } défaite
board-bring-in = Ce que vous jouez
board-roll = Lancer sans rien
board-roll-shows = Lancer en montrant { $counters }
board-bring = Ne rien jouer de nouveau
board-bring-shows = Jouer en montrant { $counters }
board-sure = Sûr, et montre le moins
board-shows = montre { $counters }
board-hopeless = { $deed } : ne peut pas gagner
board-more = Plus ({ $n })
board-asked-all = Demandé à quiconque pourrait, pour que rien ne se trahisse.
board-lock-keys = La serrure, et vos clés
board-counter-seen = { $counter }, vu par tous
board-counter-hidden = { $counter }, pas vu par tous

## Jetons

board-room-mask = Masques
board-room-turaga = Turaga
board-room-key = Clés
board-hand-empty = Rien en main
board-remaining = Ce qui reste
board-close = Fermer
board-left-tiles = { $n ->
    [one] Une section dans la pioche
   *[other] { $n } sections dans la pioche
 }
board-tile-laid = { $tile }, sur l’île
board-tile-left = { $tile }, pas encore trouvée
board-left-rahi = Rahi que personne n’a vus
board-left-masks = Masques et Turaga que vous n’avez pas vus : { $n } sur { $all }
board-left-keys = Clés que vous n’avez pas vues : { $n } sur { $all }
board-left-locks = { $n ->
    [one] Une serrure que personne n’a vue
   *[other] { $n } serrures que personne n’a vues
 }
board-makuta = Les forces de Makuta
board-of = { $n } sur { $all }
