join-none = niets
join-comma = { $left }, { $right }
join-last = { $left } en { $right }

game-masks = Quest for the Masks
game-bohrok = Bohrok Swarm
game-rshl = Rising Shadow Hidden Light
