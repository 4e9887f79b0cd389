### Pace, keys, command line and settings of the browser client.

## What others do, one thing after another

pace-next = Next ({ $n } to see)
pace-all = Show all
pace-since = Since your last turn

## Spoken

live-time = { $n } seconds left.
command-line = Command line
command-menu = Tools of the table
command-table = This table
command-mute = Mute
command-sure = Do you mean it?
command-keys = Keys
command-rules = Rules
command-asked = is asked
command-away = not connected
command-resigned = gave up; a bot plays on
