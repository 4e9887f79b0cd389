# Leçons à jouer : ce que dit le maître. Une étape de src/matanui/lessons/NOM.toml est lesson-NOM-ID.

lessons-title = Apprendre
lessons-intro = Chaque fois une vraie partie, avec un maître à vos côtés. Vous pouvez arrêter à tout moment et reprendre où vous en étiez.
lessons-coming = Les leçons se préparent…
lesson-about-makuta = Lancez le dé, explorez l’île, battez votre premier Rahi et ouvrez le temple.
lesson-about-masks = Déplacez-vous, piochez, remplissez une Mission et gagnez de Grands Masques dans des défis.
lesson-about-bohrok = Envoyez un Tahnok contre Tahu et rassemblez des Krana.
lesson-minutes = environ { $minutes } minutes
lesson-begin = Commencer
lesson-resume = Reprendre
lesson-again = Encore une fois
lesson-done = Terminée
lesson-step = Étape { $n } sur { $of }
lesson-teacher = Maître
lesson-next = Suite
lesson-back = Retour
lesson-watch = Continuer
lesson-play-on = Jouer la suite
lesson-leave = Vers les leçons
lesson-your-turn = À vous.
lesson-source = Règles : { $chapter }
lesson-not-now = C’est permis dans le jeu aussi. Pour l’instant, essayez ceci : { $want }.
lesson-read-first = Lisez d’abord ce que dit le maître, puis continuez.
server-lesson-none = Il n’y a pas de leçon de ce nom, ou pas à cette table.
lesson-enter = Appuyez sur Entrée pour continuer.
lesson-resume-command = matanui learn { $lesson } --resume { $file }
lesson-usage = Commencez-en une avec : matanui learn { $lesson }
lesson-over = La leçon est terminée.
lesson-on-alone = La leçon est terminée. À partir d’ici vous jouez seul ; les autres sont maintenant des robots.
lesson-proof = { $n ->
    [one] Le premier d’entre eux était prescrit par une leçon, et l’enregistrement le dit.
   *[other] Les { $n } premiers étaient prescrits par une leçon, et l’enregistrement le dit.
 }

## Quest for Makuta

