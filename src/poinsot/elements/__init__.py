"""Elements: kinematic pairs, springs, dampers and sources, each declared once by what it is."""
