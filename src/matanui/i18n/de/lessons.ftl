# Spielbare Lektionen: was die Lehrerin sagt. Ein Schritt von src/matanui/lessons/NAME.toml ist lesson-NAME-ID.

lessons-title = Lernen
lessons-intro = Jedes Mal ein echtes Spiel, mit einer Lehrerin an deiner Seite. Du kannst jederzeit aufhören und später weitermachen, wo du warst.
lessons-coming = Die Lektionen werden zurechtgelegt …
lesson-about-makuta = Würfle, erkunde die Insel, besiege deinen ersten Rahi und öffne den Tempel.
lesson-about-masks = Geh, zieh Karten, erfülle eine Mission und gewinne Große Masken in Duellen.
lesson-about-bohrok = Schick einen Tahnok gegen Tahu und sammle Krana.
lesson-minutes = etwa { $minutes } Minuten
lesson-begin = Anfangen
lesson-resume = Weitermachen
lesson-again = Noch einmal
lesson-done = Geschafft
lesson-step = Schritt { $n } von { $of }
lesson-teacher = Lehrerin
lesson-next = Weiter
lesson-back = Zurück
lesson-watch = Weiter geht’s
lesson-play-on = Weiterspielen
lesson-leave = Zu den Lektionen
lesson-your-turn = Jetzt du.
lesson-source = Spielregel: { $chapter }
lesson-not-now = Das geht im Spiel auch. Versuch jetzt erst einmal dies: { $want }.
lesson-read-first = Lies erst, was die Lehrerin sagt, und mach dann weiter.
server-lesson-none = So eine Lektion gibt es nicht, oder nicht an diesem Tisch.
lesson-enter = Mit der Eingabetaste geht es weiter.
lesson-resume-command = matanui learn { $lesson } --resume { $file }
lesson-usage = Eine beginnst du mit: matanui learn { $lesson }
lesson-over = Die Lektion ist zu Ende.
lesson-on-alone = Die Lektion ist zu Ende. Von hier an spielst du allein weiter; die anderen sind jetzt Bots.
lesson-proof = { $n ->
    [one] Der erste davon war von einer Lektion vorgegeben, und so steht es in der Aufzeichnung.
   *[other] Die ersten { $n } davon waren von einer Lektion vorgegeben, und so steht es in der Aufzeichnung.
 }

## Quest for Makuta

