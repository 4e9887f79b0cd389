### Quest for Makuta: Namen, was geschieht, Fragen und Antworten.

## Plättchen (Form a: im Satz, vierter Fall)

counter-fire = Feuerschlüssel
    .a = einen Feuerschlüssel
counter-water = Wasserschlüssel
    .a = einen Wasserschlüssel
counter-air = Luftschlüssel
    .a = einen Luftschlüssel
counter-earth = Erdschlüssel
    .a = einen Erdschlüssel
counter-ice = Eisschlüssel
    .a = einen Eisschlüssel
counter-stone = Steinschlüssel
    .a = einen Steinschlüssel
counter-joker = Jokerschlüssel
    .a = einen Jokerschlüssel
counter-key = unbekannter Schlüssel
    .a = einen Schlüssel
counter-hau = Hau-Maske
    .a = eine Hau-Maske
counter-pakari = Pakari-Maske
    .a = eine Pakari-Maske
counter-kakama = Kakama-Maske
    .a = eine Kakama-Maske
counter-kaukau = Kaukau-Maske
    .a = eine Kaukau-Maske
counter-miru = Miru-Maske
    .a = eine Miru-Maske
counter-akaku = Akaku-Maske
    .a = eine Akaku-Maske
counter-mask = Maske oder Turaga, unbekannt
    .a = eine Maske oder einen Turaga
counter-vakama = Turaga Vakama
counter-nokama = Turaga Nokama
counter-matau = Turaga Matau
counter-whenua = Turaga Whenua
counter-nuju = Turaga Nuju
counter-onewa = Turaga Onewa

## Schlösser und ihre Zeichen

symbol-fire = Feuer
symbol-water = Wasser
symbol-air = Luft
symbol-earth = Erde
symbol-ice = Eis
symbol-stone = Stein
symbol-joker = Joker
lock-open = { $symbols }
lock-down = verdecktes Schloss

## Der Tempel, die Würfel, die Rahi

segment-white = Weiß
segment-red = Rot
segment-green = Grün
segment-brown = Braun
segment-blue = Blau
segment-black = Schwarz
die-white = weißer Würfel
    .with = mit dem weißen Würfel
die-red = roter Würfel
    .with = mit dem roten Würfel
die-green = grüner Würfel
    .with = mit dem grünen Würfel
rahi-mosquito = Moskito
rahi-scorpion = Skorpion
rahi-tiger = Tiger

## Landschaften und Felder (Form onto: auf das …)

tile-fau-swamp = Fau-Sumpf
tile-ga-koro = Ga-Koro
tile-great-mine = Große Mine
tile-hura-mafa = Hura-Mafa-Fluss
tile-ice-drifts = Eiswehen
tile-kini-nui = Kini-Nui
tile-ko-koro = Ko-Koro
tile-kumu-islets = Kumu-Eilande
tile-le-koro = Le-Koro
tile-leva-bay = Leva-Bucht
tile-makuta = Makuta
tile-mangai = Mangai-Vulkan
tile-motara-desert = Motara-Wüste
tile-mount-ihu = Berg Ihu
tile-naho-bay = Naho-Bucht
tile-onu-koro = Onu-Koro
tile-po-koro = Po-Koro
tile-ta-koro = Ta-Koro
tile-tiro-canyon = Tiro-Schlucht
tile-toa-landing = Toa-Landeplatz

field-start = Startfeld
    .onto = das Startfeld
field-path = { $tile } { $cell }
field-gate = { $tile } Tor { $edge }
field-entrance = { $tile } Eingang { $edge }

## Was geschieht: der Anfang und die Züge

event-chose = Spieler { $player } spielt { $toa }.
event-order = { $who } würfelt { $pips }, um zu sehen, wer beginnt.
event-began = { $who } beginnt.
event-turn = Runde { $round }: { $who } ist am Zug.
event-rolled = { $who } würfelt { FORM($die, form: "with") } eine { $pips }.
event-rested = { $who } ruht sich aus.
event-walked = { $who } geht auf { FORM($field, form: "onto") }.
event-stuck = { $who } kann nirgendwohin und bleibt stehen.
event-flew = { $who } setzt Miru auf und schwebt auf { FORM($field, form: "onto") }.

## Was geschieht: erkunden

