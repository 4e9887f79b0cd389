### Decks für zwei Spieler von Bohrok Swarm: die fertigen, und was ein Deck verletzen kann.

deck-ember-and-tide = Glut und Gezeiten
deck-stone-and-root = Stein und Wurzel
deck-frost-and-leaf = Frost und Laub

deck-breach-toa-twice = { $found } steht mehr als einmal da; jeder Toa darf { $allowed } Mal dastehen.
deck-breach-foils = Glänzende Masken: { $found }; höchstens { $allowed } sind erlaubt.
deck-breach-foil-twice = Die glänzende Maske { $found } steht mehr als einmal da; sie ersetzt eine gewöhnliche Maske, also ist { $allowed } erlaubt.
deck-breach-unknown-challenge = { $found } ist keine Duellkarte dieses Spiels; erlaubt: { $allowed }.
deck-breach-challenges = Duellkarten: { $found }; ein Deck hat mindestens { $allowed }.
deck-breach-challenge-twice = Die Duellkarte { $found } ist mehr als einmal dabei; { $allowed } ist erlaubt.
deck-breach-unknown-mission = { $found } ist keine Mission dieses Spiels; erlaubt: { $allowed }.
deck-breach-missions = Missionen: { $found }; ein Deck hat genau { $allowed }.
deck-breach-mission-twice = Die Mission { $found } ist mehr als einmal dabei; { $allowed } ist erlaubt.
deck-breach-unknown-action = { $found } ist keine Aktionskarte dieses Spiels; erlaubt: { $allowed }.
deck-breach-actions = Aktionskarten: { $found }; ein Deck hat genau { $allowed }.
deck-breach-different = Verschiedene Aktionskarten: { $found }; mindestens { $allowed } sind nötig.
deck-breach-copies = Zu viele Exemplare: { $found }; höchstens { $allowed } von einer Karte sind erlaubt.
deck-breach-unknown-bohrok = { $found } ist kein Bohrok dieses Spiels; erlaubt: { $allowed }.
deck-breach-breeds-missing = Im Satz der Bohrok fehlen: { $found }; ein ganzer Satz hat { $allowed }.
deck-breach-bohrok-twice = Der Bohrok { $found } ist mehr als einmal dabei; { $allowed } ist erlaubt.

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
cards-switch-mission-decks = Wer in einem Spiel mit eigenen Decks die Missionsdecks baut.
cards-value-mission-decks-shared = Es gibt ein gemeinsames Missionsdeck, abwechselnd gebaut.
cards-value-mission-decks-for-each-other = Jeder baut das Missionsdeck des anderen.
