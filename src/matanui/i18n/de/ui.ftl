### Das Terminal: Beschriftungen, eigene Fragen, Hilfe, und was es sagt, wenn es etwas nicht versteht.

## Anfang

ui-welcome-makuta = Quest for Makuta. Erkunde die Insel, sammle Masken und Schlüssel, und besiege Makuta in seinem Tempel.
ui-welcome-plain = { $game }. Antworte mit einer Nummer, oder mit dem Namen hinter einer Antwort.
ui-how-many = Wie viele Spieler, { $least } bis { $most }? (Enter: du gegen drei Bots)
ui-how-many-people = Wie viele der { $n } sind Menschen an dieser Tastatur? (Enter: 1)
ui-player = Spieler { $n }
ui-you = du
ui-none = keine
ui-kept-in = Das Spiel liegt in { $file }
ui-start-hint = Antworte mit einer Nummer oder in Worten. Tippe hilfe, legende, oder ende zum Aufhören.
ui-saved = Gespeichert in { $file }
ui-pass-keyboard = Gib die Tastatur an { $name } weiter, Toa: { $toa }. Die anderen sehen weg.
ui-pass-keyboard-by-name = Gib die Tastatur an { $name } weiter. Die anderen sehen weg.
ui-press-enter = Drück Enter, wenn du allein vor dem Bildschirm bist.
ui-press-enter-part = Drück Enter, um den Platz freizugeben; der Bildschirm wird gelöscht.
ui-pause-roll = Du bist am Zug. Drück Enter oder tippe würfeln ({ $die }).
ui-pause-duel = Drück Enter oder tippe würfeln, um zu kämpfen ({ $die }): { $odds }.
ui-resume-hint = Das Spiel ist gespeichert. Weiter geht es mit:
ui-resume-command = matanui play --resume { $file }
ui-end-won = { $who } ({ $name }) gewinnt in Runde { $rounds }.
ui-end-won-by-name = { $name } gewinnt in Runde { $rounds }.
ui-end-nobody = Niemand gewinnt. Das Spiel endete in Runde { $rounds }.
ui-end-record = Die Aufzeichnung des Spiels ist { $file }
ui-end-verify = Prüfe ihre Würfel mit: matanui verify { $file }

## Der Tisch

ui-turn-yours = Runde { $round }: dein Zug, { $who }
ui-turn-of = Runde { $round }: { $who } ist am Zug
ui-hand-keys = Schlüssel { $n }/{ $limit }: { $named }
ui-hand-kanohi = Kanohi { $n }/{ $limit }: { $named }
ui-hand-turaga = Turaga { $n }/{ $limit }: { $named }
ui-seat-line = { $where }, { $keys ->
    [0] kein Schlüssel
    [one] 1 Schlüssel
   *[other] { $keys } Schlüssel
 }, { $masks ->
    [0] keine Maske, kein Turaga
    [one] 1 Maske oder Turaga
   *[other] { $masks } Masken und Turaga
 }
ui-seat-known = (bekannt: { $named })
ui-lock-down = { $field }: Das Schloss liegt verdeckt
ui-lock-open = { $field }: Das Schloss zeigt { $code }
ui-lock-yours = — deine Schlüssel passen!
ui-lock-have = ({ $n ->
    [one] 1 deiner Schlüssel passt
   *[other] { $n } deiner Schlüssel passen
 })
ui-supply = { $tiles ->
    [0] Der Stapel ist leer
    [one] 1 Landschaft im Stapel
   *[other] { $tiles } Landschaften im Stapel
 }; auf dem Startfeld: { $keys ->
    [0] keine Schlüssel
    [one] 1 Schlüssel
   *[other] { $keys } Schlüssel
 }, { $masks ->
    [0] keine Masken oder Turaga
    [one] 1 Maske oder Turaga
   *[other] { $masks } Masken und Turaga
 }
ui-island = { $n ->
    [one] Die Insel hat bisher 1 Landschaft.
   *[other] Die Insel hat bisher { $n } Landschaften.
 }
ui-pawns = Hier: { $names }.
ui-stand = Du stehst hier: { $field }.
ui-one-step = { $step }: { $there }
ui-gate-to = { $gate }, nach { $where }
ui-wall = Wand
ui-item = – { $text }
ui-way-joined = { $side } an { $tile }
ui-place-entry = herein durch Tor { $edge }
ui-way-open = offen: { $sides }
ui-way-shut = vor einer Wand: { $sides }
ui-world-0 = Osten
ui-world-1 = Nordosten
ui-world-2 = Nordwesten
ui-world-3 = Westen
ui-world-4 = Südwesten
ui-world-5 = Südosten
ui-toward-n = Norden
ui-toward-e = Osten
ui-toward-s = Süden
ui-toward-w = Westen
ui-toward-x = durch das Tor
ui-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
 }: { $walk }
