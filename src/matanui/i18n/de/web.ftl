### Der Client im Browser.

## Galerie

web-gallery = Galerie
web-gallery-head = So sieht die Insel aus
web-gallery-intro = Alles wird nach Regeln aus den Daten gezeichnet, kein Bild ist gespeichert. Jedes Ding hat seine eigene Form, damit nichts allein an der Farbe zu erkennen ist.
web-gallery-elements = Toa
web-gallery-masks = Masken
web-gallery-rahi = Rahi
web-gallery-swarm = Der Schwarm
web-gallery-counters = Plättchen
web-gallery-dice = Würfel
web-gallery-signs = Zeichen
web-gallery-tiles = Landschaften
web-gallery-island = Die Insel von Quest for Makuta
web-gallery-map = Die Insel der Kartenspiele
web-gallery-cards = Karten
web-gallery-backs = Rückseiten

## Aussehen und Sprachen

web-look = Aussehen
web-look-night = Nachtbasalt
web-look-driftwood = Treibholz
web-look-contrast = Hoher Kontrast
web-language = Sprache

## Wie Dinge markiert sind

web-state-legal = möglich
web-state-selected = gewählt
web-state-threat = in Gefahr
web-state-fresh = neu

## Geräusche, in Worten

web-listen = Anhören
web-sound-knock = Ein Klopfen auf Holz
web-sound-slide = Stein gleitet
web-sound-creak = Ein Seil knarrt
web-sound-thud = Eine Platte fällt
web-sound-rattle = Würfel klappern
web-sound-drum = Eine Trommel
web-sound-horn = Ein Muschelhorn: Du bist dran

## Bildschirme

web-title = Mata Nui
web-home = Startseite
web-home-intro = Die Tischspiele der Insel, mit allen Regeln. Setz dich.
web-home-play = Jetzt spielen
web-home-more = Mehr
web-about-makuta = Erkunde die Insel Landschaft für Landschaft, besiege ihre Tiere, fordere Makuta heraus.
web-about-masks = Reise über die Karte, erfülle deine Missionen, gewinne sechs Große Masken.
web-about-bohrok = Die Schwärme sind los: Masken oder Krana bringen den Sieg.
web-about-rshl = Toa Nuva, Bohrok-Kal und die Bahrag: das größte der Kartenspiele.
web-play-bots = Gegen drei Bots spielen
web-dealing = Der Tisch wird vorbereitet …
web-learn = Spielen lernen
web-invite-friends = Freunde einladen
web-compendium = Kompendium
web-decks = Deckbauer
web-settings = Einstellungen
web-my-tables = Deine Tische
web-no-tables = Du sitzt noch an keinem Tisch.
web-open-tables = Offene Tische
web-no-open = Gerade wartet niemand auf Mitspieler.
web-your-turn = Du bist dran
web-no-server = Der Server antwortet nicht. Läuft er?
web-unofficial = Inoffiziell und kostenlos; gemacht von Menschen, die diese Spiele lieben. Ohne Verbindung zu den Inhabern der Marke.
web-new = Ein neuer Tisch
web-game = Spiel
web-edition = Ausgabe
web-seats = Plätze
web-seat = Platz { $seat }
web-name = Name
web-bot = Bot
web-bot-greedy = Gieriger Bot
web-bot-random = Zufallsbot
web-bot-person = Mensch
web-bot-you = du
web-free = frei
web-kind-here = Jemand an diesem Bildschirm
web-kind-link = Jemand über den Link
web-kind-open = Wer mag
web-kind-bot = Ein Bot
web-add-seat = Noch ein Platz
web-pace = Tempo
web-pace-relaxed = Gemütlich: ohne Uhr
web-pace-live = Live: zehn Minuten je Spieler, und etwas für jede Antwort
web-pace-days = Nach und nach: drei Tage für eine Antwort
web-listed = Diesen Tisch allen zeigen
web-switches = Regeln, eine nach der anderen ({ $count } geändert)
web-create = Tisch eröffnen
web-connecting = Zum Tisch …
web-copied = Kopiert
web-copy-by-hand = Es ist ausgewählt: Strg+C kopiert es.
web-waiting-for = Warten auf { $who }
web-lost = Die Verbindung ist weg. Neuer Versuch …
web-chronicle = Chronik
web-talk = Tischgespräch
web-mute = Verbergen, was { $who } sagt
web-muted = Verborgen
web-earlier = Früheres
web-newest = Neuestes
web-below = noch { $n } ↓
web-island = Die Insel. Pfeiltasten verschieben, Plus und Minus zoomen, 0 zeigt alles.
web-map = Die Karte der Insel
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-fit = Alles zeigen
web-round = Runde { $round } · { $who }
web-players = Spieler
web-counters = { $count } Plättchen
web-your-counters = Deine Plättchen
web-commit = So machen
web-clear = Neu wählen
web-curtain = { $who } ist dran. Alle anderen schauen weg.
web-lift = Ich sitze jetzt hier
web-won = { $who } hat gewonnen
web-nobody-won = Niemand hat gewonnen
web-abandoned = Das Spiel wurde aufgegeben
web-record = Aufzeichnung speichern
web-rematch = Noch einmal spielen
web-how = Wie es lief
web-replay = Noch einmal ansehen
web-replays = Rückschau
web-after = Und jetzt

# Der Kartentisch
web-card-hand = Deine Hand
web-card-offered = Zur Auswahl
web-card-none = keine
web-card-close = Schließen
web-card-stage = Was auf dem Tisch liegt
web-card-ready = bereit
web-card-later = kommt später
web-card-lasting = Wirkt noch
web-card-piles = Stapel
web-card-orders = Wenn andere handeln, frag mich
web-differs = { $count ->
    [0] Regeln wie gedruckt
    [one] eine Regel weicht ab
   *[other] { $count } Regeln weichen ab
}
