# Was der Browser zeigt, egal bei welchem Spiel.

# Seiten.
web-home = Startseite
web-home-title = Eisenbahnspiele an einem Tisch
web-home-lead = Spiel mit Freunden übers Netz, gemeinsam an einem Bildschirm oder allein gegen Bots.
web-nav = Seiten
web-nav-play = Spielen
web-nav-today = Heute
web-nav-lessons = Lektionen
web-nav-tables = Tische
web-nav-rules = Regeln
web-nav-maps = Pläne
web-nav-challenges = Aufgaben
web-nav-tournaments = Turniere
web-nav-ratings = Wertungen
web-skip-to-content = Zum Inhalt springen
web-skip-to-board = Zum Spielplan
web-text-board = Textansicht
web-picture = Spielplan mit Bild
web-lost = Hier ist nichts
web-part-missing = Diese Seite ließ sich nicht laden
web-try-again = Noch einmal versuchen
web-loading = Einen Moment…
web-close = Schließen

# Vorbereitung.
web-players-range = { $low }–{ $high } Spieler
web-map-best = am besten für { $value }
web-map-best-variant = am besten für { $value }; mit der Variante für { $more }
web-players-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
 }
web-against-bots = Gegen Bots
web-against-bots-at = { $value }: gegen Bots
web-friends = Freunde
web-friends-at = { $value }: mit Freunden
web-friends-title = { $value } mit Freunden
web-bots = Bots
web-alone = keine
web-map-players = Dieser Spielplan ist für { $low }–{ $high } Spieler: jetzt { $count ->
    [one] ein Bot
   *[other] { $count } Bots
 }.
web-level = Stufe
web-bot-random = zufällig
web-bot-beginner = Anfänger
web-bot-easy = leicht
web-bot-medium = mittel
web-bot-hard = stark
web-bot-expert = Experte
web-help-show = Mehr Optionen
web-help-hide = Weniger Optionen
web-start = Los geht’s
web-seats = Plätze
web-seat-kind = Platz { $count }
web-kind-me = ich ({ $value })
web-kind-person = jemand per Link
web-kind-screen = jemand an diesem Bildschirm
web-kind-bot = ein Bot ({ $value })
web-name = Name
web-guest = Gast
web-my-name = Dein Name
web-options = Optionen
web-table = Tisch
web-clock = Uhr
web-clock-none = keine
web-absence = Bot springt ein nach
web-absence-none = wie üblich
web-hours = { $count } h
web-minutes = { $count } min
web-public = In der Liste: Alle dürfen sich dazusetzen
web-visitors = Zuschauen erlaubt
web-rated = Gewertet: zählt für alle, die sich setzen
web-rated-agree = Diese Partie wird gewertet: Wer sich setzt, ist einverstanden. Gehen oder Zeitüberschreitung zählt als verloren.
web-make-table = Tisch aufmachen

# Listen von Tischen.
web-your-tables = Deine Tische
web-times-are = Zeit des letzten Zugs
web-no-tables = Keine laufende Partie. Wähl ein Spiel: Zwei Klicks genügen.
web-public-tables = Offene Tische
web-no-public = Gerade steht kein Tisch in der Liste.
web-finished = Beendete Partien
web-no-finished = Noch keine.
web-all-tables = Alle Tische
web-moves-count = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
 }
web-points-count = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
web-ended-place = Platz { $place }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
web-won-by = Sieg für { $value } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }
web-seats-open = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
 }
web-record = Eine Aufzeichnung
web-your-move = Du bist dran
web-continue = Weiterspielen
web-open = Öffnen
web-review = Ansehen
web-join-or-watch = Mitspielen oder zuschauen
web-have-invitation = Hast du eine Einladung?
web-paste-link = Link einfügen
web-join = Mitspielen
web-bad-link = Das ist kein Link zu einem Tisch.
web-replay-game = Eine Partie aus einer Datei nachspielen
web-choose-file = Datei wählen
web-rules-note = Die Regeln aller Spiele, in unseren eigenen Worten:
web-open-rules = Regelhefte öffnen
web-rules-lead = In unseren eigenen Worten, mit Begründung für jede Auslegung.
web-rules-find = Begriff oder Regel suchen
web-rules-none = Davon ist hier nicht die Rede.
web-what = Was ist das?
web-what-point = Zeig auf irgendetwas
web-what-leave = Fertig
web-what-rule = Regel { $value }
web-contents = Inhalt

