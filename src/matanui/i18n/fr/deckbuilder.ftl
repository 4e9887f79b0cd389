### L’atelier de paquets pour deux joueurs de Bohrok Swarm.

deckbuilder-title = Atelier de paquets
deckbuilder-intro = Deux joueurs de Bohrok Swarm peuvent apporter leurs paquets. Composez le vôtre ; les règles sont vérifiées à mesure.
deckbuilder-pool = Cartes à choisir
deckbuilder-deck = Votre paquet
deckbuilder-name = Nom du paquet
deckbuilder-unnamed = Un paquet sans nom
deckbuilder-start = Partir de
deckbuilder-empty = un paquet vide
deckbuilder-saved = Paquets dans ce navigateur
deckbuilder-none-saved = Aucun encore : ce que vous composez est gardé ici automatiquement.
deckbuilder-open = Ouvrir { $name }
deckbuilder-forget = Supprimer { $name }
deckbuilder-legal = Ce paquet est conforme.
deckbuilder-illegal = { $count ->
    [one] Ce paquet n’est pas encore conforme : une règle est enfreinte.
   *[other] Ce paquet n’est pas encore conforme : { $count } règles sont enfreintes.
 }
deckbuilder-meter = Ce que demandent les règles
deckbuilder-part-toa = Toa
deckbuilder-part-actions = Cartes Action
deckbuilder-part-different = Différentes
deckbuilder-part-copies = Exemplaires d’une même
deckbuilder-part-foils = Masques étincelants
deckbuilder-part-missions = Missions
deckbuilder-part-challenges = Cartes Défi
deckbuilder-part-bohrok = Espèces de Bohrok
deckbuilder-exactly = exactement { $least }
deckbuilder-least = au moins { $least }
deckbuilder-most = au plus { $most }
deckbuilder-fits = convient
deckbuilder-fits-not = ne convient pas
deckbuilder-times = { $card } × { $count }
deckbuilder-add = Ajouter { $card }
deckbuilder-take = Retirer { $card }
deckbuilder-in-deck = { $count } dans le paquet
deckbuilder-filter = Trouver une carte
deckbuilder-toa-hint = Le premier est votre premier choix. Si deux joueurs veulent le même Toa, les dés décident : apportez-en donc un second.
deckbuilder-part-off = Les laisser à la table
deckbuilder-part-on = Apporter { $what }
deckbuilder-part-hint = Les deux joueurs composent ce paquet à tour de rôle. Ce que vous notez ici est ce que vous ajoutez à votre tour.
deckbuilder-table = La table
deckbuilder-import = Ouvrir un fichier de paquet
deckbuilder-export = Enregistrer dans un fichier
deckbuilder-share = Copier un lien vers ce paquet
deckbuilder-shared = Le lien est copié.
deckbuilder-bad-link = Ce lien ne contient pas de paquet.
deckbuilder-play-bot = Jouer avec ce paquet contre un robot
deckbuilder-play-friend = Inviter un ami qui apporte aussi un paquet
deckbuilder-bring = Apporter un paquet
deckbuilder-bring-none = pas de paquet : choisir à la table
deckbuilder-offline = Le vérificateur est injoignable ; le paquet reste tout de même ici.
