### Tempo, Tasten, Befehlszeile und Einstellungen des Browserclients.

## Was andere tun, eins nach dem anderen

pace-next = Weiter (noch { $n })
pace-all = Alles zeigen
pace-since = Seit deinem letzten Zug

## Getippte Zeilen

command-both = { $left }{ $right }
command-text = { $text }
command-not-asked = Du wirst gerade nichts gefragt.
command-no-save = Die Aufzeichnung lässt sich speichern, wenn das Spiel zu Ende ist.
command-no-quit = Um den Tisch zu verlassen, geh zurück zur ersten Seite.
command-no-roll = Die Würfel rollen hier von selbst.