# Lektionen.
web-lessons-lead = Zehn Minuten am echten Spielplan, und du kannst das Spiel; kurze Lektionen erklären die kniffligen Stellen.
web-no-lessons = Keins der Spiele hier hat welche.
web-lesson-step = Schritt { $count } von { $most }
web-lesson-next = Weiter
web-lesson-show = Zeig es mir
web-lesson-skip = Schritt überspringen
web-lesson-leave = Später weitermachen
web-lesson-play-on = Hier weiterspielen
web-lesson-home = Eine eigene Partie
web-lesson-watch = Die anderen haben gezogen. „Weiter“ zeigt es Zug um Zug, „Überspringen“ alles auf einmal.
web-lesson-follows = Lektion { $count }: { $value }, { $minutes } min
web-lesson-go-on = weiter
web-lesson-again = noch einmal
web-lesson-done = geschafft
web-lesson-now = jetzt
web-lesson-free = Nichts wird gezählt; geh, wann du willst, dein Platz bleibt dir.
web-lesson-rule = Regel: { $value }
web-lesson-learned = Bisher gelernt
web-lesson-learned-all = Was du gelernt hast
web-lesson-way = Der Weg
web-lesson-offer = Neu? Lern es in { $count } Minuten
web-lesson-offer-next = Nächste Lektion, { $count } Minuten
web-list-learned = Lektion beendet
web-lesson-take-up = Lektion fortsetzen
web-lesson = Lektion
web-list-day = Aufgabe vom { $value }

# Aufgaben.
web-stars-of = { $count ->
    [one] 1 von { $most } Sternen
   *[other] { $count } von { $most } Sternen
 }
web-stars-for = Sterne ab { $value } Punkten.

# Ich.
web-my-page = Du
web-language = Sprache
web-theme = Farben
web-theme-system = wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-to-light = Helle Farben
web-theme-to-dark = Dunkle Farben
web-other-device = Auf einem anderen Gerät
web-other-device-more = Deine Tische kommen mit: Lass dir hier einen Code zeigen und gib ihn dort ein.
web-show-code = Code zeigen
web-code-ends = Er gilt einmal, in den nächsten { $count } Minuten.
web-type-code = Code vom anderen Gerät
web-keep-me = Sichere deinen Zugang
web-keep-me-more = Ohne das kennt dich nur dieser Browser. Einen Passkey bewahrt dein Gerät oder sein Konto auf, einen Wiederherstellungscode du selbst, auf Papier. Mehr wird nicht verlangt.
web-passkey-new = Passkey anlegen
web-passkey-claim = Ich habe einen Passkey
web-recovery-new = Wiederherstellungscode zeigen
web-recovery-once = Schreib ihn jetzt auf: Er wird nicht wieder gezeigt und ersetzt einen älteren. Am anderen Gerät gehört er in das Feld oben.
web-key-kind-passkey = Passkey vom { $value }
web-key-kind-recovery = Wiederherstellungscode vom { $value }
web-key-remove = Entfernen
web-passkey-no = Der Browser hat keinen Passkey angelegt.
web-claim = Code einlösen
web-my-data = Was über dich gespeichert ist
web-my-data-more = Dein Name, deine Einstellungen, deine Plätze und was du an Tischen geschrieben hast. Ein Konto gibt es nicht.
web-export = Alles herunterladen
web-delete = Alles löschen
web-delete-sure = Wirklich alles löschen
web-engine = Roundhouse { $version } · { $value }
web-engine-plain = Die Spiel-Engine läuft als reines Python: Bots denken langsamer.
web-engine-compiling = Die Spiel-Engine wird gerade kompiliert: Bis dahin denken Bots langsamer.
web-engine-compiled = Die Spiel-Engine läuft kompiliert.

# Am Tisch.
web-joining = Auf dem Weg zum Tisch…
web-no-table = Dieser Tisch ist nicht zu sehen
web-your-turn = Du bist dran
web-waits = Am Zug: { $value }
web-also-asked = Gleichzeitig am Zug: { $value }.
web-over = Die Partie ist zu Ende
web-aborted = Abgebrochen
web-sending = Wird gesendet…
web-ready = Fertig: Das ist dein Zug
web-ready-aside = Eingabe wählt diesen Ort statt des vorigen
web-which = Wie weiter?
web-which-verb = Was machst du?
web-which-number = Welche Zahl?
web-verbs = Was du tun kannst
web-words = Liste
web-type = Tippe, um zu suchen
web-no-such-word = Nichts gefunden. Die Eingabetaste verrät, warum.
web-change-word = Ab hier ändern
web-confirm = Bestätigen
web-deliveries = Lieferungen
web-delivery = { $from } nach { $to }
web-delivery-ways = { $count ->
    [0] keine Lieferung
    [one] eine Lieferung
   *[other] { $count } Lieferungen
 }
