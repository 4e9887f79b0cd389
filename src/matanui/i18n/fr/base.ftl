join-none = rien
join-comma = { $left }, { $right }
join-last = { $left } et { $right }

game-masks = Quest for the Masks
game-bohrok = Bohrok Swarm
game-rshl = Rising Shadow Hidden Light
