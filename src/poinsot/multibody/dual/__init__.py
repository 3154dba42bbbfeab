"""Dual-number dynamics: bodies, chains and trees as dual vectors."""
