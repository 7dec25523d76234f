"""The web service: tables for browsers."""
