# Railroad Tiles im Browser.
web-tiles-length = 30 min
web-tiles-blurb = Wähl Plättchen aus, verbinde Bahnstrecken und Autobahnen und lass wenige Enden offen.
web-tiles-label-objectives = Ziele
web-tiles-label-sets = Welche Ziele
web-tiles-label-challenge = Aufgabe
web-tiles-phase-start = Start
web-tiles-phase-refill = Vorbereitung
web-tiles-phase-take = Auswahl
web-tiles-phase-place = Plättchen legen
web-tiles-phase-populate = Bevölkern
web-tiles-phase-order = Neue Reihenfolge
web-tiles-ask-start = Wähl ein Startplättchen
web-tiles-ask-take = Wähl eine Spalte
web-tiles-ask-place = Leg deine Plättchen
web-tiles-ask-populate = Setz Figuren
web-tiles-which-offer = Welche Spalte?
web-tiles-which-tile = Welches Plättchen?
web-tiles-which-column = Wie weit links oder rechts vom ersten Plättchen?
web-tiles-which-row = Wo genau?
web-tiles-which-turn = Wie herum?
web-tiles-which-token = Mit welchem Marker?
web-tiles-which-pawn = Welche Figur?
web-tiles-figure-points = Punkte
web-tiles-figure-stars = Sterne
web-tiles-note = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
 } · { $ends ->
    [one] 1 offenes Ende
   *[other] { $ends } offene Enden
 } · { $refusals ->
    [one] noch 1 Ablehnung
   *[other] noch { $refusals } Ablehnungen
 }

# Der Plan.
web-tiles-station-board = Bahnhofstafel
web-tiles-station-note = Weniger Plättchen: nächste Runde früher dran. Jede übrige Spalte bekommt einen Stern.
web-tiles-station-note-alone = was du liegen lässt, kommt weg
web-tiles-columns = Spalten
web-tiles-size = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
 }
web-tiles-column-label = Spalte { $column }, { $size ->
    [one] 1 Plättchen
   *[other] { $size } Plättchen
 }{ $stars ->
    [0] { "" }
    [one] , 1 Stern
   *[other] , { $stars } Sterne
 }{ $points ->
    [0] { "" }
    [one] , 1 Punkt
   *[other] , { $points } Punkte
 }.
web-tiles-you-took = hast du genommen
web-tiles-took = hat { $seat } genommen
web-tiles-column-gone = abgeworfen
web-tiles-in-hand = Auf der Hand
web-tiles-hand-of = Auf der Hand: { $seat }
web-tiles-starters = Startplättchen
web-tiles-take-one = nimm eins
web-tiles-to-place = noch { $count } zu legen
web-tiles-turn = Drehen
web-tiles-flip = Wenden
web-tiles-turn-alike = Gedreht sieht dieses Plättchen gleich aus.
web-tiles-flip-alike = Gewendet sieht dieses Plättchen gleich aus.
web-tiles-one-way = Hier passt das Plättchen nur so herum.
web-tiles-not-yours = Dort baut { $value }: deine Plättchen und Figuren kommen in dein eigenes Gebiet.
web-tiles-start-here = Das erste Plättchen hat einen einzigen Platz, den markierten in der Mitte.
web-tiles-refuse = Ablehnen
web-tiles-left = noch { $count }
web-tiles-discard = Abwerfen, passt nirgends
web-tiles-fits-nowhere = passt nirgends
web-tiles-ways = { $count ->
    [one] 1 Lage
   *[other] { $count } Lagen
 }
web-tiles-place = { $square }
web-tiles-beside = { $side }: { $tile }
web-tiles-afar = { $count ->
    [one] 1 weiterer Platz
   *[other] { $count } weitere Plätze
 } { $side }
web-tiles-my-territory = Dein Gebiet
web-tiles-territory-of = Gebiet von { $value }
web-tiles-whose = Wessen Gebiet
web-tiles-back-to-mine = zurück zu meinem
web-tiles-enlarge = Gebiet von { $seat } groß zeigen.
web-tiles-change = schließt { $closed }, öffnet { $opened }
web-tiles-ends = { $count ->
    [one] 1 offenes Ende
   *[other] { $count } offene Enden
 }, die ersten { $free } zählen nicht
web-tiles-network-train = { $pawns ->
    [0] Bahnstrecke ohne Zug
    [one] Bahnstrecke mit 1 Zug
   *[other] Bahnstrecke mit { $pawns } Zügen
 }: { $free ->
    [0] kein freier Platz
   *[other] der nächste bringt { $next }
 }.
