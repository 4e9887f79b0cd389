### De kaartspellen: edities, schakelaars en korte uitleg.

## Edities

cards-edition-recharged = Recharged: de spelregels van de editie die fans van alle drie de spellen maakten

## Schakelaars: wat je speelt, voorbereiding

cards-switch-box = Welk van de drie spellen je speelt
cards-value-box-masks = Quest for the Masks: alleen Grote Maskers winnen
cards-value-box-bohrok = Bohrok Swarm: met Bohrok, Krana en Va
cards-value-box-rshl = Rising Shadow Hidden Light: Toa Nuva tegen Bohrok-Kal en Bahrag
cards-switch-might = Of maskers krachten hebben
cards-value-might-false = maskers tellen alleen op bij een vaardigheid
cards-value-might-true = maskers hebben krachten, en er zijn Nobele Maskers te winnen
cards-switch-rahi = Of er met Rahi wordt gespeeld
cards-value-rahi-false = zonder Rahi
cards-value-rahi-true = met Rahi die jullie op elkaar afsturen
cards-switch-short = Hoelang het spel duurt
cards-value-short-false = het hele spel: zes Grote Maskers, of acht Krana waar er Krana zijn
cards-value-short-true = het korte spel: drie Grote Maskers, of vijf Krana waar er Krana zijn
cards-switch-decks = Met wiens kaarten je speelt
cards-value-decks-standard = alle kaarten van het spel, in gezamenlijke stapels
cards-value-decks-constructed = twee spelers nemen een eigen deck mee
cards-switch-card-lists = Welke kaarten in de stapels zitten
cards-value-card-lists-first = de eerste kaartenlijst
cards-switch-skills = Welke getallen de Toa hebben
cards-value-skills-first = de eerste vaardighedentabel
cards-switch-toa-table = Met welke Toa je speelt
cards-value-toa-table-mata = de Toa Mata
cards-value-toa-table-nuva = de Toa Nuva
cards-switch-start-spaces = Waar de Toa beginnen
cards-value-start-spaces-toa = elke Toa begint op het vak van de eigen kleur
cards-value-start-spaces-west-east = twee Toa beginnen in het verre westen en het verre oosten
cards-switch-start-mask = Of iedereen met een masker begint
cards-value-start-mask-true = iedereen begint met het masker van de eigen Toa
cards-value-start-mask-false = in het begin heeft niemand een masker
cards-switch-max-foils = Hoeveel glanzende maskers gewone mogen vervangen
cards-value-max-foils = { $number ->
    [0] geen glanzende maskers
    [one] hoogstens één glanzend masker
   *[other] hoogstens { $number } glanzende maskers
 }
cards-switch-deal-action = Met hoeveel actiekaarten je begint
cards-value-deal-action = { $number ->
    [one] je begint met één actiekaart
   *[other] je begint met { $number } actiekaarten
 }
cards-switch-deal-rahi = Met hoeveel Rahi-kaarten je begint, als er met Rahi wordt gespeeld
cards-value-deal-rahi = { $number ->
    [one] je begint met één Rahi-kaart
   *[other] je begint met { $number } Rahi-kaarten
 }
cards-switch-deal-va = Met hoeveel Va je begint, waar er Bohrok zijn
cards-value-deal-va = { $number ->
    [one] je begint met één Va
   *[other] je begint met { $number } Va
 }
cards-switch-deal-krana = Met hoeveel Krana je begint, waar er Bohrok zijn
cards-value-deal-krana = { $number ->
    [one] je begint met één Krana
   *[other] je begint met { $number } Krana
 }

## Schakelaars: lopen, portalen

cards-switch-max-move = Hoe ver je mag lopen
cards-value-max-move = { $number ->
    [one] één vak per beurt
   *[other] tot { $number } vakken per beurt
 }
cards-switch-min-move = Of je moet lopen
cards-value-min-move = { $number ->
    [0] je mag blijven staan
   *[other] je moet lopen als je kunt
 }
