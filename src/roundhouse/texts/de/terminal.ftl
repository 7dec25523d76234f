# Das Terminal.
cli-narrow = Der Plan braucht { $count } Spalten, dieses Fenster hat { $most }: Mach es breiter, oder frag nach dem Tisch (h).
cli-help = Tippe eine Auswahl oder gleich den ganzen Zug. ? zeigt, was geht, back nimmt eine Auswahl zurück, undo einen Zug, h nennt Fragen zum Tisch, save DATEI speichert die Partie, quit verlässt sie.
cli-lesson-hint = Zum Beispiel: { $text }
cli-lesson-left = Du hast die Lektion verlassen; weiter geht es mit: roundhouse learn { $text }.
cli-lesson-next = Die nächste Lektion: roundhouse learn { $text }
cli-lesson-play = Eine eigene Partie: roundhouse play { $text } --bots beginner
cli-left = Du hast den Tisch verlassen.
cli-undone = Zurückgenommen.
cli-no-undo = Das lässt sich nicht zurücknehmen: Etwas wurde gezogen oder aufgedeckt, oder jemand anders war schon am Zug.
cli-saved = Gespeichert in { $file }.
cli-not-here = „{ $word }“ geht hier nicht. ? zeigt, was geht.
cli-not-kept = Deine Sterne ließen sich nicht speichern: { $file } kann nicht geschrieben werden.
cli-challenge = Aufgabe

# Eine Partie in der Rückschau, im Terminal: Chancen am Anfang und am Ende, und was sie verändert hat.
# Glück, die Entscheidungen aller; was die eigenen teuren Züge gekostet haben; gute Entscheidungen von allen.
review-who = Name
review-first = Anfang
review-last = Ende
review-luck = Glück
review-decided = Züge
review-lost = Teuer
review-good = Gut
review-costly = Zug { $move }, { $person }: { $played }
review-better = Besser: { $better } ({ $best } % statt { $percent } %)
review-none = Keine Entscheidung war teuer.
review-close = { $count ->
    [0] Keine war knapp.
    [one] Eine war knapp: Zwei Suchen sind sich nicht einig.
   *[other] { $count } waren knapp: Zwei Suchen sind sich nicht einig.
  }
review-unfinished = Nur eine beendete Partie lässt sich analysieren; diese hört nach { $moves } Zügen auf.

# Woran es bei einem Bot liegen kann, der gerade geprüft wird.
bot-hint-late = Er muss jede Frage mit einer Zeile beantworten, und zwar sofort: Viele Programmiersprachen halten ihre Ausgabe zurück, bis man sie leert (flush).
bot-hint-gone = Er muss weiterlaufen, bis seine Eingabe geschlossen wird. Was er als Fehler ausgegeben hat, steht darüber.
bot-hint-missing = Der Befehl wird ohne Shell ausgeführt, so wie er dasteht: zuerst das Programm, dann seine Argumente.
bot-hint-illegal = Erlaubt sind nur die angebotenen Wörter; mehrere auf einmal nur, wenn jedes nach den vorigen möglich ist.
bot-hint-asked = Die Frage war: { $said ->
    [none] womit es anfängt
   *[other] was nach „{ $said }“ kommt
 }; zur Wahl standen: { $text }
cli-day = die Aufgabe des Tages, Nr. { $number }: { $value }
cli-day-counts = Dieser Versuch zählt, auch wenn du aufhörst.
cli-day-practice = Zum Üben: Es zählt nicht.
cli-day-mine = Dein Versuch: { $value }
cli-day-broken-off = abgebrochen
cli-day-row = { $count ->
    [one] Ein erster Tag.
   *[other] { $count } Tage in Folge.
 }

# Zwei Studien nebeneinander.
compare-what = Kennzahl
compare-chance = durch Zufall
compare-corrected = korrigiert
compare-few = zu wenige Partien
compare-steady = schwankt nie
compare-sure = sicher
compare-odds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
compare-sum = { $count ->
    [0] Keine von { $most } Kennzahlen unterscheidet sich sicher.
    [one] Eine von { $most } Kennzahlen unterscheidet sich sicher.
   *[other] { $count } von { $most } Kennzahlen unterscheiden sich sicher.
 }

