### De kaartspellen op de terminal en in de browser: wat over de tafel en een uitdaging gezegd wordt.

## De tafel

ui-card-hand-action = Actiekaarten { $count }: { $named }
ui-card-hand-rahi = Rahi-kaarten { $count }: { $named }
ui-card-hand-va = Va { $count }: { $named }
ui-card-hand-krana = Krana { $count }: { $named }
ui-card-known = { $who } heeft in de hand: { $named }
ui-card-masks = Maskers: { $named }
ui-card-turaga = Turaga-kaarten: { $named }
ui-card-knocked = Afgeslagen: { $named }
ui-card-worn = gedragen
ui-card-rests = rust tot een uitdaging
ui-card-rests-great = rust tot een maskeruitdaging
ui-card-rests-turns = { $n ->
    [one] rust 1 beurt
   *[other] rust { $n } beurten
 }
ui-card-mission = Missie { $name }: { $done } van { $need } gedaan.
ui-card-no-missions = Niemand heeft een open missie.
ui-card-lasting = Werkt nog: { $named }
ui-card-turns-left = { $name } ({ $n ->
    [one] 1 beurt
   *[other] { $n } beurten
 })
ui-card-skips = { $n ->
    [one] één keer niet lopen
   *[other] { $n } keer niet lopen
 }
ui-card-extra = { $n ->
    [one] een extra beurt
   *[other] { $n } extra beurten
 }
ui-card-gamble = { $skill } is { $value } in de volgende uitdaging
ui-card-burden = { $points } punten eraf in de volgende uitdaging
ui-card-free-ignore-missions = geen missievak telt deze beurt
ui-card-free-last-space = alleen het vak telt waar deze zet eindigt
ui-card-bar-0 = geen portalen
ui-card-bar-1 = geen uitdagingen
ui-card-bar-2 = niet trekken
ui-card-bar-3 = geen Rahi
ui-card-bar-4 = geen verdediging
ui-card-bar-5 = geen Grote Maskers
ui-card-bar-6 = kan niet uitgedaagd worden
ui-card-track-masks = maskers { $n }/{ $most }
ui-card-track-krana = Krana { $n }/{ $most }
ui-card-count-action = { $n ->
    [one] 1 actiekaart
   *[other] { $n } actiekaarten
 }
ui-card-count-rahi = { $n } Rahi
ui-card-count-va = { $n } Va
ui-card-count-krana = { $n ->
    [one] 1 Krana-kaart
   *[other] { $n } Krana-kaarten
 }
ui-card-count-missions = { $n ->
    [one] 1 missie
   *[other] { $n } missies
 }
ui-card-goal-masks = { $most } Grote Maskers winnen.
ui-card-goal-same-breed = { $most } Krana van één soort winnen ook.
ui-card-goal-types = { $most } verschillende types Krana winnen ook.
ui-card-bohrok = Open op tafel: { $named }
ui-card-krana-out = Uitgelegd: { $named }

## De uitdaging

ui-card-fight = { $who } daagt { $foe } uit: { $skills }
ui-card-other = andere effecten
ui-card-tie-rule = Bij gelijke stand wint { $who }.
ui-card-tie-card = Door een kaart wint { $who } bij gelijke stand.
