join-none = nichts
join-comma = { $left }, { $right }
join-last = { $left } und { $right }
