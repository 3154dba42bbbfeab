"""A run checked by another: stretches of it integrated once more from what it has stored, and momentum kept."""
