# Speelbare lessen: wat de leraar zegt. Een stap van src/matanui/lessons/NAAM.toml is lesson-NAAM-ID.

lessons-title = Leren
lessons-intro = Telkens een echt spel, met een leraar naast je. Je kunt altijd stoppen en later verdergaan waar je was.
lessons-coming = De lessen worden klaargelegd …
lesson-about-makuta = Gooi, verken het eiland, versla je eerste Rahi en open de tempel.
lesson-about-masks = Loop, trek kaarten, doe een missie en win Grote Maskers in uitdagingen.
lesson-about-bohrok = Stuur een Tahnok op Tahu af en verzamel Krana.
lesson-minutes = ongeveer { $minutes } minuten
lesson-begin = Beginnen
lesson-resume = Verdergaan
lesson-again = Nog een keer
lesson-done = Klaar
lesson-step = Stap { $n } van { $of }
lesson-teacher = Leraar
lesson-next = Verder
lesson-back = Terug
lesson-watch = Ga door
lesson-play-on = Speel verder
lesson-leave = Naar de lessen
lesson-your-turn = Nu jij.
lesson-source = Spelregels: { $chapter }
lesson-not-now = Dat mag in het spel ook. Probeer nu eerst dit: { $want }.
lesson-read-first = Lees eerst wat de leraar zegt en ga dan verder.
server-lesson-none = Zo’n les is er niet, of niet aan deze tafel.
lesson-enter = Druk op Enter om verder te gaan.
lesson-resume-command = matanui learn { $lesson } --resume { $file }
lesson-usage = Begin er een met: matanui learn { $lesson }
lesson-over = De les is afgelopen.
lesson-on-alone = De les is afgelopen. Vanaf nu speel je zelf; de anderen zijn nu bots.
lesson-proof = { $n ->
    [one] De eerste daarvan was door een les voorgeschreven, en dat staat in het verslag.
   *[other] De eerste { $n } daarvan waren door een les voorgeschreven, en dat staat in het verslag.
 }

## Quest for Makuta

