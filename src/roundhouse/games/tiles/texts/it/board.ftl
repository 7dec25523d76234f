# Railroad Tiles in a terminal: single lines, for they are read without Fluent, too.
tiles-board-railway = ferrovia
tiles-board-highway = autostrada
tiles-board-station = stazione
tiles-board-dead-ends = binari morti
tiles-board-crossed = si incrociano senza incontrarsi
tiles-board-rural = campagna
tiles-board-urban = città
tiles-board-open-end = interruzione
tiles-board-objective = tessera obiettivo, elencata a lato
tiles-board-spots = posizione per auto, treno, viaggiatore
tiles-board-pawns = pedina sopra
tiles-board-chosen-pawns = pedina che hai scelto e non ancora mostrato
tiles-board-directions = Le colonne crescono verso est, le righe verso sud; la prima tessera è in 0 0.
tiles-board-flag = { $value } con bandiera
tiles-board-nobody = nessuno
tiles-board-stack = nella pila: { $value }
tiles-board-bag = tessere nel sacchetto: { $value }
tiles-board-figure = richiesti { $value }, ora { $more }
tiles-board-stars-at = stelle a { $value } punti
tiles-board-taken = presa da { $value }
tiles-board-size = tessere { $value }
tiles-board-one-of = una di
tiles-board-total = Totale
tiles-board-refusals = rifiuti rimasti { $value }
tiles-board-refused = rifiutata: { $value }
tiles-board-chosen = scelta: { $value } in { $more }
tiles-board-no-tile = ancora nessuna tessera

# Che cosa misura `roundhouse conduct`.
tiles-conduct-refused = tessere rifiutate o scartate
tiles-conduct-idle-pawns = pedine piazzate senza punti
tiles-conduct-points-a-pawn = punti di una pedina dove si piazza
tiles-conduct-winner = punti di chi vince
tiles-conduct-lead = punti fra il primo e l’ultimo
