"""Environments for reinforcement learning, as Gymnasium has them.

What it has is listed in __init__.pyi; each is imported when it is first used, Gymnasium with it.
"""

from poinsot.namespaces import declared

__getattr__, __dir__, __all__ = declared(__name__, __file__)
