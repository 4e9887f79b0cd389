### Quest for Makuta: Ausgaben, Schalter und kurze Erklärungen.

## Ausgaben

edition-en = Englisch: die Anleitung, wie Fans sie aus der niederländischen Schachtel übersetzt haben
edition-nl = Niederländisch: die Anleitung der niederländischen Schachtel, mit offenen Schlössern
edition-de = Deutsch: die Anleitung der deutschen Schachtel, mit Akaku nur bei genauem Wurf und einem mächtigen Makuta
edition-fr = Französisch: die Anleitung der französischen Schachtel, mit höchstens einer Tempomaske
edition-us = Amerikanisch: die Schachtel, wie ihre Besitzer sie beschreiben; Toa teilen sich kein Feld
edition-definitive = Maßgeblich: die klarste Lesart aller Anleitungen, unsere Empfehlung

## Schalter: Vorbereitung, Bewegung, Landschaften

switch-tiles = Aus welchen Landschaften die Insel gelegt wird
value-tiles-printed = die zwanzig gedruckten Landschaften
switch-counters = Welche Plättchen in der Schachtel sind
value-counters-printed = die gedruckten Plättchen
switch-discard-spot = Wo abgelegte Plättchen auf neue Besitzer warten
value-discard-spot-start-field = abgelegte Plättchen liegen auf dem Startfeld
value-discard-spot-start-tile = abgelegte Plättchen findet man auf jedem Feld der Startlandschaft
switch-base-die = Ob eine Tempomaske schon beim ersten Wurf eines Zuges hilft
value-base-die-per-game = eine Tempomaske hilft bei jedem Wurf
value-base-die-per-turn = jeder Zug beginnt mit dem weißen Würfel
switch-backtrack = Wie du deine eigene Spur kreuzen darfst
value-backtrack-no-revisit = kein Feld zweimal mit einem Wurf
value-backtrack-no-reversal = du darfst deine Spur kreuzen, aber nicht sofort einen Schritt zurückgehen
switch-early-stop = Wo du anhalten darfst, bevor dein Wurf aufgebraucht ist
value-early-stop-anywhere = du darfst auf jedem Feld früher anhalten
value-early-stop-targets-only = du darfst nur dort früher anhalten, wo es etwas zu tun gibt
switch-stop-is-final = Ob deine Bewegung endet, sobald du anhältst
value-stop-is-final-true = wenn du anhältst, verfällt der Rest deines Wurfs
value-stop-is-final-false = nach einem Halt darfst du mit dem Rest weitergehen
switch-gate-tile = Ob du an einem offenen Tor eine Landschaft anlegen musst
value-gate-tile-must = wer auf einem offenen Tor anhält, muss eine Landschaft anlegen
value-gate-tile-may = wer auf einem offenen Tor anhält, darf eine Landschaft anlegen
switch-gate-trigger = Wann ein offenes Tor eine Landschaft bringt
value-gate-trigger-end-of-move = ein offenes Tor bringt eine Landschaft, wenn du darauf anhältst
value-gate-trigger-any-entry = ein offenes Tor bringt eine Landschaft, sobald du es betrittst; danach darfst du weitergehen
switch-tile-attach = Wo eine neue Landschaft angelegt wird
value-tile-attach-own-gate = eine neue Landschaft kommt an das Tor, auf dem du stehst
value-tile-attach-any-gate = eine neue Landschaft darf an jedes offene Tor der Insel
switch-edge-match = Welche Kanten einer neuen Landschaft passen müssen
value-edge-match-own-gate-only = nur das Tor, mit dem eine neue Landschaft anschließt, muss passen
value-edge-match-all-edges = jede Kante, mit der eine neue Landschaft eine andere berührt, muss passen
switch-counters-face = Wie die Plättchen auf einer neuen Landschaft liegen
value-counters-face-down = die Plättchen einer neuen Landschaft liegen verdeckt
value-counters-face-up = die Plättchen einer neuen Landschaft liegen offen
switch-true-island = Wie die Insel beginnt
value-true-island-false = die Insel beginnt mit der Startlandschaft; der Rest wird gezogen
value-true-island-true = die ganze Insel liegt von Anfang an da, wie auf der wahren Karte
switch-no-seal = Ob eine Landschaft die Insel verschließen darf, bevor Makuta gefunden ist
value-no-seal-true = solange Makuta nicht gefunden ist, darf eine Landschaft die Insel nicht verschließen, wenn man sie auch anders drehen kann
value-no-seal-false = eine Landschaft darf die Insel verschließen, auch bevor Makuta gefunden ist

