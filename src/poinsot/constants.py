"""Numbers that every layer may use."""

STANDARD_GRAVITY = 9.81
"""g [m/s²] by default: of mechanisms (along −z) and of weights and tanks in networks alike."""
