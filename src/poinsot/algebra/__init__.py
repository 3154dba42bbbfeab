"""Scalars and the small algebra that works over any of them: float, dual, traced, symbolic, multi-precision."""
