"""Lines, motors, screws and their systems; dyadics, fields, forces, observers, transference.

What it has is listed in screws.pyi; each is imported when it is first used.
"""

from poinsot.namespaces import declared

__getattr__, __dir__, __all__ = declared(__name__, __file__)
