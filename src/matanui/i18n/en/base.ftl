### Words that every part of the program needs.

## Lists: a, b and c

join-none = nothing
join-comma = { $left }, { $right }
join-last = { $left } and { $right }

game-makuta = Quest for Makuta
game-masks = Quest for the Masks
game-bohrok = Bohrok Swarm
game-rshl = Rising Shadow Hidden Light

## Toa

toa-unknown = somebody
toa-tahu = Tahu
    .title = Tahu, Toa of fire
toa-gali = Gali
    .title = Gali, Toa of water
toa-lewa = Lewa
    .title = Lewa, Toa of air
toa-onua = Onua
    .title = Onua, Toa of earth
toa-kopaka = Kopaka
    .title = Kopaka, Toa of ice
toa-pohatu = Pohatu
    .title = Pohatu, Toa of stone
