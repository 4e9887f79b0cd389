### Rythme, touches, ligne de commande et réglages du client du navigateur.

## Ce que font les autres, une chose après l’autre

pace-next = Suite (encore { $n })
pace-all = Tout montrer
pace-since = Depuis votre dernier tour

## À haute voix

live-time = Encore { $n } secondes.
command-line = Ligne de commande
command-menu = Outils de la table
command-table = Cette table
command-mute = Couper le son
command-sure = Vous êtes sûr ?
command-keys = Touches
command-rules = Règles
command-asked = doit répondre
command-away = hors ligne
command-resigned = a abandonné ; un robot continue
