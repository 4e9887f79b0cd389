### Les jeux de cartes : cases et pioches, événements, questions et réponses.

## Cases (forme the : dans une phrase, après « sur »)

space-blank = { $name }
    .the = la case { $name }
space-mission = case Mission { $name }
    .the = la case Mission { $name }
space-challenge = case Défi { $name }
    .the = la case Défi { $name }
space-challenge-double = case Défi double { $name }
    .the = la case Défi double { $name }
space-kini-nui = Kini-Nui { $name }, la case Défi triple
    .the = la case Kini-Nui
space-action = case Action { $name }
    .the = la case Action { $name }
space-action-double = case Action double { $name }
    .the = la case Action double { $name }
space-portal = case Portail { $name }
    .the = la case Portail { $name }
space-start = { $name }, départ { FORM($toa, form: "of") }
    .the = la case de départ { FORM($toa, form: "of") }
space-bohrok = case Bohrok { $name }
    .the = la case Bohrok { $name }

## Pioches, leurs cartes vues de dos (forme a : dans une phrase), directions

pile-challenge = pioche Défi
pile-mission = pioche Mission
pile-action = pioche Action
pile-rahi = pioche Rahi
pile-va = pioche Va
pile-krana = pioche Krana
pile-bohrok = pioche Bohrok
back-challenge = carte Défi
    .a = une carte Défi
back-mission = carte Mission
    .a = une carte Mission
back-action = carte Action
    .a = une carte Action
back-rahi = carte Rahi
    .a = une carte Rahi
back-va = carte Va
    .a = une carte Va
back-krana = carte Krana
    .a = une carte Krana
back-bohrok = carte Bohrok
    .a = une carte Bohrok
cards-quoted = « { $card } »
way-n = nord
way-e = est
way-s = sud
way-w = ouest

## Événements : le début, les tours, les déplacements

cards-event-chose = Le joueur { $player } joue { $toa }.
cards-event-foiltaken = { $who } joue avec { $card } au lieu du masque ordinaire.
cards-event-order = { $who } fait { $pips } pour savoir qui commence.
cards-event-began = { $who } commence.
cards-event-turn = Manche { $round } : c’est le tour { FORM($who, form: "of") }.
cards-event-stepped = { $who } va sur { FORM($space, form: "the") }.
cards-event-placed = { $who } saute sur { FORM($space, form: "the") }.
cards-event-placed-by = { $by } déplace { $who } sur { FORM($space, form: "the") }.
cards-event-skipped = { $who } doit passer ce déplacement.
cards-event-rolled = { $who } fait { $pips } avec le D12.

## Événements : les cartes. Hidden : on ne voit que le dos.

cards-event-drew = { $who } pioche « { $card } ».
cards-event-drew-hidden = { $who } pioche { FORM($card, form: "a") }.
cards-event-took = { $who } reçoit « { $card } » de la main { FORM($victim, form: "of") }.
cards-event-took-hidden = { $who } reçoit { FORM($card, form: "a") } de la main { FORM($victim, form: "of") }.
cards-event-peeked = { $who } regarde le dessus de la { $pile } : { $cards }.
cards-event-peeked-hidden = { $count ->
    [one] { $who } regarde la première carte de la { $pile }.
   *[other] { $who } regarde les { $count } premières cartes de la { $pile }.
 }
cards-event-discarded = { $who } défausse « { $card } ».
cards-event-reshuffled = La { $pile } est épuisée. Sa défausse est mélangée et en forme une nouvelle.
cards-event-played = { $who } joue « { $card } ».
cards-event-played-at = { $who } joue « { $card } » contre { $target }.
cards-event-played-power = { $who } utilise « { $card } ».
cards-event-played-power-at = { $who } utilise « { $card } » contre { $target }.
cards-event-cancelled = « { $card } » reste sans effet.
cards-event-attached-great = { $who } met « { $card } ».
cards-event-attached-turaga = { $who } emmène « { $card } ».
cards-event-bound = « { $card } » agit désormais sur { $who }.
cards-event-freed = « { $card } » n’agit plus sur { $who }.

## Événements : missions, défis, la fin

