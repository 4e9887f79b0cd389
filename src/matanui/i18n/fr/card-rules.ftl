### Les jeux de cartes : éditions, options et courtes explications.

## Éditions

cards-edition-recharged = Recharged : les règles de l’édition que des fans ont tirée des trois jeux

## Options : ce qu’on joue, préparation

cards-switch-box = Lequel des trois jeux on joue
cards-value-box-masks = Quest for the Masks : seuls les Grands Masques font gagner
cards-value-box-bohrok = Bohrok Swarm : avec des Bohrok, des Krana et des Va
cards-value-box-rshl = Rising Shadow Hidden Light : les Toa Nuva contre les Bohrok-Kal et les Bahrag
cards-switch-might = Si les masques ont des pouvoirs
cards-value-might-false = les masques augmentent seulement une aptitude
cards-value-might-true = les masques ont des pouvoirs, et il y a des Masques Nobles à gagner
cards-switch-rahi = Si l’on joue avec les Rahi
cards-value-rahi-false = sans Rahi
cards-value-rahi-true = avec des Rahi que l’on lâche les uns sur les autres
cards-switch-short = La longueur de la partie
cards-value-short-false = la partie complète : six Grands Masques, ou huit Krana là où il y en a
cards-value-short-true = la partie courte : trois Grands Masques, ou cinq Krana là où il y en a
cards-switch-decks = Avec les cartes de qui l’on joue
cards-value-decks-standard = toutes les cartes de la boîte, en pioches communes
cards-value-decks-constructed = deux joueurs apportent leurs propres paquets
cards-switch-card-lists = Quelles cartes sont dans les pioches
cards-value-card-lists-first = la première liste de cartes
cards-switch-skills = Quels nombres ont les Toa
cards-value-skills-first = la première table des aptitudes
cards-switch-toa-table = Avec quels Toa l’on joue
cards-value-toa-table-mata = les Toa Mata
cards-value-toa-table-nuva = les Toa Nuva
cards-switch-start-spaces = Où commencent les Toa
cards-value-start-spaces-toa = chaque Toa commence sur la case de sa couleur
cards-value-start-spaces-west-east = deux Toa commencent tout à l’ouest et tout à l’est
cards-switch-start-mask = Si chacun commence avec un masque
cards-value-start-mask-true = chacun commence avec le masque de son Toa
cards-value-start-mask-false = personne n’a de masque au début
cards-switch-max-foils = Combien de masques étincelants peuvent en remplacer d’ordinaires
cards-value-max-foils = { $number ->
    [0] aucun masque étincelant
    [one] { $number } masque étincelant au maximum
   *[other] { $number } masques étincelants au maximum
 }
cards-switch-deal-action = Avec combien de cartes Action vous commencez
cards-value-deal-action = { $number ->
    [one] vous commencez avec { $number } carte Action
   *[other] vous commencez avec { $number } cartes Action
 }
cards-switch-deal-rahi = Avec combien de cartes Rahi vous commencez, si l’on joue avec les Rahi
cards-value-deal-rahi = { $number ->
    [one] vous commencez avec { $number } carte Rahi
   *[other] vous commencez avec { $number } cartes Rahi
 }
cards-switch-deal-va = Avec combien de Va vous commencez, là où il y a des Bohrok
cards-value-deal-va = { $number ->
    [one] vous commencez avec { $number } carte Va
   *[other] vous commencez avec { $number } cartes Va
 }
cards-switch-deal-krana = Avec combien de Krana vous commencez, là où il y a des Bohrok
cards-value-deal-krana = { $number ->
    [one] vous commencez avec { $number } carte Krana
   *[other] vous commencez avec { $number } cartes Krana
 }

## Options : déplacements, portails

cards-switch-max-move = Jusqu’où vous pouvez avancer
cards-value-max-move = { $number ->
    [one] { $number } case par tour
   *[other] { $number } cases par tour au maximum
 }
cards-switch-min-move = Si vous devez avancer
cards-value-min-move = { $number ->
    [0] vous pouvez rester sur place
   *[other] vous devez avancer si vous le pouvez
 }
