# Der Spielplan-Editor.

maps-lead = Zeichne dein eigenes Land: Prüf es, lass es von Bots erproben, und am Abend spielst du darauf.
maps-begin = Einen Spielplan beginnen
maps-begin-now = Beginnen
maps-title = Titel
maps-untitled = Mein Land
maps-draft = ein Entwurf, noch nicht gespielt
maps-game = Für
maps-from = Ausgehend von
maps-from-empty = einer kleinen Insel
maps-from-region = einer Gegend der Welt
maps-from-map = einem Spielplan des Hauses
maps-from-file = einer Datei (TOML)
maps-map = Spielplan
maps-file = Datei
maps-south = Süden
maps-west = Westen
maps-north = Norden
maps-east = Osten
maps-yours = Deine Spielpläne
maps-none-yours = Du hast noch keinen gezeichnet.
maps-listed = Spielpläne von anderen
maps-none-listed = Hier teilt noch niemand einen.
maps-by = von { $name }
maps-made-from = Nach „{ $title }“
maps-passed = erprobt und fair
maps-steps = Schritte
maps-step-region = Gegend
maps-step-ground = Boden
maps-step-places = Städte
maps-step-cards = Karten
maps-step-check = Prüfung
maps-step-share = Teilen
maps-saved-saved = gespeichert
maps-saved-saving = wird gespeichert …
maps-saved-waiting = nur in diesem Browser
maps-saved-offline = nur in diesem Browser; keine Verbindung
maps-saved-refused = nur in diesem Browser; der Server nimmt ihn so nicht an
maps-saved-elsewhere = in einem anderen Fenster geändert
maps-tools = Werkzeuge
maps-tool-land = Land
maps-tool-water = Wasser
maps-tool-hill = Hügel
maps-tool-city = Stadt
maps-tool-town = Ort
maps-tool-river = Fluss
maps-tool-ridge = Bergkamm
maps-tool-closed = Gesperrte Kante
maps-tool-ferry = Fähre
maps-tool-rub = Radieren
maps-tool-coast = Küste
maps-how-land = Klick ein Feld an oder fahr über mehrere. Auf Land werden Hügel eben.
maps-how-water = Klick ein Feld an oder fahr über mehrere: Aus Land wird Wasser.
maps-how-hill = Klick ein Landfeld an oder fahr über mehrere: Höhen kosten mehr. Noch einmal: eben.
maps-how-city = Klick ein Landfeld an, um eine Stadt zu gründen, oder eine Stadt, um sie zu ändern.
maps-how-town = Klick ein Landfeld an, um dort einen Ort anzulegen.
maps-how-river = Klick von Feld zu Feld, von der Quelle abwärts; das letzte noch einmal oder Esc beendet ihn.
maps-how-ridge = Klick eine Kante an: Sie zu überqueren kostet extra. Noch einmal: weg.
maps-how-closed = Klick eine Kante an: Kein Gleis führt darüber. Noch einmal: offen.
maps-how-ferry = Klick eine Kante im Wasser an: Gleise dürfen hinüber.
maps-how-sail = Klick eine Stadt an, dann eine andere: Dazwischen fahren Schiffe. Noch einmal: nicht mehr.
maps-how-rub = Klick ein Feld an oder fahr über mehrere: Städte und Orte, Hügel und gezeichnete Flüsse verschwinden.
maps-how-coast = Zeichne eine Küste in einem Zug oder klick ihre Ecken an und zuletzt wieder die erste.
maps-idle-land = Hier ist schon ebenes Land.
maps-idle-water = Hier ist schon Wasser.
maps-idle-hill = Hügel brauchen ein Landfeld ohne Stadt und Ort.
maps-idle-city = Eine Stadt braucht ein Landfeld.
maps-idle-town = Ein Ort braucht ein Landfeld.
maps-idle-ridge = Ein Bergkamm braucht auf beiden Seiten ein Landfeld.
maps-idle-closed = Eine gesperrte Kante braucht auf beiden Seiten ein Landfeld.
maps-idle-ferry = Diese Kante sperrt kein Wasser. Eine Fähre gehört auf eine dicke Kante im Wasser.
maps-idle-sail = Schiffe fahren von Stadt zu Stadt.
maps-idle-rub = Hier ist nichts von Hand gezeichnet.
maps-idle-coast = Eine Küste braucht mindestens drei Ecken.
maps-idle-undrawn = Der Spielplan lässt sich noch nicht zeichnen: Behebe zuerst, was rot ist.
maps-canvas = Der Spielplan: Pfeiltasten bewegen, die Eingabetaste benutzt das Werkzeug, Ziffern wählen es, Umschalt und Pfeile drehen die Kante
maps-new-city = Stadt { $number }
maps-new-town = Ort { $number }
maps-new-river = Fluss { $number }
maps-new-coast = Küste
maps-terrain-none = Wasser
maps-terrain-plain = Ebene
maps-terrain-hill = Hügel
maps-terrain-mountain = Gebirge
maps-terrain-water = Fluss oder Küste
maps-terrain-desert = Wüste
maps-terrain-forest = Wald
maps-terrain-swamp = Sumpf
maps-terrain-field = Äcker
maps-edge-n = Nordkante
maps-edge-ne = Nordostkante
maps-edge-e = Ostkante
maps-edge-se = Südostkante
maps-edge-s = Südkante
maps-edge-sw = Südwestkante
maps-edge-w = Westkante
maps-edge-nw = Nordwestkante
maps-name = Name
maps-colour = Farbe
maps-colour-red = rot
maps-colour-yellow = gelb
maps-colour-purple = lila
maps-colour-blue = blau
maps-colour-black = schwarz
maps-colour-grey = grau
maps-cubes = Würfel
maps-region = Gegend
maps-turn-city = Zum Ort machen
maps-turn-town = Zur Stadt machen
maps-drop = Entfernen
maps-list-city = Städte
maps-list-town = Orte
maps-no-city = Noch keine. Wähl „Stadt“ und klick ein Feld an.
maps-no-town = Noch keiner.
maps-game-decides = entscheidet, welche Werkzeuge es gibt.
maps-bounds = Von { $least } bis { $most }.
maps-hex-km = Feldbreite, km
maps-turned = Gedreht, Grad
maps-orientation = Felder
maps-flat = oben flach
maps-pointy = oben spitz
maps-counted = { $hexes ->
    [one] 1 Feld
   *[other] { $hexes } Felder
 }, { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
 }, { $towns ->
    [one] 1 Ort
   *[other] { $towns } Orte
 }
