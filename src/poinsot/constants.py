"""Numbers that every layer may use."""

STANDARD_GRAVITY = 9.81
"""g [m/s²] by default: of mechanisms (along −z) and of weights and tanks in networks alike."""

BOLTZMANN, CHARGE = 1.380649e-23, 1.602176634e-19
"""k [J/K] and q [C], exact since 2019."""
