### Die Kartenspiele: Felder und Stapel, was geschieht, Fragen und Antworten.

## Felder (Form the: im Satz, nach „auf“)

space-blank = { $name }
    .the = Feld { $name }
space-mission = Missionsfeld { $name }
    .the = das Missionsfeld { $name }
space-challenge = Duellfeld { $name }
    .the = das Duellfeld { $name }
space-challenge-double = doppeltes Duellfeld { $name }
    .the = das doppelte Duellfeld { $name }
space-kini-nui = Kini-Nui { $name }, das dreifache Duellfeld
    .the = das Feld Kini-Nui
space-action = Aktionsfeld { $name }
    .the = das Aktionsfeld { $name }
space-action-double = doppeltes Aktionsfeld { $name }
    .the = das doppelte Aktionsfeld { $name }
space-portal = Portalfeld { $name }
    .the = das Portalfeld { $name }
space-start = { $name }, Startfeld von { $toa }
    .the = das Startfeld von { $toa }
space-bohrok = Bohrok-Feld { $name }
    .the = das Bohrok-Feld { $name }

## Stapel, ihre Karten von hinten (Form a: im Satz), Richtungen

pile-challenge = Duellstapel
pile-mission = Missionsstapel
pile-action = Aktionsstapel
pile-rahi = Rahi-Stapel
pile-va = Va-Stapel
pile-krana = Krana-Stapel
pile-bohrok = Bohrok-Stapel
back-challenge = Duellkarte
    .a = eine Duellkarte
back-mission = Missionskarte
    .a = eine Missionskarte
back-action = Aktionskarte
    .a = eine Aktionskarte
back-rahi = Rahi-Karte
    .a = eine Rahi-Karte
back-va = Va-Karte
    .a = eine Va-Karte
back-krana = Krana-Karte
    .a = eine Krana-Karte
back-bohrok = Bohrok-Karte
    .a = eine Bohrok-Karte
cards-quoted = „{ $card }“
way-n = Norden
way-e = Osten
way-s = Süden
way-w = Westen

## Was geschieht: der Anfang, Züge, Bewegung

cards-event-chose = Spieler { $player } spielt { $toa }.
cards-event-foiltaken = { $who } nimmt statt der einfachen Maske: { $card }.
cards-event-order = { $who } würfelt { $pips }, um zu sehen, wer beginnt.
cards-event-began = { $who } beginnt.
cards-event-turn = Runde { $round }: { $who } ist am Zug.
cards-event-stepped = { $who } geht auf { FORM($space, form: "the") }.
cards-event-placed = { $who } springt auf { FORM($space, form: "the") }.
cards-event-placed-by = { $by } versetzt { $who } auf { FORM($space, form: "the") }.
cards-event-skipped = { $who } muss diese Bewegung aussetzen.
cards-event-rolled = { $who } würfelt mit dem D12 eine { $pips }.

## Was geschieht: Karten. Hidden: Wer zusieht, sieht nur die Rückseite.

cards-event-drew = { $who } zieht „{ $card }“.
cards-event-drew-hidden = { $who } zieht { FORM($card, form: "a") }.
cards-event-took = { $who } bekommt „{ $card }“ von { $victim }.
cards-event-took-hidden = { $who } bekommt { FORM($card, form: "a") } von { $victim }.
cards-event-peeked = { $who } sieht nach, was oben auf dem { $pile } liegt: { $cards }.
cards-event-peeked-hidden = { $count ->
    [one] { $who } sieht sich die oberste Karte vom { $pile } an.
   *[other] { $who } sieht sich die obersten { $count } Karten vom { $pile } an.
 }
cards-event-discarded = { $who } legt „{ $card }“ ab.
cards-event-reshuffled = Der { $pile } ist aufgebraucht. Die abgelegten Karten werden gemischt und bilden einen neuen.
cards-event-played = { $who } spielt „{ $card }“.
cards-event-played-at = { $who } spielt „{ $card }“ gegen { $target }.
cards-event-played-power = { $who } setzt „{ $card }“ ein.
cards-event-played-power-at = { $who } setzt „{ $card }“ gegen { $target } ein.
cards-event-cancelled = „{ $card }“ bleibt ohne Wirkung.
cards-event-attached-great = { $who } setzt „{ $card }“ auf.
cards-event-attached-turaga = { $who } nimmt „{ $card }“ mit.
cards-event-bound = „{ $card }“ wirkt von jetzt an auf { $who }.
cards-event-freed = „{ $card }“ wirkt nicht mehr auf { $who }.

## Was geschieht: Missionen, Duelle, das Ende

