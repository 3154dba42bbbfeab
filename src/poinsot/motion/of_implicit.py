"""An implicit port-Hamiltonian system as a System: any Dirac structure, energy, resistive relations and ports, running.

State x, and the time where an input that varies binds it. Algebraic constraints are met at the start, their rates stand
among the equations, and every step is brought back to them along what the structure lets move, so that nothing that it
conserves is touched. Law: d/dt H = Σ supplied − Σ dissipated along the flow, tests/systems/test_implicit_motion.py.
Source: Stramigioli et al., (35)–(37); formulas.md §8–9.

The records of a run of an implicit system: its energy by parts that add up, nominal sizes, and its variables by
name.

    H(x) = H(o) + Σ_g [H(x_g, o) − H(o)]     over groups of states that ∂²H/∂x² does not couple, o = 0 or the start

So a store of potential energy and one of kinetic energy are two, and a ledger shows what they exchange.

Where an implicit system starts, and whether its equations determine how it goes on.

    c(x, t) = 0: states that were given stay, the others move as little as they must, measured by 1/H″
    S z = r with S regular: else the index is above 2, or something is undetermined, and which is named

Law: tests/systems/test_implicit_start.py. Source: Hairer & Wanner II, §VII.1 (index, consistent initial values).
Units: those of the states.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from numbers import Real
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, array
from poinsot.algebra.caching import fingerprint
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar, absolute, maximum
from poinsot.errors import ModelError, SimulationError
from poinsot.kernels import Kernel
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.motion.implicit_equations import ImplicitEquations, largest
from poinsot.motion.keeping import implicit_keeping_step, joined
from poinsot.motion.observing import Observation, SampleBatch
from poinsot.motion.of_equations import StateWatch, refuse_other_inputs, said_state, vector, vector_space
from poinsot.motion.system import EnergyBooks, FlowKernels, InputSignals, StateSpace, System
from poinsot.signals.given import Driven
from poinsot.signals.signal import Constant
from poinsot.structures.derivatives import SCHEMES
from poinsot.structures.families import DiracFamily
from poinsot.structures.implicit_systems import ImplicitPortHamiltonian
from poinsot.structures.ports import components, port_of

Bound = Callable[[Floats, float, Floats], tuple[Floats, Floats, Floats]]
_AT_REST = 1e-4
"""Least size, of a unit of effort, against which the residual of a condition is measured."""
# digits of what is given; rounding of constraints; of a rank
_TOLERANCE, _ROUNDING, _ITERATIONS, _NEGLIGIBLE = 1e-6, 1e-12, 60, 1e-10


def consistent_start(equations: ImplicitEquations, bound: Bound, x: Floats, said: Bools, t: float, u: Floats) -> Floats:
    """x (n,) with c(x, t) = 0; values ``said`` stay, but for the digits that a result of another run lacks.

    Errors  SimulationError that names the states that contradict one another or the inputs
    """
    if not equations.sorted.bound:
        return x
    for compliance in (np.where(said, 0.0, 1.0), np.ones(len(x))):
        found = _newton(bound, x, compliance, t, u)
        c, sizes, slopes = bound(found, t, u)
        known = np.maximum(sizes, np.abs(slopes) @ np.abs(found))
        if np.isfinite(c).all() and (np.abs(c) <= _ROUNDING * np.maximum(known, _AT_REST)).all():
            moved = np.abs(found - x)[said].max(initial=0.0)
            if moved <= _TOLERANCE * np.abs(x).max(initial=0.0) or not said.any():
                return found
    c, sizes, slopes = bound(x, t, u)
    worst = int(np.argmax(np.abs(c) / np.maximum(sizes, 1e-300)))
    involved = [name for name, slope in zip(equations.states, slopes[worst], strict=True) if slope]
    names = ", ".join(involved[:6]) or equations.tied_row(equations.sorted.bound[worst])
    raise SimulationError(
        f"{equations.model.name}: the values that {names} start with contradict one another or the inputs: their "
        f"algebraic constraint misses {c[worst]:.3g} of terms of {sizes[worst]:.3g}. Change one of them, or give the "
        "start by name and leave one out: it is then found"
    )


def _newton(bound: Bound, x: Floats, compliance: Floats, t: float, u: Floats) -> Floats:
    """Gauss and Newton's method with the least change of the free values."""
    found = x.copy()
    for _ in range(_ITERATIONS):
        c, sizes, slopes = bound(found, t, u)
        if not np.isfinite(c).all() or not np.isfinite(slopes).all():
            return x
        weight = 1 / np.maximum(np.abs(slopes * compliance).max(axis=1, initial=0.0), 1e-300)
        step = compliance * np.linalg.lstsq(slopes * compliance * weight[:, None], -c * weight, rcond=1e-12)[0]
        found = found + step
        if (np.abs(step) <= 4e-16 * np.abs(found)).all() or (np.abs(c) <= 1e-16 * sizes).all():
            break
    return found


