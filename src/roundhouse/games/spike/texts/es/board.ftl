# Spike in a terminal: single lines, for they are read without Fluent, too.
spike-board-lines = líneas: { $value }; A B C D construidas por ese jugador
spike-board-not-yet = aún fuera del tablero
spike-board-in = en { $value }
spike-board-between = en la vía ({ $value } – { $more })
spike-board-times = cartas de tiempo que han salido: { $value } de { $more }
spike-board-last = últimos turnos, por { $value }
spike-board-display = A la vista
spike-board-train = tren: { $value }
spike-board-route = ruta desde { $value }: { $text }; { $more } hasta ahora

# Lo que mide `roundhouse conduct`.
spike-conduct-dropped-and-loaded = mercancías cargadas otra vez tras dejarlas
spike-conduct-straight-back = viajes del tren de ida y vuelta sin cargar ni entregar nada allí
spike-conduct-from-deliveries = del dinero ganado, el de las entregas
spike-conduct-deliveries = entregas por asiento
spike-conduct-winner = dólares de quien gana
