### Words of the commands invite and join: a table on a server, from the terminal.

ui-join-invite = The table is ready. This link invites your friends: { $link }
ui-join-invite-terminal = In a terminal: { $command }

ui-join-name = Your name? Enter for { $name }:
ui-join-seated = Seat { $n } is yours.
ui-join-phrase = This phrase gets your seat back from anywhere (with --phrase). It is shown only once: { $phrase }
ui-join-resumed = Welcome back to seat { $n }.
ui-join-promise = The server promises dice from a hidden seed with the mark { $commitment }. Your own share of chance: { $nonce }
ui-join-hint = The game begins when everybody is ready. Type help for what you can do, quit to leave; your seat is kept.
ui-join-begins = Everybody is ready: the game begins.
ui-join-farewell = Your seat is kept. Come back with:
ui-join-press-enter = Press Enter.

ui-join-seats = At this table:
ui-join-you = { $name } (you)
ui-join-seat-bot = { $n }: { $name }, a bot
ui-join-seat-free = { $n }: free
ui-join-seat-ready = { $n }: { $name }, ready
ui-join-seat-unready = { $n }: { $name }, not ready yet
ui-join-seat-here = { $n }: { $name }
ui-join-seat-gone = { $n }: { $name }, not connected
ui-join-seat-away = { $n }: { $name }, away; a bot plays on
ui-join-seat-resigned = { $n }: { $name }, resigned; a bot plays on

ui-join-sits = { $name } sits down.
ui-join-stands = { $name } gets up.
ui-join-is-ready = { $name } is ready.
ui-join-gone = { $name } has lost the connection.
ui-join-back-again = { $name } is back.
ui-join-away = { $name } is away; a bot plays on for now.
ui-join-returns = { $name } plays on.
ui-join-resigned = { $name } resigns; a bot plays on.
ui-join-votes = { $name } would like to end the game without a winner. If all agree, it ends: abandon.
ui-join-rematch-offer = There is a new table for the same players: type rematch to come along.
ui-join-guest = a spectator

ui-join-lost = Connection lost, trying again …
ui-join-back = … back.
ui-join-waiting = Waiting for { $names }.
ui-join-time = Time left: { $time }
ui-join-order = From now on: { $order }
ui-join-order-always = you are asked at every point.
ui-join-order-could = you are asked when you have something to choose.
ui-join-order-quiet = you are asked only when a card is aimed at you.
ui-join-abandoned = The game was ended without a winner.
ui-join-proof = The dice are proved: the seed { $seed } fits the mark { $commitment } promised before the deal, and your share is in it.
ui-join-proof-watched = The dice are proved: the seed { $seed } fits the mark { $commitment }.
ui-join-proof-other = Beware: the record does not fit what was promised before the deal ({ $promised }).
ui-join-proof-broken = Beware: the record does not prove itself. { $why }
ui-join-no-record = The record could not be fetched. { $why }
ui-join-after = Type rematch to play again with the same people, chat to talk; Enter leaves.
ui-join-not-yours = This seat is no longer yours: it was freed, or somebody used its phrase.

ui-join-cmd-chat = chat, say
ui-join-cmd-who = who
ui-join-cmd-order = order
ui-join-cmd-resign = resign
ui-join-cmd-abandon = abandon
ui-join-cmd-rematch = rematch
ui-join-order-word-always = always
ui-join-order-word-could = could
ui-join-order-word-quiet = quiet
ui-join-help-head = At this table
ui-join-help-chat = chat TEXT: say something to everybody
ui-join-help-who = who: who sits here
ui-join-help-order = order quiet: how often you are asked when others act: always, could (if you can do something), or quiet
ui-join-help-resign = resign: a bot plays your seat to the end
ui-join-help-abandon = abandon: vote to end the game without a winner
ui-join-help-rematch = rematch: after the end, the same people again
ui-join-sure-resign = A bot would play your seat to the end. If you mean it: resign yes
ui-join-sure-abandon = The game ends without a winner when everybody votes for it. If you mean it: abandon yes

ui-join-err-link = “{ $link }” is no link to a table. It looks like http://host/t/TABLE#INVITE
ui-join-err-server = There is no answer from { $server }: { $why }
ui-join-err-stranger = { $server } answers, but not as a Mata Nui server.
ui-join-err-refused = The server refuses: { $why }
ui-join-err-keep = Your seat could not be kept in { $file }: { $why }
ui-join-err-which = You have several seats at this table: { $seats }. Say which with --seat or --name.
ui-join-err-seat = This table has no seat { $n }.
ui-join-err-nobody = At least one seat has to be for people: link or open.
ui-join-err-begun = The game at this table has begun. Look on with --watch; if you had a seat, get it back with --phrase.
ui-join-err-not-begun = The game has not begun. Type chat TEXT to talk, who to see who is here, help, or quit.
ui-join-err-not-asked = Nothing is asked of you just now.
ui-join-err-save = The record is saved here when the game is over.
ui-join-err-watching = You are only watching.
ui-join-err-not-over = The game is not over yet.
