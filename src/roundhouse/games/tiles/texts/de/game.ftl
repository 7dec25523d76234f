# Railroad Tiles.
tiles-name = Railroad Tiles

# Was geschehen ist.
tiles-event-round-began = Runde { $round } beginnt.
tiles-event-column-filled = Neu in Spalte { $column }: { $tiles }.
tiles-event-token-entered = Der Marker „{ $token }“{ $flag ->
    [yes] { " " }mit Flagge
   *[no] { "" }
 } kommt in den Wartesaal.
tiles-event-token-left = Der Marker „{ $token }“ ist aus dem Spiel.
tiles-event-starter-taken = { $seat } beginnt mit: { $tile }, { $turn }.
tiles-event-column-taken = { $seat } nimmt Spalte { $column }: { $tiles }.{ $stars ->
    [0] { "" }
    [one] { " " }Dazu gibt es einen Stern.
   *[other] { " " }Dazu gibt es { $stars } Sterne.
 }{ $points ->
    [0] { "" }
    [one] { " " }Dazu gibt es einen Punkt.
   *[other] { " " }Dazu gibt es { $points } Punkte.
 }
tiles-event-tile-placed = { $seat } legt: { $tile }, { tiles-nth-place-3 }, { $turn }.
tiles-event-tile-refused = { $seat } lehnt ab: { $tile }. { $left ->
    [0] Das war die letzte Ablehnung.
    [one] Eine Ablehnung bleibt noch.
   *[other] { $left } Ablehnungen bleiben noch.
 }
tiles-event-tile-discarded = { $seat } wirft ab: { $tile }. Es passt nirgends.
tiles-event-pawn-chosen = { $seat } wählt den Platz für eine Figur ({ $pawn }): { $square }.
tiles-event-populated = { $seat } hat gewählt.
tiles-event-pawn-placed = { $seat } setzt { $stars ->
    [0] { "" }
   *[other] für einen Stern{ " " }
 }eine Figur ({ $pawn }): { $square }. Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
tiles-event-column-discarded = Spalte { $column } wird abgeworfen: { $tiles }.
tiles-event-star-placed = Niemand hat Spalte { $column } genommen: Sie bekommt einen Stern.
tiles-event-order-changed = Neue Reihenfolge: { $order }.
tiles-event-limit-broken = Das Limit von „{ $challenge }“ ist überschritten ({ $have }): Die Partie bringt 0 Punkte.
tiles-event-game-ended = Die Partie ist zu Ende. Punkte: { $scores }.
# Was die Zahlen eines Zugs bedeuten.
tiles-nth-take-1 = Spalte { $value } der Bahnhofstafel
tiles-nth-place-2 = { $aside ->
    [left] { $across } links
    [right] { $across } rechts
   *[level] über oder unter dem ersten Plättchen
 }
tiles-nth-place-3 = { $column ->
    [0] { $row ->
        [0] als erstes Plättchen
       *[other] { $square }
     }
   *[other] { $square }
 }
tiles-nth-put-3 = { $aside ->
    [left] { $across } links
    [right] { $across } rechts
   *[level] auf dem ersten Plättchen, darüber oder darunter
 }
tiles-nth-put-4 = { $square }
tiles-nth-star-3 = { tiles-nth-put-3 }
tiles-nth-star-4 = { $square }
# Felder eines Gebiets haben keine Namen: Sie werden vom ersten Plättchen aus gezählt.
tiles-square = { $aside ->
    [left] { $across } links
    [right] { $across } rechts
   *[level] { "" }
 }{ $shape ->
    [here] auf dem ersten Plättchen
    [aside] { " " }vom ersten Plättchen
    [both] { " " }und{ " " }
   *[upright] { "" }
 }{ $rise ->
    [above] { $down } über dem ersten Plättchen
    [below] { $down } unter dem ersten Plättchen
   *[level] { "" }
 }
# Eine Seite eines Plättchens, und was dort liegt.
tiles-reason-last-round = acht Runden sind gespielt

# Ablehnungen.
TIL-S5 = { $why ->
    [phase] Startplättchen gibt es nur ganz am Anfang; jetzt ist dran: { $phase }.
   *[not-there] Nicht unter den Startplättchen: { $tile }.
 }
TIL-R2 = { $why ->
    [phase] Das muss warten; jetzt ist dran: { $phase }.
    [no-column] Spalte { $column } gibt es nicht; die Bahnhofstafel hat { $columns }.
    [taken] Auf Spalte { $column } steht schon { $by }.
   *[not-in-hand] Nicht unter den Plättchen, die du noch legen musst: { $tile }.
 }
