"""Ratings: how strong people and bots are at a game, and how sure that is."""
