# Spike im Browser.
web-spike-length = 60 min
web-spike-blurb = Bunte Gleise durch den Osten der USA, ein Zug zum Verbessern, Aufträge zum Ausliefern.
web-spike-label-advanced = Fortgeschritten
web-spike-label-turns = Spielzüge höchstens
web-spike-phase-sides = Auftragsseiten
web-spike-phase-giving = Ein Geschenk
web-spike-phase-keeping = Streckenkarte
web-spike-phase-beginning = Startstadt
web-spike-phase-turns = Spielzüge
web-spike-phase-free = Freifahrt
web-spike-phase-action = Eine Aktion
web-spike-phase-goods = Waren, fertig
web-spike-ask-sides = Wähl bei jedem Auftrag eine Seite
web-spike-ask-giving = Gib eine Karte nach rechts weiter
web-spike-ask-keeping = Behalt eine Streckenkarte
web-spike-ask-beginning = Wähl die Stadt, in der dein Zug beginnt
web-spike-ask-rolling = Freifahrt, dann eine Aktion
web-spike-ask-open = Mach eine Aktion
web-spike-ask-drawing = Zieh noch eine Karte oder hör auf
web-spike-ask-paying = Bezahl die Gleise
web-spike-ask-acted = Lad oder liefere, oder beende deinen Spielzug
web-spike-which-sides = { web-spike-ask-sides }
web-spike-which-giving = { web-spike-ask-giving }
web-spike-which-keeping = { web-spike-ask-keeping }
web-spike-which-beginning = { web-spike-ask-beginning }
web-spike-which-paying = { web-spike-ask-paying }
web-spike-which-move = Wohin?
web-spike-which-draw = Welche Karte?
web-spike-which-city = In welche neue Stadt?
web-spike-which-way = Auf welchem Weg zu deinem Netz?
web-spike-which-commodity = Welche Ladung?
web-spike-which-part = Welcher Teil des Zugs?
web-spike-which-cardside = Welche Seite?
web-spike-figure-points = Geld
web-spike-figure-left = Gleise
web-spike-figure-track = Gleise gelegt
web-spike-figure-cities = Städte
web-spike-figure-cards = Karten
web-spike-note = Tempo { $speed } · Nachschub { $supply } · { $cars ->
    [one] 1 Wagen
   *[other] { $cars } Wagen
 }

# Der Plan.
web-spike-map = Der Spielplan
web-spike-table = Auf dem Tisch
web-spike-close = Schließen
web-spike-none = keine
web-spike-market = Markt
web-spike-market-note = Dollar für eine neue Stadt
web-spike-contracts = Deine Aufträge
web-spike-contracts-of = Aufträge von { $seat }
web-spike-delivered-of = { $count } von { $all } geliefert
web-spike-start = Start
web-spike-key = So liest du den Plan
web-spike-key-open = an deinem Netz, und du hast die Karte dafür
web-spike-key-quiet = jetzt nicht; die Form zeigt die nötige Karte
web-spike-key-pays = zahlt so viel für das, was an Bord ist
web-spike-key-joined = dicker Rand: an deinem Netz
web-spike-wanted-note = hat, was du für einen Auftrag laden musst
web-spike-load-waiting = { "" }
web-spike-load-aboard = an Bord
web-spike-load-delivered = geliefert
web-spike-side-open = Seite noch nicht gewählt
web-spike-other-side = andere Seite, gilt nicht
web-spike-turn = Andere Seite des Auftrags für { $commodity } ansehen
web-spike-served = schon beliefert
web-spike-on-network = an deinem Netz
web-spike-load = Laden
web-spike-deliver = Liefern
web-spike-drop = Abladen
web-spike-my-train = Dein Zug
web-spike-track-left = { $count ->
    [one] noch 1 Gleis
   *[other] noch { $count } Gleise
 }
