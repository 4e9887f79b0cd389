## The room before the deal

room-terms = Regels aan deze tafel
room-as-printed = Precies zoals deze editie ze afdrukt.
room-differs = { $rule }: { $value }
room-phrase = Je herstelwoorden, om deze plaats op een ander apparaat terug te nemen
room-phrase-why = Hiermee neem je deze plaats terug, op dit apparaat of een ander. Niemand kan je een nieuwe geven: bewaar hem.
room-phrase-copy = Herstelwoorden kopiëren
room-sit = Neem plaats
room-full = Alle plaatsen zijn bezet; je kijkt toe.
room-lost = Ik had hier een plaats
room-give = Herstelwoorden
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
room-say = Zeg het
room-seal = Verzegelde dobbelstenen
room-seal-why = De server legde zijn deel van de dobbelstenen vast voordat iemand ging zitten. Na het spel vergelijkt je browser ze met dit zegel.
room-seal-mark = Zegel { $mark }
room-missing = Misschien is de link verkeerd getypt, of is de tafel opgeruimd omdat er lang niemand kwam.

## Who comes and goes

room-came = { $who } is gaan zitten.
room-left = { $who } is weggegaan.
room-is-ready = { $who } is klaar.
room-is-not-ready = { $who } is niet meer klaar.
room-unseat-sure = De plaats van { $who } vrijmaken? Die moet dan opnieuw gaan zitten.
room-unseat-yes = Maak vrij
room-unseat-no = Laat zo
room-waits-you = Ben je klaar?
room-waits = { $n ->
    [one] Wachten op één speler
   *[other] Wachten op { $n } spelers
}

## A new table

room-remove = Plaats { $seat } weghalen
room-swap = Plaats { $seat } met de volgende wisselen
room-clockwise = De beurt gaat met de klok mee; de dobbelstenen kiezen wie begint.
room-compare = Vergelijk de edities
room-find = Zoek een regel
room-printed = Gedrukt: { $value }
room-reset = Zoals gedrukt
room-none-found = Geen regel heeft deze woorden.

## At a table that plays

room-here = verbonden
room-votes = wil het spel beëindigen
room-resign = Opgeven
room-resign-sure = Ja, opgeven
room-resign-why = Een bot speelt je plaats tot het einde.
room-end = Stem om het spel te beëindigen
room-end-undo = Stem intrekken
room-end-why = Het eindigt zonder winnaar als iedereen ervoor stemt.
room-kept = Je plaats blijft van jou: sluit de pagina en kom terug wanneer je wilt.
