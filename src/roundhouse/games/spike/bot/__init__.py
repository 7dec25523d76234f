"""What the bots know of the game: what a position is worth."""
