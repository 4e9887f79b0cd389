## The room before the deal

room-terms = Regels aan deze tafel
room-as-printed = Precies zoals deze uitgave ze afdrukt.
room-differs = { $rule }: { $value }
room-phrase = Je zin, om deze plaats op een ander apparaat terug te nemen
room-lost = Ik had hier een plaats
room-give = Zin
room-back = Neem de plaats terug
