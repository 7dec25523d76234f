# Railroad Tiles in a terminal: single lines, for they are read without Fluent, too.
tiles-board-railway = Bahn
tiles-board-highway = Autobahn
tiles-board-station = Bahnhof
tiles-board-dead-ends = Enden
tiles-board-crossed = kreuzen, ohne sich zu treffen
tiles-board-rural = Land
tiles-board-urban = Stadt
tiles-board-open-end = offenes Ende
tiles-board-objective = Zielplättchen, daneben genannt
tiles-board-spots = Platz für Auto, Zug, Fahrgast
tiles-board-pawns = Figur darauf
tiles-board-chosen-pawns = Figur, gewählt und noch nicht gezeigt
tiles-board-directions = Spalten zählen nach Osten, Zeilen nach Süden; das erste Plättchen liegt bei 0 0.
tiles-board-flag = { $value } mit Fahne
tiles-board-nobody = niemand
tiles-board-stack = im Stapel: { $value }
tiles-board-bag = Plättchen im Beutel: { $value }
tiles-board-figure = verlangt { $value }, jetzt { $more }
tiles-board-stars-at = Sterne bei { $value } Punkten
tiles-board-taken = genommen: { $value }
tiles-board-size = Plättchen { $value }
tiles-board-one-of = eins von
tiles-board-total = Gesamt
tiles-board-refusals = Ablehnungen übrig { $value }
tiles-board-refused = abgelehnt: { $value }
tiles-board-chosen = gewählt: { $value } bei { $more }
tiles-board-no-tile = noch kein Plättchen

# Was `roundhouse conduct` misst.
tiles-conduct-refused = abgelehnte oder abgelegte Plättchen
tiles-conduct-idle-pawns = Figuren, die keine Punkte brachten
tiles-conduct-points-a-pawn = Punkte je gesetzter Figur
tiles-conduct-winner = Punkte beim Sieg
tiles-conduct-lead = Punkte zwischen dem ersten und dem letzten Platz
