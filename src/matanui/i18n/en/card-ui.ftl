### The card games at the terminal and in the browser: what is said of the table and of a challenge.

## The table

ui-card-hand-action = Game Action cards { $count }: { $named }
ui-card-hand-rahi = Rahi cards { $count }: { $named }
ui-card-hand-va = Va { $count }: { $named }
ui-card-hand-krana = Krana { $count }: { $named }
ui-card-known = { $who } holds: { $named }
ui-card-masks = Masks: { $named }
ui-card-turaga = Turaga cards: { $named }
ui-card-knocked = Knocked off: { $named }
ui-card-worn = worn
ui-card-rests = rests until a challenge
ui-card-rests-great = rests until a Great Mask Challenge
ui-card-rests-turns = { $n ->
    [one] rests 1 turn
   *[other] rests { $n } turns
 }
ui-card-mission = Mission { $name }: { $done } of { $need } done.
ui-card-no-missions = Nobody has an open Mission.
ui-card-lasting = Still at work: { $named }
ui-card-turns-left = { $name } ({ $n ->
    [one] 1 turn
   *[other] { $n } turns
 })
ui-card-skips = { $n ->
    [one] a move to skip
   *[other] { $n } moves to skip
 }
ui-card-extra = { $n ->
    [one] an extra turn
   *[other] { $n } extra turns
 }
ui-card-gamble = { $skill } is { $value } in the next challenge
ui-card-burden = { $points } points off in the next challenge
ui-card-free-ignore-missions = no Mission space counts this turn
ui-card-free-last-space = only the space where this move ends counts
ui-card-bar-0 = no Portals
ui-card-bar-1 = no challenges
ui-card-bar-2 = no drawing
ui-card-bar-3 = no Rahi
ui-card-bar-4 = no defence
ui-card-bar-5 = no Great Masks
ui-card-bar-6 = cannot be challenged
ui-card-track-masks = masks { $n }/{ $most }
ui-card-track-krana = Krana { $n }/{ $most }
ui-card-count-action = { $n ->
    [one] 1 Game Action
   *[other] { $n } Game Actions
 }
ui-card-count-rahi = { $n } Rahi
ui-card-count-va = { $n } Va
ui-card-count-krana = { $n ->
    [one] 1 Krana card
   *[other] { $n } Krana cards
 }
ui-card-count-missions = { $n ->
    [one] 1 Mission
   *[other] { $n } Missions
 }
ui-card-goal-masks = { $most } Great Masks win.
ui-card-goal-same-breed = { $most } Krana of one breed win, too.
ui-card-goal-types = { $most } Krana of different types win, too.
ui-card-bohrok = Face up: { $named }
ui-card-krana-out = Laid out: { $named }

## The challenge

ui-card-fight = { $who } challenges { $foe }: { $skills }
ui-card-other = other effects
ui-card-tie-rule = A tie goes to { $who }.
ui-card-tie-card = A card gives a tie to { $who }.
