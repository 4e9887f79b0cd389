### Na het einde: hoe een spel verliep, en terugkijken.

## Hoe het eindigde

replay-over = Het spel is uit
replay-how-makuta = Makuta werd in zijn eigen tempel verslagen.
replay-how-masks = { $n } Grote Maskers waren genoeg.
replay-how-krana = { $n } Krana die bij elkaar horen waren genoeg.
replay-how-won = Het spel is gewonnen.
replay-how-nobody = Niemand kwam nog verder.
replay-how-abandoned = Iedereen wilde stoppen.
replay-length = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } ronden
}, { $answers } beslissingen, worpen en trekkingen
replay-standing = Wat iedereen deed
replay-winner = winnaar
replay-player = Speler
replay-deed-tiles = Borden gelegd
replay-deed-finds = Fiches opgeraapt
replay-deed-duels-won = Duels gewonnen
replay-deed-duels-lost = Duels verloren
replay-deed-locks = Sloten omgedraaid
replay-deed-challenges = Uitdagingen aan Makuta
replay-deed-great-masks = Grote Maskers
replay-deed-missions = Missies volbracht
replay-deed-fights-won = Uitdagingen gewonnen
replay-deed-fights-lost = Uitdagingen verloren
replay-deed-krana = Krana die meetellen

## Het verhaal

replay-story = Het verhaal van dit spel
replay-round = Ronde { $round }
replay-point-first-tile = Het eerste bord
replay-point-first-find = De eerste vondst
replay-point-best-duel = Het zwaarste gewonnen duel
replay-point-worst-duel = De ergste nederlaag
replay-point-robbery = De eerste diefstal
replay-point-first-lock = Het eerste slot
replay-point-repelled = Makuta slaat terug
replay-point-final-challenge = De laatste uitdaging
replay-point-first-mission = De eerste missie
replay-point-first-mask = Het eerste gewonnen masker
replay-point-biggest-challenge = De grootste uitdaging
replay-point-closest-challenge = De spannendste uitdaging
replay-point-first-krana = De eerste gewonnen Krana
replay-point-knocked-off = Een masker gaat verloren
replay-point-last-mask = Het laatste masker
replay-point-end = Het einde
replay-see = Bekijk dit

## Dobbelstenen

replay-dice = Hoe de dobbelstenen vielen
replay-die = D{ $sides }: { $n } worpen
replay-die-face = Vlak
replay-die-rolled = Gegooid
replay-die-expected = Verwacht
replay-die-streak = De langste reeks was { $run } keer { $face } achter elkaar. Eerlijke dobbelstenen geven een reeks van { $run } of meer in { $percent } van de 100 spellen met { $n } zulke worpen.
replay-die-few = Hij gaf { $faces }. Zo weinig worpen zeggen niets over een dobbelsteen.
replay-die-fair = Verwacht: { $n }
replay-die-never = Geen vlak kwam twee keer achter elkaar.
replay-dice-none = Er is niet gedobbeld.

## Het bewijs

replay-proof = Waren de dobbelstenen eerlijk?
replay-proof-checking = Je browser gooit elke dobbelsteen opnieuw …
replay-proof-good = Ja. Je browser heeft elke worp en elke trekking nagerekend, en alles is wat het verzegelde startgetal geeft.
replay-proof-bad = Nee. Er klopt iets niet, zoals hieronder is aangegeven.
replay-proof-failed = Het bewijs kon niet worden opgehaald.
replay-check-seal = Het startgetal past bij het zegel.
replay-check-seen = Het is het zegel dat deze browser tijdens het spel heeft gezien.
replay-check-unseen = Deze browser was er tijdens het spel niet bij en moet dus op het zegel vertrouwen over wanneer het werd gemaakt.
replay-check-nonces = { $n ->
    [0] Niemand heeft iets aan het startgetal toegevoegd.
    [one] Wat één speler toevoegde, zit in de dobbelstenen.
   *[other] Wat { $n } spelers toevoegden, zit in de dobbelstenen.
}
replay-check-root = De dobbelstenen van het spel volgen uit het startgetal en uit wat is toegevoegd.
replay-check-draws = { $right } van { $n } worpen en trekkingen zijn wat de dobbelstenen geven.
replay-check-past = De eerste { $n } antwoorden komen uit een ander spel; ook daarvan zijn de dobbelstenen bewezen.
replay-check-yes = klopt
replay-check-no = klopt niet
replay-check-open = open
replay-numbers = De getallen
replay-seal = Zegel (SHA-256 van het startgetal)
replay-seed = Startgetal
replay-added = Door spelers toegevoegd
replay-root = Startgetal van de dobbelstenen van dit spel
replay-streams = Stromen
replay-stream = { $name }: { $n }

## En nu

replay-watch = Terugkijken
replay-rematch = Opnieuw spelen
replay-download = Verslag bewaren
replay-table = Naar de tafel
replay-running = Dit spel is nog niet uit.
replay-continued = Voortgezet vanuit een ander spel, na { $answers } antwoorden.

## Kijken

replay-title = Terugkijken
replay-loading = De film wordt klaargemaakt …
replay-scrub = Moment van het spel
replay-moment = Gebeurtenis { $at } van { $all }
replay-setup = Voor de eerste beurt
replay-controls = Bediening
replay-first = Naar het begin
replay-previous-turn = Een beurt terug
replay-previous = Een gebeurtenis terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Een gebeurtenis verder
replay-next-turn = Een beurt verder
replay-last = Naar het einde
replay-pace = Tempo
replay-pace-slow = langzaam
replay-pace-calm = rustig
replay-pace-quick = snel
replay-eye = Gezien door
replay-eye-public = Iedereen
replay-copy = Link naar dit moment kopiëren
replay-more = Meer
replay-keys = ← → een gebeurtenis, ↑ ↓ een beurt, Home en End, spatie speelt af, V wisselt wie er kijkt.
replay-branch = Vanaf hier verder spelen
replay-branch-intro = Er begint een nieuwe tafel op precies dit moment, vanaf hier met nieuwe dobbelstenen. Bots spelen de andere plaatsen.
replay-branch-seats = Jouw plaatsen
replay-branch-go = Beginnen
replay-branch-over = Op dit moment is het spel uit. Ga een stukje terug.
replay-cancel = Sluiten
replay-open = Een verslag openen
replay-open-intro = Een bestand dat met “Verslag bewaren” of door de terminal is bewaard. Het wordt voor je gelezen en niet bewaard.
replay-open-large = Dit bestand is te groot voor een verslag van een spel.

## De server en de terminal

server-no-such-film = Deze film is niet meer in het geheugen. Open het bestand opnieuw.
server-no-such-moment = Zo’n moment heeft het spel niet.
server-nothing-left = Op dit moment is het spel uit: er valt niets meer te beslissen.
replay-proof-past = De eerste { $n } antwoorden zijn overgenomen uit een ander spel, waarvan de dobbelstenen verzegeld waren als { $mark }. Ook die zijn wat het startgetal geeft.
