### De kaartspellen, getypt: hoe je antwoordt, woorden om te typen, hulp, en wat niet begrepen werd.

## Hoe je antwoordt

ui-card-hint-way = Een nummer, of: ga n n o, speel NAAM. Ook: kaart NAAM, stand, help.
ui-card-hint-step = Een nummer, of stappen: ga n n o. stop beëindigt de zet. Ook: eiland, legenda, help.
ui-card-hint-space = Een nummer op de kaart, of een vak zoals g7.
ui-card-hint-challenge = Een nummer of een naam. vaardigheden toont hoe sterk iedereen is.
ui-card-hint-play = Een nummer, speel NAAM, of pas.
ui-card-hint-other = Een nummer of een naam.
ui-card-hint-pass = Een nummer, een naam, of pas.

## Woorden die mensen kunnen typen

ui-card-cmd-go = ga, loop
ui-card-cmd-stop = stop, blijf
ui-card-cmd-challenge = uitdagen, daag
ui-card-cmd-play = speel, gebruik, draag
ui-card-cmd-pass = pas, niets, geen
ui-card-cmd-draw = trek, trekken
ui-card-cmd-yes = ja, j
ui-card-cmd-no = nee
ui-card-cmd-hand = hand, tafel
ui-card-cmd-where = waar
ui-card-cmd-skills = vaardigheden, krachten
ui-card-cmd-card = kaart, lees
ui-card-cmd-missions = missies
ui-card-cmd-track = stand, score
ui-card-cmd-board = eiland, bord
ui-card-cmd-log = verslag, geschiedenis
ui-card-cmd-legend = legenda, tekens
ui-card-cmd-rules = regels
ui-card-cmd-save = bewaar, opslaan
ui-card-cmd-help = help, hulp
ui-card-cmd-quit = einde, afsluiten

## Hulp

ui-card-help-go = ga n n o: loop naar het noorden, noorden, oosten; de tocht stopt waar je iets gevraagd wordt
ui-card-help-stop = stop: beëindig je zet hier
ui-card-help-challenge = uitdagen pohatu: daag deze Toa uit
ui-card-help-play = speel NAAM: speel een kaart, gebruik een kracht, zet een masker in
ui-card-help-pass = pas: niets spelen, niets nemen, opgeven
ui-card-help-draw = trek: trek een kaart; trek rahi kiest de stapel
ui-card-help-yes = ja: ja
ui-card-help-no = nee: nee
ui-card-help-hand = hand: je kaarten met hun tekst, en je maskers
ui-card-help-where = waar gali: waar een Toa is
ui-card-help-skills = vaardigheden gali: de zes vaardigheden van een Toa, met de gewonnen maskers
ui-card-help-card = kaart NAAM: wat een kaart zegt
ui-card-help-missions = missies: alle open missies en wat ze vragen
ui-card-help-track = stand: waarmee je wint, en hoe ver iedereen is
ui-card-help-board = eiland: de hele kaart
ui-card-help-log = verslag 10: de laatste tien gebeurtenissen
ui-card-help-legend = legenda: wat de tekens betekenen
ui-card-help-rules = regels: de editie, en wat met de hand is ingesteld
ui-card-help-save = bewaar BESTAND: bewaar een kopie; het spel wordt toch al na elk antwoord bewaard
ui-card-help-help = ? ONDERWERP: leg een deel van de regels uit
ui-card-help-quit = einde: stop; het spel wordt bewaard
ui-card-topic-turn = beurt
ui-card-topic-moving = lopen
ui-card-topic-missions = missies
ui-card-topic-challenges = uitdagingen
ui-card-topic-game-actions = acties
ui-card-topic-portals = portalen
ui-card-topic-masks = maskers
ui-card-topic-turaga = turaga
ui-card-topic-winning = winnen
ui-card-topic-short = kort
ui-card-topic-timing = wanneer
ui-card-topic-limits = grenzen
ui-card-topic-stalemate = patstelling
ui-card-topic-might = macht
ui-card-topic-rahi = rahi
ui-card-topic-lingering = blijvend
ui-card-topic-bohrok = bohrok
ui-card-topic-krana = krana
ui-card-topic-va = va
ui-card-topic-control = controle
ui-card-topic-decks = decks
ui-card-topic-kal = kal
ui-card-topic-bahrag = bahrag
ui-card-topic-nuva = nuva

## Wat niet begrepen werd

ui-card-err-closed = Je kunt nu niet op { $space } stappen.
ui-card-err-sea = Vanaf { $space } is er die kant op alleen zee.
ui-card-err-way = Noem de stappen: ga n n o, of een vak naast je.
ui-card-err-must-move = Je moet minstens één stap lopen.
ui-card-err-whom = Wie? Typ uitdagen en een naam.
ui-card-err-no-challenge = Je kunt nu niemand uitdagen. Loop eerst naar een uitdagingsvak.
ui-card-err-nothing-to-play = Je hebt niets dat je nu kunt spelen.
ui-card-err-play-what = Typ speel en een naam: { $named }.
ui-card-err-no-pass = Hier moet je iets kiezen.
ui-card-err-not-asked = Er wordt nu niets gevraagd.
ui-card-err-which-card = Typ kaart en de naam ervan.
ui-card-err-no-card = Er is geen kaart die “{ $text }” heet.

ui-welcome-masks = Quest for the Masks. Trek over het eiland, win Grote Maskers in uitdagingen en heb ze als eerste allemaal.
ui-welcome-bohrok = Bohrok Swarm. Win Grote Maskers in uitdagingen, of verzamel Krana en keer de zwerm tegen de anderen.
ui-welcome-rshl = Rising Shadow Hidden Light. Toa Nuva, Bohrok-Kal en Bahrag: win met Grote Maskers of met Krana.

## De kaart

ui-card-stand = Je staat op { $space }.
ui-card-beside = Richting { $way }: { $space }
ui-card-is-closed = – nu gesloten voor jou
ui-card-far = { $space }, { $n ->
    [one] 1 stap
   *[other] { $n } stappen
 }
ui-card-nearest = Dichtstbij:
ui-card-legend-mission = missievak
ui-card-legend-challenge = uitdagingsvak
ui-card-legend-double = dubbel uitdagingsvak
ui-card-legend-kini = Kini-Nui, het driedubbele uitdagingsvak
ui-card-legend-action = actievak
ui-card-legend-action-double = dubbel actievak
ui-card-legend-portal = portaalvak
ui-card-legend-start = waar een Toa begint
ui-card-legend-bohrok = Bohrok-vak
ui-card-legend-closed = een vak dat nu voor jou gesloten is
ui-card-legend-blank = leeg vak
ui-card-legend-number = het nummer van een keuze