cards-event-missiontaken = { $who } nimmt eine Mission: { $card }.
cards-event-paid = { $who } kommt mit der Mission „{ $card }“ voran: { $n } erledigt.
cards-event-missiondone = { $who } hat die Mission „{ $card }“ erfüllt.
cards-event-challenged = { $who } fordert { $victim } heraus. Es zählt: { $skills }.
cards-event-challenged-rahi = { $who } hetzt { $card } auf { $victim }. Es zählt: { $skills }.
cards-event-skillnamed = { $who } nennt, was zählt: { $skill }.
cards-event-points = { $who } zählt { $amount } dazu: { $card }.
cards-event-points-off = { $who } verliert { $amount }: { $card }.
cards-event-settled-won = { $total } gegen { $against }: { $who } gewinnt das Duell mit { $victim }!
cards-event-settled-lost = { $total } gegen { $against }: { $victim } hält { $who } stand.
cards-event-settled-void = Das Duell scheitert: { $victim } ist vor { $who } sicher.
cards-event-settled-sure = Nichts hält { $who } auf: Das Duell mit { $victim } ist gewonnen!
cards-event-maskwon-great = { $who } bekommt eine Große Maske: { $card }.
cards-event-maskwon-noble = { $who } bekommt eine Edle Maske: { $card }.
cards-event-maskwon-turaga = { $who } findet Hilfe: { $card }.
cards-event-won = Die Suche ist vollendet. { $who } gewinnt das Spiel!
cards-event-stalemate = Niemand kommt mehr weiter. Das Spiel endet in Runde { $round } ohne Sieger.

## Was geschieht: der Schwarm

cards-event-bohrokup = Ein neuer Bohrok liegt offen: { $card }.
cards-event-kranalaid = { $who } legt „{ $card }“ aus und lenkt den Bohrok.
cards-event-kranataken = { $who } nimmt die benutzte Krana: { $card }.
cards-event-knockedoff = { $who } schlägt { $victim } eine Maske ab: { $card }. Sie kommt zurück oben auf ihren Stapel.

## Fragen

cards-ask-over = Das Spiel ist zu Ende.
cards-ask-chance = Der Zufall entscheidet.
cards-ask-wait = { $who } überlegt.
cards-ask-wait-seat = Spieler { $seat } überlegt.
cards-ask-choose-toa = Welchen Toa spielst du?
cards-ask-interlude = Gleich ist { $who } am Zug. Spielst du vorher noch etwas?
cards-ask-make-room = Möchtest du eine Karte ablegen?
cards-ask-wear = Welche Große Maske setzt du in diesem Zug auf?
cards-ask-follow = Welche Turaga-Karte nimmst du mit?
cards-ask-outroll = Deine Mission ist Glückssache. Wen willst du mit dem D12 überbieten?
cards-ask-act = Du bist am Zug. Was tust du?
cards-ask-step-first = { $steps ->
    [one] Du darfst ein Feld weit gehen. Wohin gehst du?
   *[other] Du darfst bis zu { $steps } Felder weit gehen. Wohin gehst du zuerst?
 }
cards-ask-and-walk = Du darfst eine Karte spielen, die dir deine Bewegung zurückgibt.
cards-ask-step = { $steps ->
    [one] Du hast noch einen Schritt. Wohin gehst du?
   *[other] Du hast noch { $steps } Schritte. Wohin gehst du?
 }