cards-switch-move-path = Si un déplacement peut tourner
cards-value-move-path-free = chaque pas peut changer de direction
cards-value-move-path-straight = un déplacement se fait en ligne droite
cards-switch-revisit = Si un déplacement peut passer deux fois sur une case
cards-value-revisit-false = jamais deux fois la même case dans un déplacement
cards-value-revisit-true = un déplacement peut revenir sur une case
cards-switch-diagonal-by-card = Si une carte peut vous faire avancer en diagonale
cards-value-diagonal-by-card-true = une carte peut permettre les diagonales
cards-value-diagonal-by-card-false = personne n’avance jamais en diagonale
cards-switch-pass-through-toa = Si vous pouvez passer un autre Toa
cards-value-pass-through-toa-false = un Toa barre le chemin
cards-value-pass-through-toa-true = vous pouvez passer un Toa, mais pas vous arrêter là
cards-switch-card-move-pass = Ce qui compte en chemin quand une carte vous donne des pas
cards-value-card-move-pass-ignore-missions = avec des pas offerts, les cases Mission ne comptent pas ; une case Défi vous arrête quand même
cards-value-card-move-pass-last-space = avec des pas offerts, seule la dernière case compte
cards-switch-portal-must-jump = Si un Portail vous oblige à sauter
cards-value-portal-must-jump-true = qui entre sur un Portail doit sauter
cards-value-portal-must-jump-false = qui entre sur un Portail peut sauter
cards-switch-portal-ends-move = Si un saut termine votre déplacement
cards-value-portal-ends-move-true = après un saut, votre déplacement est terminé
cards-value-portal-ends-move-false = après un saut, vous pouvez continuer

## Options : missions

cards-switch-mission-trigger = Quand une case Mission vous donne une Mission
cards-value-mission-trigger-enter = vous prenez une Mission dès que vous entrez sur la case
cards-value-mission-trigger-land = vous ne prenez une Mission que si votre déplacement finit sur la case
cards-switch-mission-blocks = Ce qu’une Mission en cours vous interdit
cards-value-mission-blocks-attempt = avec une Mission en cours, une case Défi compte comme vide
cards-value-mission-blocks-enter = avec une Mission en cours, vous ne pouvez pas entrer sur une case Défi
cards-switch-mission-order = Dans quel ordre vous accomplissez vos Missions
cards-value-mission-order-any = vos Missions dans l’ordre de votre choix
cards-value-mission-order-fifo = votre plus ancienne Mission d’abord
cards-switch-mission-travel = À quelle vitesse vous voyagez en Mission
cards-value-mission-travel-normal = en Mission, vous avancez comme d’habitude
cards-value-mission-travel-one-space = en Mission, vous avancez d’une case par tour
cards-switch-mission-path = Où une Mission vous envoie
cards-value-mission-path-free = en Mission, vous allez où vous voulez
cards-value-mission-path-nearest = en Mission, vous devez aller vers la case demandée la plus proche
cards-switch-mission-opponent = Qui est visé quand une Mission nomme un adversaire
cards-value-mission-opponent-d12 = l’adversaire qui fait le plus haut avec le D12
cards-value-mission-opponent-chosen = un adversaire de votre choix

## Options : défis

cards-switch-challenge-stops = Si une case Défi vous arrête
cards-value-challenge-stops-true = une case Défi vous arrête dès que vous y entrez
cards-value-challenge-stops-false = une case Défi ne compte que si votre déplacement y finit
cards-switch-challenge-repeat = Ce que la case de votre dernier défi est pour vous
cards-value-challenge-repeat-no-enter = la case de votre dernier défi vous est fermée tant que vous n’en avez pas tenté une autre
cards-value-challenge-repeat-blank = la case de votre dernier défi est vide pour vous tant que vous n’en avez pas tenté une autre
cards-switch-triple-kini-nui = Combien de défis donne Kini-Nui
cards-value-triple-kini-nui-true = Kini-Nui donne trois défis
cards-value-triple-kini-nui-false = Kini-Nui donne deux défis
cards-switch-gmc-multi-skill = S’il y a des cartes Défi à deux aptitudes
cards-value-gmc-multi-skill-true = certaines cartes Défi nomment deux aptitudes
cards-value-gmc-multi-skill-false = chaque carte Défi nomme une aptitude
cards-switch-gmc-multi = Ce qu’on compare si une carte nomme deux aptitudes
cards-value-gmc-multi-sum = on additionne les deux aptitudes
cards-value-gmc-multi-choose = des deux aptitudes, celui qui défie en choisit une
cards-value-gmc-multi-best = des deux aptitudes, la meilleure de chacun compte
cards-switch-gmc-tie = Qui gagne un défi du Masque à égalité
cards-value-gmc-tie-challenger = à égalité, celui qui défie gagne le masque
cards-value-gmc-tie-defender = à égalité, celui qui est défié l’emporte

