# Steam im Browser.
web-steam-length = 90 min
web-steam-blurb = Bau Gleise, liefere Waren mit jeder Runde weiter und entscheide: Geld jetzt oder Punkte am Ende.
web-steam-label-rules = Spiel
web-steam-label-map = Spielplan
web-steam-label-beginners = Erste Partie
web-steam-label-relaxed = Entspannt
web-steam-choice-northeast = Nordosten
web-steam-choice-ruhr = Ruhrgebiet
web-steam-choice-ireland = Irland
web-steam-choice-italy = Italien
web-steam-choice-base = Grundspiel
web-steam-choice-standard = Standardspiel
web-steam-map-northeast = New York und die Großen Seen: Hügel im Landesinneren, Orte an der Küste.
web-steam-map-ruhr = Orte dicht an dicht auf beiden Seiten des Rheins.
web-steam-map-ireland = Städte an den Küsten, Orte im Landesinneren, und zwischen Ost und West der Shannon mit seinen Seen.
web-steam-map-italy = Im Norden eine volle Ebene, dann ein langer Stiefel mit Bergen in der Mitte, und Sizilien.
web-steam-round = Runde { $round }
web-steam-chart-by-round = { $value } nach Runden
web-steam-phase-first-order = Erste Reihenfolge
web-steam-phase-capital = Kapital
web-steam-phase-order = Reihenfolge
web-steam-phase-choose = Aktionen
web-steam-phase-build = Gleise bauen
web-steam-phase-goods-1 = Waren I
web-steam-phase-goods-2 = Waren II
web-steam-phase-income = Einkommen
web-steam-ask-first-order = Biete um die erste Reihenfolge
web-steam-ask-capital = Nimm Kapital auf
web-steam-ask-order = Biete um die Reihenfolge
web-steam-ask-choose = Wähl eine Aktion
web-steam-ask-build = Bau Gleise
web-steam-ask-goods = Liefere Waren
web-steam-ask-share = Einkommen oder Punkte?
web-steam-which-action = Welche Aktion?
web-steam-which-colour = Welche Farbe?
web-steam-which-face = Welches Plättchen?
web-steam-which-edge = Welche Seite?
web-steam-which-hex = Welches Feld?
web-steam-which-place = Welche Stadt, welcher Ort?
web-steam-which-number = Wie viel?
web-steam-figure-points = Punkte
web-steam-figure-cash = Geld
web-steam-figure-income = Eink.
web-steam-figure-links = Verb.
web-steam-figure-builds = noch zu bauen
web-steam-figure-level = Lok
web-steam-before = vor der ersten Runde
web-steam-no-action = noch keine Aktion
web-steam-note = { $value } · Lok { $level }
web-steam-bankrupt = pleite

# Der Plan.
web-steam-map = Der Spielplan
web-steam-box = Auf dem Tisch
web-steam-actions = Aktionen
web-steam-actions-note = nächste Reihenfolge
web-steam-does-turn-order = nächste Runde zuerst
web-steam-does-first-move = liefert zuerst
web-steam-does-engineer = { $count } Plättchen
web-steam-does-first-build = baut zuerst
web-steam-does-city-growth = neue Waren
web-steam-does-locomotive = eine Stufe mehr
web-steam-does-urbanization = eine Neue Stadt
web-steam-costs = { $euros } €, { $value }
web-steam-as-pass = unbezahlt
web-steam-as-pass-full = { $action }, ohne zu zahlen, nur wegen der Nummer
web-steam-taken-by = hat { $seat }
web-steam-supply = Warenauslage
web-steam-sets = { $left } von { $all } Gruppen
web-steam-set = Gruppe { $count }: { $value }
web-steam-no-set = keine Gruppe
web-steam-bag = { $count ->
    [one] 1 Würfel im Beutel
   *[other] { $count } Würfel im Beutel
 }
web-steam-new-cities = Neue Städte
web-steam-of = { $left } von { $all }
web-steam-markers = { $count ->
    [one] 1 Wachstumsmarker
   *[other] { $count } Wachstumsmarker
 }
web-steam-tiles = Gleisplättchen
web-steam-in-box = { $face }: noch { $count }
web-steam-prices = Preise
web-steam-price-exit = je Ausgang
web-steam-price-town = Ort
web-steam-price-river = Fluss
web-steam-price-hill = Hügel
web-steam-price-ground = Fluss, Hügel
web-steam-incomes = Einkommen
web-steam-points-track = Siegpunkte
web-steam-stands = { $seat }: { $value }
web-steam-hex = { $hex }
web-steam-hex-at = { $place }
web-steam-ground = Gelände +{ $euros } €
web-steam-plain = offenes Land
web-steam-track-of = Gleis von { $value }
web-steam-city-with = { $place }, Stadt ({ $colour }): { $value }
web-steam-city-empty = { $place }, Stadt ({ $colour }), keine Würfel
web-steam-faces = Plättchen, die hier passen: { $hex }
web-steam-face = { $face }, { $euros } €: { $joins }
web-steam-face-ways = { $face }, { $euros } €, { $count ->
    [one] in einer Lage
   *[other] in { $count } Lagen
 }
web-steam-bill = { $face }: { $hex }
web-steam-exits = { $count ->
    [one] ein Ausgang
   *[other] { $count } Ausgänge
 }
web-steam-total = Preis
web-steam-cash-after = Geld danach
web-steam-income-after = Einkommen danach
web-steam-completes = Macht eine Verbindung fertig
web-steam-tray = Tippe auf ein leuchtendes Feld: Hier erscheinen seine Plättchen.
web-steam-tray-goods = Tippe auf eine Stadt mit leuchtenden Würfeln: Hier erscheinen ihre Lieferungen.
web-steam-tray-none = Jetzt lässt sich kein Würfel liefern: Verbessere die Lok oder passe.
web-steam-tray-pass = Jetzt lässt sich kein Würfel liefern: Passe.
web-steam-asked = Auswahl und Aktionen
web-steam-builds-left = { $count ->
    [one] noch einmal bauen
   *[other] noch { $count }-mal bauen
 }
web-steam-links = { $count ->
    [one] eine Verbindung
   *[other] { $count } Verbindungen
 }
web-steam-auction = Auktion
web-steam-high-bid = Höchstes Gebot: { $euros } € von { $seat }
web-steam-no-bid = Noch kein Gebot
web-steam-bid = { $euros } € bieten
web-steam-is-out = draußen
web-steam-free-pass = { $seat } darf einmal passen und drinbleiben
web-steam-raise = Kapital aufnehmen
web-steam-raise-more = Je { $euros } € kosten einen Schritt Einkommen.
web-steam-raise-by = { $euros } €, Einkommen −{ $count }
web-steam-share = { $count ->
    [one] Ein Punkt zu nehmen
   *[other] { $count } Punkte zu nehmen
 }
web-steam-share-income = Einkommen { $before } → { $after }{ $lost ->
    [0] { "" }
    [one] , 1 verfällt
   *[other] , { $lost } verfallen
 }
web-steam-share-points = Punkte { $before } → { $after }
web-steam-colour-of-city = Farbe der Neuen Stadt
web-steam-which-set = Würfel für { $place }
web-steam-not-joined = Keine fertigen Verbindungen führen von { $from } nach { $to }: Würfel fahren nur über fertige Verbindungen.
