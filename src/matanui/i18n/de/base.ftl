join-none = nichts
join-comma = { $left }, { $right }
join-last = { $left } und { $right }

game-makuta = Quest for Makuta
game-masks = Quest for the Masks
game-bohrok = Bohrok Swarm
game-rshl = Rising Shadow Hidden Light

## Toa

toa-unknown = jemand
toa-tahu = Tahu
    .title = Tahu, Toa des Feuers
toa-gali = Gali
    .title = Gali, Toa des Wassers
toa-lewa = Lewa
    .title = Lewa, Toa der Luft
toa-onua = Onua
    .title = Onua, Toa der Erde
toa-kopaka = Kopaka
    .title = Kopaka, Toa des Eises
toa-pohatu = Pohatu
    .title = Pohatu, Toa des Steins
