### De deckbouwer voor twee spelers van Bohrok Swarm.

deckbuilder-title = Deckbouwer
deckbuilder-intro = Twee spelers van Bohrok Swarm mogen eigen decks meebrengen. Bouw het jouwe; de regels worden meteen gecontroleerd.
deckbuilder-pool = Kaarten om uit te kiezen
deckbuilder-deck = Jouw deck
deckbuilder-name = Naam van het deck
deckbuilder-unnamed = Een deck zonder naam
deckbuilder-start = Beginnen met
deckbuilder-empty = een leeg deck
deckbuilder-saved = Decks in deze browser
deckbuilder-none-saved = Nog geen: wat je bouwt, wordt hier vanzelf bewaard.
deckbuilder-open = { $name } openen
deckbuilder-forget = { $name } wissen
deckbuilder-legal = Dit deck is geldig.
deckbuilder-illegal = { $count ->
    [one] Dit deck is nog niet geldig: één regel is overtreden.
   *[other] Dit deck is nog niet geldig: { $count } regels zijn overtreden.
 }
deckbuilder-meter = Wat de regels vragen
deckbuilder-part-toa = Toa
deckbuilder-part-actions = Actiekaarten
deckbuilder-part-different = Verschillende
deckbuilder-part-copies = Exemplaren van één
deckbuilder-part-foils = Glanzende maskers
deckbuilder-part-missions = Missies
deckbuilder-part-challenges = Uitdagingskaarten
deckbuilder-part-bohrok = Soorten Bohrok
deckbuilder-exactly = precies { $least }
deckbuilder-least = minstens { $least }
deckbuilder-most = hoogstens { $most }
deckbuilder-fits = in orde
deckbuilder-fits-not = niet in orde
deckbuilder-times = { $card } × { $count }
deckbuilder-add = { $card } toevoegen
deckbuilder-take = { $card } eruit halen
deckbuilder-in-deck = { $count } in het deck
deckbuilder-filter = Een kaart zoeken
deckbuilder-toa-hint = De eerste is je eerste keus. Willen beiden dezelfde Toa, dan beslissen de dobbelstenen: breng er dus een tweede mee.
deckbuilder-part-off = Deze aan de tafel overlaten
deckbuilder-part-on = { $what } meebrengen
deckbuilder-part-hint = Beide spelers bouwen dit deck om beurten. Wat je hier noemt, voeg jij toe als je aan de beurt bent.
deckbuilder-table = De tafel
deckbuilder-import = Een deckbestand openen
deckbuilder-export = Als bestand bewaren
deckbuilder-share = Een link naar dit deck kopiëren
deckbuilder-shared = De link is gekopieerd.
deckbuilder-bad-link = Deze link bevat geen deck.
deckbuilder-play-bot = Met dit deck tegen een bot spelen
deckbuilder-play-friend = Een vriend uitnodigen die ook een deck meebrengt
deckbuilder-bring = Een deck meebrengen
deckbuilder-bring-none = geen deck: aan tafel kiezen
deckbuilder-offline = De controleur is niet te bereiken; het deck blijft hier toch bewaard.
