# Spike in a terminal: single lines, for they are read without Fluent, too.
spike-board-lines = Strecken: { $value }; A B C D gebaut von diesem Spieler
spike-board-not-yet = noch nicht auf dem Plan
spike-board-in = in { $value }
spike-board-between = auf freier Strecke ({ $value } – { $more })
spike-board-times = Zeitkarten gezogen: { $value } von { $more }
spike-board-last = letzte Spielzüge, ausgelöst von { $value }
spike-board-display = Offen
spike-board-train = Zug: { $value }
spike-board-route = Strecke ab { $value }: { $text }; bisher { $more }

# Was `roundhouse conduct` misst.
spike-conduct-dropped-and-loaded = abgeladene Waren, die wieder geladen wurden
spike-conduct-straight-back = Fahrten des Zugs gleich wieder zurück, ohne dort zu laden oder zu liefern
spike-conduct-from-deliveries = vom verdienten Geld das aus Lieferungen
spike-conduct-deliveries = Lieferungen je Platz
spike-conduct-winner = Dollar beim Sieg
