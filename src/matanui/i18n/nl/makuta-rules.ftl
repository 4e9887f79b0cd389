### Quest for Makuta: edities, schakelaars en korte uitleg.

## Edities

edition-en = Engels: de spelregels zoals fans ze uit de Nederlandse doos vertaalden
edition-nl = Nederlands: de spelregels uit de Nederlandse doos, met open sloten
edition-de = Duits: de spelregels uit de Duitse doos, met Akaku alleen bij een precieze worp en een machtige Makuta
edition-fr = Frans: de spelregels uit de Franse doos, met hoogstens één snelheidsmasker
edition-us = Amerikaans: de doos zoals bezitters hem beschrijven; Toa delen geen vak
edition-definitive = Definitief: de duidelijkste lezing van alle spelregels, ons advies

## Schakelaars: voorbereiding, lopen, borden

switch-tiles = Met welke borden het eiland wordt gelegd
value-tiles-printed = de twintig gedrukte borden
switch-counters = Welke fiches in de doos zitten
value-counters-printed = de gedrukte fiches
switch-discard-spot = Waar weggelegde fiches op een nieuwe eigenaar wachten
value-discard-spot-start-field = weggelegde fiches liggen op het beginvak
value-discard-spot-start-tile = weggelegde fiches zijn te vinden op elk vak van het beginbord
switch-base-die = Of een snelheidsmasker al helpt bij de eerste worp van een beurt
value-base-die-per-game = een snelheidsmasker helpt bij elke worp
value-base-die-per-turn = elke beurt begint met de witte dobbelsteen
switch-backtrack = Hoe je je eigen spoor mag kruisen
value-backtrack-no-revisit = geen vak twee keer met één worp
value-backtrack-no-reversal = je mag je eigen spoor kruisen, maar niet meteen een stap terug
switch-early-stop = Waar je mag stoppen voordat je worp op is
value-early-stop-anywhere = je mag op elk vak eerder stoppen
value-early-stop-targets-only = je mag alleen eerder stoppen waar iets te doen is
switch-stop-is-final = Of je zet voorbij is zodra je stopt
value-stop-is-final-true = als je stopt, vervalt de rest van je worp
value-stop-is-final-false = na een stop mag je verder lopen met wat je over hebt
switch-gate-tile = Of je bij een open poort een bord moet aanleggen
value-gate-tile-must = wie op een open poort stopt, moet een bord aanleggen
value-gate-tile-may = wie op een open poort stopt, mag een bord aanleggen
switch-gate-trigger = Wanneer een open poort een bord oplevert
value-gate-trigger-end-of-move = een open poort levert een bord op als je erop stopt
value-gate-trigger-any-entry = een open poort levert een bord op zodra je erop stapt; daarna mag je verder lopen
switch-tile-attach = Waar een nieuw bord komt te liggen
value-tile-attach-own-gate = een nieuw bord komt aan de poort waar je staat
value-tile-attach-any-gate = een nieuw bord mag aan elke open poort van het eiland
switch-edge-match = Welke randen van een nieuw bord moeten passen
value-edge-match-own-gate-only = alleen de poort waarmee een nieuw bord aansluit moet passen
value-edge-match-all-edges = elke rand waarmee een nieuw bord een ander raakt moet passen
switch-counters-face = Hoe de fiches op een nieuw bord liggen
value-counters-face-down = de fiches van een nieuw bord liggen gedekt
value-counters-face-up = de fiches van een nieuw bord liggen open
switch-true-island = Hoe het eiland begint
value-true-island-false = het eiland begint met het beginbord; de rest wordt getrokken
value-true-island-true = het hele eiland ligt er vanaf het begin, zoals op de echte kaart
switch-no-seal = Of een bord het eiland mag afsluiten voordat Makuta gevonden is
value-no-seal-true = zolang Makuta niet gevonden is, mag een bord het eiland niet afsluiten als het ook anders gedraaid kan worden
value-no-seal-false = een bord mag het eiland afsluiten, ook als Makuta nog niet gevonden is

## Schakelaars: het Makuta-bord, sloten, sleutels