cards-event-missiontaken = { $who } prend une Mission : { $card }.
cards-event-paid = { $who } avance dans la Mission « { $card } » : étape { $n }.
cards-event-missiondone = { $who } a accompli la Mission « { $card } ».
cards-event-challenged = { $who } défie { $victim }. Ce qui compte : { $skills }.
cards-event-challenged-rahi = { $who } lâche { $card } sur { $victim }. Ce qui compte : { $skills }.
cards-event-skillnamed = { $who } nomme ce qui compte : { $skill }.
cards-event-points = { $who } ajoute { $amount } : { $card }.
cards-event-points-off = { $who } perd { $amount } : { $card }.
cards-event-settled-won = { $total } contre { $against } : { $who } gagne le défi contre { $victim } !
cards-event-settled-lost = { $total } contre { $against } : { $victim } tient bon face à { $who }.
cards-event-settled-void = Le défi échoue : { $victim } n’a plus rien à craindre { FORM($who, form: "of") }.
cards-event-settled-sure = Rien n’arrête { $who } : le défi contre { $victim } est gagné !
cards-event-maskwon-great = { $who } obtient un Grand Masque : { $card }.
cards-event-maskwon-noble = { $who } obtient un Masque Noble : { $card }.
cards-event-maskwon-turaga = { $who } trouve de l’aide : { $card }.
cards-event-won = La quête est accomplie. { $who } gagne la partie !
cards-event-stalemate = Plus personne n’avance. La partie s’achève sans vainqueur à la manche { $round }.

## Événements : l’essaim

cards-event-bohrokup = Un nouveau Bohrok est visible : { $card }.
cards-event-kranalaid = { $who } pose « { $card } » et contrôle le Bohrok.
cards-event-kranataken = { $who } prend le Krana utilisé : { $card }.
cards-event-knockedoff = { $who } fait tomber un masque { FORM($victim, form: "of") } : { $card }. Il retourne sur le dessus de sa pioche.

## Questions

cards-ask-over = La partie est terminée.
cards-ask-chance = Le hasard décide.
cards-ask-wait = { $who } réfléchit.
cards-ask-wait-seat = Le joueur { $seat } réfléchit.
cards-ask-choose-toa = Quel Toa jouez-vous ?
cards-ask-interlude = Le tour { FORM($who, form: "of") } va commencer. Jouez-vous d’abord quelque chose ?
cards-ask-make-room = Voulez-vous défausser une carte ?
cards-ask-wear = Quel Grand Masque mettez-vous pour ce tour ?
cards-ask-follow = Quelle carte Turaga emmenez-vous ?
cards-ask-outroll = Votre Mission dépend de la chance. Contre qui lancez-vous le D12 ?
cards-ask-act = C’est votre tour. Que faites-vous ?
cards-ask-step-first = { $steps ->
    [one] Vous pouvez avancer d’une case. Où allez-vous ?
   *[other] Vous pouvez avancer de { $steps } cases au maximum. Où allez-vous d’abord ?
 }
cards-ask-and-walk = Tu peux jouer une carte qui te rend ton déplacement.
cards-ask-step = { $steps ->
    [one] Il vous reste un pas. Où allez-vous ?
   *[other] Il vous reste { $steps } pas. Où allez-vous ?
 }
