### Quest for Makuta : éditions, options et courtes explications.

## Éditions

edition-en = Anglaise : la règle que des fans ont traduite de la boîte néerlandaise
edition-nl = Néerlandaise : la règle de la boîte néerlandaise, avec des serrures visibles
edition-de = Allemande : la règle de la boîte allemande, avec Akaku au lancer exact et un Makuta redoutable
edition-fr = Française : la règle de la boîte française, avec un seul masque de vitesse
edition-us = Américaine : la boîte telle que ses propriétaires la décrivent ; les Toa ne partagent pas de case
edition-definitive = Définitive : la lecture la plus claire de toutes les règles, notre conseil

## Options : préparation, déplacement, sections

switch-tiles = Avec quelles sections on compose l’île
value-tiles-printed = les vingt sections imprimées
switch-counters = Quels jetons sont dans la boîte
value-counters-printed = les jetons imprimés
switch-discard-spot = Où les jetons abandonnés attendent un nouveau propriétaire
value-discard-spot-start-field = les jetons abandonnés vont sur la case de départ
value-discard-spot-start-tile = les jetons abandonnés se trouvent sur toute case de la section de départ
switch-base-die = Si un masque de vitesse sert dès le premier lancer d’un tour
value-base-die-per-game = un masque de vitesse sert à chaque lancer
value-base-die-per-turn = chaque tour commence avec le dé blanc
switch-backtrack = Comment vous pouvez croiser votre propre trace
value-backtrack-no-revisit = aucune case deux fois avec un même lancer
value-backtrack-no-reversal = vous pouvez croiser votre trace, mais pas faire demi-tour aussitôt
switch-early-stop = Où vous pouvez vous arrêter avant d’avoir utilisé tout votre lancer
value-early-stop-anywhere = vous pouvez vous arrêter plus tôt sur n’importe quelle case
value-early-stop-targets-only = vous ne pouvez vous arrêter plus tôt que là où il y a quelque chose à faire
switch-stop-is-final = Si un arrêt termine votre déplacement
value-stop-is-final-true = quand vous vous arrêtez, le reste du lancer est perdu
value-stop-is-final-false = après un arrêt, vous pouvez continuer avec le reste
switch-gate-tile = S’il faut poser une section à un seuil ouvert
value-gate-tile-must = qui s’arrête sur un seuil ouvert doit poser une section
value-gate-tile-may = qui s’arrête sur un seuil ouvert peut poser une section
switch-gate-trigger = Quand un seuil ouvert donne une section
value-gate-trigger-end-of-move = un seuil ouvert donne une section quand vous vous y arrêtez
value-gate-trigger-any-entry = un seuil ouvert donne une section dès que vous y passez ; vous pouvez ensuite continuer
switch-tile-attach = Où se pose une nouvelle section
value-tile-attach-own-gate = une nouvelle section se pose au seuil où vous êtes
value-tile-attach-any-gate = une nouvelle section peut se poser à tout seuil ouvert de l’île
switch-edge-match = Quels bords d’une nouvelle section doivent correspondre
value-edge-match-own-gate-only = seul le seuil qui relie une nouvelle section doit correspondre
value-edge-match-all-edges = tout bord d’une nouvelle section qui en touche une autre doit correspondre
switch-counters-face = Comment les jetons sont posés sur une nouvelle section
value-counters-face-down = les jetons d’une nouvelle section sont posés face cachée
value-counters-face-up = les jetons d’une nouvelle section sont posés face visible
switch-true-island = Comment l’île commence
value-true-island-false = l’île commence avec la section de départ ; le reste se pioche
value-true-island-true = toute l’île est posée dès le début, comme sur la vraie carte
switch-no-seal = Si une section peut fermer l’île avant que Makuta soit trouvé
value-no-seal-true = tant que Makuta n’est pas trouvé, une section ne peut pas fermer l’île si on peut la tourner autrement
value-no-seal-false = une section peut fermer l’île, même avant que Makuta soit trouvé

## Options : la section de Makuta, serrures, clés