cards-ask-bypass = Gehst du über dieses Missionsfeld, als wäre es leer?
cards-ask-portal = Das Portal trägt dich fort. Wo kommst du heraus?
cards-ask-draw = Du bist auf einem Aktionsfeld. Ziehst du eine Karte?
cards-ask-draw-from = Was für eine Karte nimmst du?
cards-ask-pick = Welche Karte behältst du?
cards-ask-arrange = Du legst diese Karten zurück. Welche soll zuerst gezogen werden?
cards-ask-discard = Welche Karte legst du ab?
cards-ask-discard-by = „{ $card }“: Welche Karte legst du ab?
cards-ask-discard-limit = Du hast zu viele Karten. Welche legst du ab?
cards-ask-give = Welche Karte gibst du { $target }?
cards-ask-pay = Welche Karte gibst du für die Mission „{ $card }“ ab?
cards-ask-mission = Welche deiner Missionen ist erfüllt?
cards-ask-mission-pay = Für welche Mission gibst du eine Karte ab?
cards-ask-cure = Welche nachwirkende Karte schüttelst du ab?
cards-ask-challenge = Wen forderst du heraus?
cards-ask-target = Wem gilt „{ $card }“?
cards-ask-target-again = „{ $card }“ ist abgewendet. Wem gilt die Karte jetzt?
cards-ask-skill = Welche Fähigkeit wählst du?
cards-ask-place = Auf welches Feld?
cards-ask-place-other = Wohin stellst du { $target }?
cards-ask-pull = Welches Feld kommt als Nächstes?
cards-ask-pull-other = Wohin geht { $target } als Nächstes?
cards-ask-shove = In welche Richtung stößt du { $target }?
cards-ask-fight = Du hast { $mine }, { $foe } hat { $theirs }. Das reicht noch nicht. Was setzt du ein?
cards-ask-fight-void = Dein Rahi ist verscheucht. Setzt du trotzdem noch etwas ein?
cards-ask-meddle = { $who } hat { $mine }, { $foe } hat { $theirs }. Mischst du dich ein?
cards-ask-answer = { $who } spielt „{ $card }“. Antwortest du darauf?
cards-ask-answer-me = { $who } spielt „{ $card }“ gegen dich. Antwortest du darauf?
cards-ask-answer-at = { $who } spielt „{ $card }“ gegen { $target }. Antwortest du darauf?
cards-ask-counter = { $who } antwortet auf „{ $other }“ mit „{ $card }“. Hältst du das auf?
cards-ask-rahi = Welchen Rahi lässt du los?
cards-ask-rahi-value = Welches Rahi-Duell spielst du dazu?
cards-ask-rahi-effect = Dein Rahi hat gewonnen! Welche Wirkung spielst du gegen { $target }?
cards-ask-control = Du bist auf einem Bohrok-Feld. Was tust du?
cards-ask-krana = Welche Krana nimmst du dafür?
cards-ask-announce = { $who } lenkt „{ $card }“. Spielst du etwas?
cards-ask-announce-me = { $who } schickt „{ $card }“ gegen dich los. Spielst du etwas?
cards-ask-announce-at = { $who } schickt „{ $card }“ gegen { $target } los. Spielst du etwas?
cards-ask-knock = Welche Maske schlägst du { $target } ab?
cards-ask-krana-prize = Du hast gewonnen! Welche Krana nimmst du?
cards-ask-krana-spoils = Du hast standgehalten! Was nimmst du?
cards-ask-wake = Welche Maske weckst du?
cards-ask-tire = Welche Maske von { $target } soll länger ruhen?
cards-ask-share = Mit wem teilst du die Kraft von „{ $card }“?
cards-ask-borrow = Um welche Maske bittest du?
cards-ask-accept = { $who } möchte die Kraft von „{ $card }“ mit dir teilen. Machst du mit?
cards-ask-accept-loan = { $who } möchte sich den Bonus von „{ $card }“ leihen. Bist du einverstanden?

## Antworten

cards-option-toa = { FORM($toa, form: "title") }
cards-option-space = { $space } ({ $there })
cards-option-play = „{ $card }“ spielen
cards-option-use = „{ $card }“ einsetzen
cards-option-wear = „{ $card }“ einsetzen
cards-option-move = gehen
cards-option-skip = weiter (du musst diese Bewegung aussetzen)
cards-option-hunt = einen Rahi loslassen
cards-option-rest = für die Mission ruhen
cards-option-bypass-yes = ja, weitergehen
cards-option-bypass-no = nein, eine Mission nehmen
cards-option-draw-yes = ja, ziehen
cards-option-control-draw = eine Krana ziehen
cards-option-control-fight = mit dem Bohrok jemanden herausfordern
cards-option-krana-prize-new = zwei neue Krana
cards-option-krana-prize-used = eine neue Krana und die benutzte
cards-option-krana-spoils-va = eine neue Va-Karte
cards-option-krana-spoils-krana = eine neue Krana
cards-option-krana-spoils-used = die benutzte Krana
cards-option-accept-yes = ja, gern
cards-option-accept-no = nein, danke
cards-pass-interlude = nichts spielen
cards-pass-make-room = alle behalten
cards-pass-wear = keine Maske
cards-pass-follow = niemanden
cards-pass-outroll = diesmal nicht
cards-pass-and-walk = nicht bewegen
cards-pass-step = hier stehen bleiben
cards-pass-draw = nein, nichts ziehen
cards-pass-pull = hier aufhören
cards-pass-fight = nichts, aufgeben
cards-pass-meddle = heraushalten
cards-pass-answer = geschehen lassen
cards-pass-control = nichts tun
cards-pass-announce = nichts spielen
cards-pass-share = mit niemandem
cards-pass-borrow = um keine
cards-pass-krana-spoils = nichts
