join-none = niets
join-comma = { $left }, { $right }
join-last = { $left } en { $right }
