### De terminal: opschriften, eigen vragen, hulp, en wat hij zegt als hij iets niet begrijpt.

## Begin

ui-welcome-makuta = Quest for Makuta. Verken het eiland, verzamel maskers en sleutels, en versla Makuta in zijn tempel.
ui-welcome-plain = { $game }. Antwoord met een nummer, of met de naam achter een keuze.
ui-how-many = Hoeveel spelers, { $least } tot { $most }? (Enter: jij tegen drie bots)
ui-how-many-people = Hoeveel van de { $n } zijn mensen aan dit toetsenbord? (Enter: 1)
ui-player = Speler { $n }
ui-you = jij
ui-none = geen
ui-kept-in = Het spel wordt bewaard in { $file }
ui-start-hint = Antwoord met een nummer of in woorden. Typ help, legenda, of einde om te stoppen.
ui-saved = Bewaard in { $file }
ui-pass-keyboard = Geef het toetsenbord aan { $name }, die { $toa } speelt. De anderen kijken weg.
ui-pass-keyboard-by-name = Geef het toetsenbord aan { $name }. De anderen kijken weg.
ui-press-enter = Druk op Enter als je alleen voor het scherm zit.
ui-press-enter-part = Druk op Enter om van het scherm weg te gaan; het wordt gewist.
ui-pause-roll = Jouw beurt. Druk op Enter of typ gooi: de { $die }.
ui-pause-duel = Druk op Enter of typ gooi om te vechten met de { $die }: { $odds }.
ui-resume-hint = Het spel is bewaard. Ga verder met:
ui-resume-command = matanui play --resume { $file }
ui-end-won = { $who } ({ $name }) wint in ronde { $rounds }.
ui-end-won-by-name = { $name } wint in ronde { $rounds }.
ui-end-nobody = Niemand wint. Het spel eindigde in ronde { $rounds }.
ui-end-record = Het verslag van het spel is { $file }
ui-end-verify = Controleer de dobbelstenen met: matanui verify { $file }

## De tafel

ui-turn-yours = Ronde { $round }: jouw beurt, { $who }
ui-turn-of = Ronde { $round }: { $who } is aan de beurt
ui-hand-keys = Sleutels { $n }/{ $limit }: { $named }
ui-hand-kanohi = Kanohi { $n }/{ $limit }: { $named }
ui-hand-turaga = Turaga { $n }/{ $limit }: { $named }
ui-seat-line = { $where }, { $keys ->
    [0] geen sleutel
    [one] 1 sleutel
   *[other] { $keys } sleutels
 }, { $masks ->
    [0] geen masker of Turaga
    [one] 1 masker of Turaga
   *[other] { $masks } maskers en Turaga
 }
ui-seat-known = (bekend: { $named })
ui-lock-down = { $field }: het slot ligt gedekt
ui-lock-open = { $field }: het slot toont { $code }
ui-lock-yours = — jouw sleutels passen!
ui-lock-have = ({ $n ->
    [one] 1 van jouw sleutels past
   *[other] { $n } van jouw sleutels passen
 })
ui-supply = { $tiles ->
    [0] De stapel is leeg
    [one] 1 bord in de stapel
   *[other] { $tiles } borden in de stapel
 }; op het beginvak: { $keys ->
    [0] geen sleutels
    [one] 1 sleutel
   *[other] { $keys } sleutels
 }, { $masks ->
    [0] geen maskers of Turaga
    [one] 1 masker of Turaga
   *[other] { $masks } maskers en Turaga
 }
ui-island = { $n ->
    [one] Het eiland telt tot nu toe 1 bord.
   *[other] Het eiland telt tot nu toe { $n } borden.
 }
ui-pawns = Hier: { $names }.
ui-stand = Je staat hier: { $field }.
ui-one-step = { $step }: { $there }
ui-gate-to = { $gate }, naar { $where }
ui-wall = een muur
ui-item = – { $text }
ui-way-joined = { $side } grenst aan { $tile }
ui-place-entry = binnen door poort { $edge }
ui-way-open = open: { $sides }
ui-way-shut = tegen een muur: { $sides }
ui-world-0 = oost
ui-world-1 = noordoost
ui-world-2 = noordwest
ui-world-3 = west
ui-world-4 = zuidwest
ui-world-5 = zuidoost
ui-toward-n = noord
ui-toward-e = oost
ui-toward-s = zuid
ui-toward-w = west
ui-toward-x = door de poort
ui-steps = { $n ->
    [one] 1 stap
   *[other] { $n } stappen
 }: { $walk }
