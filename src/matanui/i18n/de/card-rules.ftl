### Die Kartenspiele: Ausgaben, Schalter und kurze Erklärungen.

## Ausgaben

cards-edition-recharged = Recharged: die Anleitungen der Ausgabe, die Fans aus allen drei Spielen gemacht haben

## Schalter: was gespielt wird, Vorbereitung

cards-switch-box = Welches der drei Spiele gespielt wird
cards-value-box-masks = Quest for the Masks: Nur Große Masken führen zum Sieg
cards-value-box-bohrok = Bohrok Swarm: mit Bohrok, Krana und Va
cards-value-box-rshl = Rising Shadow Hidden Light: Toa Nuva gegen Bohrok-Kal und Bahrag
cards-switch-might = Ob Masken Kräfte haben
cards-value-might-false = Masken erhöhen nur eine Fähigkeit
cards-value-might-true = Masken haben Kräfte, und es gibt Edle Masken zu gewinnen
cards-switch-rahi = Ob mit Rahi gespielt wird
cards-value-rahi-false = ohne Rahi
cards-value-rahi-true = mit Rahi, die ihr aufeinander loslasst
cards-switch-short = Wie lang das Spiel ist
cards-value-short-false = das ganze Spiel: sechs Große Masken, oder acht Krana, wo es Krana gibt
cards-value-short-true = das kurze Spiel: drei Große Masken, oder fünf Krana, wo es Krana gibt
cards-switch-decks = Mit wessen Karten gespielt wird
cards-value-decks-standard = alle Karten der Schachtel, in gemeinsamen Stapeln
cards-value-decks-constructed = zwei Spieler bringen eigene Decks mit
cards-switch-card-lists = Welche Karten in den Stapeln sind
cards-value-card-lists-first = die erste Kartenliste
cards-switch-skills = Welche Werte die Toa haben
cards-value-skills-first = die erste Tabelle der Fähigkeiten
cards-switch-toa-table = Mit welchen Toa gespielt wird
cards-value-toa-table-mata = die Toa Mata
cards-value-toa-table-nuva = die Toa Nuva
cards-switch-start-spaces = Wo die Toa beginnen
cards-value-start-spaces-toa = jeder Toa beginnt auf dem Feld seiner eigenen Farbe
cards-value-start-spaces-west-east = zwei Toa beginnen ganz im Westen und ganz im Osten
cards-switch-start-mask = Ob alle mit einer Maske beginnen
cards-value-start-mask-true = alle beginnen mit der Maske ihres eigenen Toa
cards-value-start-mask-false = am Anfang hat niemand eine Maske
cards-switch-max-foils = Wie viele glänzende Masken einfache ersetzen dürfen
cards-value-max-foils = { $number ->
    [0] keine glänzenden Masken
    [one] höchstens eine glänzende Maske
   *[other] höchstens { $number } glänzende Masken
 }
cards-switch-deal-action = Mit wie vielen Aktionskarten du beginnst
cards-value-deal-action = { $number ->
    [one] du beginnst mit einer Aktionskarte
   *[other] du beginnst mit { $number } Aktionskarten
 }
cards-switch-deal-rahi = Mit wie vielen Rahi-Karten du beginnst, wenn mit Rahi gespielt wird
cards-value-deal-rahi = { $number ->
    [one] du beginnst mit einer Rahi-Karte
   *[other] du beginnst mit { $number } Rahi-Karten
 }
cards-switch-deal-va = Mit wie vielen Va du beginnst, wo es Bohrok gibt
cards-value-deal-va = { $number ->
    [one] du beginnst mit einer Va-Karte
   *[other] du beginnst mit { $number } Va-Karten
 }
cards-switch-deal-krana = Mit wie vielen Krana du beginnst, wo es Bohrok gibt
cards-value-deal-krana = { $number ->
    [one] du beginnst mit einer Krana
   *[other] du beginnst mit { $number } Krana
 }

## Schalter: Bewegung, Portale

cards-switch-max-move = Wie weit du gehen darfst
cards-value-max-move = { $number ->
    [one] ein Feld pro Zug
   *[other] bis zu { $number } Felder pro Zug
 }