# Überschriften von Tabellen.
cli-col-game = Spiel
cli-col-option = Option
cli-col-default = Vorgabe
cli-col-possible = möglich
cli-col-seat = Platz
cli-col-bot = Bot
cli-col-games = Partien
cli-col-wins = Siege
cli-col-share = Anteil
cli-col-score = Punkte
cli-col-least = niedrigste
cli-col-most = höchste
cli-col-challenger = Herausforderer
cli-col-against = gegen
cli-col-lead = Vorsprung
cli-col-seconds = s je Partie
cli-col-verdict = Urteil
cli-col-rating = Wertung
cli-col-moves = Züge
cli-col-mean-ms = Ø ms
cli-col-slowest-ms = langsamste ms
cli-col-decisions = Entscheidungen/s
cli-col-games-a-second = Partien/s
cli-col-copy = Kopie µs
cli-col-words = Wörter µs
cli-col-longest = längste ms
cli-col-bytes = Bytes je Kopie
cli-col-space = Feld
cli-col-terrain = Gelände
cli-col-neighbours = Nachbarn
cli-col-part = Teil
cli-col-from = ab
cli-col-shape = Form
cli-col-range = Bereich
cli-col-meaning = Bedeutung
cli-col-figure = Kennzahl
cli-col-measured = gemessen
cli-col-bounds = Grenzen
cli-col-kept = eingehalten

# Was Befehle am Ende sagen.
cli-engine-compiled = kompiliert
cli-engine-pure = reines Python
cli-simulated = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 }, im Mittel { $value } Züge ({ $low }–{ $high }), { $number } Entscheidungen pro Sekunde und Prozess ({ $text })
cli-recorded = { $file }: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
 }; Punkte: { $text }
cli-studied = { $file }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }
cli-verified = Tische: { $count } · Züge: { $moves } · Fehler: { $number }
cli-for-others = Für die anderen: { $text }
cli-thinking = Denkt für die Server auf { $text }, { $count } zugleich
cli-compiling = Die Spiel-Engine wird im Hintergrund kompiliert; bis dahin denken die Bots langsamer.
cli-compiled = Die Spiel-Engine ist kompiliert: Ab jetzt denken die Bots damit.
cli-not-compiled = Die Spiel-Engine ließ sich nicht kompilieren ({ $text }: { $value }); es geht mit den Quelltexten weiter.
cli-layout = Felder: { $count } · Orte: { $number } · alles mit --json
cli-environment = Zahlen, die zu sehen sind: { $numbers } · Wörter, die man sagen kann: { $count }

# Ob ein eigener Bot spielt.
cli-bot-forfeits = verliert kampflos
cli-bot-lingers = spielt, musste aber beendet werden
cli-bot-ends = spielt bis zum Ende
cli-bot-plays = spielt

# Zweifelhafte Entscheidungen eines Bots.
cli-blunder-where = Partie { $number }, Zug { $move }, Runde { $round }, Platz { $seat }
cli-blunder-played = gespielt: { $played } ({ $value })
cli-blunder-better = besser: { $better } ({ $value })
cli-blunder-on = wenn Mittlere weiterspielen: { $value } ± { $more } Punkte
cli-part = { $text ->
    [evaluation] insgesamt
    [achievements] Meilensteine
    [action] Aktionsplättchen
    [actions] übrige Aktionen
    [aim] Ziel des Barons
    [baron] Baron
    [building] Bauen
    [cards] Karten
    [challenge] Aufgabe
    [cities] Städte
    [city] Neue Stadt
    [column] Spalte
    [contracts] Aufträge
    [delivered] Geliefertes
    [deliveries] Lieferungen
    [ends] offene Enden
    [lines] Hauptstrecken
    [links] Verbindungen
    [locomotive] Lok
    [money] Geld
    [objectives] Ziele
    [openings] offene Wege
    [people] Fahrgäste
    [place] Reihenfolge
    [plan] Vorhaben
    [points] Punkte
    [prestige] Prestige
    [rectangle] Rechteck
    [refusals] Ablehnungen
    [rivals] Gegner
    [route] Streckenkarte
    [track] Gleise
    [train] Zug
    [turn] Runde
    [west] Westanschluss
   *[other] { $text }
 }
cli-blunders = { $count ->
    [0] Keine zweifelhafte Entscheidung.
    [one] Eine zweifelhafte Entscheidung · dadurch verlorene Partien: { $value }
   *[other] { $count } zweifelhafte Entscheidungen · dadurch verlorene Partien: { $value }
 }
cli-blunders-on = Wo Mittlere weiterspielen, bringen die besseren Züge je { $value } ± { $more } Punkte.

# Runden der Feinabstimmung.
cli-tune-round = Runde { $number }: Änderungen kosten { $value } Punkte
cli-tune-step = der Schritt { $text }
cli-tune-half = seine Hälfte { $text }
cli-tune-breaks = gegen die Spielweise ({ $text }: { $value })
cli-tune-searched = bei hard { $text }
cli-tune-gain = { $value } ± { $more } Punkte, { $percent } von { $count } Startlagen
cli-tune-kept = behalten
cli-tune-dropped = nicht behalten

