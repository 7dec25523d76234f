# Railways of the World.
railways-name = Railways of the World
railways-money = { $value } $

# Was geschehen ist.
railways-event-display-laid = Betriebskarten in der Auslage: { $cards }.
railways-event-first-player = { $seat } eröffnet die erste Runde.
railways-event-barons-dealt = { $seat } bekommt zwei Barone: { $barons }.
railways-event-baron-kept = { $seat } behält den Baron „{ $baron }“.
railways-event-baron-chosen = { $seat } hat einen Baron behalten.
railways-event-turn-began = Runde { $turn } beginnt.
railways-event-last-turn-began = Runde { $turn } beginnt: Es ist die letzte.
railways-event-order-set = Reihenfolge in dieser Runde: { $order }.
railways-event-bid = { $seat } bietet { $dollars } $.
railways-event-passed = { $seat } passt.
railways-event-cash-received = { $seat } bekommt { $dollars } $.
railways-event-bonds-issued = { $seat } nimmt { $bonds ->
    [one] eine Anleihe
   *[other] { $bonds } Anleihen
 } auf und bekommt { $dollars } $.
railways-event-paid = { $seat } zahlt { $dollars } $ ({ $for }).
railways-event-points-scored = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } ({ $for }).
railways-event-track-built = { $seat } baut ein Gleis, { $joins } ({ $face }), { $dollars ->
    [0] kostenlos
   *[other] für { $dollars } $
 }: { $hex }.
railways-event-track-crossed = { $seat } kreuzt ein Gleis, { $joins } ({ $face }), { $dollars ->
    [0] kostenlos
   *[other] für { $dollars } $
 }: { $hex }.
railways-event-track-redirected = { $seat } lenkt ein Gleis um, jetzt { $joins } ({ $face }), { $dollars ->
    [0] kostenlos
   *[other] für { $dollars } $
 }: { $hex }.
railways-event-link-completed = { $seat } stellt eine Verbindung fertig: { $between }.
railways-event-link-removed = Die unfertige Verbindung von { $seat } ab { $from } kommt vom Plan.
railways-event-line-completed = { $seat } stellt eine Hauptstrecke fertig ({ $between }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
railways-event-western-link-built = { $seat } baut den Westanschluss von { $place }.
railways-event-sea-link-opened = { $seat } eröffnet eine Seeverbindung, { $sea }, für { $dollars } $.
railways-event-industrial-age-began = Das Industriezeitalter beginnt.
railways-event-industry-came = { $place } bekommt von selbst Industrie und ist jetzt { $colour }.
railways-event-cubes-came = Neue Würfel für { $place }: { $cubes }.
railways-event-mine-opened = { $seat } eröffnet ein Bergwerk in { $place }: { $cubes }.
railways-event-track-ended = { $seat } kommt über das Ende der Leiste hinaus und legt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } beiseite.
railways-event-line-opened = { $seat } hat { $points } Punkte: Das Land westlich der Berge ist offen.
railways-event-city-urbanized = { $seat } urbanisiert { $place } ({ $colour }); neue Würfel: { $cubes }.
railways-event-locomotive-improved = Die Lok von { $seat } hat jetzt Stufe { $level }.
railways-event-cube-delivered = { $seat } liefert einen Würfel ({ $colour }): { $places } ({ $shares }).
railways-event-depots-placed = { $seat } legt { $depots ->
    [one] ein Kohledepot
   *[other] { $depots } Kohledepots
 } an: { $place }.
railways-event-depot-spent = { $seat } nimmt ein Kohledepot zurück: { $place }.
railways-event-cube-waits = { $seat } bewegt einen Würfel ({ $colour }): { $places }. Dort wartet er.
railways-event-cube-lost = Der Würfel ({ $colour }) von { $seat } in { $place } fuhr nicht weiter: Er ist verloren.
railways-event-rotor-turned = Die Drehscheibe von { $place } zeigt jetzt: { $colour }.
railways-event-city-emptied = { $place } ist leer; { $left ->
    [0] das war die letzte, die zum Ende fehlte
    [one] noch eine leere Stadt, dann kommt die letzte Runde
   *[other] noch { $left } leere Städte, dann kommt die letzte Runde
 }.