switch-lock-placed = Hoe een slot wordt neergelegd
value-lock-placed-down = sloten worden gedekt neergelegd
value-lock-placed-up = sloten worden open neergelegd, voor iedereen te zien
switch-lock-flip-when = Wanneer je een slot mag omdraaien
value-lock-flip-when-end = je mag een slot omdraaien als je op de toegang stopt
value-lock-flip-when-enter = je mag een slot omdraaien zodra je op de toegang stapt, en daarna verder lopen
switch-entrance-needs-keys = Of je sleutels nodig hebt voor een toegang
value-entrance-needs-keys-false = iedereen mag op een toegang stappen
value-entrance-needs-keys-true = alleen een Toa met drie sleutels mag op een toegang stappen
switch-makuta-ring = Of je om de tempel heen mag lopen
value-makuta-ring-false = vanaf een toegang kun je alleen terug door de eigen poort
value-makuta-ring-true = je mag om de tempel lopen, van elke toegang naar de volgende

## Schakelaars: fiches

switch-declined-counter = Waar een sleutel of Turaga blijft die je bekijkt maar niet houdt
value-declined-counter-stays = een sleutel of Turaga die je niet houdt, blijft op zijn vak
value-declined-counter-to-start = een sleutel of Turaga die je niet houdt, gaat naar het beginvak
switch-peek = Wie een sleutel of Turaga ziet die je met volle handen vindt
value-peek-private = alleen jij ziet een sleutel of Turaga die je met volle handen vindt
value-peek-public = iedereen ziet een sleutel of Turaga die je met volle handen vindt
switch-speed-limit = Hoeveel snelheidsmaskers je mag hebben
value-speed-limit-not-both = nooit Kakama en Kaukau samen
value-speed-limit-one-total = maar één snelheidsmasker in totaal
switch-start-pick = Wanneer je een fiche van het beginvak mag pakken
value-start-pick-end-only = je mag een fiche van het beginvak pakken als je er stopt
value-start-pick-passing = je mag ook onderweg een fiche van het beginvak pakken, en daarna verder lopen
switch-loss-choice = Wat je linkerbuur ziet bij het kiezen van je verlies
value-loss-choice-blind = je linkerbuur kiest je verlies aan de achterkanten
value-loss-choice-seen = je linkerbuur ziet de voorkanten bij het kiezen van je verlies
switch-stack-same-mask = Of twee dezelfde maskers allebei meetellen in een duel
value-stack-same-mask-true = twee dezelfde maskers tellen allebei mee in een duel
value-stack-same-mask-false = van twee dezelfde maskers telt er maar één mee in een duel
switch-turaga-bonus = Welke Turaga je in een duel helpen
value-turaga-bonus-all = elke Turaga helpt in een duel: je eigen met 10, een andere met 5
value-turaga-bonus-own-only = alleen je eigen Turaga helpt in een duel, met 10

## Schakelaars: maskers

switch-akaku-effect = Wat er gebeurt met de fiche die Akaku afpakt
value-akaku-effect-steal = wat Akaku afpakt, is voor jou
value-akaku-effect-discard = wat Akaku afpakt, gaat naar het beginvak
switch-akaku-escape-roll = Of je na Akaku nog een keer gooit
value-akaku-escape-roll-true = na Akaku gooi je nog een keer om weg te komen
value-akaku-escape-roll-false = na Akaku is je zet voorbij
switch-akaku-exact = Of je voor Akaku precies goed moet gooien
value-akaku-exact-false = voor Akaku is het genoeg om bij de andere Toa te stoppen
value-akaku-exact-true = voor Akaku moet je worp precies bij de andere Toa eindigen
switch-speed-masks = Of Kakama en Kaukau verplicht zijn
value-speed-masks-optional = met Kakama of Kaukau mag je nog met de witte dobbelsteen gooien
value-speed-masks-mandatory = met Kakama of Kaukau moet je met hun dobbelsteen gooien
switch-miru-when = Wanneer je met Miru mag vliegen
value-miru-when-instead-of-roll = je vliegt met Miru in plaats van te gooien
value-miru-when-any-time = je mag ook nog met Miru vliegen als je je worp gezien hebt
switch-miru-no-entrance = Of je met Miru op een toegang mag landen
value-miru-no-entrance-false = je mag met Miru op elk vak landen
value-miru-no-entrance-true = je mag met Miru niet op een toegang landen
switch-share-fields = Of Toa een vak mogen delen
value-share-fields-free = Toa mogen vakken delen en langs elkaar heen lopen
value-share-fields-akaku-only = Toa delen een vak alleen om Akaku te gebruiken; het beginvak is voor iedereen

