### Tempo, Tasten, Befehlszeile und Einstellungen des Browserclients.

## Was andere tun, eins nach dem anderen

pace-next = Weiter (noch { $n })
pace-all = Alles zeigen
pace-since = Seit deinem letzten Zug
