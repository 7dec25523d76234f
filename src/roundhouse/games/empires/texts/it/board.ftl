# Small Railroad Empires in a terminal: single lines, for they are read without Fluent, too.
empires-board-star = stella
empires-board-token = segnalino rurale
empires-board-letters = a b c d  binari dei giocatori   A B C D  i loro treni   k K y Y  nero e giallo
empires-board-brackets = [..] una fabbrica con le sue merci   (..) una città con le sue richieste
empires-board-part-prestige = tracciato
empires-board-part-achievements = traguardi
empires-board-part-passengers = passeggeri
empires-board-part-loans = prestiti
empires-board-won = partita finita, vinta
empires-board-lost = partita finita, persa
empires-board-production = Produzione
empires-board-production-at = a { $value } di prestigio; raggiunti: { $more }
empires-board-loans-left = Prestiti rimasti
empires-board-asks = chiede { $value }
empires-board-taken = alto { $value }  basso { $more }
empires-board-locked = bloccati
empires-board-trains = treni
empires-board-unseen = { $value } coperte
empires-board-played = giocate
empires-board-contract = contratto
empires-board-shown = contratto, mostrato
empires-board-found = locomotiva trovata ({ $value })
empires-board-conglomerate = Grande conglomerato del vapore
empires-board-plan = binari fino a { $more }: { $value }
empires-board-cards = carte
empires-board-row = fila

# Che cosa misura `roundhouse conduct`.
empires-conduct-track-used = caselle costruite su cui è passata una merce propria
empires-conduct-deliveries = consegne per posto
empires-conduct-length = caselle per consegna
empires-conduct-loans = prestiti per posto
empires-conduct-cards-played = carte treno giocate, non rimaste in mano alla fine
empires-conduct-achievements = traguardi per posto
empires-conduct-winner = prestigio di chi vince
