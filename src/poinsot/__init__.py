"""poinsot: mechanisms and physical networks, described once; their geometry, equations, compiled dynamics and
motion.

The public names are listed in __init__.pyi; each is imported when it is first used. The accessor
``run.poinsot`` is registered when xarray is imported.
"""

from poinsot.algebra import texts
from poinsot.namespaces import declared
from poinsot.views.accessor import registered

__version__ = "0.2.0"
__getattr__, __dir__, __all__ = declared(__name__, __file__)
registered()
texts.SOURCES["nearest"] = "poinsot.code.texts"