switch-lock-placed = Comment une serrure est posée
value-lock-placed-down = les serrures sont posées face cachée
value-lock-placed-up = les serrures sont posées face visible, pour tout le monde
switch-lock-flip-when = Quand vous pouvez retourner une serrure
value-lock-flip-when-end = vous pouvez retourner une serrure quand vous vous arrêtez sur sa porte
value-lock-flip-when-enter = vous pouvez retourner une serrure dès que vous passez sur sa porte, puis continuer
switch-entrance-needs-keys = S’il faut des clés pour aller sur une porte
value-entrance-needs-keys-false = tout le monde peut aller sur une porte
value-entrance-needs-keys-true = seul un Toa avec trois clés peut aller sur une porte
switch-makuta-ring = Si vous pouvez faire le tour du temple
value-makuta-ring-false = d’une porte, on ne peut que repasser par son propre seuil
value-makuta-ring-true = vous pouvez faire le tour du temple, d’une porte à la suivante

## Options : jetons

switch-declined-counter = Où va une clé ou un Turaga que vous regardez sans le garder
value-declined-counter-stays = une clé ou un Turaga que vous ne gardez pas reste sur sa case
value-declined-counter-to-start = une clé ou un Turaga que vous ne gardez pas va sur la case de départ
switch-peek = Qui voit une clé ou un Turaga que vous trouvez les mains pleines
value-peek-private = vous seul voyez une clé ou un Turaga que vous trouvez les mains pleines
value-peek-public = tout le monde voit une clé ou un Turaga que vous trouvez les mains pleines
switch-speed-limit = Combien de masques de vitesse vous pouvez avoir
value-speed-limit-not-both = jamais Kakama et Kaukau ensemble
value-speed-limit-one-total = un seul masque de vitesse en tout
switch-start-pick = Quand vous pouvez prendre un jeton sur la case de départ
value-start-pick-end-only = vous pouvez prendre un jeton sur la case de départ quand vous vous y arrêtez
value-start-pick-passing = vous pouvez aussi prendre un jeton sur la case de départ en passant, puis continuer
switch-loss-choice = Ce que voit votre voisin de gauche en choisissant votre perte
value-loss-choice-blind = votre voisin de gauche choisit votre perte d’après le dos des jetons
value-loss-choice-seen = votre voisin de gauche voit la face des jetons en choisissant votre perte
switch-stack-same-mask = Si deux masques identiques comptent tous deux dans un défi
value-stack-same-mask-true = deux masques identiques comptent tous deux dans un défi
value-stack-same-mask-false = de deux masques identiques, un seul compte dans un défi
switch-turaga-bonus = Quels Turaga vous aident dans un défi
value-turaga-bonus-all = tout Turaga aide dans un défi : le vôtre donne 10, les autres 5
value-turaga-bonus-own-only = seul votre propre Turaga aide dans un défi, et donne 10

## Options : masques

switch-akaku-effect = Ce que devient le jeton pris par Akaku
value-akaku-effect-steal = ce qu’Akaku prend est à vous
value-akaku-effect-discard = ce qu’Akaku prend va sur la case de départ
switch-akaku-escape-roll = Si vous lancez encore le dé après Akaku
value-akaku-escape-roll-true = après Akaku, vous lancez encore le dé pour vous échapper
value-akaku-escape-roll-false = après Akaku, votre déplacement est fini
switch-akaku-exact = Si Akaku demande un lancer exact
value-akaku-exact-false = pour Akaku, il suffit de s’arrêter près de l’autre Toa
value-akaku-exact-true = pour Akaku, votre lancer doit finir exactement près de l’autre Toa
switch-speed-masks = Si Kakama et Kaukau vous obligent
value-speed-masks-optional = avec Kakama ou Kaukau, vous pouvez encore lancer le dé blanc
value-speed-masks-mandatory = avec Kakama ou Kaukau, vous devez lancer leur dé
switch-miru-when = Quand vous pouvez voler avec Miru
value-miru-when-instead-of-roll = vous volez avec Miru au lieu de lancer le dé
value-miru-when-any-time = vous pouvez voler avec Miru même après avoir vu votre lancer
switch-miru-no-entrance = Si Miru peut se poser sur une porte
value-miru-no-entrance-false = Miru peut se poser sur n’importe quelle case
value-miru-no-entrance-true = Miru ne peut pas se poser sur une porte
switch-share-fields = Si des Toa peuvent partager une case
value-share-fields-free = les Toa peuvent partager une case et passer l’un à côté de l’autre
value-share-fields-akaku-only = les Toa ne partagent une case que pour utiliser Akaku ; la case de départ est à tous

