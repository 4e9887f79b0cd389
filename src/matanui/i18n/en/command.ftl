### Pace, keys, command line and settings of the browser client.

## What others do, one thing after another

pace-next = Next ({ $n } to see)
pace-all = Show all
pace-since = Since your last turn

## Lines that are typed

command-both = { $left }{ $right }
command-text = { $text }
command-not-asked = Nothing is asked of you just now.
command-no-save = The record can be saved when the game is over.
command-no-quit = To leave the table, go back to the first page.
command-no-roll = The dice roll by themselves here.