lesson-makuta-welcome = Welkom op Mata Nui! Het eiland ligt in het duister en moet bord voor bord ontdekt worden. Ergens staat de tempel van Makuta. Wie Makuta daar verslaat, wint.
lesson-makuta-seats = Jij bent Tahu, de Toa van het vuur. Gali zit links van je en speelt tegen je. Jullie gooiden allebei met de groene dobbelsteen; jij gooide hoger en begint dus. De beurten gaan met de klok mee.
lesson-makuta-roll = Een beurt is kort: gooien, lopen en zien wat het vak doet. Iedereen begint met de witte dobbelsteen. Ga verder, dan wordt er voor je gegooid.
lesson-makuta-walk = Een vier! Je mag tot vier vakken lopen, recht en nooit schuin, en eerder stoppen als je wilt. Poort 3 is de rand van het bekende eiland. Loop daarheen.
lesson-makuta-explore = Je beurt eindigt op een open poort. Zo groeit het eiland: trek een bord.
lesson-makuta-turn = Ta-Koro! Een bord mag op elke manier liggen, als een van de poorten maar tegen de jouwe ligt, en daarna blijft het voorgoed zo. Kijk dus eerst goed. Draai het vier zesden: dan komt er een sleutel dichtbij.
lesson-makuta-laid = Op elk bedrukt vak komt een fiche, gedekt. De achterkant toont de soort: sleutels, maskers en drie soorten Rahi. Nu is Gali aan de beurt. Kijk maar.
lesson-makuta-gali = Gali liep op een steekmug, en wie een Rahi tegenkomt moet vechten. De steekmug had kracht 5 en zij gooide 3. Ze gaat dus terug en zou een fiche verliezen, maar ze heeft er nog geen. De steekmug ligt nu open: iedereen kent hem.
lesson-makuta-key = Weer een vier. De sleutel ligt drie vakken verder, en je hoeft niet precies uit te komen. Stop erop om hem te pakken; eroverheen lopen doet niets.
lesson-makuta-secret = Alleen jij hebt gekeken: een vuursleutel. De anderen zien alleen de achterkant. Je mag drie sleutels hebben. Later openen ze de tempel.
lesson-makuta-mosquito = Tijd voor je eerste gevecht. Steekmuggen zijn de zwakste Rahi, met krachten van 1 tot 7. Loop naar deze.
lesson-makuta-won = Vijf tegen drie: meer is winst, en het beest verlaat het eiland. Na een gewonnen gevecht mag je meteen nog eens gooien. Doe dat.
lesson-makuta-turaga = Naast je ligt een fiche van de andere soort: een masker of een Turaga. Pak hem.
lesson-makuta-vakama = Turaga Vakama, je eigen hoofdman! Hij telt 10 bij je worp in een gevecht. De Turaga van een andere Toa telt 5. Niemand weet dat je hem hebt.
lesson-makuta-scorpion = Midden in Ta-Koro houdt een schorpioen de wacht. Schorpioenen hebben krachten van 7 tot 13. Wees dapper: ga eropaf.
lesson-makuta-silent = Dertien, en je gooide 2. Zelfs met Vakama is het maar 12. Wat je inzet, ziet iedereen. Laat dus geen helper zien die niet kan helpen: zet niets in.
lesson-makuta-lost = Verloren. Je ging terug, en wie links van je zit, Gali, koos een van je fiches, alleen aan de achterkant. Je sleutel ligt nu onder de schorpioen. Wie hem verslaat, krijgt alles wat daar ligt.
lesson-makuta-again = Je wilt je sleutel terug. De schorpioen ligt open, dus je weet wat je wacht: 13. Loop er nog eens heen.
lesson-makuta-help = Je gooide 4. Met Vakama is dat 14, één meer dan 13. Nu is het de moeite waard hem te laten zien: zet hem in. Hij blijft van jou.
lesson-makuta-back = Veertien tegen dertien! De vuursleutel is weer van jou, en je mag nog eens gooien. Doe dat.
lesson-makuta-mask = Een vak verder ligt nog een masker of Turaga. Pak het.
lesson-makuta-pakari = Een Pakari, het masker van de kracht: 10 erbij in een gevecht. Er zijn er meer: Hau telt 5, Kakama en Kaukau geven betere dobbelstenen, Miru vliegt en Akaku rooft. Je mag vier maskers en twee Turaga hebben.
lesson-makuta-later = Nu laten we een paar ronden voorbijgaan. Je vindt nog twee borden en twee sleutels. Kijk hoe het eiland groeit.
lesson-makuta-gate = Je hebt nu drie sleutels: vuur, water en lucht. Er is weer een poort dichtbij, en de tempel is nog niet gevonden. Loop naar poort 3 van de Mangai-vulkaan.
lesson-makuta-temple = Trek nog eens een bord.
lesson-makuta-lay = De tempel van Makuta! Alle zijden zijn gelijk, dus leg hem gewoon neer.
lesson-makuta-locks = Op elke toegang die met het eiland verbonden is komt een gedekt slot. Een slot toont drie tekens, en je hebt de sleutels met die tekens nodig. Een jokersleutel past op elk teken. Eerst is Gali aan de beurt.
lesson-makuta-entrance = Twee stappen: door de poort en op de toegang voor de tempel. Ga.
lesson-makuta-flip = Op een toegang mag je het slot omdraaien. Vanaf dan kent iedereen het. Draai het om.
lesson-makuta-challenge = Vuur, water, lucht: precies jouw sleutels! Je mag Makuta nu uitdagen. Doe het.
lesson-makuta-together = De witte dobbelsteen draaide de tempel. De kleur voor je is de kracht van Makuta: 21. Je gooide 4. Nu telt alles, dus zet Vakama en Pakari samen in: 24.
lesson-makuta-victory = Het is gelukt: Makuta is verslagen en het eiland is vrij! Tegen hem was gelijk niet genoeg geweest. Nu ken je de weg. In een echt spel zoeken de anderen de tempel ook.

## Quest for the Masks

