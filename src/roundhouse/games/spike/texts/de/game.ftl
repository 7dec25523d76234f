# Spike.
spike-name = Spike
spike-money = { $value } $

# Was geschehen ist.
spike-event-market-laid = Auf dem Markt für { $dollars } $: { $commodities }.
spike-event-first-player = { $seat } beginnt.
spike-event-contract-laid = { $seat } hat einen Auftrag für { $commodity }: { $stations } ({ $dollars }).
spike-event-hand-dealt = { $seat } bekommt: { $cards }.
spike-event-round-began = Runde { $round } beginnt.
spike-event-side-chosen = { $seat } wählt beim Auftrag für { $commodity } die { $side }.
spike-event-sides-chosen = { $seat } hat alle Auftragsseiten gewählt.
spike-event-card-given = { $by } gibt { $seat } eine Karte.
spike-event-given-card = { $by } gibt { $seat } eine Karte ({ $card }).
spike-event-display-filled = Offen ausgelegt: { $cards }.
spike-event-route-dealt = { $seat } bekommt die Streckenkarte ab { $station }: { $stations }.
spike-event-route-kept = { $seat } behält die Streckenkarte ab { $station }.
spike-event-route-chosen = { $seat } hat eine Streckenkarte gewählt.
spike-event-train-placed = { $seat } beginnt in { $station }.
spike-event-train-arrived = { $move }: Der Zug von { $seat } fährt { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
 } weit und hält in { $station }.
spike-event-train-moved = { $move }: Der Zug von { $seat } fährt { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
 } weit und steht { $space }.
spike-event-loaded = { $seat } lädt { $commodity } in { $station }.
spike-event-dropped = { $seat } lädt { $commodity } ab; die Ladung kommt zurück auf ihren Auftrag.
spike-event-delivered = { $seat } liefert { $commodity } nach { $station } für { $dollars } $.
spike-event-card-taken = { $seat } nimmt eine Karte ({ $card }).
spike-event-card-drawn = { $seat } zieht eine Karte vom Stapel.
spike-event-card-seen = { $seat } zieht eine Karte vom Stapel ({ $card }).
spike-event-time-card = Zeitkarte { $number } von { $all } ist gezogen.
spike-event-built = { $seat } baut { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
 } bis { $station }.
spike-event-paid = { $seat } spielt Karten: { $cards }.
spike-event-commodity-scored = { $seat } bekommt { $dollars } $ für { $commodity }; diese Ware fällt in die unterste Zeile.
spike-event-upgraded = { $seat } verbessert den Zug für { $dollars } $: { $part } auf { $level }.
spike-event-passed = { $seat } kann nichts tun und passt.
spike-event-last-turns = { $seat } hat keine Gleise und keine Lieferung mehr: Alle anderen sind noch einmal dran.
spike-event-route-shown = { $seat } zeigt die Streckenkarte ab { $station }: { $dollars } $.
spike-event-game-ended = Die Partie ist zu Ende. Geld: { $scores }.
# Wer das Erste hört, braucht das Zweite nicht; das ist für die anderen.
spike-instead-given-card = card-given
spike-instead-card-seen = card-drawn
spike-instead-route-kept = route-chosen
spike-reason-third-time-card = die dritte Zeitkarte wurde gezogen
spike-reason-nothing-left = jemand hatte keine Gleise und keine Lieferung mehr
spike-reason-turn-limit = das Limit der Spielzüge ist erreicht

# Ablehnungen.
SPK-S5 = { $why ->
    [phase] Eine Karte wird nur einmal verschenkt, bevor die Auslage liegt; danach bezahlen die Karten deiner Hand Gleise.
   *[no-card] Du hast keine solche Karte zu verschenken ({ $card }).
 }
SPK-S7 = Das geht jetzt nicht; jetzt ist dran: { $phase }.
SPK-T1 = { $why ->
    [no-contract] Du hast keinen Auftrag für { $commodity }.
    [delivered] { $commodity }: hast du schon geliefert.
    [not-aboard] { $commodity }: nicht an Bord deines Zugs.
    [room] Abladen darfst du nur, um Platz zu schaffen: Voll sind { $full } von { $cars } Güterwagen.
   *[nothing-here] Abladen darfst du nur, um Platz für eine andere Ladung zu schaffen, und wo dein Zug steht, wartet keine von dir.
 }
