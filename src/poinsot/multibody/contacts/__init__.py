"""Unilateral contact of bodies: surfaces, places where they touch, and which pairs may."""
