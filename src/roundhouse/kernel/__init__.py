"""The kernel: what a game is, whatever it is about."""
