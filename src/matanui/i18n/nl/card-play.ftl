### De kaartspellen: vakken en stapels, wat er gebeurt, vragen en antwoorden.

## Vakken (vorm the: in een zin)

space-blank = { $name }
    .the = vak { $name }
space-mission = missievak { $name }
space-challenge = uitdagingsvak { $name }
space-challenge-double = dubbel uitdagingsvak { $name }
    .the = het dubbele uitdagingsvak { $name }
space-kini-nui = Kini-Nui { $name }, het driedubbele uitdagingsvak
    .the = Kini-Nui
space-action = actievak { $name }
space-action-double = dubbel actievak { $name }
    .the = het dubbele actievak { $name }
space-portal = portaalvak { $name }
space-start = { $name }, beginvak van { $toa }
    .the = het beginvak van { $toa }
space-bohrok = Bohrok-vak { $name }

## Stapels, hun kaarten van achteren (vorm a: in een zin), richtingen

pile-challenge = uitdagingsstapel
pile-mission = missiestapel
pile-action = actiestapel
pile-rahi = Rahi-stapel
pile-va = Va-stapel
pile-krana = Krana-stapel
pile-bohrok = Bohrok-stapel
back-challenge = uitdagingskaart
    .a = een uitdagingskaart
back-mission = missiekaart
    .a = een missiekaart
back-action = actiekaart
    .a = een actiekaart
back-rahi = Rahi-kaart
    .a = een Rahi-kaart
back-va = Va-kaart
    .a = een Va-kaart
back-krana = Krana-kaart
    .a = een Krana-kaart
back-bohrok = Bohrok-kaart
    .a = een Bohrok-kaart
cards-quoted = ‘{ $card }’
way-n = noord
way-e = oost
way-s = zuid
way-w = west

## Wat er gebeurt: het begin, beurten, lopen

cards-event-chose = Speler { $player } speelt { $toa }.
cards-event-foiltaken = { $who } speelt met { $card } in plaats van het gewone masker.
cards-event-order = { $who } gooit { $pips } om te zien wie er begint.
cards-event-began = { $who } begint.
cards-event-turn = Ronde { $round }: { $who } is aan de beurt.
cards-event-stepped = { $who } loopt naar { FORM($space, form: "the") }.
cards-event-placed = { $who } springt naar { FORM($space, form: "the") }.
cards-event-placed-by = { $by } verplaatst { $who } naar { FORM($space, form: "the") }.
cards-event-skipped = { $who } moet deze zet overslaan.
cards-event-rolled = { $who } gooit { $pips } met de D12.

## Wat er gebeurt: kaarten. Hidden: de kijker ziet alleen de achterkant.

cards-event-drew = { $who } trekt ‘{ $card }’.
cards-event-drew-hidden = { $who } trekt { FORM($card, form: "a") }.
cards-event-took = { $who } krijgt ‘{ $card }’ van { $victim }.
cards-event-took-hidden = { $who } krijgt { FORM($card, form: "a") } van { $victim }.
cards-event-peeked = { $who } bekijkt wat boven op de { $pile } ligt: { $cards }.
cards-event-peeked-hidden = { $count ->
    [one] { $who } bekijkt de bovenste kaart van de { $pile }.
   *[other] { $who } bekijkt de bovenste { $count } kaarten van de { $pile }.
 }
cards-event-discarded = { $who } legt ‘{ $card }’ af.
cards-event-reshuffled = De { $pile } is op. De afgelegde kaarten worden geschud en vormen een nieuwe.
cards-event-played = { $who } speelt ‘{ $card }’.
cards-event-played-at = { $who } speelt ‘{ $card }’ tegen { $target }.
cards-event-played-power = { $who } gebruikt ‘{ $card }’.
cards-event-played-power-at = { $who } gebruikt ‘{ $card }’ tegen { $target }.
cards-event-cancelled = ‘{ $card }’ haalt niets uit.
cards-event-attached-great = { $who } zet ‘{ $card }’ op.
cards-event-attached-turaga = { $who } neemt ‘{ $card }’ mee.
cards-event-bound = ‘{ $card }’ werkt vanaf nu op { $who }.
cards-event-freed = ‘{ $card }’ werkt niet meer op { $who }.

## Wat er gebeurt: missies, uitdagingen, het einde