## Schalter: die Makuta-Landschaft, Schlösser, Schlüssel

switch-lock-placed = Wie ein Schloss ausgelegt wird
value-lock-placed-down = Schlösser werden verdeckt ausgelegt
value-lock-placed-up = Schlösser werden offen ausgelegt, für alle sichtbar
switch-lock-flip-when = Wann du ein Schloss aufdecken darfst
value-lock-flip-when-end = du darfst ein Schloss aufdecken, wenn du auf seinem Eingang anhältst
value-lock-flip-when-enter = du darfst ein Schloss aufdecken, sobald du seinen Eingang betrittst, und danach weitergehen
switch-entrance-needs-keys = Ob ein Eingang Schlüssel verlangt
value-entrance-needs-keys-false = alle dürfen einen Eingang betreten
value-entrance-needs-keys-true = nur ein Toa mit drei Schlüsseln darf einen Eingang betreten
switch-makuta-ring = Ob du um den Tempel herumgehen darfst
value-makuta-ring-false = von einem Eingang kommst du nur durch sein eigenes Tor zurück
value-makuta-ring-true = du darfst um den Tempel gehen, von jedem Eingang zum nächsten

## Schalter: Plättchen

switch-declined-counter = Wohin ein Schlüssel oder Turaga kommt, den du ansiehst, aber nicht behältst
value-declined-counter-stays = ein Schlüssel oder Turaga, den du nicht behältst, bleibt auf seinem Feld
value-declined-counter-to-start = ein Schlüssel oder Turaga, den du nicht behältst, kommt auf das Startfeld
switch-peek = Wer einen Schlüssel oder Turaga sieht, den du mit vollen Händen findest
value-peek-private = nur du siehst einen Schlüssel oder Turaga, den du mit vollen Händen findest
value-peek-public = alle sehen einen Schlüssel oder Turaga, den du mit vollen Händen findest
switch-speed-limit = Wie viele Tempomasken du haben darfst
value-speed-limit-not-both = nie Kakama und Kaukau zusammen
value-speed-limit-one-total = insgesamt nur eine Tempomaske
switch-start-pick = Wann du ein Plättchen vom Startfeld nehmen darfst
value-start-pick-end-only = du darfst ein Plättchen vom Startfeld nehmen, wenn du dort anhältst
value-start-pick-passing = du darfst auch unterwegs ein Plättchen vom Startfeld nehmen und danach weitergehen
switch-loss-choice = Was dein linker Nachbar sieht, wenn er deinen Verlust aussucht
value-loss-choice-blind = dein linker Nachbar wählt deinen Verlust an den Rückseiten aus
value-loss-choice-seen = dein linker Nachbar sieht die Vorderseiten, wenn er deinen Verlust aussucht
switch-stack-same-mask = Ob zwei gleiche Masken bei einer Herausforderung beide zählen
value-stack-same-mask-true = zwei gleiche Masken zählen bei einer Herausforderung beide
value-stack-same-mask-false = von zwei gleichen Masken zählt bei einer Herausforderung nur eine
switch-turaga-bonus = Welche Turaga dir bei einer Herausforderung helfen
value-turaga-bonus-all = jeder Turaga hilft bei einer Herausforderung: dein eigener mit 10, ein anderer mit 5
value-turaga-bonus-own-only = nur dein eigener Turaga hilft bei einer Herausforderung, mit 10

