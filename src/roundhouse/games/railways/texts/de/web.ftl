# Railways of the World im Browser.
web-railways-length = 120 min
web-railways-blurb = Bau mit geliehenem Geld quer über einen Kontinent, liefere Waren in die Ferne und zahl für jede Anleihe bis zum Schluss.
web-railways-label-map = Spielplan
web-railways-label-auction = Auktion
web-railways-label-shorter = Kürzere Partie
web-railways-label-redirecting = Umlenken
web-railways-label-without = Weglassen
web-railways-label-shinbashi = Shinbashi
web-railways-label-barons = Barone
web-railways-label-rotors = Drehscheiben
web-railways-label-depots = Kohledepots
web-railways-label-mountain_line = Gebirgsgrenze
web-railways-label-golden_spikes = Goldene Nägel
web-railways-label-income = Einkommensleiste
web-railways-label-idle_turns = Runden ohne Lieferung
web-railways-help-without = Karten und Barone mit schwarzem Stern sind optional. Was du hier markierst, bleibt in der Schachtel; alles andere spielt mit.
web-railways-help-shinbashi = Eine Promokarte: Bahnhof Shinbashi ersetzt Beginn der Eisenbahnzeit und belohnt den ersten blauen Würfel aus Tokio.
web-railways-help-barons = Dein geheimes Ziel: ein Baron dieses Spielplans, der dessen Städte nennt, oder einer, der überall passt.
web-railways-help-rotors = Manche Städte nehmen noch eine zweite Farbe an. Jede Lieferung dorthin dreht die Scheibe zur nächsten Farbe.
web-railways-help-depots = Beim Bauen legst du für wenig Geld eigene Depots in einer Stadt an. Mit einem davon fährt ein Würfel an einer Stadt seiner Farbe vorbei, oder er wartet dort und fährt in deiner nächsten Aktion weiter; Punkte gibt es am Ziel.
web-railways-help-golden_spikes = Karten für ferne Städte liegen von Anfang an offen: Wer zuerst beide Städte einer Karte verbindet, bekommt ihre Punkte. Barone mit goldenem Nagel spielen mit.
web-railways-help-income = Die eigene Leiste des Spielplans zahlt wenig, wenn man weit vorn liegt. Entspannter ist die längere aus der Grundschachtel oder die von Nippon.
web-railways-help-auction = Normal: Das höchste Gebot beginnt. Einsteiger: keine Auktion in der ersten Runde. Experten: Alle zahlen für ihren Platz.
web-railways-choice-eastern_us = Osten der USA
web-railways-choice-mexico = Mexiko
web-railways-choice-europe = Europa
web-railways-choice-great_britain = Großbritannien
web-railways-choice-portugal = Portugal
web-railways-choice-north_america = Nordamerika
web-railways-choice-nippon = Nippon
web-railways-choice-western_us = Westen der USA
web-railways-choice-sweden = Schweden
web-railways-choice-iberia = Iberien
web-railways-choice-normal = normal
web-railways-choice-beginners = Einsteiger
web-railways-choice-experts = Experten
web-railways-map-eastern_us = Weit, mit den Appalachen quer durch: Rote Waren kommen aus dem Westen, sobald jemand dort baut.
web-railways-map-mexico = Klein und gebirgig, für zwei oder drei: Jeder Bergkamm zwischen den Küsten zählt.
web-railways-map-europe = In der Mitte dicht, an den Rändern weit; Hauptstadtrechte verdienen an einer Hauptstadt, Stadtrechte sperren eine Stadt.
web-railways-map-great_britain = Viele Städte dicht beisammen, weite Wege nach Schottland, und der Humber, über den niemand kommt.
web-railways-map-portugal = Zwei Inseln voller Waren, übers Meer zu erreichen; schwarze Waren warten auf das Industriezeitalter.
web-railways-map-north_america = Von Mexiko bis Alaska: Nördlich der Schneegrenze kosten Gleise mehr, Fähren überqueren das Wasser, Bergwerke bringen Waren.
web-railways-map-nippon = Schmal und gebirgig: Wenige Wege führen von Küste zu Küste, und es gibt weniger Plättchen.
web-railways-map-western_us = Riesig und trocken: lange Verbindungen über Wüsten und zwei Gebirge, mit Kohledepots und Drehscheiben.
web-railways-map-sweden = Lang und schmal, mit Seen und Inseln, zu denen Fähren fahren; das Einkommen sinkt früh.
web-railways-map-iberia = Die großen Städte liegen am Rand, Madrid allein in der Mitte, dazwischen Sierras; die Barone sind die der Welt.
web-railways-choice-map = des Spielplans
web-railways-choice-world = der Welt
web-railways-round = Runde { $round }
web-railways-chart-by-round = { $value } nach Runden
web-railways-phase-barons = Barone
web-railways-phase-goals = Ziele
web-railways-phase-auction = Auktion
web-railways-phase-round-1 = Durchgang 1
web-railways-phase-round-2 = Durchgang 2
web-railways-phase-round-3 = Durchgang 3
web-railways-phase-income = Einkommen
web-railways-ask-barons = Behalt einen Baron
web-railways-ask-goals = Behalt ein Ziel
web-railways-ask-auction = Biete um den ersten Platz
web-railways-ask-actions = Wähl eine Aktion
web-railways-ask-building = Bau weiter
web-railways-ask-express-run = Liefere mit dem Express
web-railways-which-baron = Welchen behältst du?
web-railways-which-card = Welche Karte?
web-railways-which-colour = Welche Farbe?
web-railways-which-delivery = Welche Lieferung?
web-railways-which-face = Welches Plättchen?
web-railways-which-edge = Welche Seite?
web-railways-which-hex = Wo?
web-railways-which-place = Welche Stadt?
web-railways-which-number = Wie viel?
web-railways-figure-points = Punkte
web-railways-figure-cash = Geld
web-railways-figure-income = Einkommen
web-railways-figure-net = netto
web-railways-figure-bonds = Anl.
web-railways-figure-links = Verbindungen
web-railways-figure-tiles = Plättchen übrig
web-railways-before = vor der ersten Runde
web-railways-turn = Runde { $turn } · { $out } von { $needed } Städten leer
web-railways-turn-last = Runde { $turn }, die letzte
web-railways-note = Lok { $level } · { $count ->
    [one] eine Verbindung
   *[other] { $count } Verbindungen
 }

