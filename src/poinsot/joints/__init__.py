"""Joints: kinematic pairs and contacts, each declared once."""