cards-event-missiontaken = { $who } neemt een missie: { $card }.
cards-event-paid = { $who } werkt aan de missie ‘{ $card }’: { $n } gedaan.
cards-event-missiondone = { $who } heeft de missie ‘{ $card }’ voltooid.
cards-event-challenged = { $who } daagt { $victim } uit. Wat telt: { $skills }.
cards-event-challenged-rahi = { $who } stuurt { $card } op { $victim } af. Wat telt: { $skills }.
cards-event-skillnamed = { $who } noemt de vaardigheid die telt: { $skill }.
cards-event-points = { $who } krijgt er { $amount } bij: { $card }.
cards-event-points-off = { $who } raakt er { $amount } kwijt: { $card }.
cards-event-settled-won = { $total } tegen { $against }: { $who } wint de uitdaging van { $victim }!
cards-event-settled-lost = { $total } tegen { $against }: { $victim } houdt stand tegen { $who }.
cards-event-settled-void = De uitdaging mislukt: { $victim } is veilig voor { $who }.
cards-event-settled-sure = Niets houdt { $who } tegen: de uitdaging van { $victim } is gewonnen!
cards-event-maskwon-great = { $who } krijgt een Groot Masker: { $card }.
cards-event-maskwon-noble = { $who } krijgt een Nobel Masker: { $card }.
cards-event-maskwon-turaga = { $who } vindt hulp: { $card }.
cards-event-won = De zoektocht is volbracht. { $who } wint het spel!
cards-event-stalemate = Niemand komt nog verder. Het spel eindigt zonder winnaar in ronde { $round }.

## Wat er gebeurt: de zwerm

cards-event-bohrokup = Er ligt een nieuwe Bohrok open: { $card }.
cards-event-kranalaid = { $who } legt ‘{ $card }’ neer en bestuurt de Bohrok.
cards-event-kranataken = { $who } neemt de gebruikte Krana: { $card }.
cards-event-knockedoff = { $who } slaat bij { $victim } een masker af: { $card }. Het gaat terug boven op zijn stapel.

## Vragen

cards-ask-over = Het spel is afgelopen.
cards-ask-chance = Het toeval beslist.
cards-ask-wait = { $who } denkt na.
cards-ask-wait-seat = Speler { $seat } denkt na.
cards-ask-choose-toa = Welke Toa speel je?
cards-ask-interlude = { $who } is zo aan de beurt. Speel je eerst nog iets?
cards-ask-make-room = Wil je een kaart afleggen?
cards-ask-wear = Welk Groot Masker zet je deze beurt op?
cards-ask-follow = Welke Turaga-kaart neem je mee?
cards-ask-outroll = Je missie is een kwestie van geluk. Van wie probeer je te winnen met de D12?
cards-ask-act = Je bent aan de beurt. Wat doe je?
cards-ask-step-first = { $steps ->
    [one] Je mag één vak lopen. Waar ga je heen?
   *[other] Je mag tot { $steps } vakken lopen. Waar ga je eerst heen?
 }
cards-ask-and-walk = Je mag een kaart spelen die je je beweging teruggeeft.
cards-ask-step = { $steps ->
    [one] Je hebt nog één stap. Waar ga je heen?
   *[other] Je hebt nog { $steps } stappen. Waar ga je heen?
 }