TIL-R3 = { $why ->
    [occupied] { $square }: Dort liegt schon ein Plättchen.
    [alone] { $square }: Dort hätte das Plättchen keinen Nachbarn ({ $tile }).
   *[edge] { $square }: Das Plättchen ({ $tile }) hätte { $side } { $mine }, sein Nachbar dort aber { $theirs }.
 }
TIL-R4 = „{ $turn }“ und „{ $same }“ sehen hier gleich aus ({ $tile }); wähl das Zweite.
TIL-R5 = Noch passt eins: { $fits }. Vorher darfst du nicht abwerfen: { $tile }.
TIL-R6 = Du hast schon zwei Plättchen abgelehnt; dieses musst du legen: { $tile }.
TIL-R7 = { $why ->
    [phase] Figuren kommen erst, wenn alle Plättchen liegen; jetzt ist dran: { $phase }.
    [no-token] Im aktiven Bereich liegt kein unbenutzter Marker „{ $token }“.
    [no-pawn] Als Figur gibt es Auto, Zug oder Fahrgast.
    [supply] Im Vorrat ist keine Figur dieser Art mehr ({ $pawn }).
    [no-tile] { $square }: Dort hast du kein Plättchen.
    [no-icon] { $square }: Das Plättchen hat keinen Platz für diese Figur ({ $pawn }).
   *[occupied] { $square }: Der Platz ist besetzt.
 }
TIL-R8 = { $why ->
    [star-needed] Der Marker „{ $token }“ gibt dir diese Figur nicht ({ $pawn }): Das kostet einen Stern.
    [star-wasted] Der Marker „{ $token }“ gibt dir diese Figur ({ $pawn }) auch ohne Stern.
   *[no-star] Du hast keinen Stern mehr.
 }
TIL-O2 = Das geht jetzt nicht ({ $tile }): Es ist kein Zielplättchen fällig, oder du hast es nicht.
TIL-O4 = { $why ->
    [column-first] Erst kommen die Plättchen der Spalte, dann darfst du verzichten auf: { $tile }.
   *[fits] Noch passt eins: { $fits }. Vorher darfst du nicht abwerfen: { $tile }.
 }
TIL-1 = Das erste Plättchen hat nur einen Platz, den in der Mitte.

# Optionen.
tiles-option-objectives = Ihr spielt mit je drei Zielplättchen (5 Punkte pro Ziel).
tiles-option-sets = Welche drei Ziele; leer heißt: ausgelost.
tiles-option-challenge = Die Solo-Aufgabe: eine Mission oder ein Limit, und drei Punktemarken.

# Woraus die Punkte bestehen.
tiles-part-pawns = Figuren
tiles-part-cities = Städte
tiles-part-rectangle = Größtes Rechteck
tiles-part-interruptions = Offene Enden
tiles-part-objectives = Ziele
tiles-part-columns = Dreierspalten
tiles-part-challenge = Aufgabe verfehlt

# Was sonst zum Ergebnis gehört.
tiles-fact-challenge = Aufgabe
tiles-fact-met = geschafft
tiles-fact-stars = Sterne

