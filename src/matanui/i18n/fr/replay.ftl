### Après la fin : comment une partie s’est passée, et la revoir.

## Comment elle a fini

replay-over = La partie est finie
replay-how-makuta = Makuta a été vaincu dans son propre temple.
replay-how-masks = { $n } Grands Masques ont suffi.
replay-how-krana = { $n } Krana qui vont ensemble ont suffi.
replay-how-won = La partie a été gagnée.
replay-how-nobody = Personne n’avançait plus.
replay-how-abandoned = Tout le monde a voulu s’arrêter.
replay-length = { $rounds ->
    [one] Une manche
   *[other] { $rounds } manches
}, { $answers } décisions, lancers et tirages
replay-standing = Ce que chacun a fait
replay-winner = vainqueur
replay-player = Joueur
replay-deed-tiles = Sections posées
replay-deed-finds = Jetons ramassés
replay-deed-duels-won = Combats gagnés
replay-deed-duels-lost = Combats perdus
replay-deed-locks = Serrures retournées
replay-deed-challenges = Défis à Makuta
replay-deed-great-masks = Grands Masques
replay-deed-missions = Missions accomplies
replay-deed-fights-won = Défis gagnés
replay-deed-fights-lost = Défis perdus
replay-deed-krana = Krana qui comptent

## L’histoire

replay-story = L’histoire de cette partie
replay-round = Manche { $round }
replay-point-first-tile = La première section
replay-point-first-find = La première trouvaille
replay-point-best-duel = Le plus rude combat gagné
replay-point-worst-duel = La pire défaite
replay-point-robbery = Le premier vol
replay-point-first-lock = La première serrure
replay-point-repelled = Makuta riposte
replay-point-final-challenge = Le dernier défi
replay-point-first-mission = La première mission
replay-point-first-mask = Le premier masque gagné
replay-point-biggest-challenge = Le plus grand défi
replay-point-closest-challenge = Le défi le plus serré
replay-point-first-krana = Le premier Krana gagné
replay-point-knocked-off = Un masque est perdu
replay-point-last-mask = Le dernier masque
replay-point-end = La fin
replay-see = Revoir

## Dés

replay-dice = Comment les dés sont tombés
replay-die = D{ $sides } : { $n } lancers
replay-die-face = Face
replay-die-rolled = Obtenue
replay-die-expected = Attendue
replay-die-streak = La plus longue série a été de { $run } fois { $face } de suite. Des dés honnêtes donnent une série de { $run } ou plus dans { $percent } parties sur 100 avec { $n } lancers de ce dé.
replay-die-few = Il a montré { $faces }. Si peu de lancers ne disent rien d’un dé.
replay-die-fair = Attendue : { $n }
replay-die-never = Aucune face n’est sortie deux fois de suite.
replay-dice-none = Aucun dé n’a été lancé.

## La preuve

replay-proof = Les dés étaient-ils honnêtes ?
replay-proof-checking = Votre navigateur relance tous les dés…
replay-proof-good = Oui. Votre navigateur a recalculé chaque lancer et chaque tirage, et tous sont ce que donne la graine scellée.
replay-proof-bad = Non. Quelque chose ne va pas, comme indiqué ci-dessous.
replay-proof-failed = La preuve n’a pas pu être obtenue.
replay-check-seal = La graine correspond au sceau.
replay-check-seen = C’est le sceau que ce navigateur a vu pendant la partie.
replay-check-unseen = Ce navigateur n’était pas là pendant la partie et doit croire le sceau sur le moment où il a été fait.
replay-check-nonces = { $n ->
    [0] Personne n’a rien ajouté à la graine.
    [one] Ce qu’un joueur a ajouté fait partie des dés.
   *[other] Ce que { $n } joueurs ont ajouté fait partie des dés.
}
replay-check-root = Les dés de la partie découlent de la graine et de ce qui y a été ajouté.
replay-check-draws = { $right } lancers et tirages sur { $n } sont ce que donnent les dés.
replay-check-past = Les { $n } premières réponses viennent d’une autre partie ; ses dés sont prouvés aussi.
replay-check-yes = juste
replay-check-no = faux
replay-check-open = ouvert
replay-numbers = Les nombres
replay-seal = Sceau (SHA-256 de la graine)
replay-seed = Graine
replay-added = Ajouté par les joueurs
replay-root = Graine des dés de la partie
replay-streams = Suites
replay-stream = { $name } : { $n }

## Et maintenant

replay-watch = Revoir la partie
replay-rematch = Rejouer
replay-download = Enregistrer la partie
replay-table = Vers la table
replay-running = Cette partie n’est pas encore finie.
replay-continued = Reprise d’une autre partie après { $answers } réponses.

## Regarder

replay-title = Revoir
replay-loading = Le film se prépare…
replay-scrub = Moment de la partie
replay-moment = Événement { $at } sur { $all }
replay-setup = Avant le premier tour
replay-controls = Commandes
replay-first = Au début
replay-previous-turn = Un tour en arrière
replay-previous = Un événement en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un événement en avant
replay-next-turn = Un tour en avant
replay-last = À la fin
replay-pace = Allure
replay-pace-slow = lente
replay-pace-calm = calme
replay-pace-quick = rapide
replay-eye = Vu par
replay-eye-public = Tout le monde
replay-copy = Copier le lien vers ce moment
replay-more = Plus
replay-keys = ← → un événement, ↑ ↓ un tour, Début et Fin, Espace lit, V change de regard.
replay-branch = Continuer à partir d’ici
replay-branch-intro = Une nouvelle table commence à ce moment précis, avec de nouveaux dés à partir d’ici. Des robots jouent les autres places.
replay-branch-seats = Vos places
replay-branch-go = Commencer
replay-branch-over = À ce moment, la partie est finie. Revenez un peu en arrière.
replay-cancel = Fermer
replay-open = Ouvrir un enregistrement
replay-open-intro = Un fichier enregistré avec « Enregistrer la partie » ou par le terminal. Il est lu pour vous et n’est pas gardé.
replay-open-large = Ce fichier est trop grand pour l’enregistrement d’une partie.

## Le serveur et le terminal

server-no-such-film = Ce film n’est plus en mémoire. Ouvrez le fichier encore une fois.
server-no-such-moment = La partie n’a pas de tel moment.
server-nothing-left = À ce moment, la partie est finie : il n’y a plus rien à décider.
replay-proof-past = Les { $n } premières réponses ont été reprises d’une autre partie, dont les dés étaient scellés sous { $mark }. Elles aussi sont ce que donne sa graine.