## Options : Rahi

switch-duel-die = Avec quel dé vous combattez
value-duel-die-same-as-move = vous combattez avec le dé de votre déplacement
value-duel-die-free-choice = vous combattez avec n’importe lequel des dés auxquels vous avez droit
switch-declare-bonus = Quand vous annoncez ce que vous jouez dans un défi
value-declare-bonus-before-roll = vous annoncez ce que vous jouez avant de lancer le dé
value-declare-bonus-after-roll = vous annoncez ce que vous jouez après avoir lancé le dé
switch-rahi-ranges = La force des Rahi
value-rahi-ranges-classic = moustiques 1–7, scorpions 7–13, tigres 13–20
value-rahi-ranges-us = moustiques 1–7, scorpions 7–14, tigres 14–20
switch-rahi-ends-move = Si un Rahi termine votre déplacement
value-rahi-ends-move-true = rencontrer un Rahi vous coûte le reste du lancer
value-rahi-ends-move-false = après avoir battu un Rahi, vous pouvez continuer avec le reste
switch-win-reward = Ce que vous gagnez en battant un Rahi
value-win-reward-extra-turn = battre un Rahi donne un autre tour : lancer, voler ou se reposer
value-win-reward-extra-move = battre un Rahi donne un autre lancer, ou du repos
value-win-reward-leftover-steps = battre un Rahi ne donne que les pas qu’il vous reste
switch-rahi-after-loss = Comment est posé un Rahi qui a gagné
value-rahi-after-loss-face-up = un Rahi qui gagne reste face visible
value-rahi-after-loss-face-down = un Rahi qui gagne est remis face cachée
switch-rahi-after-tie = Comment est posé un Rahi après un match nul
value-rahi-after-tie-face-up = après un match nul, le Rahi reste face visible
value-rahi-after-tie-face-down = après un match nul, le Rahi est remis face cachée
switch-exploding-max = Ce que fait le plus haut chiffre de votre dé dans un défi
value-exploding-max-false = le plus haut chiffre d’un dé n’a rien de spécial
value-exploding-max-true = avec le plus haut chiffre de votre dé dans un défi, vous relancez et ajoutez le résultat

## Options : Makuta et la fin

switch-makuta-table = La force de Makuta, selon la couleur du temple
value-makuta-table-18-28 = Makuta a une force de 18, 20, 22, 24, 26 ou 28
value-makuta-table-18-24 = Makuta a une force de 18, 20, 21, 22, 23 ou 24
switch-makuta-tie = Ce que signifie un match nul contre Makuta
value-makuta-tie-loss = un match nul contre Makuta est une défaite
value-makuta-tie-no-effect = un match nul contre Makuta ne change rien
switch-makuta-loss-move = Si votre voisin de gauche vous déplace quand vous perdez contre Makuta
value-makuta-loss-move-must = qui perd contre Makuta est déplacé par son voisin de gauche
value-makuta-loss-move-may = qui perd contre Makuta peut être déplacé par son voisin de gauche
switch-challenge-when = Quand vous pouvez défier Makuta
value-challenge-when-end = vous pouvez défier Makuta quand vous vous arrêtez sur une porte
value-challenge-when-enter = vous pouvez défier Makuta dès que vous passez sur une porte
switch-stalemate-rounds = Après combien de manches calmes la partie s’achève sans vainqueur
value-stalemate-rounds = { $number ->
    [one] { $number } manche calme met fin à la partie
   *[other] { $number } manches calmes mettent fin à la partie
 }

