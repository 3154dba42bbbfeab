"""Displacements, twists, wrenches, momenta and inertias: the geometry of rigid motion."""
