### Die Kartenspiele, getippt: wie man antwortet, Wörter zum Tippen, Hilfe, und was nicht verstanden wurde.

## Wie man antwortet

ui-card-hint-way = Eine Nummer, oder: geh n n o, spiel NAME. Auch: karte NAME, stand, hilfe.
ui-card-hint-step = Eine Nummer, oder Schritte: geh n n o. halt beendet die Bewegung. Auch: insel, legende, hilfe.
ui-card-hint-space = Eine Nummer auf der Karte, oder ein Feld wie g7.
ui-card-hint-challenge = Eine Nummer oder ein Name. fähigkeiten zeigt, wie stark alle sind.
ui-card-hint-play = Eine Nummer, spiel NAME, oder passe.
ui-card-hint-other = Eine Nummer oder ein Name.
ui-card-hint-pass = Eine Nummer, ein Name, oder passe.

## Wörter, die man tippen kann

ui-card-cmd-go = geh, gehe, gehen
ui-card-cmd-stop = halt, bleib
ui-card-cmd-challenge = fordere, herausfordern
ui-card-cmd-play = spiel, spiele, nutze
ui-card-cmd-pass = passe, passen, nichts
ui-card-cmd-draw = zieh, ziehen
ui-card-cmd-yes = ja, j
ui-card-cmd-no = nein
ui-card-cmd-hand = hand, tisch
ui-card-cmd-where = wo
ui-card-cmd-skills = fähigkeiten, werte
ui-card-cmd-card = karte, lies
ui-card-cmd-missions = missionen
ui-card-cmd-track = stand, punkte
ui-card-cmd-board = insel, plan
ui-card-cmd-log = verlauf
ui-card-cmd-legend = legende, zeichen
ui-card-cmd-rules = regeln
ui-card-cmd-save = speichern, speichere
ui-card-cmd-help = hilfe
ui-card-cmd-quit = ende, beenden

## Hilfe

ui-card-help-go = geh n n o: geh nach Norden, Norden, Osten; der Weg endet, wo du etwas gefragt wirst
ui-card-help-stop = halt: beende hier deine Bewegung
ui-card-help-challenge = fordere pohatu: fordere diesen Toa heraus
ui-card-help-play = spiel NAME: spiel eine Karte, nutze eine Kraft, setz eine Maske ein
ui-card-help-pass = passe: nichts spielen, nichts nehmen, nachgeben
ui-card-help-draw = zieh: zieh eine Karte; zieh rahi wählt den Stapel
ui-card-help-yes = ja: ja
ui-card-help-no = nein: nein
ui-card-help-hand = hand: deine Karten mit ihrem Text, und deine Masken
ui-card-help-where = wo gali: wo ein Toa ist
ui-card-help-skills = fähigkeiten gali: die sechs Fähigkeiten eines Toa, mit den gewonnenen Masken
ui-card-help-card = karte NAME: was eine Karte sagt
ui-card-help-missions = missionen: alle offenen Missionen und was sie verlangen
ui-card-help-track = stand: womit man gewinnt, und wie weit alle sind
ui-card-help-board = insel: die ganze Karte
ui-card-help-log = verlauf 10: die letzten zehn Ereignisse
ui-card-help-legend = legende: was die Zeichen bedeuten
ui-card-help-rules = regeln: die Ausgabe, und was von Hand eingestellt ist
ui-card-help-save = speichern DATEI: speichert eine Kopie; das Spiel wird ohnehin nach jeder Antwort gespeichert
ui-card-help-help = ? THEMA: erklärt einen Teil der Regeln
ui-card-help-quit = ende: aufhören; das Spiel bleibt gespeichert
ui-card-topic-turn = zug
ui-card-topic-moving = bewegung
ui-card-topic-missions = missionen
ui-card-topic-challenges = duelle
ui-card-topic-game-actions = aktionen
ui-card-topic-portals = portale
ui-card-topic-masks = masken
ui-card-topic-turaga = turaga
ui-card-topic-winning = sieg
ui-card-topic-short = kurz
ui-card-topic-timing = zeitpunkt
ui-card-topic-limits = grenzen
ui-card-topic-stalemate = stillstand
ui-card-topic-might = macht
ui-card-topic-rahi = rahi
ui-card-topic-lingering = nachwirkung
ui-card-topic-bohrok = bohrok
ui-card-topic-krana = krana
ui-card-topic-va = va
ui-card-topic-control = kontrolle
ui-card-topic-decks = decks
ui-card-topic-kal = kal
ui-card-topic-bahrag = bahrag
ui-card-topic-nuva = nuva

## Was nicht verstanden wurde

ui-card-err-closed = Dorthin kannst du jetzt nicht gehen: { $space }.
ui-card-err-sea = In dieser Richtung liegt nur das Meer: { $space }.
ui-card-err-way = Nenn die Schritte: geh n n o, oder ein Feld neben dir.
ui-card-err-must-move = Du musst mindestens einen Schritt gehen.
ui-card-err-whom = Wen? Tippe fordere und einen Namen.
ui-card-err-no-challenge = Du kannst jetzt niemanden herausfordern. Geh zuerst auf ein Duellfeld.
ui-card-err-nothing-to-play = Du hast nichts, was du jetzt spielen kannst.
ui-card-err-play-what = Tippe spiel und einen Namen: { $named }.
ui-card-err-no-pass = Hier musst du etwas wählen.
ui-card-err-not-asked = Gerade wird nichts gefragt.
ui-card-err-which-card = Tippe karte und ihren Namen.
ui-card-err-no-card = Es gibt keine Karte namens „{ $text }“.

ui-welcome-masks = Quest for the Masks. Zieh über die Insel, gewinne in Duellen Große Masken und hab sie als Erster alle beisammen.
ui-welcome-bohrok = Bohrok Swarm. Gewinne Große Masken in Duellen, oder sammle Krana und lenk den Schwarm gegen die anderen.
ui-welcome-rshl = Rising Shadow Hidden Light. Toa Nuva, Bohrok-Kal und Bahrag: Gewinne mit Großen Masken oder mit Krana.

## Die Karte

ui-card-stand = Du stehst hier: { $space }.
ui-card-beside = Im { $way }: { $space }
ui-card-is-closed = – jetzt für dich gesperrt
ui-card-far = { $space }, { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
 }
ui-card-nearest = Am nächsten:
ui-card-legend-mission = Missionsfeld
ui-card-legend-challenge = Duellfeld
ui-card-legend-double = doppeltes Duellfeld
ui-card-legend-kini = Kini-Nui, das dreifache Duellfeld
ui-card-legend-action = Aktionsfeld
ui-card-legend-action-double = doppeltes Aktionsfeld
ui-card-legend-portal = Portalfeld
ui-card-legend-start = wo ein Toa beginnt
ui-card-legend-bohrok = Bohrok-Feld
ui-card-legend-closed = ein Feld, das jetzt für dich gesperrt ist
ui-card-legend-blank = leeres Feld
ui-card-legend-number = die Nummer einer Möglichkeit
