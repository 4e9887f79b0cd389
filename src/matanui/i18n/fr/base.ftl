join-none = rien
join-comma = { $left }, { $right }
join-last = { $left } et { $right }

game-makuta = Quest for Makuta
game-masks = Quest for the Masks
game-bohrok = Bohrok Swarm
game-rshl = Rising Shadow Hidden Light

## Toa (forme of : de …)

toa-unknown = quelqu’un
    .of = de quelqu’un
toa-tahu = Tahu
    .title = Tahu, Toa du feu
    .of = de Tahu
toa-gali = Gali
    .title = Gali, Toa de l’eau
    .of = de Gali
toa-lewa = Lewa
    .title = Lewa, Toa de l’air
    .of = de Lewa
toa-onua = Onua
    .title = Onua, Toa de la terre
    .of = d’Onua
toa-kopaka = Kopaka
    .title = Kopaka, Toa de la glace
    .of = de Kopaka
toa-pohatu = Pohatu
    .title = Pohatu, Toa de la pierre
    .of = de Pohatu
