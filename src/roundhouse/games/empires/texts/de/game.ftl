# Small Railroad Empires.
empires-name = Small Railroad Empires
empires-money = { $value } $

# Was geschehen ist.
empires-event-country-joined = Die Spielplanteile { $tiles } werden zusammengelegt: Land { $number } von { $of }.
empires-event-achievements-laid = Meilensteine: { $achievements }.
empires-event-market-filled = Neu auf dem Lokmarkt: { $cards }. Noch im Stapel: { $left }.
empires-event-market-returned = Drei Karten derselben Farbe ({ $colour }): Sie werden in den Stapel zurückgemischt.
empires-event-started = { $seat } beginnt bei { $factory }.
empires-event-round-began = Runde { $round } beginnt.
empires-event-track-built = { $seat } baut ein Gleis, { $cost ->
    [0] kostenlos
   *[other] für { $cost } $
 }: { $place }.
empires-event-track-unlocked = { $seat } schaltet { $unlocking ->
    [0] kostenlos
   *[other] für { $unlocking } $
 } ein drittes Gleis frei und baut es { $cost ->
    [0] kostenlos
   *[other] für { $cost } $
 }: { $place }.
empires-event-route-begun = { $seat } beginnt eine neue Strecke, { $cost ->
    [0] kostenlos
   *[other] für { $cost } $
 }: { $place }.
empires-event-track-skipped = { $seat } kann nirgends bauen: Der Rest des Bauens fällt aus.
empires-event-space-shared = { $seat } teilt sich ein Feld mit { $by }; { $by } bekommt davon { $money } $.
empires-event-loan-taken = { $seat } nimmt { $loans ->
    [one] ein Darlehen
   *[other] { $loans } Darlehen
 } auf: { $money } $.
empires-event-star-reached = { $seat } ist zuerst auf einem Sternfeld: { $prestige } Prestige.
empires-event-token-revealed = Ein Landplättchen wird für { $seat } aufgedeckt: { $token }.
empires-event-locomotive-found = { $seat } findet eine verlassene Lokomotive: { $colour }.
empires-event-factories-produced = { $prestige } Prestige sind erreicht: Alle Fabriken produzieren.
empires-event-good-delivered = { $seat } liefert { $good } von { $factory } nach { $city }: Länge { $length }, { $money } ${ $prestige ->
    [0] { "" }
   *[other] { " " }und { $prestige } Prestige
 }.
empires-event-city-bonus = { $seat } gehört zu den Ersten in { $city } und bekommt { $money } $.
empires-event-card-played = { $seat } spielt die { $card }{ $prestige ->
    [0] { "" }
   *[other] : { $prestige } Prestige
 }.
empires-event-contract-shown = { $seat } zeigt einen Vertrag mit { $factory }: { $prestige } Prestige.
empires-event-industry-moved = Industrie „{ $industry }“ steigt auf Stufe { $step }{ $produces ->
    [yes] { " " }und produziert
   *[no] { "" }
 }.
empires-event-achievement-claimed = { $seat } erreicht „{ $achievement }“: am Ende { $points } Prestige.
empires-event-card-bought = { $cost ->
    [0] { $seat } nimmt kostenlos die { $card }.
   *[other] { $seat } kauft die { $card } für { $cost } $.
 }
empires-event-end-triggered = { $seat } { $reason ->
    [last-track] hat das letzte Gleis gebaut
    [last-card] hat die letzte Lokkarte gezogen
   *[cities-full] hat die zweite Lok in die letzte Stadt gebracht
 }: Die Runde wird noch zu Ende gespielt.
