### Mots des commandes invite et join : une table sur un serveur, depuis le terminal.

ui-join-invite = La table est prête. Ce lien invite vos amis : { $link }
ui-join-invite-terminal = Dans un terminal : { $command }

ui-join-name = Votre nom ? Entrée pour { $name } :
ui-join-seated = La place { $n } est à vous.
ui-join-phrase = Ces mots de secours vous rendent votre place où que vous soyez (avec --phrase). Ils ne sont montrés qu’une fois : { $phrase }
ui-join-resumed = Vous revoilà à la place { $n }.
ui-join-promise = Le serveur promet des dés tirés d’un nombre caché portant la marque { $commitment }. Votre part de hasard : { $nonce }
ui-join-hint = La partie commence dès que tout le monde est prêt. Tapez aide pour voir ce que vous pouvez faire, quitter pour partir ; votre place reste à vous.
ui-join-begins = Tout le monde est prêt : la partie commence.
ui-join-farewell = Votre place reste à vous. Revenez avec :
ui-join-press-enter = Appuyez sur Entrée.

ui-join-seats = À cette table :
ui-join-you = { $name } (vous)
ui-join-seat-bot = { $n } : { $name }, un robot
ui-join-seat-free = { $n } : libre
ui-join-seat-ready = { $n } : { $name }, prêt
ui-join-seat-unready = { $n } : { $name }, pas encore prêt
ui-join-seat-here = { $n } : { $name }
ui-join-seat-gone = { $n } : { $name }, sans connexion
ui-join-seat-away = { $n } : { $name }, absent ; un robot continue
ui-join-seat-resigned = { $n } : { $name }, a abandonné ; un robot continue

ui-join-sits = { $name } s’assied.
ui-join-stands = { $name } se lève.
ui-join-is-ready = { $name } est prêt.
ui-join-gone = { $name } a perdu la connexion.
ui-join-back-again = { $name } est de retour.
ui-join-away = { $name } est absent ; un robot joue en attendant.
ui-join-returns = { $name } joue de nouveau.
ui-join-resigned = { $name } abandonne ; un robot continue.
ui-join-votes = { $name } voudrait finir la partie sans vainqueur. Si tous sont d’accord, elle s’arrête : arrêter.
ui-join-rematch-offer = Une nouvelle table attend les mêmes joueurs : tapez revanche pour venir.
ui-join-guest = un spectateur

ui-join-lost = Connexion perdue, nouvel essai…
ui-join-back = … la revoilà.
ui-join-waiting = On attend { $names }.
ui-join-time = Temps restant : { $time }
ui-join-order = Désormais : { $order }
ui-join-order-always = on vous demande à chaque point.
ui-join-order-could = on vous demande quand vous avez quelque chose à choisir.
ui-join-order-quiet = on ne vous demande que si une carte vous vise.
ui-join-abandoned = La partie s’est arrêtée sans vainqueur.
ui-join-proof = Les dés sont prouvés : le nombre { $seed } correspond à la marque { $commitment } promise avant la partie, et votre part y est.
ui-join-proof-watched = Les dés sont prouvés : le nombre { $seed } correspond à la marque { $commitment }.
ui-join-proof-other = Attention : le fichier ne correspond pas à ce qui était promis avant la partie ({ $promised }).
ui-join-proof-broken = Attention : le fichier ne se prouve pas. { $why }
ui-join-no-record = Le fichier de la partie n’a pas pu être récupéré. { $why }
ui-join-after = Tapez revanche pour rejouer avec les mêmes personnes, chat pour parler ; Entrée pour partir.
ui-join-not-yours = Cette place n’est plus à vous : elle a été libérée, ou quelqu’un s’est servi de ses mots de secours.

ui-join-cmd-chat = chat, dites
ui-join-cmd-who = qui
ui-join-cmd-order = order, consigne
ui-join-cmd-resign = abandonner
ui-join-cmd-abandon = arrêter
ui-join-cmd-rematch = revanche
ui-join-order-word-always = toujours
ui-join-order-word-could = choix
ui-join-order-word-quiet = silence
ui-join-help-head = À cette table
ui-join-help-chat = chat TEXTE : dire quelque chose à tous
ui-join-help-who = qui : qui est assis ici
ui-join-help-order = consigne silence : quand on vous demande si d’autres agissent, toujours, choix (s’il y a de quoi choisir) ou silence
ui-join-help-resign = abandonner : un robot joue votre place jusqu’à la fin
ui-join-help-abandon = arrêter : voter pour finir la partie sans vainqueur
ui-join-help-rematch = revanche : après la fin, les mêmes personnes encore une fois
ui-join-sure-resign = Un robot jouerait votre place jusqu’à la fin. Si c’est bien ce que vous voulez : abandonner oui
ui-join-sure-abandon = La partie finit sans vainqueur quand tous votent pour. Si c’est bien ce que vous voulez : arrêter oui

ui-join-err-link = « { $link } » n’est pas un lien vers une table. Un lien ressemble à http://host/t/TABLE#INVITE
ui-join-err-server = Pas de réponse de { $server } : { $why }
ui-join-err-stranger = { $server } répond, mais pas comme un serveur de Mata Nui.
ui-join-err-refused = Le serveur refuse : { $why }
ui-join-err-keep = Votre place n’a pas pu être gardée dans { $file } : { $why }
ui-join-err-which = Vous avez plusieurs places à cette table : { $seats }. Dites laquelle avec --seat ou --name.
ui-join-err-seat = Cette table n’a pas de place { $n }.
ui-join-err-nobody = Au moins une place doit être pour quelqu’un : link ou open.
ui-join-err-begun = La partie à cette table a commencé. Regardez-la avec --watch ; si vous aviez une place, reprenez-la avec --phrase.
ui-join-err-not-begun = La partie n’a pas commencé. Tapez chat TEXTE pour parler, qui pour voir qui est là, aide, ou quitter.
ui-join-err-not-asked = On ne vous demande rien pour l’instant.
ui-join-err-save = Le fichier de la partie est gardé ici quand elle est finie.
ui-join-err-watching = Vous ne faites que regarder.
ui-join-err-not-over = La partie n’est pas encore finie.