## Schakelaars: Rahi

switch-duel-die = Met welke dobbelsteen je vecht
value-duel-die-same-as-move = je vecht met de dobbelsteen van je zet
value-duel-die-free-choice = je vecht met elke dobbelsteen die je mag gebruiken
switch-declare-bonus = Wanneer je zegt wat je in een duel inzet
value-declare-bonus-before-roll = je zegt wat je in een duel inzet voordat je gooit
value-declare-bonus-after-roll = je zegt wat je in een duel inzet nadat je gegooid hebt
switch-rahi-ranges = Hoe sterk de Rahi zijn
value-rahi-ranges-classic = steekmuggen 1–7, schorpioenen 7–13, tijgers 13–20
value-rahi-ranges-us = steekmuggen 1–7, schorpioenen 7–14, tijgers 14–20
switch-rahi-ends-move = Of een Rahi je zet beëindigt
value-rahi-ends-move-true = een Rahi kost je de rest van je worp
value-rahi-ends-move-false = als je een Rahi verslaat, mag je verder lopen met wat je over hebt
switch-win-reward = Wat je krijgt als je een Rahi verslaat
value-win-reward-extra-turn = een verslagen Rahi geeft nog een beurt: gooien, vliegen of rusten
value-win-reward-extra-move = een verslagen Rahi geeft nog een worp, of rust
value-win-reward-leftover-steps = een verslagen Rahi geeft alleen de stappen die je over hebt
switch-rahi-after-loss = Hoe een Rahi ligt die gewonnen heeft
value-rahi-after-loss-face-up = een Rahi die wint, blijft open liggen
value-rahi-after-loss-face-down = een Rahi die wint, wordt weer gedekt
switch-rahi-after-tie = Hoe een Rahi ligt na gelijkspel
value-rahi-after-tie-face-up = na gelijkspel blijft de Rahi open liggen
value-rahi-after-tie-face-down = na gelijkspel wordt de Rahi weer gedekt
switch-exploding-max = Wat de hoogste worp van je dobbelsteen doet in een duel
value-exploding-max-false = de hoogste worp van een dobbelsteen is niets bijzonders
value-exploding-max-true = bij de hoogste worp in een duel gooi je nog eens en tel je het erbij

## Schakelaars: Makuta en het einde

switch-makuta-table = Hoe sterk Makuta is, naar de kleur van de tempel
value-makuta-table-18-28 = Makuta heeft kracht 18, 20, 22, 24, 26 of 28
value-makuta-table-18-24 = Makuta heeft kracht 18, 20, 21, 22, 23 of 24
switch-makuta-tie = Wat gelijkspel tegen Makuta betekent
value-makuta-tie-loss = gelijkspel tegen Makuta is verlies
value-makuta-tie-no-effect = gelijkspel tegen Makuta verandert niets
switch-makuta-loss-move = Of je linkerbuur je verplaatst als je van Makuta verliest
value-makuta-loss-move-must = wie van Makuta verliest, wordt door de linkerbuur verplaatst
value-makuta-loss-move-may = wie van Makuta verliest, mag door de linkerbuur worden verplaatst
switch-challenge-when = Wanneer je Makuta mag uitdagen
value-challenge-when-end = je mag Makuta uitdagen als je op een toegang stopt
value-challenge-when-enter = je mag Makuta uitdagen zodra je op een toegang stapt
switch-stalemate-rounds = Na hoeveel rustige ronden het spel zonder winnaar eindigt
value-stalemate-rounds = { $number ->
    [one] één rustige ronde beëindigt het spel
   *[other] { $number } rustige ronden beëindigen het spel
 }

