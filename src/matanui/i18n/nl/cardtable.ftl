### The table of the card games in the browser.

cardtable-space = vak { $space }
cardtable-steps = { $space }, { $n ->
    [one] 1 stap
   *[other] { $n } stappen
 }
cardtable-closed-tried = { $space }: hier probeerde je het laatst, dus nu mag je er niet op
cardtable-closed-tried-blank = { $space }: hier probeerde je het laatst, dus nu gebeurt er niets
cardtable-closed-drawn = { $space }: hier pakte je het laatst een kaart, dus nu mag je er niet op
cardtable-closed-drawn-blank = { $space }: hier pakte je het laatst een kaart, dus nu is er geen
cardtable-closed-mission = { $space }: gesloten tot je missie klaar is
cardtable-closed-mission-blank = { $space }: geen uitdaging tot je missie klaar is
cardtable-closed-challenges = { $space }: een effect houdt je van uitdagen af
cardtable-closed-portals = { $space }: een effect sluit portalen voor jou
cardtable-closed-full = { $space }: alle andere portalen zijn bezet
cardtable-closed-walked = { $space }: daar was je al in deze beurt
cardtable-closed-taken = { $space }: daar staat iemand
cardtable-closed-path = { $space }: de volgende stap kan niet hierheen
cardtable-plan = Je geplande zet
cardtable-plan-how = Tik vakken op de kaart aan om je weg te plannen.
cardtable-plan-go = Ga naar { $space }
cardtable-plan-stop = Ga en stop op { $space }
cardtable-plan-look = Ga, en kijk dan
cardtable-plan-undo = Een stap terug
cardtable-plan-drop = Laat het plan los
cardtable-plan-walks = Onderweg: { $way }
cardtable-plan-waits = De rest van je weg wacht op je antwoord: { $way }
cardtable-plan-broken = De weg was niet meer open. Plan opnieuw.
cardtable-react = Je mag reageren:
cardtable-react-turn = { $who } begint een beurt
cardtable-order-always = altijd
cardtable-order-could = als ik kan
cardtable-order-quiet = als het mij raakt
cardtable-leads = voor
cardtable-rebounds = Het effect treft de uitdager.
cardtable-wins = { $who } wint
cardtable-pips = { $done } van { $need }
cardtable-way = Toon de kortste weg ({ $n ->
    [one] 1 stap
   *[other] { $n } stappen
 })
cardtable-discards = { $pile }: { $n } afgelegd, { $card } bovenop
cardtable-track-krana = Krana { $n }/{ $most }
cardtable-track-hand = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 }
cardtable-krana-bounds = Zoveel Krana tellen minstens en hoogstens, voor zover je het kunt weten.
cardtable-known = Kaarten die je gezien hebt
cardtable-pane-map = Kaart
cardtable-pane-table = Tafel
cardtable-deck-challenge = Uitdagingen
cardtable-deck-mission = Missies
cardtable-deck-action = Acties
cardtable-deck-rahi = Rahi
cardtable-deck-va = Va
cardtable-deck-krana = Krana
cardtable-deck-bohrok = Bohrok