# Der Plan.
web-railways-map = Der Spielplan
web-railways-hex = { $hex }, { $terrain ->
    [water] Wasser
    [mountain] Gebirge
   *[plain] offenes Land
 }, { $dollars } $
web-railways-track-of = Gleis von { $value }
web-railways-city-with = { $place }, Stadt ({ $colour }): { $value }
web-railways-city-empty = { $place }, Stadt ({ $colour }), keine Würfel
web-railways-level = Lok { $level }

# Die linke Spalte.
web-railways-operations = Betriebskarten
web-railways-display = { $count } liegen aus, { $deck } im Stapel
web-railways-your-cards = Deine Karten
web-railways-used = diese Runde genutzt
web-railways-incomes = Einkommen nach Punkten
web-railways-stands = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, Einkommen { $dollars } $
web-railways-end = Das Ende
web-railways-empty-cities = { $out } von { $needed } Städten leer
web-railways-to-the-end = { $count ->
    [one] Noch eine leere Stadt, dann kommt die letzte Runde.
   *[other] Noch { $count } leere Städte, dann kommt die letzte Runde.
 }
web-railways-last-turn = Runde { $turn } ist die letzte.
web-railways-lines = Hauptstrecken
web-railways-show-line = Auf dem Plan zeigen
web-railways-line-western = mit eigenem Westanschluss
web-railways-new-cities = Neue Städte
web-railways-your-barons = { $count ->
    [one] Dein Baron
   *[other] Deine Barone
 }
web-railways-your-goals = { $count ->
    [one] Dein Ziel
   *[other] Deine Ziele
 }
web-railways-hidden = { $count ->
    [one] für andere verdeckt
   *[other] für andere verdeckt
 }