lesson-makuta-welcome = Willkommen auf Mata Nui! Die Insel liegt im Dunkeln und will Landschaft für Landschaft entdeckt werden. Irgendwo steht Makutas Tempel. Wer Makuta dort besiegt, gewinnt.
lesson-makuta-seats = Du bist Tahu, der Toa des Feuers. Links von dir sitzt Gali und spielt gegen dich. Ihr habt beide mit dem grünen Würfel gewürfelt; dein Wurf war höher, also beginnst du. Es geht im Uhrzeigersinn.
lesson-makuta-roll = Ein Zug ist kurz: würfeln, gehen und sehen, was das Feld bringt. Alle beginnen mit dem weißen Würfel. Mach weiter, dann fällt er für dich.
lesson-makuta-walk = Eine Vier! Du darfst bis zu vier Felder weit gehen, gerade und nie schräg, und früher anhalten, wenn du magst. Tor 3 ist der Rand der bekannten Insel. Geh dorthin.
lesson-makuta-explore = Dein Zug endet auf einem offenen Tor. So wächst die Insel: Zieh eine Landschaft.
lesson-makuta-turn = Ta-Koro! Eine Landschaft darf beliebig gedreht liegen, solange eines ihrer Tore an deines stößt, und dann bleibt sie für immer so. Schau also vorher hin. Dreh sie um vier Sechstel: So kommt dir ein Schlüssel nah.
lesson-makuta-laid = Auf jedes bedruckte Feld kommt ein Plättchen, verdeckt. Die Rückseite zeigt die Art: Schlüssel, Masken und drei Arten von Rahi. Jetzt ist Gali am Zug. Schau ihr zu.
lesson-makuta-gali = Gali ging auf einen Moskito, und wer einen Rahi trifft, muss kämpfen. Der Moskito hatte Stärke 5, und Gali würfelte 3. Also geht sie zurück und müsste ein Plättchen verlieren, aber sie hat noch keines. Der Moskito liegt nun offen: Alle kennen ihn.
lesson-makuta-key = Wieder eine Vier. Der Schlüssel liegt drei Felder weit, und du musst nicht genau hinkommen. Halte darauf an, um ihn zu nehmen; darüberzugehen bewirkt nichts.
lesson-makuta-secret = Nur du hast ihn angesehen: ein Feuerschlüssel. Die anderen sehen die Rückseite. Drei Schlüssel darfst du haben. Sie öffnen später den Tempel.
lesson-makuta-mosquito = Zeit für deinen ersten Kampf. Moskitos sind die schwächsten Rahi, mit Stärken von 1 bis 7. Geh auf diesen zu.
lesson-makuta-won = Fünf gegen drei: Mehr gewinnt, und das Tier verlässt die Insel. Nach einem gewonnenen Kampf darfst du gleich noch einmal würfeln. Tu es.
lesson-makuta-turaga = Neben dir liegt ein Plättchen der anderen Art: eine Maske oder ein Turaga. Nimm es.
lesson-makuta-vakama = Turaga Vakama, dein eigener Häuptling! Er bringt im Kampf 10 zu deinem Wurf dazu. Der Turaga eines anderen Toa brächte 5. Niemand weiß, dass du ihn hast.
lesson-makuta-scorpion = Mitten in Ta-Koro wacht ein Skorpion. Skorpione haben Stärken von 7 bis 13. Sei mutig: Stell dich ihm.
lesson-makuta-silent = Dreizehn, und du hast 2 gewürfelt. Selbst mit Vakama wären es nur 12. Was du einsetzt, sehen alle. Zeig also keinen Helfer, der nicht helfen kann: Setz nichts ein.
lesson-makuta-lost = Verloren. Du bist zurückgegangen, und wer links von dir sitzt, Gali, hat eines deiner Plättchen ausgesucht, nur nach der Rückseite. Dein Schlüssel liegt jetzt unter dem Skorpion. Wer ihn besiegt, bekommt alles, was dort liegt.
lesson-makuta-again = Du willst deinen Schlüssel zurück. Der Skorpion liegt offen, du weißt also, was dich erwartet: 13. Geh noch einmal hin.
lesson-makuta-help = Du hast 4 gewürfelt. Mit Vakama sind das 14, eins mehr als 13. Jetzt lohnt es sich, ihn zu zeigen: Setz ihn ein. Er bleibt bei dir.
lesson-makuta-back = Vierzehn gegen dreizehn! Der Feuerschlüssel gehört wieder dir, und du darfst noch einmal würfeln. Tu es.
lesson-makuta-mask = Ein Feld weiter liegt noch eine Maske oder ein Turaga. Nimm sie.
lesson-makuta-pakari = Eine Pakari, die Maske der Stärke: 10 mehr im Kampf. Es gibt noch andere: Hau bringt 5, Kakama und Kaukau geben bessere Würfel, Miru fliegt, Akaku raubt. Vier Masken und zwei Turaga darfst du haben.
lesson-makuta-later = Nun lassen wir ein paar Runden vergehen. Du findest noch zwei Landschaften und zwei Schlüssel. Sieh zu, wie die Insel wächst.
lesson-makuta-gate = Du hast jetzt drei Schlüssel: Feuer, Wasser und Luft. Wieder ist ein Tor nah, und der Tempel ist noch nicht gefunden. Geh zu Tor 3 am Vulkan Mangai.
lesson-makuta-temple = Zieh noch einmal eine Landschaft.
lesson-makuta-lay = Makutas Tempel! Alle Seiten sind gleich, also leg ihn einfach an.
lesson-makuta-locks = Auf jeden Eingang, der mit der Insel verbunden ist, kommt ein Schloss, verdeckt. Ein Schloss zeigt drei Zeichen, und du brauchst die Schlüssel mit diesen Zeichen. Ein Jokerschlüssel passt zu jedem Zeichen. Erst ist Gali dran.
lesson-makuta-entrance = Zwei Schritte: durch das Tor und auf den Eingang vor dem Tempel. Los.
lesson-makuta-flip = Auf einem Eingang darfst du sein Schloss aufdecken. Von da an kennen es alle. Deck es auf.
lesson-makuta-challenge = Feuer, Wasser, Luft: genau deine Schlüssel! Du darfst Makuta jetzt herausfordern. Tu es.
lesson-makuta-together = Der weiße Würfel hat den Tempel gedreht. Die Farbe vor dir ist Makutas Stärke: 21. Du hast 4 gewürfelt. Jetzt zählt alles, also setz Vakama und Pakari zusammen ein: 24.
lesson-makuta-victory = Geschafft: Makuta ist besiegt, und die Insel ist frei! Gegen ihn hätte ein Unentschieden nicht gereicht. Nun kennst du den Weg. In einem echten Spiel suchen die anderen den Tempel auch.

## Quest for the Masks

