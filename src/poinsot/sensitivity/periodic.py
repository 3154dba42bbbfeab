"""Periodic steady states by shooting: the state that a network comes back to after one period.

    x(T; x₀) = x₀,   x₀ ← x₀ + (1 − M)⁻¹ (x(T; x₀) − x₀),   M = ∂x(T)/∂x₀        monodromy, multipliers eig M

M is that of `Sensitivity`, through events too; where runs are not differentiated it is taken by differences of runs.
Storage that others bind follows from them. Units: those of the states; T in s. Law: equals the end of a long run,
tests/sensitivity/test_periodic.py. Source: Aprille & Trick, Proc. IEEE 60 (1972) 108.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.components.primitives import Relation
from poinsot.errors import ModelError, SimulationError
from poinsot.networks.machine import Machine
from poinsot.sensitivity.of_run import Sensitivity
from poinsot.simulation.models import HasFamily, numbers_of, refuse_parameters
from poinsot.simulation.options import read_number
from poinsot.simulation.results.trajectory import Trajectory
from poinsot.simulation.simulate import simulate
from poinsot.systems.network import Network, NetworkFamily

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.motion.residual_form import ResidualForm

_TRIES, _SETTLING = 40, 3  # iterations; periods of a run before the first
_NOTHING = 1e-12  # of the largest state: rounding
_STEP = 1e-4  # of the size of a state: differences of runs are good to half the digits of a run
_AGAIN = 1e3  # tolerances: what may be missed after a second period
_MET = 10.0  # tolerances: what may be missed after a period; in directions that come back from anywhere it tells
_FIRST = 1e3  # by which charges that grow as exponentials are bound before others: where blocked they tell no voltage
_RANK = 1e-10
"""Singular value of 1 − M, in units of the states, below which a direction is periodic from any start."""


def periodic(
    model: object,
    period: float | str,
    *,
    start: float | None = None,
    initial: Mapping[str, float] | None = None,
    inputs: Mapping[str, object] | None = None,
    parameters: Mapping[str, float | str] | None = None,
    outputs: Sequence[str] | None = None,
    samples: int = 401,
    tolerance: float = 1e-8,
    **options: object,
) -> xr.Dataset:
    """The periodic steady state of a network driven with this period [s], as a run over one period that begins there.

        cycle = po.periodic(buck, 1e-5)
        cycle["C.voltage"], cycle.monodromy, cycle.multiplier_size

    model     a network, a family, or the path of its file
    start     when the period begins [s], for sources that are periodic from then on alone; else the file's, else 0
    initial   values by name from which it is sought; without them where runs begin, after a few periods
    inputs, parameters, outputs, options   as of `simulate`; rtol is 1e-9 where it is not said
    tolerance   of the last step, in the sizes of the states
    Returns   dataset of `simulate` over one period; "monodromy" (end_state, begin_state): how the state at its end
              follows that at its begin; "multiplier_size", "multiplier_angle" [rad]: its eigenvalues, below 1 in size
              where the state is stable. attrs: period, iterations, periods, which is how many were run in all
    Errors    SimulationError where none was found, with the states that come back least; ModelError for mechanisms
    Law       equals the end of a long run, tests/sensitivity/test_periodic.py
    Source    Aprille & Trick, Proc. IEEE 60 (1972) 108
    """
    period = read_number("the period", period, unit="s")
    if period <= 0.0:
        raise SimulationError(f"the period must be a positive number of seconds, not {period!r:.40}")
    network = _network(model, parameters)
    said = {"rtol": 1e-9, **{name: value for name, value in options.items() if value is not None}}
    start = float(network.run.start or 0.0) if start is None else start
    cycle = _Cycle(network, period, start, dict(inputs or {}), said)
    y, iterations = cycle.found(cycle.begun(initial), tolerance)
    cycle.refuse_others(y, tolerance)
    run = cast("Callable[..., xr.Dataset]", simulate)(
        cycle.network, start + period, start=start, initial=cycle.named(y), inputs=cycle.inputs, outputs=outputs,
        samples=samples, **said,
    )  # fmt: skip
    states = list(cycle.names)
    multipliers = np.linalg.eigvals(cycle.M)
    multipliers = multipliers[np.lexsort((np.angle(multipliers), -np.abs(multipliers)))]
    found: xr.Dataset = run.assign(
        monodromy=(("end_state", "begin_state"), cycle.M, {"long_name": "the state after a period by that before"}),
        multiplier_size=(("multiplier",), np.abs(multipliers), {"units": "1"}),
        multiplier_angle=(("multiplier",), np.angle(multipliers), {"units": "rad"}),
    ).assign_coords(end_state=states, begin_state=states)
    found.attrs |= {"period": period, "iterations": iterations, "periods": cycle.periods}
    return found


def _network(model: object, parameters: Mapping[str, float | str] | None) -> Network:
    """The network at these parameters, runs starting from their initial values."""
    if isinstance(model, str) or hasattr(model, "__fspath__"):
        from poinsot.files.load import Source

        source = model if isinstance(model, Source) else Source(model, {})
        model = source.family(*parameters) if parameters else source.load()
    if not isinstance(model, HasFamily):
        refuse_parameters(getattr(model, "name", type(model).__name__), parameters)
    else:
        model = cast(NetworkFamily, model).at(cast(NetworkFamily, model).values(**numbers_of(parameters)))
    if not isinstance(model, Network):
        raise ModelError(f"a periodic steady state is found of networks, not of {model!r:.60}")
    if model.controllers:
        raise ModelError(f"network {model.name!r} has controllers, with states of their own: its cycles are not sought")
    if any(isinstance(each, Machine) for each in model.model.primitives):
        raise ModelError(f"network {model.name!r} holds a mechanism: periodic steady states are found without any")
    if late := [e.name for e in model.model.primitives if isinstance(e, Relation) and e.delays]:
        raise ModelError(
            f"network {model.name!r}: waves are under way in {late[0]!r}, so a state does not tell what follows, and "
            "no cycle is sought; simulate until it comes, or take `distributed.TransmissionLine`, a line cut into cells"
        )
    return model


class _Cycle:
    """One period of a network as a function of its independent states y at its begin."""

    def __init__(
        self, network: Network, period: float, start: float, inputs: dict[str, object], options: dict[str, object]
    ) -> None:
        self.whole, self.network = network, copy(network)
        self.network.analyses = replace(network.analyses, at_rest=False)
        self.period, self.start, self.inputs, self.options = period, start, inputs, options
        self.names = _independent(network, inputs)
        self.differentiable, self.periods = True, 0
        if not self.names:
            raise SimulationError(f"network {network.name!r} stores nothing: each of its states is periodic at once")

    def named(self, y: Floats) -> dict[str, float]:
        """Initial values."""
        return dict(zip(self.names, y.tolist(), strict=True))

    def begun(self, initial: Mapping[str, float] | None) -> Floats:
        """Where the search begins: after a few periods from where a run begins."""
        over = self.start + _SETTLING * self.period
        run = self._run(self.whole, initial, over, 2)
        self.periods += _SETTLING
        return self._last(run)

    def found(self, y: Floats, tolerance: float) -> tuple[Floats, int]:
        """y that comes back, and how many iterations that took."""
        best = np.inf
        for k in range(1, _TRIES + 1):
            end, self.M, size = self._over(y)
            missed = (end - y) / size
            A = np.eye(len(y)) - self.M * size / size[:, None]
            step = np.linalg.lstsq(A, missed, rcond=_RANK)[0]
            if np.abs(step).max() <= tolerance and np.abs(missed).max() <= _MET * tolerance:
                return y, k
            far = float(np.linalg.norm(missed))
            y = end if far > 2.0 * best else y + step * size  # what switches otherwise is first run on
            best = min(best, far)
        worst = np.argsort(-np.abs(missed))[:3]
        listed = ", ".join(f"{self.names[i]!r} by {missed[i] * size[i]:.3g}" for i in worst)
        raise SimulationError(
            f"network {self.network.name!r}: no state was found that comes back after {self.period:g} s; after "
            f"{_TRIES} iterations there still miss {listed}. Is that a period of its sources? Take a whole multiple of "
            "it where the network answers with a longer one, a smaller rtol, or initial values nearer by"
        )

    def refuse_others(self, y: Floats, tolerance: float) -> None:
        """SimulationError where the period after this one ends elsewhere: sources of another period, switches that
        remember."""
        run = self._run(self.network, self.named(y), self.start + 2.0 * self.period, 129)
        size = self._sizes([run.variables[name][1] for name in self.names])
        away = np.abs(self._last(run) - y) / size
        self.periods += 2
        if away.max() > _AGAIN * tolerance:
            k = int(np.argmax(away))
            raise SimulationError(
                f"network {self.network.name!r}: a state comes back after {self.period:g} s, and not after twice as "
                f"long, where {self.names[k]!r} is {away[k] * size[k]:.3g} away: its sources have another period, a "
                "switch remembers where the period begins, or the cycle is unstable. Say the whole period, or begin it "
                "elsewhere, start=…"
            )

    def _over(self, y: Floats) -> tuple[Floats, Floats, Floats]:
        """The state after a period, its derivative by the one before, and the sizes of states in between."""
        if self.differentiable:
            try:
                return self._differentiated(y)
            except (SimulationError, ModelError):
                self.differentiable = False  # or what stops the run, which is then told by the next
        run = self._run(self.network, self.named(y), self.start + self.period, 65)
        end, size = self._last(run), self._sizes([run.variables[name][1] for name in self.names])
        columns = []
        for j in range(len(y)):
            moved = y.copy()
            moved[j] += _STEP * size[j]
            other = self._last(self._run(self.network, self.named(moved), self.start + self.period, 2))
            columns.append((other - end) / (moved[j] - y[j]))
        self.periods += 1 + len(y)
        return end, np.stack(columns, axis=1), size

    def _differentiated(self, y: Floats) -> tuple[Floats, Floats, Floats]:
        of = Sensitivity(
            self.network, self.names, initial=self.named(y), inputs=self.inputs, outputs=self.names,
            time=self.start + self.period, start=self.start, samples=65, **self.options,
        )  # fmt: skip
        run, slopes = of()
        self.periods += 1
        values = [run.variables[name][1] for name in self.names]
        M = np.stack([slopes[name][-1] for name in self.names])
        if not np.isfinite(M).all():
            raise SimulationError("the run grazes an event, where it has no derivative")
        return np.array([x[-1] for x in values]), M, self._sizes(values)

    def _sizes(self, values: Sequence[Floats]) -> Floats:
        """The largest of each state over a period; where it is always zero that of its like, else of all."""
        largest = np.array([np.abs(x).max() for x in values])
        return np.where(largest > _NOTHING * largest.max(initial=1e-300), largest, largest.max(initial=0.0) or 1.0)

    def _run(self, network: Network, initial: Mapping[str, float] | None, end: float, samples: int) -> Trajectory:
        return cast("Callable[..., Trajectory]", simulate)(
            network, end, start=self.start, initial=initial, inputs=self.inputs, outputs=self.names, samples=samples,
            dataset=False, progress=False, **self.options,
        )  # fmt: skip

    def _last(self, run: Trajectory) -> Floats:
        return np.array([run.variables[name][1][-1] for name in self.names])


def _independent(network: Network, inputs: Mapping[str, object]) -> list[str]:
    """The states that others do not bind, as runs of the network see it."""
    dynamics = network.system(inputs=inputs).dynamics
    if dynamics.flow is None and dynamics.residual is not None:
        form = dynamics.residual()
        names, bound = form.solved.names[: form.states], _bound_together(form)
    else:
        names, bound = tuple(network.equations.state_names), {*network.equations.excess.bound_states}
    return [name for k, name in enumerate(names) if k not in bound]


def _bound_together(form: ResidualForm) -> set[int]:
    """The dependent states where storage and laws are solved together."""
    from scipy.linalg import null_space, qr

    from poinsot.motion.of_network.beginning import binding_rows
    from poinsot.motion.of_network.residual import slopes_of_rows

    rows, others = binding_rows(form)
    if not len(rows):
        return set()
    nx, rng = form.states, np.random.default_rng(0)
    J = slopes_of_rows(form, lambda f: rng.uniform(0.5, 2.0, (len(f.members), f.values, f.reads)))[rows]
    bound = null_space(J[:, others].toarray().T).T @ J[:, nx : 2 * nx].toarray()
    bound /= np.maximum(np.abs(bound).max(axis=0), 1e-300)
    _, R, order = qr(bound * np.where(form.solved.nominal > 0.0, _FIRST, 1.0), pivoting=True)
    rank = int((np.abs(np.diag(R)) > _RANK * max(abs(R[0, 0]), 1e-300)).sum())
    return set(order[:rank].tolist())
