### Masks of Might: the powers of the masks.

## Powers

power-akaku = look at the top card of the Missions.
power-hau = nobody may challenge you until your next turn.
power-kakama = move up to 6 spaces this turn. Mission spaces still stop you.
power-kaukau = when you draw on a Game Action space, look at 3 cards and keep 1 (on a double space: 4 and 2). Put the others back on top in any order.
power-miru = enter a space where an opponent stands. Your movement ends there.
power-pakari = push an opponent 3 spaces in a straight line off a space that you enter. The spaces do not activate.
power-huna = when a Game Action card is aimed at you, it must be aimed at somebody else.
power-komau = at any time, cancel a Game Action card. Only another Komau can answer.
power-mahiki = choose one of your skills and roll the D12. 100 times the roll replaces it until your next challenge is over.
power-matatu = take 1 Game Action or Rahi card at random from an opponent.
power-rau = treat one Mission space as blank this turn.
power-ruru = look at the top 3 Great Mask Challenge cards and put them back in the same order.

## Families

card-might = { $mask } of { $toa }
card-might-text = Add { $bonus } to your { $skill } in a challenge, or use its power: { $power }
card-noble = Noble { $mask } of { $toa }
card-noble-text = Add { $bonus } to any one skill in a challenge, also beside a Great Mask, or use its power: { $power }
card-might-turaga = Turaga { $turaga }
card-might-turaga-text = Add 100 to any one skill in a challenge.
