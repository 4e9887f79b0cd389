### Bohrok Swarm : les espèces, les Krana et les cartes des pioches.

## Espèces de Bohrok et types de Krana

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

## Familles

card-bohrok = { $breed }
card-bohrok-text = Qui défie avec lui ajoute { $bonus } si l’on compare l’aptitude { $skill }.
card-bohrok-promo = { $breed } puissant
card-bohrok-promo-text = Qui défie avec lui ajoute { $bonus } si l’on compare l’aptitude { $skill }.
card-va = { $breed } Va
card-va-text = Ajoutez { $bonus } dans un défi Bohrok avec { $breed } sous toute forme, en attaque ou en défense. Défaussez ensuite la carte.
card-krana = Krana { $type } de { $breed }
card-krana-text = Sur une case Bohrok : contrôlez { $breed } sous toute forme, s’il est visible.
card-counsel = Conseil { FORM($turaga, form: "of") }
card-counsel-text = Quand vous piochez sur une case Action, piochez 1 carte de plus. La carte se repose ensuite jusqu’à votre prochain défi du Masque.

## Actions

card-dropped-pack = Sac tombé
card-dropped-pack-text = Un adversaire défausse 1 carte Action de son choix.
card-swarm-dread = Peur de l’essaim
card-swarm-dread-text = Retirez 100 à une aptitude au choix d’un adversaire dans ce défi.
card-broken-control = Contrôle brisé
card-broken-control-text = Jouez-la quand un adversaire annonce un défi Bohrok : le contrôle échoue, le Krana est défaussé, un nouveau Bohrok apparaît et son tour se termine.
card-scouting-order = Ordre de reconnaissance
card-scouting-order-text = Renoncez à votre tour : placez un adversaire sur une case Mission libre. Il prend aussitôt une Mission.
card-swarm-watcher = Guetteur de l’essaim
card-swarm-watcher-text = Jouez-la quand un adversaire annonce un défi Bohrok : piochez 1 carte Action.
card-double-control = Double contrôle
card-double-control-text = Sur une case Bohrok : tentez 2 défis Bohrok.
card-courage = Courage
card-courage-text = Ajoutez 100 à une aptitude au choix dans ce défi.
card-great-courage = Grand courage
card-great-courage-text = Ajoutez 200 à une aptitude au choix dans ce défi.
card-krana-harvest = Récolte de Krana
card-krana-harvest-text = Piochez 2 Krana.
card-total-control = Contrôle total
card-total-control-text = Sur une case Bohrok : gagnez le défi Bohrok que vous annoncez.

## Missions

card-krana-toll = Péage de Krana
card-krana-toll-text = Cédez 2 Krana. S’il le faut, récoltez-les avant de faire autre chose.
card-krana-shuffle = Krana mêlés
card-krana-shuffle-text = Mélangez tous vos Krana dans leur pioche et piochez-en autant.
card-va-toll = Péage de Va
card-va-toll-text = Cédez 1 Bohrok Va.
card-swarm-tribute = Tribut à l’essaim
card-swarm-tribute-text = Vos adversaires lancent le D12 ; le plus haut pioche 2 Krana.
card-the-swarm-stirs = L’essaim s’agite
card-the-swarm-stirs-text = Mélangez les Bohrok et révélez-en un nouveau.
card-into-the-nest = Dans le nid
card-into-the-nest-text = Allez aussitôt sur la case Bohrok libre la plus proche. Elle ne s’active pas.
card-va-on-the-march = Les Va en marche
card-va-on-the-march-text = Chaque adversaire pioche 1 Bohrok Va.
