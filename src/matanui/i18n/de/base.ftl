join-none = nichts
join-comma = { $left }, { $right }
join-last = { $left } und { $right }

game-masks = Quest for the Masks
game-bohrok = Bohrok Swarm
game-rshl = Rising Shadow Hidden Light
