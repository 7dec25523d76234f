# Steam in a terminal: single lines, for they are read without Fluent, too.
steam-board-base = Grundspiel
steam-board-standard = Standardspiel
steam-board-nobodys = herrenloses Gleis
steam-board-closed = gesperrte Kante
steam-board-takes = Stadt und die Ware, die sie nimmt
steam-board-grown = gewachsen
steam-board-edges = Eine Kante heißt n, ne, se … wie auf diesem Spielplan; Gruppen sind wie in der Auslage nummeriert.
steam-board-two-rails = Zwei Gleise
steam-board-towns = Orte
steam-board-level-price = { $euros } € + neue Stufe
steam-board-due = noch zu nutzen
steam-board-improved = Lok verbessert
steam-board-to-take = { $value } zu nehmen
steam-board-lost = { $value } als Einkommen verloren
steam-board-markers = Wachstumsmarker: { $value }
steam-board-says-first-order = bid EURO · pass
steam-board-says-capital = raise SCHRITTE · pass
steam-board-says-order = bid EURO · pass
steam-board-says-choose = choose AKTION · pass AKTION
steam-board-says-build = build FELD PLÄTTCHEN DREHUNGEN · redirect FELD PLÄTTCHEN DREHUNGEN · withdraw FELD · urbanize ORT FARBE GRUPPE · grow STADT GRUPPE · end
steam-board-says-goods = deliver FARBE STADT KANTE … · improve · pass
steam-board-says-share = income · points
steam-board-key-complete = fertige Verbindung mit ihrem Besitzer
steam-board-key-open = Verbindung mit offenem Ende
steam-board-key-town = Ort: Hier enden Verbindungen
steam-board-key-grown = gewachsene Stadt
steam-board-key-closed = gesperrte Kante: Kein Gleis führt darüber

# Was `roundhouse conduct` misst.
steam-conduct-last-mover-delivers = letzte Züge der Partie, die liefern, wo das Punkte bringt
steam-conduct-city-far-away = Neue Städte auf Orten, die keine eigene Verbindung anschließt
steam-conduct-idle-engineer = Runden mit Ingenieur, aber ohne gebautes Plättchen
steam-conduct-laid-again = Plättchen, beim selben Bau zurückgenommen und neu gelegt
steam-conduct-lost-links = verlorene Verbindungen je Platz
steam-conduct-links-a-delivery = Verbindungen je Lieferung
steam-conduct-bankrupts = Partien, die mit einer Pleite enden
steam-conduct-winner = Punkte beim Sieg
