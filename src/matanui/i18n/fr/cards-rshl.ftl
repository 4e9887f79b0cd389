### Rising Shadow Hidden Light : Toa Nuva, Kanohi Nuva et les nouveautés de l’essaim.

## Familles

card-toa-nuva = { $toa } Nuva
card-toa-nuva-text = Vol { $flight }, Protection { $shielding }, Vitesse { $speed }, Force { $strength }, Nage { $swimming }, Vision { $vision }
card-nuva = { $mask } Nuva { FORM($toa, form: "of") }
card-nuva-text = Dans un défi : { $skill } +{ $bonus }. Ou utilisez son pouvoir : { $power } Vous pouvez partager ce pouvoir avec un joueur qui le souhaite.
card-bohrok-kal = { $breed }-Kal
card-bohrok-kal-text = Qui défie avec lui ajoute { $bonus } si l’on compare l’aptitude { $skill }.

## L’essaim

card-cahdok = Cahdok
card-cahdok-text = Seul le Krana-Kal la contrôle. Qui défie avec elle ajoute { $bonus }, quelle que soit l’aptitude.
card-gahdok = Gahdok
card-gahdok-text = Seul le Krana-Kal la contrôle. Qui défie avec elle ajoute { $bonus }, quelle que soit l’aptitude.
card-krana-kal = Krana-Kal
card-krana-kal-text = Sur une case Bohrok : contrôlez tout Bohrok-Kal ou toute Bahrag visible.

## Actions

card-mask-renewal = Masque régénéré
card-mask-renewal-text = Retirez tous les jetons d’un de vos masques au repos : il est de nouveau prêt.
card-dulled-mask = Masque affaibli
card-dulled-mask-text = Posez 1 jeton sur un masque d’un adversaire : il se repose 1 tour de plus.
card-lent-mask = Masque prêté
card-lent-mask-text = Empruntez pour ce défi le bonus d’un Kanohi Nuva : un autre joueur doit l’avoir prêt et accepter.
card-queens-call = Appel des reines
card-queens-call-text = Sur une case Bohrok : un Krana de votre main contrôle le Bohrok visible, quelle que soit son espèce.
card-new-wave = Nouvelle vague
card-new-wave-text = Mélangez les Bohrok et révélez-en un nouveau.