lesson-masks-welcome = Willkommen! Sechs Toa suchen auf dieser Insel die Großen Masken. Dies ist das kürzere Spiel: Drei Große Masken gewinnen, und alle beginnen mit einer. Im ganzen Spiel braucht man alle sechs.
lesson-masks-toa = Du bist Gali, die Toa des Wassers. Deine Karte zeigt sechs Fähigkeiten von 400 bis 900. Niemand schwimmt besser als du, aber deine Kraft ist nur 400.
lesson-masks-hand = Das sind deine Aktionskarten; die anderen sehen nur die Rückseiten. Sieben darfst du haben. Pohatu hat am höchsten gewürfelt, also beginnt er, dann kommen Tahu und du. Sieh ihnen zu.
lesson-masks-wear = Du bist dran. Zuerst wählst du, welche Große Maske du trägst. Du hast deine eigene, Kaukau: Sie bringt 100 beim Schwimmen. Setz sie auf.
lesson-masks-move = Bevor du gehst, könntest du Karten spielen. Jetzt nicht: Wähle gehen.
lesson-masks-step = Du gehst ein bis drei Felder: nach Norden, Osten, Süden oder Westen, nie schräg und auf kein Feld zweimal. Die meisten Felder sind leer. Beginn mit dem Feld im Norden, i6.
lesson-masks-double = Neben dir liegt ein doppeltes Aktionsfeld. Geh darauf.
lesson-masks-draw = Auf einem Aktionsfeld darfst du eine Karte ziehen. Tu es.
lesson-masks-stop = Eine Karte fürs Vorbeikommen, eine zweite, wenn dein Weg auf einem doppelten Feld endet. Du hast noch einen Schritt, aber Bleiben ist besser: Bleib hier stehen.
lesson-masks-drawn = Fünf Karten auf der Hand. Jetzt sind Pohatu und Tahu dran. Behalte die Chronik im Auge.
lesson-masks-akaku = Pohatu betrat ein Duellfeld; wer es betritt, bleibt dort stehen. Er forderte Tahu heraus, und eine Karte sagte, was zählt: Tempo. Pohatu hat 900, und Kakama bringt 100. Tahus 600 reichten nicht. Also zog Pohatu eine Große Maske: Akaku.
lesson-masks-second-wind = Du bist dran. Diese Karte bringt dir zwei neue Karten und darf jederzeit gespielt werden. Spiel sie.
lesson-masks-near = Pohatu steht noch auf dem Duellfeld, und niemand geht durch einen Toa hindurch. Komm also näher und warte. Wähle gehen.
lesson-masks-one = Ein Schritt genügt.
lesson-masks-short = Gehen musst du, aber nicht alle drei Schritte. Bleib hier stehen.
lesson-masks-mission = Pohatu setzte Akaku auf und betrat ein Missionsfeld. Eine Mission sehen alle. Diese war ein Geschenk: Wer von den anderen am höchsten würfelte, durfte Karten ziehen, und das warst du. Deine Hand ist jetzt voll: sieben Karten.
lesson-masks-challenge = Das Duellfeld vor dir ist frei. Dies ist der Augenblick aus der Beispielrunde der Spielregel. Wähle gehen.
lesson-masks-enter = Geh auf das Duellfeld.
lesson-masks-whom = Wen forderst du heraus? Noch weißt du nicht, was zählt. Wähle Pohatu.
lesson-masks-tie = Sicht! Du hast 600. Pohatu hat 500, und Akaku bringt 100: 600 zu 600. Bei Gleichstand gewinnt, wer herausgefordert hat, und das bist du. Du ziehst eine Große Maske von deinem Stapel: Miru.
lesson-masks-wear-miru = Man trägt nur eine Große Maske auf einmal. Miru bringt 100 beim Flug, und dort hast du schon 800. Setz Miru auf.
lesson-masks-north = Nördlich von dir liegt ein Missionsfeld. Missionen kommen, ob du willst oder nicht, und solange sie nicht erfüllt sind, darfst du niemanden herausfordern. Geh darauf, dann hast du eine gesehen.
lesson-masks-toll = Ein kleiner Zoll: Leg eine Aktionskarte ab. Die Karte, die du eben bekommen hast, hilft dir heute nicht. Bezahl mit ihr.
lesson-masks-stride = Die Mission ist erfüllt. Das nächste Duellfeld ist fünf Schritte weit, zu weit für drei. Mit dieser Karte darfst du sechs gehen. Spiel sie.
lesson-masks-run = Du bist schon um die Ecke gelaufen. Noch ein Schritt, auf das Duellfeld.
lesson-masks-tahu = Dein zweites Duell. Wähle diesmal Tahu.
lesson-masks-behind = Flug: Du hast 800 und 100 durch Miru, Tahu hat 700. Aber er spielte eine Karte mit 300: 1000 gegen deine 900. Wer gerade verlieren würde, darf antworten. Spiel deine Karte mit 100.
lesson-masks-won = Je tausend, und bei Gleichstand gewinnt, wer herausgefordert hat. Deine dritte Große Maske: gewonnen! Zwei Erweiterungen warten auf dich: Mit Masks of Might haben die Masken Kräfte, und mit Rahi Challenge schickst du den anderen wilde Tiere.

