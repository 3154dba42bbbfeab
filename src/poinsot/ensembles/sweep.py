"""`sweep`: operating points of a network that differ in numbers, with their small signals where they are asked for.

What varies, its names, grids and dimensions are those of `ensemble`.
Units: those of the variables; frequencies in Hz. Law: tests/files/test_netlist_sweeps.py. Source: Nagel, SPICE2 (1975).
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypedDict, cast
from warnings import catch_warnings, filterwarnings

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.ensembles.axes import Axes, read_axes
from poinsot.ensembles.kept import MEANINGS, names_called
from poinsot.ensembles.names import Varying, arguments, resolve
from poinsot.ensembles.units import units_of, values_in_si
from poinsot.errors import FileWarning, PoinsotError, SimulationError, nearest, option
from poinsot.motion.of_network.operating_point import OperatingPoint
from poinsot.motion.of_network.small_signal import response
from poinsot.networks.states import variable_units
from poinsot.simulation.checkpoints.resuming import package_version
from poinsot.simulation.models import HasFamily, numbers_of
from poinsot.systems.network import Network
from poinsot.systems.units import inputs_in_si

if TYPE_CHECKING:
    import xarray as xr

POINT_LIMIT = 1_000_000


def sweep(
    model: object,
    over: Mapping[str, object] | None = None,
    *,
    outputs: Sequence[str] | None = None,
    inputs: Mapping[str, object] | None = None,
    parameters: Mapping[str, float | str] | None = None,
    held: Mapping[str, float] | None = None,
    frequencies: ArrayLike | None = None,
    stimuli: Mapping[str, complex] | None = None,
    follow: bool | None = None,
    zip: bool = False,
    members: int | None = None,
    seed: int = 0,
) -> xr.Dataset:
    """Operating points of one network that differ in numbers, as one dataset: SPICE's .dc and .step.

        po.sweep(amplifier, over={"V1": np.linspace(0, 5, 51)}, outputs=["out", "RC.current"])

    model     a network, a family, or the path of a file, whose [parameters] or .param then can vary
    over      name → values, as of `ensemble`; without it what the netlist says by .step and .dc
    outputs   names of nodes and variables; without it the potentials of all nodes
    inputs, parameters, held    what all points have in common: sources, parameters, storage that stays as it is
    frequencies  [Hz]: the response of each point as well, "out_response" (…, frequency), complex, to the small changes
              ``stimuli`` of sources; without these to what the netlist says by AC
    follow    whether each point is sought from the one before, as SPICE does, so that what has several points keeps to
              one; without it where the file's .dc says what varies
    zip, members, seed   as of `ensemble`
    Returns   dataset along the dimensions of ``over``. `status` of a point is "done" or "failed", with the reason in
              `failure`; its variables are NaN then
    Errors    SimulationError for unknown names, with the nearest; ModelError for what is no network
    Law       each point is that of `Network.operating_point` with these numbers, tests/files/test_netlist_sweeps.py
    Source    Nagel, SPICE2 (1975), §4
    """
    follow = (over is None) if follow is None else follow
    over = _asked(model, over)
    over, inputs = values_in_si(model, over), None if inputs is None else inputs_in_si(model, inputs)
    axes = read_axes(over, bool(zip), members, seed)
    with untold_steps():
        varying = resolve(model, [each.name for each in axes.varied])
    if not isinstance(varying.plain, Network):
        raise SimulationError(f"a sweep is of operating points, which networks have, not of {varying.plain!r:.60}")
    if axes.count > POINT_LIMIT:
        raise SimulationError(f"the sweep has {axes.count:,} points, and {POINT_LIMIT:,} are the most")
    swept = _Swept(varying, {"initial": held, "inputs": inputs, "parameters": parameters}, outputs)
    if frequencies is not None:
        swept.look_near(np.atleast_1d(np.asarray(frequencies, dtype=np.float64)), stimuli)
    swept.run(axes, follow)
    return swept.dataset(axes)


@contextmanager
def untold_steps() -> Iterator[None]:
    """Leave out the warning that a single run takes one of the values of .step."""
    with catch_warnings():
        filterwarnings("ignore", r".*\.step asks for", FileWarning)
        yield


def _asked(model: object, over: Mapping[str, object] | None) -> Mapping[str, object]:
    """The varied numbers, as given or from the file."""
    if over is not None:
        return over
    if isinstance(model, str | os.PathLike):
        from poinsot.files.load import Source

        with untold_steps():
            model = (model if isinstance(model, Source) else Source(model, {})).load()
    asked = model.analyses if isinstance(model, Network) else None
    if asked is None or not (asked.steps or asked.sweep):
        raise SimulationError(
            "nothing varies: the file has no .step and no .dc line; say what, as in "
            f"{option('over', {'V1': [0.0, 1.0, 2.0]})}"
        )
    return {**asked.steps, **asked.sweep}


class PointArguments(TypedDict):
    """The arguments of the operating point at one place of the sweep."""

    initial: Mapping[str, float] | None
    inputs: Mapping[str, object] | None
    parameters: Mapping[str, float] | None


class _Swept:
    """Points found one after the other, and their variables."""

    def __init__(self, varying: Varying, base: Mapping[str, object], outputs: Sequence[str] | None) -> None:
        self.varying, self.base = varying, base
        self.last: OperatingPoint | None = None
        self.units = variable_units(varying.plain.model)
        self.outputs = [*varying.plain.node_names] if outputs is None else [*dict.fromkeys(outputs)]
        if unknown := [name for name in self.outputs if name not in self.units]:
            raise SimulationError(
                f"network {varying.plain.name!r} has no variable or node {unknown[0]!r}"
                f"{nearest(unknown[0], self.units)}"
            )
        self.frequencies, self.stimuli = np.zeros(0), dict[str, complex]()

    def look_near(self, frequencies: Floats, stimuli: Mapping[str, complex] | None) -> None:
        """Ask for small signals, too."""
        self.frequencies = frequencies
        self.stimuli = dict(self.varying.plain.analyses.stimuli if stimuli is None else stimuli)
        if not self.stimuli:
            raise SimulationError(
                f"no source of the network says AC: say which change, as in {option('stimuli', {'V1': 1.0})}, by their "
                f"names ({', '.join(self.varying.plain.sources[:6])})"
            )

    def run(self, axes: Axes, follow: bool) -> None:
        """Find all points; follow: each from the one before."""
        n = axes.count
        self.status, self.failure = np.full(n, "done", dtype=object), np.full(n, "", dtype=object)
        self.iterations = np.zeros(n, dtype=np.int64)
        self.values = {name: np.full(n, np.nan) for name in self.outputs}
        self.responses = np.full((n, len(self.frequencies), len(self.outputs)), np.nan + 0j)
        values = axes.values(0, n)
        for k in range(n):
            try:
                self._put(
                    k,
                    self._point(
                        cast(PointArguments, arguments(self.varying, self.base, values, k)),
                        self.last if follow else None,
                    ),
                )
            except PoinsotError as error:
                self.status[k], self.failure[k], self.last = "failed", str(error), None

    def _point(self, said: PointArguments, near: OperatingPoint | None) -> OperatingPoint:
        """The operating point with these inputs, held values and parameters."""
        family = self.varying.model
        network = self.varying.plain
        if isinstance(family, HasFamily):
            network = family.at(family.values(**numbers_of(said["parameters"])))  # type: ignore[attr-defined]
        elif said["parameters"]:
            raise SimulationError(f"{network.name!r} has no parameters: name the file, or addresses of its elements")
        self.last = network.operating_point(inputs=said["inputs"], held=said["initial"], near=near)
        return self.last

    def _put(self, k: int, point: OperatingPoint) -> None:
        self.iterations[k] = point.iterations
        for name in self.outputs:
            self.values[name][k] = point[name]
        if len(self.frequencies):
            from poinsot.motion.of_network.small_signal import small_signal

            made = small_signal(point, [*self.stimuli], self.outputs)
            self.responses[k] = response(made, self.frequencies, self.stimuli)

    def dataset(self, axes: Axes) -> xr.Dataset:
        """The points along the dimensions of what varies."""
        import xarray as xr

        from poinsot.simulation.results.dataset import result

        kinds = {name.given: name.what for name in self.varying.names}
        called = names_called(axes, {*self.outputs, *MEANINGS, "frequency"}, kinds)
        along, shape = tuple(called[dim] for dim in axes.sizes), axes.shape
        found: dict[str, object] = {}
        for k, name in enumerate(self.outputs):
            about = {"units": self.units[name]}
            found[name] = along, self.values[name].reshape(shape), about
            if len(self.frequencies):
                spectrum = self.responses[:, :, k].reshape(*shape, -1)
                found[f"{name}_response"] = (*along, "frequency"), spectrum, about
        for name, each in (("status", self.status), ("failure", self.failure)):
            found[name] = along, each.reshape(shape).astype(str), {"long_name": MEANINGS[name]}
        about = {"long_name": "iterations of Newton's method", "units": "1"}
        found["iterations"] = along, self.iterations.reshape(shape), about
        units = units_of(self.varying)
        coordinates = axes.coordinates(called, units, lambda count, values: values(0, count))
        if len(self.frequencies):
            coordinates["frequency"] = ("frequency",), self.frequencies, {"units": "Hz"}
        attrs = {
            "system": self.varying.plain.name,
            "status": "done",
            "members": axes.count,
            "poinsot": package_version(),
        }
        return result(xr.Dataset(found, coordinates, attrs))