## Uitleg

topic-young =
    Gooi met de witte dobbelsteen en loop: naar links, naar rechts, omhoog of omlaag. Eerder stoppen mag.
    Stop op een poort en er komt een nieuw stuk eiland bij. Stop op een masker, een Turaga of een sleutel en je mag het houden: hoogstens vier maskers, twee Turaga en drie sleutels.
    Stap je op een Rahi, dan moet je hem verslaan: gooi meer dan zijn kracht. Je maskers en Turaga helpen je.
    Vind de tempel, breng de drie sleutels van één slot mee, gooi meer dan Makuta en je hebt gewonnen!
topic-aim =
    Versla Makuta als eerste.
    Het eiland groeit terwijl jullie het verkennen, en ergens in de stapel zit het bord met zijn tempel.
    Je hebt de drie sleutels van een van de sloten nodig, en maskers en Turaga die je sterk maken.
    Stop dan op die toegang en daag hem uit.
topic-turn =
    Gooi met een dobbelsteen en loop, of vlieg in plaats daarvan met Miru.
    Doe dan wat je vak vraagt: vecht tegen een Rahi, pak een fiche, leg een bord aan, draai een slot om.
    Versla je een Rahi, dan gaat je beurt door (schakelaar win_reward). Anders is die voorbij en is de speler links van je aan de beurt.
topic-dice =
    Iedereen begint met de witte dobbelsteen, 1 tot 6. Kakama geeft je de rode, 1 tot 8, en Kaukau de groene, 1 tot 12.
    Schakelaar speed_masks bepaalt of je de witte dan nog mag gebruiken, en base_die of de eerste worp van een beurt altijd met de witte is.
    Je vecht met de dobbelsteen van je zet; na een vlucht kies je er een die je mag gebruiken (schakelaar duel_die).
topic-movement =
    Je loopt naar links, rechts, omhoog of omlaag, nooit schuin, en met één worp nooit twee keer over hetzelfde vak (schakelaar backtrack).
    Je mag eerder stoppen dan je gegooid hebt (early_stop), maar als je een stap kunt zetten, moet dat.
    Maskers, sleutels, sloten en andere Toa houden je niet tegen. Een Rahi wel: zijn vak is het laatste van je zet.
    Als je stopt, vervalt de rest van je worp (stop_is_final).
topic-gates =
    Poorten leiden van bord naar bord. Een poort waar niets achter ligt, is open.
    Stop je op een open poort, dan trek je een bord, leg je het daar aan en is je beurt voorbij. Schakelaar gate_tile bepaalt of dat moet of mag, en gate_trigger of erop stappen al genoeg is.
    Een poort tegen een rand zonder poort loopt voorgoed dood. Zijn de borden op, dan doen open poorten niets meer.
topic-tiles =
    Iedereen ziet het bord dat je trekt. Draai het zoals je wilt, als een van de poorten maar tegen jouw poort ligt; daarna blijft het zo liggen.
    De vakken worden gevuld met Rahi, sleutels, maskers en Turaga, allemaal gedekt (schakelaar counters_face).
    Zolang het Makuta-bord niet gevonden is, mag je de laatste uitweg niet afsluiten als je je bord ook anders kunt draaien (no_seal).
    Met schakelaar tile_attach mag het ook aan andere poorten, en met edge_match moeten ook de andere randen passen.
topic-makuta-tile =
    Het Makuta-bord heeft zes poorten, zes toegangen en in het midden de tempel.
    Zodra een van de poorten aan een ander bord vastzit, ligt er een slot op de toegang erachter.
    Van toegang naar toegang loopt geen weg, tenzij schakelaar makuta_ring die opent.
topic-locks =
    Een slot toont drie tekens. Stop je op de toegang, dan mag je het omdraaien, en vanaf dan kent iedereen het (schakelaars lock_placed en lock_flip_when).
    Drie sleutels met die tekens openen het. De volgorde maakt niet uit, en een joker geldt voor elk teken.
    Een slot verspert de toegang niet, maar schakelaar entrance_needs_keys kan dat wel doen.
