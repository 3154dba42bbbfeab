"""Readers of mechanisms and networks, and the declarations that add a format or a kind of table.

What it has is listed in __init__.pyi; each is imported when it is first used.
"""

from poinsot.namespaces import declared

__getattr__, __dir__, __all__ = declared(__name__, __file__)