cards-switch-move-path = Of een zet mag draaien
cards-value-move-path-free = elke stap mag een andere kant op
cards-value-move-path-straight = een zet is één rechte lijn
cards-switch-revisit = Of je in één zet twee keer op een vak mag komen
cards-value-revisit-false = geen vak twee keer in één zet
cards-value-revisit-true = een zet mag terugkomen op een vak
cards-switch-diagonal-by-card = Of je met een kaart schuin mag lopen
cards-value-diagonal-by-card-true = met een kaart mag je schuin lopen
cards-value-diagonal-by-card-false = niemand loopt ooit schuin
cards-switch-pass-through-toa = Of je een andere Toa voorbij mag
cards-value-pass-through-toa-false = een Toa verspert de weg
cards-value-pass-through-toa-true = je mag een Toa voorbij, maar daar niet stoppen
cards-switch-card-move-pass = Wat er onderweg telt als je stappen van een kaart krijgt
cards-value-card-move-pass-ignore-missions = met gekregen stappen telt een missievak niet; een uitdagingsvak houdt je wel tegen
cards-value-card-move-pass-last-space = met gekregen stappen telt alleen het laatste vak
cards-switch-portal-must-jump = Of je op een portaal moet springen
cards-value-portal-must-jump-true = wie een portaal betreedt, moet springen
cards-value-portal-must-jump-false = wie een portaal betreedt, mag springen
cards-switch-portal-ends-move = Of je zet na een sprong voorbij is
cards-value-portal-ends-move-true = na een sprong is je zet voorbij
cards-value-portal-ends-move-false = na een sprong mag je verder lopen

## Schakelaars: missies

cards-switch-mission-trigger = Wanneer een missievak je een missie geeft
cards-value-mission-trigger-enter = je neemt een missie zodra je het vak betreedt
cards-value-mission-trigger-land = je neemt alleen een missie als je zet op het vak eindigt
cards-switch-mission-blocks = Wat je niet mag zolang je een missie hebt
cards-value-mission-blocks-attempt = met een open missie telt een uitdagingsvak als leeg
cards-value-mission-blocks-enter = met een open missie mag je een uitdagingsvak niet betreden
cards-switch-mission-order = In welke volgorde je je missies uitvoert
cards-value-mission-order-any = je missies in elke volgorde
cards-value-mission-order-fifo = je oudste missie eerst
cards-switch-mission-travel = Hoe snel je reist met een missie
cards-value-mission-travel-normal = met een missie loop je zoals altijd
cards-value-mission-travel-one-space = met een missie loop je één vak per beurt
cards-switch-mission-path = Waar een missie je heen stuurt
cards-value-mission-path-free = met een missie ga je waarheen je wilt
cards-value-mission-path-nearest = met een missie moet je naar het dichtstbijzijnde vak dat erbij hoort
cards-switch-mission-opponent = Wie er bedoeld is als een missie een tegenstander noemt
cards-value-mission-opponent-d12 = de tegenstander die het hoogst gooit met de D12
cards-value-mission-opponent-chosen = een tegenstander naar jouw keuze

## Schakelaars: uitdagingen

