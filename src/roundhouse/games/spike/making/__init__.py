"""How the board, the contracts and the route cards were made: data from data, by a seed."""
