### Words that every part of the program needs.

## Lists: a, b and c

join-none = nothing
join-comma = { $left }, { $right }
join-last = { $left } and { $right }

game-masks = Quest for the Masks
game-bohrok = Bohrok Swarm
game-rshl = Rising Shadow Hidden Light
