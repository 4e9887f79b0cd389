### Quest for Makuta: edities, schakelaars en korte uitleg.

## Edities

edition-en = Engels: de spelregels zoals fans ze uit de Nederlandse doos vertaalden
edition-nl = Nederlands: de spelregels uit de Nederlandse doos, met open sloten
edition-de = Duits: de spelregels uit de Duitse doos, met Akaku alleen bij een precieze worp en een machtige Makuta
edition-fr = Frans: de spelregels uit de Franse doos, met hoogstens één snelheidsmasker
edition-us = Amerikaans: de doos zoals bezitters hem beschrijven; Toa delen geen vak
edition-definitive = Definitief: de duidelijkste lezing van alle spelregels, ons advies

## Schakelaars: voorbereiding, lopen, borden

switch-discard-spot = Waar weggelegde fiches op een nieuwe eigenaar wachten
value-discard-spot-start-field = op het beginvak
value-discard-spot-start-tile = op elk vak van het beginbord
switch-base-die = Of een snelheidsmasker al helpt bij de eerste worp van een beurt
value-base-die-per-game = ja, bij elke worp
value-base-die-per-turn = nee, elke beurt begint met de witte dobbelsteen
switch-backtrack = Hoe je je eigen spoor mag kruisen
value-backtrack-no-revisit = geen vak twee keer met één worp
value-backtrack-no-reversal = kruisen mag, maar niet meteen een stap terug
switch-early-stop = Waar je mag stoppen voordat je worp op is
value-early-stop-anywhere = op elk vak
value-early-stop-targets-only = alleen waar iets te doen is
switch-stop-is-final = Of je zet voorbij is zodra je stopt
value-stop-is-final-true = ja, de rest van de worp vervalt
value-stop-is-final-false = nee, je mag verder lopen met wat je over hebt
switch-gate-tile = Of je bij een open poort een bord moet aanleggen
value-gate-tile-must = wie er stopt, moet een bord aanleggen
value-gate-tile-may = wie er stopt, mag een bord aanleggen
switch-gate-trigger = Wanneer een open poort een bord oplevert
value-gate-trigger-end-of-move = als je erop stopt
value-gate-trigger-any-entry = als je erop stapt; daarna mag je verder lopen
switch-tile-attach = Waar een nieuw bord komt te liggen
value-tile-attach-own-gate = aan de poort waar je staat
value-tile-attach-any-gate = aan elke open poort van het eiland
switch-edge-match = Welke randen van een nieuw bord moeten passen
value-edge-match-own-gate-only = alleen de poort waarmee het aansluit
value-edge-match-all-edges = elke rand die een ander bord raakt
switch-counters-face = Hoe de fiches op een nieuw bord liggen
value-counters-face-down = gedekt
value-counters-face-up = open
switch-true-island = Hoe het eiland begint
value-true-island-false = met het beginbord; de rest wordt getrokken
value-true-island-true = compleet, zoals op de echte kaart
switch-no-seal = Of een bord het eiland mag afsluiten voordat Makuta gevonden is
value-no-seal-true = niet zolang je het zo kunt draaien dat er een poort open blijft
value-no-seal-false = ja, pech gehad

## Schakelaars: het Makuta-bord, sloten, sleutels

switch-lock-placed = Hoe een slot wordt neergelegd
value-lock-placed-down = gedekt
value-lock-placed-up = open, voor iedereen te zien
switch-lock-flip-when = Wanneer je een slot mag omdraaien
value-lock-flip-when-end = als je op de toegang stopt
value-lock-flip-when-enter = als je op de toegang stapt; daarna mag je verder lopen
switch-entrance-needs-keys = Of je sleutels nodig hebt voor een toegang
value-entrance-needs-keys-false = nee, iedereen mag erop
value-entrance-needs-keys-true = ja, alleen een Toa met drie sleutels mag erop
switch-makuta-ring = Of je om de tempel heen mag lopen
value-makuta-ring-false = nee, elke toegang grenst alleen aan de eigen poort
value-makuta-ring-true = ja, van elke toegang naar de volgende

## Schakelaars: fiches

switch-declined-counter = Waar een sleutel of Turaga blijft die je bekijkt maar niet houdt
value-declined-counter-stays = op het eigen vak
value-declined-counter-to-start = op het beginvak
switch-peek = Wie een sleutel of Turaga ziet die je met volle handen vindt
value-peek-private = alleen jij
value-peek-public = iedereen
switch-speed-limit = Hoeveel snelheidsmaskers je mag hebben
value-speed-limit-not-both = nooit Kakama en Kaukau samen
value-speed-limit-one-total = één in totaal
switch-start-pick = Wanneer je een fiche van het beginvak mag pakken
value-start-pick-end-only = als je er stopt
value-start-pick-passing = ook onderweg; daarna mag je verder lopen
switch-loss-choice = Wat je linkerbuur ziet bij het kiezen van je verlies
value-loss-choice-blind = alleen de achterkanten
value-loss-choice-seen = ook de voorkanten
switch-stack-same-mask = Of twee dezelfde maskers allebei meetellen in een duel
value-stack-same-mask-true = ja, allebei
value-stack-same-mask-false = nee, maar één
switch-turaga-bonus = Welke Turaga je in een duel helpen
value-turaga-bonus-all = allemaal: je eigen met 10, een andere met 5
value-turaga-bonus-own-only = alleen je eigen, met 10

