### The table of the card games in the browser.

cardtable-space = space { $space }
cardtable-steps = { $space }, { $n ->
    [one] 1 step
   *[other] { $n } steps
 }
cardtable-closed-tried = { $space }: you tried here last, so you may not enter it now
cardtable-closed-tried-blank = { $space }: you tried here last, so nothing happens here now
cardtable-closed-drawn = { $space }: you drew here last, so you may not enter it now
cardtable-closed-drawn-blank = { $space }: you drew here last, so there is no card here now
cardtable-closed-mission = { $space }: closed until your Mission is done
cardtable-closed-mission-blank = { $space }: no challenge until your Mission is done
cardtable-closed-challenges = { $space }: an effect keeps you from challenging
cardtable-closed-portals = { $space }: an effect closes Portals to you
cardtable-closed-full = { $space }: every other Portal is taken
cardtable-closed-walked = { $space }: you have been there in this move
cardtable-closed-taken = { $space }: somebody stands there
cardtable-closed-path = { $space }: the next step cannot lead here
cardtable-plan = Your planned move
cardtable-plan-how = Press spaces on the map to plan your way.
cardtable-plan-go = Go to { $space }
cardtable-plan-stop = Go and stop on { $space }
cardtable-plan-look = Go, then look
cardtable-plan-undo = One step back
cardtable-plan-drop = Drop the plan
cardtable-plan-walks = On the way: { $way }
cardtable-plan-waits = The rest of your way waits for your answer: { $way }
cardtable-plan-broken = The way was no longer open. Plan anew.
cardtable-react = You may answer:
cardtable-react-turn = { $who } begins a turn
cardtable-order-always = always
cardtable-order-could = if I can
cardtable-order-quiet = if aimed at me
cardtable-leads = ahead
cardtable-rebounds = The effect hits the challenger.
cardtable-wins = { $who } wins
cardtable-pips = { $done } of { $need }
cardtable-way = Show the nearest way ({ $n ->
    [one] 1 step
   *[other] { $n } steps
 })
cardtable-discards = { $pile }: { $n } discarded, { $card } on top
cardtable-track-krana = Krana { $n }/{ $most }
cardtable-track-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
cardtable-krana-bounds = So many Krana count at least and at most, as far as you can tell.
cardtable-known = Cards that you have seen
cardtable-pane-map = Map
cardtable-pane-table = Table
cardtable-deck-challenge = Challenges
cardtable-deck-mission = Missions
cardtable-deck-action = Actions
cardtable-deck-rahi = Rahi
cardtable-deck-va = Va
cardtable-deck-krana = Krana
cardtable-deck-bohrok = Bohrok