## Schalter: Masken

switch-akaku-effect = Was mit dem Plättchen geschieht, das Akaku nimmt
value-akaku-effect-steal = was Akaku nimmt, gehört dir
value-akaku-effect-discard = was Akaku nimmt, kommt auf das Startfeld
switch-akaku-escape-roll = Ob du nach Akaku noch einmal würfelst
value-akaku-escape-roll-true = nach Akaku würfelst du noch einmal, um zu entkommen
value-akaku-escape-roll-false = nach Akaku ist deine Bewegung vorbei
switch-akaku-exact = Ob Akaku einen genauen Wurf verlangt
value-akaku-exact-false = für Akaku genügt es, beim anderen Toa anzuhalten
value-akaku-exact-true = für Akaku muss dein Wurf genau beim anderen Toa enden
switch-speed-masks = Ob Kakama und Kaukau verpflichten
value-speed-masks-optional = mit Kakama oder Kaukau darfst du weiterhin den weißen Würfel nehmen
value-speed-masks-mandatory = mit Kakama oder Kaukau musst du ihren Würfel nehmen
switch-miru-when = Wann du mit Miru fliegen darfst
value-miru-when-instead-of-roll = du fliegst mit Miru, statt zu würfeln
value-miru-when-any-time = du darfst auch noch mit Miru fliegen, wenn du deinen Wurf gesehen hast
switch-miru-no-entrance = Ob du mit Miru auf einem Eingang landen darfst
value-miru-no-entrance-false = mit Miru darfst du auf jedem Feld landen
value-miru-no-entrance-true = mit Miru darfst du nicht auf einem Eingang landen
switch-share-fields = Ob Toa sich ein Feld teilen dürfen
value-share-fields-free = Toa dürfen sich Felder teilen und aneinander vorbeigehen
value-share-fields-akaku-only = Toa teilen sich ein Feld nur, um Akaku einzusetzen; das Startfeld ist für alle da

## Schalter: Rahi

switch-duel-die = Mit welchem Würfel du kämpfst
value-duel-die-same-as-move = du kämpfst mit dem Würfel deiner Bewegung
value-duel-die-free-choice = du kämpfst mit jedem Würfel, den du benutzen darfst
switch-declare-bonus = Wann du ansagst, was du bei einer Herausforderung einsetzt
value-declare-bonus-before-roll = du sagst an, was du einsetzt, bevor du würfelst
value-declare-bonus-after-roll = du sagst an, was du einsetzt, nachdem du gewürfelt hast
switch-rahi-ranges = Wie stark die Rahi sind
value-rahi-ranges-classic = Moskitos 1–7, Skorpione 7–13, Tiger 13–20
value-rahi-ranges-us = Moskitos 1–7, Skorpione 7–14, Tiger 14–20
switch-rahi-ends-move = Ob ein Rahi deine Bewegung beendet
value-rahi-ends-move-true = ein Rahi kostet dich den Rest deines Wurfs
value-rahi-ends-move-false = nach einem Sieg über einen Rahi darfst du mit dem Rest weitergehen
switch-win-reward = Was du bekommst, wenn du einen Rahi besiegst
value-win-reward-extra-turn = ein Sieg über einen Rahi bringt noch einen Zug: würfeln, fliegen oder ausruhen
value-win-reward-extra-move = ein Sieg über einen Rahi bringt noch einen Wurf oder eine Pause
value-win-reward-leftover-steps = ein Sieg über einen Rahi bringt nur die Schritte, die du übrig hast
switch-rahi-after-loss = Wie ein Rahi liegt, der gewonnen hat
value-rahi-after-loss-face-up = ein Rahi, der gewinnt, bleibt offen liegen
value-rahi-after-loss-face-down = ein Rahi, der gewinnt, wird wieder verdeckt
switch-rahi-after-tie = Wie ein Rahi nach einem Unentschieden liegt
value-rahi-after-tie-face-up = nach einem Unentschieden bleibt der Rahi offen liegen
value-rahi-after-tie-face-down = nach einem Unentschieden wird der Rahi wieder verdeckt
switch-exploding-max = Was die höchste Zahl deines Würfels bei einer Herausforderung bewirkt
value-exploding-max-false = die höchste Zahl eines Würfels ist nichts Besonderes
value-exploding-max-true = bei der höchsten Zahl deines Würfels im Kampf würfelst du noch einmal und zählst dazu