ui-reach-now = Met deze worp kun je stoppen op:
ui-reach-best = Met { $pips } stappen zou je kunnen stoppen op:
ui-span = { $tile }: { $low } tot { $high }

## Borden in hoogstens vier letters, voor de tekeningen

ui-short-fau-swamp = Fau
ui-short-ga-koro = GaKo
ui-short-great-mine = Mijn
ui-short-hura-mafa = Hura
ui-short-ice-drifts = IJs
ui-short-kini-nui = Kini
ui-short-ko-koro = KoKo
ui-short-kumu-islets = Kumu
ui-short-le-koro = LeKo
ui-short-leva-bay = Leva
ui-short-makuta = MAKU
ui-short-mangai = Mang
ui-short-motara-desert = Mota
ui-short-mount-ihu = Ihu
ui-short-naho-bay = Naho
ui-short-onu-koro = OnuK
ui-short-po-koro = PoKo
ui-short-ta-koro = TaKo
ui-short-tiro-canyon = Tiro
ui-short-toa-landing = Land

## Eén letter per teken, in de volgorde vuur, water, lucht, aarde, ijs, steen, joker; allemaal verschillend

ui-symbols = V W L A I S *

## De legenda

ui-legend-head = Wat de tekens betekenen
ui-legend-mosquito = steekmug, gedekt
ui-legend-scorpion = schorpioen, gedekt
ui-legend-tiger = tijger, gedekt
ui-legend-strength = een tijger met kracht 18, open
ui-legend-under = er liggen twee fiches onder
ui-legend-mask = masker of Turaga
ui-legend-turaga = een Turaga die je kent
ui-legend-key = sleutel; een sleutel die je kent, toont zijn teken
ui-legend-gate = poort 3; ernaast staat waar die heen leidt
ui-legend-open = open poort: stop hier om een nieuw bord aan te leggen
ui-legend-wall = de poort loopt dood op een muur
ui-legend-start = beginvak; S4: er liggen vier fiches
ui-legend-entrance = toegang 2 van de tempel; ernaast Makuta’s kracht aan die kant
ui-legend-lock = slot, gedekt; een open slot toont zijn drie tekens
ui-legend-path = pad
ui-legend-number = het nummer van een keuze
ui-legend-symbols = Tekens: { $named }

## Kansen

ui-point = ,
ui-odds = { $win } % winst
ui-odds-tie = { $win } % winst, { $tie } % gelijk
ui-odds-line = { $die } +{ $plus } ({ $named }): { $odds }
ui-odds-bare = niets
ui-odds-head = Met de { $die } en wat je erbij kunt tellen (kans tijger toont meer):
ui-odds-summary = { $name } { $low } tot { $high }: { $odds }
ui-odds-part = +{ $plus } wint { $win } %
ui-odds-duel = Tegen kracht { $strength }:
ui-odds-makuta = Tegen Makuta, kracht { $low } tot { $high }:
ui-odds-rahi = { $n ->
    [0] Tegen een { $name }:
   *[other] Tegen een { $name } die niemand gezien heeft, kracht { $low } tot { $high }:
 }
ui-odds-all-seen = Iedereen heeft ze allemaal gezien.
ui-at-best = hoogstens { $odds }
ui-total-wins = { $total } wint van { $strength }
ui-total-ties = { $total } is gelijk aan { $strength }
ui-total-loses = { $total } verliest van { $strength }

## Hoe je antwoordt

ui-hint-toa = Een nummer of een naam.
ui-hint-begin = Een nummer, of: gooi, vlieg, stop. Ook: bereik, kans, help.
ui-hint-walk = Een nummer, of stappen: ga e e s (x: een poort). Ook: bereik, kans, help.
ui-hint-walk-drawn = Een nummer in de tekening, of ga e e s (x: een poort). Ook: bereik, kans, help.
ui-hint-walk-on-drawn = Een nummer in de tekening, ga e e s, of stop.
ui-hint-walk-on = Een nummer, stappen (ga e e s), of stop.
ui-hint-walk-from = Een nummer, of de kant: n, e, s of w.
ui-hint-field = Een nummer, of een vak: mangai c3. bord mangai toont de nummers daar.
ui-hint-plain = Een nummer, de naam achter een keuze, of de eerste woorden ervan. Ook: tafel, regels, help.
ui-hint-yes-no = Typ ja of nee.
ui-hint-placement = Een nummer, of de draai: leg r2. bord NAAM toont elk bord.
ui-hint-keep = Een nummer, of: weg NAAM, houd NAAM.
ui-hint-counter = Een nummer, of: pak sleutel, pak masker, nee.
ui-hint-seat = Een nummer, een naam, of nee.
ui-hint-held-counter = Een nummer of een naam.
ui-hint-die = Een nummer, of: gooi, gooi rode.
ui-hint-counters = Een nummer, of: vecht vakama hau, vecht alles, of alleen vecht voor niets.
ui-hint-lose = Een nummer, of: sleutel, masker.
ui-hint-challenge = Typ ja of nee. kans makuta toont je kansen.