empires-event-game-ended = Die Partie ist zu Ende. Prestige: { $scores }.
# Was die Zahlen eines Zugs bedeuten.
empires-nth-buy-1 = die { $value }. von links
empires-event-destination-drawn = Die nächsten Ziele des Konglomerats, jeweils eins davon: Schwarz von { $black } nach { $black_to }; Gelb von { $yellow } nach { $yellow_to }.
empires-event-action-card = Das Konglomerat deckt eine Karte auf: Schwarz { $black }, Gelb { $yellow }; Lokomotive: { $colour }.
empires-event-railcar-formed = Die Karte bildet mit der vorigen einen Wagen ({ $colour }): 1 Prestige für Schwarz.
empires-event-conglomerate-built = Das Konglomerat ({ $company }) baut: { $place }.
empires-event-conglomerate-shares = Das Konglomerat teilt sich ein Feld mit { $seat }; { $seat } bekommt dafür { $money } $.
empires-event-conglomerate-star = Das Konglomerat ({ $company }) ist auf einem Sternfeld: { $prestige } Prestige.
empires-event-conglomerate-token = Ein Landplättchen wird für das Konglomerat ({ $company }) aufgedeckt: { $token }.
empires-event-conglomerate-locomotive = Das Konglomerat ({ $company }) findet eine verlassene Lokomotive: { $colour }.
empires-event-conglomerate-delivered = Das Konglomerat ({ $company }) liefert { $good } von { $factory } nach { $city }: Länge { $length }, { $prestige } Prestige.
empires-event-conglomerate-arrived = Das Konglomerat ({ $company }) erreicht von { $factory } aus { $city }, ohne eine dort gefragte Ware: Länge { $length }, { $prestige } Prestige.
empires-event-conglomerate-card = Das Konglomerat ({ $company }) nimmt die { $card }.
empires-event-conglomerate-claimed = Das Konglomerat ({ $company }) erreicht „{ $achievement }“: am Ende { $points } Prestige.
empires-reason-last-track = das letzte Gleis einer Gesellschaft ist gebaut
empires-reason-last-card = die letzte Lokkarte ist gezogen
empires-reason-cities-full = in jeder Stadt stehen zwei Loks
empires-reason-last-round = zwölf Runden sind gespielt

# Ablehnungen.
SRE-S7 = { $why ->
    [phase] Startgleise kommen nur ganz am Anfang; jetzt ist dran: { $phase }.
    [absent] { $factory } liegt nicht in diesem Land.
    [taken] { $factory } hat schon ein Startgleis.
   *[compulsory] Alle legen ein Startgleis.
 }
SRE-C1 = { $why ->
    [phase] Gleise baust du am Anfang deines Zugs; jetzt ist dran: { $phase }.
    [absent] { $place }: Das liegt nicht in diesem Land.
    [own] { $place }: Hier bist du schon.
    [full] { $place }: Hier sind schon zwei Gesellschaften.
   *[apart] { $place }: Daran grenzt kein Gleis und keine Lok von dir.
 }
SRE-C4 = { $why ->
    [third] Ein gesperrtes Gleis kommt als drittes, nach den zwei Gleisen deines Zugs.
    [none-left] Du hast beide gesperrten Gleise schon freigeschaltet.
    [leading] Du führst mit { $prestige } Prestige; freischalten darf nur, wer nicht führt.
   *[phase] Ein gesperrtes Gleis kommt gleich nach den zwei Gleisen deines Zugs; jetzt ist dran: { $phase }.
 }
SRE-C5 = { $why ->
    [joined] { $factory } grenzt an dein Netz: Bau dort kostenlos.
   *[money] Eine neue Strecke kostet { $cost } $, und du hast { $money } $; ein Darlehen gibt es dafür nicht.
 }
SRE-C7 = Solange es ein Feld dafür gibt, musst du Gleise bauen.
SRE-M2 = { $place }: Der Preis ist { $cost } $; mit allen Darlehen, die noch da sind, kommst du auf { $money } $.
SRE-D1 = { $why ->
    [phase] Geliefert wird nach dem Bauen, einmal pro Zug; jetzt ist dran: { $phase }.
    [factory] Du hast kein Gleis bei { $factory }.
    [city] Du hast kein Gleis in { $city }.
    [train] In { $city } hast du schon eine Lok.
    [sold-out] { $factory } hat davon nichts mehr: { $good }.
    [demand] { $city } verlangt diese Ware nicht: { $good }.
    [apart] Dein Netz verbindet { $factory } nicht mit { $city }.
    [fork] Mehrere Wege sind gleich kurz; wähl, wo es weitergeht: { $ways }.
    [way] { $place }: Das liegt auf keinem kürzesten Weg; wähl eins davon: { $ways }.
   *[no-fork] { $place }: Hier gibt es keinen Weg zu wählen.
 }
