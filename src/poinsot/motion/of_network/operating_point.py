"""The operating point of a network: where it rests while its sources stay as they are.

    F(ẋ, x, w, t) = 0 with ẋ = 0, of storage that is held with its x and a free ẋ

Newton's method on the residual form, with the steps of junctions limited; where it fails, with a leak across every law
that is made smaller step by step, and then with sources that grow from nothing. Storage that nothing determines (a node
between capacitors) keeps its charge.
Law: equals ngspice's .op, tests/networks/test_operating_points.py. Source: Nagel, SPICE2 (1975), §4.
Units: those of y; conductances in through per across of the domain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algebra.caching import cached_property
from poinsot.algebra.collecting import paused
from poinsot.components import electrical
from poinsot.components.domains import THERMAL
from poinsot.components.primitives import (
    GROUND,
    IdealSource,
    Relation,
)
from poinsot.errors import ModelError, SimulationError, StartWarning, nearest, warn
from poinsot.motion.of_equations import refuse_other_inputs
from poinsot.motion.of_network.beginning import AT_REST, evaluate_laws
from poinsot.motion.of_network.modes_at_rest import refuse_others, switched, with_modes
from poinsot.motion.of_network.residual import (
    Matrices,
    even,
    residual_form,
    rows_at_rest,
    slopes_of_laws,
    slopes_of_rows,
)
from poinsot.motion.residual_form import JunctionReads, ResidualForm
from poinsot.networks.forms import LAW, STATE, Form, add
from poinsot.networks.initial import find_state, said_state
from poinsot.networks.model import NetworkModel, Opened, opened_parts, potential_terms
from poinsot.networks.network import NetworkEquations
from poinsot.networks.residual import Residual
from poinsot.networks.states import NetworkStates
from poinsot.records import dataclass, field
from poinsot.showing import Shown

if TYPE_CHECKING:
    from scipy.sparse import csr_array

_ITERATIONS, _STEPS = 100, 60  # iterations of one solution; solutions of one way
_CLOSE = 1e-12  # of an unknown: the last step
_ROUNDING = 1e-15  # of the largest unknown of a kind
_SETTLED = 1e-13  # of the terms of a row: what is missed before a last step that squares it
_STALLED = 1e-11  # the same where it no longer falls by half: rounding within laws, as of a junction near 0 V
_RANK, _REFINED = 1e-7, 4  # of a matrix made even: directions far below are none; steps to what is above
_MET = 1e-9  # of the terms of a row: what may be missed at the end
_ARGUED = 1e-14  # of the arguments of laws: a current by their rounding alone may be missed
_FLOOR = 1e-3  # of the largest row: a row of smaller terms may be all rounding
_SHORTEST = 1e-6  # of a way: no shorter step is tried
_SOLVED = 1e-6  # of the right side: more is missed where a matrix is singular
_FIRST, _LONGEST = 1e-9, 1e12  # [s]: steps of settling
_LEAKS = (1e-2, 1e-14)  # the first leak, and the last before none [S, or as the domain has it]


@dataclass(frozen=True, eq=False)
class OperatingPoint(Shown):
    """Where a network rests while its sources stay as they are.

    state       (nx,) to begin a run from: ``po.simulate(network, initial=point.state)``
    variables   by name, "R1.voltage", "R1.current", "C1.charge"; potentials: of every node, over the ground
    way         "directly", "nearby", "by leaks", "by growing sources" or "by settling"; iterations: how many
                in all
    ``point["out"]``, ``point["R1.current"]``: either by its name
    Law         Kirchhoff's laws and those of all elements; equals ngspice, tests/networks/test_operating_points.py
    Source      Nagel, SPICE2 (1975), §4
    """

    name: str
    state: Floats
    variables: Mapping[str, float]
    potentials: Mapping[str, float]
    way: str
    iterations: int
    at_rest: AtRest = field(repr=False)

    def __contains__(self, name: object) -> bool:
        return name in self.variables or name in self.potentials

    def __getitem__(self, name: str) -> float:
        known = {**self.variables, **self.potentials}
        if name not in known:
            raise ModelError(
                f"the operating point of {self.name!r} has no variable or node {name!r}{nearest(name, known)}"
            )
        return known[name]


@paused()
def operating_point(
    network: NetworkEquations,
    inputs: Mapping[str, object] | None = None,
    held: Mapping[str, object] | None = None,
    time: float = 0.0,
    starting: bool = False,
    near: OperatingPoint | None = None,
    guess: Mapping[str, float] | None = None,
) -> OperatingPoint:
    """Where the network rests with its sources as they are at a time; see `Network.operating_point`.

    guess     potentials of nodes near which it is sought: they are held at first, then let go
    starting  whether storage whose element says how it starts is held there, too
    """
    equations = NetworkStates(network.model, inputs or {})
    refuse_other_inputs(f"network {network.name!r}", inputs or {}, [*equations.driven.at])
    _refuse_mechanisms(equations)
    refuse_others(equations)
    closed = {s.name: s.closed for _, s in equations.switches}
    if near is not None:
        closed = {name: near.at_rest.closed.get(name, on) for name, on in closed.items()}
    before, tried = closed, list[dict[str, bool]]()
    while True:
        model = with_modes(network.model, closed) if closed else network.model
        found = AtRest(NetworkStates(model, _own(model, inputs or {})), held or {}, time, starting)
        found.closed = closed
        point = found.point(*found.solved(near, {} if near is not None else guess or {}))
        wanted = switched(equations, closed, point.variables, time, before)
        others = [name for name in closed if wanted[name] != closed[name]]
        if not others:
            return point
        tried.append(closed)
        if wanted in tried:  # not all at once
            wanted = {**closed, others[0]: wanted[others[0]]}
        if wanted in tried or len(tried) > _ITERATIONS:
            raise SimulationError(
                f"network {model.name!r}: no operating point was found, for no positions of {', '.join(others[:6])} "
                "agree with what passes them"
            )
        closed = wanted


def begun_at_rest(
    network: NetworkEquations,
    inputs: Mapping[str, object],
    initial: object,
    time: float,
    guess: Mapping[str, float] | None = None,
) -> Floats | None:
    """The state of the operating point, where a run is to begin there; None where a state is given.

    Warns, StartWarning, where a netlist wants it and there is none: the run begins with what its storage says.
    """
    if isinstance(initial, str):
        if initial != AT_REST:
            raise SimulationError(
                f"network {network.name!r}: initial values are given by name, or as {AT_REST!r}, not as {initial!r:.60}"
            )
        return operating_point(network, inputs, time=time, starting=True, guess=guess).state
    if isinstance(initial, (np.ndarray, list, tuple)):
        return None
    try:
        held = dict(initial) if isinstance(initial, Mapping) else {}
        return operating_point(network, inputs, held, time, starting=True, guess=guess).state
    except (ModelError, SimulationError) as error:
        warn(
            StartWarning(f"the run begins with what storage starts with, as by UIC, not at an operating point: {error}")
        )
        return None


class AtRest:
    """F with ẋ = 0, solved for (x, w), of storage that is held for (ẋ, w).

    z  of the last solution: ẋ, x, w, signals, laws; free: the places in z of what is solved for; closed: its switches
    form, running  where nothing varies, and else: they differ where waves arrive late
    """

    closed: Mapping[str, bool]

    def __init__(self, equations: NetworkStates, held: Mapping[str, object], time: float, starting: bool) -> None:
        self.equations, self.model = equations, equations.model
        self.held, self.time, self.starting = held, time, starting
        self.residual = Residual(equations)
        self.form = residual_form(self.residual, [], 0)
        self.matrix = Matrices(self.residual)
        x, said = said_state(equations, held)
        said &= starting
        said[[find_state(equations, name)[0] for name in held]] = True
        u = equations.driven.sampled_at(time)
        self.signals = np.array([float(equations.value(e.name, time, u)) for _, e in equations.sources])
        nx, self.m = self.form.states, 2 * self.form.states + self.form.unknowns
        self.free = np.where(np.append(said, np.zeros(self.form.unknowns, bool)), 0, nx) + np.arange(self.m - nx)
        self.free[nx:] = np.arange(2 * nx, self.m)
        self.running = self.form
        if self.residual.delays:
            self.form = replace(self.form, rows=self.matrix(rows_at_rest(self.residual, said.tolist())))
        self.sources = [source.name for _, source in equations.sources]
        self.start = np.zeros(self.form.rows.shape[1])
        self.start[nx : 2 * nx] = np.where(said, x, 0.0)
        self.start[2 * nx : self.m] = self.form.solved.rest
        hot = [self.model.branches[self.model.first_branch(k)].domain is THERMAL for k, _ in equations.sources]
        self.grow = np.where(hot, 0.0, 1.0)  # of the signals: what grows from nothing where that is a way
        self.iterations = 0

    def solved(
        self, near: OperatingPoint | None = None, guess: Mapping[str, float] | None = None
    ) -> tuple[Floats, str]:
        """z where it rests, and how that was found; ``near``: one of other numbers, looked at first; ``guess``: the
        potentials of nodes there."""
        ways: list[tuple[str, Callable[[], Floats | None]]] = [
            ("directly", self._directly), ("by leaks", self._by_leaks), ("by growing sources", self._by_sources),
            ("by settling", self._by_settling),
        ]  # fmt: skip
        if near is not None and near.at_rest.form.solved.names == self.form.solved.names:
            start = self.start.copy()
            start[self.free] = near.at_rest.z[self.free]
            ways = [("nearby", lambda: self._newton(self.form, start, 1.0)), *ways]
        if guess and (there := self._guessed(guess)) is not None:
            ways = [("nearby", lambda: self._newton(self.form, there, 1.0)), *ways]
        for way, solve in ways:
            if (found := solve()) is not None:
                return found, way
        raise SimulationError(
            f"network {self.model.name!r} has no operating point that was found, directly, by leaks, by growing "
            f"sources or by settling: {self._missed()}"
        )

    def _guessed(self, guess: Mapping[str, float]) -> Floats | None:
        """A start where these nodes have these potentials: each is held there by a source behind 1 Ω."""
        parts: list[Opened] = [part for placed in self.model.placed for part in opened_parts(*placed)]
        for node, value in guess.items():
            if node not in self.model.graph.vertices:
                known = nearest(node, self.model.graph.vertices)
                raise ModelError(f"network {self.model.name!r} has no node {node!r} to be near a potential{known}")
            parts.append((electrical.VoltageSource(f".nodeset {node}", value), (f".nodeset {node}", GROUND)))
            parts.append((electrical.Resistor(f".nodeset.r {node}", 1.0), (f".nodeset {node}", node)))
        held = NetworkModel(self.model.name, tuple(parts))
        there = AtRest(NetworkStates(held, self.equations.inputs), self.held, self.time, self.starting)
        try:
            point = there.point(*there.solved())
        except SimulationError:
            return None
        r, nx, start = self.residual, self.form.states, self.start.copy()
        values = [point.variables[name] for name in self.equations.state_names]
        for b in r.unknowns:
            if b >= len(self.model.branches):
                values.append(point.potentials[self.model.graph.vertices[b - len(self.model.branches)]])
            else:
                branch = self.model.branches[b]
                quantity = branch.domain.across if r.given[b] == "across" else branch.domain.through
                values.append(point.variables[f"{branch.name}.{quantity.name}"])
        values += there.z[2 * nx + len(there.residual.unknowns) :][: len(r.delays)].tolist()
        start[nx : nx + len(values)] = values
        return start

    def point(self, z: Floats, way: str) -> OperatingPoint:
        """The point with its variables by name."""
        nx = self.form.states
        if self.form.lines is not None:
            z[nx : 2 * nx] = self.form.lines.even(z[nx : 2 * nx])
        self.z = z
        variables = dict(zip(self.equations.state_names, z[nx : 2 * nx].tolist(), strict=True))
        values = [side.tolist() for side in self.values().values()]
        potentials = {GROUND: 0.0}
        for k, branch in enumerate(self.model.branches):
            variables[f"{branch.name}.{branch.domain.across.name}"] = values[0][k]
            variables[f"{branch.name}.{branch.domain.through.name}"] = values[1][k]
        for node, (above, b, sign) in self.model.above.items():
            potentials[node] = potentials[above] + sign * values[0][b]
        potentials.pop(GROUND)
        return OperatingPoint(self.model.name, z[nx : 2 * nx].copy(), variables, potentials, way, self.iterations, self)

    def values(self) -> dict[str, Floats]:
        """Across and through of every branch at the last solution."""
        return {
            "across": self.matrix(self.residual.across) @ self.z,
            "through": self.matrix(self.residual.through) @ self.z,
        }

    def output(self, name: str) -> Form:
        """A variable of an element, a state, or the potential of a node, over z."""
        if name in self.equations.state_names:
            return {(STATE, self.equations.state_names.index(name)): 1.0}
        found: Form = {}
        for variable, sign in potential_terms(self.model, name):
            add(found, self.forms[variable], sign)
        return found

    @cached_property
    def forms(self) -> dict[str, Form]:
        """Across and through of every branch by name, over z."""
        found = dict[str, Form]()
        for k, b in enumerate(self.model.branches):
            found[f"{b.name}.{b.domain.across.name}"] = self.residual.across[k]
            found[f"{b.name}.{b.domain.through.name}"] = self.residual.through[k]
        return found

    def _directly(self) -> Floats | None:
        return self._newton(self.form, self.start, 1.0)

    def _by_leaks(self) -> Floats | None:
        first, last = _LEAKS
        return self._path(lambda s, z: self._newton(self._leaking(first * (last / first) ** s), z, 1.0), True)

    def _by_sources(self) -> Floats | None:
        return self._path(lambda s, z: self._newton(self.form, z, s), False)

    def _by_settling(self) -> Floats | None:
        """The end of steps of implicit Euler that grow: (x − x_k)/h in the place of ẋ, each from the one before."""
        nx, z = self.form.states, self.start.copy()
        settles = self.free[:nx] >= nx
        h, last = _FIRST, None
        for _ in range(_STEPS):
            z[:nx][settles] = -z[nx : 2 * nx][settles] / h
            if (found := self._newton(self._over(h, settles), z, 1.0)) is None:
                h, z = h / 8.0, z if last is None else last.copy()
                continue
            z, last = found, found.copy()
            if h > _LONGEST:
                break
            h *= 10.0
        z[:nx][settles] = 0.0
        return self._newton(self.form, z, 1.0)

    def _over(self, h: float, settles: Bools) -> ResidualForm:
        """The form in which the rates of storage that settles have x/h added."""
        from scipy.sparse import csr_array

        nx, at = self.form.states, np.flatnonzero(settles)
        size = self.form.rows.shape[1]
        by_rate = csr_array((np.full(len(at), 1.0 / h), (at, nx + at)), shape=(size, size))
        rows, reads = (m + m @ by_rate for m in (self.form.rows, self.form.reads))
        return replace(self.form, rows=rows.tocsr(), reads=reads.tocsr())

    def _path(self, solve: Callable[[float, Floats], Floats | None], ends: bool) -> Floats | None:
        """The end of a way along s from 0 to 1, and where it ``ends`` one solution beyond."""
        z, s, step = solve(0.0, self.start), 0.0, 0.1
        for _ in range(_STEPS):
            if z is None or s == 1.0 or step < _SHORTEST:
                break
            to = min(1.0, s + step)
            if (found := solve(to, z)) is not None:
                z, s, step = found, to, 2.0 * step
            else:
                step /= 4.0
        if z is None or s < 1.0:
            return None
        return self._newton(self.form, z, 1.0) if ends else z

    def _leaking(self, leak: float) -> ResidualForm:
        """The form with a conductance across every law that gives a through variable."""
        first, residual = self.form.rows.shape[1] - self.residual.nn, self.residual
        ports = [
            b
            for b, branch in enumerate(self.model.branches)
            if isinstance(self.model.primitives[branch.element], Relation)
            and residual.relation(branch.element).outputs[branch.port] == "through"
        ]
        values = [first + i for b in ports for section, i in residual.through[b] if section == LAW]
        rows = self.form.rows + leak * (
            self.form.rows[:, values] @ self.matrix([self.residual.across[b] for b in ports])
        )
        return replace(self.form, rows=rows.tocsr())

    def _newton(self, form: ResidualForm, start: Floats, grown: float) -> Floats | None:
        """z with F = 0 from a start, signals grown to that share; None where no iteration leads there."""
        z, ns, m = start.copy(), len(self.signals), self.m
        z[m : m + ns] = (1.0 - (1.0 - grown) * self.grow) * self.signals
        at = form.reads @ z
        metric = np.concatenate([np.sqrt(form.solved.scale[: form.states]), np.ones(form.unknowns)])
        before = np.inf
        for _ in range(_ITERATIONS):
            self.iterations += 1
            slopes = evaluate_laws(form, z, at)
            if not np.isfinite(z).all():
                self.last = form, form.rows @ z, abs(form.rows) @ np.abs(z)
                return None
            bent = slopes_of_laws(form, slopes)
            z[len(z) - self.residual.nn :] += bent @ (form.reads @ z - at)
            missed, size = form.rows @ z, abs(form.rows) @ np.abs(z)
            self.last = form, missed, size
            step = _direction(slopes_of_rows(form, slopes)[:, self.free], -missed, metric)
            if step is None or not np.isfinite(step).all():
                return None
            z[self.free] += step
            v = form.reads @ z
            at, is_held = limited(form.junctions, v, at)
            largest = self._largest(np.abs(z[self.free]))
            done = (np.abs(step) <= _CLOSE * np.abs(z[self.free]) + _ROUNDING * largest).all()
            share = (np.abs(missed) / np.maximum(size + _FLOOR * size.max(initial=0.0), 1e-300)).max(initial=0.0)
            settled = share <= _SETTLED or before / 2.0 < share <= _STALLED
            before = share
            if not is_held and (done or settled):
                slopes = evaluate_laws(form, z)
                missed, size = np.abs(form.rows @ z), abs(form.rows) @ np.abs(z)
                steep = abs(slopes_of_laws(form, slopes)) @ (abs(form.reads) @ np.abs(z))
                rounded = _ARGUED * (abs(form.rows)[:, len(z) - self.residual.nn :] @ steep)
                return z if (missed <= _MET * (size + _FLOOR * size.max(initial=0.0)) + rounded).all() else None
        return None

    def _largest(self, sizes: Floats) -> Floats:
        """Of each unknown the largest of its kind."""
        group = np.array(self.form.solved.group, dtype=np.int64)
        found = np.zeros(1 + max(self.form.solved.group, default=0))
        np.maximum.at(found, group, sizes)
        return found[group]

    def _missed(self) -> str:
        """The elements with the largest residuals."""
        form, missed, size = self.last
        share = np.where(np.isfinite(missed), np.abs(missed), np.inf) / np.maximum(size, 1e-300)
        worst = [int(k) for k in np.argsort(-share)[:3] if share[k] > _MET] or [int(np.argmax(share))]
        names = list(dict.fromkeys(name for k in worst for name in form.around[k]()))
        listed = ", ".join(map(repr, names[:6]))
        return (
            f"the equations of {listed}{', …' if len(names) > 6 else ''} are not met. A source of voltage across an "
            "inductor, or of current into a capacitor, has none; give `held=` for storage that shall stay as it is, or "
            "begin a run from what it starts with (`uic` in a netlist)"
        )


def limited(junctions: JunctionReads, v: Floats, before: Floats) -> tuple[Floats, bool]:
    """The arguments of laws that may follow v, and whether a junction's was limited, as `residual_stages.limited`."""
    steep = np.flatnonzero(junctions.width)
    sign, width = np.sign(junctions.width[steep]), np.abs(junctions.width[steep])
    critical, begins, straight = junctions.critical[steep], junctions.begins[steep], junctions.straight[steep]
    to, was = (np.minimum(sign * x[steep] - begins, straight) for x in (v, before))
    change = (to - was) / width
    curve = width * np.log(np.maximum(1.0 + change, 1e-300))
    up = np.where(
        was > 0.0, np.where(change > -1.0, was + curve, critical), width * np.log(np.maximum(to / width, 1e-300))
    )
    may = np.where((to > critical) & (np.abs(change) > 2.0), up, to)
    may = np.where((to <= critical) & (was > critical) & (change > -1.0) & (change < -0.5), was + curve, may)
    found, held = v.copy(), may != to
    found[steep[held]] = (sign * (may + begins))[held]
    return found, bool(held.any())


