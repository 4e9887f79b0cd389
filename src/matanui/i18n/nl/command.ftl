### Tempo, toetsen, opdrachtregel en instellingen van de browserclient.

## Wat anderen doen, het een na het ander

pace-next = Verder (nog { $n })
pace-all = Alles tonen
pace-since = Sinds je laatste beurt

## Gesproken

live-time = Nog { $n } seconden.
command-line = Opdrachtregel
command-menu = Hulpmiddelen bij de tafel
command-table = Deze tafel
command-mute = Dempen
command-sure = Weet je het zeker?
command-keys = Toetsen
command-rules = Regels
command-asked = is aan het woord
command-away = niet verbonden
command-resigned = gaf op; een bot speelt verder
