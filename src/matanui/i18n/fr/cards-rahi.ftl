### L’extension Rahi Challenge : les Rahi et les cartes de ses pioches.

## Rahi

breed-nui-rama = Nui-Rama
breed-nui-jaga = Nui-Jaga
breed-tarakava = Tarakava
breed-muaka = Muaka
breed-kane-ra = Kane-Ra
breed-manas = Manas
card-rahi = { $breed }
card-rahi-text = Défiez un adversaire : { $skill }.
card-rahi-challenge = Défi Rahi { $value }
card-rahi-challenge-text = Votre Rahi vaut { $value }, quel qu’il soit.
card-rahi-challenge-better = Défi Rahi { $value }/{ $better }
card-rahi-challenge-better-text = { $rahi } : { $better }. Tout autre Rahi : { $value }.

## Effets Rahi

card-mauled = Malmené
card-mauled-text = Votre adversaire passe son prochain déplacement.
card-barred-gates = Portails barrés
card-barred-gates-text = Effet durable : votre adversaire ne peut pas entrer sur les cases Portail.
card-ransacked = Mis à sac
card-ransacked-text = Votre adversaire défausse 2 cartes Action de son choix.
card-lamed = Boiteux
card-lamed-text = Effet durable : votre adversaire avance d’une seule case par tour.
card-hounded = Traqué
card-hounded-text = Effet durable : votre adversaire ne pioche rien sur les cases Action.
card-cornered = Acculé
card-cornered-text = Votre adversaire prend aussitôt une Mission.
card-chased-off = Chassé
card-chased-off-text = Votre adversaire va sur sa case de départ.
card-poisoned = Empoisonné
card-poisoned-text = Effet durable : votre adversaire a 100 de moins dans chaque défi.
card-besieged = Assiégé
card-besieged-text = Effet durable : votre adversaire ne peut pas tenter de défi du Masque.
card-robbed = Dépouillé
card-robbed-text = Prenez au hasard 2 cartes Action à votre adversaire.

## Défenses Rahi

card-brace = Se préparer
card-brace-text = Ajoutez 100 à l’aptitude comparée.
card-dig-in = S’enraciner
card-dig-in-text = Ajoutez 200 à l’aptitude comparée.
card-scare-away = Effaroucher
card-scare-away-text = Le défi Rahi échoue. La carte Rahi et la carte Défi sont défaussées.
card-new-ground = Autre terrain
card-new-ground-text = Nommez une autre aptitude : c’est elle qu’on compare.
card-quick-healing = Prompte guérison
card-quick-healing-text = Si l’effet est durable, il ne dure qu’un tour.
card-not-me = Pas moi
card-not-me-text = Le défi Rahi vise à votre place un autre adversaire de celui qui l’a lancé.
card-turn-the-beast = Retourner la bête
card-turn-the-beast-text = Si le défi Rahi réussit, son effet frappe celui qui l’a lancé.

## Actions

card-scattered-herd = Troupeau dispersé
card-scattered-herd-text = Un adversaire défausse 1 carte Rahi de son choix.
card-call-of-the-wild = Appel de la nature
card-call-of-the-wild-text = Piochez 2 cartes Rahi.
card-shake-it-off = Secouez-vous
card-shake-it-off-text = Défaussez un effet Rahi durable placé devant vous.
card-beast-thief = Voleur de bêtes
card-beast-thief-text = Prenez au hasard 1 carte Rahi à un adversaire.
card-calm-beasts = Bêtes apaisées
card-calm-beasts-text = Un adversaire ne peut pas lancer de défi Rahi à son prochain tour.
card-swift-hunt = Chasse rapide
card-swift-hunt-text = Après votre défi Rahi, vous pouvez aussi vous déplacer ce tour-ci.

## Missions

card-stray-beasts = Bêtes égarées
card-stray-beasts-text = Vos adversaires lancent le D12 ; le plus haut pioche 2 cartes Rahi.
card-set-one-free = Libérez-en une
card-set-one-free-text = Cédez 1 carte Rahi.
card-set-two-free = Libérez-en deux
card-set-two-free-text = Cédez 2 cartes Rahi.
card-runaway = En fuite
card-runaway-text = Défaussez 1 carte Rahi au hasard.
card-fair-trade = Juste échange
card-fair-trade-text = Cédez 1 carte Rahi et 1 carte Action.
card-first-hunt = Première chasse
card-first-hunt-text = Lancez un défi Rahi.
card-stampede = Débandade
card-stampede-text = Défaussez toutes vos cartes Rahi.
card-lowered-guard = Garde baissée
card-lowered-guard-text = Ne jouez aucune défense Rahi jusqu’à la fin de votre prochain tour.
card-full-menagerie = Ménagerie complète
card-full-menagerie-text = Tenez en même temps un Rahi, un défi Rahi et un effet Rahi.
card-lie-in-wait = À l’affût
card-lie-in-wait-text = Passez votre prochain déplacement et piochez 1 carte Rahi.
