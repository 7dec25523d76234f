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