## Woorden die je mag typen, met komma’s ertussen; de Engelse woorden werken ook altijd

ui-cmd-roll = gooi, gooien
ui-cmd-go = ga, loop
ui-cmd-stop = stop, blijf, rust
ui-cmd-fly = vlieg, zweef
ui-cmd-place = leg, plaats
ui-cmd-duel = vecht, duel
ui-cmd-keep = houd, hou
ui-cmd-drop = weg
ui-cmd-take = pak, neem
ui-cmd-yes = ja, j
ui-cmd-no = nee
ui-cmd-reach = bereik
ui-cmd-odds = kans, kansen
ui-cmd-look = kijk, bekijk
ui-cmd-where = waar
ui-cmd-tile = bord
ui-cmd-board = eiland, kaart
ui-cmd-table = tafel
ui-cmd-hand = hand, tafel
ui-cmd-log = verslag, geschiedenis
ui-cmd-legend = legenda, tekens
ui-cmd-rules = regels
ui-cmd-save = bewaar, opslaan
ui-cmd-help = help, hulp
ui-cmd-quit = einde, afsluiten
ui-step-n = n, noord
ui-step-e = o, oost
ui-step-s = z, zuid
ui-step-w = w, west
ui-step-x = x, door
ui-word-start = beginvak, begin, start, S
ui-word-all = alles, alle

## Hulp

ui-help-head = Opdrachten; een begin dat maar bij één past is genoeg. Een nummer kiest een antwoord.
ui-help-roll = gooi: gooi met de beste dobbelsteen die je mag gebruiken; gooi witte kiest er een
ui-help-go = ga e e s: loop over de vakken (n, e, s, w: noord, oost, zuid, west), x gaat door een poort; ga c3 of ga mangai c3 noemt het doel
ui-help-stop = stop: stop hier, rust uit, of pak niets
ui-help-fly = vlieg mangai c3: vlieg met Miru
ui-help-place = leg r2: leg het bord neer, twee keer naar links gedraaid
ui-help-duel = vecht vakama hau: zet deze fiches in; vecht zet er geen in, vecht alles allemaal
ui-help-keep = houd NAAM: houd deze, de andere gaat weg
ui-help-drop = weg NAAM: leg deze weg
ui-help-take = pak sleutel: pak dit van het beginvak of van een Toa
ui-help-yes = ja: ja
ui-help-no = nee: nee; niets; niemand
ui-help-reach = bereik: elk vak binnen bereik, met de stappen en wat er ligt
ui-help-odds = kans: het duel van nu; kans tijger of kans makuta voor je kansen vooraf
ui-help-look = kijk c3: wat er op een vak ligt en hoe ver het is
ui-help-where = waar gali: waar een Toa is
ui-help-tile = bord mangai: teken een bord
ui-help-board = eiland: het hele eiland
ui-help-table = tafel: alles wat open ligt, en wat van jou is
ui-help-hand = hand: jouw fiches, die van de anderen, de sloten en het beginvak
ui-help-log = verslag 10: de laatste tien dingen die gebeurd zijn
ui-help-legend = legenda: wat de tekens betekenen
ui-help-rules = regels: de editie en waarin die afwijkt
ui-help-save = bewaar BESTAND: bewaar een kopie; het spel wordt toch al na elk antwoord bewaard
ui-help-help = ? ONDERWERP: leg een deel van de regels uit
ui-help-quit = einde: stop; het spel blijft bewaard
ui-help-topics = Onderwerpen voor ?: { $topics }
ui-topic-young = jong
ui-topic-aim = doel
ui-topic-turn = beurt
ui-topic-dice = dobbelstenen
ui-topic-movement = lopen
ui-topic-gates = poorten
ui-topic-tiles = borden
ui-topic-makuta-tile = makuta-bord
ui-topic-locks = sloten
ui-topic-keys = sleutels
ui-topic-counters = fiches
ui-topic-limits = grenzen
ui-topic-masks = maskers
ui-topic-akaku = akaku
ui-topic-hau = hau
ui-topic-kakama = kakama
ui-topic-kaukau = kaukau
ui-topic-miru = miru
ui-topic-pakari = pakari
ui-topic-turaga = turaga
ui-topic-rahi = rahi
ui-topic-duel = duel
ui-topic-win = winst
ui-topic-lose = verlies
ui-topic-tie = gelijkspel
ui-topic-makuta = makuta
ui-topic-start = beginvak
ui-topic-sharing = delen
ui-topic-secrets = geheimen
ui-topic-stalemate = patstelling
ui-topic-editions = edities
ui-topic-switches = schakelaars
ui-rules-edition = Editie: { $edition }
ui-rules-differs = – { $text }
ui-rules-by-hand = – { $text } (zelf gekozen)

