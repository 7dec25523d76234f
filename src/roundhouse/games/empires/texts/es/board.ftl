# Small Railroad Empires in a terminal: single lines, for they are read without Fluent, too.
empires-board-star = estrella
empires-board-token = ficha rural
empires-board-letters = a b c d  vías de los jugadores   A B C D  sus trenes   k K y Y  la negra y la amarilla
empires-board-brackets = [..] una fábrica con sus mercancías   (..) una ciudad con sus demandas
empires-board-part-prestige = escala
empires-board-part-achievements = logros
empires-board-part-passengers = pasajeros
empires-board-part-loans = préstamos
empires-board-won = fin de la partida, ganada
empires-board-lost = fin de la partida, perdida
empires-board-production = Producción
empires-board-production-at = con { $value } de prestigio; alcanzados: { $more }
empires-board-loans-left = Préstamos restantes
empires-board-asks = pide { $value }
empires-board-taken = arriba { $value }  abajo { $more }
empires-board-locked = bloqueadas
empires-board-trains = trenes
empires-board-unseen = { $value } ocultas
empires-board-played = jugadas
empires-board-contract = contrato
empires-board-shown = contrato, mostrado
empires-board-found = locomotora encontrada ({ $value })
empires-board-conglomerate = Gran Conglomerado del Vapor
empires-board-plan = vías hasta { $more }: { $value }
empires-board-cards = cartas
empires-board-row = fila

# Lo que mide `roundhouse conduct`.
empires-conduct-track-used = casillas construidas por las que pasó una mercancía propia
empires-conduct-deliveries = entregas por asiento
empires-conduct-length = casillas por entrega
empires-conduct-loans = préstamos por asiento
empires-conduct-cards-played = cartas de tren jugadas, no guardadas en la mano al final
empires-conduct-achievements = logros por asiento
empires-conduct-winner = prestigio de quien gana
