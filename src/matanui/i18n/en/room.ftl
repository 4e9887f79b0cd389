## The room before the deal

room-terms = Rules of this table
room-as-printed = Exactly as this edition prints them.
room-differs = { $rule }: { $value }
room-phrase = Your phrase
room-phrase-why = With it you take this seat back, on this device or another. Nobody can give you a new one: keep it.
room-phrase-copy = Copy the phrase
room-sit = Take a seat
room-full = All seats are taken; you will watch.
room-lost = I had a seat here
room-give = Phrase
room-back = Take the seat back
web-not-yet = Not yet
web-unseat = Free this seat
web-copy = Copy the link
web-share = Share …
web-code = Show this to a phone’s camera: the link for friends
room-at-home = This address works on this computer only. For friends elsewhere, start the server with { $option } and open this page by the computer’s own address in the network.
web-sit-down = Sit down
web-waiting = The game begins when everybody is ready.
web-ready = ready
web-not-ready = not ready
web-i-am-ready = I am ready
web-link = Link for friends
room-say = Say it
room-seal = Sealed dice
room-seal-why = The server settled its part of the dice before anybody sat down. After the game your browser checks them against this seal.
room-seal-mark = Seal { $mark }
room-missing = Its link may be mistyped, or it was cleared away because nobody came for a long time.

## Who comes and goes

room-came = { $who } sat down.
room-left = { $who } left.
room-is-ready = { $who } is ready.
room-is-not-ready = { $who } is not ready any more.
room-unseat-sure = Free the seat of { $who }? They will have to sit down again.
room-unseat-yes = Free it
room-unseat-no = Leave it
room-waits-you = Are you ready?
room-waits = { $n ->
    [one] Waiting for one player
   *[other] Waiting for { $n } players
}

## A new table

room-remove = Remove seat { $seat }
room-swap = Swap seat { $seat } with the next one
room-clockwise = Turns go clockwise, from a seat that the dice choose.
room-compare = Compare the editions
room-find = Find a rule
room-printed = Printed: { $value }
room-reset = As printed
room-none-found = No rule has these words.

## At a table that plays

room-here = connected
room-votes = would like to end the game
room-resign = Resign
room-resign-sure = Yes, resign
room-resign-why = A bot plays your seat to the end.
room-end = Vote to end the game
room-end-undo = Take the vote back
room-end-why = It ends without a winner when everybody votes for it.
room-kept = Your seat is kept: close the page and come back whenever you like.
