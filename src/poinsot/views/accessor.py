"""What belongs to a run beyond its variables: ``run.poinsot`` on every dataset, from a run, a file or by hand.

xarray is not imported for it: it is registered when both packages are there, in whichever order they are imported.
Law: tests/views/test_accessor.py
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from poinsot.showing import VIEWS

if TYPE_CHECKING:
    import pandas as pd
    import xarray as xr
    from matplotlib.figure import Figure

    from poinsot.simulation.results.ledger import Ledger


class Accessor:
    """``run.poinsot``: the ledger and the picture of a run."""

    def __init__(self, dataset: xr.Dataset) -> None:
        self._dataset = dataset

    def __repr__(self) -> str:
        offered = [f"{name}()" if callable(each) else name for name, each in vars(Accessor).items() if name[0] != "_"]
        return f"<of the run of {self._dataset.attrs.get('system', '?')!r}: {', '.join(offered)}>"

    def ledger(self) -> Ledger:
        """Where every joule came from and went; see :func:`poinsot.ledger`."""
        from poinsot.simulation.results.ledger import ledger

        return ledger(self._dataset)

    @property
    def events(self) -> xr.Dataset:
        """The events of the run, along "event": time [s], element, row, kind, before, after, impulse, energy lost [J].

        Without events where nothing switches.
        """
        import xarray as xr

        found = {str(name): each.variable for name, each in self._dataset.data_vars.items() if each.dims == ("event",)}
        return xr.Dataset({name.removeprefix("event_"): each for name, each in found.items()})

    def table(self, *names: str, tidy: bool = False) -> pd.DataFrame:
        """Variables as a table of pandas, a row for each sample: ``run.poinsot.table("joint_position", "body_twist")``.

        names   without names all that run along the time, or along the members of an ensemble
        tidy    False: a column for each entry, its unit in the header, "joint_position[shoulder] (rad)"; True: a row
                for each number, beside the names along its dimensions
        Errors  SimulationError for names that the run has not, and for dimensions that would be crossed
        """
        from poinsot.simulation.results.tables import table

        return table(self._dataset, names, tidy)

    def plot(self) -> Figure:
        """Coordinates, rates, energies and the ledger's residual over time: a Matplotlib figure, to
        be saved or shown."""
        from poinsot.views.plots import plot_run

        return plot_run(self._dataset)


def registered() -> None:
    """Make the accessor known to xarray, once it is there, and the pictures to those who are drawn."""
    VIEWS.update(diagram=_diagram, bonds=_bonds, html=_html, latex=_latex)
    if "xarray" in sys.modules:
        _register(sys.modules["xarray"])
    else:
        sys.meta_path.insert(0, _Waiting())


def _diagram(network: Any, **options: Any) -> Any:
    from poinsot.views.diagrams.diagram import network_diagram

    return network_diagram(network, **options)


def _bonds(network: Any, graph: Any) -> Any:
    from poinsot.views.diagrams.diagram import bond_diagram

    return bond_diagram(network.name, graph)


def _html(thing: Any) -> str:
    from poinsot.views.notebooks import html

    return html(thing)


def _latex(thing: object) -> str | None:
    from poinsot.views.notebooks.mathematics import latex

    return latex(thing)


def _register(xarray: Any) -> None:
    if not hasattr(xarray.Dataset, "poinsot"):
        xarray.register_dataset_accessor("poinsot")(Accessor)


class _Waiting:
    """Sees xarray being imported, steps aside, and registers the accessor when that is done."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != "xarray":
            return None
        sys.meta_path.remove(self)
        spec = find_spec(name)
        if spec is not None and spec.loader is not None:
            spec.loader = _Registering(spec.loader)  # type: ignore[assignment]  # its base loads much
        return spec


class _Registering:
    """The loader of xarray, which registers the accessor after it."""

    def __init__(self, loader: Any) -> None:
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        found: ModuleType | None = self._loader.create_module(spec)
        return found

    def exec_module(self, module: ModuleType) -> None:
        if module.__spec__ is not None:
            module.__spec__.loader = self._loader
        module.__loader__ = self._loader
        self._loader.exec_module(module)
        _register(module)
