"""Sampled and event-driven controllers, and ready-made ones.

What it has is listed in __init__.pyi; each is imported when it is first used.
"""

from poinsot.namespaces import declared

__getattr__, __dir__, __all__ = declared(__name__, __file__)