maps-best-for = Am besten für
maps-least = Spieler, mindestens
maps-most = Spieler, höchstens
maps-lines = Linien
maps-lines-border = Rand des Plans
maps-lines-land = Küsten
maps-lines-lake = Seen
maps-lines-river = Flüsse
maps-lines-range = Gebirgszüge
maps-lines-ridge = Bergkämme
maps-lines-closed = Gesperrte Kanten
maps-line = Linie
maps-line-land = Küste
maps-line-lake = See
maps-line-river = Fluss
maps-line-range = Gebirgszug
maps-line-ridge = Bergkamm
maps-line-closed = Gesperrte Kante
maps-line-add = Neue Linie
maps-points = Punkte der Linie, Breite und Länge
maps-lines-how = Ein Punkt je Zeile: Breite, Länge. GeoJSON-Dateien werden vereinfacht; von anderswo wird nichts geholt.
maps-all-land = Bisher ist alles Land
maps-all-land-how = Hat dein Land eine Küste, zeichne sie in einem Zug um das Land herum (Küste), mach einzelne Felder zu Wasser (Wasser), oder bring sie mit: als GeoJSON-Datei oder als Koordinaten, die du eintippst. Was außerhalb liegt, wird Meer.
maps-coast-draw = Küste zeichnen
maps-coast-bring = Einlesen oder eintippen
maps-geojson-too-large = Diese Datei ist zu groß, auch ohne das, was ein Spielplan nicht braucht. Schneide deine Gegend heraus oder vereinfache sie und versuch es noch einmal.
maps-faults = Mängel
maps-faults-count = { $count } zu beheben, { $number } zu bedenken
maps-show = Zeigen
maps-show-fault = Mangel { $number } auf dem Plan zeigen
maps-no-faults = An diesem Spielplan ist nichts auszusetzen.
maps-fault-line = Zeile { $line }: { $text }
maps-fault-same-hex = { $place } und { $other } liegen auf demselben Feld: Verschieb eins davon oder lass es weg
maps-fault-astray = { $place } steht { $hexes ->
    [one] 1 Feld
   *[other] { $hexes } Felder
 } neben der wirklichen Lage
