### Masks of Might : les pouvoirs des masques.

## Pouvoirs

power-akaku = regardez la première carte Mission.
power-hau = personne ne peut vous défier jusqu’à votre prochain tour.
power-kakama = avancez de 6 cases au maximum ce tour-ci. Les cases Mission vous arrêtent toujours.
power-kaukau = quand vous piochez sur une case Action, regardez 3 cartes et gardez-en 1 (sur une case double : 4 et 2). Remettez les autres sur la pioche dans l’ordre de votre choix.
power-miru = entrez sur une case occupée par un adversaire. Votre déplacement s’y termine.
power-pakari = poussez un adversaire de 3 cases en ligne droite hors d’une case où vous entrez. Les cases ne s’activent pas.
power-huna = quand une carte Action vous vise, elle doit viser quelqu’un d’autre.
power-komau = à tout moment, annulez une carte Action. Seul un autre Komau peut y répondre.
power-mahiki = choisissez une de vos aptitudes et lancez le D12. Cent fois le résultat la remplace jusqu’à la fin de votre prochain défi.
power-matatu = prenez au hasard 1 carte Action ou Rahi à un adversaire.
power-rau = traitez une case Mission comme une case vide ce tour-ci.
power-ruru = regardez les 3 premières cartes Défi du Masque et remettez-les dans le même ordre.

## Familles

card-might = { $mask } { FORM($toa, form: "of") }
card-might-text = Dans un défi : { $skill } +{ $bonus }. Ou utilisez son pouvoir : { $power }
card-noble = { $mask } noble { FORM($toa, form: "of") }
card-noble-text = Dans un défi : une aptitude au choix +{ $bonus }, même avec un Grand Masque. Ou utilisez son pouvoir : { $power }
card-might-turaga = Turaga { $turaga }
card-might-turaga-text = Ajoutez 100 à une aptitude au choix dans un défi.
