# Spike in a terminal: single lines, for they are read without Fluent, too.
spike-board-lines = lines: { $value }; A B C D built by that player
spike-board-not-yet = not on the board yet
spike-board-in = in { $value }
spike-board-between = between { $value } and { $more }
spike-board-times = time cards drawn: { $value } of { $more }
spike-board-last = last turns, called by { $value }
spike-board-display = Face up
spike-board-train = train: { $value }
spike-board-route = route from { $value }: { $text }; { $more } so far

# What `roundhouse conduct` measures.
spike-conduct-dropped-and-loaded = goods loaded again that were dropped before
spike-conduct-straight-back = moves of the train straight back, with nothing loaded or delivered there
spike-conduct-from-deliveries = of all money earned, that from deliveries
spike-conduct-deliveries = deliveries a seat
spike-conduct-winner = dollars of the winner
