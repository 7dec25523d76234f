"""The house without a server: tables kept and played in a browser, by the same answers."""
