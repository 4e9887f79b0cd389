### De client in de browser.

## Galerij

web-gallery = Galerij
web-gallery-head = Hoe het eiland eruitziet
web-gallery-intro = Alles wordt volgens regels uit de gegevens getekend: geen enkel plaatje is opgeslagen. Elk ding heeft een eigen vorm, zodat niets alleen aan zijn kleur te herkennen is.
web-gallery-elements = Toa
web-gallery-masks = Maskers
web-gallery-rahi = Rahi
web-gallery-swarm = De zwerm
web-gallery-counters = Fiches
web-gallery-dice = Dobbelstenen
web-gallery-signs = Tekens
web-gallery-tiles = Borden
web-gallery-island = Het eiland van Quest for Makuta
web-gallery-map = Het eiland van de kaartspellen
web-gallery-cards = Kaarten
web-gallery-backs = Achterkanten

## Uiterlijk en talen

web-look = Uiterlijk
web-look-night = Nachtbasalt
web-look-driftwood = Drijfhout
web-look-contrast = Hoog contrast
web-language = Taal

## Hoe dingen gemarkeerd zijn

web-state-legal = mogelijk
web-state-selected = gekozen
web-state-threat = in gevaar
web-state-fresh = nieuw

## Geluiden, in woorden

web-listen = Luisteren
web-sound-knock = Een klop op hout
web-sound-slide = Steen schuift
web-sound-creak = Een touw kraakt
web-sound-thud = Een steen valt
web-sound-rattle = Dobbelstenen rammelen
web-sound-drum = Een trom
web-sound-horn = Een schelphoorn: jouw beurt

## Schermen

web-title = Mata Nui
web-home = Begin
web-home-intro = De tafelspellen van het eiland, met alle regels. Schuif aan.
web-home-play = Nu spelen
web-home-more = Meer
web-about-makuta = Verken het eiland bord voor bord, versla de beesten, daag Makuta uit.
web-about-masks = Trek over de kaart, vervul je missies, win zes Grote Maskers.
web-about-bohrok = De zwermen zijn los: maskers of Krana brengen je de winst.
web-about-rshl = Toa Nuva, Bohrok-Kal en de Bahrag: het grootste van de kaartspellen.
web-play-bots = Speel tegen drie bots
web-dealing = De tafel wordt klaargezet …
web-learn = Leer het spel
web-invite-friends = Vrienden uitnodigen
web-compendium = Compendium
web-decks = Deckbouwer
web-settings = Instellingen
web-my-tables = Jouw tafels
web-no-tables = Je zit nog aan geen tafel.
web-open-tables = Open tafels
web-no-open = Niemand wacht nu op spelers.
web-your-turn = Jouw beurt
web-no-server = De server antwoordt niet. Draait hij wel?
web-unofficial = Onofficieel en gratis; gemaakt door mensen die van deze spellen houden. Niet verbonden met de eigenaars van het merk.
web-new = Een nieuwe tafel
web-game = Spel
web-edition = Editie
web-seats = Plaatsen
web-seat = Plaats { $seat }
web-name = Naam
web-bot = Bot
web-bot-greedy = Gretige bot
web-bot-random = Willekeurige bot
web-bot-person = Mens
web-bot-you = jij
web-free = vrij
web-kind-here = Iemand aan dit scherm
web-kind-link = Een vriend, via de link
web-kind-open = Wie wil
web-kind-bot = Een bot
web-add-seat = Nog een plaats
web-pace = Tempo
web-pace-relaxed = Rustig: geen klok
web-pace-live = Live: tien minuten per speler, en iets erbij per antwoord
web-pace-days = Op je gemak: drie dagen per antwoord
web-listed = Toon deze tafel aan iedereen
web-switches = Regels, één voor één ({ $count } gewijzigd)
web-create = Tafel openen
web-connecting = Naar de tafel …
web-copied = Gekopieerd
web-copy-by-hand = Het is geselecteerd: druk op Ctrl+C om het te kopiëren.
web-waiting-for = Wachten op { $who }
web-lost = De verbinding is weg. Nieuwe poging …
web-chronicle = Kroniek
web-talk = Tafelgesprek
web-mute = Verberg wat { $who } zegt
web-muted = Verborgen
web-earlier = Eerder
web-newest = Nieuwste
web-below = nog { $n } ↓
web-island = Het eiland. Pijltoetsen verschuiven, plus en min zoomen, 0 toont alles.
web-map = De kaart van het eiland
web-zoom-in = Dichterbij
web-zoom-out = Verder weg
web-fit = Toon alles
web-round = Ronde { $round } · { $who }
web-players = Spelers
web-counters = { $count } fiches
web-your-counters = Jouw fiches
web-commit = Doe het
web-clear = Opnieuw kiezen
web-curtain = { $who } is aan de beurt. Alle anderen kijken weg.
web-lift = Ik zit hier nu
web-won = { $who } heeft gewonnen
web-nobody-won = Niemand heeft gewonnen
web-abandoned = Het spel is opgegeven
web-record = Verslag bewaren
web-rematch = Opnieuw spelen
web-how = Hoe het ging
web-replay = Terugkijken
web-replays = Terugkijken
web-after = En nu

# De kaarttafel
web-card-hand = Je hand
web-card-offered = Om uit te kiezen
web-card-none = geen
web-card-close = Sluiten
web-card-stage = Wat er op tafel ligt
web-card-ready = klaar
web-card-later = komt later
web-card-lasting = Nog van kracht
web-card-piles = Stapels
web-card-orders = Als anderen handelen, vraag het mij
web-differs = { $count ->
    [0] regels zoals gedrukt
    [one] één regel wijkt af
   *[other] { $count } regels wijken af
}
