### Le terminal : libellés, questions, aide, et ce qu’il dit quand il ne comprend pas.

## Début

ui-welcome-makuta = Quest for Makuta. Explorez l’île, réunissez masques et clés, et battez Makuta dans son temple.
ui-welcome-plain = { $game }. Répondez par un numéro, ou par le nom derrière une réponse.
ui-how-many = Combien de joueurs, de { $least } à { $most } ? (Entrée : vous contre trois robots)
ui-how-many-people = Combien des { $n } sont des personnes à ce clavier ? (Entrée : 1)
ui-player = Joueur { $n }
ui-you = vous
ui-none = rien
ui-kept-in = La partie est conservée dans { $file }
ui-start-hint = Répondez par un numéro ou en mots. Tapez aide, légende, ou quitter pour arrêter.
ui-saved = Enregistré dans { $file }
ui-pass-keyboard = Passez le clavier à { $name }, qui joue { $toa }. Les autres ne regardent pas.
ui-pass-keyboard-by-name = Passez le clavier à { $name }. Les autres ne regardent pas.
ui-press-enter = Appuyez sur Entrée quand vous êtes seul devant l’écran.
ui-press-enter-part = Appuyez sur Entrée pour laisser la place ; l’écran sera effacé.
ui-pause-roll = À vous. Appuyez sur Entrée ou tapez lancer : le { $die }.
ui-pause-duel = Appuyez sur Entrée ou tapez lancer pour combattre avec le { $die } : { $odds }.
ui-resume-hint = La partie est conservée. Continuez avec :
ui-resume-command = matanui play --resume { $file }
ui-end-won = { $who } ({ $name }) gagne à la manche { $rounds }.
ui-end-won-by-name = { $name } gagne à la manche { $rounds }.
ui-end-nobody = Personne ne gagne. La partie s’est achevée à la manche { $rounds }.
ui-end-record = La partie est enregistrée dans { $file }
ui-end-verify = Vérifiez ses dés avec : matanui verify { $file }

## La table

ui-turn-yours = Manche { $round } : à vous, { $who }
ui-turn-of = Manche { $round } : à { $who } de jouer
ui-hand-keys = Clés { $n }/{ $limit } : { $named }
ui-hand-kanohi = Kanohi { $n }/{ $limit } : { $named }
ui-hand-turaga = Turaga { $n }/{ $limit } : { $named }
ui-seat-line = { $where }, { $keys ->
    [0] aucune clé
    [one] { $keys } clé
   *[other] { $keys } clés
 }, { $masks ->
    [0] aucun masque ni Turaga
    [one] { $masks } masque ou Turaga
   *[other] { $masks } masques et Turaga
 }
ui-seat-known = (connus : { $named })
ui-lock-down = { $field } : la serrure est face cachée
ui-lock-open = { $field } : la serrure montre { $code }
ui-lock-yours = — vos clés l’ouvrent !
ui-lock-have = ({ $n ->
    [0] aucune de vos clés ne convient
    [one] { $n } de vos clés convient
   *[other] { $n } de vos clés conviennent
 })
ui-supply = { $tiles ->
    [0] La pioche est vide
    [one] { $tiles } section dans la pioche
   *[other] { $tiles } sections dans la pioche
 } ; sur la case de départ : { $keys ->
    [0] aucune clé
    [one] { $keys } clé
   *[other] { $keys } clés
 }, { $masks ->
    [0] aucun masque ni Turaga
    [one] { $masks } masque ou Turaga
   *[other] { $masks } masques et Turaga
 }
ui-island = { $n ->
    [one] L’île compte { $n } section pour l’instant.
   *[other] L’île compte { $n } sections pour l’instant.
 }
ui-pawns = Ici : { $names }.
ui-stand = Vous êtes ici : { $field }.
ui-one-step = { $step } : { $there }
ui-gate-to = { $gate }, vers { $where }
ui-wall = un mur
ui-item = – { $text }
ui-way-joined = { $side } : { $tile }
ui-place-entry = entrée par le seuil { $edge }
ui-way-open = ouvert : { $sides }
ui-way-shut = contre un mur : { $sides }
ui-world-0 = est
ui-world-1 = nord-est
ui-world-2 = nord-ouest
ui-world-3 = ouest
ui-world-4 = sud-ouest
ui-world-5 = sud-est
ui-toward-n = nord
ui-toward-e = est
ui-toward-s = sud
ui-toward-w = ouest
ui-toward-x = par le seuil
ui-steps = { $n ->
    [one] { $n } pas
   *[other] { $n } pas
 } : { $walk }
