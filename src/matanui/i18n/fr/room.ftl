## The room before the deal

room-terms = Règles de cette table
room-as-printed = Exactement comme cette édition les imprime.
room-differs = { $rule } : { $value }
room-phrase = Vos mots de secours, pour reprendre cette place sur un autre appareil
room-phrase-why = Elle vous rend cette place, sur cet appareil ou un autre. Personne ne peut vous en donner une nouvelle : gardez-la.
room-phrase-copy = Copier les mots de secours
room-sit = Prenez place
room-full = Toutes les places sont prises ; vous regarderez.
room-lost = J’avais une place ici
room-give = Mots de secours
room-back = Reprendre la place
web-not-yet = Pas encore
web-unseat = Libérer cette place
web-copy = Copier le lien
web-share = Partager…
web-code = À montrer à l’appareil photo d’un téléphone : le lien pour vos amis
web-sit-down = S’asseoir
room-at-home = Cette adresse ne vaut que sur cet ordinateur. Pour des amis ailleurs, lancez le serveur avec { $option } et ouvrez cette page par l’adresse de l’ordinateur sur le réseau.
web-waiting = La partie commence quand tout le monde est prêt.
web-ready = prêt
web-not-ready = pas prêt
web-i-am-ready = Je suis prêt
web-link = Lien pour vos amis
room-say = Le dire
room-seal = Dés scellés
room-seal-why = Le serveur a fixé sa part des dés avant que quiconque prenne place. Après la partie, votre navigateur les compare à ce sceau.
room-seal-mark = Sceau { $mark }
room-missing = Le lien est peut-être mal recopié, ou la table a été débarrassée parce que personne ne venait plus.

## Who comes and goes

room-came = { $who } a pris place.
room-left = { $who } est parti.
room-is-ready = { $who } est prêt.
room-is-not-ready = { $who } n’est plus prêt.
room-unseat-sure = Libérer la place de { $who } ? Il faudra la reprendre.
room-unseat-yes = Libérer
room-unseat-no = Laisser
room-waits-you = Êtes-vous prêt ?
room-waits = { $n ->
    [one] Il manque une personne
   *[other] Il manque { $n } personnes
}

## A new table

room-remove = Retirer la place { $seat }
room-swap = Échanger la place { $seat } avec la suivante
room-clockwise = On joue dans le sens des aiguilles d’une montre ; les dés choisissent qui commence.
room-compare = Comparer les éditions
room-find = Chercher une règle
room-printed = Imprimé : { $value }
room-reset = Comme imprimé
room-none-found = Aucune règle ne contient ces mots.

## At a table that plays

room-here = en ligne
room-votes = aimerait arrêter la partie
room-resign = Abandonner
room-resign-sure = Oui, abandonner
room-resign-why = Un robot joue votre place jusqu’à la fin.
room-end = Voter pour arrêter la partie
room-end-undo = Retirer mon vote
room-end-why = Elle s’arrête sans vainqueur si tout le monde vote pour.
room-kept = Votre place est gardée : fermez la page et revenez quand vous voulez.
