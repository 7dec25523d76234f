"""Games by the thousand: simulation, transcripts, measurements."""