SPK-T2 = { $why ->
    [no-space] Dort ist keine Strecke: { $station }, { $way }.
   *[not-yours] Das Gleis gehört nicht dir: { $station }, { $way }.
 }
SPK-T3 = { $why ->
    [rolled] Deine Freifahrt hast du schon gemacht.
    [in-city] Ein Zug, der in einer Stadt steht, hat keine Freifahrt.
    [same] Der Zug ist schon dort ({ $station }); soll er bleiben, mach keine Freifahrt.
   *[too-far] Dieses Feld bei { $station } ist über deine Gleise weiter als { $spaces } entfernt.
 }
SPK-T6 = { $why ->
    [no-contract] Du hast keinen Auftrag für { $commodity }.
    [delivered] { $commodity }: hast du schon geliefert.
    [aboard] { $commodity }: schon an Bord.
    [not-here] { $commodity }: gibt es nicht, wo dein Zug steht.
   *[full] Alle deine Güterwagen ({ $cars }) sind voll; lad erst etwas ab.
 }
SPK-T7 = { $why ->
    [no-contract] Du hast keinen Auftrag für { $commodity }.
    [delivered] { $commodity }: hast du schon geliefert.
    [not-aboard] { $commodity }: nicht an Bord deines Zugs.
    [not-here] { $commodity }: Dein Auftrag nennt { $stations }, und dein Zug ist in keiner dieser Städte.
   *[served] Nach { $station } hast du schon einmal geliefert.
 }
SPK-A1 = { $why ->
    [tender] Dein Tender reicht für { $cards } Karten, und die hast du gezogen.
   *[not-shown] Von dieser Farbe ({ $card }) liegt keine Karte offen.
 }
SPK-A2 = { $why ->
    [not-new] { $station } gehört schon zu deinem Netz.
    [goes-on] Die Strecke nach { $station } trifft bei { $here } auf dein Netz und muss dort enden.
    [no-edge] Von { $here } geht in dieser Richtung keine Strecke ab.
    [loop] Die Strecke nach { $station } kommt zweimal an { $there } vorbei.
    [city-between] Die Strecke nach { $station } trifft zuerst auf { $there }, und das gehört nicht zu deinem Netz: Eine Strecke endet an der ersten neuen Stadt.
    [not-joined] Die Strecke nach { $station } endet bei { $here }, außerhalb deines Netzes.
   *[track] { $station } braucht { $spaces ->
        [one] 1 Gleis
       *[other] { $spaces } Gleise
     }; du hast { $left }.
 }
SPK-A4 = { $why ->
    [unpayable] Die Felder brauchen { $needs }, und das gibt deine Hand nicht her.
    [nothing-due] Es ist nichts zu bezahlen.
    [due] Bezahl zuerst die Gleise: { $needs }.
    [order] Nenn jede Farbe nur einmal, in dieser Reihenfolge: rot, gelb, blau, grün, lila, weiß.
    [hand] Von dieser Farbe ({ $card }) hast du { $held }.
    [too-few] Für { $needs } reicht das nicht: { $cards }.
   *[too-many] Für { $needs } ist das zu viel: { $cards }. Eine Karte ({ $card }) kannst du behalten.
 }
SPK-A6 = { $why ->
    [not-in-city] Dein Zug war am Anfang deines Spielzugs nicht in einer Stadt; du kannst ihn nicht starten.
   *[too-far] Dieses Feld bei { $station } ist über deine Gleise weiter als { $spaces } entfernt.
 }
SPK-A7 = { $why ->
    [in-city] Die Zusatzfahrt ist für einen Zug auf der Strecke; deiner steht in einer Stadt.
   *[too-far] Dieses Feld bei { $station } ist über deine Gleise weiter als { $spaces } entfernt.
 }
SPK-A8 = { $why ->
    [top] { $part }: schon auf der höchsten Stufe.
   *[money] Das kostet { $price } $; du hast { $money } $.
 }
SPK-A9 = Das Gleis auf dem Weg nach { $station } gehört { $by }; seine Enden: { $here }; { $there }.
SPK-A10 = { $why ->
    [no-action] Ohne eine Aktion kannst du deinen Spielzug nicht beenden.
    [acted] Deine Aktion hast du schon gemacht.
    [drawing] Du ziehst gerade Karten: Zieh weiter oder hör damit auf.
   *[can-act] Du kannst noch etwas tun: { $action }.
 }
