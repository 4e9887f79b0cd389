### Die Erweiterung Rahi Challenge: Rahi und die Karten der Stapel.

## Rahi

breed-nui-rama = Nui-Rama
breed-nui-jaga = Nui-Jaga
breed-tarakava = Tarakava
breed-muaka = Muaka
breed-kane-ra = Kane-Ra
breed-manas = Manas
card-rahi = { $breed }
card-rahi-text = Fordere einen Gegner heraus: { $skill }.
card-rahi-challenge = Rahi-Duell { $value }
card-rahi-challenge-text = Dein Rahi ist { $value } wert, welcher es auch ist.
card-rahi-challenge-better = Rahi-Duell { $value }/{ $better }
card-rahi-challenge-better-text = { $rahi }: { $better }. Jeder andere Rahi: { $value }.

## Rahi-Wirkungen

card-mauled = Übel zugerichtet
card-mauled-text = Dein Gegner setzt seine nächste Bewegung aus.
card-barred-gates = Versperrte Tore
card-barred-gates-text = Wirkt nach: Dein Gegner darf keine Portalfelder betreten.
card-ransacked = Durchwühlt
card-ransacked-text = Dein Gegner legt 2 Aktionskarten seiner Wahl ab.
card-lamed = Gelähmt
card-lamed-text = Wirkt nach: Dein Gegner geht höchstens 1 Feld pro Zug.
card-hounded = Gehetzt
card-hounded-text = Wirkt nach: Dein Gegner zieht auf Aktionsfeldern nichts.
card-cornered = In die Enge getrieben
card-cornered-text = Dein Gegner nimmt sofort eine Mission.
card-chased-off = Verjagt
card-chased-off-text = Dein Gegner geht auf sein Startfeld.
card-poisoned = Vergiftet
card-poisoned-text = Wirkt nach: Dein Gegner hat in jedem Duell 100 weniger.
card-besieged = Belagert
card-besieged-text = Wirkt nach: Dein Gegner darf keine Maskenduelle beginnen.
card-robbed = Beraubt
card-robbed-text = Zieh deinem Gegner blind 2 Aktionskarten aus der Hand.

## Rahi-Abwehr

card-brace = Gewappnet
card-brace-text = Erhöhe die verglichene Fähigkeit um 100.
card-dig-in = Eingegraben
card-dig-in-text = Erhöhe die verglichene Fähigkeit um 200.
card-scare-away = Verscheuchen
card-scare-away-text = Das Rahi-Duell scheitert. Rahi-Karte und Duellkarte werden abgelegt.
card-new-ground = Anderes Gelände
card-new-ground-text = Nenne eine andere Fähigkeit: Sie wird verglichen.
card-quick-healing = Schnelle Heilung
card-quick-healing-text = Wenn die Wirkung nachwirkt, dann nur 1 Zug lang.
card-not-me = Nicht ich
card-not-me-text = Das Rahi-Duell trifft statt dir einen anderen Gegner des Herausforderers.
card-turn-the-beast = Wende das Tier
card-turn-the-beast-text = Wenn das Rahi-Duell gelingt, trifft seine Wirkung den Herausforderer.

## Aktionen

card-scattered-herd = Zerstreute Herde
card-scattered-herd-text = Ein Gegner legt 1 Rahi-Karte seiner Wahl ab.
card-call-of-the-wild = Ruf der Wildnis
card-call-of-the-wild-text = Ziehe 2 Rahi-Karten.
card-shake-it-off = Abgeschüttelt
card-shake-it-off-text = Lege eine nachwirkende Rahi-Wirkung ab, die vor dir liegt.
card-beast-thief = Tierdieb
card-beast-thief-text = Zieh einem Gegner blind 1 Rahi-Karte aus der Hand.
card-calm-beasts = Friedliche Tiere
card-calm-beasts-text = Ein Gegner darf in seinem nächsten Zug kein Rahi-Duell beginnen.
card-swift-hunt = Rasche Jagd
card-swift-hunt-text = Nach deinem Rahi-Duell darfst du in diesem Zug auch noch gehen.

## Missionen

card-stray-beasts = Streunende Tiere
card-stray-beasts-text = Deine Gegner würfeln mit dem D12; der höchste Wurf zieht 2 Rahi-Karten.
card-set-one-free = Lass eins frei
card-set-one-free-text = Gib 1 Rahi-Karte ab.
card-set-two-free = Lass zwei frei
card-set-two-free-text = Gib 2 Rahi-Karten ab.
card-runaway = Ausgerissen
card-runaway-text = Lege blind 1 Rahi-Karte ab.
card-fair-trade = Ehrlicher Handel
card-fair-trade-text = Gib 1 Rahi-Karte und 1 Aktionskarte ab.
card-first-hunt = Erste Jagd
card-first-hunt-text = Beginne ein Rahi-Duell.
card-stampede = Wilde Flucht
card-stampede-text = Lege alle deine Rahi-Karten ab.
card-lowered-guard = Deckung unten
card-lowered-guard-text = Spiele bis zum Ende deines nächsten Zuges keine Rahi-Abwehr.
card-full-menagerie = Volle Menagerie
card-full-menagerie-text = Halte einen Rahi, ein Rahi-Duell und eine Rahi-Wirkung zugleich auf der Hand.
card-lie-in-wait = Auf der Lauer
card-lie-in-wait-text = Setze deine nächste Bewegung aus und ziehe 1 Rahi-Karte.
