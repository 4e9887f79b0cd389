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
