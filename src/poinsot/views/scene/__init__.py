"""The scene of a mechanism in space, as plain data: surfaces, marks of joints, overlays; and as a movie."""
