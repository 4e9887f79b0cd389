### The card games, typed: how to answer, words that people may type, help, and what was not understood.

## How to answer

ui-card-hint-way = A number, or: go n n e, play NAME. Also: card NAME, track, help.
ui-card-hint-step = A number, or steps: go n n e. stop ends the move. Also: board, legend, help.
ui-card-hint-space = A number on the map, or a space such as g7.
ui-card-hint-challenge = A number or a name. skills shows how strong everybody is.
ui-card-hint-play = A number, play NAME, or pass.
ui-card-hint-other = A number or a name.
ui-card-hint-pass = A number, a name, or pass.

## Words that people may type, separated by commas; the English words always work too

ui-card-cmd-go = go, walk, move
ui-card-cmd-stop = stop, stay
ui-card-cmd-challenge = challenge, attack
ui-card-cmd-play = play, use, wear
ui-card-cmd-pass = pass, nothing, none
ui-card-cmd-draw = draw
ui-card-cmd-yes = yes, y
ui-card-cmd-no = no
ui-card-cmd-hand = hand, table
ui-card-cmd-where = where
ui-card-cmd-skills = skills
ui-card-cmd-card = card, read
ui-card-cmd-missions = missions
ui-card-cmd-track = track, score
ui-card-cmd-board = board, map
ui-card-cmd-log = log, history
ui-card-cmd-legend = legend, signs
ui-card-cmd-rules = rules
ui-card-cmd-save = save
ui-card-cmd-help = help
ui-card-cmd-quit = quit, exit

## Help

ui-card-help-go = go n n e: walk north, north, east; the walk stops where you are asked something
ui-card-help-stop = stop: end your move here
ui-card-help-challenge = challenge pohatu: challenge this Toa
ui-card-help-play = play NAME: play a card, use a power, bring in a mask
ui-card-help-pass = pass: play nothing, take nothing, give in
ui-card-help-draw = draw: draw a card; draw rahi chooses the pile
ui-card-help-yes = yes: yes
ui-card-help-no = no: no
ui-card-help-hand = hand: your cards with their texts, and your masks
ui-card-help-where = where gali: where a Toa is
ui-card-help-skills = skills gali: a Toa’s six skills, with the masks won
ui-card-help-card = card NAME: what a card says
ui-card-help-missions = missions: all open Missions and what they ask for
ui-card-help-track = track: what wins, and how far everybody is
ui-card-help-board = board: the whole map
ui-card-help-log = log 10: the last ten things that happened
ui-card-help-legend = legend: what the signs mean
ui-card-help-rules = rules: the edition, and what was set by hand
ui-card-help-save = save FILE: save a copy; the game is kept after every answer anyway
ui-card-help-help = ? TOPIC: explain a part of the rules
ui-card-help-quit = quit: stop; the game is kept
ui-card-topic-turn = turn
ui-card-topic-moving = moving
ui-card-topic-missions = missions
ui-card-topic-challenges = challenges
ui-card-topic-game-actions = game-actions
ui-card-topic-portals = portals
ui-card-topic-masks = masks
ui-card-topic-turaga = turaga
ui-card-topic-winning = winning
ui-card-topic-short = short
ui-card-topic-timing = timing
ui-card-topic-limits = limits
ui-card-topic-stalemate = stalemate
ui-card-topic-might = might
ui-card-topic-rahi = rahi
ui-card-topic-lingering = lingering
ui-card-topic-bohrok = bohrok
ui-card-topic-krana = krana
ui-card-topic-va = va
ui-card-topic-control = control
ui-card-topic-decks = decks
ui-card-topic-kal = kal
ui-card-topic-bahrag = bahrag
ui-card-topic-nuva = nuva

## What was not understood

ui-card-err-closed = You cannot step on { $space } now.
ui-card-err-sea = From { $space } there is only the sea that way.
ui-card-err-way = Name the steps: go n n e, or a space beside you.
ui-card-err-must-move = You must move at least one step.
ui-card-err-whom = Whom? Type challenge and a name.
ui-card-err-no-challenge = You cannot challenge anybody now. Walk to a Challenge space first.
ui-card-err-nothing-to-play = You have nothing that can be played now.
ui-card-err-play-what = Type play and a name: { $named }.
ui-card-err-no-pass = Here you have to choose something.
ui-card-err-not-asked = Nothing is asked just now.
ui-card-err-which-card = Type card and its name.
ui-card-err-no-card = There is no card called “{ $text }”.

ui-welcome-masks = Quest for the Masks. Walk the island, win Great Masks in challenges, and be the first to have them all.
ui-welcome-bohrok = Bohrok Swarm. Win Great Masks in challenges, or collect Krana and turn the swarm against the others.
ui-welcome-rshl = Rising Shadow Hidden Light. Toa Nuva, Bohrok-Kal and Bahrag: win with Great Masks or with Krana.

## The map

ui-card-stand = You stand on { $space }.
ui-card-beside = To the { $way }: { $space }
ui-card-is-closed = – closed to you now
ui-card-far = { $space }, { $n ->
    [one] 1 step
   *[other] { $n } steps
 }
ui-card-nearest = Nearest:
ui-card-legend-mission = Mission space
ui-card-legend-challenge = Challenge space
ui-card-legend-double = double Challenge space
ui-card-legend-kini = Kini-Nui, the triple Challenge space
ui-card-legend-action = Game Action space
ui-card-legend-action-double = double Game Action space
ui-card-legend-portal = Portal
ui-card-legend-start = where a Toa begins
ui-card-legend-bohrok = Bohrok Control space
ui-card-legend-closed = a space that is closed to you now
ui-card-legend-blank = blank space
ui-card-legend-number = the number of an option