def refuse_undetermined(equations: ImplicitEquations, x: Floats, signals: Sequence[float]) -> None:
    """SimulationError where the equations leave unknowns undetermined at the start, with the cause."""
    q = len(equations.solved)
    if not q:
        return
    S = equations.slopes(x, signals, np.zeros(q))
    if not np.isfinite(S).all():
        S = equations.slopes(x, signals, np.random.default_rng(0).uniform(0.3, 0.7, q))
    if not np.isfinite(S).all():
        raise SimulationError(
            f"{equations.model.name}: its energy, its structure or a resistive law has no finite slope at the start, "
            f"x = {np.array2string(x, precision=6)}"
        )
    left, name = _null(S), equations.model.name
    if not left.shape[1]:
        return
    binding = left[q - len(equations.sorted.bound) :]
    tied = "; ".join(equations.tied_row(i) for i, row in zip(equations.sorted.bound, binding, strict=True) if _any(row))
    loose = zip(equations.solved, _null(S.T), strict=True)
    names = ", ".join(equations.column_name(j) for j, row in loose if _any(row))
    if not tied:
        raise SimulationError(
            f"{name}: nothing determines {names}; a resistive relation or an input is missing or said twice"
        )
    slope = equations.constraint(x, signals)[2]
    along = np.abs(binding).T @ np.abs(slope)
    moved = ", ".join(state for state, each in zip(equations.states, along.T, strict=True) if _any(each))
    if (np.abs(binding.T @ slope) > _NEGLIGIBLE * along.max(initial=0.0)).any():
        raise SimulationError(
            f"{name}: its index is above 2. The algebraic constraints that tie {tied} bind {moved}; what keeps them, "
            f"{names}, appears only after they have been differentiated more than once. State them by their rates "
            "(of a constraint of positions that of velocities), or put storage or a resistance between what is tied"
        )
    raise SimulationError(
        f"{name}: the algebraic constraints that tie {tied} repeat or contradict one another, so that {names} are "
        "undetermined; leave one out, or give the other variable at one of these ports"
    )


def _any(row: Floats) -> bool:
    return bool(np.abs(row).max() > 1e-6)


def _null(S: Floats) -> Floats:
    """Columns ℓ with ℓᵀ S = 0, in the units in which the rows and columns of S are alike."""
    scaled, rows = S.copy(), np.ones(len(S))
    for _ in range(8):
        r = 1 / np.sqrt(np.maximum(np.abs(scaled).max(axis=1, initial=0.0), 1e-300))
        r = np.where(np.abs(scaled).max(axis=1, initial=0.0) > 0, r, 1.0)
        scaled, rows = scaled * r[:, None], rows * r
        c = np.abs(scaled).max(axis=0, initial=0.0)
        scaled = scaled / np.where(c > 0, np.sqrt(np.where(c > 0, c, 1.0)), 1.0)
    U, s, _ = np.linalg.svd(scaled)
    null: Floats = U[:, s <= _NEGLIGIBLE * s.max(initial=0.0)] if s.max(initial=0.0) > 0 else np.eye(len(S))
    return null * rows[:, None]


@final
class Storages:
    """The energy by groups of states.

    groups  the states of each; names: of their port, or of the states; floors: the energy at rest, NaN where its zero
            is arbitrary
    """

    def __init__(self, equations: ImplicitEquations, start: Floats) -> None:
        self.model, self.n, self.energy = equations.model, equations.n, equations.energy
        rest = np.zeros(self.n)
        slopes = equations.gradient(rest)
        self.rests = bool(np.isfinite([equations.energy(rest), *slopes]).all())
        self.origin = rest if self.rests else start
        self.groups = joined(equations.energy, self.n)
        self.names = tuple(self._name(equations, g) for g in self.groups) or (self.model.name,)
        at_rest = [self.rests and all(slopes[i] == 0.0 for i in group) for group in self.groups] or [self.rests]
        first = [equations.energy(rest)] + [0.0] * (len(at_rest) - 1)
        self.floors = np.where(at_rest, first, np.nan)

    def _name(self, equations: ImplicitEquations, group: tuple[int, ...]) -> str:
        at = 0
        for port in self.model.storage:
            if group == tuple(range(at, at + port.dimension)):
                return port.name
            at += port.dimension
        return ", ".join(equations.states[k] for k in group)

    def energies(self, x: Array) -> list[Scalar]:
        """H of each group; the first has that of the origin besides."""
        if len(self.groups) < 2:
            return [self.energy(x)]
        origin = self.origin.tolist()
        constant = self.energy(origin)
        found: list[Scalar] = []
        for group in self.groups:
            alone = array([x[i] if i in group else origin[i] for i in range(self.n)])
            found.append(self.energy(alone) - (constant if found else 0.0))
        return found