## Options : cases Action, mains

cards-switch-action-on-pass = Si une case Action donne une carte au passage
cards-value-action-on-pass-true = une case Action donne une carte, même au passage
cards-value-action-on-pass-false = une case Action ne donne une carte que si votre déplacement y finit
cards-switch-double-on-pass = Combien de cartes une case double donne au passage
cards-value-double-on-pass-false = au passage, une case double donne une carte
cards-value-double-on-pass-true = au passage, une case double donne deux cartes
cards-switch-action-repeat = Ce que la dernière case Action utilisée est pour vous
cards-value-action-repeat-no-draw = la même case Action deux fois de suite ne donne rien
cards-value-action-repeat-no-enter = la dernière case Action utilisée vous est fermée
cards-switch-limit-action = Combien de cartes Action vous pouvez tenir
cards-value-limit-action = { $number ->
    [one] { $number } carte Action au maximum
   *[other] { $number } cartes Action au maximum
 }
cards-switch-action-full = Ce qui se passe sur une case Action si votre main est pleine
cards-value-action-full-may-discard = la main pleine, vous pouvez défausser une carte, puis piocher
cards-value-action-full-no-draw = la main pleine, vous ne piochez rien
cards-switch-start-discard = Si vous pouvez défausser une carte au début de votre tour
cards-value-start-discard-false = pas de défausse au début de votre tour
cards-value-start-discard-true = au début de votre tour, vous pouvez défausser une carte
cards-switch-limit-va = Combien de Va vous pouvez tenir
cards-value-limit-va-none = autant de Va que vous voulez
cards-value-limit-va = { $number ->
    [one] { $number } carte Va au maximum
   *[other] { $number } cartes Va au maximum
 }
cards-switch-limit-krana = Combien de Krana vous pouvez tenir
cards-value-limit-krana-none = autant de Krana que vous voulez
cards-value-limit-krana = { $number ->
    [one] { $number } carte Krana au maximum
   *[other] { $number } cartes Krana au maximum
 }
cards-switch-overflow = Ce qui se passe s’il n’y a pas de place pour un Va ou un Krana
cards-value-overflow-no-draw = sans place, on ne pioche pas
cards-value-overflow-draw-then-discard = sans place, on pioche, puis on défausse

## Options : masques

cards-switch-attach = Quand vous mettez vos masques
cards-value-attach-turn-start = vous mettez vos masques au début de votre tour
cards-value-attach-in-challenge = vous choisissez vos masques pendant le défi
cards-switch-mask-reset = Combien de temps un masque utilisé se repose
cards-value-mask-reset-next-challenge = un masque utilisé se repose jusqu’à ce que vous ayez livré un défi
cards-value-mask-reset-turns3 = un masque utilisé se repose pendant trois de vos tours
cards-switch-noble-needs-turaga = Quand on peut gagner des Masques Nobles
cards-value-noble-needs-turaga-false = on peut gagner des Masques Nobles dès le début
cards-value-noble-needs-turaga-true = on ne gagne de Masques Nobles qu’après avoir trouvé son Turaga
cards-switch-nuva-share = Si les pouvoirs se partagent
cards-value-nuva-share-false = les pouvoirs ne se partagent pas
cards-value-nuva-share-true = vous pouvez partager un pouvoir avec un joueur qui le souhaite

## Options : Bohrok

cards-switch-bohrok-pile = Quels Bohrok il y a
cards-value-bohrok-pile-swarm = les Bohrok de l’essaim
cards-value-bohrok-pile-kal = les Bohrok avec les Kal et les Bahrag
cards-switch-bahrag = Si les Bahrag sont dans la pioche
cards-value-bahrag-true = avec les deux Bahrag
cards-value-bahrag-false = sans les deux Bahrag
cards-switch-krana-control = Ce que contrôle un Krana
cards-value-krana-control-breed = un Krana contrôle son espèce
cards-value-krana-control-breed-and-kal = un Krana contrôle son espèce et le Kal de cette espèce
cards-switch-krana-kal-wild = Ce que vaut le Krana-Kal pour la victoire
cards-value-krana-kal-wild-false = le Krana-Kal ne compte pas pour la victoire
cards-value-krana-kal-wild-true = le Krana-Kal remplace un Krana manquant
cards-switch-bohrok-tie = Qui gagne un défi Bohrok à égalité
cards-value-bohrok-tie-challenger = à égalité avec un Bohrok, celui qui défie l’emporte
cards-value-bohrok-tie-defender = à égalité avec un Bohrok, celui qui est défié l’emporte
cards-switch-bohrok-defend-prize = Ce que vous recevez pour avoir tenu bon face à un Bohrok
cards-value-bohrok-defend-prize-va-or-used = un Va ou le Krana utilisé pour qui tient bon
cards-value-bohrok-defend-prize-krana-or-used = un nouveau Krana ou celui qui a servi pour qui tient bon
cards-switch-knock-safe = Ce qu’un Bohrok ne peut pas faire tomber
cards-value-knock-safe-turaga = les Turaga ne peuvent pas tomber
cards-value-knock-safe-turaga-noble = les Turaga et les Masques Nobles ne peuvent pas tomber
cards-switch-double-control = Avec quoi se livrent deux défis Bohrok dus à une carte
cards-value-double-control-same = les deux défis avec le même Bohrok
cards-value-double-control-new = le second défi avec un nouveau Bohrok
cards-switch-win-krana = Quels Krana font gagner
cards-value-win-krana-same-breed = les Krana d’une même espèce font gagner
cards-value-win-krana-types = les Krana de types différents font gagner, quelle que soit leur espèce

