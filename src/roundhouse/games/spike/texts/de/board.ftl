# Spike in a terminal: single lines, for they are read without Fluent, too.
spike-board-lines = Linien: { $value }; A B C D gebaut von diesem Spieler
spike-board-not-yet = noch nicht auf dem Plan
spike-board-in = in { $value }
spike-board-between = auf freier Strecke ({ $value } – { $more })
spike-board-times = Zeitkarten gezogen: { $value } von { $more }
spike-board-last = letzte Runde, angesagt von { $value }
spike-board-display = Offen
spike-board-train = Zug: { $value }
spike-board-route = Strecke ab { $value }: { $text }; bisher { $more }
