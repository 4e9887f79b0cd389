## The room before the deal

room-terms = Rules of this table
room-as-printed = Exactly as this edition prints them.
room-differs = { $rule }: { $value }
room-phrase = Your phrase, to take this seat back from any other device
room-lost = I had a seat here
room-give = Phrase
room-back = Take the seat back
