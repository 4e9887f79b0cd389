### Quest for Makuta : noms, événements, questions et réponses.

## Jetons (forme a : dans une phrase)

counter-fire = clé de feu
    .a = une clé de feu
counter-water = clé d’eau
    .a = une clé d’eau
counter-air = clé d’air
    .a = une clé d’air
counter-earth = clé de terre
    .a = une clé de terre
counter-ice = clé de glace
    .a = une clé de glace
counter-stone = clé de pierre
    .a = une clé de pierre
counter-joker = clé joker
    .a = une clé joker
counter-key = clé inconnue
    .a = une clé
counter-hau = masque Hau
    .a = un masque Hau
counter-pakari = masque Pakari
    .a = un masque Pakari
counter-kakama = masque Kakama
    .a = un masque Kakama
counter-kaukau = masque Kaukau
    .a = un masque Kaukau
counter-miru = masque Miru
    .a = un masque Miru
counter-akaku = masque Akaku
    .a = un masque Akaku
counter-mask = masque ou Turaga inconnu
    .a = un masque ou un Turaga
counter-vakama = Turaga Vakama
    .a = le Turaga Vakama
counter-nokama = Turaga Nokama
    .a = la Turaga Nokama
counter-matau = Turaga Matau
    .a = le Turaga Matau
counter-whenua = Turaga Whenua
    .a = le Turaga Whenua
counter-nuju = Turaga Nuju
    .a = le Turaga Nuju
counter-onewa = Turaga Onewa
    .a = le Turaga Onewa

## Serrures et symboles

symbol-fire = feu
symbol-water = eau
symbol-air = air
symbol-earth = terre
symbol-ice = glace
symbol-stone = pierre
symbol-joker = joker
lock-open = { $symbols }
lock-down = serrure face cachée

## Le temple, les dés, les Rahi

segment-white = blanc
segment-red = rouge
segment-green = vert
segment-brown = brun
segment-blue = bleu
segment-black = noir
die-white = dé blanc
die-red = dé rouge
die-green = dé vert
rahi-mosquito = moustique
rahi-scorpion = scorpion
rahi-tiger = tigre

## Sections et cases (formes the et to : dans une phrase)

tile-fau-swamp = Marais de Fau
tile-ga-koro = Ga-Koro
tile-great-mine = Grande Mine
tile-hura-mafa = Rivière Hura-Mafa
tile-ice-drifts = Congères glacées
tile-kini-nui = Kini-Nui
tile-ko-koro = Ko-Koro
tile-kumu-islets = Îlots de Kumu
tile-le-koro = Le-Koro
tile-leva-bay = Baie de Leva
tile-makuta = Makuta
tile-mangai = Volcan Mangai
tile-motara-desert = Désert de Motara
tile-mount-ihu = Mont Ihu
tile-naho-bay = Baie de Naho
tile-onu-koro = Onu-Koro
tile-po-koro = Po-Koro
tile-ta-koro = Ta-Koro
tile-tiro-canyon = Canyon de Tiro
tile-toa-landing = Débarcadère des Toa

field-start = case de départ
    .the = la case de départ
    .to = à la case de départ
field-path = { $tile } { $cell }
    .the = la case { $tile } { $cell }
    .to = à la case { $tile } { $cell }
field-gate = { $tile }, seuil { $edge }
    .the = le seuil { $edge } ({ $tile })
    .to = au seuil { $edge } ({ $tile })
field-entrance = { $tile }, porte { $edge }
    .the = la porte { $edge } ({ $tile })
    .to = à la porte { $edge } ({ $tile })

## Événements : le début et les tours

event-chose = Le joueur { $player } incarne { $toa }.
event-order = { $who } fait { $pips } pour savoir qui commence.
event-began = { $who } commence.
event-turn = Manche { $round } : à { $who } de jouer.
event-rolled = { $who } lance le { $die } et fait { $pips }.
event-rested = { $who } prend du repos.
event-walked = { $who } avance jusqu’{ FORM($field, form: "to") }.
event-stuck = { $who } ne peut aller nulle part et reste sur place.
event-flew = { $who } met Miru et vole jusqu’{ FORM($field, form: "to") }.

## Événements : explorer