lesson-makuta-welcome = Bienvenue à Mata Nui ! L’île est plongée dans l’ombre, à découvrir section par section. Quelque part se dresse le temple de Makuta. Qui bat Makuta là-bas gagne.
lesson-makuta-seats = Vous êtes Tahu, le Toa du feu. Gali est à votre gauche et joue contre vous. Vous avez tous deux lancé le dé vert ; le vôtre était plus haut, donc vous commencez. On joue dans le sens des aiguilles d’une montre.
lesson-makuta-roll = Un tour est court : lancer, marcher et voir ce que fait la case. Tout le monde commence avec le dé blanc. Continuez, et il roulera pour vous.
lesson-makuta-walk = Un quatre ! Vous pouvez marcher jusqu’à quatre cases, tout droit et jamais en diagonale, et vous arrêter plus tôt si vous voulez. Le seuil 3 est le bord de l’île connue. Allez-y.
lesson-makuta-explore = Votre tour finit sur un seuil ouvert. C’est ainsi que l’île grandit : piochez une section.
lesson-makuta-turn = Ta-Koro ! Une section peut être tournée à volonté, pourvu qu’un de ses seuils touche le vôtre, puis elle ne bouge plus jamais. Regardez donc d’abord. Tournez-la de quatre sixièmes : une clé sera tout près.
lesson-makuta-laid = Chaque case imprimée reçoit un jeton, face cachée. Le dos en montre la sorte : clés, masques et trois sortes de Rahi. C’est maintenant le tour de Gali. Regardez-la.
lesson-makuta-gali = Gali est allée sur un moustique, et qui rencontre un Rahi doit combattre. Il avait la force 5 et elle a fait 3. Elle recule donc et devrait perdre un jeton, mais elle n’en a pas encore. Le moustique est maintenant visible : tout le monde le connaît.
lesson-makuta-key = Encore un quatre. La clé est à trois cases, et il n’est pas nécessaire de tomber juste. Arrêtez-vous dessus pour la prendre ; passer dessus ne fait rien.
lesson-makuta-secret = Vous seul l’avez regardée : une clé de feu. Les autres en voient le dos. Vous pouvez avoir trois clés. Plus tard, elles ouvrent le temple.
lesson-makuta-mosquito = Voici votre premier combat. Les moustiques sont les Rahi les plus faibles, avec des forces de 1 à 7. Allez sur celui-ci.
lesson-makuta-won = Cinq contre trois : qui a plus gagne, et la bête quitte l’île. Un combat gagné vous donne aussitôt un autre lancer. Prenez-le.
lesson-makuta-turaga = À côté de vous se trouve un jeton de l’autre sorte : un masque ou un Turaga. Prenez-le.
lesson-makuta-vakama = Turaga Vakama, votre propre chef ! Il ajoute 10 à votre dé dans un combat. Le Turaga d’un autre Toa ajouterait 5. Personne ne sait que vous l’avez.
lesson-makuta-scorpion = Un scorpion garde le milieu de Ta-Koro. Les scorpions ont des forces de 7 à 13. Soyez hardi : affrontez-le.
lesson-makuta-silent = Treize, et vous avez fait 2. Même avec Vakama cela ne fait que 12. Ce que vous jouez, tout le monde le voit. Ne montrez donc pas un allié qui ne peut rien : ne jouez rien.
lesson-makuta-lost = Perdu. Vous avez reculé, et la personne à votre gauche, Gali, a choisi un de vos jetons, d’après le dos seulement. Votre clé est maintenant sous le scorpion. Qui le bat prend tout ce qui s’y trouve.
lesson-makuta-again = Vous voulez reprendre votre clé. Le scorpion est visible, vous savez donc ce qui vous attend : 13. Retournez-y.
lesson-makuta-help = Vous avez fait 4. Avec Vakama cela fait 14, un de plus que 13. Maintenant il vaut la peine de le montrer : jouez-le. Il reste à vous.
lesson-makuta-back = Quatorze contre treize ! La clé de feu est de nouveau à vous, et vous avez encore un lancer. Prenez-le.
lesson-makuta-mask = Une case plus loin se trouve encore un masque ou un Turaga. Prenez-le.
lesson-makuta-pakari = Un Pakari, le masque de la force : 10 de plus dans un combat. Il y en a d’autres : Hau ajoute 5, Kakama et Kaukau donnent de meilleurs dés, Miru vole, Akaku dérobe. Vous pouvez avoir quatre masques et deux Turaga.
lesson-makuta-later = Laissons passer quelques manches. Vous trouverez encore deux sections et deux clés. Regardez l’île grandir.
lesson-makuta-gate = Vous avez maintenant trois clés : feu, eau et air. Un autre seuil est proche, et le temple n’est pas encore trouvé. Allez au seuil 3 du volcan Mangai.
lesson-makuta-temple = Piochez encore une section.
lesson-makuta-lay = Le temple de Makuta ! Tous ses côtés se valent, posez-le donc simplement.
lesson-makuta-locks = Chaque porte reliée à l’île reçoit une serrure, face cachée. Une serrure montre trois symboles, et il vous faut les clés qui les portent. Une clé joker va avec tout symbole. C’est d’abord le tour de Gali.
lesson-makuta-entrance = Deux pas : par le seuil et sur la porte devant le temple. Allez-y.
lesson-makuta-flip = Sur une porte, vous pouvez retourner sa serrure. Dès lors tout le monde la connaît. Retournez-la.
lesson-makuta-challenge = Feu, eau, air : exactement vos clés ! Vous pouvez maintenant défier Makuta. Faites-le.
lesson-makuta-together = Le dé blanc a tourné le temple. La couleur devant vous est la force de Makuta : 21. Vous avez fait 4. Maintenant tout compte, jouez donc Vakama et Pakari ensemble : 24.
lesson-makuta-victory = C’est fait : Makuta est battu, et l’île est libre ! Contre lui, une égalité n’aurait pas suffi. Vous connaissez maintenant le chemin. Dans une vraie partie, les autres cherchent le temple aussi.

## Quest for the Masks