# Netze, die eine Bewertung berichtigen.
cli-train-epoch = Epoche { $number }: Verlust { $value } · der beste Zug der Suche bei { $percent } der Wurzeln · verlorene Punkte { $more }
cli-train-net = Am besten nach Epoche { $number } · { $count } verborgene Einheiten · eine Simulation dauert { $value }-mal so lang
cli-train-level = Gegen die Bewertung allein, als { $level }: { $text }

# Eigene Spielpläne, Spiele und Sprachen.
cli-map = { $value } · Felder: { $count } · Städte: { $number } · Orte: { $more }
cli-map-drawn = { $file }: { $value } × { $more } Pixel
cli-map-compiled = { $map } ist kompiliert und gezeichnet · Felder: { $count }
cli-map-begun = { $file }: Ändere die Datei jetzt und ruf { $text } auf
cli-map-blocked = { $map }: nur noch für die Person zu sehen, die den Plan gezeichnet hat
cli-map-shown = { $map }: wieder für alle zu sehen, für die der Plan freigegeben ist
cli-no-relief = kein Relief: Dafür roundhouse-games[atlas] installieren
cli-game-begun = { $file } · Dateien: { $count } · jetzt: { $text }
cli-passed = { $text }: alles in Ordnung
cli-faults = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
 }
cli-checked-books = Regelhefte und Spielpläne von { $text }
cli-checked-challenges = { $count ->
    [one] Eine Datei mit Aufgaben
   *[other] { $count } Dateien mit Aufgaben
 }
cli-checked-lessons = { $count ->
    [one] Eine Lektion
   *[other] { $count } Lektionen
 }
cli-lacking = { $language }: { $percent } % · es fehlen: { $count }
no-such-map = Kein Spielplan heißt „{ $map }“; es gibt { $known }.
file-is-there = „{ $file }“ gibt es schon.
game-is-there = Ein Spiel namens „{ $game }“ gibt es schon.
bad-map-name = Nenn die Datei etwa meine-gegend.toml: Kleinbuchstaben, Ziffern, Bindestriche.
bad-game-name = Nenne es etwa siding: drei bis zwanzig Kleinbuchstaben.

# Was abgelehnt wird.
bad-database = „{ $database }“ taugt hier nicht als Datenbank: sqlite oder postgresql.
database-in-use = Ein anderer Server hat { $file } geöffnet.
no-database = Die Datenbank { $database } lässt sich nicht öffnen: { $why }
no-lessons = { $game } hat keine Lektionen.
no-such-address = Unter { $host }, Port { $port }, lässt sich kein Server starten: { $why }
sqlite-no-work = Eine SQLite-Datei hat genau einen Server, und der denkt selbst: Für weitere Prozesse brauchst du PostgreSQL.
sqlite-one-worker = SQLite bedient einen Prozess, nicht { $workers }: Für mehrere brauchst du PostgreSQL.
bad-name-list = Die Namensliste { $file } ist nicht lesbar: { $why }
bad-site = „{ $value }“ taugt nicht als Adresse der Seite: Gib etwas wie https://example.org an; E-Mails brauchen sie für ihre Links.
bad-smtp = „{ $value }“ taugt nicht für E-Mails: Gib --smtp smtp://NAME:PASSWORT@HOST:587 und --mail-from spiele@example.org an.
bad-bot-name = „{ $bot }“ geht nicht als Name eines Programms: Kleinbuchstaben, Ziffern und Bindestriche, vorn ein Buchstabe, und keiner von { $known }.
other-game = { $file } ist eine Partie { $game }.
no-conduct = Für { $game } gibt es noch keine Grenzwerte für gutes Spiel.
no-weights = Die Gewichte von { $game } lassen sich im laufenden Spiel nicht setzen.
no-such-file = Die Datei „{ $file }“ gibt es nicht.
unreadable-file = „{ $file }“ lässt sich nicht als Text lesen.
unwritable-file = „{ $file }“ lässt sich nicht schreiben.
other-ladder = „{ $file }“ enthält die Ergebnisse einer anderen Rangliste: Verschiebe die Datei oder nenne einen anderen Ordner.
other-tune = „{ $file }“ enthält die Ergebnisse anderer Runden: Verschiebe die Datei oder nenne eine andere.
no-ladder = Eine Rangliste braucht mindestens zwei Plätze und mindestens zwei Bots, jeden nur einmal genannt.
no-cluster = Der Cluster „{ $value }“ ist nicht erreichbar: { $why }
other-study = { $file } gehört zu einer anderen Studie: { $option } ist dort { $known }. Nenne einen anderen Ordner.
missing-extra = Dafür ist hier zu wenig installiert: pip install 'roundhouse-games[{ $value }]'