web-spike-train-of = Zug: Tempo { $speed }, Tender { $supply }, Wagen { $cars }; an Bord: { $value }
web-spike-part-locomotive = Tempo { $count }
web-spike-part-tender = Tender { $count }
web-spike-part-car = Ladung { $count }
web-spike-upgrade = auf { $count } für { $dollars } $
web-spike-top = höchste Stufe
web-spike-upgrade-which = Verbessere deinen Zug
web-spike-route = Streckenkarte
web-spike-route-worth = bisher { $dollars } $
web-spike-from = ab
web-spike-hand = Deine Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }: { $value }
web-spike-give = Karte verschenken ({ $card })
web-spike-display = Karten zum Ziehen
web-spike-take = Karte nehmen ({ $card }), { $count } offen
web-spike-from-deck = Der Stapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
web-spike-deck-round = Stapel der Runde { $round } von { $rounds }
web-spike-time-below = Zeitkarten nach { $count } weiteren
web-spike-time-near = { $left ->
    [one] eine Zeitkarte darin
   *[other] { $left } Zeitkarten darin
 }
web-spike-times = { $count } von { $all } Zeitkarten gezogen
web-spike-time-left = { $left ->
    [one] Die nächste Zeitkarte beendet die Partie sofort
   *[other] Zeitkarte { $count } gezogen: Noch { $left }, dann ist sofort Schluss
 }
web-spike-last-turns = Letzte Spielzüge: { $seat } hat keine Gleise und keine Lieferung mehr
web-spike-begin-in = In { $station } beginnen, { $commodity }
web-spike-build-to = Bis { $station } bauen: { $commodity }, { $dollars } $
web-spike-to-a-city = Gleise werden bis zu einer Stadt gebaut: wähle die Stadt, die sie erreichen sollen.
web-spike-station = { $station }: { $commodity }, { $dollars } $
web-spike-by = Ein anderer Weg, über { $here }
web-spike-roll-city = Freifahrt nach { $station }
web-spike-roll-track = Freifahrt: { $space }
web-spike-start-city = Zug starten und zurück nach { $station }
web-spike-start-track = Zug starten: { $space }
web-spike-extra-city = Zusatzfahrt nach { $station }
web-spike-extra-track = Zusatzfahrt: { $space }
web-spike-load-here = { $commodity } laden
web-spike-deliver-here = { $commodity } nach { $station } liefern: +{ $dollars } $
web-spike-enough = Genug Karten
web-spike-end-turn = Fertig
web-spike-to = Bis { $station }
web-spike-spaces = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
 }
web-spike-plays = { $count ->
    [one] kostet eine Karte
   *[other] kostet { $count } Karten
 }
web-spike-stays = bleibt auf der Hand
web-spike-track-after = Gleise übrig
web-spike-brings = Neue Stadt: { $commodity }
web-spike-ways = { $count ->
    [one] ein Weg dorthin
   *[other] { $count } Wege dorthin
 }
web-spike-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
web-spike-sides = Welche Seite bei jedem Auftrag?
web-spike-sides-note = Niemand sieht deine Wahl, bevor alle gewählt haben.
web-spike-side = { $commodity }, { $side }:
web-spike-keep-one = Welche Streckenkarte behältst du?
web-spike-keep-note = Sie zählt am Ende, wenn ihr Start an deinem Netz liegt.
web-spike-pay = Bezahl
web-spike-pay-note = Gleiche Karten dürfen eine andere Farbe ersetzen, eine weniger, als du spielst.
web-spike-payment = { $value } zahlen; du behältst { $left }
web-spike-stay-count = { $count ->
    [one] 1 bleibt
   *[other] { $count } bleiben
 }
web-spike-train-in = Der Zug von { $seat } ist in { $station }.
web-spike-train-on = Der Zug von { $seat } steht { $space }.
web-spike-cities-of = { $count ->
    [0] { $seat } hat noch keine Stadt.
   *[other] Städte von { $seat }: { $stations }.
 }

# Das Ende: Geld ist, was zählt.
web-spike-end-wins = { $value } gewinnt mit { $points } $ Vorsprung
web-spike-end-you-wins = Du gewinnst mit { $points } $ Vorsprung
web-spike-turning-lead = { $value } geht mit { $points } $ in Führung.
web-spike-turning-gain = Mit allem, was daraus folgt, bringt das { $value } { $points } $.
web-spike-how-points-came = Woher das Geld kommt
