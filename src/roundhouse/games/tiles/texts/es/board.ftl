# Railroad Tiles in a terminal: single lines, for they are read without Fluent, too.
tiles-board-railway = ferrocarril
tiles-board-highway = autopista
tiles-board-station = estación
tiles-board-dead-ends = finales
tiles-board-crossed = se cruzan sin unirse
tiles-board-rural = campo
tiles-board-urban = ciudad
tiles-board-open-end = cabo suelto
tiles-board-objective = loseta de objetivo, al lado
tiles-board-spots = posición para coche, tren, viajero
tiles-board-pawns = peón encima
tiles-board-chosen-pawns = peón elegido y aún no mostrado
tiles-board-directions = Las columnas crecen hacia el este, las filas hacia el sur; la primera loseta está en 0 0.
tiles-board-flag = { $value } con bandera
tiles-board-nobody = nadie
tiles-board-stack = en la pila: { $value }
tiles-board-bag = losetas en la bolsa: { $value }
tiles-board-figure = pide { $value }, ahora { $more }
tiles-board-stars-at = estrellas con { $value } puntos
tiles-board-taken = tomada por { $value }
tiles-board-size = losetas { $value }
tiles-board-one-of = una de
tiles-board-total = Total
tiles-board-refusals = rechazos restantes { $value }
tiles-board-refused = rechazada: { $value }
tiles-board-chosen = elegido: { $value } en { $more }
tiles-board-no-tile = aún sin losetas

# Lo que mide `roundhouse conduct`.
tiles-conduct-refused = losetas rechazadas o descartadas
tiles-conduct-idle-pawns = peones colocados sin dar puntos
tiles-conduct-points-a-pawn = puntos de un peón donde se coloca
tiles-conduct-winner = puntos de quien gana
tiles-conduct-lead = puntos entre el primero y el último
