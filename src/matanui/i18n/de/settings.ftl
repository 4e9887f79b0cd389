### Tasten und Einstellungen des Browserclients.

## Tasten

keys-head = Tasten
keys-off = Buchstaben und Zeichen sind als Tasten ausgeschaltet.
keys-arrows = Pfeiltasten verschieben die Insel und gehen von Feld zu Feld. Alle Tasten lassen sich ändern:
keys-none = keine
keys-shift = Umschalt + { $key }
keys-key-space = Leertaste
keys-key-enter = Eingabe
keys-key-escape = Esc
keys-key-backspace = Rücktaste
keys-key-left = Links
keys-key-right = Rechts
keys-key-up = Hoch
keys-key-down = Runter
keys-do-help = Alle Tasten
keys-do-command = Befehlszeile
keys-do-commit = Ausführen, was geplant ist
keys-do-clear = Neu wählen, schließen
keys-do-undo = Einen Schritt des Plans zurücknehmen
keys-do-primary = Was jetzt zu tun ist
keys-do-end = Anhalten oder passen
keys-do-seat = Spieler { $n } ansehen
keys-do-seats = Einen Spieler ansehen, nach Platz
keys-do-hand = Zu deiner Hand
keys-do-log = Zur Chronik
keys-do-map = Zur Insel
keys-do-chat = Zum Tischgespräch
keys-do-left = Was übrig ist
keys-do-turn = Die Landschaft drehen
keys-do-turn-back = Die Landschaft zurückdrehen
keys-do-closer = Näher
keys-do-farther = Weiter weg
keys-do-whole = Die ganze Insel
keys-do-fit = Alles zeigen
keys-do-before = Das Ereignis davor
keys-do-after = Das Ereignis danach
keys-do-active = Wo alle sind
keys-do-odds = Chancen oder Fähigkeiten
keys-do-mute = Ton an und aus
keys-do-kanohi = Zur nächsten erreichbaren Maske
keys-do-key = Zum nächsten erreichbaren Schlüssel
keys-do-gate = Zum nächsten erreichbaren Tor
keys-do-rahi = Zum nächsten erreichbaren Rahi
keys-do-rival = Zum nächsten erreichbaren Gegner
keys-do-order-always = Wenn andere handeln: Frag mich bei jeder Gelegenheit
keys-do-order-could = Wenn andere handeln: Frag mich, wenn ich etwas tun kann
keys-do-order-quiet = Wenn andere handeln: Frag mich nur, wenn eine Karte auf mich zielt
keys-do-pass = Passen, wenn du antworten darfst
keys-letters = Buchstaben, Ziffern und Zeichen sind Tasten
keys-press = { $what }: Drücke die neue Taste. Esc lässt alles, wie es ist.
keys-usual = Wieder die üblichen Tasten

## Einstellungen

set-back = Zurück
set-text = Größe der Schrift
set-percent = { $n } %
set-motion = Bewegung
set-motion-machine = Wie dieses Gerät es hat
set-motion-calm = Wenig
set-motion-full = Voll
set-pace = Was andere tun
set-pace-instant = Sofort
set-pace-quick = Zügig: je 0,4 Sekunden
set-pace-steady = Ruhig: je eine Sekunde
set-pace-slow = Langsam: je zwei Sekunden
set-pace-step = Schritt für Schritt, wenn ich es sage
set-confirm = Frag mich, bevor es zählt
set-confirm-never = Nie: ein Tipp genügt
set-confirm-places = Wo ich einen Ort wähle
set-confirm-always = Jedes Mal
set-sound = Ton
set-volume = Lautstärke: { $n } %
set-turn-sound = Ein Horn, wenn ich dran bin
set-captions = Töne in Worten
set-help = Hinweise
set-hints = Chancen und Schritte zeigen, und was übrig ist
set-hints-more = Ausgeschaltet zählst du selbst, wie an einem Tisch aus Holz.
data-head = Was dieser Browser aufbewahrt
data-about = Deine Plätze, deine Einstellungen, sonst nichts. Mit der Datei kannst du dich anderswo hinsetzen: Behalte sie für dich.
data-save = Als Datei speichern
data-load = Eine Datei lesen:
data-delete = Alles löschen
data-sure = Ja, lösche meine Plätze und Einstellungen
data-gone = Alles ist gelöscht.
data-loaded = Gelesen: { $n } Einträge. Sie gelten, wenn die Seite neu geöffnet wird.
data-wrong = Diese Datei ist keine von uns.

## Getippte Zeilen

command-both = { $left }{ $right }
command-text = { $text }
command-not-asked = Du wirst gerade nichts gefragt.
command-no-save = Die Aufzeichnung lässt sich speichern, wenn das Spiel zu Ende ist.
command-no-quit = Um den Tisch zu verlassen, geh zurück zur ersten Seite.
command-no-roll = Die Würfel rollen hier von selbst.
command-output = Antworten
command-hint = Tippe eine Zahl oder Wörter, etwa: hilfe, wo, chancen, verlauf 10. Eine leere Zeile zeigt alles.
command-offers = Wie es weitergehen kann
command-close = Schließen
