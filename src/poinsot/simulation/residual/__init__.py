"""Runs of systems with storage and laws solved together (decision 0007)."""
