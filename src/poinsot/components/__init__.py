"""Components of networks: elements of every domain, each declared once by its relation."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