SRE-D4 = { $why ->
    [phase] Lokkarten werden nach einer Lieferung gespielt; jetzt ist dran: { $phase }.
    [not-in-hand] Du hast die { $card } nicht auf der Hand.
   *[compulsory] { $cards ->
        [one] Nach einer Lieferung musst du deine Lokkarte spielen.
       *[other] Nach einer Lieferung musst du eine deiner { $cards } Lokkarten spielen.
     }
 }
SRE-D5 = { $why ->
    [phase] Einen Vertrag zeigst du gleich nach einer Lieferung; jetzt ist dran: { $phase }.
    [shown] Dein Vertrag ist schon gezeigt.
   *[other] In deinem Vertrag geht es nicht um { $factory }.
 }
SRE-D6 = Du hast keine Lok mehr; nach { $city } kannst du nichts liefern ({ $good }).
SRE-A1 = { $why ->
    [phase] Meilensteine erreichst du nach der Lieferung; jetzt ist dran: { $phase }.
    [absent] „{ $achievement }“ gehört nicht zu den Meilensteinen dieser Partie.
    [twice] „{ $achievement }“ hast du schon erreicht.
   *[second-top] Du hast in diesem Zug schon einen oberen Bereich genommen; „{ $achievement }“ muss warten.
 }
SRE-A2 = „{ $achievement }“ verlangt { $needs }; du hast { $have }.
SRE-T1 = { $why ->
    [phase] Eine Lokkarte kaufst du am Ende deines Zugs; jetzt ist dran: { $phase }.
    [hand] Du hast { $cards } Karten auf der Hand; mehr geht nicht.
    [empty] Auf Platz { $slot } liegt keine Karte.
   *[money] Die Karte kostet { $cost } $, und du hast { $money } $.
 }

# Optionen.
empires-option-tiles = Welche drei Spielplanteile; keine heißt: ausgelost.
empires-option-triangle = Welches der Länder aus drei Teilen; 0 heißt: ausgelost.
empires-option-rhombus = Welches der Länder aus vier Teilen; 0 heißt: ausgelost.
empires-option-place_tokens = Stadt- und Fabrikplättchen: Was wo liegt, wird gemischt.
empires-option-industrial_boom = Industrial Boom: Produziert wird nach Industrien; mit dem eigenen Meilenstein als fünftem oder ohne.
empires-option-rural_connections = Rural Connections: Plättchen auf den Sternfeldern; mit dem eigenen Meilenstein als fünftem oder ohne.

# Woraus die Punkte bestehen.
empires-part-prestige = Prestigeleiste
empires-part-achievements = Meilensteine
empires-part-passengers = Passagiere
empires-part-loans = Darlehen

# Was sonst zum Ergebnis gehört.
empires-fact-conglomerate = das Konglomerat
empires-fact-won = gewonnen

# Arten von Wörtern.
word-space = ein Feld
word-city = eine Stadt
word-factory = eine Fabrik
word-goods = eine Warenart
word-traincard = eine Lokkarte
word-achievement = ein Meilenstein