## Explications

topic-young =
    Lancez le dé blanc et avancez : à gauche, à droite, vers le haut ou vers le bas. Vous pouvez vous arrêter plus tôt.
    Arrêtez-vous sur un seuil, et un nouveau morceau de l’île apparaît. Arrêtez-vous sur un masque, un Turaga ou une clé, et le jeton est à vous : jusqu’à quatre masques, deux Turaga et trois clés.
    Si vous allez sur la case d’un Rahi, il faut le battre : faites plus que sa force. Vos masques et vos Turaga vous aident.
    Trouvez le temple, apportez les trois clés d’une serrure, faites plus que Makuta, et vous avez gagné !
topic-aim =
    Soyez le premier à vaincre Makuta.
    L’île grandit à mesure que vous l’explorez, et la section de son temple attend quelque part dans la pioche.
    Il vous faut les trois clés d’une de ses serrures, et des masques et des Turaga pour être assez fort.
    Arrêtez-vous alors sur cette porte et défiez-le.
topic-turn =
    Lancez un dé et avancez, ou volez avec Miru.
    Faites ensuite ce que demande votre case : combattre un Rahi, prendre un jeton, poser une section, retourner une serrure.
    Si vous battez un Rahi, votre tour continue (option win_reward). Sinon il est fini, et c’est au joueur à votre gauche.
topic-dice =
    Tout le monde commence avec le dé blanc, de 1 à 6. Kakama vous donne le rouge, de 1 à 8, et Kaukau le vert, de 1 à 12.
    L’option speed_masks dit si vous pouvez encore lancer le blanc, et base_die si le premier lancer d’un tour se fait toujours avec lui.
    Vous combattez avec le dé de votre déplacement ; après un vol, vous en choisissez un parmi les vôtres (option duel_die).
topic-movement =
    Vous avancez à gauche, à droite, vers le haut ou vers le bas, jamais en diagonale, et jamais deux fois sur la même case avec un même lancer (option backtrack).
    Vous pouvez vous arrêter avant la fin du lancer (early_stop), mais si vous pouvez faire un pas, il faut le faire.
    Les masques, les clés, les serrures et les autres Toa ne vous arrêtent pas. Un Rahi, si : sa case est la dernière de votre déplacement.
    Dès que vous vous arrêtez, le reste du lancer est perdu (stop_is_final).
topic-gates =
    Les seuils mènent d’une section à l’autre. Un seuil derrière lequel il n’y a rien est ouvert.
    Si vous vous arrêtez sur un seuil ouvert, vous piochez une section, vous la posez là, et votre tour est fini. L’option gate_tile dit si c’est obligatoire, et gate_trigger s’il suffit d’y passer.
    Un seuil contre un bord sans seuil reste une impasse pour toujours. Quand il n’y a plus de sections, les seuils ouverts ne donnent plus rien.
topic-tiles =
    Tout le monde voit la section que vous piochez. Tournez-la comme vous voulez, pourvu qu’un de ses seuils touche le vôtre ; ensuite elle ne bouge plus.
    Ses cases reçoivent des Rahi, des clés, des masques et des Turaga, face cachée (option counters_face).
    Tant que la section de Makuta n’est pas trouvée, vous ne pouvez pas fermer la dernière issue si votre section peut être tournée autrement (no_seal).
    Avec l’option tile_attach, elle peut aller à d’autres seuils, et avec edge_match, ses autres bords doivent aussi correspondre.
topic-makuta-tile =
    La section de Makuta a six seuils, six portes et le temple au milieu.
    Dès qu’un de ses seuils est relié à une autre section, une serrure se trouve sur la porte derrière lui.
    Aucun chemin ne va de porte en porte, sauf si l’option makuta_ring l’ouvre.
topic-locks =
    Une serrure montre trois symboles. Si vous vous arrêtez sur sa porte, vous pouvez la retourner, et dès lors tout le monde la connaît (options lock_placed et lock_flip_when).
    Trois clés avec ces symboles l’ouvrent. L’ordre ne compte pas, et un joker vaut n’importe quel symbole.
    Une serrure ne barre pas sa porte, mais l’option entrance_needs_keys peut le faire.
