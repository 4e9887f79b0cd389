## The room before the deal

room-terms = Règles de cette table
room-as-printed = Exactement comme cette édition les imprime.
room-differs = { $rule } : { $value }
room-phrase = Votre phrase, pour reprendre cette place sur un autre appareil
room-lost = J’avais une place ici
room-give = Phrase
room-back = Reprendre la place
