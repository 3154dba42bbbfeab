"""The one protocol between models and methods: a `System`, a set of kernels with names.

This module contains no mechanics: mechanisms, circuits and mixed networks all become Systems, and every method of
`poinsot.simulation` works on every System. The decision and its reasons: `docs/decisions.md`.
Law: one protocol, every method: tests/systems/test_mechanism.py. Source: van der Schaft & Jeltsema 2014, ch. 2 and 4
(port-Hamiltonian systems).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Ints, Vector
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.motion.kernels import CompiledFunction, Preparation, Variable
from poinsot.motion.observing import Observation, SampleBatch, Watch, choose, observe
from poinsot.records import NamedTuple, dataclass, field
from poinsot.renames import InParts
from poinsot.showing import some

if TYPE_CHECKING:
    from poinsot.motion.limits import CoordinateLimit
    from poinsot.motion.residual_form import ResidualForm
    from poinsot.motion.switching import Switching
    from poinsot.signals.given import Driven

OfTime: TypeAlias = "Callable[[Any], Any]"
SCHEME = "time-stepping"
"""The name under which the own loss of energy of a scheme of time-stepping is booked."""
POSITION = "position correction"
"""The name under which that of positions that are put right is."""


class StageKernels(NamedTuple):
    """Kernels that solve (ρ − ∂ξ̇/∂ξ) Δ = r at ξ = 0 without the matrix, for real ρ and for complex ones.

    factor        (x₀[nx], ξ̇[nl], t[1], u[nu], ρ[1]) → factors[nf], ξ̇ the flow  solve  (factors, ρ, r[nl]) → Δ[nl]
    factor_pairs  the same for ρ[2] = (real, imaginary part)                solve_pairs  r[2 nl] likewise → Δ[2 nl]
    Factors that depend on free parameters take c[nc] before ρ.
    """

    factor: CompiledFunction
    solve: CompiledFunction
    factor_pairs: CompiledFunction
    solve_pairs: CompiledFunction

    def addresses(self) -> dict[str, int]:
        """Where they are, by name."""
        return {name: kernel.address for name, kernel in zip(self._fields, self, strict=True)}


@dataclass(frozen=True, kw_only=True, eq=False)
class StateSpace:
    """The manifold of states: its sizes and names, its start, its charts.

    A state x [nx] is storage (it may hold quaternions); ξ [nl] are local coordinates around x₀, the state at the start
    of a step: x = x₀ ⊞ ξ, with x₀ ⊞ 0 = x₀ up to normalisation. Methods only ever add in ξ.

    size, local_size  nx, nl
    initial    float[nx]: the state at the start
    names      along x: "elbow", "elbow.rate", "motor.L.flux_linkage"
    component_names  along ξ, in words
    retract    (x₀[nx], ξ[nl]) → x[nx]                               x₀ ⊞ ξ; None where there is no flow
    project    (x[nx], c[nc]) → (x′[nx], position error[1], velocity error[1])   one Newton step to the constraints;
               the errors are the largest residuals at x, before that step, lengths as shares of the system's size;
               None for a system without constraints
    magnitude  int[nl]: the coordinate of x whose size scales the relative error of ξᵢ, or −1 where the scale is 1
    velocity   int[nl] or None: for positions ξᵢ the place j of their velocity, ξ̇ᵢ = vⱼ at ξ = 0 with ξⱼ the change of
               vⱼ, −1 for all others; None: the state does not fall into positions and velocities
    reach      float[nl] or None: the largest |ξᵢ| in one step for which the chart is trusted (inf: everywhere)
    scale      float[nl] or None: nominal sizes of the components of ξ, the units of the absolute tolerance (None: ones)
    begins     time [s] → the state there of a system whose state tells the time; None: ``initial`` at any time
    """

    size: int
    local_size: int
    initial: Vector
    names: tuple[str, ...] = ()
    component_names: tuple[str, ...]
    retract: CompiledFunction | None
    project: CompiledFunction | None = None
    magnitude: Ints
    velocity: Ints | None = None
    reach: Vector | None = None
    scale: Vector | None = None
    begins: Callable[[float], Vector] | None = None

    def at(self, time: float) -> Vector:
        """The state (nx,) in which a run begins at a time [s]."""
        return self.initial if self.begins is None else self.begins(time)

    @property
    def units(self) -> Vector:
        """`scale` (nl,), ones where nothing is said."""
        return np.ones(self.local_size) if self.scale is None else np.array(self.scale, dtype=np.float64)

    @property
    def trusted(self) -> Vector:
        """`reach` (nl,), infinite where nothing is said."""
        return np.array(np.full(self.local_size, np.inf) if self.reach is None else self.reach, dtype=np.float64)

    def faults(self) -> Iterator[str]:
        """Clauses on the contradictions among its fields."""
        nx, nl = self.size, self.local_size
        for what, given, size in (
            ("initial state", np.shape(self.initial), nx),
            ("magnitude", np.shape(self.magnitude), nl),
            ("component names", (len(self.component_names),), nl),
            *(
                (n, np.shape(each), nl)
                for n in ("velocity", "reach", "scale")
                if (each := getattr(self, n)) is not None
            ),
        ):
            if given != (size,):
                yield f"its {what} must have shape {(size,)}, not {given}"
                return
        if np.any(np.asarray(self.magnitude) < -1) or np.any(np.asarray(self.magnitude) >= nx):
            yield f"magnitude must hold indices into the {nx} coordinates of the state, or -1"
        if self.velocity is not None and not np.all((self.velocity >= -1) & (self.velocity < nl)):
            yield f"velocity must hold indices into the {nl} local coordinates, or -1"
        if self.reach is not None and not np.all(np.asarray(self.reach) > 0):
            yield "its reach must be positive in every component"


@dataclass(frozen=True, kw_only=True, eq=False)
class FlowKernels:
    """How the state moves: a flow or a residual form, and what methods ask of them.

    flow       (x₀[nx], ξ[nl], t[1], u[nu], c[nc]) → (ξ̇[nl], powers[nw])  so that d/dt (x₀ ⊞ ξ) is the motion at x₀ ⊞ ξ
               powers [W]: supplied by each port (into the system), then taken by each dissipator (into it); nw of both
    prepare    (p[np]) → c[nc]: what the kernels need of the free parameters, computed once a run; None: nc = 0.
               A kernel that no parameter changes lacks c, the last operand
    parameters  name → value of what is free, in the order of p
    jacobian   (x₀[nx], ξ[nl], t[1], u[nu], c[nc]) → ∂ξ̇/∂ξ[nl, nl], for implicit methods; None: by differences
    stages     makes the kernels by which implicit methods solve without that matrix, where nothing that switches is
               closed; None: they eliminate it
    residual   makes the form in which storage and algebraic unknowns are solved together (decision 0007), or None;
               Radau's methods take it where it is there. Without a flow (and retract) no other method serves:
    refusal    why, with the names of elements
    floats     makes, where bases float, two kernels (x₀[nx], v̂[nv], x[nx], h[1]) → v[nv] of steps that find the
               velocities v̂, which stand in x behind as many coordinates as `StateSpace.velocity` leaves: those by which
               the step displaces its positions ξ = h v, and those at x to which it leads, with the momenta; None:
               nothing does
    stepping   makes what time-stepping needs (method "moreau"), of the system itself; None: it is not served
    keeping    scheme ("midpoint", "gonzalez", "average", "itoh-abe", "variational") → what makes the kernel of a step
               that keeps the structure: (x₀[nx], t[1], u[nu], h[1], c[nc]) → (x₁[nx], energies[nw]), t and u at its
               middle, energies [J] through the powers; NaN where it has no solution. The schemes that it has
    """

    flow: CompiledFunction | None
    prepare: Preparation | None = None
    parameters: Mapping[str, float] = field(default_factory=dict)
    jacobian: CompiledFunction | None = None
    stages: Callable[[], StageKernels] | None = None
    residual: Callable[[], ResidualForm] | None = None
    refusal: str = ""
    floats: Callable[[], tuple[CompiledFunction, CompiledFunction]] | None = None
    stepping: Callable[..., Any] | None = None
    keeping: Mapping[str, Callable[[], CompiledFunction]] = field(default_factory=dict)

    @property
    def constants_size(self) -> int:
        """nc: how many constants the parameters become."""
        return 0 if self.prepare is None else _count(self.prepare.outputs)

    def constants(self) -> Vector:
        """c (nc,) at the parameters."""
        if self.prepare is None:
            return np.zeros(0)
        p = np.array([*self.parameters.values()], dtype=np.float64)
        return np.asarray(self.prepare.ufunc(p), dtype=np.float64)


@dataclass(frozen=True, kw_only=True, eq=False)
class EnergyBooks:
    """The energy accounts of a run and its observations.

    storage_names, port_names, dissipator_names  of what stores, of the powers into the system, of those that are taken
    parts      for each storage, port and dissipator the number of its part of the system, parts being what exchanges
               energy with nothing else; () where all are one
    floors     float[storages] or None: the energy that each holds at rest, NaN where its zero is arbitrary (None: what
               they hold at state 0)
    energy_scale  nominal energy [J], the unit of the absolute tolerance of energies through ports and dissipators
    observations  name → what can be observed, computed when it is asked for; must hold "energy_storage" (storage) [J]
    labels     dimension → names along it, for the dimensions of observations beyond time and storage
    watches    makes what looks at all samples of one run, and warns at its end
    limits     where coordinates of the state may be, by their file: a run that leaves them warns
    Law        d/dt Σ storage = Σ supplied − Σ dissipated along the flow, tests/simulation/test_ledger.py
    """

    storage_names: tuple[str, ...]
    port_names: tuple[str, ...] = ()
    dissipator_names: tuple[str, ...] = ()
    parts: tuple[int, ...] = ()
    floors: Vector | None = None
    energy_scale: float = 1.0
    observations: Mapping[str, Observation]
    labels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    watches: Callable[[], Sequence[Watch]] = tuple
    limits: tuple[CoordinateLimit, ...] = ()

    @property
    def power_names(self) -> tuple[str, ...]:
        """The names along the powers of the flow: ports, then dissipators."""
        return self.port_names + self.dissipator_names

    def faults(self) -> Iterator[str]:
        """Clauses on the contradictions among its fields."""
        count = len(self.storage_names) + len(self.power_names)
        if self.parts and (len(self.parts) != count or min(self.parts) < 0):
            yield f"its parts must number {count} storages, ports and dissipators"
        if self.floors is not None and np.shape(self.floors) != (len(self.storage_names),):
            yield "its floors must have one energy for each storage"


@dataclass(frozen=True, kw_only=True, eq=False)
class InputSignals:
    """The sampled inputs u [nu], and the functions of time that stand in the flow.

    names      along u
    defaults   name → a number or a table, for the inputs that are not 0 when a run says nothing
    breakpoints  sorted times [s] at which the flow is not smooth; steps land on them, and no stage is taken on them
    timed      name → a function of time over any scalar that stands in the flow: a run looks for its jumps and kinks
    unbroken   those of `timed` that must not jump, nor their rates: a run in which one does is refused
    fixed      name → a number that stands in the flow
    """

    names: tuple[str, ...] = ()
    defaults: Mapping[str, Any] = field(default_factory=dict)
    breakpoints: tuple[float, ...] = ()
    timed: Mapping[str, OfTime] = field(default_factory=dict)
    unbroken: Mapping[str, OfTime] = field(default_factory=dict)
    fixed: Mapping[str, Scalar] = field(default_factory=dict)

    @classmethod
    def of(
        cls, driven: Driven, breakpoints: tuple[float, ...] = (), unbroken: Mapping[str, OfTime] | None = None
    ) -> InputSignals:
        """Those of what drives the sources of a system."""
        return cls(
            names=driven.sampled, defaults=driven.samples, breakpoints=breakpoints, timed=driven.timed,
            unbroken=unbroken or {}, fixed=driven.fixed,
        )  # fmt: skip


@dataclass(frozen=True, kw_only=True, eq=False)
class OtherForms:
    """Makers of other Systems of the same machine.

    smooth     of the same system with a flow that has derivatives of every order; None: its own has
    written_out  of the same system with a flow all the same, where that only takes long, for methods that need one
    together   of the same system without its flow, where that has no C source: laws and storage together
    restarts   state [nx] → the System of a run that starts there, where that is another (in its tolerances, or in what
               switches), else None: this one serves. Errors as where it is made. Without it nothing is told
    others     of a member of a family that switches: makes Systems of others of it from their numbers alone,
               `motion.of_network.switch_members`; None: each is made as this one was
    """

    smooth: Callable[[], System] | None = None
    written_out: Callable[[], System] | None = None
    together: Callable[[], System] | None = None
    restarts: Callable[[Vector], System | None] | None = None
    others: Any = None


@dataclass(frozen=True, kw_only=True, eq=False)
class System(InParts):
    """A state manifold with a flow on it, its energy ports and its observations.

    state      the manifold: sizes, names, start, charts
    dynamics   the flow on it, and the kernels of methods
    books      storages, ports, dissipators, and what is observed
    inputs     sampled inputs, and functions of time in the flow
    switching  what of the system switches, with the kernels for that; None: nothing does
    forms      other Systems of the same machine
    span       how long a run lasts whose user names no end [s]
    wishes     options of `simulate` by name, for a user who says nothing of them: those of the system's file
    key        makes a text that tells the equations from all others, for runs that are resumed; None: not told
    """

    place: ClassVar[str] = "poinsot.System"
    name: str
    state: StateSpace
    dynamics: FlowKernels
    books: EnergyBooks
    inputs: InputSignals = field(default_factory=InputSignals)
    switching: Switching | None = None
    forms: OtherForms = field(default_factory=OtherForms)
    span: float = 10.0
    wishes: Mapping[str, Any] = field(default_factory=dict)
    key: Callable[[], str] | None = None

    def __copy__(self) -> System:
        """The same parts, without the runs and kernels cached on this System."""
        found = object.__new__(System)
        found.__dict__.update((each.name, getattr(self, each.name)) for each in fields(System))
        return found

    def __repr__(self) -> str:
        parts = [f"state {self.state.size}"]
        if self.books.port_names:
            parts.append(f"ports {some(self.books.port_names)}")
        if self.books.dissipator_names:
            parts.append(f"dissipators {some(self.books.dissipator_names)}")
        return f"<System {self.name!r}: {'; '.join(parts)}>"

    def __post_init__(self) -> None:
        for fault in self._faults():
            raise ModelError(f"system {self.name!r}: {fault}.")

    def _faults(self) -> Iterator[str]:
        yield from self.state.faults()
        nx, nl, nw, nu = self.sizes
        if self.switching is not None:  # what resets of events take is booked by the run, last of all
            nw -= sum(each is not None for each in self.switching.events.resets)
        constants = self.dynamics.constants_size
        sizes = {
            "prepare": (len(self.dynamics.parameters), constants),
            "flow": (nx + nl + 1 + nu, nl + nw),
            "retract": (nx + nl, nx),
            "project": (nx, nx + 2),
            "jacobian": (nx + nl + 1 + nu, nl * nl),
        }
        for name, kernel in self.kernels().items():
            size_in, size_out = sizes[name]
            size_in += constants if "c" in kernel.inputs else 0
            takes, gives = _count(kernel.inputs), _count(kernel.outputs)
            if (takes, gives) != (size_in, size_out):
                yield f"its kernel {name} must take {size_in} numbers and give {size_out}, not {takes} and {gives}"
        yield from self.books.faults()
        nominal = np.append(self.state.units, self.books.energy_scale)
        if not (np.all(np.isfinite(nominal)) and np.all(nominal > 0)):
            yield "its scale and energy scale must be positive and finite"
        moments = self.inputs.breakpoints
        if not np.all(np.isfinite(moments)) or list(moments) != sorted(moments):
            yield "its breakpoints must be finite times in increasing order"

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """(nx, nl, nw, nu): of states, local coordinates, powers and inputs."""
        return self.state.size, self.state.local_size, len(self.books.power_names), len(self.inputs.names)

    def kernels(self) -> dict[str, CompiledFunction]:
        """The kernels of a run without what switches, those that there are: "flow", "retract", "project", "jacobian",
        "prepare"."""
        state, dynamics = self.state, self.dynamics
        found = {"prepare": dynamics.prepare, "flow": dynamics.flow, "retract": state.retract}
        found |= {"project": state.project, "jacobian": dynamics.jacobian}
        return {name: kernel for name, kernel in found.items() if kernel is not None}

    def observe(
        self, times: Vector, states: Vector, inputs: Vector, names: Sequence[str] | None = None
    ) -> dict[str, Variable]:
        """name → (dims, array, attrs) of states [nt, nx] at the times under the inputs [nt, nu]; without names all that
        are listed."""
        chosen = choose(self.books.observations, names, f"the system {self.name!r}")
        return observe(self.books.observations, SampleBatch(times, states, inputs), chosen)

    def casadi_function(self, name: str = "flow") -> Any:
        """The equations of this System as a ``casadi.Function``, for optimal control and design.

        name  "flow"     (x, t, u, p) → (rates, powers): ẋ along ``state_names``, closed loops solved, and powers [W] of
                         ports and dissipators along ``power_names``; u along ``input_names``, p along ``parameters``
              "retract"  (x0, xi) → state: x₀ ⊞ ξ, for states with quaternions
              "project"  (x) → (state, position, velocity), or with parameters (x, c): one Newton step to constraints
              a variable of a branch or "energy_storage" of a network: (x, t, u, p) → result, what a run keeps under it
        Sources that are to be controls are inputs that the System was made with, as in
        ``mechanism.system(inputs={"rail": 0.0})``. An argument left out of a call by names is NaN.
        Errors  ModelError for an unknown name, what switches, and what has no explicit flow or is too large for one
        Law     equals the kernels, and dH/dt = Σ powers, tests/systems/test_system_functions.py
        """
        from poinsot.motion.with_flow import system_function

        return system_function(self, name)

    def to_c(self, name: str | None = None, real: str = "double") -> Any:
        """C source of this System: ``start`` (the state), ``rates`` (ẋ and powers), ``step`` (order 4, fixed size).

        name, real   as of `Mechanism.to_c`
        Errors       ModelError for what switches, what has no explicit flow, and what is too large to be written out
        Law          compiled, its steps are those of `simulate` with "rk4", tests/systems/test_system_functions.py
        """
        from poinsot.motion.c_source import system_in_c

        return system_in_c(self, name, real)


def _count(shapes: Mapping[str, tuple[int, ...]]) -> int:
    """How many numbers operands of these shapes hold together."""
    return sum(prod(shape) for shape in shapes.values())
