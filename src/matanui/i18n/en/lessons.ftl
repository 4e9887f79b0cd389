# Playable lessons: what the teacher says. A step of src/matanui/lessons/NAME.toml is lesson-NAME-ID.

lessons-title = Learn
lessons-intro = A real game each, with a teacher at your side. You can stop at any time and go on where you were.
lessons-coming = The lessons are being laid out …
lesson-about-makuta = Roll, explore the island, beat your first Rahi, and open the temple.
lesson-about-masks = Move, draw, take a Mission, and win Great Masks in challenges.
lesson-about-bohrok = Send a Tahnok against Tahu, and collect Krana.
lesson-minutes = about { $minutes } minutes
lesson-begin = Begin
lesson-resume = Go on
lesson-again = Once more
lesson-done = Finished
lesson-step = Step { $n } of { $of }
lesson-teacher = Teacher
lesson-next = Next
lesson-back = Back
lesson-watch = Go on
lesson-play-on = Play on
lesson-leave = To the lessons
lesson-your-turn = Now you.
lesson-source = Rulebook: { $chapter }
lesson-not-now = That works in the game too. For now, try this: { $want }.
lesson-read-first = Read what the teacher says first, then go on.
server-lesson-none = There is no lesson of this name, or none at this table.
lesson-enter = Press Enter to go on.
lesson-resume-command = matanui learn { $lesson } --resume { $file }
lesson-usage = Begin one with: matanui learn { $lesson }
lesson-over = The lesson is over.
lesson-on-alone = The lesson is over. From here on you play alone; the others are bots now.
lesson-proof = { $n ->
    [one] The first of them was prescribed by a lesson, and the record says so.
   *[other] The first { $n } of them were prescribed by a lesson, and the record says so.
 }

## Quest for Makuta

lesson-makuta-welcome = Welcome to Mata Nui! The island lies in the dark, tile by tile still to be found. Somewhere in it stands Makuta’s temple. Whoever beats Makuta there wins.
lesson-makuta-seats = You are Tahu, the Toa of fire. Gali sits on your left and plays against you. Both rolled the green die; yours was higher, so you begin. Turns go clockwise.
lesson-makuta-roll = A turn is short: roll, walk, and see what the field does. Everybody starts with the white die. Go on, and it rolls for you.
lesson-makuta-walk = A four! You may walk up to four fields, straight but never diagonally, and stop sooner if you like. Gate 3 is the edge of the known island. Walk there.
lesson-makuta-explore = You ended your turn on an open gate. That is how the island grows: draw a tile.
lesson-makuta-turn = Ta-Koro! A tile may lie any way round, as long as one of its gates meets yours, and then it stays for ever. So look first. Turn it four sixths: that brings a key close to you.
lesson-makuta-laid = Every printed field gets a counter, face down. The backs show what kind it is: keys, masks, and three kinds of Rahi. Now it is Gali’s turn. Watch her.
lesson-makuta-gali = Gali walked onto a mosquito, and whoever meets a Rahi must fight. It had strength 5 and she rolled 3. So she steps back and should lose a counter, but she has none yet. The mosquito lies face up now: everybody knows it.
lesson-makuta-key = You rolled a four again. The key lies three fields away, and you need no exact roll. Stop on it to take it; walking over it would do nothing.
lesson-makuta-secret = Only you have looked at it: a fire key. The others see its back. You may hold three keys. They open the temple later.
lesson-makuta-mosquito = Time for your first fight. Mosquitoes are the weakest Rahi, with strengths from 1 to 7. Walk onto this one.
lesson-makuta-won = Five against three: more is a win, and the beast leaves the island. A won fight gives you another roll at once. Take it.
lesson-makuta-turaga = Beside you lies a counter of the other kind: a mask or a Turaga. Pick it up.
lesson-makuta-vakama = Turaga Vakama, your own chief! He adds 10 to a roll in a fight. Another Toa’s Turaga would add 5. Nobody knows that you have him.
lesson-makuta-scorpion = A scorpion guards the middle of Ta-Koro. Scorpions have strengths from 7 to 13. Be bold: face it.
lesson-makuta-silent = Thirteen, and you rolled 2. Even Vakama would only make it 12. What you bring in, everybody sees, so do not show a helper who cannot help: bring in nothing.
lesson-makuta-lost = Lost. You stepped back, and the player on your left, Gali, chose one of your counters by its back alone. Your key lies under the scorpion now. Whoever beats it gets all that lies there.
lesson-makuta-again = You want your key back. The scorpion lies face up, so you know what awaits you: 13. Walk there once more.
lesson-makuta-help = You rolled 4. With Vakama that is 14, one more than 13. Now it is worth showing him: bring him in. He stays in your hand.
lesson-makuta-back = Fourteen against thirteen! The fire key is yours again, and so is another roll. Take it.
lesson-makuta-mask = One field on lies another mask or Turaga. Take it.
lesson-makuta-pakari = A Pakari, the mask of strength: 10 more in a fight. There are others: Hau adds 5, Kakama and Kaukau bring better dice, Miru flies, Akaku robs. You may hold four masks and two Turaga.
lesson-makuta-later = Now we let a few rounds go by. You will find two more tiles and two more keys. Watch the island grow.
lesson-makuta-gate = You hold three keys now: fire, water and air. Another gate is near, and the temple has not been found. Walk to gate 3 of the Mangai volcano.
lesson-makuta-temple = Draw a tile once more.
lesson-makuta-lay = The temple of Makuta! All its sides are alike, so just lay it.
lesson-makuta-locks = Each entrance that is joined to the island gets a lock, face down. A lock shows three signs, and you need the keys with these signs. A joker key fits any sign. Gali has her turn first.
lesson-makuta-entrance = Two steps: through the gate and onto the entrance before the temple. Go.
lesson-makuta-flip = On an entrance you may turn up its lock. From then on everybody knows it. Turn it up.
lesson-makuta-challenge = Fire, water, air: exactly your keys! You may challenge Makuta now. Do it.
lesson-makuta-together = The white die turned the temple. The colour before you is Makuta’s strength: 21. You rolled 4. Everything counts now, so bring in Vakama and Pakari together: 24.
lesson-makuta-victory = You did it: Makuta is beaten, and the island is free! Against him a tie would not have been enough. Now you know the way. In a real game the others look for the temple, too.

