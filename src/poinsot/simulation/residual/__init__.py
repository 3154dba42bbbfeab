"""Runs of systems whose storage and laws are solved together (decision 0007)."""