## Options : Rahi

cards-switch-limit-rahi = Combien de cartes Rahi vous pouvez tenir
cards-value-limit-rahi = { $number ->
    [one] { $number } carte Rahi au maximum
   *[other] { $number } cartes Rahi au maximum
 }
cards-switch-limit-rahi-type = Combien de cartes Rahi d’un même type vous pouvez tenir
cards-value-limit-rahi-type = { $number ->
    [one] { $number } carte Rahi de chaque type au maximum
   *[other] { $number } cartes Rahi de chaque type au maximum
 }
cards-switch-rahi-tie = Qui gagne un défi Rahi à égalité
cards-value-rahi-tie-defender = à égalité avec un Rahi, celui qui est défié l’emporte
cards-value-rahi-tie-challenger = à égalité avec un Rahi, celui qui défie l’emporte
cards-switch-rahi-when-skipped = Si vous pouvez lâcher un Rahi quand vous devez passer un déplacement
cards-value-rahi-when-skipped-false = qui doit passer un déplacement ne lâche pas de Rahi
cards-value-rahi-when-skipped-true = qui doit passer un déplacement peut quand même lâcher un Rahi
cards-switch-rahi-effect-pins = Si un effet Rahi peut vous faire passer un déplacement
cards-value-rahi-effect-pins-true = un effet Rahi peut vous faire passer un déplacement
cards-value-rahi-effect-pins-false = aucun effet Rahi ne vous fait passer de déplacement
cards-switch-rahi-resets-masks = Si un défi Rahi réveille les masques au repos
cards-value-rahi-resets-masks-true = un défi Rahi réveille les masques des deux côtés
cards-value-rahi-resets-masks-false = un défi Rahi ne réveille aucun masque
cards-switch-lingering-turns = Combien de temps dure un effet Rahi durable
cards-value-lingering-turns-game = un effet durable reste jusqu’à la fin de la partie
cards-value-lingering-turns = { $number ->
    [one] un effet durable reste { $number } tour
   *[other] un effet durable reste { $number } tours
 }
cards-switch-action-in-rahi = Quelles cartes Action se jouent dans un défi Rahi
cards-value-action-in-rahi-infected = seulement des Masques infectés dans un défi Rahi
cards-value-action-in-rahi-any = toutes les cartes Action dans un défi Rahi
cards-switch-stalemate-rounds = Après combien de manches calmes la partie s’achève sans vainqueur
cards-value-stalemate-rounds = { $number ->
    [one] { $number } manche calme met fin à la partie
   *[other] { $number } manches calmes mettent fin à la partie
 }
cards-switch-most-rounds = Après combien de manches la partie s’achève dans tous les cas
cards-value-most-rounds = { $number ->
    [one] la partie s’achève après { $number } manche
   *[other] la partie s’achève après { $number } manches
 }

## Explications

cards-topic-turn =
    Au début de votre tour, mettez un Grand Masque et emmenez une carte Turaga, si vous en avez.
    Jouez des cartes et utilisez des pouvoirs autant que vous voulez. Puis avancez, et faites ce que demandent les cases.
    Si l’on joue avec les Rahi, vous pouvez en lâcher un au lieu d’avancer. Ensuite, c’est au joueur suivant, dans le sens des aiguilles d’une montre.