## Schalter: Makuta und das Ende

switch-makuta-table = Wie stark Makuta ist, je nach Farbe des Tempels
value-makuta-table-18-28 = Makuta hat Stärke 18, 20, 22, 24, 26 oder 28
value-makuta-table-18-24 = Makuta hat Stärke 18, 20, 21, 22, 23 oder 24
switch-makuta-tie = Was ein Unentschieden gegen Makuta bedeutet
value-makuta-tie-loss = ein Unentschieden gegen Makuta ist verloren
value-makuta-tie-no-effect = ein Unentschieden gegen Makuta ändert nichts
switch-makuta-loss-move = Ob dein linker Nachbar dich versetzt, wenn du gegen Makuta verlierst
value-makuta-loss-move-must = wer gegen Makuta verliert, wird vom linken Nachbarn versetzt
value-makuta-loss-move-may = wer gegen Makuta verliert, darf vom linken Nachbarn versetzt werden
switch-challenge-when = Wann du Makuta herausfordern darfst
value-challenge-when-end = du darfst Makuta herausfordern, wenn du auf einem Eingang anhältst
value-challenge-when-enter = du darfst Makuta herausfordern, sobald du einen Eingang betrittst
switch-stalemate-rounds = Nach wie vielen ruhigen Runden das Spiel ohne Sieger endet
value-stalemate-rounds = { $number ->
    [one] eine ruhige Runde beendet das Spiel
   *[other] { $number } ruhige Runden beenden das Spiel
 }

## Erklärungen

topic-young =
    Würfle mit dem weißen Würfel und geh los: nach links, rechts, oben oder unten. Du darfst auch früher anhalten.
    Halte auf einem Tor an, und ein neues Stück der Insel erscheint. Halte auf einer Maske, einem Turaga oder einem Schlüssel an, und das Plättchen gehört dir: bis zu vier Masken, zwei Turaga und drei Schlüssel.
    Betrittst du das Feld eines Rahi, musst du ihn besiegen: Würfle mehr als seine Stärke. Deine Masken und Turaga helfen dir.
    Finde den Tempel, bring die drei Schlüssel eines Schlosses mit, würfle mehr als Makuta, und du hast gewonnen!
topic-aim =
    Besiege Makuta als Erster.
    Die Insel wächst, während ihr sie erkundet, und irgendwo im Stapel wartet die Landschaft mit seinem Tempel.
    Du brauchst die drei Schlüssel eines seiner Schlösser und dazu Masken und Turaga, die dich stark machen.
    Dann halte auf dem Eingang an und fordere ihn heraus.
topic-turn =
    Würfle und geh, oder flieg stattdessen mit Miru.
    Dann tu, was dein Feld verlangt: gegen einen Rahi kämpfen, ein Plättchen nehmen, eine Landschaft anlegen, ein Schloss aufdecken.
    Besiegst du einen Rahi, geht dein Zug weiter (Schalter win_reward). Sonst ist er vorbei, und der Spieler links von dir ist dran.
topic-dice =
    Alle beginnen mit dem weißen Würfel, 1 bis 6. Kakama gibt dir den roten, 1 bis 8, und Kaukau den grünen, 1 bis 12.
    Schalter speed_masks sagt, ob du dann noch den weißen nehmen darfst, und base_die, ob der erste Wurf eines Zuges immer mit dem weißen ist.
    Du kämpfst mit dem Würfel deiner Bewegung; nach einem Flug wählst du einen, den du benutzen darfst (Schalter duel_die).
