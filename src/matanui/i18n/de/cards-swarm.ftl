### Bohrok Swarm: Arten, Krana und die Karten der Stapel.

## Arten von Bohrok und Krana

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

## Familien

card-bohrok = { $breed }
card-bohrok-text = Wer damit herausfordert, zählt { $bonus } dazu, wenn { $skill } verglichen wird.
card-bohrok-promo = Mächtiger { $breed }
card-bohrok-promo-text = Wer damit herausfordert, zählt { $bonus } dazu, wenn { $skill } verglichen wird.
card-va = { $breed } Va
card-va-text = Zähle { $bonus } dazu in einem Bohrok-Duell mit { $breed } in jeder Form, als Herausforderer oder Verteidiger. Lege die Karte danach ab.
card-krana = Krana { $type } von { $breed }
card-krana-text = Auf einem Bohrok-Feld: Lenke { $breed } in jeder Form, wenn er offen liegt.
card-counsel = Rat von { $turaga }
card-counsel-text = Wenn du auf einem Aktionsfeld ziehst, ziehe 1 Karte mehr. Danach ruht die Karte bis zu deinem nächsten Maskenduell.

## Aktionen

card-dropped-pack = Verlorener Rucksack
card-dropped-pack-text = Ein Gegner legt 1 Aktionskarte seiner Wahl ab.
card-swarm-dread = Angst vor dem Schwarm
card-swarm-dread-text = Senke in diesem Duell eine beliebige Fähigkeit eines Gegners um 100.
card-broken-control = Gerissenes Band
card-broken-control-text = Spiele sie, wenn ein Gegner ein Bohrok-Duell ankündigt: Die Lenkung scheitert, die Krana wird abgelegt, ein neuer Bohrok kommt, und sein Zug endet.
card-scouting-order = Kundschafterbefehl
card-scouting-order-text = Verzichte auf deinen Zug: Stelle einen Gegner auf ein freies Missionsfeld. Er nimmt sofort eine Mission.
card-swarm-watcher = Schwarmwächter
card-swarm-watcher-text = Spiele sie, wenn ein Gegner ein Bohrok-Duell ankündigt: Ziehe 1 Aktionskarte.
card-double-control = Doppelte Lenkung
card-double-control-text = Auf einem Bohrok-Feld: Beginne 2 Bohrok-Duelle.
card-courage = Mut
card-courage-text = Erhöhe in diesem Duell eine beliebige Fähigkeit um 100.
card-great-courage = Großer Mut
card-great-courage-text = Erhöhe in diesem Duell eine beliebige Fähigkeit um 200.
card-krana-harvest = Krana-Ernte
card-krana-harvest-text = Ziehe 2 Krana.
card-total-control = Volle Lenkung
card-total-control-text = Auf einem Bohrok-Feld: Gewinne das Bohrok-Duell, das du ankündigst.

## Missionen

card-krana-toll = Krana-Zoll
card-krana-toll-text = Gib 2 Krana ab. Sammle sie notfalls, bevor du etwas anderes tust.
card-krana-shuffle = Krana mischen
card-krana-shuffle-text = Mische alle deine Krana in ihren Stapel zurück und ziehe ebenso viele.
card-va-toll = Va-Zoll
card-va-toll-text = Gib 1 Bohrok Va ab.
card-swarm-tribute = Tribut an den Schwarm
card-swarm-tribute-text = Deine Gegner würfeln mit dem D12; der höchste Wurf zieht 2 Krana.
card-the-swarm-stirs = Der Schwarm regt sich
card-the-swarm-stirs-text = Mische die Bohrok und decke einen neuen auf.
card-into-the-nest = In das Nest
card-into-the-nest-text = Geh sofort auf das nächste freie Bohrok-Feld. Es wirkt nicht.
card-va-on-the-march = Va auf dem Marsch
card-va-on-the-march-text = Jeder Gegner zieht 1 Bohrok Va.