cards-switch-min-move = Ob du gehen musst
cards-value-min-move = { $number ->
    [0] du darfst stehen bleiben
   *[other] du musst gehen, wenn du kannst
 }
cards-switch-move-path = Ob du beim Gehen abbiegen darfst
cards-value-move-path-free = jeder Schritt darf in eine andere Richtung führen
cards-value-move-path-straight = eine Bewegung ist eine gerade Linie
cards-switch-revisit = Ob du in einer Bewegung zweimal auf ein Feld darfst
cards-value-revisit-false = kein Feld zweimal in einer Bewegung
cards-value-revisit-true = eine Bewegung darf auf ein Feld zurückkommen
cards-switch-diagonal-by-card = Ob Karten dich schräg gehen lassen
cards-value-diagonal-by-card-true = mit einer Karte darfst du schräg gehen
cards-value-diagonal-by-card-false = niemand geht jemals schräg
cards-switch-pass-through-toa = Ob du an einem anderen Toa vorbeigehen darfst
cards-value-pass-through-toa-false = ein Toa versperrt den Weg
cards-value-pass-through-toa-true = du darfst an einem Toa vorbei, aber dort nicht anhalten
cards-switch-card-move-pass = Was unterwegs zählt, wenn eine Karte dir Schritte schenkt
cards-value-card-move-pass-ignore-missions = mit geschenkten Schritten zählen Missionsfelder nicht; ein Duellfeld hält dich trotzdem auf
cards-value-card-move-pass-last-space = mit geschenkten Schritten zählt nur das letzte Feld
cards-switch-portal-must-jump = Ob du auf einem Portal springen musst
cards-value-portal-must-jump-true = wer ein Portal betritt, muss springen
cards-value-portal-must-jump-false = wer ein Portal betritt, darf springen
cards-switch-portal-ends-move = Ob ein Sprung deine Bewegung beendet
cards-value-portal-ends-move-true = nach einem Sprung ist deine Bewegung zu Ende
cards-value-portal-ends-move-false = nach einem Sprung darfst du weitergehen

## Schalter: Missionen

cards-switch-mission-trigger = Wann ein Missionsfeld dir eine Mission gibt
cards-value-mission-trigger-enter = du nimmst eine Mission, sobald du das Feld betrittst
cards-value-mission-trigger-land = du nimmst eine Mission nur, wenn deine Bewegung auf dem Feld endet
cards-switch-mission-blocks = Was dir eine offene Mission verwehrt
cards-value-mission-blocks-attempt = mit einer offenen Mission gilt ein Duellfeld als leer
cards-value-mission-blocks-enter = mit einer offenen Mission darfst du kein Duellfeld betreten
cards-switch-mission-order = In welcher Reihenfolge du deine Missionen erfüllst
cards-value-mission-order-any = deine Missionen in beliebiger Reihenfolge
cards-value-mission-order-fifo = deine älteste Mission zuerst
cards-switch-mission-travel = Wie schnell du mit einer Mission reist
cards-value-mission-travel-normal = mit einer Mission gehst du wie immer
cards-value-mission-travel-one-space = mit einer Mission gehst du ein Feld pro Zug
cards-switch-mission-path = Wohin dich eine Mission schickt
cards-value-mission-path-free = mit einer Mission gehst du, wohin du willst
cards-value-mission-path-nearest = mit einer Mission musst du zum nächsten Feld, das sie verlangt
cards-switch-mission-opponent = Wer gemeint ist, wenn eine Mission einen Gegner nennt
cards-value-mission-opponent-d12 = der Gegner, der mit dem D12 am höchsten würfelt
cards-value-mission-opponent-chosen = ein Gegner deiner Wahl

## Schalter: Duelle