maps-fault-no-hex = Innerhalb des Rands ist kein Land
maps-fault-too-many-hexes = Innerhalb des Rands sind mehr als { $most } Felder: Nimm größere Felder
maps-fault-too-large = Der Spielplan hat { $count } Felder; höchstens { $most } sind möglich
maps-fault-too-far-apart = Ein Feld liegt zu weit von den anderen
maps-fault-endless = { $name } läuft zu weit aus dem Plan hinaus: Kürz die Linie
maps-fault-crossing = { $name }: Die Linie kreuzt sich selbst bei { $where }
maps-fault-few-points = { $name }: Eine Linie braucht mindestens { $least } Punkte
maps-fault-many-points = { $name } hat { $count } Punkte; höchstens { $most } sind möglich
maps-fault-nowhere = { $name }: { $point } liegt nirgends; Breiten gehen von −85 bis 85, Längen von −180 bis 180
maps-fault-date-line = { $name } kreuzt die Datumsgrenze: Teil die Linie dort
maps-fault-lost-hex = Auf einem Feld, das kein Land mehr ist, ist etwas von Hand gezeichnet: Radier es weg oder mach Land daraus
maps-fault-same-name = In den Spielzügen hießen { $place } und { $other } beide { $text }: Gib einem davon einen anderen Namen
maps-fault-two-cities = Eine Bahn braucht zwei Städte
maps-fault-undrawn = Das lässt sich nicht zeichnen
maps-fault-count-city = Städte: { $value }; es sollten { $least } bis { $most } sein
maps-fault-count-town = Orte: { $value }; es sollten { $least } bis { $most } sein
maps-fault-count-hex = Felder: { $value }; es sollten { $least } bis { $most } sein
maps-fault-cubes-total = { $value } Würfel auf allen Städten, es sollten { $least } bis { $most } sein
maps-fault-cubes-mean = { $value } Würfel je Stadt, es sollten { $least } bis { $most } sein
maps-fault-coloured-share = { $value } der Städte sind farbig, es sollten { $least } bis { $most } sein
maps-fault-markers-share = Bei { $players } Spielern kommt das Ende, wenn { $value } der Städte leer sind, es sollten { $least } bis { $most } sein
maps-fault-terrain = Das Spiel kennt diesen Boden nicht: { $terrain }
maps-fault-fact-missing = Es fehlt etwas, das das Spiel braucht: { $fact }
maps-fault-place-fact = { $place }: { $text }
maps-fault-place-cubes = { $place }: { $value } Würfel, es sollten { $least } bis { $most } sein
maps-fault-colour-homes = Die Farbe { $colour } braucht Städte in { $least } verschiedenen Gegenden: Sie hat { $count ->
    [0] keine
    [one] eine
   *[other] { $count }, in { $number ->
        [one] einer einzigen Gegend
       *[other] { $number } Gegenden
    }
 }
maps-fault-blind-exit = { $place }: Ein Ausgang führt auf kein Feld ({ $edge })
maps-fault-unreached = { $place } ist von { $other } aus nicht zu erreichen
maps-fault-too-near = { $place } und { $other }: { $count } Plättchen dazwischen, es sollten { $least } oder mehr sein
maps-fault-too-lonely = { $place }: { $count } Plättchen bis { $other }, der nächsten Stadt; höchstens { $most }
maps-fault-names-meet = Die Namen { $name } und { $other } überdecken sich
maps-fault-name-covers = Der Name { $name } verdeckt { $other }
maps-fault-geojson-unread = Das ist kein GeoJSON
maps-fault-geojson-many = Teil { $number }: zu viel; der Rest bleibt weg
maps-fault-geojson-shape = Teil { $number } hat keine brauchbare Linie
maps-fault-geojson-pole = Teil { $number } liegt zu nah an einem Pol
maps-fault-geojson-date-line = Teil { $number } überquert die Datumsgrenze
maps-fault-geojson-crossing = Teil { $number }: Die Linie kreuzt sich selbst
maps-fault-geojson-elsewhere = { $count ->
    [one] Ein Teil liegt
   *[other] { $count } Teile liegen
 } außerhalb der Gegend des Spielplans
maps-fault-geojson-nowhere = Nichts in dieser Datei liegt in der Gegend des Spielplans: GeoJSON nennt erst die Länge, dann die Breite
maps-trial = Probepartien
maps-trial-games = { $count } von { $most } Partien
maps-trial-how = Bots spielen den Plan einige hundert Mal, und du liest, was helfen würde.
maps-trial-begun = Die Bots spielen …
maps-trial-left = { $count ->
    [0] Noch weniger als eine Minute.
    [1] Noch etwa eine Minute.
   *[other] Noch etwa { $count } Minuten.
}
maps-trial-stop = Beenden
maps-trial-older = Das gilt für eine frühere Fassung.
maps-trial-more = Noch 200 Partien
maps-try = Probe starten
maps-seat = Platz { $number }
maps-percent = { $value } %
maps-trial-moves = Züge je Partie
maps-trial-points = Punkte auf Platz 1
maps-trial-spread = { $value } ({ $low }–{ $high })
maps-trial-lead = Vorsprung
maps-trial-ruined = Partien mit einer Pleite
maps-trial-unused = nie bebaute Felder
maps-trial-full = Ganzer Bericht
maps-trial-who = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 }, { $players } Bots: { $level }
maps-trial-back = Zurück zum Spielplan
maps-trial-places = Alle Städte und Orte
maps-trial-place = Ort
maps-trial-began = Beginn
maps-trial-won = Siege
maps-trial-taken = Waren
maps-trial-joined = Anschluss
maps-help = Was helfen würde
maps-help-from = aus den Probepartien
maps-advice-few-games = { $count ->
    [one] Eine Partie verrät
   *[other] { $count } Partien verraten
 } wenig; für ein Urteil braucht es { $least }.