cards-topic-moving =
    Vous avancez d’une à trois cases vers le nord, l’est, le sud ou l’ouest (options min_move et max_move). Chaque pas peut tourner, mais vous n’entrez jamais deux fois sur une case (move_path et revisit).
    Vous pouvez vous arrêter après chaque pas. Les cases Mission, les cases Défi et les Portails vous arrêtent.
    Une case où se tient un autre Toa est fermée (pass_through_toa). Si une carte ou un autre joueur vous déplace, rien ne se passe en chemin.
cards-topic-missions =
    Si vous entrez sur une case Mission, vous vous arrêtez et prenez une Mission, visible de tous (option mission_trigger).
    Certaines Missions se font aussitôt. D’autres sont des tâches : vous y travaillez au fil de vos tours, et ce qui est fait reste fait.
    Tant qu’une Mission est en cours, vous ne pouvez pas défier pour un masque (mission_blocks). Plusieurs Missions se font dans l’ordre de votre choix, ou la plus ancienne d’abord (mission_order).
cards-topic-challenges =
    Entrez sur une case Défi, arrêtez-vous et défiez un adversaire pour un de vos propres masques. Une carte dit quelle aptitude on compare.
    Celui qui est mené peut jouer une carte ou un masque, encore et encore, jusqu’à ce que l’un s’incline. À égalité, celui qui défie l’emporte (option gmc_tie).
    Si vous gagnez, vous prenez la première carte de votre pioche de masques ; si vous perdez, il ne se passe rien.
    Les cases doubles donnent deux défis, Kini-Nui trois (triple_kini_nui). Vous ne revenez sur la même case qu’après en avoir tenté une autre (challenge_repeat).
cards-topic-game-actions =
    Une case Action vous donne une carte, même au passage (option action_on_pass). Si votre déplacement finit sur une case double, vous en piochez deux.
    La même case deux fois de suite ne donne rien (action_repeat).
    Il y a des cartes Bonus, Récompense, Pénalité et Masque infecté. Vous pouvez en jouer autant que vous voulez ; chaque carte dit quand.
cards-topic-portals =
    Si vous entrez sur un Portail, vous sautez sur un autre Portail libre de votre choix (option portal_must_jump).
    Votre déplacement s’y termine, sauf si portal_ends_move dit autre chose. Si aucun autre Portail n’est libre, vous ne pouvez pas entrer.
cards-topic-masks =
    Votre pioche contient six Grands Masques, et vous commencez avec le premier (option start_mask). Chacun augmente une aptitude ; vous en portez un à la fois.
    Vous le mettez au début de votre tour et le portez jusqu’au suivant, ou vous le choisissez pendant le défi (attach).
    Un masque étincelant remplace un masque ordinaire et vaut davantage.
cards-topic-turaga =
    Votre Turaga attend parmi vos masques et vous aide de plusieurs façons : par ses conseils, avec un Masque Noble, avec un outil.
    Emmenez une carte Turaga à côté de votre Grand Masque. Une carte Turaga ne compte pas pour la victoire.
cards-topic-might =
    Avec Masks of Might, vos masques ont aussi des pouvoirs, et vous gagnez aussi des Masques Nobles.
    Dans un défi, jouez un Grand Masque et un Masque Noble ou un Turaga pour leur bonus, ou utilisez un pouvoir à votre tour.
    Un masque dont vous avez utilisé le pouvoir se repose un moment (option mask_reset). Demandez un masque par son nom pour lire son pouvoir.
cards-topic-power = Le pouvoir du masque { $mask } : { $power }
cards-topic-rahi =
    Au lieu d’avancer, jouez un Rahi et un défi Rahi contre un adversaire. Vous devez aussi tenir un effet Rahi.
    Le nombre de la carte s’oppose à l’aptitude de votre adversaire, qui peut jouer des défenses Rahi. L’égalité le sauve (option rahi_tie).
    Si votre Rahi gagne, choisissez un effet et jouez-le. Sinon, vous ne perdez que les deux cartes.
cards-topic-lingering =
    Certains effets Rahi sont durables : la carte reste trois tours devant sa victime (option lingering_turns).
    Des effets différents s’ajoutent ; le même ne fait que recommencer. Certaines cartes en débarrassent.
cards-topic-winning =
    Qui tient le premier six Grands Masques gagne aussitôt (option short). Les Masques Nobles et les Turaga ne comptent pas.
    Là où il y a des Krana, huit Krana font gagner aussi (win_krana).
cards-topic-short =
    Dans la partie courte, trois Grands Masques suffisent, le premier compris. Là où il y a des Krana, cinq suffisent.
    L’option short la met en place.
