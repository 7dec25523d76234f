# Spike in a terminal: single lines, for they are read without Fluent, too.
spike-board-lines = líneas: { $value }; A B C D construidas por ese jugador
spike-board-not-yet = aún fuera del tablero
spike-board-in = en { $value }
spike-board-between = en la vía ({ $value } – { $more })
spike-board-times = cartas de tiempo robadas: { $value } de { $more }
spike-board-last = últimos turnos, por { $value }
spike-board-display = A la vista
spike-board-train = tren: { $value }
spike-board-route = ruta desde { $value }: { $text }; { $more } hasta ahora