cards-ask-bypass = Traversez-vous cette case Mission comme si elle était vide ?
cards-ask-portal = Le Portail vous emporte. Où ressortez-vous ?
cards-ask-draw = Vous êtes sur une case Action. Piochez-vous ?
cards-ask-draw-from = Quelle sorte de carte prenez-vous ?
cards-ask-pick = Quelle carte gardez-vous ?
cards-ask-arrange = Vous remettez ces cartes. Laquelle doit être piochée en premier ?
cards-ask-discard = Quelle carte défaussez-vous ?
cards-ask-discard-by = « { $card } » : quelle carte défaussez-vous ?
cards-ask-discard-limit = Vous avez trop de cartes. Laquelle défaussez-vous ?
cards-ask-give = Quelle carte donnez-vous à { $target } ?
cards-ask-pay = Quelle carte cédez-vous pour la Mission « { $card } » ?
cards-ask-mission = Laquelle de vos Missions est accomplie ?
cards-ask-mission-pay = Pour quelle Mission cédez-vous une carte ?
cards-ask-cure = De quel effet durable vous débarrassez-vous ?
cards-ask-challenge = Qui défiez-vous ?
cards-ask-target = Qui visez-vous avec « { $card } » ?
cards-ask-target-again = « { $card } » a été détournée. Qui visez-vous maintenant ?
cards-ask-skill = Quelle aptitude choisissez-vous ?
cards-ask-place = Sur quelle case ?
cards-ask-place-other = Où placez-vous { $target } ?
cards-ask-pull = Quelle est la case suivante ?
cards-ask-pull-other = Où va maintenant { $target } ?
cards-ask-shove = Dans quelle direction poussez-vous { $target } ?
cards-ask-fight = Vous avez { $mine }, { $foe } a { $theirs }. Cela ne suffit pas encore. Que jouez-vous ?
cards-ask-fight-void = Votre Rahi a été chassé. Jouez-vous quand même quelque chose ?
cards-ask-meddle = { $who } a { $mine }, { $foe } a { $theirs }. Vous en mêlez-vous ?
cards-ask-answer = { $who } joue « { $card } ». Y répondez-vous ?
cards-ask-answer-me = { $who } joue « { $card } » contre vous. Y répondez-vous ?
cards-ask-answer-at = { $who } joue « { $card } » contre { $target }. Y répondez-vous ?
cards-ask-counter = { $who } répond à « { $other } » par « { $card } ». L’arrêtez-vous ?
cards-ask-rahi = Quel Rahi lâchez-vous ?
cards-ask-rahi-value = Quel défi Rahi jouez-vous avec lui ?
cards-ask-rahi-effect = Votre Rahi a gagné ! Quel effet jouez-vous contre { $target } ?
cards-ask-control = Vous êtes sur une case Bohrok. Que faites-vous ?
cards-ask-krana = Quel Krana utilisez-vous ?
cards-ask-announce = { $who } contrôle « { $card } ». Jouez-vous quelque chose ?
cards-ask-announce-me = { $who } envoie « { $card } » contre vous. Jouez-vous quelque chose ?
cards-ask-announce-at = { $who } envoie « { $card } » contre { $target }. Jouez-vous quelque chose ?
cards-ask-knock = Quel masque { FORM($target, form: "of") } faites-vous tomber ?
cards-ask-krana-prize = Vous avez gagné ! Quels Krana prenez-vous ?
cards-ask-krana-spoils = Vous avez tenu bon ! Que prenez-vous ?
cards-ask-wake = Quel masque réveillez-vous ?
cards-ask-tire = Quel masque { FORM($target, form: "of") } doit se reposer plus longtemps ?
cards-ask-share = Avec qui partagez-vous le pouvoir de « { $card } » ?
cards-ask-borrow = Quel masque demandez-vous ?
cards-ask-accept = { $who } veut partager avec vous le pouvoir de « { $card } ». Acceptez-vous ?
cards-ask-accept-loan = { $who } aimerait emprunter le bonus de « { $card } ». Êtes-vous d’accord ?

## Réponses

cards-option-toa = { FORM($toa, form: "title") }
cards-option-space = { $space } ({ $there })
cards-option-play = jouer « { $card } »
cards-option-use = utiliser « { $card } »
cards-option-wear = ajouter « { $card } »
cards-option-move = se déplacer
cards-option-skip = continuer (vous devez passer ce déplacement)
cards-option-hunt = lâcher un Rahi
cards-option-rest = se reposer pour la Mission
cards-option-bypass-yes = oui, continuer
cards-option-bypass-no = non, prendre une Mission
cards-option-draw-yes = oui, piocher
cards-option-control-draw = piocher un Krana
cards-option-control-fight = défier quelqu’un avec le Bohrok
cards-option-krana-prize-new = deux nouveaux Krana
cards-option-krana-prize-used = un nouveau Krana et celui qui a servi
cards-option-krana-spoils-va = un nouveau Va
cards-option-krana-spoils-krana = un nouveau Krana
cards-option-krana-spoils-used = le Krana qui a servi
cards-option-accept-yes = oui, volontiers
cards-option-accept-no = non, merci
cards-pass-interlude = ne rien jouer
cards-pass-make-room = tout garder
cards-pass-wear = aucun masque
cards-pass-follow = personne
cards-pass-outroll = pas cette fois
cards-pass-and-walk = ne pas bouger
cards-pass-step = s’arrêter ici
cards-pass-draw = non, ne rien piocher
cards-pass-pull = s’arrêter ici
cards-pass-fight = rien, s’incliner
cards-pass-meddle = rester en dehors
cards-pass-answer = laisser faire
cards-pass-control = ne rien faire
cards-pass-announce = ne rien jouer
cards-pass-share = avec personne
cards-pass-borrow = aucun
cards-pass-krana-spoils = rien