def _direction(J: csr_array, right: Floats, metric: Floats) -> Floats | None:
    """J dv = right; where J is singular the smallest dv, by its metric, that misses least."""
    from scipy.sparse.linalg import splu

    if len(right) == 0:
        return right
    if not np.isfinite(J.data).all():
        return None
    rows, columns, made = even(J)
    right = rows * right
    try:
        found = splu(made.tocsc()).solve(right)
        if np.abs(made @ found - right).max() <= _SOLVED * np.abs(right).max(initial=1e-300):
            return np.asarray(columns * found)
    except RuntimeError:  # singular
        pass
    return np.asarray(metric * least((made / columns * metric).tocsr(), right))


def least(M: csr_array, right: Floats) -> Floats:
    """The smallest y of those that miss least in M y = right, by steps of (MᵀM + δ² 1) dy = Mᵀ (right − M y)."""
    from scipy.sparse import block_array, eye_array
    from scipy.sparse.linalg import splu

    damped = (_RANK * (np.abs(M.data).max(initial=0.0) or 1.0)) ** 2
    solve = splu(block_array([[eye_array(M.shape[0]), M], [M.T, -damped * eye_array(M.shape[1])]]).tocsc()).solve
    y = np.zeros(M.shape[1])
    for _ in range(_REFINED):
        y += solve(np.concatenate([right - M @ y, np.zeros(len(y))]))[len(right) :]
    return y


def _own(model: NetworkModel, inputs: Mapping[str, object]) -> dict[str, object]:
    """The inputs of sources; commands of switches are applied before."""
    sources = {e.name for e in model.primitives if isinstance(e, IdealSource)}
    return {name: value for name, value in inputs.items() if name in sources}


def _refuse_mechanisms(equations: NetworkStates) -> None:
    if equations.machines:
        raise ModelError(
            f"network {equations.model.name!r} holds the mechanism {equations.machines[0][1].name!r}: an operating "
            "point is found of networks without mechanisms; `poinsot.analysis.static_equilibrium` is for mechanisms"
        )