cards-switch-challenge-stops = Of een uitdagingsvak je tegenhoudt
cards-value-challenge-stops-true = een uitdagingsvak houdt je tegen zodra je het betreedt
cards-value-challenge-stops-false = een uitdagingsvak telt alleen als je zet daar eindigt
cards-switch-challenge-repeat = Wat het vak van je laatste uitdaging voor je is
cards-value-challenge-repeat-no-enter = het vak van je laatste uitdaging is voor je gesloten tot je een ander hebt geprobeerd
cards-value-challenge-repeat-blank = het vak van je laatste uitdaging is voor je leeg tot je een ander hebt geprobeerd
cards-switch-triple-kini-nui = Hoeveel uitdagingen Kini-Nui geeft
cards-value-triple-kini-nui-true = Kini-Nui geeft drie uitdagingen
cards-value-triple-kini-nui-false = Kini-Nui geeft twee uitdagingen
cards-switch-gmc-multi-skill = Of er uitdagingskaarten met twee vaardigheden zijn
cards-value-gmc-multi-skill-true = sommige uitdagingskaarten noemen twee vaardigheden
cards-value-gmc-multi-skill-false = elke uitdagingskaart noemt één vaardigheid
cards-switch-gmc-multi = Wat je vergelijkt als een kaart twee vaardigheden noemt
cards-value-gmc-multi-sum = twee vaardigheden worden opgeteld
cards-value-gmc-multi-choose = van twee vaardigheden kiest de uitdager er één
cards-value-gmc-multi-best = van twee vaardigheden telt ieders beste
cards-switch-gmc-tie = Wie bij gelijke stand een maskeruitdaging wint
cards-value-gmc-tie-challenger = bij gelijke stand wint de uitdager het masker
cards-value-gmc-tie-defender = bij gelijke stand wint wie is uitgedaagd

## Schakelaars: actievakken, handen

cards-switch-action-on-pass = Of je ook een kaart krijgt als je een actievak passeert
cards-value-action-on-pass-true = ook wie een actievak passeert, krijgt een kaart
cards-value-action-on-pass-false = een actievak geeft alleen een kaart als je zet daar eindigt
cards-switch-double-on-pass = Hoeveel kaarten een dubbel vak in het voorbijgaan geeft
cards-value-double-on-pass-false = in het voorbijgaan geeft een dubbel vak één kaart
cards-value-double-on-pass-true = in het voorbijgaan geeft een dubbel vak twee kaarten
cards-switch-action-repeat = Wat het actievak dat je het laatst gebruikte voor je is
cards-value-action-repeat-no-draw = hetzelfde actievak twee keer achter elkaar geeft niets
cards-value-action-repeat-no-enter = het actievak dat je het laatst gebruikte, is voor je gesloten
cards-switch-limit-action = Hoeveel actiekaarten je in je hand mag hebben
cards-value-limit-action = { $number ->
    [one] hoogstens één actiekaart
   *[other] hoogstens { $number } actiekaarten
 }
cards-switch-action-full = Wat er op een actievak gebeurt als je hand vol is
cards-value-action-full-may-discard = met een volle hand mag je een kaart afleggen en dan trekken
cards-value-action-full-no-draw = met een volle hand trek je niets
cards-switch-start-discard = Of je aan het begin van je beurt een kaart mag afleggen
cards-value-start-discard-false = aan het begin van je beurt leg je niets af
cards-value-start-discard-true = aan het begin van je beurt mag je één kaart afleggen
cards-switch-limit-va = Hoeveel Va je in je hand mag hebben
cards-value-limit-va-none = zoveel Va als je wilt
cards-value-limit-va = { $number ->
    [one] hoogstens één Va
   *[other] hoogstens { $number } Va
 }
cards-switch-limit-krana = Hoeveel Krana je in je hand mag hebben
cards-value-limit-krana-none = zoveel Krana als je wilt
cards-value-limit-krana = { $number ->
    [one] hoogstens één Krana
   *[other] hoogstens { $number } Krana
 }
cards-switch-overflow = Wat er gebeurt als er geen plaats is voor een Va of Krana
cards-value-overflow-no-draw = als er geen plaats is, trek je niets
cards-value-overflow-draw-then-discard = als er geen plaats is, trek je en leg je daarna af

## Schakelaars: maskers