# Karten: ihre Art, und was sie bewirken.
web-railways-class-circle = Bekommt, wer es zuerst schafft; nehmen kann man die Karte nicht.
web-railways-class-diamond = Bleibt bei dir; einmal pro Runde.
web-railways-class-cross = Wirkt sofort beim Nehmen.
web-railways-class-hand = Gehört dir, bis du sie nutzt.
web-railways-class-infinity = Gehört dir für immer.
web-railways-class-spike = Bekommt, wer es zuerst schafft; nehmen kann man die Karte nicht. Transkontinentale Variante.
web-railways-does-first-delivery = { $links ->
    [one] erste Lieferung +{ $points }
   *[other] erste Lieferung über { $links } Verbindungen +{ $points }
 }
web-railways-does-first-delivery-from = erster Würfel ({ $colour }) aus { $place } +{ $points }
web-railways-does-first-level = erste Lok der Stufe { $level } +{ $points }
web-railways-does-first-arrival = erster Würfel dorthin +{ $points }
web-railways-does-executive = jetzt { $count } Aktionen
web-railways-does-new-industry = kostenlos urbanisieren
web-railways-does-city-growth = { $count } Würfel für eine Stadt
web-railways-does-land-grant = offenes Land gratis, einmal bauen
web-railways-does-tunnel-engineer = Berge und Bergkämme zum halben Preis, einmal bauen
web-railways-does-perfect-engineering = 5 Plättchen beim Bauen, einmal pro Runde
web-railways-does-express = ein Würfel fährt an einer Stadt seiner Farbe vorbei
web-railways-does-hotel = +{ $points } pro Lieferung dorthin
web-railways-does-capital-charter = +{ $points } pro dort fertiger Verbindung
web-railways-does-city-charter = keine neuen Gleise der anderen dort
web-railways-does-trading-depot = +{ $points } pro Würfel über eine fremde Verbindung
web-railways-does-passenger-lines = +{ $points } für je { $links } Verbindungen von dir
web-railways-does-ferry-line = { $count ->
    [one] ein Fährfeld gratis
   *[other] { $count } Fährfelder gratis, einmal bauen
 }
web-railways-does-mine = { $dollars } $: Würfel für eine graue Stadt, bis eine Farbe doppelt kommt
web-railways-does-first-joined = wer zuerst beide verbindet +{ $points }
web-railways-baron-longest = Die längste Strecke eigener Verbindungen.
web-railways-baron-largest = Die meisten Verbindungen.
web-railways-baron-most-money = Das meiste Geld.
web-railways-baron-fewest-bonds = Die wenigsten Anleihen.
web-railways-baron-most-cities = Verbindungen zu den meisten Städten.
web-railways-baron-highest-level = Die beste Lok.
web-railways-baron-links-at = { $points } für jede deiner Verbindungen nach { $place }.
web-railways-baron-joined = { $from } und { $to } mit eigenen Verbindungen verbunden.
web-railways-baron-first-level = Zuerst Lok { $level } haben.
web-railways-baron-western-link = Ein eigener Westanschluss.
web-railways-baron-most-sea-links = Die meisten Seeverbindungen.
web-railways-baron-most-income = Das höchste Einkommen.
web-railways-baron-widest = Eigene Verbindungen zwischen den zwei am weitesten entfernten Städten.
web-railways-baron-hub = Die meisten eigenen Verbindungen an einer Stadt.
web-railways-baron-longest-link = Die Verbindung mit den meisten Plättchen.
web-railways-baron-most-track = Die meisten Plättchen in fertigen Verbindungen.
web-railways-baron-most-lines = Die meisten Hauptstrecken.
web-railways-baron-lines = Mindestens { $count } Hauptstrecken.
web-railways-baron-all-joined = Alle deine Verbindungen hängen zusammen, mindestens { $count }.
web-railways-baron-circuit = Eigene Verbindungen durch drei oder mehr Städte und zurück.
web-railways-baron-colours = Verbindungen zu Städten in { $count } Farben.
web-railways-baron-most-of-colour = Verbindungen zu den meisten Städten einer Farbe: { $colour }.
web-railways-baron-shared = Zählt auch bei Gleichstand.
web-railways-keep = Behalt einen Baron
web-railways-keep-goal = Behalt ein Ziel
web-railways-keep-more = Das zahlt sich am Ende aus. Niemand sieht, was du behältst.

