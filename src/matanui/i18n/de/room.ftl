## The room before the deal

room-terms = Regeln an diesem Tisch
room-as-printed = Genau wie diese Ausgabe sie druckt.
room-differs = { $rule }: { $value }
room-phrase = Dein Satz, mit dem du diesen Platz auf jedem Gerät zurückbekommst
room-lost = Ich hatte hier einen Platz
room-give = Satz
room-back = Platz zurücknehmen