cards-switch-attach = Wanneer je je maskers opzet
cards-value-attach-turn-start = je zet maskers op aan het begin van je beurt
cards-value-attach-in-challenge = je kiest maskers in de uitdaging
cards-switch-mask-reset = Hoelang een gebruikt masker rust
cards-value-mask-reset-next-challenge = een gebruikt masker rust tot na je volgende uitdaging
cards-value-mask-reset-turns3 = een gebruikt masker rust drie van jouw beurten
cards-switch-noble-needs-turaga = Wanneer Nobele Maskers te winnen zijn
cards-value-noble-needs-turaga-false = Nobele Maskers zijn vanaf het begin te winnen
cards-value-noble-needs-turaga-true = Nobele Maskers zijn pas te winnen als je je Turaga hebt gevonden
cards-switch-nuva-share = Of je maskerkrachten kunt delen
cards-value-nuva-share-false = maskerkrachten worden niet gedeeld
cards-value-nuva-share-true = je mag een maskerkracht delen met één speler die dat wil

## Schakelaars: Bohrok

cards-switch-bohrok-pile = Welke Bohrok er zijn
cards-value-bohrok-pile-swarm = de Bohrok van de zwerm
cards-value-bohrok-pile-kal = de Bohrok met de Kal en de Bahrag
cards-switch-bahrag = Of de Bahrag in de stapel zitten
cards-value-bahrag-true = met de twee Bahrag
cards-value-bahrag-false = zonder de twee Bahrag
cards-switch-krana-control = Wat een Krana bestuurt
cards-value-krana-control-breed = een Krana bestuurt zijn soort
cards-value-krana-control-breed-and-kal = een Krana bestuurt zijn soort en de Kal van die soort
cards-switch-krana-kal-wild = Wat de Krana-Kal waard is om te winnen
cards-value-krana-kal-wild-false = de Krana-Kal telt niet mee om te winnen
cards-value-krana-kal-wild-true = de Krana-Kal vervangt een Krana die ontbreekt
cards-switch-bohrok-tie = Wie bij gelijke stand een Bohrok-uitdaging wint
cards-value-bohrok-tie-challenger = bij gelijke stand met een Bohrok wint de uitdager
cards-value-bohrok-tie-defender = bij gelijke stand met een Bohrok wint wie is uitgedaagd
cards-switch-bohrok-defend-prize = Wat je krijgt als je standhoudt tegen een Bohrok
cards-value-bohrok-defend-prize-va-or-used = een Va of de gebruikte Krana voor wie standhoudt
cards-value-bohrok-defend-prize-krana-or-used = een nieuwe Krana of de gebruikte voor wie standhoudt
cards-switch-knock-safe = Wat een Bohrok niet kan afslaan
cards-value-knock-safe-turaga = Turaga kunnen niet worden afgeslagen
cards-value-knock-safe-turaga-noble = Turaga en Nobele Maskers kunnen niet worden afgeslagen
cards-switch-double-control = Waarmee je twee Bohrok-uitdagingen van één kaart doet
cards-value-double-control-same = beide uitdagingen met dezelfde Bohrok
cards-value-double-control-new = de tweede uitdaging met een nieuwe Bohrok
cards-switch-win-krana = Welke Krana winnen
cards-value-win-krana-same-breed = Krana van één soort winnen
cards-value-win-krana-types = Krana van verschillende types winnen, van welke soort ook

## Schakelaars: Rahi

cards-switch-limit-rahi = Hoeveel Rahi-kaarten je in je hand mag hebben
cards-value-limit-rahi = { $number ->
    [one] hoogstens één Rahi-kaart
   *[other] hoogstens { $number } Rahi-kaarten
 }
cards-switch-limit-rahi-type = Hoeveel Rahi-kaarten van één type je in je hand mag hebben
cards-value-limit-rahi-type = { $number ->
    [one] hoogstens één Rahi-kaart van elk type
   *[other] hoogstens { $number } Rahi-kaarten van elk type
 }
