"""What railway games have in common: boards of hexes, track, links and routes."""
