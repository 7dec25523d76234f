# Small Railroad Empires im Browser.
web-empires-length = 45 min
web-empires-blurb = Ein Land aus Spielplanteilen, geteilte Felder und kurze Strecken, aus denen Loks werden.
web-empires-label-tiles = Spielplanteile
web-empires-label-triangle = Land
web-empires-label-rhombus = Land
web-empires-label-place_tokens = Orte gemischt
web-empires-label-industrial_boom = Industrial Boom
web-empires-label-rural_connections = Rural Connections
web-empires-choice-off = nein
web-empires-choice-board = nur der Boom
web-empires-choice-pioneer = mit Industriepionier
web-empires-choice-tokens = nur die Plättchen
web-empires-choice-king = mit Dorfkönig
web-empires-phase-start = Start
web-empires-phase-construct = Bauen
web-empires-phase-deliver = Liefern
web-empires-phase-claim = Meilensteine
web-empires-phase-buy = Lok kaufen
web-empires-phase-conglomerate = Konglomerat
web-empires-ask-start = Wo beginnst du? Wähl eine Fabrik
web-empires-ask-construct = Bau dein erstes Gleis
web-empires-ask-construct-more = Bau dein zweites Gleis
web-empires-ask-unlock = Ein drittes Gleis freischalten?
web-empires-ask-deliver = Eine Ware liefern?
web-empires-ask-card = Spiel eine Lokkarte
web-empires-ask-claim = Einen Meilenstein erreichen?
web-empires-ask-buy = Eine Lokkarte kaufen?
web-empires-which-start = Wo beginnst du? Wähl eine Fabrik
web-empires-which-build = Gleis bauen: auf welchem Feld?
web-empires-which-route = An welcher Fabrik beginnt die neue Strecke?
web-empires-which-unlock = Das dritte Gleis: auf welchem Feld?
web-empires-which-play = Lokkarte spielen: welche?
web-empires-which-claim = Welcher Meilenstein?
web-empires-which-buy = Welche Karte, von links?
web-empires-which-factory = Aus welcher Fabrik liefern?
web-empires-which-goods = Welche Ware?
web-empires-which-city = In welche Stadt?
web-empires-which-way = Gleich kurz: welcher Weg?
web-empires-figure-points = Punkte
web-empires-figure-money = Geld
web-empires-figure-tracks = Gleise
web-empires-figure-prestige = Prestige
web-empires-figure-deliveries = Lieferungen
web-empires-head-before = Teile { $value } · vor der ersten Runde
web-empires-head-round = Teile { $value } · Runde { $round }
web-empires-head-round-last = Teile { $value } · Runde { $round }, die letzte
web-empires-head-round-of = Teile { $value } · Runde { $round } von { $rounds }
web-empires-note = { $trains ->
    [0] keine Lieferung
    [one] 1 Lieferung
   *[other] { $trains } Lieferungen
 } · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
web-empires-note-loans = { $count ->
    [one] 1 Darlehen
   *[other] { $count } Darlehen
 }

# Die Karte.
web-empires-map = Das Land
web-empires-black = Schwarz
web-empires-yellow = Gelb
web-empires-city = { $city } (Stadt, { $text }) verlangt { $value }
web-empires-hat-red = roter Hut
web-empires-hat-blue = blauer Hut
web-empires-hat-green = grüner Hut
web-empires-hat-orange = orangefarbener Hut
web-empires-factory = { $factory } (Fabrik) hat { $value }
web-empires-track-of = Gleis { $count } von { $all } in diesem Zug
web-empires-last-round = Die letzte Runde
web-empires-dollars = { $count ->
    [0] nichts zu zahlen
   *[other] { $count } $
 }
web-empires-loan-mark = { $count ->
    [one] Darlehen
   *[other] { $count } Darlehen
 }

# Bauen.
web-empires-new-route = Neue Strecke
web-empires-ground = Gelände
web-empires-place-free = Fabriken und Städte kosten nichts
web-empires-shared = Geteilt: geht an { $seat }
web-empires-shared-alone = Geteilt, statt des Geländes
web-empires-unlocking = Freischalten
web-empires-cost = Kosten
web-empires-loans-needed = { $count ->
    [one] 1 Darlehen
   *[other] { $count } Darlehen
 }
web-empires-loan-cost = { $count ->
    [one] Das Darlehen kostet am Ende 1 Prestige
   *[other] Die Darlehen kosten am Ende { $count } Prestige
 }
web-empires-money-left = Geld danach
web-empires-first-star = Zuerst auf dem Sternfeld: +{ $count } Prestige
web-empires-token-under = Hier liegt verdeckt ein Landplättchen
web-empires-unlock-more = Du führst nicht, also darf ein gesperrtes Gleis folgen, für { $count } $ und den Preis des Feldes. Wähl ein Feld.
web-empires-pass-unlock = Gesperrt lassen

# Liefern.
web-empires-deliveries = { $count ->
    [one] Eine Lieferung
   *[other] { $count } Lieferungen
 }