def nominal_sizes(equations: ImplicitEquations, x: Floats) -> Floats:
    """The state that one unit of its effort stands for, 1/H″ at x; one where H is not curved."""
    curved = np.diag(np.asarray(equations.curvature(x), dtype=float).reshape(len(x), len(x)))
    usable = np.isfinite(curved) & (curved > 0)
    found: Floats = np.where(usable, 1 / np.where(usable, curved, 1.0), 1.0)
    return np.where(np.isfinite(found), found, 1.0)


def columns_by_name(e: ImplicitEquations) -> dict[str, int]:
    """The column of every flow and effort: of states, of ports, of resistive ports."""
    found: dict[str, int] = {}
    for k, name in enumerate(e.states):
        found |= {f"{name}.flow": k, f"{name}.effort": e.gradient_at + k}
    at = 0
    for port, variable in e.model.inputs.items():
        for name in components([port_of(e.ports, port)]):
            given, output = e.input_at + at, e.n + at
            flow, effort = (output, given) if variable == "effort" else (given, output)
            found |= {f"{name}.flow": flow, f"{name}.effort": effort}
            at += 1
    for resistor, ports in zip(e.resistors, e.model.relations, strict=True):
        names = components([port_of(e.ports, p) for p in ports])
        for name, f, effort in zip(names, resistor.flows, resistor.efforts, strict=True):
            found |= {f"{name}.flow": f, f"{name}.effort": effort}
    return found


def implicit_observations(
    equations: ImplicitEquations, variables: Callable[[Mapping[str, int]], Kernel], storages: Kernel
) -> dict[str, Observation]:
    """States, flows and efforts, and the energies stored; ``variables`` makes the kernel of these columns."""
    columns = columns_by_name(equations)

    def variable(k: int) -> Observation:
        def read(b: SampleBatch) -> Floats:
            found: Floats = b.once("variables", lambda: kernel.ufunc(b.states, b.times[:, None], b.inputs))
            return found[:, k]

        return Observation((), {}, read)

    def state(k: int) -> Observation:
        return Observation((), {}, lambda b: b.states[:, k])

    found: dict[str, Any] = {name: state(k) for k, name in enumerate(equations.states)}
    if columns:
        kernel = variables(columns)
        found |= {name: variable(k) for k, name in enumerate(columns)}
    found["energy_storage"] = Observation(("storage",), {"units": "J"}, lambda b: storages.ufunc(b.states))
    return found


@final
class ImplicitHamiltonianSystem:
    """Something to simulate, made of an implicit system.

    model  the system; span: how long a run lasts whose user names no end [s]
    """

    def __init__(self, model: ImplicitPortHamiltonian, span: float = 10.0) -> None:
        self.model, self.span = model, span

    @property
    def name(self) -> str:
        """The name of the model."""
        return self.model.name

    def system(self, *, inputs: Mapping[str, object] | None = None, initial: Any = None) -> System:
        """The System; inputs by name: numbers, samples (times, values), formulas as text, or functions of time."""
        equations = ImplicitEquations(self.model)
        driven = self._driven(equations, dict(inputs or {}))
        return _Made(self, equations, driven).system(initial)

    def _driven(self, equations: ImplicitEquations, given: dict[str, Any]) -> Driven:
        names = equations.inputs
        refuse_other_inputs(self.name, given, names)
        binding = {names[k] for k in equations.binding}
        for name in binding & given.keys():
            if isinstance(given[name], Real) and not isinstance(given[name], bool):
                given[name] = Constant(float(given[name]))
        driven = Driven(dict.fromkeys(names, Constant(0.0)), {name: given.get(name, Constant(0.0)) for name in names})
        for name in sorted(binding & set(driven.sampled)):
            raise SimulationError(
                f"{self.name}: the sampled input {name!r} stands in an algebraic constraint ({equations.tied(name)}), "
                "which would have to follow its jumps; give it as a formula or a function of t, whose rate is known, "
                "or put a resistance between them"
            )
        return driven


