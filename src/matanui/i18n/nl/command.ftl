### Tempo, toetsen, opdrachtregel en instellingen van de browserclient.

## Wat anderen doen, het een na het ander

pace-next = Verder (nog { $n })
pace-all = Alles tonen
pace-since = Sinds je laatste beurt

## Regels die getypt worden

command-both = { $left }{ $right }
command-text = { $text }
command-not-asked = Er wordt je nu niets gevraagd.
command-no-save = Het verslag kan bewaard worden als het spel afgelopen is.
command-no-quit = Wil je van tafel, ga dan terug naar de eerste pagina.
command-no-roll = De dobbelstenen rollen hier vanzelf.
