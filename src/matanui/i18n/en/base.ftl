### Words that every part of the program needs.

## Lists: a, b and c

join-none = nothing
join-comma = { $left }, { $right }
join-last = { $left } and { $right }