cards-switch-challenge-stops = Ob ein Duellfeld dich aufhält
cards-value-challenge-stops-true = ein Duellfeld hält dich auf, sobald du es betrittst
cards-value-challenge-stops-false = ein Duellfeld zählt nur, wenn deine Bewegung dort endet
cards-switch-challenge-repeat = Was das Feld deines letzten Duells für dich ist
cards-value-challenge-repeat-no-enter = das Feld deines letzten Duells ist für dich gesperrt, bis du ein anderes versucht hast
cards-value-challenge-repeat-blank = das Feld deines letzten Duells ist für dich leer, bis du ein anderes versucht hast
cards-switch-triple-kini-nui = Wie viele Duelle Kini-Nui gibt
cards-value-triple-kini-nui-true = Kini-Nui gibt drei Duelle
cards-value-triple-kini-nui-false = Kini-Nui gibt zwei Duelle
cards-switch-gmc-multi-skill = Ob es Duellkarten mit zwei Fähigkeiten gibt
cards-value-gmc-multi-skill-true = manche Duellkarten nennen zwei Fähigkeiten
cards-value-gmc-multi-skill-false = jede Duellkarte nennt eine Fähigkeit
cards-switch-gmc-multi = Was verglichen wird, wenn eine Karte zwei Fähigkeiten nennt
cards-value-gmc-multi-sum = zwei Fähigkeiten werden zusammengezählt
cards-value-gmc-multi-choose = von zwei Fähigkeiten wählt der Herausforderer eine
cards-value-gmc-multi-best = von zwei Fähigkeiten zählt bei allen die bessere
cards-switch-gmc-tie = Wer bei Gleichstand ein Maskenduell gewinnt
cards-value-gmc-tie-challenger = bei Gleichstand gewinnt der Herausforderer die Maske
cards-value-gmc-tie-defender = bei Gleichstand gewinnt, wer herausgefordert wurde

## Schalter: Aktionsfelder, Handkarten

cards-switch-action-on-pass = Ob ein Aktionsfeld auch im Vorbeigehen eine Karte gibt
cards-value-action-on-pass-true = ein Aktionsfeld gibt auch im Vorbeigehen eine Karte
cards-value-action-on-pass-false = ein Aktionsfeld gibt nur eine Karte, wenn deine Bewegung dort endet
cards-switch-double-on-pass = Wie viele Karten ein doppeltes Feld im Vorbeigehen gibt
cards-value-double-on-pass-false = im Vorbeigehen gibt ein doppeltes Feld eine Karte
cards-value-double-on-pass-true = im Vorbeigehen gibt ein doppeltes Feld zwei Karten
cards-switch-action-repeat = Was das zuletzt benutzte Aktionsfeld für dich ist
cards-value-action-repeat-no-draw = dasselbe Aktionsfeld zweimal hintereinander gibt nichts
cards-value-action-repeat-no-enter = das zuletzt benutzte Aktionsfeld ist für dich gesperrt
cards-switch-limit-action = Wie viele Aktionskarten du halten darfst
cards-value-limit-action = { $number ->
    [one] höchstens eine Aktionskarte
   *[other] höchstens { $number } Aktionskarten
 }
cards-switch-action-full = Was auf einem Aktionsfeld geschieht, wenn deine Hand voll ist
cards-value-action-full-may-discard = mit voller Hand darfst du eine Karte ablegen und dann ziehen
cards-value-action-full-no-draw = mit voller Hand ziehst du nichts
cards-switch-start-discard = Ob du zu Beginn deines Zuges eine Karte ablegen darfst
cards-value-start-discard-false = zu Beginn deines Zuges legst du nichts ab
cards-value-start-discard-true = zu Beginn deines Zuges darfst du eine Karte ablegen
cards-switch-limit-va = Wie viele Va du halten darfst
cards-value-limit-va-none = so viele Va, wie du willst
cards-value-limit-va = { $number ->
    [one] höchstens eine Va-Karte
   *[other] höchstens { $number } Va-Karten
 }
cards-switch-limit-krana = Wie viele Krana du halten darfst
cards-value-limit-krana-none = so viele Krana, wie du willst
cards-value-limit-krana = { $number ->
    [one] höchstens eine Krana
   *[other] höchstens { $number } Krana
 }
cards-switch-overflow = Was geschieht, wenn für eine Va-Karte oder Krana kein Platz ist
cards-value-overflow-no-draw = wo kein Platz ist, wird nichts gezogen
cards-value-overflow-draw-then-discard = wo kein Platz ist, ziehst du und legst dann ab

## Schalter: Masken

