# Spike in a terminal: single lines, for they are read without Fluent, too.
spike-board-lines = linee: { $value }; A B C D costruite da quel giocatore
spike-board-not-yet = non ancora sul tabellone
spike-board-in = a { $value }
spike-board-between = sulla linea { $value } – { $more }
spike-board-times = carte Tempo pescate: { $value } di { $more }
spike-board-last = ultimi turni, annunciati da: { $value }
spike-board-display = Scoperte
spike-board-train = treno: { $value }
spike-board-route = percorso da { $value }: { $text }; finora { $more }

# Che cosa misura `roundhouse conduct`.
spike-conduct-dropped-and-loaded = merci ricaricate dopo averle scaricate
spike-conduct-straight-back = viaggi del treno subito indietro, senza caricare né consegnare nulla là
spike-conduct-from-deliveries = del denaro guadagnato, quello delle consegne
spike-conduct-deliveries = consegne per posto
spike-conduct-winner = dollari di chi vince