SPK-R4 = Im Stapel ist keine Karte.
SPK-V1 = { $why ->
    [phase] Auftragsseiten werden ganz am Anfang einer Partie für Fortgeschrittene gewählt; jetzt ist dran: { $phase }.
    [not-yours] Du hast keinen Auftrag für { $commodity }.
   *[chosen] Die Seite für { $commodity } hast du schon gewählt.
 }
SPK-V2 = { $why ->
    [phase] Streckenkarten werden in einer Partie für Fortgeschrittene vor den Startstädten gewählt; jetzt ist dran: { $phase }.
   *[not-yours] Du hast keine Streckenkarte ab { $station } bekommen.
 }

# Optionen.
spike-option-advanced = Ihr wählt bei jedem Auftrag die Seite, und eine von zwei Streckenkarten.
spike-option-turns = Die Partie endet nach so vielen Spielzügen für jeden, wenn sie nicht vorher endet.

# Woraus das Geld besteht.
spike-part-market = Waren
spike-part-contracts = Aufträge
spike-part-upgrades = Verbesserungen
spike-part-route = Streckenkarte

# Arten von Wörtern.
word-station = eine Stadt
word-junction = ein Knoten
word-compass = eine Richtung (e, ne, nw, w, sw, se oder in)
word-commodity = eine Ware
word-card = eine Kartenfarbe
word-pile = der Stapel
word-payment = eine Zahl von Karten
word-part = ein Teil des Zugs
word-cardside = eine Kartenseite