cards-switch-attach = Wann du deine Masken aufsetzt
cards-value-attach-turn-start = du setzt Masken zu Beginn deines Zuges auf
cards-value-attach-in-challenge = du wählst Masken im Duell
cards-switch-mask-reset = Wie lange eine benutzte Maske ruht
cards-value-mask-reset-next-challenge = eine benutzte Maske ruht, bis du ein Duell ausgetragen hast
cards-value-mask-reset-turns3 = eine benutzte Maske ruht drei deiner Züge lang
cards-switch-noble-needs-turaga = Wann es Edle Masken zu gewinnen gibt
cards-value-noble-needs-turaga-false = Edle Masken gibt es von Anfang an zu gewinnen
cards-value-noble-needs-turaga-true = Edle Masken gibt es erst, wenn du deinen Turaga gefunden hast
cards-switch-nuva-share = Ob sich Maskenkräfte teilen lassen
cards-value-nuva-share-false = Maskenkräfte werden nicht geteilt
cards-value-nuva-share-true = du darfst eine Maskenkraft mit einem Mitspieler teilen, der das möchte

## Schalter: Bohrok

cards-switch-bohrok-pile = Welche Bohrok es gibt
cards-value-bohrok-pile-swarm = die Bohrok des Schwarms
cards-value-bohrok-pile-kal = die Bohrok mit den Kal und den Bahrag
cards-switch-bahrag = Ob die Bahrag im Stapel sind
cards-value-bahrag-true = mit den beiden Bahrag
cards-value-bahrag-false = ohne die beiden Bahrag
cards-switch-krana-control = Was eine Krana lenkt
cards-value-krana-control-breed = eine Krana lenkt ihre Art
cards-value-krana-control-breed-and-kal = eine Krana lenkt ihre Art und deren Kal
cards-switch-krana-kal-wild = Was die Krana-Kal für den Sieg wert ist
cards-value-krana-kal-wild-false = die Krana-Kal zählt nicht für den Sieg
cards-value-krana-kal-wild-true = die Krana-Kal steht für eine fehlende Krana
cards-switch-bohrok-tie = Wer bei Gleichstand ein Bohrok-Duell gewinnt
cards-value-bohrok-tie-challenger = bei Gleichstand mit einem Bohrok gewinnt der Herausforderer
cards-value-bohrok-tie-defender = bei Gleichstand mit einem Bohrok gewinnt, wer herausgefordert wurde
cards-switch-bohrok-defend-prize = Was du bekommst, wenn du einem Bohrok standhältst
cards-value-bohrok-defend-prize-va-or-used = eine Va-Karte oder die benutzte Krana für alle, die standhalten
cards-value-bohrok-defend-prize-krana-or-used = eine neue Krana oder die benutzte für alle, die standhalten
cards-switch-knock-safe = Was ein Bohrok nicht abschlagen kann
cards-value-knock-safe-turaga = Turaga können nicht abgeschlagen werden
cards-value-knock-safe-turaga-noble = Turaga und Edle Masken können nicht abgeschlagen werden
cards-switch-double-control = Womit zwei Bohrok-Duelle durch eine Karte ausgetragen werden
cards-value-double-control-same = beide Duelle mit demselben Bohrok
cards-value-double-control-new = das zweite Duell mit einem neuen Bohrok
cards-switch-win-krana = Welche Krana gewinnen
cards-value-win-krana-same-breed = Krana einer Art gewinnen
cards-value-win-krana-types = Krana verschiedener Typen gewinnen, gleich welcher Art

## Schalter: Rahi

cards-switch-limit-rahi = Wie viele Rahi-Karten du halten darfst
cards-value-limit-rahi = { $number ->
    [one] höchstens eine Rahi-Karte
   *[other] höchstens { $number } Rahi-Karten
 }
cards-switch-limit-rahi-type = Wie viele Rahi-Karten eines Typs du halten darfst
cards-value-limit-rahi-type = { $number ->
    [one] höchstens eine Rahi-Karte von jedem Typ
   *[other] höchstens { $number } Rahi-Karten von jedem Typ
 }