ui-reach-now = Avec ce lancer, vous pouvez vous arrêter sur :
ui-reach-best = Avec { $pips } pas, vous pourriez vous arrêter sur :
ui-span = { $tile } : { $low } à { $high }

## Les sections en quatre lettres au plus, pour les dessins

ui-short-fau-swamp = Fau
ui-short-ga-koro = GaKo
ui-short-great-mine = Mine
ui-short-hura-mafa = Hura
ui-short-ice-drifts = Cong
ui-short-kini-nui = Kini
ui-short-ko-koro = KoKo
ui-short-kumu-islets = Kumu
ui-short-le-koro = LeKo
ui-short-leva-bay = Leva
ui-short-makuta = MAKU
ui-short-mangai = Mang
ui-short-motara-desert = Mota
ui-short-mount-ihu = Ihu
ui-short-naho-bay = Naho
ui-short-onu-koro = OnuK
ui-short-po-koro = PoKo
ui-short-ta-koro = TaKo
ui-short-tiro-canyon = Tiro
ui-short-toa-landing = Déba

## Une lettre par symbole, dans l’ordre feu, eau, air, terre, glace, pierre, joker ; toutes différentes

ui-symbols = F E A T G P *

## La légende

ui-legend-head = Ce que veulent dire les signes
ui-legend-mosquito = moustique, face cachée
ui-legend-scorpion = scorpion, face cachée
ui-legend-tiger = tigre, face cachée
ui-legend-strength = un tigre de force 18, face visible
ui-legend-under = deux jetons se trouvent dessous
ui-legend-mask = masque ou Turaga
ui-legend-turaga = un Turaga que vous connaissez
ui-legend-key = clé ; une clé que vous connaissez montre son symbole
ui-legend-gate = seuil 3 ; à côté, où il mène
ui-legend-open = seuil ouvert : arrêtez-vous ici pour poser une nouvelle section
ui-legend-wall = le seuil donne sur un mur
ui-legend-start = case de départ ; S4 : quatre jetons s’y trouvent
ui-legend-entrance = porte 2 du temple ; à côté, la force de Makuta de ce côté
ui-legend-lock = serrure, face cachée ; visible, elle montre ses trois symboles
ui-legend-path = chemin
ui-legend-number = le numéro d’une réponse
ui-legend-symbols = Symboles : { $named }

## Chances

ui-point = ,
ui-odds = { $win } % de victoire
ui-odds-tie = { $win } % de victoire, { $tie } % de match nul
ui-odds-line = { $die } +{ $plus } ({ $named }) : { $odds }
ui-odds-bare = rien
ui-odds-head = Avec le { $die } et ce que vous pouvez ajouter (chances tigre en montre plus) :
ui-odds-summary = { $name } { $low } à { $high } : { $odds }
ui-odds-part = +{ $plus } gagne à { $win } %
ui-odds-duel = Contre une force de { $strength } :
ui-odds-makuta = Contre Makuta, force { $low } à { $high } :
ui-odds-rahi = { $n ->
    [0] Contre un { $name } :
   *[other] Contre un { $name } que personne n’a vu, force { $low } à { $high } :
 }
ui-odds-all-seen = Tout le monde les a déjà tous vus.
ui-at-best = au mieux { $odds }
ui-total-wins = { $total } bat { $strength }
ui-total-ties = { $total } égale { $strength }
ui-total-loses = { $total } perd contre { $strength }

## Comment répondre

ui-hint-toa = Un numéro ou un nom.
ui-hint-begin = Un numéro, ou : lancer, voler, stop. Aussi : portée, chances, aide.
ui-hint-walk = Un numéro, ou aller e e s (x : un seuil). Aussi : portée, chances, aide.
ui-hint-walk-drawn = Un numéro du dessin, ou aller e e s (x : un seuil). Aussi : portée, aide.
ui-hint-walk-on-drawn = Un numéro du dessin, aller e e s, ou stop.
ui-hint-walk-on = Un numéro, des pas (aller e e s), ou stop.
ui-hint-walk-from = Un numéro, ou le côté : n, e, s ou w.
ui-hint-field = Un numéro, ou une case : mangai c3. section mangai y montre les numéros.
ui-hint-plain = Un numéro, le nom derrière une réponse, ou ses premiers mots. Aussi : table, règles, aide.
ui-hint-yes-no = Tapez oui ou non.
ui-hint-placement = Un numéro, ou la rotation : poser r2. section NOM montre une section.
ui-hint-keep = Un numéro, ou : déposer NOM, garder NOM.
ui-hint-counter = Un numéro, ou : prendre clé, prendre masque, non.
ui-hint-seat = Un numéro, un nom, ou non.
ui-hint-held-counter = Un numéro ou un nom.
ui-hint-die = Un numéro, ou : lancer, lancer rouge.
ui-hint-counters = Un numéro, ou : défi vakama hau, défi tout, ou seulement défi pour rien.
ui-hint-lose = Un numéro, ou : clé, masque.
ui-hint-challenge = Tapez oui ou non. chances makuta montre vos chances.

