### Masks of Might: die Kräfte der Masken.

## Kräfte

power-akaku = Sieh dir die oberste Missionskarte an.
power-hau = Bis zu deinem nächsten Zug darf niemand dich herausfordern.
power-kakama = Geh in diesem Zug bis zu 6 Felder weit. Missionsfelder halten dich weiter auf.
power-kaukau = Wenn du auf einem Aktionsfeld ziehst, sieh dir 3 Karten an und behalte 1 (auf einem doppelten Feld: 4 und 2). Lege die anderen in beliebiger Reihenfolge zurück.
power-miru = Betritt ein Feld, auf dem ein Gegner steht. Dort endet deine Bewegung.
power-pakari = Stoß einen Gegner von einem Feld, das du betrittst, 3 Felder geradeaus weg. Die Felder wirken nicht.
power-huna = Wenn eine Aktionskarte dir gilt, muss sie jemand anderem gelten.
power-komau = Hebe jederzeit eine Aktionskarte auf. Nur eine andere Komau kann darauf antworten.
power-mahiki = Wähle eine deiner Fähigkeiten und würfle mit dem D12. Das Hundertfache des Wurfs ersetzt sie bis nach deinem nächsten Duell.
power-matatu = Zieh einem Gegner blind 1 Aktionskarte oder Rahi-Karte aus der Hand.
power-rau = Behandle in diesem Zug ein Missionsfeld wie ein leeres.
power-ruru = Sieh dir die obersten 3 Duellkarten an und lege sie in derselben Reihenfolge zurück.

## Familien

card-might = { $mask } von { $toa }
card-might-text = Im Duell: { $skill } +{ $bonus }. Oder nutze die Maskenkraft: { $power }
card-noble = Edle { $mask } von { $toa }
card-noble-text = Im Duell: eine beliebige Fähigkeit +{ $bonus }, auch neben einer Großen Maske. Oder nutze die Maskenkraft: { $power }
card-might-turaga = Turaga { $turaga }
card-might-turaga-text = Erhöhe in einem Duell eine beliebige Fähigkeit um 100.
