### Woorden van de opdrachten invite en join: een tafel op een server, vanuit de terminal.

ui-join-invite = De tafel staat klaar. Met deze link nodig je vrienden uit: { $link }
ui-join-invite-terminal = In een terminal: { $command }

ui-join-name = Je naam? Enter voor { $name }:
ui-join-seated = Plaats { $n } is van jou.
ui-join-phrase = Met deze herstelwoorden krijg je je plaats overal terug (met --phrase). Je ziet ze maar één keer: { $phrase }
ui-join-resumed = Welkom terug op plaats { $n }.
ui-join-promise = De server belooft dobbelstenen uit een verborgen getal met kenmerk { $commitment }. Jouw deel van het toeval: { $nonce }
ui-join-hint = Het spel begint zodra iedereen klaar is. Typ help voor wat je kunt doen, einde om te gaan; je plaats blijft van jou.
ui-join-begins = Iedereen is klaar: het spel begint.
ui-join-farewell = Je plaats blijft van jou. Kom terug met:
ui-join-press-enter = Druk op Enter.

ui-join-seats = Aan deze tafel:
ui-join-you = { $name } (jij)
ui-join-seat-bot = { $n }: { $name }, een bot
ui-join-seat-free = { $n }: vrij
ui-join-seat-ready = { $n }: { $name }, klaar
ui-join-seat-unready = { $n }: { $name }, nog niet klaar
ui-join-seat-here = { $n }: { $name }
ui-join-seat-gone = { $n }: { $name }, niet verbonden
ui-join-seat-away = { $n }: { $name }, afwezig; een bot speelt door
ui-join-seat-resigned = { $n }: { $name }, heeft opgegeven; een bot speelt door

ui-join-sits = { $name } gaat zitten.
ui-join-stands = { $name } staat op.
ui-join-is-ready = { $name } is klaar.
ui-join-gone = { $name } heeft geen verbinding meer.
ui-join-back-again = { $name } is terug.
ui-join-away = { $name } is afwezig; een bot speelt zolang door.
ui-join-returns = { $name } speelt weer zelf.
ui-join-resigned = { $name } geeft op; een bot speelt door.
ui-join-votes = { $name } wil het spel zonder winnaar beëindigen. Als iedereen instemt, is het afgelopen: afbreken.
ui-join-rematch-offer = Er is een nieuwe tafel voor dezelfde spelers: typ revanche om mee te gaan.
ui-join-guest = een toeschouwer

ui-join-lost = Verbinding verbroken, nieuwe poging …
ui-join-back = … terug.
ui-join-waiting = Wachten op { $names }.
ui-join-time = Resterende tijd: { $time }
ui-join-order = Vanaf nu: { $order }
ui-join-order-always = je wordt bij elk punt gevraagd.
ui-join-order-could = je wordt gevraagd als je iets te kiezen hebt.
ui-join-order-quiet = je wordt alleen gevraagd als een kaart op jou gericht is.
ui-join-abandoned = Het spel is zonder winnaar beëindigd.
ui-join-proof = De dobbelstenen zijn bewezen: het getal { $seed } past bij het kenmerk { $commitment } dat vooraf beloofd was, en jouw deel zit erin.
ui-join-proof-watched = De dobbelstenen zijn bewezen: het getal { $seed } past bij het kenmerk { $commitment }.
ui-join-proof-other = Pas op: het verslag past niet bij wat vooraf beloofd was ({ $promised }).
ui-join-proof-broken = Pas op: het verslag bewijst zichzelf niet. { $why }
ui-join-no-record = Het verslag kon niet worden opgehaald. { $why }
ui-join-after = Typ revanche om met dezelfde mensen nog eens te spelen, chat om te praten; Enter om te gaan.
ui-join-not-yours = Deze plaats is niet meer van jou: ze is vrijgemaakt, of iemand heeft de herstelwoorden ervan gebruikt.

ui-join-cmd-chat = chat, zeg
ui-join-cmd-who = wie
ui-join-cmd-order = order
ui-join-cmd-resign = opgeven
ui-join-cmd-abandon = afbreken
ui-join-cmd-rematch = revanche
ui-join-order-word-always = altijd
ui-join-order-word-could = keuze
ui-join-order-word-quiet = stil
ui-join-help-head = Aan deze tafel
ui-join-help-chat = chat TEKST: iets tegen iedereen zeggen
ui-join-help-who = wie: wie hier zit
ui-join-help-order = order stil: hoe vaak je gevraagd wordt als anderen iets doen: altijd, keuze (als er iets te kiezen is) of stil
ui-join-help-resign = opgeven: een bot speelt jouw plaats uit
ui-join-help-abandon = afbreken: stemmen om het spel zonder winnaar te beëindigen
ui-join-help-rematch = revanche: na afloop dezelfde mensen nog eens
ui-join-sure-resign = Een bot zou jouw plaats uitspelen. Als je het meent: opgeven ja
ui-join-sure-abandon = Het spel eindigt zonder winnaar als iedereen ervoor stemt. Als je het meent: afbreken ja

ui-join-err-link = “{ $link }” is geen link naar een tafel. Zo ziet er een uit: http://host/t/TABLE#INVITE
ui-join-err-server = Geen antwoord van { $server }: { $why }
ui-join-err-stranger = { $server } antwoordt, maar niet als een server van Mata Nui.
ui-join-err-refused = De server weigert: { $why }
ui-join-err-keep = Je plaats kon niet worden bewaard in { $file }: { $why }
ui-join-err-which = Je hebt meerdere plaatsen aan deze tafel: { $seats }. Zeg welke met --seat of --name.
ui-join-err-seat = Deze tafel heeft geen plaats { $n }.
ui-join-err-nobody = Minstens één plaats moet voor mensen zijn: link of open.
ui-join-err-begun = Het spel aan deze tafel is begonnen. Kijk toe met --watch; had je een plaats, haal die dan terug met --phrase.
ui-join-err-not-begun = Het spel is nog niet begonnen. Typ chat TEKST om te praten, wie om te zien wie er is, help, of einde.
ui-join-err-not-asked = Er wordt je nu niets gevraagd.
ui-join-err-save = Het verslag wordt hier bewaard als het spel afgelopen is.
ui-join-err-watching = Je kijkt alleen toe.
ui-join-err-not-over = Het spel is nog niet afgelopen.