cards-switch-rahi-tie = Wer bei Gleichstand ein Rahi-Duell gewinnt
cards-value-rahi-tie-defender = bei Gleichstand mit einem Rahi gewinnt, wer herausgefordert wurde
cards-value-rahi-tie-challenger = bei Gleichstand mit einem Rahi gewinnt der Herausforderer
cards-switch-rahi-when-skipped = Ob du einen Rahi loslassen darfst, wenn du eine Bewegung aussetzen musst
cards-value-rahi-when-skipped-false = wer eine Bewegung aussetzen muss, lässt keinen Rahi los
cards-value-rahi-when-skipped-true = wer eine Bewegung aussetzen muss, darf trotzdem einen Rahi loslassen
cards-switch-rahi-effect-pins = Ob eine Rahi-Wirkung dich eine Bewegung aussetzen lassen kann
cards-value-rahi-effect-pins-true = eine Rahi-Wirkung kann dich eine Bewegung aussetzen lassen
cards-value-rahi-effect-pins-false = keine Rahi-Wirkung lässt dich eine Bewegung aussetzen
cards-switch-rahi-resets-masks = Ob ein Rahi-Duell ruhende Masken weckt
cards-value-rahi-resets-masks-true = ein Rahi-Duell weckt die Masken beider Seiten
cards-value-rahi-resets-masks-false = ein Rahi-Duell weckt keine Masken
cards-switch-lingering-turns = Wie lange eine Rahi-Wirkung nachwirkt
cards-value-lingering-turns-game = eine Wirkung wirkt bis zum Ende des Spiels nach
cards-value-lingering-turns = { $number ->
    [one] eine Wirkung wirkt einen Zug lang nach
   *[other] eine Wirkung wirkt { $number } Züge lang nach
 }
cards-switch-action-in-rahi = Welche Aktionskarten in einem Rahi-Duell erlaubt sind
cards-value-action-in-rahi-infected = nur infizierte Masken in einem Rahi-Duell
cards-value-action-in-rahi-any = alle Aktionskarten in einem Rahi-Duell
cards-switch-stalemate-rounds = Nach wie vielen ruhigen Runden das Spiel ohne Sieger endet
cards-value-stalemate-rounds = { $number ->
    [one] eine ruhige Runde beendet das Spiel
   *[other] { $number } ruhige Runden beenden das Spiel
 }
cards-switch-most-rounds = Nach wie vielen Runden das Spiel auf jeden Fall endet
cards-value-most-rounds = { $number ->
    [one] das Spiel endet nach einer Runde
   *[other] das Spiel endet nach { $number } Runden
 }

## Erklärungen

cards-topic-turn =
    Zu Beginn deines Zuges setzt du eine Große Maske auf und nimmst eine Turaga-Karte mit, wenn du sie hast.
    Spiele Karten und nutze Kräfte, so viel du willst. Dann gehst du und tust, was die Felder verlangen.
    Spielt ihr mit Rahi, darfst du einen loslassen, statt zu gehen. Danach ist im Uhrzeigersinn der nächste Spieler am Zug.
cards-topic-moving =
    Du gehst ein bis drei Felder nach Norden, Osten, Süden oder Westen (Schalter min_move und max_move). Jeder Schritt darf abbiegen, aber du betrittst kein Feld zweimal (move_path und revisit).
    Du darfst nach jedem Schritt anhalten. Missionsfelder, Duellfelder und Portale halten dich auf.
    Ein Feld, auf dem ein anderer Toa steht, ist gesperrt (pass_through_toa). Versetzt dich eine Karte oder ein Mitspieler, geschieht unterwegs nichts.
cards-topic-missions =
    Betrittst du ein Missionsfeld, hältst du an und nimmst eine Mission, für alle sichtbar (Schalter mission_trigger).
    Manche Missionen geschehen sofort. Andere sind Aufgaben: Du arbeitest über deine Züge daran, und was getan ist, bleibt getan.
    Solange du eine Mission hast, darfst du nicht um Masken herausfordern (mission_blocks). Mehrere Missionen erfüllst du in beliebiger Reihenfolge, oder die älteste zuerst (mission_order).
cards-topic-challenges =
    Betritt ein Duellfeld, halte an und fordere einen Gegner um eine deiner eigenen Masken heraus. Eine Karte sagt, welche Fähigkeit verglichen wird.
    Wer zurückliegt, darf eine Karte oder Maske einsetzen, immer wieder, bis jemand aufgibt. Bei Gleichstand gewinnt der Herausforderer (Schalter gmc_tie).
    Gewinnst du, nimmst du die oberste Karte deines Maskenstapels; verlierst du, geschieht nichts.
    Doppelte Felder geben zwei Duelle, Kini-Nui drei (triple_kini_nui). Auf dasselbe Feld darfst du erst wieder, wenn du ein anderes versucht hast (challenge_repeat).
