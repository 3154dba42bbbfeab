"""Computations as data: straight lines of instructions, recursions over tables, Newton's method between them.

No back end is known here: what prints a program is a renderer.
"""