web-delivery-waits = wartet dort
web-more-deliveries = { $count } weitere: Wähl eine Stadt.
web-gain = { $seat } +{ $count }
web-nearer = Vergrößern
web-farther = Verkleinern
web-fit = Alles zeigen
web-fold = Einklappen
web-unfold = Ausklappen
web-nowhere = Das liegt außerhalb der Karte: Dort kann nichts gebaut oder gewählt werden.
web-possible = Das geht: Wähl zuerst „{ $value }“.
web-not-yet = Noch nichts zu bestätigen: { $value }
web-hint = Tipp
web-hint-thinking = Der starke Bot denkt nach …
web-hint-more = Was der starke Bot tun würde
web-hint-expected = geschätzte Siegchance { $percent } %
web-undo = Rückgängig
web-no-undo = Nichts lässt sich zurücknehmen: Du hast noch nichts getan, etwas wurde gezogen oder aufgedeckt, oder jemand anders war am Zug.
web-rule = Regel { $value }
web-offline = Keine Verbindung
web-offline-kept = Keine Verbindung, dein Zug ist aufgehoben
web-offline-more = Es geht von selbst weiter, sobald der Server antwortet.
web-odd-answer = Unerwartete Antwort vom Server. Bitte lade die Seite neu.
web-players = Spieler
web-player = Spieler
web-turn-order = Reihenfolge
web-seat-you = (du)
web-seat-bot = (Bot)
web-seat-away = (abwesend)
web-seat-open = freier Platz
web-seat-resigned = (aufgegeben)
web-watching = { $count ->
    [one] Jemand schaut zu.
   *[other] { $count } Leute schauen zu.
 }
web-time-left = Restzeit
web-figure-points = Punkte
web-round = Runde { $round }
web-round-of = Runde { $round } von { $rounds }
web-turn-of = Runde { $turn } von { $turns }
web-phases = Der Ablauf
web-position = Die Stellung als Text
web-tab-board = Plan
web-tab-side = Vorrat
web-beside = Neben dem Plan
web-next-table = { $count ->
    [one] Nächster Tisch
   *[other] Nächster Tisch ({ $count })
 }
web-rules = Regeln
web-no-rulebook = Dieses Spiel hat noch kein Regelheft.
web-menu = Menü
web-go-on = Weiter

# Zurückschauen.
web-log = Verlauf
web-log-all = alle
web-log-mine = meine
web-log-earlier = Frühere Züge
web-history = Rückschau
web-move = Zug { $move }
web-move-of = Zug { $move } von { $moves }
web-past-more = Eine frühere Stellung; nichts ist verloren.
web-step-back = Einen Zug zurück
web-step-on = Einen Zug vor
web-since = seit meinem Zug
web-replay = abspielen
web-pause = anhalten
web-live = jetzt
web-back-to-now = Zurück zu jetzt
web-more-to-show = { $count ->
    [one] Ein Zug kommt noch.
   *[other] { $count } Züge kommen noch.
 }
web-next-step = Weiter
web-skip = Überspringen
web-charts = Diagramme
web-chart-of = { $value }, Zug für Zug
web-chart-by-round = { $value } nach Runden
web-chart-end = Ende
web-no-figures = Mit den ersten Zügen gibt es hier Zahlen.

# Reden.
web-chat = Chat
web-chat-say = Schreib etwas
web-chat-quiet = Noch hat niemand etwas geschrieben.
web-send = Senden
web-mute = { $value } stummschalten
web-unmute = { $value } wieder hören
web-manners = Jemanden melden oder meiden

# Zusammenkommen.
web-gathering = Noch sitzen nicht alle
web-gathering-more = Schick allen anderen einen Link; es geht los, sobald alle Plätze besetzt sind.
web-invited = { $value } lädt dich ein
web-invited-in = Du bist eingeladen
web-invited-more = Schreib deinen Namen und setz dich.
web-sit = Hinsetzen
web-vacant = { $value } ist weg: Der Platz ist frei.
web-ask-seat = Um diesen Platz bitten
web-stand-up = Aufstehen
web-link-for = Der Link für { $seat }
web-link-local = Diese Links gehen nur auf diesem Rechner. Damit andere in deinem Netz mitspielen können, starte mit „roundhouse --lan“.
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen

# Ein Bildschirm, mehrere Leute.
web-handover = { $value } ist dran
web-handover-more = Verdecktes ist erst zu sehen, wenn hier die richtige Person sitzt.
web-handover-raise = Ich bin { $value }

# Das Menü.
web-menu-game = Diese Partie
web-menu-seats = Plätze
web-menu-other = Andere Partien von hier aus
web-menu-show = Anzeige
web-restart-turn = Zug neu beginnen
web-take-back = Bitten, meinen letzten Zug zurückzunehmen
web-abort = Vorschlagen, die Partie abzubrechen
web-resign = Aufgeben
web-sure = Wirklich?
web-sure-resign = Wirklich aufgeben?
web-seat-to-bot = Einen Bot für { $value } spielen lassen
web-seat-back = Wieder selbst für { $value } spielen
web-seat-for-bot = Einen Bot hierher setzen
web-remove = { $value } entfernen (kommt nicht)
web-fork = Was wäre, wenn: ein neuer Tisch ab Zug { $move }
web-rematch = Noch eine Partie, Plätze rücken weiter
web-chance = Zufall prüfen
web-save-record = Aufzeichnung speichern
web-offer-take-back = { $move ->
    [0] { $value } möchte zurück zum Anfang.
    [one] { $value } möchte zurück zu Zug 1.
   *[other] { $value } möchte zurück zu Zug { $move }.
 }
