"""A run checked by another: stretches of it integrated once more from stored states, and momentum kept."""