web-tiles-network-car = { $pawns ->
    [0] Autobahn ohne Auto
    [one] Autobahn mit 1 Auto
   *[other] Autobahn mit { $pawns } Autos
 }: { $free ->
    [0] kein freier Platz
   *[other] das nächste bringt { $next }
 }.
web-tiles-network-traveller = { $pawns ->
    [0] Verbundenes Netz ohne Fahrgast
    [one] Verbundenes Netz mit 1 Fahrgast
   *[other] Verbundenes Netz mit { $pawns } Fahrgästen
 }: { $free ->
    [0] kein freier Platz
   *[other] der nächste bringt { $next }
 }.
web-tiles-population = Bevölkern
web-tiles-waiting = wartet
web-tiles-active = jetzt aktiv
web-tiles-in-stack = { $count } im Stapel
web-tiles-token = { $token }{ $flag ->
    [yes] { " " }mit Flagge
   *[no] { "" }
 }
web-tiles-token-free = { $token }: verfügbar
web-tiles-token-idle = { $token }: benutzt oder kein Platz
web-tiles-star = Sterne
web-tiles-stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
 }
web-tiles-by = Womit
web-tiles-by-token = mit dem Marker „{ $token }“
web-tiles-by-star = mit einem Stern, statt Marker „{ $token }“
web-tiles-put-label = Figur ({ $pawn }), { $square }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
web-tiles-star-label = Mit einem Stern: Figur ({ $pawn }), { $square }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
web-tiles-supply = Vorrat
web-tiles-bag = { $count ->
    [one] 1 Plättchen im Beutel
   *[other] { $count } Plättchen im Beutel
 }
web-tiles-networks = Netze
web-tiles-next-scores = nächste Figur bringt
web-tiles-joined-train = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
 }
web-tiles-joined-car = { $count ->
    [one] 1 Auto
   *[other] { $count } Autos
 }
web-tiles-joined-traveller = { $count ->
    [one] 1 Fahrgast
   *[other] { $count } Fahrgäste
 }
web-tiles-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
 }
web-tiles-count-now = Wäre jetzt Schluss
web-tiles-count-after = Wäre danach Schluss
web-tiles-count-cities = { $count ->
    [one] 1 Stadt ab Größe { $size }
   *[other] { $count } Städte ab Größe { $size }
 }
web-tiles-count-rectangle = Rechteck { $width } × { $height }
web-tiles-not-met = Aufgabe noch nicht erfüllt
web-tiles-objectives = Ziele
web-tiles-points-each = je { $points } Punkte
web-tiles-met = erfüllt
web-tiles-to-come = kommt noch
web-tiles-have-of = { $have } von { $needs }
web-tiles-have-at-most = { $have }, höchstens { $needs }
web-tiles-goal-town-hall = auf jeder Seite { $needs } Plättchen in einer Linie
web-tiles-goal-metropolis = in einer Stadt aus { $needs } Plättchen
web-tiles-goal-central-station = { $needs } andere Bahnhöfe per Bahn erreichbar
web-tiles-goal-stadium = { $needs } Fahrgäste ringsum
web-tiles-goal-airport = { $needs ->
    [one] ein Stadtplättchen in derselben Zeile oder Spalte
   *[other] { $needs } Stadtplättchen in derselben Zeile oder Spalte
 }
web-tiles-goal-temple = { $needs ->
    [0] ringsum kein Platz für Zug oder Auto
   *[other] ringsum höchstens { $needs } Plätze für Zug oder Auto
 }
web-tiles-goal-service-station = an einer Autobahn über { $needs } Plättchen
web-tiles-challenge = Aufgabe
web-tiles-challenge-is-open = noch nicht
web-tiles-challenge-is-met = geschafft
web-tiles-challenge-is-kept = eingehalten
web-tiles-challenge-is-broken = überschritten
web-tiles-challenge-stars = Bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }: { $count ->
    [one] 1 von { $most } Sternen
   *[other] { $count } von { $most } Sternen
 }
web-tiles-at = { $square }: { $tile }, { $turn }
web-tiles-holds = besetzt ({ $pawn })
web-tiles-spot-free = Platz frei
web-tiles-open-to = offen nach { $value }
web-tiles-summary = { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
 }, { $ends ->
    [one] 1 offenes Ende
   *[other] { $ends } offene Enden
 }, { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
 }, größtes Rechteck { $width } mal { $height }.