topic-movement =
    Du gehst nach links, rechts, oben oder unten, nie schräg, und betrittst mit einem Wurf kein Feld zweimal (Schalter backtrack).
    Du darfst früher anhalten, als du gewürfelt hast (early_stop), aber wenn du einen Schritt gehen kannst, musst du ihn gehen.
    Masken, Schlüssel, Schlösser und andere Toa halten dich nicht auf. Ein Rahi schon: Sein Feld ist das letzte deiner Bewegung.
    Sobald du anhältst, verfällt der Rest deines Wurfs (stop_is_final).
topic-gates =
    Tore führen von Landschaft zu Landschaft. Ein Tor, hinter dem nichts liegt, ist offen.
    Hältst du auf einem offenen Tor an, ziehst du eine Landschaft, legst sie dort an, und dein Zug ist vorbei. Schalter gate_tile sagt, ob du musst oder darfst, und gate_trigger, ob schon das Betreten genügt.
    Ein Tor vor einer Kante ohne Tor bleibt für immer eine Sackgasse. Sind alle Landschaften gelegt, bewirken offene Tore nichts mehr.
topic-tiles =
    Alle sehen die Landschaft, die du ziehst. Dreh sie, wie du willst, solange eines ihrer Tore an deines stößt; danach bleibt sie so liegen.
    Ihre Felder werden mit Rahi, Schlüsseln, Masken und Turaga belegt, alle verdeckt (Schalter counters_face).
    Solange die Makuta-Landschaft nicht gefunden ist, darfst du den letzten Ausweg nicht verschließen, wenn du deine Landschaft auch anders drehen kannst (no_seal).
    Mit Schalter tile_attach darf sie auch an andere Tore, und mit edge_match müssen auch die übrigen Kanten passen.
topic-makuta-tile =
    Die Makuta-Landschaft hat sechs Tore, sechs Eingänge und in der Mitte den Tempel.
    Sobald eines ihrer Tore mit einer anderen Landschaft verbunden ist, liegt auf dem Eingang dahinter ein Schloss.
    Von Eingang zu Eingang führt kein Weg, außer Schalter makuta_ring öffnet ihn.
topic-locks =
    Ein Schloss zeigt drei Zeichen. Hältst du auf seinem Eingang an, darfst du es aufdecken, und von da an kennen es alle (Schalter lock_placed und lock_flip_when).
    Drei Schlüssel mit diesen Zeichen öffnen es. Die Reihenfolge ist gleich, und ein Joker gilt für jedes Zeichen.
    Ein Schloss versperrt seinen Eingang nicht, aber Schalter entrance_needs_keys kann es.
topic-keys =
    Schlüssel zeigen Feuer, Wasser, Luft, Erde, Eis oder Stein; ein Joker gilt für alle sechs. Du darfst drei haben.
    Findest du einen vierten, sieh ihn dir an: Leg einen der anderen ab, oder verzichte auf ihn (Schalter declined_counter und peek).
    Forderst du Makuta heraus, zeigst du deine Schlüssel, aber du verlierst sie nicht.
topic-counters =
    Schlüssel, Masken und Turaga sind Plättchen. Halte darauf an, um sie zu nehmen; darüberzugehen bewirkt nichts.
    An der Rückseite erkennst du einen Schlüssel, aber Masken und Turaga sehen von hinten gleich aus.
    Was du ablegst, kommt meist auf das Startfeld, wo alle danach fischen dürfen.
topic-limits =
    Du hast höchstens drei Schlüssel, zwei Turaga und vier Masken, und nie Kakama zusammen mit Kaukau (Schalter speed_limit).
    Das gilt jederzeit, wie auch immer du zu einem Plättchen kommst.
    Hast du eins zu viel, wählst du, welches von dieser Sorte geht. Ein neuer Schlüssel oder Turaga, den du nicht willst, bleibt auf seinem Feld (Schalter declined_counter); alles andere kommt auf das Startfeld.