## Mots que l’on peut taper, séparés par des virgules ; les mots anglais marchent toujours aussi

ui-cmd-roll = lancer, lance
ui-cmd-go = aller, va, marcher
ui-cmd-stop = stop, arrêt, rester, repos
ui-cmd-fly = voler, vole
ui-cmd-place = poser, pose
ui-cmd-duel = défi, combat
ui-cmd-keep = garder, garde
ui-cmd-drop = déposer, jeter
ui-cmd-take = prendre, prends
ui-cmd-yes = oui
ui-cmd-no = non
ui-cmd-reach = portée
ui-cmd-odds = chances, chance
ui-cmd-look = regarder, voir
ui-cmd-where = où
ui-cmd-tile = section
ui-cmd-board = île, carte
ui-cmd-table = table
ui-cmd-hand = main, table
ui-cmd-log = journal
ui-cmd-legend = légende, signes
ui-cmd-rules = règles
ui-cmd-save = enregistrer, sauver
ui-cmd-help = aide
ui-cmd-quit = quitter, fin
ui-step-n = n, nord
ui-step-e = e, est
ui-step-s = s, sud
ui-step-w = o, ouest
ui-step-x = x, passer
ui-word-start = case de départ, départ, start, S
ui-word-all = tout, tous

## Aide

ui-help-head = Commandes ; un début qui n’en désigne qu’une suffit. Un numéro choisit une réponse.
ui-help-roll = lancer : lancer le meilleur dé permis ; lancer blanc en choisit un
ui-help-go = aller e e s : marcher de case en case (n, e, s, w : nord, est, sud, ouest), x passe un seuil ; aller c3 ou aller mangai c3 nomme l’arrivée
ui-help-stop = stop : s’arrêter ici, se reposer, ou ne rien prendre
ui-help-fly = voler mangai c3 : voler avec Miru
ui-help-place = poser r2 : poser la section, tournée deux fois vers la gauche
ui-help-duel = défi vakama hau : jouer ces jetons ; défi n’en joue aucun, défi tout les joue tous
ui-help-keep = garder NOM : garder celui-ci, l’autre s’en va
ui-help-drop = déposer NOM : déposer celui-ci
ui-help-take = prendre clé : prendre ceci sur la case de départ ou à un Toa
ui-help-yes = oui : oui
ui-help-no = non : non ; rien ; personne
ui-help-reach = portée : toutes les cases à portée, avec les pas et ce qui s’y trouve
ui-help-odds = chances : le défi en cours ; chances tigre ou chances makuta pour vos chances avant
ui-help-look = regarder c3 : ce qu’il y a sur une case et à quelle distance
ui-help-where = où gali : où se trouve un Toa
ui-help-tile = section mangai : dessiner une section
ui-help-board = île : toute l’île
ui-help-table = table : tout ce qui est visible, et ce qui est à vous
ui-help-hand = main : vos jetons, ceux des autres, les serrures et la case de départ
ui-help-log = journal 10 : les dix derniers événements
ui-help-legend = légende : ce que veulent dire les signes
ui-help-rules = règles : l’édition et ses différences
ui-help-save = enregistrer FICHIER : enregistrer une copie ; la partie est de toute façon conservée après chaque réponse
ui-help-help = ? SUJET : expliquer une partie des règles
ui-help-quit = quitter : arrêter ; la partie est conservée
ui-help-topics = Sujets pour ? : { $topics }
ui-topic-young = jeunes
ui-topic-aim = but
ui-topic-turn = tour
ui-topic-dice = dés
ui-topic-movement = déplacement
ui-topic-gates = seuils
ui-topic-tiles = sections
ui-topic-makuta-tile = section-de-makuta
ui-topic-locks = serrures
ui-topic-keys = clés
ui-topic-counters = jetons
ui-topic-limits = limites
ui-topic-masks = masques
ui-topic-akaku = akaku
ui-topic-hau = hau
ui-topic-kakama = kakama
ui-topic-kaukau = kaukau
ui-topic-miru = miru
ui-topic-pakari = pakari
ui-topic-turaga = turaga
ui-topic-rahi = rahi
ui-topic-duel = défi
ui-topic-win = victoire
ui-topic-lose = défaite
ui-topic-tie = match-nul
ui-topic-makuta = makuta
ui-topic-start = départ
ui-topic-sharing = partage
ui-topic-secrets = secrets
ui-topic-stalemate = blocage
ui-topic-editions = éditions
ui-topic-switches = options
ui-rules-edition = Édition : { $edition }
ui-rules-differs = – { $text }
ui-rules-by-hand = – { $text } (choisi à la main)