ui-reach-now = Mit diesem Wurf kannst du hier anhalten:
ui-reach-best = Mit { $pips } Schritten könntest du hier anhalten:
ui-span = { $tile }: { $low } bis { $high }

## Landschaften in höchstens vier Buchstaben, für die Zeichnungen

ui-short-fau-swamp = Fau
ui-short-ga-koro = GaKo
ui-short-great-mine = Mine
ui-short-hura-mafa = Hura
ui-short-ice-drifts = Eis
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

## Ein Buchstabe für jedes Zeichen, in der Folge Feuer, Wasser, Luft, Erde, Eis, Stein, Joker; alle verschieden

ui-symbols = F W L E I S *

## Die Legende

ui-legend-head = Was die Zeichen bedeuten
ui-legend-mosquito = Moskito, verdeckt
ui-legend-scorpion = Skorpion, verdeckt
ui-legend-tiger = Tiger, verdeckt
ui-legend-strength = ein Tiger der Stärke 18, offen
ui-legend-under = darunter liegen zwei Plättchen
ui-legend-mask = Maske oder Turaga
ui-legend-turaga = ein Turaga, den du kennst
ui-legend-key = Schlüssel; einer, den du kennst, zeigt sein Zeichen
ui-legend-gate = Tor 3; daneben steht, wohin es führt
ui-legend-open = offenes Tor: Halte hier an, um eine neue Landschaft anzulegen
ui-legend-wall = das Tor endet vor einer Wand
ui-legend-start = Startfeld; S4: Dort liegen vier Plättchen
ui-legend-entrance = Eingang 2 des Tempels; daneben Makutas Stärke auf dieser Seite
ui-legend-lock = Schloss, verdeckt; ein offenes zeigt seine drei Zeichen
ui-legend-path = Weg
ui-legend-number = die Nummer einer Antwort
ui-legend-symbols = Zeichen: { $named }

## Chancen

ui-point = ,
ui-odds = { $win } % Sieg
ui-odds-tie = { $win } % Sieg, { $tie } % unentschieden
ui-odds-line = { $die } +{ $plus } ({ $named }): { $odds }
ui-odds-bare = nichts
ui-odds-head = Würfel: { $die }, und was du dazuzählen kannst (chancen tiger zeigt mehr):
ui-odds-summary = { $name } { $low } bis { $high }: { $odds }
ui-odds-part = +{ $plus } gewinnt { $win } %
ui-odds-duel = Gegen Stärke { $strength }:
ui-odds-makuta = Gegen Makuta, Stärke { $low } bis { $high }:
ui-odds-rahi = { $n ->
    [0] Gegen einen { $name }:
   *[other] Gegen einen { $name }, den niemand gesehen hat, Stärke { $low } bis { $high }:
 }
ui-odds-all-seen = Alle haben sie schon gesehen.
ui-at-best = höchstens { $odds }
ui-total-wins = { $total } schlägt { $strength }
ui-total-ties = { $total } gleicht { $strength }
ui-total-loses = { $total } unterliegt { $strength }

## So antwortest du

ui-hint-toa = Eine Nummer oder ein Name.
ui-hint-begin = Eine Nummer, oder: würfeln, flieg, halt. Auch: reichweite, chancen, hilfe.
ui-hint-walk = Eine Nummer, oder geh e e s (x: ein Tor). Auch: reichweite, chancen, hilfe.
ui-hint-walk-drawn = Eine Nummer der Zeichnung, oder geh e e s (x: ein Tor). Auch: reichweite, hilfe.
ui-hint-walk-on-drawn = Eine Nummer der Zeichnung, geh e e s, oder halt.
ui-hint-walk-on = Eine Nummer, Schritte (geh e e s), oder halt.
ui-hint-walk-from = Eine Nummer, oder die Seite: n, e, s oder w.
ui-hint-field = Eine Nummer, oder ein Feld: mangai c3. landschaft mangai zeigt die Nummern dort.
ui-hint-plain = Eine Nummer, der Name hinter einer Antwort, oder ihre ersten Worte. Auch: tisch, regeln, hilfe.
ui-hint-yes-no = Tippe ja oder nein.
ui-hint-placement = Eine Nummer, oder die Drehung: leg r2. landschaft NAME zeigt jede Landschaft.
ui-hint-keep = Eine Nummer, oder: weg NAME, behalte NAME.
ui-hint-counter = Eine Nummer, oder: nimm schlüssel, nimm maske, nein.
ui-hint-seat = Eine Nummer, ein Name, oder nein.
ui-hint-held-counter = Eine Nummer oder ein Name.
ui-hint-die = Eine Nummer, oder: würfeln, würfeln rot.
ui-hint-counters = Eine Nummer, oder: kampf vakama hau, kampf alles, oder nur kampf für nichts.
ui-hint-lose = Eine Nummer, oder: schlüssel, maske.
ui-hint-challenge = Tippe ja oder nein. chancen makuta zeigt deine Aussichten.