## Quest for the Masks

lesson-masks-welcome = Welcome! Six Toa look for the Great Masks on this island. This is the shorter game: three Great Masks win, and everybody starts with one. In the full game it takes all six.
lesson-masks-toa = You are Gali, the Toa of water. Your card shows six skills from 400 to 900. Nobody swims better than you, but your Strength is only 400.
lesson-masks-hand = These are your Game Action cards; the others see only their backs. You may hold seven. Pohatu rolled the highest, so he goes first, then Tahu, then you. Watch them walk.
lesson-masks-wear = Your turn. First you choose one of your Great Masks to wear. You have your own, Kaukau: it adds 100 to Swimming. Put it on.
lesson-masks-move = Before you walk you could play cards. Not now: choose to move.
lesson-masks-step = You walk one to three spaces: north, east, south or west, never diagonally, and no space twice. Most spaces are empty. Begin with the one in the north, i6.
lesson-masks-double = Next to you lies a double Game Action space. Step on it.
lesson-masks-draw = On a Game Action space you may draw a card. Do so.
lesson-masks-stop = One card for passing, a second one for ending your move on a double space. You have a step left, but staying is better: stop here.
lesson-masks-drawn = Five cards in your hand. Now Pohatu and Tahu have their turns. Keep an eye on the chronicle.
lesson-masks-akaku = Pohatu entered a Challenge space, which stops whoever enters it. He challenged Tahu, and a card said what counts: Speed. Pohatu has 900, and Kakama adds 100. Tahu’s 600 could not hold. So Pohatu drew a Great Mask: Akaku.
lesson-masks-second-wind = Your turn. Second Wind gives you two more cards and can be played at any time. Play it.
lesson-masks-near = Pohatu still stands on the Challenge space, and nobody walks through a Toa. So come close and wait. Choose to move.
lesson-masks-one = One step is enough.
lesson-masks-short = You must move, but you need not go all three steps. Stop here.
lesson-masks-mission = Pohatu put on Akaku and entered a Mission space. A Mission is shown to everybody. This one was a gift: the highest roll of the others drew cards, and that was you. Your hand is full now: seven cards.
lesson-masks-challenge = The Challenge space before you is free. This is the moment from the rulebook’s demo round. Choose to move.
lesson-masks-enter = Step onto the Challenge space.
lesson-masks-whom = Whom do you challenge? You do not know yet what will count. Choose Pohatu.
lesson-masks-tie = Vision! You have 600. Pohatu has 500, and Akaku adds 100: 600 all. At a tie the challenger wins, and that is you. You draw a Great Mask from your pile: Miru.
lesson-masks-wear-miru = Only one Great Mask can be worn at a time. Miru adds 100 to Flight, in which you already have 800. Put on Miru.
lesson-masks-north = North of you lies a Mission space. Missions come whether you want them or not, and until they are done you may not challenge anybody. Step on it, so that you have seen one.
lesson-masks-toll = A small toll: discard one Game Action card. Errand will not help you today. Pay with it.
lesson-masks-stride = The Mission is done. The next Challenge space is five steps away, too far for three. Great Stride lets you walk six. Play it.
lesson-masks-run = You have run around the corner already. One more step, onto the Challenge space.
lesson-masks-tahu = Your second challenge. This time choose Tahu.
lesson-masks-behind = Flight: you have 800 and 100 by Miru, Tahu has 700. But he played Unity, 300 more: 1000 against your 900. Whoever would lose now may answer. Play Focus: 100 more.
lesson-masks-won = A thousand each, and the challenger wins the tie. Your third Great Mask: you have won! Two expansions wait for you: with Masks of Might the masks have powers, and with Rahi Challenge you set wild beasts on the others.