railways-event-marker-removed = { $place } ist nicht mehr leer; { $left ->
    [one] noch eine leere Stadt bis zur letzten Runde
   *[other] noch { $left } leere Städte bis zur letzten Runde
 }.
railways-event-end-triggered = Das Ende naht: Runde { $turn } ist die letzte.
railways-event-card-taken = { $seat } nimmt „{ $card }“.
railways-event-card-played = { $seat } spielt „{ $card }“.
railways-event-card-claimed = { $seat } sichert sich „{ $card }“.
railways-event-card-drawn = Neue Karte in der Auslage: { $card }.
railways-event-income-received = { $seat } bekommt { $dollars } $ Einkommen.
railways-event-baron-revealed = { $seat } zeigt den Baron „{ $baron }“: { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
railways-event-game-ended = Die Partie ist zu Ende. Punkte: { $scores }.
# Wer das Erste hört, braucht das Zweite nicht; das ist für die anderen.
railways-instead-baron-kept = baron-chosen
railways-instead-cube-delivered = points-scored delivery
railways-instead-line-completed = points-scored major-line

# Was die Zahlen eines Zugs bedeuten.
railways-nth-bid-1 = { $value } $
railways-nth-depot-2 = × { $value }
railways-reason-empty-cities = genug Städte sind leer, und die letzte Runde ist gespielt
railways-reason-move-limit = zu lange hat niemand etwas geliefert

# Ablehnungen.
ROW-S2 = Plättchen „{ $face }“: Davon ist keins mehr in der Schachtel.
ROW-S4 = { $why ->
    [phase] Barone werden vor der ersten Runde gewählt. Dran ist: { $phase }.
   *[not-yours] Der Baron „{ $baron }“ gehört nicht dir.
 }
ROW-T1 = { $why ->
    [phase] Jetzt wird nicht geboten. Dran ist: { $phase }.
    [lowest] Das niedrigste Gebot ist { $lowest } $, nicht { $bid } $.
    [low] { $bid } $ ist nicht mehr als das Gebot von { $high } $.
   *[bound] Kein Gebot geht über { $highest } $ hinaus; { $bid } $ schon.
 }
ROW-T4 = Du kannst jetzt nicht passen. Dran ist: { $phase }.
ROW-B1 = { $why ->
    [phase] Jetzt wird nicht gebaut. Dran ist: { $phase }.
    [laid] Die Gleise liegen: Leg Kohledepots an oder beende das Bauen.
   *[nothing-laid] Leg zuerst ein Plättchen: Die Karte, die du gespielt hast, ist zum Bauen da.
 }
ROW-B2 = { $why ->
    [start] { $hex }: Ein Gleis hier würde weder an eine Stadt noch an eine unfertige Verbindung von dir anschließen.
   *[continue] { $hex }: Damit geht die Verbindung nicht weiter, die du gerade baust.
 }
ROW-B3 = { $why ->
    [same-city] Die Verbindung würde enden, wo sie anfängt: { $place }.
   *[owner] { $hex }: Das Gleis, an das es anschlösse, gehört { $owner }, und nur { $owner } darf dort weiterbauen.
 }
ROW-B4 = { $why ->
    [city] { $place } ist eine Stadt: Dort liegen keine Gleise.
    [turn] Beide Drehungen sehen gleich aus ({ $face }); wähl { $same }.
   *[connection] { $hex }: { $place } hat auf dieser Seite keinen Anschluss ({ $edge }).
 }
ROW-B7 = { $why ->
    [variant] In dieser Partie wird nicht umgelenkt.
    [no-track] { $hex }: Hier gibt es kein Gleis umzulenken.
    [this-action] { $hex }: Dieses Gleis ist aus dieser Aktion: Du kannst es zurücknehmen, nicht umlenken.
    [other-rails] { $hex }: So gelegt dreht „{ $face }“ nicht nur das eine Gleisende und lässt den Rest, wie er ist.
   *[not-last] { $hex }: Das ist nicht das letzte Plättchen der Verbindung.
 }
ROW-B8 = { $why ->
    [nothing-to-cross] { $hex }: Hier gibt es kein Gleis zu kreuzen, also kann „{ $face }“ hier nicht liegen.
    [lies] { $hex }: Ein Plättchen muss hier das Gleis beibehalten, das schon liegt ({ $lies }), und es kreuzen.
    [wall] { $hex }: Die Verbindung hier ({ $owner }) ist nicht fertig, also lässt sie sich nicht kreuzen.
   *[complete] { $hex }: Die Verbindung ist fertig und lässt sich nicht umlenken.
 }
ROW-B12 = { $why ->
    [outside] { $hex }: Im { $edge } würde das Gleis den Plan verlassen.
   *[closed] { $hex }: Die Kante im { $edge } lässt sich nicht überqueren.
 }
ROW-U1 = { $why ->
    [phase] Jetzt wird nicht urbanisiert. Dran ist: { $phase }.
    [not-grey] { $place } ist { $colour }; urbanisieren lassen sich nur graue Städte.
   *[no-tile] In dieser Farbe ({ $colour }) ist keine Neue Stadt mehr da.
 }
ROW-L1 = { $why ->
    [phase] Die Lok lässt sich jetzt nicht verbessern. Dran ist: { $phase }.
   *[level] Deine Lok hat Stufe { $level }, die höchste.
 }
ROW-D1 = { $why ->
    [phase] Jetzt wird nichts geliefert. Dran ist: { $phase }.
    [no-cube] { $place } hat keinen solchen Würfel ({ $colour }).
    [level] Die Strecke hat { $links } Verbindungen; mit Lok { $level } { $level ->
        [one] geht höchstens eine
       *[other] gehen höchstens { $level }
     }.
    [must-stop] { $place } nimmt diese Farbe an ({ $colour }): Der Würfel muss dort bleiben.
    [no-link] Aus { $place } führt im { $edge } keine fertige Verbindung hinaus.
    [no-sea-link] Von { $place } geht auf diesem Platz keine Seeverbindung aus ({ $edge }).
   *[must-arrive] { $place } nimmt diese Farbe nicht an ({ $colour }).
 }
ROW-D2 = Der Würfel käme zweimal an derselben Stadt vorbei: { $place }.
ROW-D3 = Die erste Verbindung muss dir gehören; die aus { $place } hinaus ({ $edge }) gehört { $owner }.
ROW-O1 = { $why ->
    [phase] Jetzt keine Karten. Dran ist: { $phase }.
    [not-there] „{ $card }“ liegt nicht aus.
   *[not-yours] Du hast „{ $card }“ nicht.
 }
ROW-O2 = { $why ->
    [circle] „{ $card }“ kannst du nicht nehmen: Die Karte belohnt, wer das Verlangte zuerst schafft.
    [works-by-itself] „{ $card }“ wirkt von selbst: Die Karte wird nicht ausgespielt.
   *[used] Du hast „{ $card }“ in dieser Runde schon genutzt.
 }
ROW-O3 = { $why ->
    [charter] { $owner } hat das Stadtrecht von { $place }: Niemand sonst baut Gleise hinein oder hinaus.
    [needs-place-colour] Wähl Stadt und Farbe: „{ $card }“, eine graue Stadt, eine Farbe.
    [needs-place] Wähl die Stadt: „{ $card }“, eine Stadt.
    [needs-place-edge] Wähl die Verbindung: „{ $card }“, eine Stadt und die Kante, über die die Verbindung sie verlässt.
    [no-target] „{ $card }“ braucht jetzt keine Ortsangabe.
    [rival-link] Aus { $place } führt im { $edge } keine fertige Verbindung von jemand anderem hinaus.
    [depot] Auf der Verbindung, die aus { $place } im { $edge } hinausführt, ist schon ein Depot.
    [express-passes] Mit dem Express fährt der Würfel ({ $colour }) an einer Stadt seiner Farbe vorbei und bleibt in der nächsten.
    [before-action] „{ $card }“ kommt vor der Aktion, für die die Karte da ist.
    [no-express] Kein Würfel kann an einer Stadt seiner Farbe vorbei und eine andere erreichen: „{ $card }“ würde nichts bewirken.
    [in-use] „{ $card }“ wirkt schon.
   *[no-build] Es lässt sich nichts bauen: „{ $card }“ würde nichts bewirken.
 }
ROW-M1a = { $why ->
    [phase] Jetzt kein Westanschluss. Dran ist: { $phase }.
    [not-there] { $place } hat keinen Platz für einen Westanschluss.
    [built] Der Westanschluss von { $place } gehört { $owner }.
    [no-link] Du hast keine fertige Verbindung nach { $place }.
   *[next-round] Du hast { $place } eben erst erreicht: Der Westanschluss geht erst ab dem nächsten Durchgang.
 }
ROW-M1c = { $hex }: Das liegt westlich der Berge; dort baut niemand, bevor jemand { $points } Punkte hat.
ROW-M5b = { $why ->
    [phase] Jetzt keine Seeverbindungen. Dran ist: { $phase }.
    [taken] { $sea } gehört { $owner }.
    [each] { $each ->
        [one] Du hast dort schon eine Seeverbindung: Mehr als eine darf niemand haben.
       *[other] Du hast dort schon { $each } Seeverbindungen: Mehr darf niemand haben.
     }
   *[alike] Die freien Plätze von { $sea } sind alle gleich: Wähl { $first }.
 }
ROW-M5c = Du hast in dieser Runde schon eine Verbindung nach { $place } fertiggestellt: Mehr als eine geht nicht, weitere Gleise dort könnten nicht fertig werden.
ROW-M6b = { $hex }: Auf einem Fährfeld baut nur eine Fährlinie, und du hast keine.
ROW-M6c = { $why ->
    [mined] { $place } hatte schon ein Bergwerk.
   *[not-grey] { $place } ist { $colour }; Bergwerke sind für graue Städte.
 }
ROW-M8a = { $why ->
    [phase] Jetzt nicht. Dran ist: { $phase }.
    [not-played] Diese Partie läuft ohne Kohledepots.
    [tile-first] Leg zuerst ein Plättchen: Kohledepots kommen, während du baust.
    [once] Du hast in dieser Bauaktion schon Kohledepots angelegt.
    [taken] In { $place } sind schon Kohledepots von { $owner }.
    [not-joined] Du hast keine fertige Verbindung nach { $place }.
    [under-construction] Ab { $place } ist eine Verbindung im Bau: Dort geht jetzt kein Kohledepot.
    [number] In { $place } sind es höchstens { $most } und mindestens eins, nicht { $number }.
    [nothing-waits] Von dir wartet kein Würfel auf die Weiterfahrt.
    [not-left] Der Würfel hat { $place } noch nicht verlassen.
    [over] Der Würfel ist am Ziel, { $place }: Danach kommt nichts mehr.
    [no-depot] Du hast kein Kohledepot in { $place }.
    [refuel-first] { $place } nimmt den Würfel an: Fass Kohle, bevor du hältst; dafür brauchst du zwei Kohledepots.
    [two-needed] An der Farbe von { $place } vorbei und dort halten: Dafür brauchst du zwei Kohledepots; du hast { $depots }.
    [no-need] { $place } hält den Würfel nicht auf: Wähl, wo er weiterfährt.
    [goes-on] Nach dem Kohlefassen in { $place } muss der Würfel weiterfahren oder halten.
   *[say-unload] Du hast ein Kohledepot in { $place }: Lad ab, um dort zu liefern, oder fass Kohle und fahr weiter.
 }

# Woraus die Punkte bestehen.
railways-part-points = Punkte
railways-part-bonds = Anleihen
railways-part-baron = Baron

# Phasen.
railways-word-barons = einen Baron behalten
railways-word-auction = die Auktion
railways-word-actions = Aktionen
railways-word-building = das Bauen
railways-word-express-run = eine Lieferung mit dem Express
railways-word-over = das Ende

# Wofür gezahlt wird, und wofür es Punkte gibt.
railways-word-track = Gleise
railways-word-urbanization = Urbanisierung
railways-word-locomotive = Lok
railways-word-interest = Zinsen
railways-word-delivery = Lieferung
railways-word-major-line = Hauptstrecke
railways-word-first-place = erster Platz
railways-word-sea-link = Seeverbindung
railways-word-fuel-depots = Kohledepots

# Verben.
railways-word-keep = Baron behalten
railways-word-bid = Bieten
railways-word-pass = Passen
railways-word-build = Gleise bauen
railways-word-redirect = Gleis umlenken
railways-word-end = Bau beenden
railways-word-urbanize = Urbanisieren
railways-word-improve = Lok verbessern
railways-word-deliver = Würfel liefern
railways-word-take = Karte nehmen
railways-word-play = Karte spielen
railways-word-west = Westanschluss bauen
railways-word-sail = Seeverbindung eröffnen
railways-word-continue = Wartenden Würfel weiterbringen
railways-word-depot = Kohledepots anlegen

# Was ein Würfel an einem Kohledepot tut.
railways-word-refuel = Kohle fassen und weiterfahren
railways-word-halt = halten bis zur nächsten Aktion
railways-word-unload = hier abladen

# Optionen.
railways-option-map = Der Spielplan. Am besten für: eastern_us 5, 6, und 2 mit der Variante; mexico 2, 3; europe 3, 4, 5; great_britain 4, 5; portugal 2, 3; north_america 3, 4; nippon 2, 3, 4; western_us 5, 6; iberia 2, 3.
railways-option-auction = Wer beginnt: mit Auktion (normal), in der ersten Runde ohne (beginners) oder mit einer Auktion, bei der alle für ihren Platz zahlen (experts).
railways-option-shorter = Eine kürzere Partie: Zum Ende genügen zwei Marker weniger.
railways-option-redirecting = Das Ende einer unfertigen Verbindung lässt sich später umlenken.
railways-option-without = Karten und Barone mit schwarzem Stern sind optional: Die hier genannten bleiben in der Schachtel.
railways-option-shinbashi = Die Promokarte Bahnhof Shinbashi ersetzt Beginn der Eisenbahnzeit.
railways-option-barons = Barone des Spielplans (map) oder Barone der Welt (world), die keine Städte nennen.
railways-option-rotors = Drehscheiben: Manche Städte nehmen eine zweite Farbe an, die mit jeder Lieferung wechselt.
railways-option-depots = Kohledepots: Ein Würfel fährt an einer Stadt seiner Farbe vorbei, oder er hält dort und fährt später weiter.
railways-option-mountain_line = Zu zweit: Niemand baut westlich der Berge, bevor jemand so viele Punkte hat (eastern_us 30).
railways-option-golden_spikes = Transkontinentale Variante: Karten und Barone mit dem goldenen Nagel spielen mit.
railways-option-income = Die Einkommensleiste: die des Spielplans (map) oder, für eine entspanntere Partie, eine andere.
railways-option-idle_turns = Die Partie endet nach so vielen Runden hintereinander ohne Lieferung.

# Arten von Wörtern.
word-operation = eine Betriebskarte
word-call = was der Würfel an einem Kohledepot tut
word-baron = ein Baron
word-sea = eine Seeverbindung

# Farben.
railways-word-red = rot
railways-word-yellow = gelb
railways-word-blue = blau
railways-word-black = schwarz
railways-word-purple = lila
railways-word-grey = grau

# Gleisplättchen.
railways-word-straight = Gerade
railways-word-gentle = sanfte Kurve
railways-word-cross-straight = Kreuzung zweier Geraden
railways-word-cross-mixed = Kreuzung von sanfter Kurve und Gerader
railways-word-cross-gentle = Kreuzung zweier sanfter Kurven

# Betriebskarten.
railways-word-railroad-era-begins = Beginn der Eisenbahnzeit
railways-word-speed-record = Temporekord
railways-word-new-train = Neuer Zug
railways-word-bounty-mobile = Lieferprämie Mobile
railways-word-bounty-duluth = Lieferprämie Duluth
railways-word-bounty-toronto = Lieferprämie Toronto
railways-word-bounty-louisville = Lieferprämie Louisville
railways-word-bounty-raleigh = Lieferprämie Raleigh
railways-word-bounty-jacksonville = Lieferprämie Jacksonville
railways-word-railroad-executive = Bahndirektion
railways-word-new-industry = Neue Industrie
railways-word-city-growth = Stadtwachstum
railways-word-land-grant = Staatliche Landvergabe
railways-word-perfect-engineering = Ingenieurskunst
railways-word-hotel-new-york = Hotel New York
railways-word-hotel-chicago = Hotel Chicago
railways-word-hotel-atlanta = Hotel Atlanta
railways-word-hotel-boston = Hotel Boston
railways-word-hotel-baltimore = Hotel Baltimore
railways-word-hotel-charleston = Hotel Charleston
railways-word-hotel-philadelphia = Hotel Philadelphia
railways-word-hotel-pittsburgh = Hotel Pittsburgh
railways-word-hotel-new-orleans = Hotel New Orleans
railways-word-bounty-hermosillo = Lieferprämie Hermosillo
railways-word-bounty-oaxaca = Lieferprämie Oaxaca
railways-word-bounty-chihuahua = Lieferprämie Chihuahua
railways-word-bounty-nuevo-laredo = Lieferprämie Nuevo Laredo
railways-word-bounty-mazatlan = Lieferprämie Mazatlán
railways-word-tunnel-engineer = Tunnelbau
railways-word-express = Express
railways-word-trading-depot = Handelsdepot
railways-word-hotel-mexico-city = Hotel Mexiko-Stadt
railways-word-hotel-guadalajara = Hotel Guadalajara
railways-word-hotel-monterrey = Hotel Monterrey
railways-word-hotel-veracruz = Hotel Veracruz
railways-word-hotel-tampico = Hotel Tampico
railways-word-hotel-puebla = Hotel Puebla
railways-word-hotel-ciudad-juarez = Hotel Ciudad Juárez
railways-word-bounty-marseille = Lieferprämie Marseille
railways-word-bounty-naples = Lieferprämie Neapel
railways-word-bounty-lisbon = Lieferprämie Lissabon
railways-word-bounty-constantinople = Lieferprämie Konstantinopel
railways-word-bounty-moscow = Lieferprämie Moskau
railways-word-passenger-lines = Personenverkehr
railways-word-capital-charter-paris = Hauptstadtrecht Paris
railways-word-capital-charter-berlin = Hauptstadtrecht Berlin
railways-word-city-charter-munich = Stadtrecht München
railways-word-city-charter-prague = Stadtrecht Prag
railways-word-city-charter-essen = Stadtrecht Essen
railways-word-hotel-milan = Hotel Mailand
railways-word-hotel-vienna = Hotel Wien
railways-word-hotel-madrid = Hotel Madrid
railways-word-shinbashi-station = Bahnhof Shinbashi
railways-word-bounty-aomori = Lieferprämie Aomori
railways-word-bounty-kagoshima = Lieferprämie Kagoshima
railways-word-hotel-tokyo = Hotel Tokio
railways-word-hotel-osaka = Hotel Osaka
railways-word-hotel-kyoto = Hotel Kyoto
railways-word-hotel-nagoya = Hotel Nagoya
railways-word-hotel-sendai = Hotel Sendai
railways-word-hotel-niigata = Hotel Niigata
railways-word-hotel-kanazawa = Hotel Kanazawa
railways-word-hotel-hiroshima = Hotel Hiroshima
railways-word-hotel-fukuoka = Hotel Fukuoka
railways-word-bounty-san-antonio = Lieferprämie San Antonio
railways-word-bounty-portland = Lieferprämie Portland
railways-word-bounty-des-moines = Lieferprämie Des Moines
railways-word-bounty-el-paso = Lieferprämie El Paso
railways-word-bounty-bismarck = Lieferprämie Bismarck
railways-word-bounty-boise = Lieferprämie Boise
railways-word-hotel-san-francisco = Hotel San Francisco
railways-word-hotel-kansas-city = Hotel Kansas City
railways-word-hotel-houston = Hotel Houston
railways-word-hotel-seattle = Hotel Seattle
railways-word-hotel-salt-lake-city = Hotel Salt Lake City
railways-word-hotel-dallas = Hotel Dallas
railways-word-hotel-minneapolis = Hotel Minneapolis

# Barone.
railways-word-longest-railroad = längste Bahn
railways-word-most-money = meistes Geld
railways-word-western-link = Westanschluss
railways-word-links-at-chicago = Verbindungen in Chicago
railways-word-first-to-level-6 = zuerst auf Stufe 6
railways-word-new-york-to-chicago = von New York nach Chicago
railways-word-fewest-bonds = wenigste Anleihen
railways-word-few-bonds = wenigste Anleihen, auch bei Gleichstand
railways-word-largest-railroad = größte Bahn
railways-word-most-cities = meiste Städte
railways-word-toronto-to-charleston = von Toronto nach Charleston
railways-word-boston-to-new-orleans = von Boston nach New Orleans
railways-word-largest-engine = größte Lok
railways-word-links-at-mexico-city = Verbindungen in Mexiko-Stadt
railways-word-hermosillo-to-monterrey = von Hermosillo nach Monterrey
railways-word-veracruz-to-mazatlan = von Veracruz nach Mazatlán
railways-word-acapulco-to-tampico = von Acapulco nach Tampico
railways-word-moscow-to-vienna = von Moskau nach Wien
railways-word-links-at-paris = Verbindungen in Paris
railways-word-madrid-to-warsaw = von Madrid nach Warschau
railways-word-amsterdam-to-naples = von Amsterdam nach Neapel
railways-word-links-at-tokyo = Verbindungen in Tokio
railways-word-sendai-to-kyoto = von Sendai nach Kyoto
railways-word-hiroshima-to-kanazawa = von Hiroshima nach Kanazawa
railways-word-kagoshima-to-osaka = von Kagoshima nach Osaka
railways-word-links-at-denver = Verbindungen in Denver
railways-word-portland-to-omaha = von Portland nach Omaha
railways-word-seattle-to-san-diego = von Seattle nach San Diego
railways-word-houston-to-fargo = von Houston nach Fargo
railways-word-first-to-level-5 = zuerst auf Stufe 5
railways-word-first-to-level-7 = zuerst auf Stufe 7
railways-word-highest-income = höchstes Einkommen
railways-word-widest-railroad = weiteste Bahn
railways-word-busiest-city = größter Knoten
railways-word-longest-link = längste Verbindung
railways-word-most-track = meiste Gleise
railways-word-most-lines = meiste Hauptstrecken
railways-word-two-lines = zwei Hauptstrecken
railways-word-one-railroad = eine einzige Bahn
railways-word-round-trip = Rundfahrt
railways-word-four-colours = vier Farben
railways-word-most-red-cities = meiste rote Städte
railways-word-most-yellow-cities = meiste gelbe Städte
railways-word-most-blue-cities = meiste blaue Städte
railways-word-most-grey-cities = meiste graue Städte

# Karten und Barone von Nordamerika.
railways-word-ferry-line = Fährlinie
railways-word-mine = Bergwerk
railways-word-spike-kansas-city-san-francisco = Goldener Nagel Kansas City – San Francisco
railways-word-spike-minneapolis-portland = Goldener Nagel Minneapolis – Portland
railways-word-spike-new-orleans-los-angeles = Goldener Nagel New Orleans – Los Angeles
railways-word-spike-montreal-vancouver = Goldener Nagel Montreal – Vancouver
railways-word-bounty-anchorage = Lieferprämie Anchorage
railways-word-bounty-halifax = Lieferprämie Halifax
railways-word-bounty-guadalajara = Lieferprämie Guadalajara
railways-word-bounty-vancouver = Lieferprämie Vancouver
railways-word-bounty-new-orleans = Lieferprämie New Orleans
railways-word-bounty-atlanta = Lieferprämie Atlanta
railways-word-hotel-montreal = Hotel Montreal
railways-word-hotel-denver = Hotel Denver
railways-word-hotel-los-angeles = Hotel Los Angeles
railways-word-hotel-winnipeg = Hotel Winnipeg
railways-word-vancouver-to-los-angeles = von Vancouver nach Los Angeles
railways-word-winnipeg-to-new-orleans = von Winnipeg nach New Orleans
railways-word-portland-to-boston = von Portland nach Boston
railways-word-los-angeles-to-charleston = von Los Angeles nach Charleston

# Karten und Barone von Schweden.
railways-word-bounty-lulea = Lieferprämie Luleå
railways-word-bounty-trondheim = Lieferprämie Trondheim
railways-word-bounty-copenhagen = Lieferprämie Kopenhagen
railways-word-bounty-kristianstad = Lieferprämie Kristianstad
railways-word-bounty-kalmar = Lieferprämie Kalmar
railways-word-bounty-karlstad = Lieferprämie Karlstad
railways-word-extended-ferry-line = Große Fährlinie
railways-word-hotel-stockholm = Hotel Stockholm
railways-word-hotel-goteborg = Hotel Göteborg
railways-word-hotel-malmo = Hotel Malmö
railways-word-hotel-oslo = Hotel Oslo
railways-word-hotel-uppsala = Hotel Uppsala
railways-word-hotel-norrkoping = Hotel Norrköping
railways-word-hotel-sundsvall = Hotel Sundsvall
railways-word-hotel-umea = Hotel Umeå
railways-word-hotel-kiruna = Hotel Kiruna
railways-word-capital-charter-stockholm = Hauptstadtrecht Stockholm
railways-word-city-charter-falun = Stadtrecht Falun
railways-word-city-charter-jonkoping = Stadtrecht Jönköping
railways-word-links-at-stockholm = Verbindungen in Stockholm
railways-word-malmo-to-falun = von Malmö nach Falun
railways-word-sundsvall-to-lulea = von Sundsvall nach Luleå
railways-word-links-at-goteborg = Verbindungen in Göteborg
railways-word-oslo-to-stockholm = von Oslo nach Stockholm
railways-word-goteborg-to-kalmar = von Göteborg nach Kalmar
railways-word-kiruna-to-umea = von Kiruna nach Umeå

# Karten und Barone von Großbritannien.
railways-word-bounty-inverness = Lieferprämie Inverness
railways-word-bounty-plymouth = Lieferprämie Plymouth
railways-word-bounty-southampton = Lieferprämie Southampton
railways-word-bounty-norwich = Lieferprämie Norwich
railways-word-bounty-cardiff = Lieferprämie Cardiff
railways-word-hotel-london = Hotel London
railways-word-hotel-liverpool = Hotel Liverpool
railways-word-hotel-manchester = Hotel Manchester
railways-word-hotel-bristol = Hotel Bristol
railways-word-hotel-edinburgh = Hotel Edinburgh
railways-word-hotel-glasgow = Hotel Glasgow
railways-word-links-at-london = Verbindungen in London
railways-word-plymouth-to-leeds = von Plymouth nach Leeds
railways-word-cardiff-to-edinburgh = von Cardiff nach Edinburgh
railways-word-liverpool-to-norwich = von Liverpool nach Norwich

# Karten und Barone von Portugal.
railways-word-bounty-madeira = Lieferprämie Madeira
railways-word-bounty-braganca = Lieferprämie Bragança
railways-word-bounty-elvas = Lieferprämie Elvas
railways-word-bounty-beja = Lieferprämie Beja
railways-word-bounty-vila-real = Lieferprämie Vila Real
railways-word-bounty-viseu = Lieferprämie Viseu
railways-word-bounty-castelo-branco = Lieferprämie Castelo Branco
railways-word-hotel-lisbon = Hotel Lissabon
railways-word-hotel-porto = Hotel Porto
railways-word-hotel-coimbra = Hotel Coimbra
railways-word-hotel-evora = Hotel Évora
railways-word-hotel-faro = Hotel Faro
railways-word-hotel-azores = Hotel Azoren
railways-word-hotel-madeira = Hotel Madeira
railways-word-capital-charter-lisbon = Hauptstadtrecht Lissabon
railways-word-most-sea-links = meiste Seeverbindungen
railways-word-links-at-lisbon = Verbindungen in Lissabon
railways-word-azores-to-madeira = von den Azoren nach Madeira
railways-word-braga-to-evora = von Braga nach Évora
railways-word-coimbra-to-faro = von Coimbra nach Faro
railways-word-azores-lisbon-1 = Azoren – Lissabon, Platz 1
railways-word-azores-lisbon-2 = Azoren – Lissabon, Platz 2
railways-word-azores-lisbon-3 = Azoren – Lissabon, Platz 3
railways-word-azores-lisbon-4 = Azoren – Lissabon, Platz 4
railways-word-madeira-sagres-1 = Madeira – Sagres, Platz 1
railways-word-madeira-sagres-2 = Madeira – Sagres, Platz 2
railways-word-madeira-sagres-3 = Madeira – Sagres, Platz 3
railways-word-madeira-sagres-4 = Madeira – Sagres, Platz 4
railways-word-lisbon-porto = Lissabon – Porto
railways-word-lisbon-sines = Lissabon – Sines

railways-told-bonds = Anleihen
railways-told-links = Verbindungen
