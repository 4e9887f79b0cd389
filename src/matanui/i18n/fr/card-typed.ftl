### Les jeux de cartes, au clavier : comment répondre, mots à taper, aide, et ce qui n’a pas été compris.

## Comment répondre

ui-card-hint-way = Un numéro, ou : aller n n e, jouer NOM. Aussi : carte NOM, score, aide.
ui-card-hint-step = Un numéro, ou des pas : aller n n e. stop met fin au déplacement. Aussi : île, légende, aide.
ui-card-hint-space = Un numéro sur la carte, ou une case comme g7.
ui-card-hint-challenge = Un numéro ou un nom. aptitudes montre ce que valent les Toa.
ui-card-hint-play = Un numéro, jouer NOM, ou passer.
ui-card-hint-other = Un numéro ou un nom.
ui-card-hint-pass = Un numéro, un nom, ou passer.

## Mots que l’on peut taper

ui-card-cmd-go = aller, va, marcher
ui-card-cmd-stop = stop, arrêt, rester
ui-card-cmd-challenge = défier, défi
ui-card-cmd-play = jouer, joue, utiliser
ui-card-cmd-pass = passer, passe, rien
ui-card-cmd-draw = piocher, pioche
ui-card-cmd-yes = oui
ui-card-cmd-no = non
ui-card-cmd-hand = main, table
ui-card-cmd-where = où
ui-card-cmd-skills = aptitudes, forces, talents
ui-card-cmd-card = carte, lire
ui-card-cmd-missions = missions
ui-card-cmd-track = score, points
ui-card-cmd-board = île, plateau
ui-card-cmd-log = journal
ui-card-cmd-legend = légende, signes
ui-card-cmd-rules = règles
ui-card-cmd-save = enregistrer, sauver
ui-card-cmd-help = aide
ui-card-cmd-quit = quitter, fin

## Aide

ui-card-help-go = aller n n e : marcher au nord, au nord, à l’est ; la marche s’arrête là où l’on vous demande quelque chose
ui-card-help-stop = stop : finir ici votre déplacement
ui-card-help-challenge = défier pohatu : défier ce Toa
ui-card-help-play = jouer NOM : jouer une carte, utiliser un pouvoir, jouer un masque
ui-card-help-pass = passer : ne rien jouer, ne rien prendre, céder
ui-card-help-draw = piocher : piocher une carte ; piocher rahi choisit la pioche
ui-card-help-yes = oui : oui
ui-card-help-no = non : non
ui-card-help-hand = main : vos cartes avec leur texte, et vos masques
ui-card-help-where = où gali : où se trouve un Toa
ui-card-help-skills = aptitudes gali : les six aptitudes d’un Toa, avec les masques gagnés
ui-card-help-card = carte NOM : ce que dit une carte
ui-card-help-missions = missions : toutes les Missions en cours et ce qu’elles demandent
ui-card-help-track = score : ce qui fait gagner, et où chacun en est
ui-card-help-board = île : toute la carte
ui-card-help-log = journal 10 : les dix derniers événements
ui-card-help-legend = légende : ce que veulent dire les signes
ui-card-help-rules = règles : l’édition, et ce qui a été réglé à la main
ui-card-help-save = enregistrer FICHIER : enregistrer une copie ; la partie est de toute façon gardée après chaque réponse
ui-card-help-help = ? SUJET : expliquer une partie des règles
ui-card-help-quit = quitter : arrêter ; la partie est gardée
ui-card-topic-turn = tour
ui-card-topic-moving = déplacement
ui-card-topic-missions = missions
ui-card-topic-challenges = défis
ui-card-topic-game-actions = actions
ui-card-topic-portals = portails
ui-card-topic-masks = masques
ui-card-topic-turaga = turaga
ui-card-topic-winning = victoire
ui-card-topic-short = court
ui-card-topic-timing = moment
ui-card-topic-limits = limites
ui-card-topic-stalemate = impasse
ui-card-topic-might = puissance
ui-card-topic-rahi = rahi
ui-card-topic-lingering = durable
ui-card-topic-bohrok = bohrok
ui-card-topic-krana = krana
ui-card-topic-va = va
ui-card-topic-control = contrôle
ui-card-topic-decks = paquets
ui-card-topic-kal = kal
ui-card-topic-bahrag = bahrag
ui-card-topic-nuva = nuva

## Ce qui n’a pas été compris

ui-card-err-closed = Vous ne pouvez pas y aller maintenant : { $space }.
ui-card-err-sea = De ce côté il n’y a que la mer : { $space }.
ui-card-err-way = Nommez les pas : aller n n e, ou une case voisine.
ui-card-err-must-move = Vous devez faire au moins un pas.
ui-card-err-whom = Qui ? Tapez défier et un nom.
ui-card-err-no-challenge = Vous ne pouvez défier personne maintenant. Allez d’abord sur une case Défi.
ui-card-err-nothing-to-play = Vous n’avez rien à jouer maintenant.
ui-card-err-play-what = Tapez jouer et un nom : { $named }.
ui-card-err-no-pass = Ici il faut choisir quelque chose.
ui-card-err-not-asked = Rien n’est demandé en ce moment.
ui-card-err-which-card = Tapez carte et son nom.
ui-card-err-no-card = Aucune carte ne s’appelle « { $text } ».

ui-welcome-masks = Quest for the Masks. Parcourez l’île, gagnez des Grands Masques dans les défis et soyez le premier à les avoir tous.
ui-welcome-bohrok = Bohrok Swarm. Gagnez des Grands Masques dans les défis, ou réunissez des Krana et tournez l’essaim contre les autres.
ui-welcome-rshl = Rising Shadow Hidden Light. Toa Nuva, Bohrok-Kal et Bahrag : gagnez avec des Grands Masques ou avec des Krana.

## La carte

ui-card-stand = Vous êtes ici : { $space }.
ui-card-beside = Côté { $way } : { $space }
ui-card-is-closed = – fermée pour vous en ce moment
ui-card-far = { $space }, { $n ->
    [one] { $n } pas
   *[other] { $n } pas
 }
ui-card-nearest = Au plus près :
ui-card-legend-mission = case Mission
ui-card-legend-challenge = case Défi
ui-card-legend-double = case Défi double
ui-card-legend-kini = Kini-Nui, la case Défi triple
ui-card-legend-action = case Action
ui-card-legend-action-double = case Action double
ui-card-legend-portal = case Portail
ui-card-legend-start = départ d’un Toa
ui-card-legend-bohrok = case Bohrok
ui-card-legend-closed = une case fermée pour vous en ce moment
ui-card-legend-blank = case vide
ui-card-legend-number = le numéro d’un choix
