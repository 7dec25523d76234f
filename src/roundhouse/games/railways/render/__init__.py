"""The position as a picture and as text."""