## Wörter, die man tippen darf, durch Kommas getrennt; die englischen gehen immer auch

ui-cmd-roll = würfeln, würfle, wirf
ui-cmd-go = geh, gehe, gehen
ui-cmd-stop = halt, bleib, ruh
ui-cmd-fly = flieg, fliegen, schweb
ui-cmd-place = leg, legen
ui-cmd-duel = kampf, kämpfen, duell
ui-cmd-keep = behalte, behalten
ui-cmd-drop = weg, ablegen
ui-cmd-take = nimm, nehmen
ui-cmd-yes = ja, j
ui-cmd-no = nein
ui-cmd-reach = reichweite
ui-cmd-odds = chancen, chance
ui-cmd-look = schau, sieh
ui-cmd-where = wo
ui-cmd-tile = landschaft
ui-cmd-board = insel, karte
ui-cmd-table = tisch
ui-cmd-hand = hand, tisch
ui-cmd-log = verlauf
ui-cmd-legend = legende, zeichen
ui-cmd-rules = regeln
ui-cmd-save = speichern, speichere
ui-cmd-help = hilfe
ui-cmd-quit = ende, beenden
ui-step-n = n, nord, norden
ui-step-e = o, ost, osten
ui-step-s = s, süd, süden
ui-step-w = w, west, westen
ui-step-x = x, durch
ui-word-start = startfeld, start, S
ui-word-all = alles, alle

## Hilfe

ui-help-head = Befehle; ein Anfang, der nur zu einem passt, genügt. Eine Nummer wählt eine Antwort.
ui-help-roll = würfeln: würfle mit dem besten Würfel, den du benutzen darfst; würfeln weiß wählt einen
ui-help-go = geh e e s: geh über die Felder (n, e, s, w: Nord, Ost, Süd, West), x geht durch ein Tor; geh c3 oder geh mangai c3 nennt das Ziel
ui-help-stop = halt: hier anhalten, ausruhen, oder nichts nehmen
ui-help-fly = flieg mangai c3: mit Miru fliegen
ui-help-place = leg r2: die Landschaft legen, zweimal nach links gedreht
ui-help-duel = kampf vakama hau: diese Plättchen einsetzen; kampf setzt keines ein, kampf alles alle
ui-help-keep = behalte NAME: dieses behalten, das andere geht
ui-help-drop = weg NAME: dieses ablegen
ui-help-take = nimm schlüssel: dies vom Startfeld oder von einem Toa nehmen
ui-help-yes = ja: ja
ui-help-no = nein: nein; nichts; niemand
ui-help-reach = reichweite: jedes Feld in Reichweite, mit den Schritten und was dort liegt
ui-help-odds = chancen: der laufende Kampf; chancen tiger oder chancen makuta für deine Aussichten davor
ui-help-look = schau c3: was auf einem Feld liegt und wie weit es ist
ui-help-where = wo gali: wo ein Toa ist
ui-help-tile = landschaft mangai: eine Landschaft zeichnen
ui-help-board = insel: die ganze Insel
ui-help-table = tisch: alles, was offen liegt, und was dir gehört
ui-help-hand = hand: deine Plättchen, die der anderen, die Schlösser und das Startfeld
ui-help-log = verlauf 10: die letzten zehn Ereignisse
ui-help-legend = legende: was die Zeichen bedeuten
ui-help-rules = regeln: die Ausgabe und worin sie abweicht
ui-help-save = speichern DATEI: eine Kopie speichern; das Spiel wird ohnehin nach jeder Antwort gespeichert
ui-help-help = ? THEMA: einen Teil der Regeln erklären
ui-help-quit = ende: aufhören; das Spiel bleibt gespeichert
ui-help-topics = Themen für ?: { $topics }
ui-topic-young = jung
ui-topic-aim = ziel
ui-topic-turn = zug
ui-topic-dice = würfel
ui-topic-movement = bewegung
ui-topic-gates = tore
ui-topic-tiles = landschaften
ui-topic-makuta-tile = makuta-landschaft
ui-topic-locks = schlösser
ui-topic-keys = schlüssel
ui-topic-counters = plättchen
ui-topic-limits = grenzen
ui-topic-masks = masken
ui-topic-akaku = akaku
ui-topic-hau = hau
ui-topic-kakama = kakama
ui-topic-kaukau = kaukau
ui-topic-miru = miru
ui-topic-pakari = pakari
ui-topic-turaga = turaga
ui-topic-rahi = rahi
ui-topic-duel = herausforderung
ui-topic-win = sieg
ui-topic-lose = niederlage
ui-topic-tie = unentschieden
ui-topic-makuta = makuta
ui-topic-start = startfeld
ui-topic-sharing = teilen
ui-topic-secrets = geheimnisse
ui-topic-stalemate = patt
ui-topic-editions = ausgaben
ui-topic-switches = schalter
ui-rules-edition = Ausgabe: { $edition }
ui-rules-differs = – { $text }
ui-rules-by-hand = – { $text } (selbst gewählt)

