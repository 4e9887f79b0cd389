join-none = rien
join-comma = { $left }, { $right }
join-last = { $left } et { $right }