## Ce qui n’a pas été compris

ui-err-unknown = « { $text } » n’est pas une réponse ici. Tapez un numéro, ou aide pour les commandes.
ui-err-unknown-now = « { $text } » n’est pas une commande. Tapez lancer, ou aide pour les commandes.
ui-err-several = « { $text } » : voulez-vous dire { $names } ?
ui-err-name = Il n’y a pas de « { $text } » ici. Choisissez parmi : { $names }.
ui-err-range = Il n’y a pas de réponse { $number }. Choisissez de 1 à { $most }.
ui-err-number = « { $text } » n’est pas un nombre.
ui-err-between = Un nombre de { $least } à { $most }, s’il vous plaît.
ui-err-not-asked = Rien n’est demandé pour l’instant. Tapez lancer.
ui-err-not-now = La question est une autre : « { $command } » n’y répond pas.
ui-err-field = « { $text } » n’est pas une case. Une case se nomme c3 sur votre propre section, ou mangai c3.
ui-err-no-cell = { $tile } n’a pas de case { $cell }.
ui-err-not-laid = { $tile } ne fait pas encore partie de l’île.
ui-err-no-step = { $field } : aucun chemin par là ({ $step }).
ui-err-no-gate = { $field } n’est pas un seuil vers une autre section.
ui-err-too-far = C’est un trajet de { $steps } pas ; vous en avez { $pips }.
ui-err-rahi-in-the-way = Un Rahi se tient ici : { $field } ; le trajet s’y arrête.
ui-err-twice = On ne passe jamais deux fois sur la même case.
ui-err-out-of-reach = { $field } n’est pas à portée. Tapez portée pour voir ce qui l’est.
ui-err-no-miru = Vous ne pouvez pas voler maintenant.
ui-err-must-walk = Vous devez faire au moins un pas.
ui-err-only-no = Vos clés ne vont pas ; tapez non.
ui-err-must-akaku = Ici, vous devez utiliser Akaku.
ui-err-one-goes = Un jeton doit partir : tapez déposer et son nom.
ui-err-turn = « { $text } » n’est pas une rotation. Tapez de poser r0 à poser r5.
ui-err-turn-unfit = Avec r{ $turn }, aucun seuil de la section ne touche celui-ci. La liste montre ce qui convient.
ui-err-no-bonus = Vous ne pouvez jouer que les masques et les Turaga qui s’ajoutent à votre lancer.
ui-err-by-number = Choisissez par un numéro, s’il vous plaît.
ui-err-save = La partie n’a pas pu être enregistrée dans { $file } : { $why }.
ui-err-seats = Le jeu est pour { $least } à { $most } joueurs, et vous en avez nommé { $n }.
ui-err-seat = « { $seat } » ne peut pas jouer. Chaque place est une de celles-ci : { $names }.
ui-err-answer = Il n’y a pas de réponse { $n }. L’enregistrement en a { $most }.

## Revoir une partie

ui-watch-head = { $edition }. { $players }.
ui-watch-size = { $answers } réponses, { $events } événements.
ui-watch-hint = Entrée : événement suivant. p : précédent. t : tour suivant. e : fin. Un nombre : aller à cette réponse. b : île. v tahu, v tout, v personne : par quels yeux. q : quitter.
ui-watch-prompt = [{ $n }/{ $most }]
ui-watch-unfinished = La partie n’est pas finie : manche { $rounds }.
ui-watch-next = n, next, suivant
ui-watch-previous = p, previous, back, précédent
ui-watch-turn = t, turn, tour
ui-watch-end = e, end, fin
ui-watch-quit = q, quit, exit, quitter
ui-watch-view = v, view, yeux
ui-watch-board = b, board, île
ui-watch-help = h, help, aide, ?
ui-watch-public = public, nobody, personne
