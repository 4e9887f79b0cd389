join-none = niets
join-comma = { $left }, { $right }
join-last = { $left } en { $right }

game-makuta = Quest for Makuta
game-masks = Quest for the Masks
game-bohrok = Bohrok Swarm
game-rshl = Rising Shadow Hidden Light

## Toa

toa-unknown = iemand
toa-tahu = Tahu
    .title = Tahu, Toa van vuur
toa-gali = Gali
    .title = Gali, Toa van water
toa-lewa = Lewa
    .title = Lewa, Toa van lucht
toa-onua = Onua
    .title = Onua, Toa van aarde
toa-kopaka = Kopaka
    .title = Kopaka, Toa van ijs
toa-pohatu = Pohatu
    .title = Pohatu, Toa van steen