event-drew = { $who } pioche une nouvelle section : { $tile }.
event-laid = { $who } pose la section { $tile } contre { FORM($gate, form: "the") }.
event-putback = La section { $tile } ne va nulle part. { $who } la remet dans la pioche.
event-uncovered = Sur { FORM($field, form: "the") } se trouve { FORM($counter, form: "a") }.
event-uncovered-rahi = Sur { FORM($field, form: "the") } se trouve un { $rahi } de force { $strength }.
event-locklaid = Une serrure est posée face visible sur { FORM($field, form: "the") } : { $lock }.
event-locklaid-down = Une serrure est posée face cachée sur { FORM($field, form: "the") }.
event-lockturned = { $who } retourne la serrure de { FORM($field, form: "the") } : { $lock }.

## Événements : jetons. Hidden : on ne voit que le dos.

event-found = { $who } trouve { FORM($counter, form: "a") } sur { FORM($field, form: "the") }.
event-found-hidden = { $who } trouve { FORM($counter, form: "a") } sur { FORM($field, form: "the") } et n’en dit pas plus.
event-gathered = { $who } ramasse { FORM($counter, form: "a") } sur { FORM($field, form: "the") }.
event-gathered-hidden = { $who } ramasse { FORM($counter, form: "a") } sur { FORM($field, form: "the") } et n’en dit pas plus.
event-fished = { $who } prend { FORM($counter, form: "a") } sur la case de départ.
event-fished-hidden = { $who } prend { FORM($counter, form: "a") } sur la case de départ et n’en dit pas plus.
event-showed = { $who } montre { FORM($counter, form: "a") } à tout le monde.
event-left = { $who } laisse { FORM($counter, form: "a") } sur { FORM($field, form: "the") }.
event-left-hidden = { $who } laisse { FORM($counter, form: "a") } face cachée sur { FORM($field, form: "the") }.
event-left-start = { $who } dépose { FORM($counter, form: "a") } sur la case de départ.
event-left-start-hidden = { $who } dépose { FORM($counter, form: "a") } face cachée sur la case de départ.
event-forfeited = { $by } choisit : { $who } perd { FORM($counter, form: "a") }, qui va sous le { $rahi }.
event-forfeited-hidden = { $by } choisit : { $who } perd { FORM($counter, form: "a") }, qui va face cachée sous le { $rahi }.
event-forfeited-start = { $by } choisit : { $who } perd { FORM($counter, form: "a") }, qui va sur la case de départ.
event-forfeited-start-hidden = { $by } choisit : { $who } perd { FORM($counter, form: "a") }, qui va face cachée sur la case de départ.
event-used = { $who } utilise { $counter }, qui part sur la case de départ.
event-looked = { $who } regarde tous les jetons { FORM($victim, form: "of") } : { FORM($counters, form: "a") }.
event-looked-hidden = { $who } regarde { $count ->
    [0] les jetons
    [1] le seul jeton
   *[other] les { $count } jetons
 } { FORM($victim, form: "of") }.
event-robbed = { $who } prend { FORM($counter, form: "a") } à { $victim }.
event-robbed-hidden = { $who } prend { FORM($counter, form: "a") } à { $victim } et n’en dit pas plus.
event-robbed-away = { $who } retire { FORM($counter, form: "a") } à { $victim } : direction la case de départ.
event-robbed-away-hidden = { $who } retire { FORM($counter, form: "a") } à { $victim } : direction la case de départ, face cachée.

## Événements : défis et temple

event-faced = { $who } fait face à un { $rahi } de force { $strength }.
event-declared = { $who } joue { FORM($counters, form: "a") } : { $bonus } de plus.
event-cast = { $who } combat avec le { $die } et fait { $pips }.
event-judged = { $total } contre { $strength } : { $outcome ->
    [won] le { $rahi } quitte l’île. Victoire pour { $who } !
    [tied] le { $rahi } et { $who } sont de force égale.
   *[lost] le { $rahi } l’emporte sur { $who }.
 }
event-judged-makuta = { $total } contre { $strength } : { $outcome ->
    [won] { $who } l’emporte sur Makuta !
    [tied] Makuta et { $who } sont de force égale.
   *[lost] Makuta l’emporte sur { $who }.
 }
event-back = { $who } recule jusqu’{ FORM($field, form: "to") }.
event-challenged = { $who } ouvre la serrure de { FORM($field, form: "the") } avec { FORM($counters, form: "a") }. Makuta est défié !
event-templeturned = { $pips ->
    [one] Le temple tourne de { $pips } couleur.
   *[other] Le temple tourne de { $pips } couleurs.
 } { $who } voit le { $segment } : Makuta a une force de { $strength }.