event-drew = { $who } zieht eine neue Landschaft: { $tile }.
event-laid = { $who } legt die Landschaft { $tile } an { $gate } an.
event-putback = Die Landschaft { $tile } passt nirgends. { $who } legt sie in den Stapel zurück.
event-uncovered = { $field } zeigt { FORM($counter, form: "a") }.
event-uncovered-rahi = { $field } zeigt einen { $rahi } der Stärke { $strength }.
event-locklaid = Auf { $field } kommt ein offenes Schloss: { $lock }.
event-locklaid-down = Auf { $field } kommt ein verdecktes Schloss.
event-lockturned = { $who } deckt das Schloss von { $field } auf: { $lock }.

## Was geschieht: Plättchen. Hidden: wer zusieht, sieht nur eine Rückseite.

event-found = { $who } findet auf { $field } { FORM($counter, form: "a") }.
event-found-hidden = { $who } findet auf { $field } { FORM($counter, form: "a") } und verrät nicht mehr.
event-gathered = { $who } nimmt von { $field } { FORM($counter, form: "a") }.
event-gathered-hidden = { $who } nimmt von { $field } { FORM($counter, form: "a") } und verrät nicht mehr.
event-fished = { $who } nimmt vom Startfeld { FORM($counter, form: "a") }.
event-fished-hidden = { $who } nimmt vom Startfeld { FORM($counter, form: "a") } und verrät nicht mehr.
event-showed = { $who } zeigt allen { FORM($counter, form: "a") }.
event-left = { $who } lässt { FORM($counter, form: "a") } auf { $field } liegen.
event-left-hidden = { $who } lässt { FORM($counter, form: "a") } verdeckt auf { $field } liegen.
event-left-start = { $who } legt { FORM($counter, form: "a") } auf das Startfeld.
event-left-start-hidden = { $who } legt { FORM($counter, form: "a") } verdeckt auf das Startfeld.
event-forfeited = { $by } wählt, und { $who } verliert { FORM($counter, form: "a") } an den { $rahi }.
event-forfeited-hidden = { $by } wählt, und { $who } verliert { FORM($counter, form: "a") } an den { $rahi }. Das Plättchen bleibt verdeckt.
event-forfeited-start = { $by } wählt, und { $who } verliert { FORM($counter, form: "a") } an das Startfeld.
event-forfeited-start-hidden = { $by } wählt, und { $who } verliert { FORM($counter, form: "a") } an das Startfeld. Das Plättchen bleibt verdeckt.
event-used = { $who } setzt { $counter } ein: Die Maske kommt auf das Startfeld.
event-looked = { $who } sieht sich alles an, was { $victim } hat: { FORM($counters, form: "a") }.
event-looked-hidden = { $who } sieht sich { $count ->
    [one] das eine Plättchen
   *[other] alle { $count } Plättchen
 } von { $victim } an.
event-robbed = { $who } nimmt { $victim } { FORM($counter, form: "a") } weg.
event-robbed-hidden = { $who } nimmt { $victim } { FORM($counter, form: "a") } weg und verrät nicht mehr.
event-robbed-away = { $who } nimmt { $victim } { FORM($counter, form: "a") } weg und legt die Beute auf das Startfeld.
event-robbed-away-hidden = { $who } nimmt { $victim } { FORM($counter, form: "a") } weg und legt die Beute verdeckt auf das Startfeld.

## Was geschieht: Herausforderungen und der Tempel

event-faced = { $who } trifft auf einen { $rahi } der Stärke { $strength }.
event-declared = { $who } setzt { FORM($counters, form: "a") } ein: plus { $bonus }.
event-cast = { $who } kämpft { FORM($die, form: "with") } und würfelt { $pips }.
event-judged = { $total } gegen { $strength }: { $outcome ->
    [won] Der { $rahi } verlässt die Insel. { $who } gewinnt!
    [tied] Der { $rahi } und { $who } sind gleich stark.
   *[lost] Der { $rahi } ist stärker als { $who }.
 }
event-judged-makuta = { $total } gegen { $strength }: { $outcome ->
    [won] { $who } ist stärker als Makuta!
    [tied] Makuta und { $who } sind gleich stark.
   *[lost] Makuta ist stärker als { $who }.
 }
event-back = { $who } geht zurück auf { FORM($field, form: "onto") }.
event-challenged = { $who } zeigt { FORM($counters, form: "a") } und öffnet damit das Schloss von { $field }. Makuta ist herausgefordert!
event-templeturned = { $pips ->
    [one] Der Tempel dreht sich um eine Farbe weiter.
   *[other] Der Tempel dreht sich um { $pips } Farben weiter.
 } { $who } sieht { $segment }: Makuta hat Stärke { $strength }.
