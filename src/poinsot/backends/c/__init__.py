"""Algorithms of a mechanism as C source."""
