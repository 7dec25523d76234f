"""Tournaments: who meets whom and where each sits, round by round, and how everybody stands.

Nothing here knows of a web, a clock or a database: a plan and what came of its tables go in, the
next round and the standing come out.
"""
