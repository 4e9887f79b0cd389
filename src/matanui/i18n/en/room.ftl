## The room before the deal

room-terms = Rules of this table
room-as-printed = Exactly as this edition prints them.
room-differs = { $rule }: { $value }
room-phrase = Your phrase, to take this seat back from any other device
room-lost = I had a seat here
room-give = Phrase
room-back = Take the seat back
web-not-yet = Not yet
web-unseat = Free this seat
web-copy = Copy the link
web-share = Share …
web-code = Show this to a phone's camera: the link for friends
room-at-home = This address works on this computer only. For friends elsewhere, start the server with { $option } and open this page by the computer’s own address in the network.
web-sit-down = Sit down
web-waiting = The game begins when everybody is ready.
web-ready = ready
web-not-ready = not ready
web-i-am-ready = I am ready
web-link = Link for friends
web-committed = The dice are sealed: { $mark }

## A new table

room-remove = Remove seat { $seat }
room-clockwise = Turns go clockwise, from a seat that the dice choose.
room-compare = Compare the editions
room-find = Find a rule
room-printed = Printed: { $value }
room-reset = As printed
room-none-found = No rule has these words.
