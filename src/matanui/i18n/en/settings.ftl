### Keys and settings of the browser client.

## Keys

keys-head = Keys
keys-off = Letters and signs are switched off as keys.
keys-arrows = Arrow keys move the island, and walk from field to field. All keys can be changed:
keys-none = none
keys-shift = Shift + { $key }
keys-key-space = Space
keys-key-enter = Enter
keys-key-escape = Esc
keys-key-backspace = Backspace
keys-key-left = Left
keys-key-right = Right
keys-key-up = Up
keys-key-down = Down
keys-do-help = All keys
keys-do-command = Command line
keys-do-commit = Do what is planned
keys-do-clear = Choose again, close
keys-do-undo = Take back one step of the plan
keys-do-primary = The next thing to do
keys-do-end = Stop, or pass
keys-do-seat = Look at player { $n }
keys-do-seats = Look at a player, by seat
keys-do-hand = To your hand
keys-do-log = To the chronicle
keys-do-map = To the island
keys-do-chat = To the table talk
keys-do-left = What is left
keys-do-turn = Turn the tile
keys-do-turn-back = Turn the tile back
keys-do-closer = Closer
keys-do-farther = Farther
keys-do-whole = The whole island
keys-do-fit = Show all
keys-do-before = The event before
keys-do-after = The event after
keys-do-active = Where everybody is
keys-do-odds = Odds, or skills
keys-do-mute = Sound on and off
keys-do-kanohi = To the next mask in reach
keys-do-key = To the next key in reach
keys-do-gate = To the next gate in reach
keys-do-rahi = To the next Rahi in reach
keys-do-rival = To the next rival in reach
keys-do-order-always = When others act: ask me at every chance
keys-do-order-could = When others act: ask me when I can do something
keys-do-order-quiet = When others act: ask me only when a card is aimed at me
keys-do-pass = Pass, when you may answer
keys-letters = Letters, digits and signs work as keys
keys-press = { $what }: press the new key. Esc leaves it as it is.
keys-usual = The usual keys again

## Settings

set-back = Back
set-text = Size of the text
set-percent = { $n } %
set-motion = Motion
set-motion-machine = As this machine has it
set-motion-calm = Little
set-motion-full = Full
set-pace = What others do
set-pace-instant = At once
set-pace-quick = Quickly: 0.4 seconds each
set-pace-steady = Steadily: one second each
set-pace-slow = Slowly: two seconds each
set-pace-step = Step by step, when I say so
set-confirm = Ask me before it counts
set-confirm-never = Never: one tap is enough
set-confirm-places = Where I choose a place
set-confirm-always = Every time
set-sound = Sound
set-volume = Volume: { $n } %
set-turn-sound = A horn when it is my turn
set-captions = Sounds in words
set-help = Hints
set-hints = Show odds, steps and what is left
set-hints-more = Switched off, you count for yourself, as at a table of wood.
data-head = What this browser keeps
data-about = Your seats, your settings and nothing else. The file lets you sit down elsewhere: keep it to yourself.
data-save = Save it as a file
data-load = Read a file:
data-delete = Delete everything
data-sure = Yes, delete my seats and settings
data-gone = Everything is deleted.
data-loaded = Read: { $n } entries. They take effect when the page is opened again.
data-wrong = That file is not one of ours.

## Lines that are typed

command-both = { $left }{ $right }
command-text = { $text }
command-not-asked = Nothing is asked of you just now.
command-no-save = The record can be saved when the game is over.
command-no-quit = To leave the table, go back to the first page.
command-no-roll = The dice roll by themselves here.
command-output = Answers
command-hint = Type a number or words, such as: help, where, odds, log 10. An empty line shows everything.
command-offers = How it may go on
command-close = Close
