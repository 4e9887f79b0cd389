### Wörter der Befehle invite und join: ein Tisch auf einem Server, vom Terminal aus.

ui-join-invite = Der Tisch steht bereit. Dieser Link lädt deine Freunde ein: { $link }
ui-join-invite-terminal = In einem Terminal: { $command }

ui-join-name = Dein Name? Enter für { $name }:
ui-join-seated = Platz { $n } gehört dir.
ui-join-phrase = Mit diesen Merkwörtern bekommst du deinen Platz überall zurück (mit --phrase). Du siehst sie nur einmal: { $phrase }
ui-join-resumed = Willkommen zurück auf Platz { $n }.
ui-join-promise = Der Server verspricht Würfel aus einer verborgenen Zahl mit dem Kennzeichen { $commitment }. Dein Anteil am Zufall: { $nonce }
ui-join-hint = Das Spiel beginnt, sobald alle bereit sind. Tippe hilfe für alles, was du tun kannst, ende zum Gehen; dein Platz bleibt dir.
ui-join-begins = Alle sind bereit: Das Spiel beginnt.
ui-join-farewell = Dein Platz bleibt dir. Komm zurück mit:
ui-join-press-enter = Drücke Enter.

ui-join-seats = An diesem Tisch:
ui-join-you = { $name } (du)
ui-join-seat-bot = { $n }: { $name }, ein Bot
ui-join-seat-free = { $n }: frei
ui-join-seat-ready = { $n }: { $name }, bereit
ui-join-seat-unready = { $n }: { $name }, noch nicht bereit
ui-join-seat-here = { $n }: { $name }
ui-join-seat-gone = { $n }: { $name }, nicht verbunden
ui-join-seat-away = { $n }: { $name }, abwesend; ein Bot spielt weiter
ui-join-seat-resigned = { $n }: { $name }, hat aufgegeben; ein Bot spielt weiter

ui-join-sits = { $name } setzt sich.
ui-join-stands = { $name } steht auf.
ui-join-is-ready = { $name } ist bereit.
ui-join-gone = { $name } hat die Verbindung verloren.
ui-join-back-again = { $name } ist zurück.
ui-join-away = { $name } ist abwesend; einstweilen spielt ein Bot.
ui-join-returns = { $name } spielt wieder selbst.
ui-join-resigned = { $name } gibt auf; ein Bot spielt weiter.
ui-join-votes = { $name } möchte das Spiel ohne Sieger beenden. Wenn alle zustimmen, ist es zu Ende: abbrechen.
ui-join-rematch-offer = Es gibt einen neuen Tisch für dieselben Spieler: Tippe revanche, um mitzukommen.
ui-join-guest = ein Zuschauer

ui-join-lost = Verbindung verloren, neuer Versuch …
ui-join-back = … wieder da.
ui-join-waiting = Warten auf { $names }.
ui-join-time = Verbleibende Zeit: { $time }
ui-join-order = Von jetzt an: { $order }
ui-join-order-always = Du wirst an jeder Stelle gefragt.
ui-join-order-could = Du wirst gefragt, wenn du etwas zu wählen hast.
ui-join-order-quiet = Du wirst nur gefragt, wenn eine Karte dir gilt.
ui-join-abandoned = Das Spiel wurde ohne Sieger beendet.
ui-join-proof = Die Würfel sind bewiesen: Die Zahl { $seed } passt zum Kennzeichen { $commitment }, das vor dem Spiel versprochen war, und dein Anteil steckt darin.
ui-join-proof-watched = Die Würfel sind bewiesen: Die Zahl { $seed } passt zum Kennzeichen { $commitment }.
ui-join-proof-other = Vorsicht: Die Aufzeichnung passt nicht zu dem, was vor dem Spiel versprochen war ({ $promised }).
ui-join-proof-broken = Vorsicht: Die Aufzeichnung beweist sich nicht. { $why }
ui-join-no-record = Die Aufzeichnung konnte nicht geholt werden. { $why }
ui-join-after = Tippe revanche, um mit denselben Leuten noch einmal zu spielen, chat zum Reden; Enter zum Gehen.
ui-join-not-yours = Dieser Platz gehört dir nicht mehr: Er wurde freigegeben, oder jemand hat seine Merkwörter benutzt.

ui-join-cmd-chat = chat, sag
ui-join-cmd-who = wer
ui-join-cmd-order = order
ui-join-cmd-resign = aufgeben
ui-join-cmd-abandon = abbrechen
ui-join-cmd-rematch = revanche
ui-join-order-word-always = immer
ui-join-order-word-could = wahl
ui-join-order-word-quiet = still
ui-join-help-head = An diesem Tisch
ui-join-help-chat = chat TEXT: allen etwas sagen
ui-join-help-who = wer: wer hier sitzt
ui-join-help-order = order still: wie oft du gefragt wirst, wenn andere handeln: immer, wahl (wenn es etwas zu wählen gibt) oder still
ui-join-help-resign = aufgeben: ein Bot spielt deinen Platz zu Ende
ui-join-help-abandon = abbrechen: dafür stimmen, das Spiel ohne Sieger zu beenden
ui-join-help-rematch = revanche: nach dem Ende dieselben Leute noch einmal
ui-join-sure-resign = Ein Bot würde deinen Platz zu Ende spielen. Wenn du es ernst meinst: aufgeben ja
ui-join-sure-abandon = Das Spiel endet ohne Sieger, wenn alle dafür stimmen. Wenn du es ernst meinst: abbrechen ja

ui-join-err-link = „{ $link }“ ist kein Link zu einem Tisch. So sieht einer aus: http://host/t/TABLE#INVITE
ui-join-err-server = Keine Antwort von { $server }: { $why }
ui-join-err-stranger = { $server } antwortet, aber nicht als Server von Mata Nui.
ui-join-err-refused = Der Server lehnt ab: { $why }
ui-join-err-keep = Dein Platz konnte nicht in { $file } aufbewahrt werden: { $why }
ui-join-err-which = Du hast mehrere Plätze an diesem Tisch: { $seats }. Sag mit --seat oder --name, welchen du meinst.
ui-join-err-seat = Dieser Tisch hat keinen Platz { $n }.
ui-join-err-nobody = Mindestens ein Platz muss für Menschen sein: link oder open.
ui-join-err-begun = Das Spiel an diesem Tisch hat begonnen. Sieh mit --watch zu; hattest du einen Platz, hol ihn dir mit --phrase zurück.
ui-join-err-not-begun = Das Spiel hat noch nicht begonnen. Tippe chat TEXT zum Reden, wer, um zu sehen, wer da ist, hilfe oder ende.
ui-join-err-not-asked = Du wirst gerade nichts gefragt.
ui-join-err-save = Die Aufzeichnung wird hier gespeichert, wenn das Spiel zu Ende ist.
ui-join-err-watching = Du siehst nur zu.
ui-join-err-not-over = Das Spiel ist noch nicht zu Ende.