topic-keys =
    Les clés montrent le feu, l’eau, l’air, la terre, la glace ou la pierre ; un joker les vaut toutes. Vous pouvez en avoir trois.
    Si vous en trouvez une quatrième, regardez-la : déposez-en une autre, ou passez-vous d’elle (options declined_counter et peek).
    Quand vous défiez Makuta, vous montrez vos clés, mais vous ne les perdez pas.
topic-counters =
    Les clés, les masques et les Turaga sont des jetons. Arrêtez-vous dessus pour en prendre un ; passer dessus ne fait rien.
    De dos, on reconnaît une clé, mais un masque et un Turaga se ressemblent.
    Ce que vous déposez va le plus souvent sur la case de départ, où chacun peut le repêcher.
topic-limits =
    Vous avez au plus trois clés, deux Turaga et quatre masques, et jamais Kakama avec Kaukau (option speed_limit).
    C’est vrai à tout moment, quelle que soit l’origine du jeton.
    Avec un jeton de trop, vous choisissez lequel de cette sorte s’en va. Une nouvelle clé ou un nouveau Turaga dont vous ne voulez pas reste sur sa case (option declined_counter) ; tout le reste va sur la case de départ.
topic-masks =
    Il y a six sortes de masques, et chaque Toa peut les utiliser tous.
    Hau et Pakari vous rendent plus fort dans les défis. Kakama et Kaukau vous donnent un dé plus rapide.
    Miru et Akaku servent une fois ; ensuite ils vont sur la case de départ.
topic-akaku =
    Si vous vous arrêtez sur la case d’un autre Toa, vous pouvez utiliser Akaku : regardez tous ses jetons et prenez-en un (option akaku_effect).
    Akaku va ensuite sur la case de départ, et vous lancez encore le dé pour vous échapper (akaku_escape_roll).
    L’option akaku_exact demande que votre lancer finisse exactement là. Un Toa sans jetons n’a rien à craindre.
topic-hau =
    Hau ajoute 5 à votre lancer dans un défi.
    Tout le monde voit que vous l’utilisez, mais vous le gardez. Deux ajoutent 10, sauf si l’option stack_same_mask l’interdit.
topic-pakari =
    Pakari ajoute 10 à votre lancer dans un défi.
    Tout le monde voit que vous l’utilisez, mais vous le gardez. Deux ajoutent 20, sauf si l’option stack_same_mask l’interdit.
topic-kakama =
    Kakama vous rend rapide : vous avancez et combattez avec le dé rouge, de 1 à 8.
    Vous ne pouvez pas l’avoir avec Kaukau. L’option speed_masks dit si vous pouvez encore lancer le dé blanc.
topic-kaukau =
    Kaukau vous porte loin : vous avancez et combattez avec le dé vert, de 1 à 12.
    Vous ne pouvez pas l’avoir avec Kakama. L’option speed_masks dit si vous pouvez encore lancer le dé blanc.
topic-miru =
    Au lieu de lancer le dé, vous volez jusqu’à n’importe quelle case de l’île : un seuil, une porte, un Rahi, un autre Toa. S’y poser, c’est s’y arrêter.
    Si vous n’y gagnez pas un défi, vous retournez d’où vous venez. Ensuite Miru va sur la case de départ.
    L’option miru_when dit si vous pouvez aussi voler après votre lancer, et miru_no_entrance si les portes sont interdites.
topic-turaga =
    Un Turaga ajoute 5 à votre lancer dans un défi, celui de votre propre Toa 10. Vous pouvez en avoir deux.
    Vakama va avec Tahu, Nokama avec Gali, Matau avec Lewa, Whenua avec Onua, Nuju avec Kopaka et Onewa avec Pohatu.
    L’option turaga_bonus dit si seul le vôtre vous aide.
