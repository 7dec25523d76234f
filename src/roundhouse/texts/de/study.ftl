# Der Bericht einer Studie.
study-title = { $game }: eine Studie
study-games = Partien
study-seats-number = Spieler
study-options = Optionen
study-seed = Seed
study-yes = ja
study-no = nein
study-by-lot = dem Zufall überlassen
study-by-seat = { $text }, nach Plätzen
study-forfeits = Kampflos
study-forfeit = Kampflos: Ein Bot hat versagt
study-intervals = Alle Intervalle gelten für 95 %. Ein gemeinsamer Sieg wird geteilt. Der kurze senkrechte Strich ist der Erwartungswert: der Anteil, den dieselben Bots an allen ihren Partien gewinnen.
study-figures = Zahlen
study-winners = wer gewann
study-others = die anderen

study-seats = Plätze
study-seats-note = Der Anteil der Partien, die jeder Platz gewonnen hat.
study-bots = Bots
study-bots-note = Der Anteil der Plätze, mit denen jeder Bot gewonnen hat; der Strich ist der faire Anteil.
study-scores = Punkte
study-scores-note = Nach Platz: der Median, die Hälfte aller Ergebnisse im Kasten, neun von zehn zwischen den Enden der Linien.
study-margin = Der Vorsprung beim Sieg
study-margin-note = Wie viele Punkte das beste Ergebnis vor dem zweitbesten lag.
study-moves = Züge
study-moves-note = Wie viele Züge eine Partie dauert. Die seltensten Ausreißer fehlen im Bild.
study-rounds = Runden
study-rounds-note = Wie viele Runden eine Partie dauert, so wie das Spiel sie zählt.
study-points = Woher die Punkte kommen
study-points-note = Punkte pro Platz und Partie: wer gewann, und die anderen.
study-verbs = Wie oft welche Aktion
study-verbs-note = Wie oft pro Platz und Partie: wer gewann, und die anderen.
study-ends = Wie die Partien endeten
study-ends-note = Warum eine Partie zu Ende war.

study-kind-note = Der Anteil der Partien, die damit gewonnen wurden, höchstens dreißig im Bild. Damit gewonnen heißt noch nicht: dadurch gewonnen. Die letzte Spalte sagt, wie oft der Zufall allein eine Zeile so weit vom Erwarteten entfernen würde, korrigiert um die Zahl der Zeilen.
study-kind-start = Startorte
study-kind-tile = Gelegte Plättchen
study-kind-refused = Abgelehnte Plättchen
study-kind-first-action = Erste gewählte Aktion
study-kind-action = Mindestens einmal gewählte Aktionen
study-kind-order = Platz in der ersten Reihenfolge
study-kind-baron = Barone
study-kind-card = Karten
study-kind-claim = Beanspruchte Karten
study-kind-contract = Aufträge
study-kind-achievement = Meilensteine
study-kind-route = Streckenkarten
study-kind-delivery = Lieferungen
study-kind-upgrade = Verbesserungen

study-column-number = Anzahl
study-column-share = Siege
study-column-interval = 95 %
study-column-expected = erwartet
study-column-score = Ø Punkte
study-column-seat = Platz
study-column-least = kleinster Wert
study-column-median = Median
study-column-most = größter Wert
study-column-mean = Mittel
study-column-winners = wer gewann
study-column-others = die anderen
study-column-of-all = von allen
study-column-corrected = durch Zufall, korrigiert

# Eine Stellung aus einer Datei.
broken-position = Diese Stellung lässt sich nicht lesen: { $why ->
    [format] Dieses Programm hat sie nicht geschrieben.
    [mark] Etwas darin wurde geändert.
    [game] Sie gehört zu einem anderen Spiel.
   *[unreadable] Ihre Angaben zum Tisch ergeben keinen Sinn.
 }
foreign-file = „{ $file }“ enthält etwas anderes als diese Ergebnisse oder ist beschädigt: Die Datei bleibt, wie sie ist. Nenne eine andere.
no-board = { $game } hat keinen Spielplan, bevor gespielt wird.

# Numbers in reports.
study-number = { NUMBER($value, maximumFractionDigits: 1) }
study-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-chance = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

# Welcher Bot stärker ist.
study-ladder-stronger = stärker
study-ladder-open = offen
study-ladder-not-by-that-much = nicht um so viel
study-ladder-title = Rangliste: { $game }, { $seats } Spieler
study-made-by = Erstellt mit `{ $text }`.
study-ladder-about = In jeder Partie sitzt ein Herausforderer allein unter lauter gleichen Gegnern (dem anderen Bot), und jede Startlage wird von jedem Platz aus gespielt. Unter Gleichen gewinnt ein Bot { $value } seiner Partien. Ein sequenzieller Test sagt mit 95 %, ob der Anteil eher dieser ist oder { $more }.
study-ladder-all = Alle Partien zählen, auch die früherer Läufe, ob länger oder beendet, sobald es sicher war.
study-ladder-stopped = Ein Vergleich endet, sobald das sicher ist; sein Anteil liegt also weiter außen als auf lange Sicht.
study-ladder-intervals = Die Intervalle sind die von Wilson für 95 %, und weiter, wo Partien derselben Startlage gleich enden.
study-ladder-shares = Anteile der Siege
study-ladder-fair = fair { $value }
study-ladder-goal = Ziel { $value }
study-ladder-of = { $value } von { $count }

# Wie eine Stufe spielt.
study-conduct-title = Spielweise: { $game }, { $bot }
study-conduct-about = Partien: { $count } · Spieler: { $seats }. Die Grenzen stehen in `{ $file }`: so spielt, wer das Spiel kennt.
study-at-least = mindestens { $value }
study-at-most = höchstens { $value }