## Bohrok Swarm

lesson-bohrok-welcome = The Bohrok are awake! You still collect Great Masks. But you can also win with eight Krana of one breed, one of each type. Cards of the swarm make both easier, or harder for the others.
lesson-bohrok-swarm = One Bohrok always lies face up for all: a Tahnok now. Whoever holds one of its Krana can take control of it on a Bohrok Control space.
lesson-bohrok-krana = You are Kopaka. You hold a Krana of the Tahnok, and a Tahnok Va: a small helper that adds 100 when this breed fights for you. You have cards for a fight, then.
lesson-bohrok-wear = As always, a Great Mask first: put on Akaku.
lesson-bohrok-walk = East of you lies a Bohrok Control space, four steps away. You have gone two. Take the third.
lesson-bohrok-tahu = Gali took a step, and Tahu won a challenge against her: Vision, 800 against 600. He has two Great Masks now, Hau and Akaku, and wears Hau. That makes him a worthwhile target.
lesson-bohrok-control = The Bohrok Control space is right beside you. Go there.
lesson-bohrok-end = This space works only if your move ends on it. Stop here.
lesson-bohrok-send = You could simply draw a Krana. But you have a Krana of the Tahnok: challenge somebody with the Bohrok!
lesson-bohrok-whom = You lay out your Krana, and the Tahnok obeys you. Send it against Tahu.
lesson-bohrok-va = Shielding counts. You have 800, and the Tahnok adds 100: 900. Tahu has 900, and Hau adds 100: 1000. Call your helper: play the Tahnok Va.
lesson-bohrok-knock = A thousand each! In a Bohrok challenge, too, the challenger wins the tie. The winner knocks a Great Mask off the loser: it goes back on top of Tahu’s pile. Choose Hau, which he was wearing.
lesson-bohrok-prize = And your reward in Krana: two new ones, or one new one and the one you used. Take two new ones.
lesson-bohrok-collected = Two Krana of the Lehvak, to go with the one you hold: that could become a breed of eight. The Tahnok is gone, and a new Bohrok lies face up. Had Tahu stood firm, he would have had the choice of a prize.
lesson-bohrok-space = A Game Action space is near. You have taken the first step. Step on it.
lesson-bohrok-draw = Here, too, you may draw. Do so.
lesson-bohrok-pile = With the swarm in play you choose the pile: Game Action or Va. You have used up your Tahnok Va. Draw a Va.
lesson-bohrok-rest = A Lehvak Va, which fits your Lehvak Krana. Stop here; you have done enough.
lesson-bohrok-great = Great Mask challenges are as they always were. You are on your way to a Challenge space. Enter it.
lesson-bohrok-gali = Challenge Gali.
lesson-bohrok-mask = Vision is your best skill: 900, and 100 by Akaku. Gali’s 600 cannot hold, and you get Pakari. At the start of each turn you may also discard one card you no longer want.
lesson-bohrok-onward = That is the swarm! You have two Great Masks and three Krana of the Lehvak. If you like, play this game on: from now on the others decide for themselves, and the dice are free.