cards-topic-game-actions =
    Ein Aktionsfeld gibt dir eine Karte, auch im Vorbeigehen (Schalter action_on_pass). Endet deine Bewegung auf einem doppelten, ziehst du zwei.
    Dasselbe Feld zweimal hintereinander gibt nichts (action_repeat).
    Es gibt Bonus-, Belohnungs- und Strafkarten und infizierte Masken. Du darfst beliebig viele spielen; jede Karte sagt, wann.
cards-topic-portals =
    Betrittst du ein Portal, springst du auf ein anderes freies Portal deiner Wahl (Schalter portal_must_jump).
    Dort ist deine Bewegung zu Ende, außer portal_ends_move sagt etwas anderes. Ist kein anderes Portal frei, kannst du es nicht betreten.
cards-topic-masks =
    In deinem eigenen Stapel liegen sechs Große Masken, und mit der ersten beginnst du (Schalter start_mask). Jede erhöht eine Fähigkeit; du trägst immer nur eine.
    Du setzt sie zu Beginn deines Zuges auf und trägst sie bis zu deinem nächsten Zug, oder du wählst sie im Duell (attach).
    Eine glänzende Maske ersetzt eine einfache und zählt mehr.
cards-topic-turaga =
    Dein Turaga wartet zwischen deinen Masken und hilft auf mehr als eine Art: mit weisem Rat, mit einer Edlen Maske, mit einem Werkzeug.
    Nimm neben deiner Großen Maske eine Turaga-Karte mit. Für den Sieg zählt eine Turaga-Karte nicht.
cards-topic-might =
    Mit Masks of Might haben deine Masken auch Kräfte, und du gewinnst auch Edle Masken.
    Setze im Duell eine Große Maske und eine Edle Maske oder einen Turaga für ihren Bonus ein, oder nutze in deinem Zug eine Kraft.
    Eine Maske, deren Kraft du genutzt hast, ruht eine Weile (Schalter mask_reset). Frag nach einer Maske bei ihrem Namen, um von ihrer Kraft zu lesen.
cards-topic-power = Die Kraft der Maske { $mask }: { $power }
cards-topic-rahi =
    Statt zu gehen, spielst du einen Rahi und ein Rahi-Duell gegen einen Gegner. Du musst auch eine Rahi-Wirkung auf der Hand haben.
    Die Zahl der Duellkarte steht gegen die Fähigkeit deines Gegners, der Rahi-Abwehr einsetzen darf. Gleichstand rettet ihn (Schalter rahi_tie).
    Gewinnt dein Rahi, wählst und spielst du eine Wirkung. Wenn nicht, verlierst du nur die beiden Karten.
cards-topic-lingering =
    Manche Rahi-Wirkungen wirken nach: Die Karte liegt drei Züge lang vor dem Opfer (Schalter lingering_turns).
    Verschiedene Wirkungen gelten nebeneinander; dieselbe noch einmal beginnt nur von vorn. Manche Karten schütteln sie ab.
cards-topic-winning =
    Wer als Erster sechs Große Masken hat, gewinnt sofort (Schalter short). Edle Masken und Turaga zählen nicht.
    Wo es Krana gibt, gewinnen auch acht Krana (win_krana).
cards-topic-short =
    Im kurzen Spiel reichen drei Große Masken, die erste zählt mit. Wo es Krana gibt, reichen fünf.
    Schalter short schaltet es ein.
cards-topic-timing =
    Jede Karte sagt, wann du sie spielen darfst: im Duell, in deinem Zug, während deiner Bewegung oder jederzeit.
    Vor jedem Zug dürfen alle eine Karte spielen, die jederzeit passt. Im Duell wird zuerst gefragt, wer zurückliegt; gibt er auf, dürfen sich die anderen noch einmischen.
    Eine Karte wird ausgeführt, bevor die nächste gespielt wird. Nur Karten, die sie aufheben oder abwenden, können darauf antworten.
