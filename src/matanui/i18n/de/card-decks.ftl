### Decks für zwei Spieler von Bohrok Swarm: die fertigen.

deck-ember-and-tide = Glut und Gezeiten
deck-stone-and-root = Stein und Wurzel
deck-frost-and-leaf = Frost und Laub

deck-own = ein eigenes Deck
cards-ask-choose-deck = Welches Deck bringst du mit?
cards-ask-build-action = Welche Karte kommt als nächste in dein Deck?
cards-ask-build-foil = Welche Maske soll glänzend sein?
cards-pass-build-foil = die anderen Masken einfach lassen
cards-ask-build-mission = Welche Mission kommt als nächste in das Deck?
cards-ask-build-challenge = Welche Duellkarte kommt als nächste in das Deck?
cards-pass-build-challenge = das Deck ist fertig
cards-event-brought = Spieler { $player } bringt ein Deck mit: { $deck }.
cards-event-built = Spieler { $player } legt eine Karte dazu: { $card }.