lesson-masks-welcome = Welkom! Zes Toa zoeken op dit eiland de Grote Maskers. Dit is het kortere spel: drie Grote Maskers winnen, en iedereen begint met één. In het hele spel heb je ze alle zes nodig.
lesson-masks-toa = Jij bent Gali, de Toa van het water. Je kaart toont zes vaardigheden van 400 tot 900. Niemand zwemt beter dan jij, maar je Kracht is maar 400.
lesson-masks-hand = Dit zijn je actiekaarten; de anderen zien alleen de achterkant. Je mag er zeven hebben. Pohatu gooide het hoogst, dus hij gaat eerst, dan Tahu, dan jij. Kijk hoe ze lopen.
lesson-masks-wear = Jouw beurt. Eerst kies je welk Groot Masker je draagt. Je hebt je eigen Kaukau: die telt 100 bij Zwemmen. Zet hem op.
lesson-masks-move = Voor je loopt kun je kaarten spelen. Nu niet: kies lopen.
lesson-masks-step = Je loopt één tot drie vakken: noord, oost, zuid of west, nooit schuin en geen vak twee keer. De meeste vakken zijn leeg. Begin met het vak in het noorden, i6.
lesson-masks-double = Naast je ligt een dubbel actievak. Stap erop.
lesson-masks-draw = Op een actievak mag je een kaart trekken. Doe dat.
lesson-masks-stop = Een kaart om erlangs te komen, een tweede om op een dubbel vak te eindigen. Je hebt nog een stap, maar blijven is beter: stop hier.
lesson-masks-drawn = Vijf kaarten in je hand. Nu zijn Pohatu en Tahu aan de beurt. Houd de kroniek in het oog.
lesson-masks-akaku = Pohatu kwam op een uitdagingsvak; wie daar komt, stopt. Hij daagde Tahu uit, en een kaart zei wat telt: Snelheid. Pohatu heeft 900, en Kakama telt 100. De 600 van Tahu was niet genoeg. Dus trok Pohatu een Groot Masker: Akaku.
lesson-masks-second-wind = Jouw beurt. Deze kaart geeft je twee nieuwe kaarten en mag altijd gespeeld worden. Speel hem.
lesson-masks-near = Pohatu staat nog op het uitdagingsvak, en niemand loopt door een Toa heen. Kom dus dichterbij en wacht. Kies lopen.
lesson-masks-one = Eén stap is genoeg.
lesson-masks-short = Je moet lopen, maar niet alle drie de stappen. Stop hier.
lesson-masks-mission = Pohatu zette Akaku op en kwam op een missievak. Een missie ziet iedereen. Deze was een geschenk: de hoogste worp van de anderen mocht kaarten trekken, en dat was jij. Je hand is nu vol: zeven kaarten.
lesson-masks-challenge = Het uitdagingsvak voor je is vrij. Dit is het ogenblik uit de voorbeeldronde van de spelregels. Kies lopen.
lesson-masks-enter = Stap op het uitdagingsvak.
lesson-masks-whom = Wie daag je uit? Je weet nog niet wat er telt. Kies Pohatu.
lesson-masks-tie = Zicht! Jij hebt 600. Pohatu heeft 500, en Akaku telt 100: 600 gelijk. Bij gelijk wint de uitdager, en dat ben jij. Je trekt een Groot Masker van je stapel: Miru.
lesson-masks-wear-miru = Je kunt maar één Groot Masker tegelijk dragen. Miru telt 100 bij Vliegen, waarin je al 800 hebt. Zet Miru op.
lesson-masks-north = Ten noorden van je ligt een missievak. Missies komen of je wilt of niet, en zolang ze niet gedaan zijn mag je niemand uitdagen. Stap erop, dan heb je er een gezien.
lesson-masks-toll = Een kleine tol: leg één actiekaart af. De kaart die je net kreeg helpt je vandaag niet. Betaal daarmee.
lesson-masks-stride = De missie is gedaan. Het volgende uitdagingsvak is vijf stappen ver, te ver voor drie. Met deze kaart mag je er zes lopen. Speel hem.
lesson-masks-run = Je bent de hoek al om gerend. Nog één stap, het uitdagingsvak op.
lesson-masks-tahu = Je tweede uitdaging. Kies deze keer Tahu.
lesson-masks-behind = Vliegen: jij hebt 800 en 100 door Miru, Tahu heeft 700. Maar hij speelde een kaart van 300: 1000 tegen jouw 900. Wie nu zou verliezen, mag antwoorden. Speel je kaart van 100.
lesson-masks-won = Elk duizend, en bij gelijk wint de uitdager. Je derde Grote Masker: gewonnen! Er wachten nog twee uitbreidingen: met Masks of Might hebben maskers krachten, en met Rahi Challenge stuur je wilde beesten op de anderen af.