# Wörter.
tiles-word-start = Startplättchen nehmen
tiles-word-take = Spalte nehmen
tiles-word-place = Plättchen legen
tiles-word-refuse = Plättchen ablehnen
tiles-word-discard = Plättchen abwerfen
tiles-word-populate = Figuren setzen
tiles-word-end = Ende
tiles-word-put = Figur setzen
tiles-word-star = Stern abgeben, andere Figur setzen
tiles-word-done = Keine mehr
tiles-word-car = Auto
tiles-word-train = Zug
tiles-word-traveller = Fahrgast
tiles-word-either = Zug oder Auto
tiles-word-turn0 = wie gedruckt
tiles-word-turn1 = nach rechts gedreht
tiles-word-turn2 = auf den Kopf gedreht
tiles-word-turn3 = nach links gedreht
tiles-word-flip0 = gespiegelt
tiles-word-flip1 = gespiegelt, nach rechts gedreht
tiles-word-flip2 = gespiegelt, auf den Kopf gedreht
tiles-word-flip3 = gespiegelt, nach links gedreht
tiles-word-blank = eine leere Kante
tiles-word-railway = eine Bahnstrecke
tiles-word-highway = eine Autobahn
tiles-word-north = oben
tiles-word-east = rechts
tiles-word-south = unten
tiles-word-west = links
tiles-word-town-hall = Rathaus
tiles-word-metropolis = Metropole
tiles-word-central-station = Hauptbahnhof
tiles-word-stadium = Stadion
tiles-word-airport = Flughafen
tiles-word-temple = Tempel
tiles-word-service-station = Raststätte
tiles-word-megalopolis = { tiles-challenge-megalopolis }
tiles-word-route-66 = { tiles-challenge-route-66 }
tiles-word-trans-europe-express = { tiles-challenge-trans-europe-express }
tiles-word-perfection = { tiles-challenge-perfection }
tiles-word-flat-earth = { tiles-challenge-flat-earth }
tiles-word-volcano = { tiles-challenge-volcano }
tiles-word-holes = { tiles-challenge-holes }
tiles-word-far-friends = { tiles-challenge-far-friends }
tiles-word-station-chaos = { tiles-challenge-station-chaos }
tiles-word-car-paradise = { tiles-challenge-car-paradise }
tiles-word-train-paradise = { tiles-challenge-train-paradise }
tiles-word-four-cities = { tiles-challenge-four-cities }
tiles-word-strict-rules = { tiles-challenge-strict-rules }
tiles-word-regulated-traffic = { tiles-challenge-regulated-traffic }
tiles-word-tired-travellers = { tiles-challenge-tired-travellers }
tiles-word-rail-straight = Bahngerade
tiles-word-rail-straight-train = Bahngerade (Zug)
tiles-word-rail-straight-traveller = Bahngerade (Fahrgast)
tiles-word-rail-straight-urban = Bahngerade (Stadt)
tiles-word-rail-curve = Bahnkurve
tiles-word-rail-curve-urban = Bahnkurve (Stadt)
tiles-word-rail-junction = Bahnabzweig
tiles-word-rail-junction-urban = Bahnabzweig (Stadt)
tiles-word-rail-junction-urban-traveller = Bahnabzweig (Stadt, Fahrgast)
tiles-word-rail-cross-train = Bahnkreuzung (Zug)
tiles-word-rail-cross-traveller = Bahnkreuzung (Fahrgast)
tiles-word-rail-cross-urban = Bahnkreuzung (Stadt)
tiles-word-rail-end = Bahnende
tiles-word-rail-end-train = Bahnende (Zug)
tiles-word-rail-end-urban-traveller = Bahnende (Stadt, Fahrgast)
tiles-word-highway-straight = Autobahngerade
tiles-word-highway-straight-car = Autobahngerade (Auto)
tiles-word-highway-straight-traveller = Autobahngerade (Fahrgast)
tiles-word-highway-straight-urban = Autobahngerade (Stadt)
tiles-word-highway-curve = Autobahnkurve
tiles-word-highway-curve-urban = Autobahnkurve (Stadt)
tiles-word-highway-junction = Autobahndreieck
tiles-word-highway-junction-urban = Autobahndreieck (Stadt)
tiles-word-highway-junction-urban-traveller = Autobahndreieck (Stadt, Fahrgast)
tiles-word-highway-cross-car = Autobahnkreuz (Auto)
tiles-word-highway-cross-traveller = Autobahnkreuz (Fahrgast)
tiles-word-highway-cross-urban = Autobahnkreuz (Stadt)
tiles-word-highway-end = Autobahnende
tiles-word-highway-end-car = Autobahnende (Auto)
tiles-word-highway-end-urban-traveller = Autobahnende (Stadt, Fahrgast)
tiles-word-overpass = Überführung
tiles-word-overpass-car = Überführung (Auto)
tiles-word-overpass-train = Überführung (Zug)
tiles-word-overpass-urban = Überführung (Stadt)
tiles-word-station-straight-car = Bahnhof an der Geraden (Auto)
tiles-word-station-straight-train = Bahnhof an der Geraden (Zug)
tiles-word-station-straight-traveller = Bahnhof an der Geraden (Fahrgast)
tiles-word-station-straight-urban-car = Bahnhof an der Geraden (Stadt, Auto)
tiles-word-station-straight-urban-train = Bahnhof an der Geraden (Stadt, Zug)
tiles-word-station-curve-car = Bahnhof in der Kurve (Auto)
tiles-word-station-curve-train = Bahnhof in der Kurve (Zug)
tiles-word-station-curve-traveller = Bahnhof in der Kurve (Fahrgast)
tiles-word-station-curve-urban = Bahnhof in der Kurve (Stadt)
tiles-word-station-rail-branch-train = Bahnhof an der Bahngeraden (Zug)
tiles-word-station-rail-branch-urban-car = Bahnhof an der Bahngeraden (Stadt, Auto)
tiles-word-station-highway-branch-car = Bahnhof an der Autobahngeraden (Auto)
tiles-word-station-highway-branch-urban-train = Bahnhof an der Autobahngeraden (Stadt, Zug)
tiles-word-station-rail-bend-traveller = Bahnhof an der Bahnkurve (Fahrgast)
tiles-word-station-rail-bend-urban-car = Bahnhof an der Bahnkurve (Stadt, Auto)
tiles-word-station-highway-bend-train = Bahnhof an der Autobahnkurve (Zug)
tiles-word-station-highway-bend-urban-train = Bahnhof an der Autobahnkurve (Stadt, Zug)
tiles-word-station-cross-car = Bahnhof an der Kreuzung (Auto)
tiles-word-station-cross-urban = Bahnhof an der Kreuzung (Stadt)
tiles-word-station-two-bends-train = Bahnhof zwischen zwei Kurven (Zug)
tiles-word-station-two-bends-urban = Bahnhof zwischen zwei Kurven (Stadt)
tiles-word-station-rail-junction-car = Bahnhof am Bahnabzweig (Auto)
tiles-word-station-rail-junction-urban-train = Bahnhof am Bahnabzweig (Stadt, Zug)
tiles-word-station-highway-junction-train = Bahnhof am Autobahndreieck (Zug)
tiles-word-station-highway-junction-urban-traveller = Bahnhof am Autobahndreieck (Stadt, Fahrgast)