maps-advice-seat-strong = Platz { $number } gewinnt { $share } % der Partien, fair wären { $fair } %: Gib den anderen am Anfang mehr.
maps-advice-start-strong = Wer in { $place } beginnt, gewinnt { $share } % (fair: { $fair } %, { $count }-mal): Nimm einen Würfel weg oder rück andere Städte näher heran.
maps-advice-ruined = In { $share } % der Partien geht jemand pleite: Verkürz die ersten Wege oder gib mehr Würfel.
maps-advice-runaway = Wer gewinnt, liegt im Mittel { $share } % vorn: Gib den armen Gegenden mehr Würfel.
maps-advice-never-joined = Nach { $place } kommt nie ein Gleis: Rück es näher heran oder lass es weg.
maps-advice-never-taken = Nach { $place } wird nie geliefert: Binde es an oder lass es weg.
maps-advice-seldom-taken = { $place } bekommt nur in { $share } % der Partien einen Würfel: Leg Würfel dieser Farbe näher heran.
maps-advice-seldom-joined = { $place } wird nur in { $share } % der Partien angebunden.
maps-advice-always-built = { $place }–{ $other } wird in { $share } % der Partien gebaut: Eine weitere Stadt in der Nähe gäbe eine Wahl.
maps-who-sees = Wer ihn sehen darf
maps-visible-private = nur ich
maps-visible-link = wer den Link hat
maps-visible-listed = alle
maps-blocked = Die Moderatoren haben diesen Spielplan ausgeblendet: Nur du siehst ihn noch.
maps-link = Link
maps-copy-link = Link kopieren
maps-copied = Kopiert
maps-versions = Fassungen
maps-version = Fassung { $number }
maps-no-versions = Noch keine: Eine wird festgehalten, wenn du auf dem Plan spielst oder ihn teilst.
maps-keep-version = Diese Fassung festhalten
maps-copy = Eigene Kopie anlegen
maps-look-only = Um etwas zu ändern, leg eine eigene Kopie an.
maps-export = Als Datei speichern
maps-delete = Spielplan löschen
maps-delete-sure = Wirklich? Tische darauf laufen weiter.
maps-report = Mit diesem Spielplan stimmt etwas nicht
maps-report-send = Den Moderatoren melden
maps-reported = Gemeldet
maps-show-heat = wo Bots bauen
maps-undo = Rückgängig
maps-redo = Wieder
maps-play = Darauf spielen
maps-cards = Karten
maps-cards-how = Nach Entfernung: Prämien, wo die Waren weit weg sind, Hotels in den großen Städten, Hauptstrecken zwischen fernen Städten, Punkte nach der Zahl der Plättchen. Ändere, was du magst.
maps-cards-deal = Karten erstellen
maps-lines-major = Hauptstrecken
maps-line-from = Von
maps-line-to = Nach
maps-no-lines = Noch keine.
maps-no-cards = Noch keine.
maps-points-of = Punkte von { $name }
maps-count-of = Anzahl: { $name }
maps-drop-card = { $name } entfernen

# Was abgelehnt wird.
not-your-map = Nur wer einen Spielplan gezeichnet hat, darf ihn ändern. Mach dir eine Kopie.
stale-map = Dieser Spielplan wurde in einem anderen Fenster geändert. Lad die Seite neu, um dort weiterzumachen.
too-many-maps = Du hast hier schon { $most } Spielpläne; lösch zuerst einen.
too-many-versions = Dieser Spielplan hat schon { $most } Fassungen; mach mit einer Kopie weiter.
map-too-long = Der Spielplan hat { NUMBER($bytes) } Byte, höchstens { NUMBER($most) } sind erlaubt.
map-too-heavy = Das zu zeichnen dauert länger als { $seconds } Sekunden: Nimm größere Felder oder kürzere Linien.
bad-region = Eine Gegend hat ihren Süden unter dem Norden und ihren Westen links vom Osten.
no-maps-of-game = { $game } wird nicht auf solchen Plänen gespielt.
no-version-yet = Halt zuerst eine Fassung fest: Andere sehen nur, was festgehalten ist.
one-trial-at-a-time = Eine Probe nach der anderen: Die Bots spielen noch „{ $title }“.
no-trial-yet = Die Bots haben diese Fassung noch nicht erprobt.
map-not-toml = „{ $map }“ lässt sich nicht lesen: Zeile { $line } ist kein TOML, worin Spielpläne geschrieben sind ({ $why }).
