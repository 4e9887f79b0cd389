## The room before the deal

room-terms = Regeln an diesem Tisch
room-as-printed = Genau wie diese Ausgabe sie druckt.
room-differs = { $rule }: { $value }
room-phrase = Dein Satz, mit dem du diesen Platz auf jedem Gerät zurückbekommst
room-lost = Ich hatte hier einen Platz
room-give = Satz
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
web-committed = Die Würfel sind versiegelt: { $mark }

## A new table

room-remove = Platz { $seat } entfernen
room-clockwise = Gespielt wird im Uhrzeigersinn; die Würfel entscheiden, wer beginnt.
room-compare = Die Ausgaben vergleichen
room-find = Eine Regel suchen
room-printed = Gedruckt: { $value }
room-reset = Wie gedruckt
room-none-found = Keine Regel enthält diese Wörter.