cards-ask-bypass = Loop je over dit missievak alsof het leeg is?
cards-ask-portal = Het portaal neemt je mee. Waar kom je eruit?
cards-ask-draw = Je bent op een actievak. Trek je een kaart?
cards-ask-draw-from = Wat voor kaart neem je?
cards-ask-pick = Welke kaart hou je?
cards-ask-arrange = Je legt deze kaarten terug. Welke moet als eerste worden getrokken?
cards-ask-discard = Welke kaart leg je af?
cards-ask-discard-by = ‘{ $card }’: welke kaart leg je af?
cards-ask-discard-limit = Je hebt te veel kaarten. Welke leg je af?
cards-ask-give = Welke kaart geef je aan { $target }?
cards-ask-pay = Welke kaart geef je op voor de missie ‘{ $card }’?
cards-ask-mission = Welke van je missies is voltooid?
cards-ask-mission-pay = Voor welke missie geef je een kaart op?
cards-ask-cure = Welk blijvend effect schud je van je af?
cards-ask-challenge = Wie daag je uit?
cards-ask-target = Voor wie is ‘{ $card }’ bedoeld?
cards-ask-target-again = ‘{ $card }’ is afgewend. Voor wie is de kaart nu bedoeld?
cards-ask-skill = Welke vaardigheid kies je?
cards-ask-place = Op welk vak?
cards-ask-place-other = Waar zet je { $target } neer?
cards-ask-pull = Welk vak is het volgende?
cards-ask-pull-other = Waar gaat { $target } nu heen?
cards-ask-shove = Welke kant duw je { $target } op?
cards-ask-fight = Jij hebt { $mine }, { $foe } heeft { $theirs }. Dat is nog niet genoeg. Wat zet je in?
cards-ask-fight-void = Je Rahi is verjaagd. Zet je toch nog iets in?
cards-ask-meddle = { $who } heeft { $mine }, { $foe } heeft { $theirs }. Bemoei je je ermee?
cards-ask-answer = { $who } speelt ‘{ $card }’. Antwoord je erop?
cards-ask-answer-me = { $who } speelt ‘{ $card }’ tegen jou. Antwoord je erop?
cards-ask-answer-at = { $who } speelt ‘{ $card }’ tegen { $target }. Antwoord je erop?
cards-ask-counter = { $who } antwoordt op ‘{ $other }’ met ‘{ $card }’. Hou je dat tegen?
cards-ask-rahi = Welke Rahi stuur je eropaf?
cards-ask-rahi-value = Welke Rahi-uitdaging speel je erbij?
cards-ask-rahi-effect = Je Rahi heeft gewonnen! Welk effect speel je op { $target }?
cards-ask-control = Je bent op een Bohrok-vak. Wat doe je?
cards-ask-krana = Welke Krana gebruik je?
cards-ask-announce = { $who } bestuurt ‘{ $card }’. Speel je iets?
cards-ask-announce-me = { $who } stuurt ‘{ $card }’ op jou af. Speel je iets?
cards-ask-announce-at = { $who } stuurt ‘{ $card }’ op { $target } af. Speel je iets?
cards-ask-knock = Welk masker sla je { $target } af?
cards-ask-krana-prize = Je hebt gewonnen! Welke Krana neem je?
cards-ask-krana-spoils = Je hebt standgehouden! Wat neem je?
cards-ask-wake = Welk masker maak je wakker?
cards-ask-tire = Welk masker van { $target } moet langer rusten?
cards-ask-share = Met wie deel je de kracht van ‘{ $card }’?
cards-ask-borrow = Om welk masker vraag je?
cards-ask-accept = { $who } wil de kracht van ‘{ $card }’ met je delen. Doe je mee?
cards-ask-accept-loan = { $who } wil de bonus van ‘{ $card }’ lenen. Vind je dat goed?

## Antwoorden

cards-option-toa = { FORM($toa, form: "title") }
cards-option-space = { $space } ({ $there })
cards-option-play = speel ‘{ $card }’
cards-option-use = gebruik ‘{ $card }’
cards-option-wear = zet ‘{ $card }’ in
cards-option-move = loop
cards-option-skip = ga verder (je moet deze zet overslaan)
cards-option-hunt = stuur een Rahi op iemand af
cards-option-rest = rust voor je missie
cards-option-bypass-yes = ja, loop door
cards-option-bypass-no = nee, neem een missie
cards-option-draw-yes = ja, trek
cards-option-control-draw = trek een Krana
cards-option-control-fight = daag iemand uit met de Bohrok
cards-option-krana-prize-new = twee nieuwe Krana
cards-option-krana-prize-used = één nieuwe Krana en de gebruikte
cards-option-krana-spoils-va = een nieuwe Va
cards-option-krana-spoils-krana = een nieuwe Krana
cards-option-krana-spoils-used = de gebruikte Krana
cards-option-accept-yes = ja, graag
cards-option-accept-no = nee, liever niet
cards-pass-interlude = speel niets
cards-pass-make-room = hou ze allemaal
cards-pass-wear = geen masker
cards-pass-follow = niemand
cards-pass-outroll = deze keer niet
cards-pass-and-walk = niet bewegen
cards-pass-step = stop hier
cards-pass-draw = nee, trek niets
cards-pass-pull = stop hier
cards-pass-fight = niets, geef je gewonnen
cards-pass-meddle = hou je erbuiten
cards-pass-answer = laat het gebeuren
cards-pass-control = doe niets
cards-pass-announce = speel niets
cards-pass-share = met niemand
cards-pass-borrow = geen
cards-pass-krana-spoils = niets