topic-rahi =
    Les Rahi sont les bêtes de Makuta : moustiques de force 1 à 7, scorpions de 7 à 13 et tigres de 13 à 20 (option rahi_ranges).
    On ne passe pas un Rahi. Si vous allez sur sa case, il faut combattre.
    Parfois, un chemin le contourne.
topic-duel =
    Le Rahi est retourné. Vous lancez le dé une fois et ajoutez ce que donnent vos masques et vos Turaga, autant que vous voulez en jouer.
    Il vous faut plus que sa force. L’option declare_bonus dit si vous choisissez avant ou après le lancer.
    Tout le monde voit ce que vous jouez : pas plus qu’il n’en faut.
topic-win =
    Le Rahi quitte la partie. Tous les jetons qui se trouvent dessous sont à vous, dans les limites permises.
    Et votre tour continue : lancez encore, volez ou reposez-vous. L’option win_reward dit ce que vous gagnez exactement.
topic-lose =
    Vous retournez sur la case d’où vous venez, et votre tour est fini.
    Si vous avez des jetons, vous en perdez un : le joueur à votre gauche le choisit de dos (option loss_choice), et il va sous le Rahi. Qui bat le Rahi l’obtient.
    L’option rahi_after_loss dit si le Rahi reste face visible.
topic-tie =
    Vous retournez sur la case d’où vous venez et gardez tout. Votre tour est fini.
    L’option rahi_after_tie dit si le Rahi reste face visible, et makuta_tie ce que signifie un match nul contre Makuta.
topic-makuta =
    Arrêtez-vous sur une porte dont la serrure est visible et dont vous avez les trois clés, et vous pouvez défier Makuta.
    Le dé blanc fait tourner le temple, et la couleur devant vous donne sa force : de 18 à 24, ou à 28 (option makuta_table).
    Combattez-le alors comme un Rahi. Avec plus que sa force, vous gagnez la partie !
    Avec moins, vous perdez un jeton, qui va sur la case de départ, et le joueur à votre gauche vous place sur une case vide (makuta_loss_move). Un match nul vaut une défaite, sauf si l’option makuta_tie dit autre chose.
topic-start =
    Tout le monde commence sur la case de départ, et tous les Toa peuvent s’y trouver ensemble.
    Les jetons abandonnés y sont posés face cachée. Si vous vous y arrêtez, vous pouvez en prendre un : une clé, ou bien un masque ou un Turaga, sans regarder d’abord.
    Les options discard_spot et start_pick disent où et quand.
topic-sharing =
    Les Toa peuvent se tenir sur une même case et passer l’un à côté de l’autre.
    Si l’option share_fields est sur akaku_only, la case d’un autre Toa vous est fermée, sauf si vous vous y arrêtez pour utiliser Akaku. La case de départ est à tous.
topic-secrets =
    Vous seul voyez la face de vos jetons. Les autres voient combien vous en avez, et leur dos.
    Ce que vous jouez dans un défi, les clés que vous montrez à une serrure, et un Miru ou un Akaku utilisé, tout le monde les voit.
    Qui utilise Akaku voit tout ce qu’un autre joueur possède.
topic-stalemate =
    Parfois, plus personne n’avance. Si pendant de nombreuses manches aucune section n’est posée, aucun Rahi battu, rien de nouveau trouvé, aucune serrure retournée et Makuta pas défié, la partie s’achève sans vainqueur.
    L’option stalemate_rounds dit après combien de manches. Une partie qui n’en finit pas est arrêtée aussi.
topic-editions =
    Les règles des différentes boîtes ne sont pas d’accord. Chaque différence est une option, et une édition les fixe toutes.
    Il y a les règles anglaise, néerlandaise, allemande et française (en, nl, de, fr), la boîte américaine telle que ses propriétaires la décrivent (us), et la lecture que nous conseillons (definitive).
    La commande matanui games les montre toutes.
topic-switches =
    Une option est une règle que toutes les tables ne jouent pas de la même façon, comme gate_tile ou win_reward.
    Choisissez une édition, puis réglez certaines options vous-même : matanui play makuta --edition de --set gate_tile=may