cards-switch-rahi-tie = Wie bij gelijke stand een Rahi-uitdaging wint
cards-value-rahi-tie-defender = bij gelijke stand met een Rahi wint wie is uitgedaagd
cards-value-rahi-tie-challenger = bij gelijke stand met een Rahi wint de uitdager
cards-switch-rahi-when-skipped = Of je een Rahi mag loslaten als je een zet moet overslaan
cards-value-rahi-when-skipped-false = wie een zet moet overslaan, laat geen Rahi los
cards-value-rahi-when-skipped-true = wie een zet moet overslaan, mag toch een Rahi loslaten
cards-switch-rahi-effect-pins = Of je door een Rahi-effect een zet kunt missen
cards-value-rahi-effect-pins-true = door een Rahi-effect kun je een zet missen
cards-value-rahi-effect-pins-false = door een Rahi-effect mis je nooit een zet
cards-switch-rahi-resets-masks = Of een Rahi-uitdaging rustende maskers wakker maakt
cards-value-rahi-resets-masks-true = een Rahi-uitdaging maakt de maskers van beide kanten wakker
cards-value-rahi-resets-masks-false = een Rahi-uitdaging maakt geen maskers wakker
cards-switch-lingering-turns = Hoelang een Rahi-effect blijft werken
cards-value-lingering-turns-game = een blijvend effect werkt tot het einde van het spel
cards-value-lingering-turns = { $number ->
    [one] een blijvend effect werkt één beurt
   *[other] een blijvend effect werkt { $number } beurten
 }
cards-switch-action-in-rahi = Welke actiekaarten je in een Rahi-uitdaging mag spelen
cards-value-action-in-rahi-infected = alleen besmette maskers in een Rahi-uitdaging
cards-value-action-in-rahi-any = alle actiekaarten in een Rahi-uitdaging
cards-switch-stalemate-rounds = Na hoeveel rustige ronden het spel zonder winnaar eindigt
cards-value-stalemate-rounds = { $number ->
    [one] één rustige ronde beëindigt het spel
   *[other] { $number } rustige ronden beëindigen het spel
 }
cards-switch-most-rounds = Na hoeveel ronden het spel in elk geval eindigt
cards-value-most-rounds = { $number ->
    [one] het spel eindigt na één ronde
   *[other] het spel eindigt na { $number } ronden
 }

## Uitleg

cards-topic-turn =
    Aan het begin van je beurt zet je een Groot Masker op en neem je een Turaga-kaart mee, als je die hebt.
    Speel kaarten en gebruik krachten zoveel je wilt. Loop daarna, en doe wat de vakken van je vragen.
    Speel je met Rahi, dan mag je er in plaats van te lopen een loslaten. Daarna is de volgende speler aan de beurt, met de klok mee.
cards-topic-moving =
    Je loopt één tot drie vakken naar het noorden, oosten, zuiden of westen (schakelaars min_move en max_move). Elke stap mag een andere kant op, maar je komt nergens twee keer (move_path en revisit).
    Je mag na elke stap stoppen. Missievakken, uitdagingsvakken en portalen houden je tegen.
    Een vak waar een andere Toa staat, is gesloten (pass_through_toa). Verplaatst een kaart of een andere speler je, dan gebeurt er onderweg niets.
cards-topic-missions =
    Betreed je een missievak, dan stop je en neem je een missie, open voor iedereen (schakelaar mission_trigger).
    Sommige missies gebeuren meteen. Andere zijn opdrachten: je werkt er je beurten lang aan, en wat gedaan is, blijft gedaan.
    Zolang je een missie hebt, mag je niet om maskers uitdagen (mission_blocks). Meer missies doe je in elke volgorde, of de oudste eerst (mission_order).
cards-topic-challenges =
    Betreed een uitdagingsvak, stop, en daag een tegenstander uit om een van je eigen maskers. Een kaart zegt welke vaardigheid je vergelijkt.
    Wie achterstaat, mag een kaart of masker inzetten, steeds opnieuw, tot iemand zich gewonnen geeft. Bij gelijke stand wint de uitdager (schakelaar gmc_tie).
    Win je, dan neem je de bovenste kaart van je maskerstapel; verlies je, dan gebeurt er niets.
    Dubbele vakken geven twee uitdagingen, Kini-Nui drie (triple_kini_nui). Je mag pas terug naar hetzelfde vak als je een ander hebt geprobeerd (challenge_repeat).