topic-keys =
    Op een sleutel staat vuur, water, lucht, aarde, ijs of steen; een joker geldt voor alle zes. Je mag er drie hebben.
    Vind je een vierde, bekijk hem dan: leg een van de andere weg, of doe het zonder (schakelaars declined_counter en peek).
    Als je Makuta uitdaagt laat je je sleutels zien, maar je raakt ze niet kwijt.
topic-counters =
    Sleutels, maskers en Turaga zijn fiches. Stop erop om er een te pakken; eroverheen lopen doet niets.
    Aan de achterkant herken je een sleutel, maar een masker en een Turaga zien er hetzelfde uit.
    Wat je weglegt gaat meestal naar het beginvak, waar iedereen ernaar kan vissen.
topic-limits =
    Je hebt hoogstens drie sleutels, twee Turaga en vier maskers, en nooit Kakama samen met Kaukau (schakelaar speed_limit).
    Dat geldt altijd, hoe je ook aan een fiche komt.
    Heb je er één te veel, dan kies je welke van die soort weggaat. Een nieuwe sleutel of Turaga die je niet wilt, blijft op zijn vak (schakelaar declined_counter); al het andere gaat naar het beginvak.
topic-masks =
    Er zijn zes soorten maskers, en elke Toa mag ze allemaal gebruiken.
    Hau en Pakari maken je sterker in een duel. Kakama en Kaukau geven je een snellere dobbelsteen.
    Miru en Akaku werken één keer; daarna liggen ze op het beginvak.
topic-akaku =
    Stop je op het vak van een andere Toa, dan mag je Akaku gebruiken: bekijk al zijn of haar fiches en neem er een (schakelaar akaku_effect).
    Daarna gaat Akaku naar het beginvak en gooi je nog een keer om weg te komen (akaku_escape_roll).
    Schakelaar akaku_exact eist dat je worp precies daar eindigt. Een Toa zonder fiches heeft niets te vrezen.
topic-hau =
    Hau telt 5 op bij je worp in een duel.
    Iedereen ziet dat je het gebruikt, maar je houdt het. Twee tellen voor 10, tenzij schakelaar stack_same_mask dat verbiedt.
topic-pakari =
    Pakari telt 10 op bij je worp in een duel.
    Iedereen ziet dat je het gebruikt, maar je houdt het. Twee tellen voor 20, tenzij schakelaar stack_same_mask dat verbiedt.
topic-kakama =
    Kakama maakt je snel: je loopt en vecht met de rode dobbelsteen, 1 tot 8.
    Je mag het niet samen met Kaukau hebben. Schakelaar speed_masks bepaalt of je nog met de witte mag gooien.
topic-kaukau =
    Kaukau brengt je ver: je loopt en vecht met de groene dobbelsteen, 1 tot 12.
    Je mag het niet samen met Kakama hebben. Schakelaar speed_masks bepaalt of je nog met de witte mag gooien.
topic-miru =
    In plaats van te gooien zweef je naar een vak naar keuze: een poort, een toegang, een Rahi, een andere Toa. Landen telt als stoppen.
    Win je daar een duel niet, dan ga je terug naar waar je vandaan kwam. Daarna ligt Miru op het beginvak.
    Schakelaar miru_when bepaalt of je ook na je worp nog mag vliegen, en miru_no_entrance of je op een toegang mag landen.
topic-turaga =
    Een Turaga telt 5 op bij je worp in een duel, die van je eigen Toa 10. Je mag er twee hebben.
    Vakama hoort bij Tahu, Nokama bij Gali, Matau bij Lewa, Whenua bij Onua, Nuju bij Kopaka en Onewa bij Pohatu.
    Schakelaar turaga_bonus bepaalt of alleen je eigen Turaga helpt.
topic-rahi =
    Rahi zijn de beesten van Makuta: steekmuggen met kracht 1 tot 7, schorpioenen met 7 tot 13 en tijgers met 13 tot 20 (schakelaar rahi_ranges).
    Niemand loopt een Rahi voorbij. Stap je op zijn vak, dan moet je vechten.
    Soms is er een weg omheen.
