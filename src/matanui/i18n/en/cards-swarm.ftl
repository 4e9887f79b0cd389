### Bohrok Swarm: breeds, Krana, and the cards of its decks.

## Breeds and types of Krana

breed-tahnok = Tahnok
breed-gahlok = Gahlok
breed-lehvak = Lehvak
breed-pahrak = Pahrak
breed-nuhvok = Nuhvok
breed-kohrak = Kohrak
krana-xa = Xa
krana-bo = Bo
krana-su = Su
krana-za = Za
krana-vu = Vu
krana-ja = Ja
krana-yo = Yo
krana-ca = Ca

## Families

card-bohrok = { $breed }
card-bohrok-text = Whoever challenges with it adds { $bonus } to { $skill } if that is compared.
card-bohrok-promo = Mighty { $breed }
card-bohrok-promo-text = Whoever challenges with it adds { $bonus } to { $skill } if that is compared.
card-va = { $breed } Va
card-va-text = Add { $bonus } in a Bohrok challenge with { $breed } of any form, as challenger or as defender. Then discard it.
card-krana = Krana { $type } of { $breed }
card-krana-text = On a Bohrok Control space: control { $breed } of any form if it lies face up.
card-counsel = Counsel of { $turaga }
card-counsel-text = When you draw on a Game Action space, draw 1 card more. Then let it rest until your next Great Mask Challenge.

## Game Actions

card-dropped-pack = Dropped Pack
card-dropped-pack-text = One opponent discards 1 Game Action card of their choice.
card-swarm-dread = Dread of the Swarm
card-swarm-dread-text = Take 100 off any one skill of an opponent in this challenge.
card-broken-control = Broken Control
card-broken-control-text = Play it when an opponent announces a Bohrok challenge: control fails, the Krana is discarded, a new Bohrok is turned up, and their turn ends.
card-scouting-order = Scouting Order
card-scouting-order-text = Give up your turn: put one opponent on any free Mission space. That player takes a Mission at once.
card-swarm-watcher = Swarm Watcher
card-swarm-watcher-text = Play it when an opponent announces a Bohrok challenge: draw 1 Game Action card.
card-double-control = Double Control
card-double-control-text = On a Bohrok Control space: attempt 2 Bohrok challenges.
card-courage = Courage
card-courage-text = Add 100 to any one skill in this challenge.
card-great-courage = Great Courage
card-great-courage-text = Add 200 to any one skill in this challenge.
card-krana-harvest = Krana Harvest
card-krana-harvest-text = Draw 2 Krana.
card-total-control = Total Control
card-total-control-text = On a Bohrok Control space: win the Bohrok challenge that you announce.

## Missions

card-krana-toll = Krana Toll
card-krana-toll-text = Give up 2 Krana. Collect them, if you must, before you do anything else.
card-krana-shuffle = Krana Shuffle
card-krana-shuffle-text = Shuffle all your Krana back into their pile and draw as many.
card-va-toll = Va Toll
card-va-toll-text = Give up 1 Bohrok Va.
card-swarm-tribute = Tribute to the Swarm
card-swarm-tribute-text = Your opponents roll the D12; the highest draws 2 Krana.
card-the-swarm-stirs = The Swarm Stirs
card-the-swarm-stirs-text = Shuffle the Bohrok and turn up a new one.
card-into-the-nest = Into the Nest
card-into-the-nest-text = Go at once to the nearest free Bohrok Control space. It does not activate.
card-va-on-the-march = Va on the March
card-va-on-the-march-text = Each opponent draws 1 Bohrok Va.
