### Paquets pour deux joueurs de Bohrok Swarm : les paquets tout prêts, et ce qu’un paquet peut enfreindre.

deck-ember-and-tide = Braise et Marée
deck-stone-and-root = Pierre et Racine
deck-frost-and-leaf = Givre et Feuille

deck-breach-toa-twice = { $found } figure plus d’une fois ; chaque Toa peut figurer { $allowed } fois.
deck-breach-foils = Masques étincelants : { $found } ; { $allowed } au plus sont permis.
deck-breach-foil-twice = Le masque étincelant { $found } figure plus d’une fois ; il remplace un seul masque ordinaire : { $allowed } est permis.
deck-breach-unknown-challenge = { $found } n’est pas une carte Défi de ce jeu ; permises : { $allowed }.
deck-breach-challenges = Cartes Défi : { $found } ; un paquet en a au moins { $allowed }.
deck-breach-challenge-twice = La carte Défi { $found } figure plus d’une fois ; { $allowed } est permise.
deck-breach-unknown-mission = { $found } n’est pas une mission de ce jeu ; permises : { $allowed }.
deck-breach-missions = Missions : { $found } ; un paquet en a exactement { $allowed }.
deck-breach-mission-twice = La mission { $found } figure plus d’une fois ; { $allowed } est permise.
deck-breach-unknown-action = { $found } n’est pas une carte Action de ce jeu ; permises : { $allowed }.
deck-breach-actions = Cartes Action : { $found } ; un paquet en a exactement { $allowed }.
deck-breach-different = Cartes Action différentes : { $found } ; il en faut au moins { $allowed }.
deck-breach-copies = Trop d’exemplaires : { $found } ; { $allowed } au plus d’une même carte sont permis.
deck-breach-unknown-bohrok = { $found } n’est pas un Bohrok de ce jeu ; permis : { $allowed }.
deck-breach-breeds-missing = Il manque au jeu de Bohrok : { $found } ; un jeu complet a { $allowed }.
deck-breach-bohrok-twice = Le Bohrok { $found } figure plus d’une fois ; { $allowed } est permis.

deck-own = un paquet à vous
cards-ask-choose-deck = Quel paquet apportez-vous ?
cards-ask-build-action = Quelle carte entre maintenant dans votre paquet ?
cards-ask-build-foil = Quel masque sera étincelant ?
cards-pass-build-foil = laisser les autres masques ordinaires
cards-ask-build-mission = Quelle mission entre maintenant dans le paquet ?
cards-ask-build-challenge = Quelle carte Défi entre maintenant dans le paquet ?
cards-pass-build-challenge = le paquet est complet
cards-event-brought = Le joueur { $player } apporte un paquet : { $deck }.
cards-event-built = Le joueur { $player } ajoute une carte : { $card }.
cards-switch-mission-decks = Qui construit les paquets de missions quand on apporte ses paquets.
cards-value-mission-decks-shared = Il y a un paquet de missions commun, construit à tour de rôle.
cards-value-mission-decks-for-each-other = Chacun construit le paquet de missions de l’autre.
