"""What one declares to add a pair, an element or an algorithm of one's own, and those there are.

What it has is listed in elements.pyi; each is imported when it is first used.
"""

from poinsot.namespaces import declared

__getattr__, __dir__, __all__ = declared(__name__, __file__)