topic-duel =
    De Rahi wordt omgedraaid. Je gooit één keer en telt erbij wat je maskers en Turaga geven, zoveel je er wilt inzetten.
    Je hebt meer nodig dan zijn kracht. Schakelaar declare_bonus bepaalt of je voor of na de worp kiest.
    Iedereen ziet wat je inzet, dus gebruik niet meer dan nodig.
topic-win =
    De Rahi verdwijnt uit het spel. Alle fiches die eronder liggen zijn voor jou, zover de grenzen dat toelaten.
    En je beurt gaat door: gooi nog eens, vlieg of rust uit. Schakelaar win_reward bepaalt wat je precies krijgt.
topic-lose =
    Je gaat terug naar het vak waar je vandaan kwam, en je beurt is voorbij.
    Heb je fiches, dan raak je er een kwijt: de speler links van je kiest aan de achterkant (schakelaar loss_choice), en de fiche gaat onder de Rahi. Wie de Rahi verslaat, krijgt hem.
    Schakelaar rahi_after_loss bepaalt of de Rahi open blijft liggen.
topic-tie =
    Je gaat terug naar het vak waar je vandaan kwam en houdt alles wat je hebt. Je beurt is voorbij.
    Schakelaar rahi_after_tie bepaalt of de Rahi open blijft liggen, en makuta_tie wat gelijkspel tegen Makuta betekent.
topic-makuta =
    Stop op een toegang met een open slot en de drie sleutels ervan, en je mag Makuta uitdagen.
    De witte dobbelsteen draait de tempel, en de kleur die naar je toe wijst zegt hoe sterk hij is: 18 tot 24, of tot 28 (schakelaar makuta_table).
    Vecht dan tegen hem als tegen een Rahi. Met meer dan zijn kracht win je het spel!
    Met minder raak je een fiche kwijt aan het beginvak, en de speler links van je zet je op een leeg vak (makuta_loss_move). Gelijkspel geldt als verlies, tenzij schakelaar makuta_tie iets anders zegt.
topic-start =
    Iedereen begint op het beginvak, en er mogen zoveel Toa staan als er zijn.
    Weggelegde fiches liggen daar gedekt. Stop je er, dan mag je er een pakken: een sleutel, of een masker of Turaga, zonder eerst te kijken.
    De schakelaars discard_spot en start_pick bepalen waar en wanneer.
topic-sharing =
    Toa mogen samen op een vak staan en langs elkaar heen lopen.
    Staat schakelaar share_fields op akaku_only, dan is het vak van een andere Toa voor je gesloten, tenzij je er stopt en Akaku gebruikt. Het beginvak is voor iedereen.
topic-secrets =
    Alleen jij ziet de voorkant van je fiches. De anderen zien hoeveel je er hebt, en de achterkanten.
    Wat je in een duel inzet, de sleutels die je bij een slot laat zien en een gebruikte Miru of Akaku ziet iedereen.
    Wie Akaku gebruikt, ziet alles wat één andere speler heeft.
topic-stalemate =
    Soms komt niemand nog verder. Wordt er vele ronden lang geen bord gelegd, geen Rahi verslagen, niets nieuws gevonden, geen slot omgedraaid en Makuta niet uitgedaagd, dan eindigt het spel zonder winnaar.
    Schakelaar stalemate_rounds bepaalt na hoeveel ronden. Ook een spel dat maar niet ophoudt, wordt gestopt.
topic-editions =
    De spelregels uit de dozen zijn het niet met elkaar eens. Elk verschil is een schakelaar, en een editie zet ze allemaal.
    Er zijn de Engelse, Nederlandse, Duitse en Franse spelregels (en, nl, de, fr), de Amerikaanse doos zoals bezitters die beschrijven (us) en de lezing die wij aanraden (definitive).
    De opdracht matanui games toont ze allemaal.
topic-switches =
    Een schakelaar is één regel die niet iedereen hetzelfde speelt, zoals gate_tile of win_reward.
    Kies een editie en zet daarna losse schakelaars zelf om: matanui play makuta --edition de --set gate_tile=may
