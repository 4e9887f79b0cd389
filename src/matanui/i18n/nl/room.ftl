## The room before the deal

room-terms = Regels aan deze tafel
room-as-printed = Precies zoals deze uitgave ze afdrukt.
room-differs = { $rule }: { $value }
room-phrase = Je zin, om deze plaats op een ander apparaat terug te nemen
room-lost = Ik had hier een plaats
room-give = Zin
room-back = Neem de plaats terug
web-not-yet = Nog niet
web-unseat = Maak deze plaats vrij
web-copy = Kopieer de link
web-share = Delen …
web-code = Laat dit aan de camera van een telefoon zien: de link voor vrienden
room-at-home = Dit adres werkt alleen op deze computer. Voor vrienden elders start je de server met { $option } en open je deze pagina met het eigen adres van de computer in het netwerk.
web-sit-down = Ga zitten
web-waiting = Het spel begint als iedereen klaar is.
web-ready = klaar
web-not-ready = nog niet klaar
web-i-am-ready = Ik ben klaar
web-link = Link voor vrienden
web-committed = De dobbelstenen zijn verzegeld: { $mark }

## A new table

room-remove = Plaats { $seat } weghalen
room-clockwise = De beurt gaat met de klok mee; de dobbelstenen kiezen wie begint.
room-compare = Vergelijk de uitgaven
room-find = Zoek een regel
room-printed = Gedrukt: { $value }
room-reset = Zoals gedrukt
room-none-found = Geen regel heeft deze woorden.
