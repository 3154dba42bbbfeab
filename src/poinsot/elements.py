"""The declarations that add a pair, an element or an algorithm, and those there are.

What it has is listed in elements.pyi; each is imported when it is first used.
"""

from poinsot.namespaces import declared

__getattr__, __dir__, __all__ = declared(__name__, __file__)
