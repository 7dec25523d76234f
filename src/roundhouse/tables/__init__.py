"""What surrounds a game when people play it."""