# Challenges: what each is called, and what it asks for.
tiles-challenge-megalopolis = Riesenstadt
tiles-challenge-megalopolis-about = Am Ende eine Stadt aus mindestens { $needs } Plättchen.
tiles-challenge-route-66 = Route 66
tiles-challenge-route-66-about = Eine Autobahn über mindestens { $needs } Plättchen, keins doppelt.
tiles-challenge-trans-europe-express = Trans-Europ-Express
tiles-challenge-trans-europe-express-about = Eine Bahnstrecke über mindestens { $needs } Plättchen, keins doppelt.
tiles-challenge-perfection = Perfektion
tiles-challenge-perfection-about = Am Ende höchstens { $needs } offene Enden.
tiles-challenge-flat-earth = Flache Erde
tiles-challenge-flat-earth-about = Nie mehr als { $needs } Zeilen mit Plättchen.
tiles-challenge-volcano = Vulkan
tiles-challenge-volcano-about = Ein leeres Quadrat von { $needs } mal { $needs }, ganz von Plättchen umgeben, auch an den Ecken.
tiles-challenge-holes = Löcher
tiles-challenge-holes-about = { $needs } einzelne leere Felder, ganz von Plättchen umgeben, auch an den Ecken.
tiles-challenge-far-friends = Ferne Freunde
tiles-challenge-far-friends-about = Zwei verbundene Fahrgäste, mindestens { $needs } Schritte auseinander, niemand dazwischen.
tiles-challenge-station-chaos = Bahnhofschaos
tiles-challenge-station-chaos-about = { $needs } Bahnhöfe in einem Netz.
tiles-challenge-car-paradise = Autoparadies
tiles-challenge-car-paradise-about = { $needs } Autos in einem Autobahnnetz.
tiles-challenge-train-paradise = Zugparadies
tiles-challenge-train-paradise-about = { $needs } Züge in einem Bahnnetz.
tiles-challenge-four-cities = Vier Städte
tiles-challenge-four-cities-about = { $needs } Städte.
tiles-challenge-strict-rules = Strenge Regeln
tiles-challenge-strict-rules-about = In einer Zeile nie mehr als { $needs ->
    [one] 1 Figur
   *[other] { $needs } Figuren
 } derselben Art.
tiles-challenge-regulated-traffic = Geregelter Verkehr
tiles-challenge-regulated-traffic-about = Nie mehr als { $needs } verbundene Figuren derselben Art.
tiles-challenge-tired-travellers = Müde Fahrgäste
tiles-challenge-tired-travellers-about = Ein Fahrgast ist per Bahn oder per Autobahn verbunden, nie über beides.
tiles-told-ends = offene Enden