event-exiled = { $by } envoie { $who } jusqu’{ FORM($field, form: "to") }.
event-won = Makuta est vaincu. { $who } gagne la partie !
event-stalemate = Plus personne n’avance. La partie s’achève sans vainqueur à la manche { $round }.

## Questions

ask-over = La partie est terminée.
ask-chance = Les dés décident.
ask-wait = { $who } réfléchit.
ask-wait-seat = Le joueur { $seat } réfléchit.
ask-choose-toa = Quel Toa jouez-vous ?
ask-begin = Comment commencez-vous votre tour ?
ask-begin-again = Votre tour continue. Que faites-vous ?
ask-walk = { $pips ->
    [one] Vous avez { $pips } pas. Où allez-vous ?
   *[other] Vous avez jusqu’à { $pips } pas. Où allez-vous ?
 }
ask-walk-on = { $pips ->
    [one] Il vous reste { $pips } pas. Où allez-vous ?
   *[other] Il vous reste { $pips } pas. Où allez-vous ?
 }
ask-walk-from = De quel côté abordez-vous le Rahi ? Si vous ne gagnez pas, vous y retournez.
ask-fly = Miru vous porte partout. Où vous posez-vous ?
ask-explore = Ce seuil est ouvert. Posez-vous une nouvelle section ?
ask-place = Comment posez-vous la section { $tile } ?
ask-keep = C’est un de trop. Que déposez-vous ?
ask-search = Que prenez-vous sur la case de départ, sans regarder ?
ask-akaku = Il y a quelqu’un ici. Utilisez-vous Akaku ?
ask-rob = Quel jeton voulez-vous ?
ask-escape = Il est temps de filer. Quel dé lancez-vous ?
ask-declare = Il vous faut plus de { $strength }. Que jouez-vous avant de lancer le dé ?
ask-declare-rolled = Vous avez fait { $pips } et il vous faut plus de { $strength }. Que jouez-vous ?
ask-duel-die = Avec quel dé combattez-vous ?
ask-lose = { $who } a perdu le défi. Quel jeton doit partir ?
ask-flip-lock = Retournez-vous la serrure de cette porte ?
ask-challenge = Vos clés ouvrent cette serrure. Défiez-vous Makuta ?
ask-challenge-shut = Vos clés n’ouvrent pas cette serrure.
ask-exile = { $who } a perdu contre Makuta. Où envoyez-vous { $who } ?

## Réponses

option-toa = { FORM($toa, form: "title") }
option-roll = lancer le { $die }
option-fly = voler avec Miru
option-begin-pass = se reposer
option-stay = rester ici
option-round = faire un tour et revenir ici
option-leave = laisser { $who } ici
option-field = { $field } : { $there }
option-turned = { $turn ->
    [0] r0, sans tourner
   *[other] r{ $turn }, tournée de { $turn } × 60° vers la gauche
 }
option-turned-at = { $turn ->
    [0] { $gate } : r0, sans tourner
   *[other] { $gate } : r{ $turn }, tournée de { $turn } × 60° vers la gauche
 }
option-put = déposer : { $counter }
option-put-new = déposer le nouveau jeton : { $counter }
option-take = prendre { FORM($counter, form: "a") }
option-search-pass = ne rien prendre
option-akaku = utiliser Akaku contre { $who } ({ $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 })
option-akaku-pass = non, continuer
option-rob = prendre : { $counter }
option-rob-away = retirer : { $counter }
option-declare = { $counters } : { $bonus } de plus
option-declare-none = rien
option-lose = jeton { $n } : { $counter }
option-explore-yes = oui, piocher une section
option-explore-no = non, laisser le seuil ouvert
option-flip-lock-yes = oui, la retourner
option-flip-lock-no = non, la laisser
option-challenge-yes = oui, défier Makuta
option-challenge-no = non, continuer

## Ce qui se trouve sur une case

there-rahi = { $rahi } de force { $strength }
there-rahi-down = { $rahi } face cachée
there-key = clé
there-mask = masque ou Turaga
there-counters = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 }
there-pile = { $count ->
    [one] tas de { $count } jeton
   *[other] tas de { $count } jetons
 }
there-open-gate = seuil ouvert
there-no-lock = pas de serrure
there-lock = serrure visible ({ $lock })