cards-topic-timing =
    Chaque carte dit quand elle se joue : dans un défi, à votre tour, pendant votre déplacement ou à tout moment.
    Avant chaque tour, chacun peut jouer une carte qui se joue à tout moment. Dans un défi, on demande d’abord à celui qui est mené ; s’il s’incline, les autres peuvent encore s’en mêler.
    Une carte agit avant que la suivante soit jouée. Seules les cartes qui l’annulent ou la détournent peuvent y répondre.
cards-topic-limits =
    Vous tenez au maximum sept cartes Action (option limit_action) et neuf cartes Rahi, trois de chaque type (limit_rahi et limit_rahi_type).
    Pour les Va et les Krana, il y a limit_va et limit_krana. Ce qui n’a pas de place n’est pas pioché.
cards-topic-stalemate =
    Parfois, plus personne n’avance. Si pendant de nombreuses manches personne ne défie personne et qu’aucune Mission n’est accomplie, la partie s’achève sans vainqueur.
    Une partie qui n’en finit pas est arrêtée aussi. Les options stalemate_rounds et most_rounds disent quand.
cards-topic-bohrok =
    Un Bohrok est visible. Avec un Krana de son espèce, vous pouvez l’envoyer contre un adversaire depuis une case Bohrok.
    Une carte Défi dit ce qu’on compare ; si c’est l’aptitude du Bohrok, son bonus est pour vous.
    Si vous gagnez, vous faites tomber un Grand Masque de votre adversaire et prenez des Krana. Sinon, votre adversaire est récompensé d’avoir tenu bon (option bohrok_defend_prize).
cards-topic-krana =
    Chaque espèce a huit Krana, un de chaque type. Vous les piochez sur les cases Bohrok et les gagnez dans les défis Bohrok.
    Avec celui qui convient, vous contrôlez le Bohrok visible. Huit Krana font gagner la partie : d’une même espèce ou de types différents (option win_krana).
cards-topic-va =
    Les Bohrok Va sont de petits assistants. Vous les piochez sur les cases Action, à la place d’une autre carte.
    Dans un défi Bohrok, un Va de la même espèce ajoute ses points pour vous, que vous défiiez ou que l’on vous défie. Il est ensuite défaussé.
cards-topic-control =
    Si votre déplacement finit sur une case Bohrok, vous pouvez piocher un Krana, ou contrôler le Bohrok visible et défier quelqu’un.
    Au passage, la case ne fait rien. Quand vous annoncez le défi, les autres peuvent répondre.
    Ensuite, le Krana utilisé est défaussé si personne ne le prend, et un nouveau Bohrok est révélé.
cards-topic-kal =
    Les Bohrok-Kal sont plus forts que leur espèce. Un Krana de l’espèce contrôle aussi son Kal si l’option krana_control le dit.
    Le Krana-Kal contrôle chaque Kal, mais ne compte pas pour la victoire (krana_kal_wild).
cards-topic-bahrag =
    Cahdok et Gahdok sont les reines de l’essaim. Seul le Krana-Kal les contrôle, et aucun Va n’y aide.
    Qui défie avec l’une d’elles ajoute son bonus, quelle que soit l’aptitude. L’option bahrag les laisse de côté.
cards-topic-nuva =
    Les Toa Nuva ont de plus hautes aptitudes, et leurs masques sont des Kanohi Nuva. Un masque dont le pouvoir a servi se repose trois tours (option mask_reset).
    Vous pouvez partager un pouvoir avec un joueur qui le souhaite (nuva_share).
    Les Masques Nobles ne viennent qu’une fois votre Turaga trouvé (noble_needs_turaga).
cards-topic-decks =
    Deux joueurs de Bohrok Swarm peuvent apporter leurs propres paquets (option decks).
    Un paquet a vingt cartes Action, dont au moins quatorze différentes, et aucune plus de deux fois.
    Les dix Missions et les cartes Défi se choisissent à tour de rôle. Jusqu’à trois masques étincelants peuvent en remplacer d’ordinaires (max_foils).
cards-switch-mission-decks = Qui construit les paquets de missions quand on apporte ses paquets.
cards-value-mission-decks-shared = Il y a un paquet de missions commun, construit à tour de rôle.
cards-value-mission-decks-for-each-other = Chacun construit le paquet de missions de l’autre.
cards-switch-map = Sur quelle carte on joue.
cards-value-map-first = Sur la première carte.
