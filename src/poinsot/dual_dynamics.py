"""Dual vectors and dual inertia, and the dynamics of mechanisms by them.

What it has is listed in dual_dynamics.pyi; each is imported when it is first used.
"""

from poinsot.namespaces import declared

__getattr__, __dir__, __all__ = declared(__name__, __file__)