# Die Auktion.
web-railways-auction = Wer beginnt?
web-railways-auction-paid = Was das Geld nicht deckt, zahlst du mit Anleihen: Jede bringt { $dollars } $ und kostet bis zum Schluss { $interest } $ pro Runde.
web-railways-no-bid = Noch kein Gebot
web-railways-high-bid = Höchstes Gebot: { $dollars } $ von { $seat }
web-railways-bid = { $dollars } $ bieten
web-railways-is-out = draußen

# Aktionen und ihre Preise.
web-railways-actions = Aktionen
web-railways-do-build = Bauen
web-railways-do-redirect = Umlenken
web-railways-do-deliver = Liefern
web-railways-do-improve = Lok
web-railways-do-urbanize = Urbanisieren
web-railways-do-take = Karte nehmen
web-railways-do-play = Karte spielen
web-railways-do-west = Westanschluss
web-railways-do-end = Bau beenden
web-railways-do-pass = Passen
web-railways-price-bonds = { $count ->
    [one] { $dollars } $, eine Anleihe
   *[other] { $dollars } $, { $count } Anleihen
 }
web-railways-note-build = { $count } Plättchen, je { $low }–{ $high } $
web-railways-note-deliver = bis zu +{ $points }
web-railways-note-improve = auf { $level }: { $value }
web-railways-note-urbanize = { $value }, { $count } Würfel
web-railways-note-take = kostenlos
web-railways-note-play = keine Aktion
web-railways-note-redirect = das letzte Plättchen
web-railways-note-end = deine Aktion ist vorbei

# Bauen.
web-railways-where-from = Wo beginnt die Verbindung?
web-railways-where-to = Ab { $place }: Wähl eine Stadt oder ein Feld, höchstens { $count } Plättchen
web-railways-to = nach { $place }
web-railways-sheets = Blätter des Plans
web-railways-sheet = { $value ->
    [north] Norden
    [south] Süden
    [east] Osten
    [west] Westen
   *[both] Beide
  }
web-railways-elsewhere = woanders
web-railways-out-of-reach = { $to } ist von { $from } aus mit { $count ->
    [one] dem einen Plättchen
   *[other] den { $count } Plättchen
 } dieser Aktion nicht zu erreichen.
web-railways-build-from = Ab { $place } bauen
web-railways-go-on = Am Gleis ab { $place } weiterbauen
web-railways-link-to = Verbindung nach { $place }, { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
 }, { $price } $
web-railways-track-to = Gleis bis: { $hex }, { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
 }, { $price } $
web-railways-open-from = Ab { $place }, noch nicht verbunden
web-railways-tiles = { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
 }
web-railways-ridges = { $count ->
    [one] ein Bergkamm
   *[other] { $count } Bergkämme
 }
web-railways-cash = Geld
web-railways-purse-income = Einkommen { $income } $ − Zinsen { $interest } $ = { $dollars } $ pro Runde
web-railways-purse-bonds = { $count ->
    [one] eine Anleihe
   *[other] { $count } Anleihen
 }: −{ $points } am Ende
web-railways-new-bonds = { $count ->
    [one] eine Anleihe
   *[other] { $count } Anleihen
 }
web-railways-interest = −{ $dollars } $ pro Runde
web-railways-left = übrig
web-railways-brings = { $value }: { $seat } +{ $points }
web-railways-build-all = { $count ->
    [one] Bauen
   *[other] { $count } Plättchen bauen
 }
web-railways-issue-and-build = Bauen mit { $bonds } Anl.
web-railways-which-tile = Plättchen für: { $hex }
web-railways-tile = { $face }: { $joins }