## Schakelaars: maskers

switch-akaku-effect = Wat er gebeurt met de fiche die Akaku afpakt
value-akaku-effect-steal = die krijg jij
value-akaku-effect-discard = die gaat naar het beginvak
switch-akaku-escape-roll = Of je na Akaku nog een keer gooit
value-akaku-escape-roll-true = ja, om weg te komen
value-akaku-escape-roll-false = nee
switch-akaku-exact = Of je voor Akaku precies goed moet gooien
value-akaku-exact-false = nee, stoppen bij de andere Toa is genoeg
value-akaku-exact-true = ja, je worp moet daar precies eindigen
switch-speed-masks = Of Kakama en Kaukau verplicht zijn
value-speed-masks-optional = nee, je mag nog met de witte dobbelsteen gooien
value-speed-masks-mandatory = ja, je moet met hun dobbelsteen gooien
switch-miru-when = Wanneer je met Miru mag vliegen
value-miru-when-instead-of-roll = in plaats van gooien
value-miru-when-any-time = ook nog als je je worp gezien hebt
switch-miru-no-entrance = Of je met Miru op een toegang mag landen
value-miru-no-entrance-false = ja, op elk vak
value-miru-no-entrance-true = nee, niet op een toegang
switch-share-fields = Of Toa een vak mogen delen
value-share-fields-free = ja, en ze lopen langs elkaar heen
value-share-fields-akaku-only = alleen om Akaku te gebruiken; het beginvak is voor iedereen

## Schakelaars: Rahi

switch-duel-die = Met welke dobbelsteen je vecht
value-duel-die-same-as-move = met die van je zet
value-duel-die-free-choice = met elke die je mag gebruiken
switch-declare-bonus = Wanneer je zegt wat je in een duel inzet
value-declare-bonus-before-roll = voordat je gooit
value-declare-bonus-after-roll = nadat je gegooid hebt
switch-rahi-ranges = Hoe sterk de Rahi zijn
value-rahi-ranges-classic = steekmuggen 1–7, schorpioenen 7–13, tijgers 13–20
value-rahi-ranges-us = steekmuggen 1–7, schorpioenen 7–14, tijgers 14–20
switch-rahi-ends-move = Of een Rahi je zet beëindigt
value-rahi-ends-move-true = ja, de rest van de worp vervalt
value-rahi-ends-move-false = nee, als je wint mag je verder lopen met wat je over hebt
switch-win-reward = Wat je krijgt als je een Rahi verslaat
value-win-reward-extra-turn = nog een beurt: gooien, vliegen of rusten
value-win-reward-extra-move = nog een worp, of rust
value-win-reward-leftover-steps = alleen de stappen die je over hebt
switch-rahi-after-loss = Hoe een Rahi ligt die gewonnen heeft
value-rahi-after-loss-face-up = open
value-rahi-after-loss-face-down = weer gedekt
switch-rahi-after-tie = Hoe een Rahi ligt na gelijkspel
value-rahi-after-tie-face-up = open
value-rahi-after-tie-face-down = weer gedekt
switch-exploding-max = Wat de hoogste worp van je dobbelsteen doet in een duel
value-exploding-max-false = niets bijzonders
value-exploding-max-true = je gooit nog eens en telt het erbij

## Schakelaars: Makuta en het einde

switch-makuta-table = Hoe sterk Makuta is, naar de kleur van de tempel
value-makuta-table-18-28 = 18, 20, 22, 24, 26 of 28
value-makuta-table-18-24 = 18, 20, 21, 22, 23 of 24
switch-makuta-tie = Wat gelijkspel tegen Makuta betekent
value-makuta-tie-loss = je hebt verloren
value-makuta-tie-no-effect = er gebeurt niets
switch-makuta-loss-move = Of je linkerbuur je verplaatst als je van Makuta verliest
value-makuta-loss-move-must = ja, altijd
value-makuta-loss-move-may = als die daar zin in heeft
switch-challenge-when = Wanneer je Makuta mag uitdagen
value-challenge-when-end = als je op een toegang stopt
value-challenge-when-enter = als je op een toegang stapt; daarna mag je verder lopen
switch-stalemate-rounds = Na hoeveel rustige ronden het spel zonder winnaar eindigt
value-stalemate-rounds = { $number ->
    [one] na één ronde
   *[other] na { $number } ronden
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
