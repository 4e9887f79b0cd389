### Rising Shadow Hidden Light: Toa Nuva, Kanohi Nuva, and what is new in the swarm.

## Families

card-toa-nuva = { $toa } Nuva
card-toa-nuva-text = Flight { $flight }, Shielding { $shielding }, Speed { $speed }, Strength { $strength }, Swimming { $swimming }, Vision { $vision }
card-nuva = { $mask } Nuva of { $toa }
card-nuva-text = Add { $bonus } to your { $skill } in a challenge, or use its power: { $power } You may share the power with one willing player.
card-bohrok-kal = { $breed }-Kal
card-bohrok-kal-text = Whoever challenges with it adds { $bonus } to { $skill } if that is compared.

## The swarm

card-cahdok = Cahdok
card-cahdok-text = Only the Krana-Kal controls her. Whoever challenges with her adds { $bonus } to any skill.
card-gahdok = Gahdok
card-gahdok-text = Only the Krana-Kal controls her. Whoever challenges with her adds { $bonus } to any skill.
card-krana-kal = Krana-Kal
card-krana-kal-text = On a Bohrok Control space: control any Bohrok-Kal or Bahrag that lies face up.

## Game Actions

card-mask-renewal = Mask Renewal
card-mask-renewal-text = Take all counters off one of your resting masks: it is ready again.
card-dulled-mask = Dulled Mask
card-dulled-mask-text = Lay 1 counter on a mask of one opponent: it rests 1 turn longer.
card-lent-mask = Lent Mask
card-lent-mask-text = Borrow the bonus of a Kanohi Nuva for this challenge: another player must have it ready and be willing.
card-queens-call = Call of the Queens
card-queens-call-text = On a Bohrok Control space: one Krana in your hand controls the face-up Bohrok, whatever its breed.
card-new-wave = New Wave
card-new-wave-text = Shuffle the Bohrok and turn up a new one.
