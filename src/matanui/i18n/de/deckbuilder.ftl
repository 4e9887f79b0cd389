### Der Deckbauer für zwei Spieler von Bohrok Swarm.

deckbuilder-title = Deckbauer
deckbuilder-intro = Zwei Spieler von Bohrok Swarm dürfen eigene Decks mitbringen. Bau deines; die Regeln werden dabei geprüft.
deckbuilder-pool = Karten zur Auswahl
deckbuilder-deck = Dein Deck
deckbuilder-name = Name des Decks
deckbuilder-unnamed = Ein Deck ohne Namen
deckbuilder-start = Beginnen mit
deckbuilder-empty = einem leeren Deck
deckbuilder-saved = Decks in diesem Browser
deckbuilder-none-saved = Noch keine: Was du baust, wird hier von selbst aufbewahrt.
deckbuilder-open = { $name } öffnen
deckbuilder-forget = { $name } löschen
deckbuilder-legal = Dieses Deck ist erlaubt.
deckbuilder-illegal = { $count ->
    [one] Dieses Deck ist noch nicht erlaubt: Eine Regel ist verletzt.
   *[other] Dieses Deck ist noch nicht erlaubt: { $count } Regeln sind verletzt.
 }
deckbuilder-meter = Was die Regeln verlangen
deckbuilder-part-toa = Toa
deckbuilder-part-actions = Aktionskarten
deckbuilder-part-different = Verschiedene
deckbuilder-part-copies = Exemplare von einer
deckbuilder-part-foils = Glänzende Masken
deckbuilder-part-missions = Missionen
deckbuilder-part-challenges = Duellkarten
deckbuilder-part-bohrok = Bohrok-Arten
deckbuilder-exactly = genau { $least }
deckbuilder-least = mindestens { $least }
deckbuilder-most = höchstens { $most }
deckbuilder-fits = passt
deckbuilder-fits-not = passt nicht
deckbuilder-times = { $card } × { $count }
deckbuilder-add = { $card } hinzufügen
deckbuilder-take = { $card } herausnehmen
deckbuilder-in-deck = { $count } im Deck
deckbuilder-filter = Eine Karte finden
deckbuilder-toa-hint = Der erste ist deine erste Wahl. Wollen beide denselben Toa, entscheiden die Würfel: Bring also einen zweiten mit.
deckbuilder-part-off = Diese dem Tisch überlassen
deckbuilder-part-on = { $what } mitbringen
deckbuilder-part-hint = Beide Spieler bauen dieses Deck abwechselnd. Was du hier nennst, fügst du hinzu, wenn du an der Reihe bist.
deckbuilder-table = Der Tisch
deckbuilder-import = Eine Deckdatei öffnen
deckbuilder-export = Als Datei speichern
deckbuilder-share = Einen Link zu diesem Deck kopieren
deckbuilder-shared = Der Link ist kopiert.
deckbuilder-bad-link = Dieser Link enthält kein Deck.
deckbuilder-play-bot = Mit diesem Deck gegen einen Bot spielen
deckbuilder-play-friend = Einen Freund einladen, der auch ein Deck mitbringt
deckbuilder-bring = Ein Deck mitbringen
deckbuilder-bring-none = kein Deck: am Tisch wählen
deckbuilder-offline = Der Prüfer ist nicht zu erreichen; das Deck bleibt trotzdem hier.
