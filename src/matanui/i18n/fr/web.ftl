### Le client dans le navigateur.

## Galerie

web-gallery = Galerie
web-gallery-head = L’île, telle qu’on la voit
web-gallery-intro = Tout est dessiné d’après les données, selon des règles : aucune image n’est enregistrée. Chaque chose a sa propre forme, afin que rien ne se reconnaisse à sa seule couleur.
web-gallery-elements = Toa
web-gallery-masks = Masques
web-gallery-rahi = Rahi
web-gallery-swarm = L’essaim
web-gallery-counters = Jetons
web-gallery-dice = Dés
web-gallery-signs = Signes
web-gallery-tiles = Sections
web-gallery-island = L’île de Quest for Makuta
web-gallery-map = L’île des jeux de cartes
web-gallery-cards = Cartes
web-gallery-backs = Dos des cartes

## Apparence et langues

web-look = Apparence
web-look-night = Basalte de nuit
web-look-driftwood = Bois flotté
web-look-contrast = Contraste élevé
web-language = Langue

## Comment les choses sont marquées

web-state-legal = possible
web-state-selected = choisi
web-state-threat = en danger
web-state-fresh = nouveau

## Les sons, en mots

web-listen = Écouter
web-sound-knock = Un coup sur du bois
web-sound-slide = La pierre glisse
web-sound-creak = Une corde grince
web-sound-thud = Une dalle tombe
web-sound-rattle = Les dés roulent
web-sound-drum = Un tambour
web-sound-horn = Une conque : à vous de jouer

## Écrans

web-title = Mata Nui
web-home = Accueil
web-home-intro = Les jeux de table de l’île, toutes règles comprises. Prenez place.
web-home-play = Jouer maintenant
web-home-more = Plus
web-about-makuta = Explorez l’île section par section, battez ses bêtes, défiez Makuta.
web-about-masks = Parcourez la carte, remplissez vos missions, gagnez six Grands Masques.
web-about-bohrok = Les essaims sont lâchés : masques ou Krana mènent à la victoire.
web-about-rshl = Toa Nuva, Bohrok-Kal et les Bahrag : le plus grand des jeux de cartes.
web-play-bots = Jouer contre trois robots
web-dealing = On prépare la table…
web-learn = Apprendre à jouer
web-invite-friends = Inviter des amis
web-compendium = Compendium
web-decks = Atelier de paquets
web-settings = Réglages
web-my-tables = Vos tables
web-no-tables = Vous n’êtes encore à aucune table.
web-open-tables = Tables ouvertes
web-no-open = Personne n’attend de joueurs en ce moment.
web-your-turn = À vous
web-no-server = Le serveur ne répond pas. Est-il en marche ?
web-unofficial = Non officiel et gratuit ; fait par des gens qui aiment ces jeux. Sans lien avec les propriétaires de la marque.
web-new = Une nouvelle table
web-game = Jeu
web-edition = Édition
web-seats = Places
web-seat = Place { $seat }
web-name = Nom
web-bot = Robot
web-bot-greedy = Robot avide
web-bot-random = Robot aléatoire
web-bot-person = Humain
web-bot-you = vous
web-free = libre
web-kind-here = Une personne à cet écran
web-kind-link = Un ami, par le lien
web-kind-open = Ouvert à tous
web-kind-bot = Un robot
web-add-seat = Une place de plus
web-pace = Rythme
web-pace-relaxed = Tranquille : sans horloge
web-pace-live = En direct : dix minutes chacun, et un peu par réponse
web-pace-days = À loisir : trois jours par réponse
web-listed = Montrer cette table à tous
web-switches = Règles, une à une ({ $count } modifiées)
web-create = Ouvrir la table
web-connecting = Vers la table…
web-copied = Copié
web-copy-by-hand = C’est sélectionné : Ctrl+C le copie.
web-waiting-for = On attend { $who }
web-lost = La connexion est perdue. Nouvel essai…
web-chronicle = Chronique
web-talk = Conversation
web-mute = Masquer ce que dit { $who }
web-muted = Masqué
web-earlier = Avant cela
web-newest = Plus récent
web-below = encore { $n } ↓
web-island = L’île. Les flèches la déplacent, plus et moins zooment, 0 montre tout.
web-map = La carte de l’île
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-fit = Tout montrer
web-round = Manche { $round } · { $who }
web-players = Joueurs
web-counters = { $count } jetons
web-your-counters = Vos jetons
web-commit = Valider
web-clear = Choisir à nouveau
web-curtain = C’est à { $who }. Les autres détournent les yeux.
web-lift = Je suis à cette place
web-won = { $who } a gagné
web-nobody-won = Personne n’a gagné
web-abandoned = La partie a été abandonnée
web-record = Enregistrer la partie
web-rematch = Rejouer
web-how = Bilan
web-replay = Revoir la partie
web-replays = Revoir une partie
web-after = Et maintenant

# La table de cartes
web-card-hand = Votre main
web-card-offered = Au choix
web-card-none = rien
web-card-close = Fermer
web-card-stage = Ce qui est sur la table
web-card-ready = prêt
web-card-later = viendra plus tard
web-card-lasting = Encore en vigueur
web-card-piles = Pioches
web-card-orders = Quand les autres agissent, me demander
web-differs = { $count ->
    [0] règles telles qu’imprimées
    [one] une règle diffère
   *[other] { $count } règles diffèrent
}
