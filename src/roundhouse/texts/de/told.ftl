# Die Textansicht: ein Tisch ohne Bild, für Browser und Terminal.

# Überschriften von Tabellen und Spalten.
told-players = Spieler
told-player = wer
told-count = Endwertung
told-rank = Rang
told-score = gesamt
told-cities = Städte
told-city = Stadt
told-colour = Farbe
told-goods = Waren
told-links = Verbindungen
told-sea-links = Seeverbindungen
told-from = von
told-to = nach
told-owner = wem
told-tiles = Plättchen
told-tile = Plättchen
told-action = Aktion
told-number = Nummer
told-bid = Gebot
told-supply = Vorrat
told-what = was
told-there = da ist
told-bag = im Beutel
told-deck = im Stapel
told-stack = im Stapel der Marker
told-hand = auf der Hand
told-locomotive = Lok
told-cards = Karten
told-card = Karte
told-price = Preis
told-line = Hauptstrecke
told-loans = Darlehen
told-trains = noch mögliche Lieferungen
told-trains-of = beliefert von
told-track-of = Gleise von
told-factories = Fabriken
told-factory = Fabrik
told-wants = verlangt
told-needs = verlangt
told-have = bisher
told-claimed = erreicht von
told-tracks-left = noch zu bauen
told-train = Zug
told-at = wo
told-aboard = geladen
told-contracts = Aufträge
told-contract = Vertrag
told-state = Stand
told-pays = zahlt
told-now = bisher
told-refusals = noch mögliche Ablehnungen
told-starting = Startplättchen
told-column = Spalte
told-row = Zeile
told-taken = genommen von
told-lines = Strecken
told-open = offen
told-pawn = Figur
told-objectives-of = Ziele: { $seat }

# Was wo liegt.
told-several = { $count } { $value }
told-out-of = { $count } von { $number }
told-empty-cities = leere Städte
told-figure = { $value } { $count }
told-unseen = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
 }
told-nobody = niemand
told-free = frei
told-open-at = offenes Ende: { $value }
told-link-to = { $value } ({ $more })
told-linked = verbunden mit { $value }
told-track = Gleise von { $more }: { $from } – { $to }
told-shut = gesperrt: { $value }
told-ridge = Bergkamm: { $value }
told-city-of = Stadt ({ $value })
told-city-with = Stadt: { $value }
told-city-wants = Stadt, verlangt { $value }
told-factory-has = Fabrik: { $value }
told-town = Ort
told-plain = offenes Land
told-hill = Hügel
told-mountain = Berg
told-water = Wasser
told-river = Fluss
told-coast = Küste
told-snow = Schnee
told-ferry = Fähre
told-dollars = { $count } $
told-euros-more = +{ $count } €
told-build-dollars = Gleis hier: { $count } $
told-track-there = Gleise: { $value }
told-edge = { $way }: { $value } ({ $more })
told-side = { $way }: { $value }
told-room-for = Platz für: { $value }
told-open-to = offene Enden: { $value }
told-beside = { $way }: { $value } – { $more }
told-load-waiting = nicht geladen
told-load-aboard = geladen
told-load-delivered = geliefert
told-pays-dollars = { $value } { $count } $

# Fragen nach Wegen und Lieferungen.
told-way-euros = { $from } – { $to }: { $steps ->
    [one] 1 Plättchen
   *[other] { $steps } Plättchen
 }, { $count } €
told-way-dollars = { $from } – { $to }: { $steps ->
    [one] 1 Plättchen
   *[other] { $steps } Plättchen
 }, { $count } $
told-way-built = { $from } – { $to }: schon gebaut
told-way-euros-all = Zusammen: { $count } €
told-way-dollars-all = Zusammen: { $count } $
told-line-dollars = { $from } – { $to }: { $steps ->
    [one] 1 Gleis zu bauen
   *[other] { $steps } Gleise zu bauen
 }, { $count } $
told-line-spaces = { $from } – { $to }: { $steps ->
    [one] 1 Feld zu bauen
   *[other] { $steps } Felder zu bauen
 }
told-by = Über: { $value }
told-by-cards = Karten: { $value }
told-no-way = Kein freier Weg von { $from } nach { $to }.
told-no-ways = In diesem Spiel wird nicht von Ort zu Ort gebaut.
told-way-places = Nenn zwei Orte des Spielplans, zum Beispiel zwei Städte.
told-delivery = { $value }: { $text }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
told-halt = { $value }: { $text }: wartet dort bis zur nächsten Aktion
told-good-delivery = { $value }: { $from } – { $to }: { $points } Prestige, { $count } $
told-contract-pays = { $value } ({ $more }): { $text }
told-no-delivery = So wie es steht, lässt sich nichts liefern.
told-no-deliveries = In diesem Spiel wird nichts geliefert.
told-seated = Das können nur Mitspielende fragen.
told-unknown = Hier heißt nichts „{ $value }“.
told-nowhere = „{ $value }“ liegt nirgends.
told-more = { $count ->
    [one] … und 1 weitere
   *[other] … und { $count } weitere
 }
told-command-from = von
told-command-to = nach

# Die Seite im Browser.
text-command = Wahl oder Befehl
text-command-more = ? nennt die Möglichkeiten, h die Befehle
text-answers = Antworten
text-choices = Möglichkeiten
text-choices-all = { $count ->
    [one] { $count } Möglichkeit zeigen
   *[other] { $count } Möglichkeiten zeigen
 }
text-said = Bisher: { $value }
text-grid = Feld für Feld
text-grid-more = Pfeiltasten gehen weiter, Pos1 und Ende an den Anfang und das Ende der Zeile, x zum nächsten Feld, auf dem etwas ist, m zum nächsten wählbaren, die Eingabetaste wählt.
text-may = wählbar
text-here = Was du dort tun kannst: { $value }
text-no-place = Gerade wird nach keinem Feld gefragt: { $value }
text-next = Nächster Zug der anderen
text-waiting = { $count ->
    [one] { $count } Zug wartet darauf, gelesen zu werden.
   *[other] { $count } Züge warten darauf, gelesen zu werden.
 }
text-nothing-since = Seit deinem letzten Zug ist nichts passiert.
text-no-clock = An diesem Tisch läuft keine Uhr.
text-clock = { $seat }: { $value }
text-not-now = Gerade wirst du nichts gefragt.
text-no-undo = Es gibt nichts rückgängig zu machen.
text-help-choices = was du jetzt wählen kannst
text-help-confirm = im leeren Feld: bestätigen, oder nächster Zug der anderen
text-help-last = was seit deinem letzten Zug passiert ist; ll mit diesem Zug
text-help-standing = wie alle stehen
text-help-tables = alle Tabellen, vorgelesen
text-help-place = ein Feld (oder nur sein Name): was da und ringsum ist
text-help-beside = die Nachbarn eines Feldes
text-help-where = wo etwas ist, zum Beispiel eine Farbe
text-help-way = der billigste Weg; auch: a > b
text-help-way-typed = von a nach b
text-help-deliveries = Lieferungen, die beste zuerst
text-help-undo = letzte Wahl rückgängig machen, dann den letzten Zug
text-help-clock = die Uhren
text-help-help = diese Befehle