# Städte.
web-railways-back = Zurück
web-railways-build-here = Von hier bauen
web-railways-urbanize-here = Urbanisieren, { $dollars } $
web-railways-west-here = Westanschluss, { $dollars } $
web-railways-which-link = Wessen Verbindung ab { $place }?
web-railways-which-play = Welche Karte spielst du?

# Lieferungen.
web-railways-links = { $count ->
    [one] eine Verbindung
   *[other] { $count } Verbindungen
 }

# Was nur einzelne Karten haben.
web-railways-key = Zeichen
web-railways-key-snow = Schneegrenze: Jedes Plättchen dahinter kostet { $dollars } $ mehr.
web-railways-key-ferry = Fähre: Ein Plättchen hier braucht eine Fährkarte und kein Geld.
web-railways-key-lane = Seeverbindung: { $dollars } $, eine Aktion; jeder Ring ist ein Platz.
web-railways-key-mine = Bergwerk: eine Karte für { $dollars } $; eins pro Stadt.
web-railways-key-rotor = Drehscheibe: Die Stadt nimmt auch diese Farbe an; eine Lieferung dreht sie weiter.
web-railways-key-depot = Kohledepot: { $dollars } $ beim Bauen, eins oder zwei pro Stadt.
web-railways-key-closed = Über diese Linie wird nichts gebaut.
web-railways-key-black = Auf einem schwarzen Feld wird nichts gebaut.
web-railways-sea-between = Seeverbindung { $from } – { $to }
web-railways-cube-waits = Ein Würfel ({ $colour }) von { $seat } wartet: { $place }
web-railways-once = { $place }: pro Runde für jeden nur eine neue Verbindung.
web-railways-once-had = { $place }: Deine neue Verbindung dieser Runde hast du schon.
web-railways-age = Industriezeitalter
web-railways-age-begun = Das Industriezeitalter hat begonnen: Die Städte dieser Farbe ({ $colour }) nehmen jetzt ihre Würfel an.
web-railways-age-empty = { $out } von { $needed } grauen Städten leer
web-railways-age-before = Es beginnt mit der ersten Stadt dieser Farbe ({ $colour }), für { $dollars } $, oder mit der { $needed }. leeren grauen Stadt.
web-railways-harvest = Bis dahin jede Runde { $count ->
    [one] je ein Würfel
   *[other] je { $count } Würfel
 }: { $value }.
web-railways-kept = (davon { $points } von der Leiste davor)
web-railways-takes = nimmt an: { $colour }
web-railways-takes-nothing = nimmt keine Würfel an
web-railways-city-rotor = nimmt auch an: { $colour }
web-railways-city-depots = { $count ->
    [one] ein Kohledepot
   *[other] { $count } Kohledepots
 } von { $seat }
web-railways-city-mine = hat schon ein Bergwerk
web-railways-sail-here = Seeverbindung { $from } – { $to }, { $dollars } $
web-railways-snow-part = { $count ->
    [one] eins im Schnee
   *[other] { $count } im Schnee
 }
web-railways-ferries-part = { $count ->
    [one] eine Fähre, per Karte
   *[other] { $count } Fähren, per Karte
 }
web-railways-do-sail = Seeverbindung
web-railways-do-depot = Kohledepots
web-railways-do-continue = Weiterfahren
web-railways-note-continue = der wartende Würfel fährt weiter
web-railways-how-many-depots = Kohledepots für { $place }, zusammen { $dollars } $
web-railways-depots = { $count ->
    [one] ein Depot
   *[other] { $count } Depots
 }
web-railways-depot-stock = { $count ->
    [one] ein Kohledepot im Vorrat
   *[other] { $count } Kohledepots im Vorrat
 }
web-railways-which-sea = Welche Seeverbindung?
web-railways-which-call = Was tut der Würfel dort?
web-railways-refuels = { $count ->
    [one] braucht ein Depot
   *[other] braucht { $count } Depots
 }
web-railways-at-risk = Dein Würfel ({ $colour }) wartet in { $place }: Fahr jetzt weiter, sonst ist er verloren.