cards-topic-game-actions =
    Een actievak geeft je een kaart, ook in het voorbijgaan (schakelaar action_on_pass). Eindigt je zet op een dubbel vak, dan trek je er twee.
    Hetzelfde vak twee keer achter elkaar geeft niets (action_repeat).
    Er zijn bonus-, beloning- en strafkaarten en besmette maskers. Je mag er zoveel spelen als je wilt; elke kaart zegt wanneer.
cards-topic-portals =
    Betreed je een portaal, dan spring je naar een ander vrij portaal naar keuze (schakelaar portal_must_jump).
    Daar is je zet voorbij, tenzij portal_ends_move anders zegt. Is er geen ander portaal vrij, dan mag je er niet op.
cards-topic-masks =
    In je eigen stapel zitten zes Grote Maskers, en met het eerste begin je (schakelaar start_mask). Elk telt op bij één vaardigheid; je draagt er één tegelijk.
    Je zet het op aan het begin van je beurt en draagt het tot je volgende beurt, of je kiest het in de uitdaging (attach).
    Een glanzend masker komt in de plaats van een gewoon masker en telt voor meer.
cards-topic-turaga =
    Je Turaga wacht tussen je maskers en helpt op meer dan één manier: met wijze raad, met een Nobel Masker, met een werktuig.
    Neem naast je Grote Masker één Turaga-kaart mee. Om te winnen telt een Turaga-kaart niet mee.
cards-topic-might =
    Met Masks of Might hebben je maskers ook krachten, en win je ook Nobele Maskers.
    Zet in een uitdaging één Groot Masker en één Nobel Masker of Turaga in voor hun bonus, of gebruik een kracht in je beurt.
    Een masker waarvan je de kracht hebt gebruikt, rust een tijdje (schakelaar mask_reset). Vraag naar een masker bij zijn naam om over zijn kracht te lezen.
cards-topic-power = De kracht van het masker { $mask }: { $power }
cards-topic-rahi =
    Speel in plaats van te lopen een Rahi en een Rahi-uitdaging tegen een tegenstander. Je moet ook een Rahi-effect in je hand hebben.
    Het getal van de uitdaging staat tegenover de vaardigheid van je tegenstander, die Rahi-afweer mag inzetten. Gelijke stand is voor je tegenstander genoeg (schakelaar rahi_tie).
    Wint je Rahi, dan kies en speel je een effect. Zo niet, dan ben je alleen de twee kaarten kwijt.
cards-topic-lingering =
    Sommige Rahi-effecten blijven werken: de kaart ligt drie beurten voor het slachtoffer (schakelaar lingering_turns).
    Verschillende effecten werken naast elkaar; hetzelfde effect nog eens begint alleen opnieuw. Sommige kaarten schudden ze af.
cards-topic-winning =
    Wie als eerste zes Grote Maskers heeft, wint meteen (schakelaar short). Nobele Maskers en Turaga tellen niet mee.
    Waar er Krana zijn, win je ook met acht Krana (win_krana).
cards-topic-short =
    In het korte spel zijn drie Grote Maskers genoeg, het eerste telt mee. Waar er Krana zijn, zijn er vijf genoeg.
    Schakelaar short zet het aan.
cards-topic-timing =
    Elke kaart zegt wanneer je haar mag spelen: in een uitdaging, in je beurt, tijdens je zet of op elk moment.
    Voor elke beurt mag iedereen een kaart spelen die op elk moment mag. In een uitdaging komt eerst wie achterstaat; geeft die zich gewonnen, dan mogen de anderen zich er nog mee bemoeien.
    Een kaart gebeurt voordat de volgende wordt gespeeld. Alleen kaarten die haar ongedaan maken of afwenden, kunnen erop antwoorden.
