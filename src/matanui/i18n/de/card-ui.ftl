### Die Kartenspiele am Terminal und im Browser: was über den Tisch und ein Duell gesagt wird.

## Der Tisch

ui-card-hand-action = Aktionskarten { $count }: { $named }
ui-card-hand-rahi = Rahi-Karten { $count }: { $named }
ui-card-hand-va = Va { $count }: { $named }
ui-card-hand-krana = Krana { $count }: { $named }
ui-card-known = { $who } hat auf der Hand: { $named }
ui-card-masks = Masken: { $named }
ui-card-turaga = Turaga-Karten: { $named }
ui-card-knocked = Abgeschlagen: { $named }
ui-card-worn = getragen
ui-card-rests = ruht bis zu einem Duell
ui-card-rests-great = ruht bis zu einem Maskenduell
ui-card-rests-turns = { $n ->
    [one] ruht 1 Zug
   *[other] ruht { $n } Züge
 }
ui-card-mission = Mission { $name }: { $done } von { $need } erledigt.
ui-card-no-missions = Niemand hat eine offene Mission.
ui-card-lasting = Wirkt noch: { $named }
ui-card-turns-left = { $name } ({ $n ->
    [one] 1 Zug
   *[other] { $n } Züge
 })
ui-card-skips = { $n ->
    [one] einmal mit der Bewegung aussetzen
   *[other] { $n }-mal mit der Bewegung aussetzen
 }
ui-card-extra = { $n ->
    [one] ein Zug extra
   *[other] { $n } Züge extra
 }
ui-card-gamble = { $skill } ist im nächsten Duell { $value }
ui-card-burden = { $points } Punkte weniger im nächsten Duell
ui-card-free-ignore-missions = kein Missionsfeld zählt in diesem Zug
ui-card-free-last-space = nur das Feld zählt, auf dem diese Bewegung endet
ui-card-bar-0 = keine Portale
ui-card-bar-1 = keine Duelle
ui-card-bar-2 = kein Ziehen
ui-card-bar-3 = keine Rahi
ui-card-bar-4 = keine Abwehr
ui-card-bar-5 = keine Großen Masken
ui-card-bar-6 = kann nicht herausgefordert werden
ui-card-track-masks = Masken { $n }/{ $most }
ui-card-track-krana = Krana { $n }/{ $most }
ui-card-count-action = { $n ->
    [one] 1 Aktionskarte
   *[other] { $n } Aktionskarten
 }
ui-card-count-rahi = { $n } Rahi
ui-card-count-va = { $n } Va
ui-card-count-krana = { $n ->
    [one] 1 Krana-Karte
   *[other] { $n } Krana-Karten
 }
ui-card-count-missions = { $n ->
    [one] 1 Mission
   *[other] { $n } Missionen
 }
ui-card-goal-masks = { $most } Große Masken gewinnen.
ui-card-goal-same-breed = { $most } Krana derselben Art gewinnen auch.
ui-card-goal-types = { $most } Krana verschiedener Typen gewinnen auch.
ui-card-bohrok = Liegt offen: { $named }
ui-card-krana-out = Ausgelegt: { $named }

## Das Duell

ui-card-fight = { $who } fordert { $foe } heraus: { $skills }
ui-card-other = andere Wirkungen
ui-card-tie-rule = Bei Gleichstand gewinnt { $who }.
ui-card-tie-card = Durch eine Karte gewinnt { $who } bei Gleichstand.
