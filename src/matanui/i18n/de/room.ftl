## The room before the deal

room-terms = Regeln an diesem Tisch
room-as-printed = Genau wie diese Ausgabe sie druckt.
room-differs = { $rule }: { $value }
room-phrase = Deine Merkwörter, mit denen du diesen Platz auf jedem Gerät zurückbekommst
room-phrase-why = Mit ihm bekommst du diesen Platz zurück, auf diesem Gerät oder einem anderen. Niemand kann dir einen neuen geben: Heb ihn auf.
room-phrase-copy = Merkwörter kopieren
room-sit = Nimm Platz
room-full = Alle Plätze sind besetzt; du schaust zu.
room-lost = Ich hatte hier einen Platz
room-give = Merkwörter
room-back = Platz zurücknehmen
web-not-yet = Noch nicht
web-unseat = Platz freigeben
web-copy = Link kopieren
web-share = Teilen …
web-code = Zeig dies der Kamera eines Handys: der Link für Freunde
room-at-home = Diese Adresse gilt nur auf diesem Rechner. Für Freunde anderswo starte den Server mit { $option } und öffne diese Seite unter der Adresse, die der Rechner im Netz hat.
web-sit-down = Setz dich
web-waiting = Das Spiel beginnt, wenn alle bereit sind.
web-ready = bereit
web-not-ready = nicht bereit
web-i-am-ready = Ich bin bereit
web-link = Link für Freunde
room-say = Sagen
room-seal = Versiegelte Würfel
room-seal-why = Der Server hat seinen Teil der Würfel festgelegt, bevor sich jemand setzte. Nach dem Spiel vergleicht dein Browser sie mit diesem Siegel.
room-seal-mark = Siegel { $mark }
room-missing = Vielleicht ist der Link vertippt, oder der Tisch wurde abgeräumt, weil lange niemand kam.

## Who comes and goes

room-came = { $who } hat sich gesetzt.
room-left = { $who } ist gegangen.
room-is-ready = { $who } ist bereit.
room-is-not-ready = { $who } ist nicht mehr bereit.
room-unseat-sure = Den Platz von { $who } freigeben? Wer dort sitzt, muss sich neu setzen.
room-unseat-yes = Freigeben
room-unseat-no = So lassen
room-waits-you = Bist du bereit?
room-waits = { $n ->
    [one] Es fehlt eine Person
   *[other] Es fehlen { $n } Personen
}

## A new table

room-remove = Platz { $seat } entfernen
room-swap = Platz { $seat } mit dem nächsten tauschen
room-clockwise = Gespielt wird im Uhrzeigersinn; die Würfel entscheiden, wer beginnt.
room-compare = Die Ausgaben vergleichen
room-find = Eine Regel suchen
room-printed = Gedruckt: { $value }
room-reset = Wie gedruckt
room-none-found = Keine Regel enthält diese Wörter.

## At a table that plays

room-here = verbunden
room-votes = möchte das Spiel beenden
room-resign = Aufgeben
room-resign-sure = Ja, aufgeben
room-resign-why = Ein Bot spielt deinen Platz zu Ende.
room-end = Für ein Ende stimmen
room-end-undo = Stimme zurücknehmen
room-end-why = Es endet ohne Sieger, wenn alle dafür stimmen.
room-kept = Dein Platz bleibt dir: Schließ die Seite und komm wieder, wann du willst.