## Bohrok Swarm

lesson-bohrok-welcome = De Bohrok zijn wakker! Je verzamelt nog steeds Grote Maskers. Maar je wint ook met acht Krana van één soort, van elk type een. De kaarten van de zwerm maken allebei makkelijker, of moeilijker voor de anderen.
lesson-bohrok-swarm = Er ligt altijd één Bohrok open voor iedereen: nu een Tahnok. Wie er een Krana van heeft, kan hem op een Bohrok-vak besturen.
lesson-bohrok-krana = Jij bent Kopaka. Je hebt een Krana van de Tahnok en een Tahnok Va: een kleine helper die 100 telt als deze soort voor je vecht. Je hebt dus kaarten voor een gevecht.
lesson-bohrok-wear = Zoals altijd eerst een Groot Masker: zet Akaku op.
lesson-bohrok-walk = Ten oosten van je ligt een Bohrok-vak, vier stappen ver. Twee heb je gedaan. Zet de derde.
lesson-bohrok-tahu = Gali deed een stap, en Tahu won een uitdaging tegen haar: Zicht, 800 tegen 600. Hij heeft nu twee Grote Maskers, Hau en Akaku, en draagt Hau. Dat maakt hem een mooi doelwit.
lesson-bohrok-control = Het Bohrok-vak ligt vlak naast je. Ga erheen.
lesson-bohrok-end = Dit vak werkt alleen als je er eindigt. Stop hier.
lesson-bohrok-send = Je kunt gewoon een Krana trekken. Maar je hebt een Krana van de Tahnok: daag iemand uit met de Bohrok!
lesson-bohrok-whom = Je legt je Krana neer, en de Tahnok gehoorzaamt je. Stuur hem op Tahu af.
lesson-bohrok-va = Bescherming telt. Jij hebt 800, en de Tahnok telt 100: 900. Tahu heeft 900, en Hau telt 100: 1000. Roep je helper: speel de Tahnok Va.
lesson-bohrok-knock = Elk duizend! Ook in een Bohrok-uitdaging wint de uitdager bij gelijk. De winnaar slaat de verliezer een Groot Masker af: het gaat boven op de stapel van Tahu. Kies Hau, die hij droeg.
lesson-bohrok-prize = En je beloning in Krana: twee nieuwe, of één nieuwe en die je gebruikte. Neem twee nieuwe.
lesson-bohrok-collected = Twee Krana van de Lehvak, bij die je al had: dat kan een reeks van acht worden. De Tahnok is weg, en een nieuwe Bohrok ligt open. Had Tahu standgehouden, dan had hij een beloning mogen kiezen.
lesson-bohrok-space = Er is een actievak dichtbij. De eerste stap heb je gedaan. Stap erop.
lesson-bohrok-draw = Ook hier mag je trekken. Doe dat.
lesson-bohrok-pile = Met de zwerm erbij kies je de stapel: actie of Va. Je Tahnok Va is op. Trek een Va.
lesson-bohrok-rest = Een Lehvak Va, die bij je Lehvak-Krana past. Stop hier; je hebt genoeg gedaan.
lesson-bohrok-great = Maskeruitdagingen gaan zoals altijd. Je bent op weg naar een uitdagingsvak. Stap erop.
lesson-bohrok-gali = Daag Gali uit.
lesson-bohrok-mask = Zicht is je beste vaardigheid: 900, en 100 door Akaku. De 600 van Gali is niet genoeg, en je krijgt Pakari. Aan het begin van elke beurt mag je ook een kaart afleggen die je niet meer wilt.
lesson-bohrok-onward = Dat is de zwerm! Je hebt twee Grote Maskers en drie Krana van de Lehvak. Als je wilt, speel je dit spel verder: vanaf nu beslissen de anderen zelf, en de dobbelstenen zijn vrij.