lesson-masks-welcome = Bienvenue ! Six Toa cherchent les Grands Masques sur cette île. C’est ici la partie courte : trois Grands Masques gagnent, et tout le monde en a un au départ. Dans la partie entière il faut les six.
lesson-masks-toa = Vous êtes Gali, la Toa de l’eau. Votre carte montre six aptitudes de 400 à 900. Personne ne nage mieux que vous, mais votre Force n’est que de 400.
lesson-masks-hand = Voici vos cartes Action ; les autres n’en voient que le dos. Vous pouvez en avoir sept. Pohatu a fait le plus haut lancer, il joue donc le premier, puis Tahu, puis vous. Regardez-les marcher.
lesson-masks-wear = À vous. D’abord vous choisissez le Grand Masque que vous portez. Vous avez le vôtre, Kaukau : il ajoute 100 à la Nage. Mettez-le.
lesson-masks-move = Avant de marcher vous pourriez jouer des cartes. Pas maintenant : choisissez de vous déplacer.
lesson-masks-step = Vous allez d’une à trois cases : au nord, à l’est, au sud ou à l’ouest, jamais en diagonale, et sur aucune case deux fois. La plupart des cases sont vides. Commencez par celle du nord, i6.
lesson-masks-double = À côté de vous se trouve une case Action double. Allez-y.
lesson-masks-draw = Sur une case Action vous pouvez piocher une carte. Faites-le.
lesson-masks-stop = Une carte pour être passé, une seconde pour finir sur une case double. Il vous reste un pas, mais rester vaut mieux : arrêtez-vous ici.
lesson-masks-drawn = Cinq cartes en main. C’est maintenant à Pohatu et à Tahu. Gardez un œil sur la chronique.
lesson-masks-akaku = Pohatu est entré sur une case Défi, où chacun s’arrête. Il a défié Tahu, et une carte a dit ce qui compte : la Vitesse. Pohatu a 900, et Kakama ajoute 100. Les 600 de Tahu n’ont pas suffi. Pohatu a donc pioché un Grand Masque : Akaku.
lesson-masks-second-wind = À vous. Cette carte vous donne deux nouvelles cartes et se joue à tout moment. Jouez-la.
lesson-masks-near = Pohatu est encore sur la case Défi, et personne ne passe à travers un Toa. Approchez donc et attendez. Choisissez de vous déplacer.
lesson-masks-one = Un pas suffit.
lesson-masks-short = Il faut bouger, mais pas forcément de trois pas. Arrêtez-vous ici.
lesson-masks-mission = Pohatu a mis Akaku et est entré sur une case Mission. Une Mission est montrée à tous. Celle-ci était un cadeau : le plus haut lancer des autres piochait des cartes, et c’était vous. Votre main est pleine : sept cartes.
lesson-masks-challenge = La case Défi devant vous est libre. C’est le moment de la manche d’exemple des règles. Choisissez de vous déplacer.
lesson-masks-enter = Allez sur la case Défi.
lesson-masks-whom = Qui défiez-vous ? Vous ne savez pas encore ce qui comptera. Choisissez Pohatu.
lesson-masks-tie = La Vision ! Vous avez 600. Pohatu a 500, et Akaku ajoute 100 : 600 partout. À égalité, qui a lancé le défi gagne, et c’est vous. Vous piochez un Grand Masque de votre pioche : Miru.
lesson-masks-wear-miru = On ne porte qu’un Grand Masque à la fois. Miru ajoute 100 au Vol, où vous avez déjà 800. Mettez Miru.
lesson-masks-north = Au nord se trouve une case Mission. Les Missions viennent qu’on le veuille ou non, et tant qu’elles ne sont pas remplies vous ne pouvez défier personne. Allez-y, pour en avoir vu une.
lesson-masks-toll = Un petit péage : défaussez une carte Action. Celle que vous venez de recevoir ne vous aidera pas aujourd’hui. Payez avec elle.
lesson-masks-stride = La Mission est remplie. La prochaine case Défi est à cinq pas, trop loin pour trois. Cette carte vous laisse en faire six. Jouez-la.
lesson-masks-run = Vous avez déjà couru jusqu’au tournant. Encore un pas, sur la case Défi.
lesson-masks-tahu = Votre deuxième défi. Cette fois, choisissez Tahu.
lesson-masks-behind = Le Vol : vous avez 800 et 100 par Miru, Tahu a 700. Mais il a joué une carte de 300 : 1000 contre vos 900. Qui perdrait maintenant peut répondre. Jouez votre carte de 100.
lesson-masks-won = Mille partout, et à égalité qui a lancé le défi gagne. Votre troisième Grand Masque : c’est gagné ! Deux extensions vous attendent : avec Masks of Might les masques ont des pouvoirs, et avec Rahi Challenge vous lancez des bêtes sauvages sur les autres.

