"""An implicit port-Hamiltonian system as a System: any Dirac structure, energy, resistive relations and ports, running.

State x, and the time where an input that varies binds it. Algebraic constraints are met at the start, their rates stand
among the equations, and every step is brought back to them along what the structure lets move, so that nothing that it
conserves is touched. Law: d/dt H = Σ supplied − Σ dissipated along the flow, tests/systems/test_implicit_motion.py.
Source: Stramigioli et al., (35)–(37); formulas.md §8–9.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from numbers import Real
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.fingerprint import fingerprint
from poinsot.algebra.scalars import Scalar, absolute, maximum
from poinsot.errors import ModelError, SimulationError
from poinsot.kernels import Kernel
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.motion.implicit_books import Storages, implicit_observations, nominal_sizes
from poinsot.motion.implicit_equations import ImplicitEquations, largest
from poinsot.motion.implicit_start import consistent_start, refuse_undetermined
from poinsot.motion.keeping import implicit_keeping_step
from poinsot.motion.of_equations import StateWatch, refuse_other_inputs, said_state, vector, vector_space
from poinsot.motion.system import EnergyBooks, FlowKernels, InputSignals, StateSpace, System
from poinsot.signals.given import Driven
from poinsot.signals.signal import Constant
from poinsot.structures.discrete_gradients import SCHEMES
from poinsot.structures.families import DiracFamily
from poinsot.structures.implicit_systems import ImplicitPortHamiltonian


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

        def begins(t: float) -> Floats:
            x = consistent_start(
                e, self._bound, *said_state(model.name, e.states, initial), t, self.driven.sampled_at(t)
            )
            return np.concatenate([x, np.full(self.clock, t)])

        start = begins(0.0)
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
