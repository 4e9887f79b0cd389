### Ce que fait un jeton de votre main à cette table. Les règles de la table sont des arguments, sous leurs propres noms.

thing-strong = { $stack_same_mask ->
    [true] Ajoute { $bonus } à votre lancer dans un défi, et un second autant encore. Tout le monde le voit alors, mais vous le gardez.
   *[false] Ajoute { $bonus } à votre lancer dans un défi ; un second n’ajoute rien. Tout le monde le voit alors, mais vous le gardez.
 }
thing-kakama = { $speed_masks ->
    [mandatory] Vous avancez et combattez avec le dé rouge, de 1 à 8, au lieu du blanc.
   *[optional] Vous pouvez avancer et combattre avec le dé rouge, de 1 à 8.
 } { $speed_limit ->
    [one_total] C’est le seul masque de vitesse que vous pouvez avoir.
   *[not_both] Vous ne pouvez pas l’avoir avec Kaukau.
 }
thing-kaukau = { $speed_masks ->
    [mandatory] Vous avancez et combattez avec le dé vert, de 1 à 12, au lieu du blanc.
   *[optional] Vous pouvez avancer et combattre avec le dé vert, de 1 à 12.
 } { $speed_limit ->
    [one_total] C’est le seul masque de vitesse que vous pouvez avoir.
   *[not_both] Vous ne pouvez pas l’avoir avec Kakama.
 }
thing-miru = { $miru_when ->
    [any_time] Au lieu de lancer le dé, ou après, vous volez jusqu’à n’importe quelle case.
   *[instead_of_roll] Au lieu de lancer le dé, vous volez jusqu’à n’importe quelle case.
 } { $miru_no_entrance ->
    [true] Les portes sont interdites. Il sert une fois : ensuite il va sur la case de départ.
   *[false] Il sert une fois : ensuite il va sur la case de départ.
 }
thing-akaku = { $akaku_effect ->
    [discard] Arrêtez-vous là où se tient un autre Toa, regardez tous ses jetons et faites-lui en perdre un.
   *[steal] Arrêtez-vous là où se tient un autre Toa, regardez tous ses jetons et prenez-en un.
 } { $akaku_escape_roll ->
    [true] Il sert une fois : ensuite il va sur la case de départ, et vous lancez encore le dé pour vous échapper.
   *[false] Il sert une fois : ensuite il va sur la case de départ.
 }
thing-turaga = { $bonus ->
    [0] N’aide personne d’autre que { $toa } dans un défi.
   *[other] { $own ->
        [yes] Votre propre Turaga ajoute { $bonus } à votre lancer dans un défi. Tout le monde le voit alors, mais vous le gardez.
       *[no] Le Turaga qui va avec { $toa } ajoute { $bonus } à votre lancer dans un défi. Tout le monde le voit alors, mais vous le gardez.
     }
 }
thing-key = Une des trois clés que demande une serrure à ce symbole. Qui ouvre une serrure montre ses clés, et les garde.
thing-joker = Vaut pour n’importe quel symbole d’une serrure. Qui ouvre une serrure montre ses clés, et les garde.
thing-unknown = D’ici, personne ne peut dire lequel.
thing-seen = Tout le monde l’a vu.
thing-hidden = Tout le monde ne l’a pas vu.
thing-page = Dans le compendium