topic-masks =
    Es gibt sechs Arten von Masken, und jeder Toa darf sie alle benutzen.
    Hau und Pakari machen dich bei Herausforderungen stärker. Kakama und Kaukau geben dir einen schnelleren Würfel.
    Miru und Akaku wirken einmal; danach liegen sie auf dem Startfeld.
topic-akaku =
    Hältst du auf dem Feld eines anderen Toa an, darfst du Akaku einsetzen: Sieh dir alle seine Plättchen an und nimm eines (Schalter akaku_effect).
    Danach kommt Akaku auf das Startfeld, und du würfelst noch einmal, um zu entkommen (akaku_escape_roll).
    Schalter akaku_exact verlangt, dass dein Wurf genau dort endet. Ein Toa ohne Plättchen hat nichts zu befürchten.
topic-hau =
    Hau zählt bei einer Herausforderung 5 zu deinem Wurf.
    Alle sehen, dass du sie einsetzt, aber du behältst sie. Zwei zählen 10, außer Schalter stack_same_mask verbietet es.
topic-pakari =
    Pakari zählt bei einer Herausforderung 10 zu deinem Wurf.
    Alle sehen, dass du sie einsetzt, aber du behältst sie. Zwei zählen 20, außer Schalter stack_same_mask verbietet es.
topic-kakama =
    Kakama macht dich schnell: Du gehst und kämpfst mit dem roten Würfel, 1 bis 8.
    Du darfst sie nicht zusammen mit Kaukau haben. Schalter speed_masks sagt, ob du noch den weißen Würfel nehmen darfst.
topic-kaukau =
    Kaukau trägt dich weit: Du gehst und kämpfst mit dem grünen Würfel, 1 bis 12.
    Du darfst sie nicht zusammen mit Kakama haben. Schalter speed_masks sagt, ob du noch den weißen Würfel nehmen darfst.
topic-miru =
    Statt zu würfeln, schwebst du auf ein beliebiges Feld der Insel: ein Tor, einen Eingang, einen Rahi, einen anderen Toa. Landen ist wie Anhalten.
    Gewinnst du dort eine Herausforderung nicht, kehrst du an deinen Ausgangspunkt zurück. Danach liegt Miru auf dem Startfeld.
    Schalter miru_when sagt, ob du auch nach deinem Wurf noch fliegen darfst, und miru_no_entrance, ob Eingänge gesperrt sind.
topic-turaga =
    Ein Turaga zählt bei einer Herausforderung 5 zu deinem Wurf, der deines eigenen Toa 10. Du darfst zwei haben.
    Vakama gehört zu Tahu, Nokama zu Gali, Matau zu Lewa, Whenua zu Onua, Nuju zu Kopaka und Onewa zu Pohatu.
    Schalter turaga_bonus sagt, ob nur dein eigener hilft.
topic-rahi =
    Rahi sind die Bestien Makutas: Moskitos der Stärke 1 bis 7, Skorpione von 7 bis 13 und Tiger von 13 bis 20 (Schalter rahi_ranges).
    Niemand kommt an einem Rahi vorbei. Betrittst du sein Feld, musst du kämpfen.
    Manchmal führt ein Weg außen herum.
topic-duel =
    Der Rahi wird aufgedeckt. Du würfelst einmal und zählst dazu, was deine Masken und Turaga bringen, so viele du einsetzen willst.
    Du brauchst mehr als seine Stärke. Schalter declare_bonus sagt, ob du vor oder nach dem Wurf wählst.
    Alle sehen, was du einsetzt, also nimm nicht mehr als nötig.
