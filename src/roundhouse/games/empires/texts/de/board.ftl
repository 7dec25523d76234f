# Small Railroad Empires in a terminal: single lines, for they are read without Fluent, too.
empires-board-star = Stern
empires-board-token = Landplättchen
empires-board-letters = a b c d  Gleise der Spieler   A B C D  ihre Loks   k K y Y  schwarz und gelb
empires-board-brackets = [..] eine Fabrik mit ihren Waren   (..) eine Stadt mit ihrem Bedarf
empires-board-part-prestige = Leiste
empires-board-part-achievements = Meilensteine
empires-board-part-passengers = Passagiere
empires-board-part-loans = Darlehen
empires-board-won = Partie zu Ende, gewonnen
empires-board-lost = Partie zu Ende, verloren
empires-board-production = Produktion
empires-board-production-at = bei { $value } Prestige; erreicht: { $more }
empires-board-loans-left = Darlehen übrig
empires-board-asks = verlangt { $value }
empires-board-taken = oben { $value }  unten { $more }
empires-board-locked = gesperrt
empires-board-trains = Loks
empires-board-unseen = { $value } verdeckt
empires-board-played = gespielt
empires-board-contract = Vertrag
empires-board-shown = Vertrag, gezeigt
empires-board-found = Lok gefunden ({ $value })
empires-board-conglomerate = Great Steam Conglomerate
empires-board-plan = Gleise bis { $more }: { $value }
empires-board-cards = Karten
empires-board-row = Reihe

# Was `roundhouse conduct` misst.
empires-conduct-track-used = gebaute Felder, über die eine eigene Ware fuhr
empires-conduct-deliveries = Lieferungen je Platz
empires-conduct-length = Felder je Lieferung
empires-conduct-loans = Darlehen je Platz
empires-conduct-cards-played = gespielte Lokkarten, die am Ende nicht auf der Hand blieben
empires-conduct-achievements = Meilensteine je Platz
empires-conduct-winner = Prestige beim Sieg