cards-topic-limits =
    Je hebt hoogstens zeven actiekaarten (schakelaar limit_action) en negen Rahi-kaarten, drie van elk type (limit_rahi en limit_rahi_type).
    Voor Va en Krana zijn er limit_va en limit_krana. Wat niet past, trek je niet.
cards-topic-stalemate =
    Soms komt niemand nog verder. Daagt vele ronden lang niemand iemand uit en wordt geen missie voltooid, dan eindigt het spel zonder winnaar.
    Ook een spel dat maar niet ophoudt, wordt gestopt. Wanneer, zeggen stalemate_rounds en most_rounds.
cards-topic-bohrok =
    Eén Bohrok ligt open. Met een Krana van zijn soort kun je hem vanaf een Bohrok-vak op een tegenstander afsturen.
    Een uitdagingskaart zegt wat je vergelijkt; is dat de vaardigheid van de Bohrok, dan is zijn bonus voor jou.
    Win je, dan sla je een Groot Masker van je tegenstander af en neem je Krana. Zo niet, dan krijgt je tegenstander iets voor het standhouden (schakelaar bohrok_defend_prize).
cards-topic-krana =
    Elke soort heeft acht Krana, één van elk type. Je trekt ze op Bohrok-vakken en wint ze in Bohrok-uitdagingen.
    Met een passende Krana bestuur je de Bohrok die open ligt. Acht Krana winnen het spel: van één soort of van verschillende types (schakelaar win_krana).
cards-topic-va =
    De Bohrok Va zijn kleine helpers. Je trekt ze op actievakken, in plaats van een andere kaart.
    In een Bohrok-uitdaging telt een Va van dezelfde soort voor je op, of je nu uitdaagt of uitgedaagd wordt. Daarna leg je de kaart af.
cards-topic-control =
    Eindigt je zet op een Bohrok-vak, dan mag je een Krana trekken, of de open Bohrok besturen en iemand uitdagen.
    In het voorbijgaan doet het vak niets. Als je de uitdaging aankondigt, mogen de anderen antwoorden.
    Daarna wordt de gebruikte Krana afgelegd, tenzij iemand hem neemt, en komt er een nieuwe Bohrok.
cards-topic-kal =
    De Bohrok-Kal zijn sterker dan hun soort. Een Krana van de soort bestuurt ook de Kal als schakelaar krana_control dat zegt.
    De Krana-Kal bestuurt elke Kal, maar telt niet mee om te winnen (krana_kal_wild).
cards-topic-bahrag =
    Cahdok en Gahdok zijn de koninginnen van de zwerm. Alleen de Krana-Kal bestuurt hen, en geen Va helpt daarbij.
    Wie met een van hen uitdaagt, telt haar bonus op bij elke vaardigheid. Schakelaar bahrag laat hen weg.
cards-topic-nuva =
    De Toa Nuva hebben hogere vaardigheden, en hun maskers zijn Kanohi Nuva. Een masker waarvan de kracht is gebruikt, rust drie beurten (schakelaar mask_reset).
    Je mag een maskerkracht delen met één speler die dat wil (nuva_share).
    Nobele Maskers komen pas als je je Turaga hebt gevonden (noble_needs_turaga).
cards-topic-decks =
    Twee spelers van Bohrok Swarm mogen een eigen deck meenemen (schakelaar decks).
    Zo’n deck heeft twintig actiekaarten, waarvan minstens veertien verschillende en geen kaart vaker dan twee keer.
    De tien missies en de uitdagingskaarten kies je om de beurt. Tot drie glanzende maskers mogen gewone vervangen (max_foils).
cards-switch-mission-decks = Wie de missiedecks bouwt in een spel met eigen decks.
cards-value-mission-decks-shared = Er is één gezamenlijk missiedeck, om beurten gebouwd.
cards-value-mission-decks-for-each-other = Elke speler bouwt het missiedeck van de ander.
cards-switch-map = Op welke kaart er gespeeld wordt.
cards-value-map-first = Op de eerste kaart.
