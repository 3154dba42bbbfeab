"""Passes over a tree as compiled loops: records, places and steps."""
