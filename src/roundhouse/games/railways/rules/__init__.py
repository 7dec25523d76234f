"""The rules: the state, its phases, and what everybody sees of it."""
