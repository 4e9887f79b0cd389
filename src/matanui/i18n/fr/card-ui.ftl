### Les jeux de cartes au terminal et dans le navigateur : ce qui est dit de la table et d’un défi.

## La table

ui-card-hand-action = Cartes Action { $count } : { $named }
ui-card-hand-rahi = Cartes Rahi { $count } : { $named }
ui-card-hand-va = Va { $count } : { $named }
ui-card-hand-krana = Krana { $count } : { $named }
ui-card-known = { $who } a en main : { $named }
ui-card-masks = Masques : { $named }
ui-card-turaga = Cartes Turaga : { $named }
ui-card-knocked = Arrachés : { $named }
ui-card-worn = porté
ui-card-rests = au repos jusqu’à un défi
ui-card-rests-great = se repose jusqu’à un défi du Masque
ui-card-rests-turns = { $n ->
    [one] au repos { $n } tour
   *[other] au repos { $n } tours
 }
ui-card-mission = Mission { $name } : { $done } sur { $need }.
ui-card-no-missions = Personne n’a de Mission en cours.
ui-card-lasting = Encore actif : { $named }
ui-card-turns-left = { $name } ({ $n ->
    [one] { $n } tour
   *[other] { $n } tours
 })
ui-card-skips = { $n ->
    [one] un déplacement à passer
   *[other] { $n } déplacements à passer
 }
ui-card-extra = { $n ->
    [one] un tour de plus
   *[other] { $n } tours de plus
 }
ui-card-gamble = { $skill } vaut { $value } au prochain défi
ui-card-burden = { $points } points de moins au prochain défi
ui-card-free-ignore-missions = aucune case Mission ne compte ce tour
ui-card-free-last-space = seule compte la case où finit ce déplacement
ui-card-bar-0 = pas de Portails
ui-card-bar-1 = pas de défis
ui-card-bar-2 = pas de pioche
ui-card-bar-3 = pas de Rahi
ui-card-bar-4 = pas de défense
ui-card-bar-5 = pas de Grands Masques
ui-card-bar-6 = ne peut pas être défié
ui-card-track-masks = masques { $n }/{ $most }
ui-card-track-krana = Krana { $n }/{ $most }
ui-card-count-action = { $n ->
    [one] { $n } carte Action
   *[other] { $n } cartes Action
 }
ui-card-count-rahi = { $n } Rahi
ui-card-count-va = { $n } Va
ui-card-count-krana = { $n ->
    [one] { $n } carte Krana
   *[other] { $n } cartes Krana
 }
ui-card-count-missions = { $n ->
    [one] { $n } Mission
   *[other] { $n } Missions
 }
ui-card-goal-masks = { $most } Grands Masques donnent la victoire.
ui-card-goal-same-breed = { $most } Krana d’une même espèce aussi.
ui-card-goal-types = { $most } Krana de types différents aussi.
ui-card-bohrok = Face visible : { $named }
ui-card-krana-out = Posé : { $named }

## Le défi

ui-card-fight = { $who } défie { $foe } : { $skills }
ui-card-other = autres effets
ui-card-tie-rule = En cas d’égalité, { $who } l’emporte.
ui-card-tie-card = Grâce à une carte, { $who } l’emporte en cas d’égalité.
