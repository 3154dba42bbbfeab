"""The algorithms of a mechanism and of its bodies, as their users hold them: NumPy ufuncs made on first use.

Their signatures for type checkers and editors stand in the stub beside this file, which `make stubs` writes.
"""

from __future__ import annotations

from poinsot.algorithms.derivatives import Derivatives
from poinsot.algorithms.dynamics import Bodies, Centroidal, Dynamics, Identification, Quantities
from poinsot.algorithms.frames import BodyFrames


class Ufuncs(Dynamics, Bodies, Derivatives, Centroidal, Identification, Quantities):
    """The algorithms of a whole mechanism, grouped by topic in the parent classes."""


class FamilyUfuncs:
    """The same of a family, which take its parameters p (np,) as their last argument."""


class BodyUfuncs(BodyFrames):
    __doc__ = BodyFrames.__doc__
