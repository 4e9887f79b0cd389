### Rythme, touches, ligne de commande et réglages du client du navigateur.

## Ce que font les autres, une chose après l’autre

pace-next = Suite (encore { $n })
pace-all = Tout montrer
pace-since = Depuis votre dernier tour

## Les lignes que l’on tape

command-both = { $left }{ $right }
command-text = { $text }
command-not-asked = On ne vous demande rien pour l’instant.
command-no-save = Le fichier de la partie peut être gardé quand elle est finie.
command-no-quit = Pour quitter la table, revenez à la première page.
command-no-roll = Les dés roulent ici d’eux-mêmes.
