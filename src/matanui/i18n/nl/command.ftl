### Tempo, toetsen, opdrachtregel en instellingen van de browserclient.

## Wat anderen doen, het een na het ander

pace-next = Verder (nog { $n })
pace-all = Alles tonen
pace-since = Sinds je laatste beurt