web-empires-all = alle
web-empires-offer = { $good } von { $from } nach { $to }
web-empires-from = von { $factory }
web-empires-via = über { $place }
web-empires-long = Länge { $count }
web-empires-length-short = Länge
web-empires-length-word = Länge
web-empires-length-from = Länge { $count }+
web-empires-length-of = Länge { $value }:
web-empires-prestige-more = +{ $count } Prestige
web-empires-spaces = { $count ->
    [one] 1 Feld von dir
   *[other] { $count } Felder von dir
 }
web-empires-trains-passed = { $count ->
    [one] 1 Lok unterwegs
   *[other] { $count } Loks unterwegs
 }
web-empires-earns = Bringt
web-empires-bonus = { $count ->
    [1] Zweite Lieferung dorthin
   *[other] Erste Lieferung dorthin
 }
web-empires-card-fits = { $count ->
    [one] Eine Handkarte passt
   *[other] { $count } Handkarten passen
 }
web-empires-contract = Dein Vertrag
web-empires-passes = Führt durch:
web-empires-pass-deliver = Diesmal keine Lieferung
web-empires-fits = +1 passt
web-empires-reveal = Vertrag mit { $factory } zeigen: +{ $count } Prestige
web-empires-pass-card = Weiter ohne Karte
web-empires-pass-claim = Keine weiteren Meilensteine
web-empires-pass-buy = Nichts kaufen

# Neben der Karte.
web-empires-box = Auf dem Tisch
web-empires-track = Prestige
web-empires-refill = Fabriken produzieren
web-empires-stands = { $value }: { $count }
web-empires-achievements = Meilensteine
web-empires-achievements-note = zuerst { $top }, dann { $bottom }
web-empires-have = { $have } von { $needs }
web-empires-claimed-by = erreicht von { $value }
web-empires-unclaimed = noch frei
web-empires-asks-long-track-expert = Länge { $count } oder mehr, in diesem Zug
web-empires-asks-longer-track-expert = Länge { $count } oder mehr, in diesem Zug
web-empires-asks-master-of-deliveries = { $count } Lieferungen
web-empires-asks-treasure-hunter = { $count } $ in der Kasse
web-empires-asks-express-network = in Städten aller { $count } Hutfarben
web-empires-asks-ardent-collector = Karten aller { $count } Farben gespielt
web-empires-asks-loyal-investor = { $count } Karten einer Farbe gespielt
web-empires-asks-tunnel-master = { $count } Gebirgsfelder
web-empires-asks-bridge-master = { $count } Flussfelder
web-empires-asks-landscape-artist = alle { $count } Geländearten, bei dieser Lieferung
web-empires-asks-industrial-pioneer = Lieferungen aus allen { $count } Industrien
web-empires-asks-rural-town-king = { $count } Sternfelder
web-empires-market = Lokmarkt
web-empires-market-empty = Keine Karte mehr da.
web-empires-deck = { $count } im Stapel
web-empires-hand = Deine Lokkarten
web-empires-hand-note = höchstens { $count }
web-empires-hand-empty = Keine Karte auf der Hand.
web-empires-contract-of = Vertrag: { $factory }
web-empires-contract-worth = von dort liefern und zeigen: +{ $count } Prestige
web-empires-contract-shown = gezeigt: +{ $count } Prestige
web-empires-contract-done = Vertrag: { $factory }
web-empires-industries = Industrien
web-empires-industries-note = ● produziert
web-empires-industry-at = Stufe { $count } von { $all }
web-empires-earnings = Gewinn
web-empires-earnings-note = nach Länge
web-empires-prices = Gelände
web-empires-price-shared = geteiltes Feld: +{ $count } $ an die Gesellschaft, die schon da ist
web-empires-price-shared-alone = mit Schwarz oder Gelb geteilt: stattdessen { $count } $
web-empires-loans-left = { $count ->
    [0] kein Darlehen mehr da
    [one] noch 1 Darlehen: { $money } $ sofort, −{ $cost } am Ende
   *[other] noch { $count } Darlehen: je { $money } $ sofort, je −{ $cost } am Ende
 }
web-empires-goods = Warenvorrat
web-empires-supply-note = daraus produzieren die Fabriken
web-empires-passengers = Passagiere
web-empires-passengers-note = 2 verbunden +{ $two }, 3 verbunden +{ $three }
web-empires-tokens = Auf jedem Sternfeld mit Fragezeichen liegt ein Landplättchen.
web-empires-played = Gespielte Lokkarten
web-empires-locomotive = Lokomotive gefunden: { $colour }
web-empires-locked = { $count ->
    [0] nichts gesperrt
    [one] 1 Gleis gesperrt
   *[other] { $count } Gleise gesperrt
 }

# Das Konglomerat.
web-empires-conglomerate = Konglomerat
web-empires-actions = Aktionskarten
web-empires-action = Karte { $count }: Schwarz { $black }, Gelb { $yellow }, Lokomotive { $colour }
web-empires-railcar = ein Wagen mit der Karte davor: +1 Prestige
web-empires-plan-idle = baut nichts
web-empires-plan-over = baut nicht mehr
web-empires-plan-builds = noch { $count }, baut { $low }–{ $high }: { $answer ->
    [now] kommt an
    [maybe] kommt vielleicht an
   *[later] unterwegs
 }