## Wat niet begrepen werd

ui-err-unknown = “{ $text }” is hier geen antwoord. Typ een nummer, of help voor de opdrachten.
ui-err-unknown-now = “{ $text }” is geen opdracht. Typ gooi, of help voor de opdrachten.
ui-err-several = “{ $text }”: bedoel je { $names }?
ui-err-name = Er is hier geen “{ $text }”. Kies uit: { $names }.
ui-err-range = Er is geen keuze { $number }. Kies 1 tot { $most }.
ui-err-number = “{ $text }” is geen getal.
ui-err-between = Een getal van { $least } tot { $most }, graag.
ui-err-not-asked = Er wordt nu niets gevraagd. Typ gooi.
ui-err-not-now = De vraag is een andere: “{ $command }” is er geen antwoord op.
ui-err-field = “{ $text }” is geen vak. Een vak heet bijvoorbeeld c3 op je eigen bord, of mangai c3.
ui-err-no-cell = { $tile } heeft geen vak { $cell }.
ui-err-not-laid = { $tile } hoort nog niet bij het eiland.
ui-err-no-step = { $field }: hier is geen weg ({ $step }).
ui-err-no-gate = { $field } is geen poort naar een ander bord.
ui-err-too-far = Dat is een tocht van { $steps } stappen; je hebt er { $pips }.
ui-err-rahi-in-the-way = Er staat een Rahi op { $field }; daar eindigt je tocht.
ui-err-twice = Je loopt nooit twee keer over hetzelfde vak.
ui-err-out-of-reach = { $field } is niet binnen bereik. Typ bereik om te zien wat dat wel is.
ui-err-no-miru = Je kunt nu niet vliegen.
ui-err-must-walk = Je moet minstens één stap zetten.
ui-err-only-no = Je sleutels passen niet; typ nee.
ui-err-must-akaku = Je moet hier Akaku gebruiken.
ui-err-one-goes = Er moet één fiche weg: typ weg en de naam.
ui-err-turn = “{ $text }” is geen draai. Typ leg r0 tot leg r5.
ui-err-turn-unfit = Met r{ $turn } raakt geen poort van het bord deze poort. De lijst toont hoe het past.
ui-err-no-bonus = Je kunt alleen maskers en Turaga inzetten die iets bij je worp optellen.
ui-err-by-number = Kies alsjeblieft met een nummer.
ui-err-save = Het spel kon niet worden bewaard in { $file }: { $why }.
ui-err-seats = Het spel is voor { $least } tot { $most } spelers, en je noemde er { $n }.
ui-err-seat = “{ $seat }” kan niet meespelen. Elke plaats is een van: { $names }.
ui-err-answer = Er is geen antwoord { $n }. Het verslag heeft er { $most }.

## Een verslag bekijken

ui-watch-head = { $edition }. { $players }.
ui-watch-size = { $answers } antwoorden, { $events } gebeurtenissen.
ui-watch-hint = Enter: volgende gebeurtenis. p: vorige. t: volgende beurt. e: einde. Een getal: ga naar dat antwoord. b: eiland. v tahu, v alles, v niemand: door wiens ogen. q: stop.
ui-watch-prompt = [{ $n }/{ $most }]
ui-watch-unfinished = Het spel is nog niet afgelopen: ronde { $rounds }.
ui-watch-next = n, next, volgende
ui-watch-previous = p, previous, back, vorige, terug
ui-watch-turn = t, turn, beurt
ui-watch-end = e, end, einde
ui-watch-quit = q, quit, exit, stop
ui-watch-view = v, view, ogen
ui-watch-board = b, board, eiland
ui-watch-help = h, help, hulp, ?
ui-watch-public = public, nobody, niemand
