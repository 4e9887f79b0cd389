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
