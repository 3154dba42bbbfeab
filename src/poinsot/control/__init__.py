"""Controllers that act at moments of their own, and ready ones to begin with.

What it has is listed in __init__.pyi; each is imported when it is first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
