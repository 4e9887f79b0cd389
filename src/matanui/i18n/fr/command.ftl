### Rythme, touches, ligne de commande et réglages du client du navigateur.

## Ce que font les autres, une chose après l’autre

pace-next = Suite (encore { $n })
pace-all = Tout montrer
pace-since = Depuis votre dernier tour
