"""Algorithms for other machines than the compiler's own."""
