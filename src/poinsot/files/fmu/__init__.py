"""Functional mock-up units (FMI 2.0 and 3.0): machines as FMUs, and FMUs as parts of a network."""
