### Touches et réglages du client du navigateur.

## Touches

keys-head = Touches
keys-off = Les lettres et les signes sont désactivés comme touches.
keys-arrows = Les flèches déplacent l’île et vont de case en case. Toutes les touches peuvent changer :
keys-none = aucune
keys-shift = Maj + { $key }
keys-key-space = Espace
keys-key-enter = Entrée
keys-key-escape = Échap
keys-key-backspace = Retour arrière
keys-key-left = Gauche
keys-key-right = Droite
keys-key-up = Haut
keys-key-down = Bas
keys-do-help = Toutes les touches
keys-do-command = Ligne de commande
keys-do-commit = Faire ce qui est prévu
keys-do-clear = Choisir à nouveau, fermer
keys-do-undo = Reprendre un pas du plan
keys-do-primary = La prochaine chose à faire
keys-do-end = S’arrêter, ou passer
keys-do-seat = Regarder le joueur { $n }
keys-do-seats = Regarder un joueur, selon sa place
keys-do-hand = Vers votre main
keys-do-log = Vers la chronique
keys-do-map = Vers l’île
keys-do-chat = Vers la conversation
keys-do-left = Ce qui reste
keys-do-turn = Tourner la section
keys-do-turn-back = Tourner la section dans l’autre sens
keys-do-closer = Plus près
keys-do-farther = Plus loin
keys-do-whole = Toute l’île
keys-do-fit = Tout montrer
keys-do-before = L’événement d’avant
keys-do-after = L’événement d’après
keys-do-active = Où chacun se trouve
keys-do-odds = Chances, ou aptitudes
keys-do-mute = Couper ou remettre le son
keys-do-kanohi = Vers le prochain masque à portée
keys-do-key = Vers la prochaine clé à portée
keys-do-gate = Vers le prochain seuil à portée
keys-do-rahi = Vers le prochain Rahi à portée
keys-do-rival = Vers le prochain rival à portée
keys-do-order-always = Quand les autres agissent : me demander à chaque occasion
keys-do-order-could = Quand les autres agissent : me demander quand je peux faire quelque chose
keys-do-order-quiet = Quand les autres agissent : me demander seulement quand une carte me vise
keys-do-pass = Passer, quand vous pouvez répondre
keys-letters = Lettres, chiffres et signes servent de touches
keys-press = { $what } : appuyez sur la nouvelle touche. Échap ne change rien.
keys-usual = Les touches habituelles

## Réglages

set-back = Retour
set-text = Taille du texte
set-percent = { $n } %
set-motion = Mouvement
set-motion-machine = Comme sur cet appareil
set-motion-calm = Peu
set-motion-full = Complet
set-pace = Ce que font les autres
set-pace-instant = Tout de suite
set-pace-quick = Vite : 0,4 seconde chacun
set-pace-steady = Posément : une seconde chacun
set-pace-slow = Lentement : deux secondes chacun
set-pace-step = Pas à pas, quand je le dis
set-confirm = Me demander confirmation
set-confirm-never = Jamais : un geste suffit
set-confirm-places = Là où je choisis un lieu
set-confirm-always = Chaque fois
set-sound = Son
set-volume = Volume : { $n } %
set-turn-sound = Une conque quand c’est à moi de jouer
set-captions = Les sons en mots
set-help = Aides
set-hints = Montrer les chances, les pas et ce qui reste
set-hints-more = Sans elles, vous comptez vous-même, comme à une table de bois.
data-head = Ce que garde ce navigateur
data-about = Vos places, vos réglages et rien d’autre. Le fichier permet de s’asseoir ailleurs : gardez-le pour vous.
data-save = Garder dans un fichier
data-load = Lire un fichier :
data-delete = Tout effacer
data-sure = Oui, effacer mes places et mes réglages
data-gone = Tout est effacé.
data-loaded = Lu : { $n } éléments. Ils prendront effet quand la page sera rouverte.
data-wrong = Ce fichier n’est pas des nôtres.

## Les lignes que l’on tape

command-both = { $left }{ $right }
command-text = { $text }
command-not-asked = On ne vous demande rien pour l’instant.
command-no-save = La partie peut être enregistrée quand elle est finie.
command-no-quit = Pour quitter la table, revenez à la première page.
command-no-roll = Les dés roulent ici d’eux-mêmes.
command-output = Réponses
command-hint = Tapez un numéro ou des mots, par exemple : aide, où, chances, journal 10. Une ligne vide montre tout.
command-offers = Suites possibles
command-close = Fermer