web-offer-abort = { $value } schlägt vor, die Partie abzubrechen.
web-offer-sit = { $text } möchte für { $value } weiterspielen und bittet euch um Zustimmung.
web-offer-bot = { $value } ist nicht da: Soll ein Bot auf diesem Platz weiterspielen?
web-offer-waits = Antwort fehlt noch von: { $value }.
web-agree = Einverstanden
web-refuse = Ablehnen
web-withdraw = Bitte zurückziehen
web-pace = Züge der anderen
web-pace-at-once = sofort
web-pace-normal = normal
web-pace-slow = langsam
web-pace-step = Schritt für Schritt
web-simple = Einfache Entscheidungen, die nichts kosten, ohne Bestätigen
web-letters = Einzelne Buchstaben und Zeichen als Tasten
web-spoken-more = { $count ->
    [one] Und noch etwas.
   *[other] Und noch { $count } Dinge.
 }
web-swift = Fertige Züge ohne Bestätigen ausführen
web-coordinates = Koordinaten der Felder in Texten
web-sound = Ton, wenn du dran bist
web-notify = Benachrichtigung, wenn du dran bist
web-leave-page = Seite verlassen; die Partie wartet auf dich
web-keys = Tasten
web-key-enter = Eingabe
web-key-enter-does = bestätigen oder den nächsten Zug zeigen
web-key-backspace = Rücktaste
web-key-backspace-does = letzte Auswahl zurück, dann den letzten Zug
web-key-tab = Tab
web-key-tab-does = durch Felder und Auswahl gehen
web-key-letters = a b c
web-key-letters-does = in der Auswahl suchen
web-key-comma = , .
web-key-comma-does = einen Zug zurück, einen vor
web-key-l = Ende
web-key-l-does = zurück zu jetzt
web-key-question = ?
web-key-question-does = dieses Menü

# Das Ende.
web-end-wins = { $points ->
    [one] { $value } gewinnt mit einem Punkt Vorsprung
   *[other] { $value } gewinnt mit { $points } Punkten Vorsprung
 }
web-end-left = Nur { $value } ist noch übrig
web-end-tie-broken = { $value } gewinnt den Gleichstand
web-end-given = { $value } gewinnt
web-end-you-wins = { $points ->
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $points } Punkten Vorsprung
 }
web-end-you-left = Nur du bist noch übrig
web-end-you-tie-broken = Du gewinnst den Gleichstand
web-end-you-given = Du gewinnst
web-end-shared = Gemeinsamer Sieg: { $value }
web-put-away = Weglegen
web-take-out = Wieder hervorholen
web-end-alone = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
 }
web-final-count = Schlusswertung
web-total = gesamt
web-look-at-board = Spielplan ansehen
web-rematch-join = Mitspielen
web-play-again = Noch einmal
web-how-points-came = Woher die Punkte kommen
web-turning-points = Wendepunkte
web-turning-more = ein Klick zeigt den Plan von damals
web-turning-lead = { $points ->
    [one] { $value } geht mit einem Punkt in Führung.
   *[other] { $value } geht mit { $points } Punkten in Führung.
 }
web-turning-gain = { $points ->
    [one] Mit allem, was daraus folgt, bringt das { $value } einen Punkt.
   *[other] Mit allem, was daraus folgt, bringt das { $value } { $points } Punkte.
 }

web-review-better = Besser:

# Was aus meinen Partien wurde.
web-statistics = Meine Partien
web-statistics-none = Noch nichts zu zählen: Hier stehen die Partien, die du beendet hast.
web-statistics-by = Gruppiert
web-statistics-by-game = Nach Spiel
web-statistics-by-map = Nach Spielplan
web-statistics-by-seats = Nach Spielerzahl
web-statistics-game = Spiel
web-statistics-games = Partien
web-statistics-wins = Siege
web-statistics-mean = Punkte im Schnitt
web-statistics-best = Meiste Punkte
web-statistics-last = Letzte zehn
web-recent = Letzte Partien
web-recent-all = alle
web-statistics-points = { $value }: meine Punkte, Partie für Partie
web-statistics-csv = Als CSV speichern
web-statistics-json = Als JSON speichern
web-to-notices = Push, E-Mail oder Webhook …
web-seat-kept = Bot hält den Platz
web-plan = Vorausplanen
web-plan-add = Vormerken
web-plan-ready = Fertig. Gespielt wird, wenn du am Zug bist.
