### Toetsen en instellingen van de browserclient.

## Toetsen

keys-head = Toetsen
keys-off = Letters en tekens zijn als toets uitgeschakeld.
keys-arrows = Pijltjestoetsen verschuiven het eiland en lopen van vak naar vak. Alle toetsen zijn te wijzigen:
keys-none = geen
keys-shift = Shift + { $key }
keys-key-space = Spatie
keys-key-enter = Enter
keys-key-escape = Esc
keys-key-backspace = Backspace
keys-key-left = Links
keys-key-right = Rechts
keys-key-up = Omhoog
keys-key-down = Omlaag
keys-do-help = Alle toetsen
keys-do-command = Opdrachtregel
keys-do-commit = Doen wat gepland is
keys-do-clear = Opnieuw kiezen, sluiten
keys-do-undo = Eén stap van het plan terugnemen
keys-do-primary = Wat nu te doen is
keys-do-end = Stoppen of passen
keys-do-seat = Speler { $n } bekijken
keys-do-seats = Een speler bekijken, per plaats
keys-do-hand = Naar je hand
keys-do-log = Naar de kroniek
keys-do-map = Naar het eiland
keys-do-chat = Naar het tafelgesprek
keys-do-left = Wat er over is
keys-do-turn = Het bord draaien
keys-do-turn-back = Het bord terugdraaien
keys-do-closer = Dichterbij
keys-do-farther = Verder weg
keys-do-whole = Het hele eiland
keys-do-fit = Alles tonen
keys-do-before = De gebeurtenis ervoor
keys-do-after = De gebeurtenis erna
keys-do-active = Waar iedereen is
keys-do-odds = Kansen of vaardigheden
keys-do-mute = Geluid aan en uit
keys-do-kanohi = Naar het volgende masker binnen bereik
keys-do-key = Naar de volgende sleutel binnen bereik
keys-do-gate = Naar de volgende poort binnen bereik
keys-do-rahi = Naar de volgende Rahi binnen bereik
keys-do-rival = Naar de volgende tegenstander binnen bereik
keys-do-order-always = Als anderen handelen: vraag me bij elke gelegenheid
keys-do-order-could = Als anderen handelen: vraag me als ik iets kan doen
keys-do-order-quiet = Als anderen handelen: vraag me alleen als een kaart op mij gericht is
keys-do-pass = Passen als je mag antwoorden
keys-letters = Letters, cijfers en tekens werken als toets
keys-press = { $what }: druk op de nieuwe toets. Esc laat het zo.
keys-usual = Weer de gewone toetsen

## Instellingen

set-back = Terug
set-text = Grootte van de tekst
set-percent = { $n } %
set-motion = Beweging
set-motion-machine = Zoals deze computer het heeft
set-motion-calm = Weinig
set-motion-full = Volledig
set-pace = Wat anderen doen
set-pace-instant = Meteen
set-pace-quick = Vlot: elk 0,4 seconden
set-pace-steady = Rustig: elk één seconde
set-pace-slow = Langzaam: elk twee seconden
set-pace-step = Stap voor stap, als ik het zeg
set-confirm = Vraag me voordat het telt
set-confirm-never = Nooit: één tik is genoeg
set-confirm-places = Waar ik een plek kies
set-confirm-always = Elke keer
set-sound = Geluid
set-volume = Volume: { $n } %
set-turn-sound = Een hoorn als ik aan de beurt ben
set-captions = Geluiden in woorden
set-help = Hulp
set-hints = Toon kansen, stappen en wat er over is
set-hints-more = Uitgeschakeld tel je zelf, zoals aan een houten tafel.
data-head = Wat deze browser bewaart
data-about = Je plaatsen, je instellingen en verder niets. Met het bestand kun je elders gaan zitten: houd het voor jezelf.
data-save = Bewaren als bestand
data-load = Een bestand lezen:
data-delete = Alles wissen
data-sure = Ja, wis mijn plaatsen en instellingen
data-gone = Alles is gewist.
data-loaded = Gelezen: { $n } onderdelen. Ze gelden als de pagina opnieuw geopend wordt.
data-wrong = Dat bestand is niet van ons.

## Regels die getypt worden

command-both = { $left }{ $right }
command-text = { $text }
command-not-asked = Er wordt je nu niets gevraagd.
command-no-save = Het verslag kan bewaard worden als het spel afgelopen is.
command-no-quit = Wil je van tafel, ga dan terug naar de eerste pagina.
command-no-roll = De dobbelstenen rollen hier vanzelf.
command-output = Antwoorden
command-hint = Typ een nummer of woorden, zoals: help, waar, kans, verslag 10. Een lege regel toont alles.
command-offers = Hoe het verder kan gaan
command-close = Sluiten
