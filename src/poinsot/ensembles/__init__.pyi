"""The public module of this package: what is made of members on the way."""

from . import reductions

__all__ = ["reductions"]
