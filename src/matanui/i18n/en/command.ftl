### Pace, keys, command line and settings of the browser client.

## What others do, one thing after another

pace-next = Next ({ $n } to see)
pace-all = Show all
pace-since = Since your last turn