event-exiled = { $by } schickt { $who } auf { FORM($field, form: "onto") }.
event-won = Makuta ist besiegt. { $who } gewinnt das Spiel!
event-stalemate = Niemand kommt mehr weiter. Das Spiel endet in Runde { $round } ohne Sieger.

## Fragen

ask-over = Das Spiel ist zu Ende.
ask-chance = Die Würfel entscheiden.
ask-wait = { $who } überlegt.
ask-wait-seat = Spieler { $seat } überlegt.
ask-choose-toa = Welchen Toa spielst du?
ask-begin = Wie beginnst du deinen Zug?
ask-begin-again = Dein Zug geht weiter. Was tust du?
ask-walk = { $pips ->
    [one] Du hast einen Schritt. Wohin gehst du?
   *[other] Du hast bis zu { $pips } Schritte. Wohin gehst du?
 }
ask-walk-on = { $pips ->
    [one] Du hast noch einen Schritt. Wohin gehst du?
   *[other] Du hast noch { $pips } Schritte. Wohin gehst du?
 }
ask-walk-from = Von welcher Seite kommst du zum Rahi? Wenn du nicht gewinnst, gehst du dorthin zurück.
ask-fly = Miru trägt dich überallhin. Wo landest du?
ask-explore = Dieses Tor ist offen. Legst du eine neue Landschaft an?
ask-place = Wie legst du die Landschaft { $tile }?
ask-keep = Das ist eins zu viel. Was legst du ab?
ask-search = Was nimmst du vom Startfeld, ohne hinzusehen?
ask-akaku = Du bist hier nicht allein. Setzt du Akaku ein?
ask-rob = Welches Plättchen willst du?
ask-escape = Nichts wie weg! Mit welchem Würfel würfelst du?
ask-declare = Du brauchst mehr als { $strength }. Was setzt du ein, bevor du würfelst?
ask-declare-rolled = Du hast { $pips } gewürfelt und brauchst mehr als { $strength }. Was setzt du ein?
ask-duel-die = Mit welchem Würfel kämpfst du?
ask-lose = { $who } hat die Herausforderung verloren. Welches Plättchen muss weg?
ask-flip-lock = Deckst du das Schloss dieses Eingangs auf?
ask-challenge = Deine Schlüssel öffnen dieses Schloss. Forderst du Makuta heraus?
ask-challenge-shut = Deine Schlüssel passen nicht in dieses Schloss.
ask-exile = { $who } hat gegen Makuta verloren. Wohin kommt { $who }?

## Antworten

option-toa = { FORM($toa, form: "title") }
option-roll = { FORM($die, form: "with") } würfeln
option-fly = mit Miru fliegen
option-begin-pass = ausruhen
option-stay = hier bleiben
option-round = eine Runde drehen und hierher zurück
option-leave = { $who } hier stehen lassen
option-field = { $field }: { $there }
option-turned = { $turn ->
    [0] r0, nicht gedreht
   *[other] r{ $turn }, um { $turn } × 60° nach links gedreht
 }
option-turned-at = { $turn ->
    [0] { $gate }: r0, nicht gedreht
   *[other] { $gate }: r{ $turn }, um { $turn } × 60° nach links gedreht
 }
option-put = ablegen: { $counter }
option-put-new = das neue ablegen: { $counter }
option-take = { FORM($counter, form: "a") } nehmen
option-search-pass = nichts nehmen
option-akaku = Akaku gegen { $who } einsetzen ({ $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
 })
option-akaku-pass = nein, weiter
option-rob = nehmen: { $counter }
option-rob-away = wegnehmen: { $counter }
option-declare = { $counters }: plus { $bonus }
option-declare-none = nichts
option-lose = Plättchen { $n }: { $counter }
option-explore-yes = ja, eine Landschaft ziehen
option-explore-no = nein, das Tor offen lassen
option-flip-lock-yes = ja, aufdecken
option-flip-lock-no = nein, liegen lassen
option-challenge-yes = ja, Makuta herausfordern
option-challenge-no = nein, weiter

## Was auf einem Feld liegt

there-rahi = { $rahi } der Stärke { $strength }
there-rahi-down = verdeckter { $rahi }
there-key = Schlüssel
there-mask = Maske oder Turaga
there-counters = { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
 }
there-pile = { $count ->
    [one] Vorrat von einem Plättchen
   *[other] Vorrat von { $count } Plättchen
 }
there-open-gate = offenes Tor
there-no-lock = kein Schloss
there-lock = offenes Schloss ({ $lock })