## Was nicht verstanden wurde

ui-err-unknown = „{ $text }“ ist hier keine Antwort. Tippe eine Nummer, oder hilfe für die Befehle.
ui-err-unknown-now = „{ $text }“ ist kein Befehl. Tippe würfeln, oder hilfe für die Befehle.
ui-err-several = „{ $text }“: Meinst du { $names }?
ui-err-name = „{ $text }“ gibt es hier nicht. Wähle eines davon: { $names }.
ui-err-range = Es gibt keine Antwort { $number }. Wähle 1 bis { $most }.
ui-err-number = „{ $text }“ ist keine Zahl.
ui-err-between = Bitte eine Zahl von { $least } bis { $most }.
ui-err-not-asked = Gerade wird nichts gefragt. Tippe würfeln.
ui-err-not-now = Die Frage ist eine andere: „{ $command }“ beantwortet sie nicht.
ui-err-field = „{ $text }“ ist kein Feld. Felder heißen etwa c3 auf deiner eigenen Landschaft, oder mangai c3.
ui-err-no-cell = { $tile } hat kein Feld { $cell }.
ui-err-not-laid = { $tile } gehört noch nicht zur Insel.
ui-err-no-step = { $field }: Hier gibt es keinen Weg ({ $step }).
ui-err-no-gate = { $field } ist kein Tor zu einer anderen Landschaft.
ui-err-too-far = Das ist ein Weg von { $steps } Schritten; du hast { $pips }.
ui-err-rahi-in-the-way = Auf { $field } steht ein Rahi; dort endet dein Weg.
ui-err-twice = Ein Weg führt nie zweimal über dasselbe Feld.
ui-err-out-of-reach = { $field } ist nicht in Reichweite. Tippe reichweite, um zu sehen, was es ist.
ui-err-no-miru = Du kannst jetzt nicht fliegen.
ui-err-must-walk = Du musst mindestens einen Schritt gehen.
ui-err-only-no = Deine Schlüssel passen nicht; tippe nein.
ui-err-must-akaku = Hier musst du Akaku einsetzen.
ui-err-one-goes = Ein Plättchen muss weg: Tippe weg und seinen Namen.
ui-err-turn = „{ $text }“ ist keine Drehung. Tippe leg r0 bis leg r5.
ui-err-turn-unfit = Mit r{ $turn } trifft kein Tor der Landschaft auf dieses. Die Liste zeigt, wie sie passt.
ui-err-no-bonus = Einsetzen kannst du nur Masken und Turaga, die zu deinem Wurf zählen.
ui-err-by-number = Bitte wähle mit einer Nummer.
ui-err-save = Das Spiel ließ sich nicht in { $file } speichern: { $why }.
ui-err-seats = Das Spiel ist für { $least } bis { $most } Spieler, und du hast { $n } genannt.
ui-err-seat = „{ $seat }“ kann nicht mitspielen. Jeder Platz ist eines davon: { $names }.
ui-err-answer = Es gibt keine Antwort { $n }. Die Aufzeichnung hat { $most }.

## Eine Aufzeichnung ansehen

ui-watch-head = { $edition }. { $players }.
ui-watch-size = { $answers } Antworten, { $events } Ereignisse.
ui-watch-hint = Enter: nächstes Ereignis. p: voriges. t: nächster Zug. e: Ende. Eine Zahl: zu dieser Antwort. b: Insel. v tahu, v alles, v niemand: mit wessen Augen. q: aufhören.
ui-watch-prompt = [{ $n }/{ $most }]
ui-watch-unfinished = Das Spiel ist noch nicht zu Ende: Runde { $rounds }.
ui-watch-next = n, next, nächstes
ui-watch-previous = p, previous, back, voriges, zurück
ui-watch-turn = t, turn, zug
ui-watch-end = e, end, ende
ui-watch-quit = q, quit, exit, aufhören
ui-watch-view = v, view, augen
ui-watch-board = b, board, insel
ui-watch-help = h, help, hilfe, ?
ui-watch-public = public, nobody, niemand