cards-topic-limits =
    Du hältst höchstens sieben Aktionskarten (Schalter limit_action) und neun Rahi-Karten, drei von jedem Typ (limit_rahi und limit_rahi_type).
    Für Va und Krana gibt es limit_va und limit_krana. Was nicht passt, wird nicht gezogen.
cards-topic-stalemate =
    Manchmal kommt niemand mehr weiter. Fordert viele Runden lang niemand jemanden heraus und wird keine Mission erfüllt, endet das Spiel ohne Sieger.
    Auch ein Spiel, das gar nicht enden will, wird beendet. Wann, sagen stalemate_rounds und most_rounds.
cards-topic-bohrok =
    Ein Bohrok liegt offen. Mit einer Krana seiner Art kannst du ihn von einem Bohrok-Feld aus auf einen Gegner loslassen.
    Eine Duellkarte sagt, was verglichen wird; ist es die Fähigkeit des Bohrok, gehört sein Bonus dir.
    Gewinnst du, schlägst du eine Große Maske deines Gegners ab und nimmst Krana. Wenn nicht, bekommt dein Gegner etwas fürs Standhalten (Schalter bohrok_defend_prize).
cards-topic-krana =
    Jede Art hat acht Krana, eine von jedem Typ. Du ziehst sie auf Bohrok-Feldern und gewinnst sie in Bohrok-Duellen.
    Mit einer passenden lenkst du den offenen Bohrok. Acht Krana gewinnen das Spiel: von einer Art oder von verschiedenen Typen (Schalter win_krana).
cards-topic-va =
    Die Bohrok Va sind kleine Helfer. Du ziehst sie auf Aktionsfeldern, statt einer anderen Karte.
    In einem Bohrok-Duell zählt eine Va-Karte derselben Art für dich, ob du herausforderst oder herausgefordert wirst. Danach wird sie abgelegt.
cards-topic-control =
    Endet deine Bewegung auf einem Bohrok-Feld, darfst du eine Krana ziehen, oder den offenen Bohrok lenken und jemanden herausfordern.
    Im Vorbeigehen wirkt das Feld nicht. Wenn du das Duell ankündigst, dürfen die anderen antworten.
    Danach wird die benutzte Krana abgelegt, wenn niemand sie nimmt, und ein neuer Bohrok wird aufgedeckt.
cards-topic-kal =
    Die Bohrok-Kal sind stärker als ihre Art. Eine Krana der Art lenkt auch ihren Kal, wenn Schalter krana_control es sagt.
    Die Krana-Kal lenkt jeden Kal, zählt aber nicht für den Sieg (krana_kal_wild).
cards-topic-bahrag =
    Cahdok und Gahdok sind die Königinnen des Schwarms. Nur die Krana-Kal lenkt sie, und keine Va-Karte hilft dabei.
    Wer mit einer von ihnen herausfordert, zählt ihren Bonus bei jeder Fähigkeit dazu. Schalter bahrag lässt sie weg.
cards-topic-nuva =
    Die Toa Nuva haben höhere Fähigkeiten, und ihre Masken sind Kanohi Nuva. Eine Maske, deren Kraft genutzt wurde, ruht drei Züge lang (Schalter mask_reset).
    Du darfst eine Maskenkraft mit einem Mitspieler teilen, der das möchte (nuva_share).
    Edle Masken gibt es erst, wenn du deinen Turaga gefunden hast (noble_needs_turaga).
cards-topic-decks =
    Zwei Spieler von Bohrok Swarm dürfen eigene Decks mitbringen (Schalter decks).
    Ein Deck hat zwanzig Aktionskarten, davon mindestens vierzehn verschiedene und keine öfter als zweimal.
    Die zehn Missionen und die Duellkarten stellt ihr abwechselnd zusammen. Bis zu drei glänzende Masken dürfen einfache ersetzen (max_foils).
cards-switch-mission-decks = Wer in einem Spiel mit eigenen Decks die Missionsdecks baut.
cards-value-mission-decks-shared = Es gibt ein gemeinsames Missionsdeck, abwechselnd gebaut.
cards-value-mission-decks-for-each-other = Jeder baut das Missionsdeck des anderen.
cards-switch-map = Auf welcher Karte gespielt wird.
cards-value-map-first = Auf der ersten Karte.
