### Tempo, Tasten, Befehlszeile und Einstellungen des Browserclients.

## Was andere tun, eins nach dem anderen

pace-next = Weiter (noch { $n })
pace-all = Alles zeigen
pace-since = Seit deinem letzten Zug

## Gesprochen

live-time = Noch { $n } Sekunden.
command-line = Befehlszeile
command-menu = Werkzeuge am Tisch
command-table = Dieser Tisch
command-mute = Stummschalten
command-sure = Bist du sicher?
command-keys = Tasten
command-rules = Regeln
command-asked = ist gefragt
command-away = nicht verbunden
command-resigned = hat aufgegeben; ein Bot spielt weiter
