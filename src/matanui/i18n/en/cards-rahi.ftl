### The Rahi Challenge expansion: Rahi, and the cards of its decks.

## Rahi

breed-nui-rama = Nui-Rama
breed-nui-jaga = Nui-Jaga
breed-tarakava = Tarakava
breed-muaka = Muaka
breed-kane-ra = Kane-Ra
breed-manas = Manas
card-rahi = { $breed }
card-rahi-text = Challenge an opponent on { $skill }.
card-rahi-challenge = Rahi Challenge { $value }
card-rahi-challenge-text = Your Rahi is worth { $value }, whichever it is.
card-rahi-challenge-better = Rahi Challenge { $value }/{ $better }
card-rahi-challenge-better-text = { $rahi }: { $better }. Every other Rahi: { $value }.

## Rahi effects

card-mauled = Mauled
card-mauled-text = Your opponent skips the next movement.
card-barred-gates = Barred Gates
card-barred-gates-text = Lingers: your opponent may not enter Portal spaces.
card-ransacked = Ransacked
card-ransacked-text = Your opponent discards 2 Game Action cards of their choice.
card-lamed = Lamed
card-lamed-text = Lingers: your opponent moves at most 1 space in a turn.
card-hounded = Hounded
card-hounded-text = Lingers: your opponent draws nothing on Game Action spaces.
card-cornered = Cornered
card-cornered-text = Your opponent takes a Mission at once.
card-chased-off = Chased Off
card-chased-off-text = Your opponent goes to their own Start space.
card-poisoned = Poisoned
card-poisoned-text = Lingers: your opponent has 100 less in every challenge.
card-besieged = Besieged
card-besieged-text = Lingers: your opponent may not attempt Great Mask Challenges.
card-robbed = Robbed
card-robbed-text = Take 2 Game Action cards at random from your opponent.

## Rahi defences

card-brace = Brace
card-brace-text = Add 100 to the skill that is compared.
card-dig-in = Dig In
card-dig-in-text = Add 200 to the skill that is compared.
card-scare-away = Scare Away
card-scare-away-text = The Rahi challenge fails. The Rahi card and the challenge card are discarded.
card-new-ground = New Ground
card-new-ground-text = Name another skill: that one is compared.
card-quick-healing = Quick Healing
card-quick-healing-text = If the effect lingers, it lasts for 1 turn only.
card-not-me = Not Me
card-not-me-text = The Rahi challenge meets another opponent of its player instead.
card-turn-the-beast = Turn the Beast
card-turn-the-beast-text = If the Rahi challenge succeeds, its effect hits the challenger.

## Game Actions

card-scattered-herd = Scattered Herd
card-scattered-herd-text = One opponent discards 1 Rahi card of their choice.
card-call-of-the-wild = Call of the Wild
card-call-of-the-wild-text = Draw 2 Rahi cards.
card-shake-it-off = Shake It Off
card-shake-it-off-text = Discard one lingering Rahi effect that lies before you.
card-beast-thief = Beast Thief
card-beast-thief-text = Take 1 Rahi card at random from one opponent.
card-calm-beasts = Calm Beasts
card-calm-beasts-text = One opponent may not make a Rahi challenge on their next turn.
card-swift-hunt = Swift Hunt
card-swift-hunt-text = After your Rahi challenge you may also move this turn.

## Missions

card-stray-beasts = Stray Beasts
card-stray-beasts-text = Your opponents roll the D12; the highest draws 2 Rahi cards.
card-set-one-free = Set One Free
card-set-one-free-text = Give up 1 Rahi card.
card-set-two-free = Set Two Free
card-set-two-free-text = Give up 2 Rahi cards.
card-runaway = Runaway
card-runaway-text = Discard 1 Rahi card at random.
card-fair-trade = Fair Trade
card-fair-trade-text = Give up 1 Rahi card and 1 Game Action card.
card-first-hunt = First Hunt
card-first-hunt-text = Make one Rahi challenge.
card-stampede = Stampede
card-stampede-text = Discard all your Rahi cards.
card-lowered-guard = Lowered Guard
card-lowered-guard-text = Play no Rahi defence until the end of your next turn.
card-full-menagerie = Full Menagerie
card-full-menagerie-text = Hold a Rahi, a Rahi challenge and a Rahi effect at one time.
card-lie-in-wait = Lie in Wait
card-lie-in-wait-text = Skip your next movement, and draw 1 Rahi card.