# Wörter.
spike-word-side = Auftragsseite wählen
spike-word-give = Karte verschenken
spike-word-keep = Streckenkarte behalten
spike-word-begin = In einer Stadt beginnen
spike-word-load = Laden
spike-word-deliver = Liefern
spike-word-drop = Ladung abladen
spike-word-roll = Weiterrollen
spike-word-draw = Karten ziehen
spike-word-build = Bauen
spike-word-pay = Bezahlen
spike-word-start = Zug starten
spike-word-extra = Zusatzfahrt
spike-word-upgrade = Verbessern
spike-word-pass = Passen
spike-word-done = Spielzug beenden
spike-word-sides = Auftragsseiten wählen
spike-word-giving = eine Karte verschenken
spike-word-keeping = Streckenkarten wählen
spike-word-beginning = Startstädte wählen
spike-word-turns = Spielzüge
spike-word-end = das Ende
spike-word-free = Freifahrt
spike-word-in = in die Stadt
spike-word-deck = der Stapel
spike-word-locomotive = Lok
spike-word-tender = Tender
spike-word-car = Güterwagen
spike-word-front = Vorderseite
spike-word-reverse = Rückseite
spike-word-cows = Kühe
spike-word-wood = Holz
spike-word-corn = Mais
spike-word-wheat = Weizen
spike-word-coal = Kohle
spike-word-oil = Öl
spike-word-steel = Stahl
spike-word-cloth = Tuch
spike-word-pigs = Schweine
spike-word-flour = Mehl
spike-word-peaches = Pfirsiche
spike-word-cotton = Baumwolle
spike-word-red = rot
spike-word-yellow = gelb
spike-word-blue = blau
spike-word-green = grün
spike-word-purple = lila
spike-word-white = weiß
spike-word-1-red = 1 × rot
spike-word-2-red = 2 × rot
spike-word-3-red = 3 × rot
spike-word-4-red = 4 × rot
spike-word-5-red = 5 × rot
spike-word-6-red = 6 × rot
spike-word-7-red = 7 × rot
spike-word-8-red = 8 × rot
spike-word-9-red = 9 × rot
spike-word-10-red = 10 × rot
spike-word-1-yellow = 1 × gelb
spike-word-2-yellow = 2 × gelb
spike-word-3-yellow = 3 × gelb
spike-word-4-yellow = 4 × gelb
spike-word-5-yellow = 5 × gelb
spike-word-6-yellow = 6 × gelb
spike-word-7-yellow = 7 × gelb
spike-word-8-yellow = 8 × gelb
spike-word-9-yellow = 9 × gelb
spike-word-10-yellow = 10 × gelb
spike-word-1-blue = 1 × blau
spike-word-2-blue = 2 × blau
spike-word-3-blue = 3 × blau
spike-word-4-blue = 4 × blau
spike-word-5-blue = 5 × blau
spike-word-6-blue = 6 × blau
spike-word-7-blue = 7 × blau
spike-word-8-blue = 8 × blau
spike-word-9-blue = 9 × blau
spike-word-10-blue = 10 × blau
spike-word-1-green = 1 × grün
spike-word-2-green = 2 × grün
spike-word-3-green = 3 × grün
spike-word-4-green = 4 × grün
spike-word-5-green = 5 × grün
spike-word-6-green = 6 × grün
spike-word-7-green = 7 × grün
spike-word-8-green = 8 × grün
spike-word-9-green = 9 × grün
spike-word-10-green = 10 × grün
spike-word-1-purple = 1 × lila
spike-word-2-purple = 2 × lila
spike-word-3-purple = 3 × lila
spike-word-4-purple = 4 × lila
spike-word-5-purple = 5 × lila
spike-word-6-purple = 6 × lila
spike-word-7-purple = 7 × lila
spike-word-8-purple = 8 × lila
spike-word-9-purple = 9 × lila
spike-word-10-purple = 10 × lila
spike-word-1-white = 1 × weiß
spike-word-2-white = 2 × weiß
spike-word-3-white = 3 × weiß
spike-word-4-white = 4 × weiß
spike-word-5-white = 5 × weiß
spike-word-6-white = 6 × weiß
spike-word-7-white = 7 × weiß
spike-word-8-white = 8 × weiß
spike-word-9-white = 9 × weiß
spike-word-10-white = 10 × weiß
spike-word-c1 = C1
spike-word-d1 = D1
spike-word-f1 = F1
spike-word-b2 = B2
spike-word-c2 = C2
spike-word-e2 = E2
spike-word-f2 = F2
spike-word-m2 = M2
spike-word-n2 = N2
spike-word-c3 = C3
spike-word-d3 = D3
spike-word-e3 = E3
spike-word-f3 = F3
spike-word-h3 = H3
spike-word-l3 = L3
spike-word-m3 = M3
spike-word-n3 = N3
spike-word-b4 = B4
spike-word-c4 = C4
spike-word-d4 = D4
spike-word-e4 = E4
spike-word-g4 = G4
spike-word-k4 = K4
spike-word-n4 = N4
spike-word-e5 = E5
spike-word-f5 = F5
spike-word-h5 = H5
spike-word-k5 = K5
spike-word-l5 = L5
spike-word-d6 = D6
spike-word-e6 = E6
spike-word-f6 = F6
spike-word-i6 = I6
spike-word-j6 = J6
spike-word-b7 = B7
spike-word-c7 = C7
spike-word-d7 = D7
spike-word-f7 = F7
spike-word-i7 = I7
spike-word-j7 = J7
spike-word-k7 = K7
spike-word-l7 = L7
spike-word-c8 = C8
spike-word-d8 = D8
spike-word-e8 = E8
spike-word-f8 = F8
spike-word-g8 = G8
spike-word-h8 = H8
spike-word-i8 = I8
spike-word-j8 = J8
spike-word-b9 = B9
spike-word-c9 = C9
spike-word-f9 = F9
spike-word-i9 = I9
spike-word-j9 = J9
spike-word-l9 = L9
spike-word-b10 = B10
spike-word-c10 = C10
spike-word-d10 = D10
spike-word-e10 = E10
spike-word-g10 = G10
spike-word-j10 = J10
spike-word-k10 = K10
spike-word-d11 = D11
spike-word-e11 = E11
spike-word-f11 = F11
spike-word-h11 = H11
spike-word-i11 = I11
spike-word-a12 = A12
spike-word-b12 = B12
spike-word-c12 = C12
spike-word-d12 = D12
spike-word-e12 = E12
spike-word-g12 = G12
spike-word-h12 = H12
spike-word-c13 = C13
spike-word-d13 = D13
spike-word-h13 = H13
spike-word-i13 = I13
spike-word-j13 = J13
spike-word-j14 = J14

spike-told-train = Zug von { $value }

# Gleisfelder: wo ein Zug steht.
spike-track-between = zwischen { $here } und { $there }
spike-track-towards = { $steps ->
    [1] gleich bei { $here }, Richtung { $there }
   *[other] { $steps } Felder von { $here }, Richtung { $there }
 }
spike-track-away = { $steps ->
    [1] gleich bei { $here }, Richtung { $way }
   *[other] { $steps } Felder von { $here }, Richtung { $way }
 }
spike-track-aside = bei { $here } ({ $steps } nach { $way }, { $more } nach { $turn })
