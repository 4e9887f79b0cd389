### Paquets pour deux joueurs de Bohrok Swarm : les paquets tout prêts.

deck-ember-and-tide = Braise et Marée
deck-stone-and-root = Pierre et Racine
deck-frost-and-leaf = Givre et Feuille

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
