### Nach dem Ende: wie ein Spiel verlief, und es noch einmal ansehen.

## Wie es ausging

replay-over = Das Spiel ist aus
replay-how-makuta = Makuta wurde in seinem eigenen Tempel besiegt.
replay-how-masks = { $n } Große Masken haben gereicht.
replay-how-krana = { $n } Krana, die zusammengehören, haben gereicht.
replay-how-won = Das Spiel wurde gewonnen.
replay-how-nobody = Niemand kam mehr weiter.
replay-how-abandoned = Alle wollten aufhören.
replay-length = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}, { $answers } Entscheidungen, Würfe und Züge aus Stapeln
replay-standing = Was alle getan haben
replay-winner = Sieg
replay-player = Wer
replay-deed-tiles = Landschaften gelegt
replay-deed-finds = Plättchen aufgenommen
replay-deed-duels-won = Kämpfe gewonnen
replay-deed-duels-lost = Kämpfe verloren
replay-deed-locks = Schlösser aufgedeckt
replay-deed-challenges = Herausforderungen an Makuta
replay-deed-great-masks = Große Masken
replay-deed-missions = Missionen erfüllt
replay-deed-fights-won = Duelle gewonnen
replay-deed-fights-lost = Duelle verloren
replay-deed-krana = Krana, die zählen

## Die Geschichte

replay-story = Die Geschichte dieses Spiels
replay-round = Runde { $round }
replay-point-first-tile = Die erste Landschaft
replay-point-first-find = Der erste Fund
replay-point-best-duel = Der schwerste gewonnene Kampf
replay-point-worst-duel = Die schlimmste Niederlage
replay-point-robbery = Der erste Diebstahl
replay-point-first-lock = Das erste Schloss
replay-point-repelled = Makuta schlägt zurück
replay-point-final-challenge = Die letzte Herausforderung
replay-point-first-mission = Die erste Mission
replay-point-first-mask = Die erste gewonnene Maske
replay-point-biggest-challenge = Das größte Duell
replay-point-closest-challenge = Das knappste Duell
replay-point-first-krana = Die erste gewonnene Krana
replay-point-knocked-off = Eine Maske geht verloren
replay-point-last-mask = Die letzte Maske
replay-point-end = Das Ende
replay-see = Ansehen

## Würfel

replay-dice = Wie die Würfel fielen
replay-die = D{ $sides }: { $n } Würfe
replay-die-face = Seite
replay-die-rolled = Gewürfelt
replay-die-expected = Erwartet
replay-die-streak = Die längste Reihe war { $run }-mal { $face } nacheinander. Faire Würfel bringen eine Reihe von { $run } oder mehr in { $percent } von 100 Spielen mit { $n } solchen Würfen.
replay-die-few = Er zeigte { $faces }. So wenige Würfe sagen nichts über einen Würfel.
replay-die-fair = Erwartet: { $n }
replay-die-never = Keine Seite kam zweimal nacheinander.
replay-dice-none = Es wurde nicht gewürfelt.

## Der Beweis

replay-proof = Waren die Würfel fair?
replay-proof-checking = Dein Browser würfelt alles noch einmal …
replay-proof-good = Ja. Dein Browser hat jeden Wurf und jeden Zug aus einem Stapel nachgerechnet, und alles ist, was die versiegelte Startzahl ergibt.
replay-proof-bad = Nein. Etwas passt nicht, wie unten markiert.
replay-proof-failed = Der Beweis war nicht zu bekommen.
replay-check-seal = Die Startzahl passt zum Siegel.
replay-check-seen = Es ist das Siegel, das dieser Browser während des Spiels gesehen hat.
replay-check-unseen = Dieser Browser war während des Spiels nicht dabei und muss glauben, wann das Siegel gemacht wurde.
replay-check-nonces = { $n ->
    [0] Niemand hat der Startzahl etwas beigemischt.
    [one] Was eine Person beigemischt hat, steckt in den Würfeln.
   *[other] Was { $n } Personen beigemischt haben, steckt in den Würfeln.
}
replay-check-root = Die Würfel des Spiels folgen aus der Startzahl und dem Beigemischten.
replay-check-draws = { $right } von { $n } Würfen und Zügen sind, was die Würfel ergeben.
replay-check-past = Die ersten { $n } Antworten stammen aus einem anderen Spiel; auch dessen Würfel sind bewiesen.
replay-check-yes = stimmt
replay-check-no = stimmt nicht
replay-check-open = offen
replay-numbers = Die Zahlen
replay-seal = Siegel (SHA-256 der Startzahl)
replay-seed = Startzahl
replay-added = Beigemischt
replay-root = Startzahl der Würfel dieses Spiels
replay-streams = Ströme
replay-stream = { $name }: { $n }

## Und jetzt

replay-watch = Noch einmal ansehen
replay-rematch = Noch einmal spielen
replay-download = Aufzeichnung speichern
replay-table = Zum Tisch
replay-running = Dieses Spiel ist noch nicht aus.
replay-continued = Fortgesetzt aus einem anderen Spiel, nach { $answers } Antworten.

## Ansehen

replay-title = Rückschau
replay-loading = Der Film wird vorbereitet …
replay-scrub = Augenblick des Spiels
replay-moment = Ereignis { $at } von { $all }
replay-setup = Vor dem ersten Zug
replay-controls = Bedienung
replay-first = Zum Anfang
replay-previous-turn = Einen Zug zurück
replay-previous = Ein Ereignis zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Ereignis weiter
replay-next-turn = Einen Zug weiter
replay-last = Zum Ende
replay-pace = Tempo
replay-pace-slow = langsam
replay-pace-calm = ruhig
replay-pace-quick = schnell
replay-eye = Gesehen von
replay-eye-public = Alle
replay-copy = Link zu diesem Augenblick kopieren
replay-more = Mehr
replay-keys = ← → ein Ereignis, ↑ ↓ ein Zug, Pos1 und Ende, Leertaste spielt ab, V wechselt, wer schaut.
replay-branch = Von hier aus weiterspielen
replay-branch-intro = Ein neuer Tisch beginnt genau in diesem Augenblick, von hier an mit neuen Würfeln. Bots spielen die anderen Plätze.
replay-branch-seats = Deine Plätze
replay-branch-go = Beginnen
replay-branch-over = In diesem Augenblick ist das Spiel aus. Geh ein wenig zurück.
replay-cancel = Schließen
replay-open = Eine Aufzeichnung öffnen
replay-open-intro = Eine Datei, die mit „Aufzeichnung speichern“ oder vom Terminal gespeichert wurde. Sie wird für dich gelesen und nicht behalten.
replay-open-large = Diese Datei ist zu groß für die Aufzeichnung eines Spiels.

## Der Server und das Terminal

server-no-such-film = Dieser Film ist nicht mehr im Speicher. Öffne die Datei noch einmal.
server-no-such-moment = So einen Augenblick hat das Spiel nicht.
server-nothing-left = In diesem Augenblick ist das Spiel aus: Es gibt nichts mehr zu entscheiden.
replay-proof-past = Die ersten { $n } Antworten wurden aus einem anderen Spiel übernommen, dessen Würfel als { $mark } versiegelt waren. Auch sie sind, was seine Startzahl ergibt.