## Bohrok Swarm

lesson-bohrok-welcome = Die Bohrok sind erwacht! Noch immer sammelst du Große Masken. Aber du gewinnst auch mit acht Krana einer Art, von jedem Typ eine. Die Karten des Schwarms machen beides leichter, oder den anderen schwerer.
lesson-bohrok-swarm = Ein Bohrok liegt immer offen für alle: jetzt ein Tahnok. Wer eine seiner Krana hat, kann ihn auf einem Bohrok-Feld lenken.
lesson-bohrok-krana = Du bist Kopaka. Du hast eine Krana des Tahnok und einen Tahnok Va: einen kleinen Helfer, der 100 bringt, wenn diese Art für dich kämpft. Du hast also Karten für einen Kampf.
lesson-bohrok-wear = Wie immer zuerst eine Große Maske: Setz Akaku auf.
lesson-bohrok-walk = Östlich von dir liegt ein Bohrok-Feld, vier Schritte weit. Zwei bist du gegangen. Geh den dritten.
lesson-bohrok-tahu = Gali ging einen Schritt, und Tahu gewann ein Duell gegen sie: Sicht, 800 gegen 600. Er hat nun zwei Große Masken, Hau und Akaku, und trägt Hau. Das macht ihn zu einem lohnenden Ziel.
lesson-bohrok-control = Das Bohrok-Feld liegt gleich neben dir. Geh hin.
lesson-bohrok-end = Dieses Feld wirkt nur, wenn dein Weg darauf endet. Bleib hier stehen.
lesson-bohrok-send = Du könntest einfach eine Krana ziehen. Aber du hast eine Krana des Tahnok: Fordere mit dem Bohrok jemanden heraus!
lesson-bohrok-whom = Du legst deine Krana aus, und der Tahnok gehorcht dir. Schick ihn gegen Tahu.
lesson-bohrok-va = Schutz zählt. Du hast 800, und der Tahnok bringt 100: 900. Tahu hat 900, und Hau bringt 100: 1000. Ruf deinen Helfer: Spiel den Tahnok Va.
lesson-bohrok-knock = Je tausend! Auch im Bohrok-Duell gewinnt bei Gleichstand, wer herausgefordert hat. Wer gewinnt, schlägt dem anderen eine Große Maske ab: Sie kommt oben auf Tahus Stapel. Wähle Hau, die er trug.
lesson-bohrok-prize = Und dein Lohn in Krana: zwei neue, oder eine neue und die benutzte. Nimm zwei neue.
lesson-bohrok-collected = Zwei Krana des Lehvak, zu der einen, die du schon hast: Daraus können acht werden. Der Tahnok ist fort, und ein neuer Bohrok liegt offen. Hätte Tahu standgehalten, hätte er sich einen Preis aussuchen dürfen.
lesson-bohrok-space = Ein Aktionsfeld ist nah. Den ersten Schritt hast du getan. Geh darauf.
lesson-bohrok-draw = Auch hier darfst du ziehen. Tu es.
lesson-bohrok-pile = Mit dem Schwarm wählst du den Stapel: Aktion oder Va. Dein Tahnok Va ist verbraucht. Zieh einen Va.
lesson-bohrok-rest = Ein Lehvak Va, der zu deinen Lehvak-Krana passt. Bleib hier stehen; für diesen Zug ist das genug.
lesson-bohrok-great = Maskenduelle gehen wie immer. Du bist auf dem Weg zu einem Duellfeld. Geh darauf.
lesson-bohrok-gali = Fordere Gali heraus.
lesson-bohrok-mask = Sicht ist deine beste Fähigkeit: 900, und 100 durch Akaku. Galis 600 reichen nicht, und du bekommst Pakari. Zu Beginn jedes Zuges darfst du auch eine Karte ablegen, die du nicht mehr willst.
lesson-bohrok-onward = Das ist der Schwarm! Du hast zwei Große Masken und drei Krana des Lehvak. Wenn du magst, spiel dieses Spiel weiter: Von jetzt an entscheiden die anderen selbst, und die Würfel sind frei.