@final
class _Made:
    """The kernels of one system, and what its runs record."""

    def __init__(self, whole: ImplicitHamiltonianSystem, equations: ImplicitEquations, driven: Driven) -> None:
        self.whole, self.model, self.equations, self.driven = whole, whole.model, equations, driven
        self.n, self.nu, self.unknowns = equations.n, len(driven.sampled), len(equations.solved)
        timed = any(equations.inputs[k] in driven.timed for k in equations.binding)
        self.clock = int(timed or not self.n)
        self.key, self.definite = self._key(), False

    def _signals(self, t: Scalar, u: Array) -> list[Scalar]:
        return self.equations.signals(self.driven, t, u)

    def _slopes(self, t: Scalar, u: Array) -> list[Scalar]:
        if not self.clock:
            return [0.0] * self.equations.p
        moving = vector([Dual(a, 0.0) for a in u])
        return [dual(s) for s in self._signals(Dual(t, 1.0), moving)]

    def _at(self, x: Array, t: Scalar, u: Array, z: Array) -> Any:
        signals = self._signals(t, u)
        return self.equations.at(x, signals, self._slopes(t, u), z)

    def _rates(self, x: Array, t: Scalar, u: Array, z: Array) -> tuple[Array, Array]:
        found = self._at(x, t, u, z).values
        supplied, taken = self.equations.powers(found)
        return array([*(found[k] for k in range(self.n)), *[1.0] * self.clock]), array([*supplied, *taken])

    def _key(self) -> str:
        n, nu, q = self.n, self.nu, self.unknowns

        def whole(*a: Scalar) -> list[Scalar]:
            x, t, u, z = vector(a[:n]), a[n], vector(a[n + 1 : n + 1 + nu]), vector(a[n + 1 + nu :])
            found, (c, sizes, _) = self._at(x, t, u, z), self.equations.constraint(x, self._signals(t, u))
            return [*found.missed, *found.values, *c, *sizes, self.model.hamiltonian(x)]

        try:
            return f"implicit {n} {nu} {q} {self.clock} {fingerprint(whole, n + 1 + nu + q)}"
        except TypeError as error:
            raise SimulationError(
                f"{self.model.name}: its energy, its structure, a resistive law or an input cannot be compiled "
                f"({error}); write them with the functions of poinsot.algebra.scalars or NumPy on one number"
            ) from None

    def _kernel(self, name: str, function: Callable[..., Any], given: dict[str, Any], out: dict[str, Any]) -> Kernel:
        """function(x, t, u, z) → outputs; the unknowns z are found before."""
        n = self.n

        def arguments(a: Mapping[str, Array], z: Array) -> tuple[Any, ...]:
            x = a["x"][:n] if "x" in a else array(list(a["x0"][:n] + a["xi"][:n]))
            return x, a["t"][0], a["u"], z

        def direct(**a: Array) -> Any:
            x, t, u, z = arguments(a, vector([]))
            if self.definite:
                z = self.equations.shared("missed", x, self._signals(t, u), self._slopes(t, u))
            return function(x, t, u, z)

        if self.definite or not self.unknowns:
            return Kernel(direct, given, out, name, key=f"{self.definite} {self.key}")

        def result(**a: Array) -> Any:
            return function(*arguments(a, a["w"]))

        def residual(**a: Array) -> Array:
            missed: Array = self._at(*arguments(a, a["w"])).missed
            return missed

        return ImplicitKernel(residual, result, self.unknowns, given, out, name, name, self.key)

    def _projection(self) -> Kernel | None:
        """x → the state that a step of Newton brings to the constraints, and their residual beside their terms."""
        if not self.equations.sorted.bound:
            return None
        n, size = self.n, self.n + self.clock

        def at(x: Array) -> tuple[Array, list[Scalar]]:
            return x[:n], self._signals(x[n] if self.clock else 0.0, vector([0.0] * self.nu))

        def residual(x: Array, w: Array) -> Array:
            return self.equations.displaced(*at(x), w).missed

        def result(x: Array, w: Array) -> tuple[Array, Scalar, Scalar]:
            state, signals = at(x)
            moved = self.equations.displaced(state, signals, w).values
            c, sizes, _ = self.equations.constraint(state, signals)
            errors = [absolute(miss) / maximum(1.0, term) for miss, term in zip(c, sizes, strict=True)]
            return array([*(state + moved), *x[n:]]), largest(errors), 0.0

        def direct(x: Array) -> tuple[Array, Scalar, Scalar]:
            state, signals = at(x)
            return result(x, self.equations.shared("left", state, signals, [0.0] * self.equations.p))

        out: dict[str, Any] = {"state": (size,), "position": (), "velocity": ()}
        if self.definite:
            return Kernel(direct, {"x": (size,)}, out, "project", key=f"direct {self.key}")
        return ImplicitKernel(residual, result, self.unknowns, {"x": (size,)}, out, "project", "project", self.key)

    def system(self, initial: Any) -> System:
        """The System from this start."""
        e, model, n, nu, size = self.equations, self.model, self.n, self.nu, self.n + self.clock
        ports, takers = tuple(model.inputs), tuple(r.name for r in e.resistors)
        takers += ("dissipation",) * e.dissipates_itself
        nw = len(ports) + len(takers)

        def begins(t: float, initial: object = initial) -> Floats:
            x = consistent_start(
                e, self._bound, *said_state(model.name, e.states, initial), t, self.driven.sampled_at(t)
            )
            return np.concatenate([x, np.full(self.clock, t)])

        try:
            start = begins(0.0)
        except SimulationError:  # a run may begin at another time, and says what is wrong if it is wrong there
            if not (self.clock and self.driven.varies):
                raise
            start = begins(0.0, None)
        if isinstance(model.structure, DiracFamily):
            self.check([start])
        t, u = float(start[n]) if self.clock else 0.0, self.driven.sampled_at(0.0)
        refuse_undetermined(e, start[:n], self._signals(t, u))
        self.definite = e.is_definite(start[:n], self._signals(t, u))
        moving = {"x0": (size,), "xi": (size,), "t": (1,), "u": (nu,)}
        scale, storages = nominal_sizes(e, start[:n]), Storages(e, start[:n])
        usual = nominal_sizes(e, np.zeros(n)).tolist()
        names = (*e.states, *["the clock"] * self.clock)
        stored = {"energies": (len(storages.names),)}
        energies = Kernel(lambda x: array(storages.energies(x[:n])), {"x": (size,)}, stored, "energies", key=self.key)
        return System(
            name=model.name,
            state=StateSpace(
                size=size, local_size=size, retract=vector_space(size), project=self._projection(), initial=start,
                begins=begins if self.clock else None, magnitude=np.arange(size, dtype=np.int64),
                scale=np.concatenate([scale, np.ones(self.clock)]), component_names=names,
                names=(*e.states, *["time"] * self.clock),
            ),
            dynamics=FlowKernels(
                flow=self._kernel("flow", self._rates, moving, {"rates": (size,), "powers": (nw,)}),
                keeping={
                    name: partial(implicit_keeping_step, e, self.driven, name, (nu, self.clock), usual, self.key)
                    for name in SCHEMES
                },
            ),
            books=EnergyBooks(
                observations=implicit_observations(e, self._variables, energies),
                watches=lambda: [StateWatch(self.check)] if isinstance(model.structure, DiracFamily) else [],
                energy_scale=float(min(1.0, scale.max(initial=0.0)) or 1.0), storage_names=storages.names,
                floors=storages.floors, port_names=ports, dissipator_names=takers,
            ),
            inputs=InputSignals.of(self.driven), span=self.whole.span, key=lambda: self.key,
        )  # fmt: skip

    def _bound(self, x: Floats, t: float, u: Floats) -> tuple[Floats, Floats, Floats]:
        """c, its terms and ∂c/∂x in numbers."""
        return self.equations.constraint(x, self._signals(t, u))

    def check(self, states: Iterable[Floats]) -> None:
        """Refuse F(x), E(x) that are no Dirac structure at these states. SimulationError with the first of them."""
        family = self.model.structure
        assert isinstance(family, DiracFamily)
        for x in states:
            try:
                family.at(x[: self.n])
            except ModelError as error:
                raise SimulationError(f"{self.model.name}: {error}") from None

    def _variables(self, columns: Mapping[str, int]) -> Kernel:
        order = list(columns.values())

        def value(x: Array, t: Scalar, u: Array, z: Array) -> Array:
            found: Array = self._at(x, t, u, z).values[order]
            return found

        given = {"x": (self.n + self.clock,), "t": (1,), "u": (self.nu,)}
        return self._kernel("variables", value, given, {"values": (len(order),)})
