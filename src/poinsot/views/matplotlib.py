"""Matplotlib for all pictures: an extra, with the sentence for its absence."""

from poinsot.errors import PoinsotError

try:
    from matplotlib import rc_context
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.backend_bases import FigureCanvasBase
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.cm import ScalarMappable
    from matplotlib.collections import PolyCollection
    from matplotlib.colors import LinearSegmentedColormap, Normalize
    from matplotlib.figure import Figure, FigureBase
    from matplotlib.lines import Line2D
    from matplotlib.patches import FancyArrowPatch
    from matplotlib.patheffects import withStroke
    from matplotlib.text import Text
    from matplotlib.ticker import MaxNLocator
    from matplotlib.transforms import Bbox
except ModuleNotFoundError as error:
    if error.name != "matplotlib":
        raise
    raise PoinsotError("pictures need Matplotlib, which is not installed: pip install 'poinsot[plot]'") from None

__all__ = [
    "Artist", "Axes", "Bbox", "FancyArrowPatch", "Figure", "FigureBase", "FigureCanvasAgg", "FigureCanvasBase",
    "Line2D", "LinearSegmentedColormap", "MaxNLocator", "Normalize", "PolyCollection", "ScalarMappable",
    "Text", "rc_context", "withStroke",
]  # fmt: skip
