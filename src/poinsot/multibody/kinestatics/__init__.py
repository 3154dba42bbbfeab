"""A mechanism as one Dirac structure on twists and wrenches."""
