"""Joints: kinematic pairs and contacts, each declared once by what it is."""
