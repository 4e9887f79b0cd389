### The table of the card games in the browser.

cardtable-space = Feld { $space }
cardtable-steps = { $space }, { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
 }
cardtable-closed-tried = { $space }: Hier hast du es zuletzt versucht, jetzt darfst du nicht darauf
cardtable-closed-tried-blank = { $space }: Hier hast du es zuletzt versucht, jetzt geschieht nichts
cardtable-closed-drawn = { $space }: Hier hast du zuletzt gezogen, jetzt darfst du nicht darauf
cardtable-closed-drawn-blank = { $space }: Hier hast du zuletzt gezogen, jetzt gibt es keine Karte
cardtable-closed-mission = { $space }: geschlossen, bis deine Mission erfüllt ist
cardtable-closed-mission-blank = { $space }: kein Duell, bis deine Mission erfüllt ist
cardtable-closed-challenges = { $space }: Eine Wirkung verwehrt dir Duelle
cardtable-closed-portals = { $space }: Eine Wirkung verschließt dir die Portale
cardtable-closed-full = { $space }: Alle anderen Portale sind besetzt
cardtable-closed-walked = { $space }: Dort warst du in diesem Zug schon
cardtable-closed-taken = { $space }: Dort steht jemand
cardtable-closed-path = { $space }: Der nächste Schritt kann nicht hierher führen
cardtable-plan = Dein geplanter Zug
cardtable-plan-how = Tippe Felder auf der Karte an, um deinen Weg zu planen.
cardtable-plan-go = Nach { $space } gehen
cardtable-plan-stop = Gehen und auf { $space } anhalten
cardtable-plan-look = Gehen, dann schauen
cardtable-plan-undo = Einen Schritt zurück
cardtable-plan-drop = Plan verwerfen
cardtable-plan-walks = Unterwegs: { $way }
cardtable-plan-waits = Der Rest deines Weges wartet auf deine Antwort: { $way }
cardtable-plan-broken = Der Weg war nicht mehr offen. Plane neu.
cardtable-react = Du darfst reagieren:
cardtable-react-turn = { $who } beginnt einen Zug
cardtable-order-always = immer
cardtable-order-could = wenn ich kann
cardtable-order-quiet = wenn es mich trifft
cardtable-leads = vorn
cardtable-rebounds = Die Wirkung trifft den Herausforderer.
cardtable-wins = { $who } gewinnt
cardtable-pips = { $done } von { $need }
cardtable-way = Nächsten Weg zeigen ({ $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
 })
cardtable-discards = { $pile }: { $n } abgelegt, { $card } obenauf
cardtable-track-krana = Krana { $n }/{ $most }
cardtable-track-hand = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }
cardtable-krana-bounds = So viele Krana zählen mindestens und höchstens, soweit du es wissen kannst.
cardtable-known = Karten, die du gesehen hast
cardtable-pane-map = Karte
cardtable-pane-table = Tisch
cardtable-deck-challenge = Duelle
cardtable-deck-mission = Missionen
cardtable-deck-action = Aktionen
cardtable-deck-rahi = Rahi
cardtable-deck-va = Va
cardtable-deck-krana = Krana
cardtable-deck-bohrok = Bohrok
