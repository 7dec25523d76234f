# Turniere.
web-tournaments-title = Turniere
web-tournaments-lead = Die Tische entstehen von selbst, Runde für Runde; alle sitzen gleich oft auf jedem Platz
web-tournaments-none = Es gibt noch kein Turnier.
web-tournaments-closed = Auf diesem Server werden keine Turniere veranstaltet.
web-tournament-new = Neues Turnier
web-tournament-make = Turnier anlegen
web-tournament-name = Titel
web-tournament-game = Spiel
web-tournament-kind = Art
web-tournament-kind-swiss = Schweizer System
web-tournament-kind-league = Liga
web-tournament-kind-duplicate = Duplikat
web-tournament-kind-knockout = Gruppen und K.-o.
web-tournament-about-swiss = Zwei am Tisch. Wer gleich gut steht, spielt gegeneinander, niemand zweimal, solange es geht. Du kannst auch später einsteigen.
web-tournament-about-league = Die Runden stehen vorher fest, auch eine pro Woche: alle gleich oft auf jedem Platz, alle gegen alle so gleichmäßig wie möglich.
web-tournament-about-duplicate = Die Tische einer Runde haben dieselbe Startlage. Verglichen wird, wer denselben Platz hatte: Das Glück hebt sich auf. Niemand schaut zu.
web-tournament-about-knockout = Gruppen, in denen alle allen begegnen; die Besten kommen weiter, dann von jedem Tisch die bessere Hälfte, bis zum letzten Tisch.
web-tournament-seats = Spieler am Tisch
web-tournament-rounds = Runden
web-tournament-group = Spieler je Gruppe
web-tournament-advance = Weiter je Gruppe
web-tournament-every = Tage von Runde zu Runde (0: wenn alle fertig sind)
web-tournament-clock = { $minutes ->
    [0] { $hours } Std.
   *[other] { $minutes } Min.
 } für jeden
web-tournament-starts = Beginnt um (leer: von Hand)
web-tournament-bots = Bots, die mitspielen
web-tournament-level = Ihre Stufe
web-tournament-fill = Bots füllen fehlende Plätze
web-tournament-rated = Gewertet
web-tournament-join = Mitspielen
web-tournament-leave = Aussteigen
web-tournament-begin = Beginnen
web-tournament-call-off = Absagen
web-tournament-status-open = offen für alle
web-tournament-status-playing = läuft
web-tournament-status-over = zu Ende
web-tournament-status-off = abgesagt
web-tournament-players = { $count ->
    [one] ein Teilnehmer
   *[other] { $count } Teilnehmer
 }
web-tournament-at-table = { $count } am Tisch
web-tournament-round-of = Runde { $number } von { $count }
web-tournament-starts-at = beginnt { $value }
web-tournament-meetings = Bisher sind sich je zwei Spieler { $least }- bis { $most }-mal begegnet; am Ende sind alle gleich oft auf jedem Platz gewesen.
web-tournament-standing = Stand
web-tournament-player = Spieler
web-tournament-played = Gespielt
web-tournament-gone = ausgestiegen
web-tournament-bot = Bot { $level }
web-tournament-late = später gekommen
web-tournament-count-points = Punkte
web-tournament-count-rivals = Gegner
web-tournament-count-wins = Siege
web-tournament-count-share = Anteil %
web-tournament-count-compared = Vergleich %
web-tournament-count-came = Erreicht
web-tournament-told-points = Punkte: einer für jeden, der am Tisch hinter dir ist, ein halber bei Gleichstand; eine Runde ohne Partie zählt einen.
web-tournament-told-rivals = Gegner: die Punkte derer, denen du begegnet bist; wer es schwerer hatte, ist vorn.
web-tournament-told-wins = Siege: gewonnene Tische; geteilte anteilig.
web-tournament-told-share = Anteil: wie viel von allen Spielpunkten an deinen Tischen du geholt hast, im Mittel.
web-tournament-told-compared = Vergleich: wie viele du von denen übertroffen hast, die denselben Platz in derselben Startlage hatten, im Mittel; Gleichstand ist halb.
web-tournament-told-came = Erreicht: 100 für jede Runde nach den Gruppen, dazu alle, die in der letzten hinter dir blieben.
web-tournament-told-lot = Bleibt es gleich, entscheidet das Los vom Anfang.
web-tournament-round = Runde { $number }
web-tournament-table = Tisch { $number }
web-tournament-no-game = keine Partie in dieser Runde
web-tournament-your-table = Dein Tisch
web-tournament-rules = Wer zwei Runden nacheinander keinen Zug macht, ist draußen; für Ausgestiegene spielen Bots, damit die anderen ihre Partien haben. Wessen Uhr abläuft, hat verloren.
web-tournament-csv = Stand als CSV
web-tournament-json = Alles als JSON
web-tournament-all = Alle Turniere

# Was abgelehnt wird.
tournament-players = Zu { $players } geht das nicht: { $least } bis { $most } können mitspielen.
tournament-rounds = { $rounds } Runden sind zu viele: höchstens { $most }.
tournament-swiss-seats = Das Schweizer System ist für zwei am Tisch, nicht für { $seats }: Nimm eine Liga.
tournament-swiss-rounds = Nach { $most } Runden sind sich alle { $players } begegnet; { $rounds } gehen nicht.
tournament-tables = { $players } füllen keine Tische oder Gruppen zu { $seats }: { $fewer } täten es, oder { $more }. Bots können auffüllen.
tournament-each-seat = Bei { $rounds } Runden sitzen nicht alle gleich oft auf jedem der { $seats } Plätze: { $below } gingen, oder { $above }.
tournament-duplicate = Zu { $players } gibt es einen Tisch und niemanden zum Vergleich: mindestens { $least }.
tournament-group = In Gruppen zu { $group } an Tischen zu { $seats } begegnen sich nicht alle gleich oft: Es gehen Gruppen so groß wie ein Tisch, oder solche mit gerader Zahl an Zweiertischen.
tournament-advance = { $advance } können aus einer Gruppe nicht weiterkommen: 1 bis { $most } gehen.
tournament-knockout = Von { $players } blieben irgendwann { $left }, und die füllen keine Tische zu { $seats }: Wähl andere Zahlen.
tournament-seats = { $game } ist für { $least } bis { $most } am Tisch, nicht für { $seats }.
tournaments-closed = Auf diesem Server werden keine Turniere veranstaltet.
unknown-tournament = Ein Turnier „{ $tournament }“ gibt es nicht.
tournament-begun = Dieses Turnier hat schon begonnen.
tournament-over = Dieses Turnier ist zu Ende.
tournament-joined = Du nimmst schon teil.
tournament-not-joined = Du nimmst nicht teil.
tournament-full = Alle { $most } Plätze sind vergeben.