# Wörter.
empires-word-start = Startgleis legen
empires-word-construct = Gleise bauen
empires-word-build = Gleis bauen
empires-word-route = Neue Strecke beginnen
empires-word-unlock = Drittes Gleis freischalten
empires-word-deliver = Ware liefern
empires-word-card = Lokkarte spielen
empires-word-play = Lokkarte spielen
empires-word-reveal = Vertrag zeigen
empires-word-claim = Meilenstein erreichen
empires-word-buy = Lokkarte kaufen
empires-word-pass = Weiter
empires-word-end = Ende
empires-word-plain = Ebene
empires-word-forest = Wald
empires-word-desert = Wüste
empires-word-river = Fluss
empires-word-mountain = Gebirge
empires-word-red = rot
empires-word-blue = blau
empires-word-green = grün
empires-word-orange = orange
empires-word-yellow = gelb
empires-word-purple = lila
empires-word-black = schwarz
empires-word-metal = Metall
empires-word-textile = Textil
empires-word-food = Nahrung
empires-word-drink = Getränke
empires-word-gold-cache = Geldtransport
empires-word-breakdown = Lokschaden
empires-word-beautiful-location = Schöne Aussicht
empires-word-long-track-expert = Langstrecke
empires-word-longer-track-expert = Fernstrecke
empires-word-master-of-deliveries = Lieferrekord
empires-word-treasure-hunter = Schatzsuche
empires-word-express-network = Expressnetz
empires-word-ardent-collector = Bunte Sammlung
empires-word-loyal-investor = Farbtreue
empires-word-tunnel-master = Tunnelbau
empires-word-bridge-master = Brückenbau
empires-word-landscape-artist = Panoramafahrt
empires-word-industrial-pioneer = Industriepionier
empires-word-rural-town-king = Dorfkönig
empires-word-calias-company = Calias Company
empires-word-kenper-brothers = Kenper Brothers
empires-word-hallow-mill = Hallow Mill
empires-word-ferro-works = Ferro Works
empires-word-tarn-brewery = Tarn Brewery
empires-word-moss-farms = Moss Farms
empires-word-ashby-weavers = Ashby Weavers
empires-word-glyson-company = Glyson Company
empires-word-dunmore-distillery = Dunmore Distillery
empires-word-penn-forge = Penn Forge
empires-word-quill-and-son = Quill & Son
empires-word-larkin-cellars = Larkin Cellars
empires-word-oldville = Oldville
empires-word-lowdown = Lowdown
empires-word-hinburg = Hinburg
empires-word-brig = Brig
empires-word-corvale = Corvale
empires-word-minster = Minster
empires-word-east-and-bull = East & Bull
empires-word-new-yard = New Yard
empires-word-roam = Roam
empires-word-baris = Baris
empires-word-derlin = Derlin
empires-word-sandle = Sandle
empires-word-steel = Stahl
empires-word-cloth = Stoff
empires-word-grain = Getreide
empires-word-wine = Wein
empires-word-red-steel = rote Karte (Stahl)
empires-word-red-cloth = rote Karte (Stoff)
empires-word-red-grain = rote Karte (Getreide)
empires-word-red-long = rote Karte (Länge 5 oder mehr)
empires-word-red-forest = rote Karte (Wald)
empires-word-red-river = rote Karte (Fluss)
empires-word-red-plain-desert = rote Karte (Ebene und Wüste)
empires-word-red-forest-mountain = rote Karte (Wald und Gebirge)
empires-word-blue-cloth = blaue Karte (Stoff)
empires-word-blue-grain = blaue Karte (Getreide)
empires-word-blue-wine = blaue Karte (Wein)
empires-word-blue-long = blaue Karte (Länge 5 oder mehr)
empires-word-blue-desert = blaue Karte (Wüste)
empires-word-blue-mountain = blaue Karte (Gebirge)
empires-word-blue-plain-river = blaue Karte (Ebene und Fluss)
empires-word-blue-forest-desert = blaue Karte (Wald und Wüste)
empires-word-yellow-grain = gelbe Karte (Getreide)
empires-word-yellow-wine = gelbe Karte (Wein)
empires-word-yellow-steel = gelbe Karte (Stahl)
empires-word-yellow-long = gelbe Karte (Länge 5 oder mehr)
empires-word-yellow-river = gelbe Karte (Fluss)
empires-word-yellow-forest = gelbe Karte (Wald)
empires-word-yellow-plain-mountain = gelbe Karte (Ebene und Gebirge)
empires-word-yellow-desert-river = gelbe Karte (Wüste und Fluss)
empires-word-purple-wine = lila Karte (Wein)
empires-word-purple-steel = lila Karte (Stahl)
empires-word-purple-cloth = lila Karte (Stoff)
empires-word-purple-long = lila Karte (Länge 5 oder mehr)
empires-word-purple-mountain = lila Karte (Gebirge)
empires-word-purple-desert = lila Karte (Wüste)
empires-word-purple-plain-forest = lila Karte (Ebene und Wald)
empires-word-purple-forest-river = lila Karte (Wald und Fluss)

empires-told-train = Lok: { $value }
empires-kind-contract = Verträge