topic-win =
    Der Rahi verlässt das Spiel. Alle Plättchen unter ihm gehören dir, soweit du sie haben darfst.
    Und dein Zug geht weiter: Würfle noch einmal, flieg oder ruh dich aus. Schalter win_reward sagt, was du genau bekommst.
topic-lose =
    Du gehst auf das Feld zurück, von dem du kamst, und dein Zug ist vorbei.
    Hast du Plättchen, verlierst du eines: Der Spieler links von dir wählt es an der Rückseite aus (Schalter loss_choice), und es kommt unter den Rahi. Wer den Rahi besiegt, bekommt es.
    Schalter rahi_after_loss sagt, ob der Rahi offen liegen bleibt.
topic-tie =
    Du gehst auf das Feld zurück, von dem du kamst, und behältst alles. Dein Zug ist vorbei.
    Schalter rahi_after_tie sagt, ob der Rahi offen liegen bleibt, und makuta_tie, was ein Unentschieden gegen Makuta bedeutet.
topic-makuta =
    Halte auf einem Eingang an, dessen Schloss offen liegt und dessen drei Schlüssel du hast, und du darfst Makuta herausfordern.
    Der weiße Würfel dreht den Tempel, und die Farbe vor dir sagt, wie stark er ist: 18 bis 24, oder bis 28 (Schalter makuta_table).
    Dann kämpfe gegen ihn wie gegen einen Rahi. Mit mehr als seiner Stärke gewinnst du das Spiel!
    Mit weniger verlierst du ein Plättchen an das Startfeld, und der Spieler links von dir setzt dich auf ein leeres Feld (makuta_loss_move). Ein Unentschieden gilt als verloren, außer Schalter makuta_tie sagt etwas anderes.
topic-start =
    Alle beginnen auf dem Startfeld, und dort dürfen beliebig viele Toa stehen.
    Abgelegte Plättchen liegen dort verdeckt. Hältst du dort an, darfst du eines nehmen: einen Schlüssel, oder eine Maske oder einen Turaga, ohne vorher hinzusehen.
    Die Schalter discard_spot und start_pick sagen, wo und wann.
topic-sharing =
    Toa dürfen auf einem Feld stehen und aneinander vorbeigehen.
    Steht Schalter share_fields auf akaku_only, ist dir das Feld eines anderen Toa versperrt, außer du hältst dort an und setzt Akaku ein. Das Startfeld ist für alle da.
topic-secrets =
    Nur du siehst die Vorderseiten deiner Plättchen. Die anderen sehen, wie viele du hast, und ihre Rückseiten.
    Was du bei einer Herausforderung einsetzt, die Schlüssel, die du einem Schloss zeigst, und eine benutzte Miru oder Akaku sehen alle.
    Wer Akaku einsetzt, sieht alles, was ein anderer Spieler hat.
topic-stalemate =
    Manchmal kommt niemand mehr weiter. Wird viele Runden lang keine Landschaft gelegt, kein Rahi besiegt, nichts Neues gefunden, kein Schloss aufgedeckt und Makuta nicht herausgefordert, endet das Spiel ohne Sieger.
    Schalter stalemate_rounds sagt, nach wie vielen Runden. Auch ein Spiel, das gar nicht enden will, wird beendet.
topic-editions =
    Die Anleitungen des Spiels sind sich nicht einig. Jeder Unterschied ist ein Schalter, und eine Ausgabe stellt sie alle.
    Es gibt die englische, niederländische, deutsche und französische Anleitung (en, nl, de, fr), die amerikanische Schachtel, wie ihre Besitzer sie beschreiben (us), und die Lesart, die wir empfehlen (definitive).
    Der Befehl matanui games zeigt sie alle.
topic-switches =
    Ein Schalter ist eine einzelne Regel, die nicht alle gleich spielen, zum Beispiel gate_tile oder win_reward.
    Wähle eine Ausgabe und stelle dann einzelne Schalter selbst: matanui play makuta --edition de --set gate_tile=may