## Bohrok Swarm

lesson-bohrok-welcome = Les Bohrok sont éveillés ! Vous rassemblez toujours des Grands Masques. Mais vous gagnez aussi avec huit Krana d’une même espèce, un de chaque type. Les cartes de l’essaim rendent les deux plus faciles, ou plus difficiles pour les autres.
lesson-bohrok-swarm = Un Bohrok est toujours visible pour tous : un Tahnok en ce moment. Qui a un de ses Krana peut le contrôler depuis une case Bohrok.
lesson-bohrok-krana = Vous êtes Kopaka. Vous avez un Krana du Tahnok, et un Tahnok Va : un petit assistant qui ajoute 100 quand cette espèce combat pour vous. Vous avez donc de quoi combattre.
lesson-bohrok-wear = Comme toujours, d’abord un Grand Masque : mettez Akaku.
lesson-bohrok-walk = À l’est se trouve une case Bohrok, à quatre pas. Vous en avez fait deux. Faites le troisième.
lesson-bohrok-tahu = Gali a fait un pas, et Tahu a gagné un défi contre elle : la Vision, 800 contre 600. Il a maintenant deux Grands Masques, Hau et Akaku, et porte Hau. Cela fait de lui une bonne cible.
lesson-bohrok-control = La case Bohrok est juste à côté de vous. Allez-y.
lesson-bohrok-end = Cette case n’agit que si votre déplacement y finit. Arrêtez-vous ici.
lesson-bohrok-send = Vous pourriez simplement piocher un Krana. Mais vous avez un Krana du Tahnok : défiez quelqu’un avec le Bohrok !
lesson-bohrok-whom = Vous posez votre Krana, et le Tahnok vous obéit. Envoyez-le contre Tahu.
lesson-bohrok-va = La Protection compte. Vous avez 800, et le Tahnok ajoute 100 : 900. Tahu a 900, et Hau ajoute 100 : 1000. Appelez votre assistant : jouez le Tahnok Va.
lesson-bohrok-knock = Mille partout ! Dans un défi Bohrok aussi, à égalité, qui a lancé le défi gagne. Le gagnant fait tomber un Grand Masque du perdant : il retourne sur la pioche de Tahu. Choisissez Hau, qu’il portait.
lesson-bohrok-prize = Et votre récompense en Krana : deux nouveaux, ou un nouveau et celui qui a servi. Prenez-en deux nouveaux.
lesson-bohrok-collected = Deux Krana du Lehvak, avec celui que vous aviez : cela peut devenir une série de huit. Le Tahnok est parti, et un nouveau Bohrok est visible. Si Tahu avait tenu bon, il aurait pu choisir une récompense.
lesson-bohrok-space = Une case Action est proche. Vous avez fait le premier pas. Allez-y.
lesson-bohrok-draw = Ici aussi vous pouvez piocher. Faites-le.
lesson-bohrok-pile = Avec l’essaim vous choisissez la pioche : Action ou Va. Votre Tahnok Va est parti. Piochez un Va.
lesson-bohrok-rest = Un Lehvak Va, qui va avec vos Krana du Lehvak. Arrêtez-vous ici ; c’est assez pour ce tour.
lesson-bohrok-great = Les défis du Masque sont comme toujours. Vous êtes en route vers une case Défi. Entrez-y.
lesson-bohrok-gali = Défiez Gali.
lesson-bohrok-mask = La Vision est votre meilleure aptitude : 900, et 100 par Akaku. Les 600 de Gali ne suffisent pas, et vous recevez Pakari. Au début de chaque tour vous pouvez aussi défausser une carte dont vous ne voulez plus.
lesson-bohrok-onward = Voilà l’essaim ! Vous avez deux Grands Masques et trois Krana du Lehvak. Si vous voulez, jouez la suite de cette partie : désormais les autres décident eux-mêmes, et les dés sont libres.
