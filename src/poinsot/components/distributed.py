"""Distributed elements: lines, strings, rods, shafts, pipes, beams, heat in a rod, cables; waves in them.

    c ∂across/∂t = −∂through/∂s,   l ∂through/∂t = −∂across/∂s        speed 1/√(l c), impedance across/through = √(l/c)

    element            across, through      c per length        l per length
    TransmissionLine   voltage, current     capacitance         inductance
    Rod                velocity, force      mass ρA             1/stiffness, 1/EA
    String             velocity, force      mass                1/tension
    Shaft              turning, torque      inertia ρJ          1/stiffness, 1/GJ
    Pipeline           pressure, flow       A/K                 ρ/A

All are one assembly of ``cells`` (`components.cells`), whose power balance is exact and whose waves converge as
h^(2·degree). Ports "a" and "b" are the ends, against the ground; s runs from a to b, and through enters at both.

Laws    power is balanced to rounding, sums are kept, frequencies and impedances converge at their order:
        tests/components/test_distributed.py
Source  van der Schaft & Maschke (2002), Hamiltonian formulation of distributed-parameter systems with boundary energy
        flow; Timoshenko (1921); Irvine (1981), Cable structures
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import array
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.components import symbols
from poinsot.components.cells import Parts, Wave, assembled, cut, row, waves
from poinsot.components.declarations import Law, element, finite, not_negative, positive
from poinsot.components.domains import (
    ELECTRICAL,
    HYDRAULIC,
    ROTATIONAL,
    SPATIAL,
    THERMAL,
    TRANSLATIONAL,
    Domain,
    Quantity,
)
from poinsot.components.frames import At, Brought, FramedPart, RigidPart
from poinsot.components.hydraulic import WATER_DENSITY
from poinsot.components.measured import measured
from poinsot.components.primitives import Composite, Delayed, Member, Relation, Storage, TerminalPair, stored
from poinsot.components.rotational import TorsionSpring
from poinsot.components.symbols import drawn
from poinsot.components.thermal import HeatCapacity, ThermalConductor
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.joints.closures import unturned
from poinsot.joints.pairs import ScrewMotion, ScrewPair
from poinsot.multibody.force import ForceElement
from poinsot.multibody.forces import LinearDamper, LinearSpring
from poinsot.multibody.model import Joint
from poinsot.multibody.potentials import Potential
from poinsot.structures.kirchhoff import EdgeKind

__all__ = ["Beam", "Cable", "HeatRod", "LosslessLine", "Pipeline", "Rod", "Shaft", "String", "TransmissionLine"]


def _line(name: str, length: float, wave: Wave, cells: int, degree: int) -> Composite:
    return Composite(name, _ends(wave.domain), tuple(waves(name, cut(name, length, cells, degree), wave)))


def _ends(domain: Domain, before: str = "") -> tuple[TerminalPair, TerminalPair]:
    a, b = (TerminalPair(domain, f"{before}{end}", ("", None)) for end in "ab")
    return a, b


@element
@drawn(symbols.LINE, length="m")
@measured(inductance="H/m", capacitance="F/m", resistance="ohm/m", conductance="S/m")
def TransmissionLine(
    name: str, length: float, inductance: float, capacitance: float, *, resistance: float = 0.0,
    conductance: float = 0.0, voltage: Law | None = None, current: Law | None = None, cells: int = 20, degree: int = 1,
) -> Composite:  # fmt: skip
    """The telegraph equations: C' ∂u/∂t = −∂i/∂x − G' u, L' ∂i/∂t = −∂u/∂x − R' i, on 0 ≤ x ≤ length [m].

    inductance L' [H/m], capacitance C' [F/m] above zero; resistance R' [Ω/m], conductance G' [S/m] of zero or more
    voltage, current: at the start, functions of x [V, A]; cells, degree: of the grid, of an error O(cells^(−2·degree))
    Law     total charge changes by the currents at the ends; closed by √(L'/C') it reflects nothing to its order
    Errors  ModelError for numbers that are none of these
    """
    wave = Wave(
        ELECTRICAL, ("capacitance", capacitance, "F/m"), ("inductance", inductance, "H/m"),
        ("conductance", conductance, "S/m"), ("resistance", resistance, "Ω/m"), voltage, current,
    )  # fmt: skip
    return _line(name, length, wave, cells, degree)


@element
@drawn(symbols.LINE, delay="s")
@measured(impedance="ohm", delay="s", voltage="V", current="A")
def LosslessLine(
    name: str, impedance: float, delay: float, *, voltage: float | None = None, current: float | None = None
) -> Composite:
    """A line without loss, by its two waves: u(t) = Z i(t) + w(t − τ) at either end, w = u + Z i at the other.

    impedance Z [Ω], delay τ [s] above zero; i flows into each end
    voltage, current   everywhere along it at the start [V], from a to b [A]; by default of the operating point, or 0
    Terminals  "a.p", "a.n", "b.p", "b.n"; the ends are insulated from each other
    Ledger     "NAME.memory": charge ∫(i_a + i_b), flux linkage ∫(u_a − u_b), and the energy of the waves under way,
               ∫(w_a² + w_b²)/(4 Z) over the last τ
    Law        reflections at a mismatch in closed form, charge and energy kept, tests/networks/test_lines.py
    Errors     ModelError for numbers that are none of these; runs need "radau" or "radau9", analyses that look at the
               state alone refuse it by name
    Source     Bergeron (1949); Branin, Transient analysis of lossless transmission lines, Proc. IEEE 55 (1967)
    """
    Z, T = positive(name, "impedance", impedance, "ohm"), positive(name, "delay", delay, "s")
    q = None if voltage is None else finite(name, "voltage", voltage, "V") * T / Z
    f = None if current is None else finite(name, "current", current, "A") * T * Z
    if (q is None) != (f is None):
        q, f = q or 0.0, f or 0.0
    e = None if q is None or f is None else 0.5 * (Z / T * q * q + f * f / (Z * T))
    ends = tuple(TerminalPair(ELECTRICAL, end) for end in "ab")
    kept = tuple(TerminalPair(ELECTRICAL, what, ("", None)) for what in ("q", "f", "e"))
    states = (
        stored(ends[0], EdgeKind.ACROSS_STORAGE),
        stored(ends[0], EdgeKind.THROUGH_STORAGE),
        Quantity("energy", "J"),
    )
    memory = Storage("memory", kept, (EdgeKind.ACROSS_STORAGE,) * 3, lambda q, f, e: e, (q, f, e), states, least=0.0)

    def law(ia: Scalar, ib: Scalar, *late: Scalar) -> tuple[Scalar, ...]:
        ua, ub = Z * ia + late[-2], Z * ib + late[-1]
        return ua, ub, -(ia + ib), ub - ua, -(ua * ia + ub * ib)  # the last at an across variable ∂H/∂e = 1

    waves = Relation(
        "waves", (*ends, *kept), ("across", "across", "through", "through", "through"),
        ((0, "through"), (1, "through")), law, "continuous",
        by=("memory.q.charge", "memory.f.flux_linkage", "memory.e.energy"),
        delays=(Delayed(1, T, Z, (Z / T, -1.0 / T, 0.0)), Delayed(0, T, Z, (Z / T, 1.0 / T, 0.0))),
    )  # fmt: skip
    on = ("q", "f", "e")
    return Composite(name, ends, ((waves, ("a.p", "a.n", "b.p", "b.n", *on)), (memory, on)))


@element
@drawn(symbols.LINE, length="m")
@measured(stiffness="N", mass="kg/m", drag="N*s/m**2")
def Rod(
    name: str, length: float, stiffness: float, mass: float, *, drag: float = 0.0, velocity: Law | None = None,
    force: Law | None = None, cells: int = 20, degree: int = 1,
) -> Composite:  # fmt: skip
    """A rod along its axis: ρA ∂v/∂t = −∂F/∂x − d v, ∂F/∂t = −EA ∂v/∂x; F pushes on where v counts from a to b.

    stiffness EA [N], mass ρA [kg/m] above zero, drag d ≥ 0 [N·s/m²]; velocity, force: at the start, of x [m/s, N]
    cells, degree: of the grid. Law: speed √(EA/ρA). Errors: ModelError for numbers that are none of these
    """
    return _line(
        name, length, _elastic(name, TRANSLATIONAL, stiffness, mass, "kg/m", drag, velocity, force), cells, degree
    )


@element
@drawn(symbols.LINE, length="m")
@measured(tension="N", mass="kg/m", drag="N*s/m**2")
def String(
    name: str, length: float, tension: float, mass: float, *, drag: float = 0.0, velocity: Law | None = None,
    force: Law | None = None, cells: int = 20, degree: int = 1,
) -> Composite:  # fmt: skip
    """A taut string across its axis: μ ∂v/∂t = −∂F/∂x − d v, ∂F/∂t = −T ∂v/∂x; F = −T ∂w/∂x, w the deflection.

    tension T [N], mass μ [kg/m] above zero, drag d ≥ 0 [N·s/m²]; velocity, force: at the start, of x [m/s, N]
    cells, degree: of the grid. Law: speed √(T/μ). Errors: ModelError for numbers that are none of these
    """
    wave = _elastic(name, TRANSLATIONAL, tension, mass, "kg/m", drag, velocity, force, "tension")
    return _line(name, length, wave, cells, degree)


@element
@drawn(symbols.LINE, length="m")
@measured(stiffness="N*m**2/rad", inertia="kg*m", drag="N*s/rad")
def Shaft(
    name: str, length: float, stiffness: float, inertia: float, *, drag: float = 0.0,
    angular_velocity: Law | None = None, torque: Law | None = None, cells: int = 20, degree: int = 1,
) -> Composite:  # fmt: skip
    """A shaft that twists: ρJ ∂ω/∂t = −∂M/∂x − d ω, ∂M/∂t = −GJ ∂ω/∂x.

    stiffness GJ [N·m²/rad], inertia ρJ [kg·m] above zero, drag d ≥ 0 [N·s/rad]
    angular_velocity, torque: at the start, of x [rad/s, N·m]; cells, degree: of the grid
    Law     speed √(GJ/ρJ). Errors: ModelError for numbers that are none of these
    """
    wave = _elastic(name, ROTATIONAL, stiffness, inertia, "kg*m", drag, angular_velocity, torque)
    return _line(name, length, wave, cells, degree)


def _elastic(
    name: str, domain: Domain, stiffness: Scalar, mass: Scalar, unit: str, drag: Scalar, across: Law | None,
    through: Law | None, word: str = "stiffness",
) -> Wave:  # fmt: skip
    """Chain of masses at nodes and springs in cells; a stiffness is the inverse of the value that a cell counts."""
    compliance = 1.0 / positive(name, word, stiffness)
    what = "mass" if domain is TRANSLATIONAL else "inertia"
    return Wave(domain, (what, mass, unit), (word, compliance, ""), ("drag", drag, ""), across=across, through=through)


@element
@drawn(symbols.PIPE, length="m")
@measured(area="m**2", bulk_modulus="Pa", resistance="Pa*s/m**4")
def Pipeline(
    name: str, length: float, area: float, *, density: float = WATER_DENSITY, bulk_modulus: float = 2.2e9,
    resistance: float = 0.0, pressure: Law | None = None, volume_flow: Law | None = None, cells: int = 20,
    degree: int = 1,
) -> Composite:  # fmt: skip
    """Water hammer: A/K ∂p/∂t = −∂Q/∂x, ρ/A ∂Q/∂t = −∂p/∂x − R' Q; speed √(K/ρ), impedance √(Kρ)/A.

    area A [m²], density ρ [kg/m³], bulk modulus K [Pa] of liquid and wall above zero
    resistance R' of laminar flow [Pa·s/m⁴], zero or more; pressure, volume_flow: at the start, of x [Pa, m³/s]
    cells, degree: of the grid. Law: volume changes by what flows in. Errors: ModelError for other numbers
    """
    A, rho = positive(name, "area", area, "m**2"), positive(name, "density", density, "kg/m**3")
    K = positive(name, "bulk modulus", bulk_modulus, "Pa")
    wave = Wave(
        HYDRAULIC, ("capacity", A / K, "m**2/Pa"), ("inertance", rho / A, "kg/m**5"),
        drag=("resistance", resistance, "Pa*s/m**4"), across=pressure, through=volume_flow,
    )  # fmt: skip
    return _line(name, length, wave, cells, degree)


@element
@drawn(symbols.CONDUCTION, length="m")
@measured(conductance="W*m/K", capacity="J/K/m", temperature="K")
def HeatRod(
    name: str, length: float, conductance: float, capacity: float, *, temperature: float | None = None,
    profile: Law | None = None, cells: int = 20,
) -> Composite:  # fmt: skip
    """Fourier's heat: c ∂T/∂t = ∂/∂x(λA ∂T/∂x), as entropy: Ṡ flows at the temperatures of the nodes, and is made
    between them.

    conductance λA [W·m/K], capacity c [J/(K·m)] above zero; temperature at the start [K], or profile, a function of x
    cells  of the grid, degree 1
    Law     energy changes by the heat at the ends, entropy is made at λA (∂T/∂x)²/T² ≥ 0 and never falls
    Errors  ModelError for numbers that are none of these, and for both temperature and profile
    """
    if temperature is not None and profile is not None:
        raise ModelError(f"{name!r} starts with either a temperature or a profile; both are given")
    sigma, c = positive(name, "conductance", conductance, "W*m/K"), positive(name, "capacity", capacity, "J/K/m")
    grid = cut(name, length, cells)

    def node(i: int, place: Scalar, weight: Scalar) -> list[Member]:
        start = temperature if profile is None else profile(place)
        return [HeatCapacity(f"node{i}", weight * c, temperature=start)]

    def cell(e: int, labels: tuple[str, ...]) -> Parts:
        yield ThermalConductor(f"cell{e}", sigma / (2 * grid.half)), labels

    return Composite(name, _ends(THERMAL), tuple(assembled(grid, node, cell)))


@element
@drawn(symbols.LINE, length="m")
@measured(bending="N*m**2", mass="kg/m", shear="N", inertia="kg*m", drag="N*s/m**2")
def Beam(
    name: str, length: float, bending: float, mass: float, *, shear: float | None = None, inertia: float = 0.0,
    drag: float = 0.0, cells: int = 20, degree: int = 1,
) -> Composite:  # fmt: skip
    """A beam across its axis, v = ∂w/∂t, θ the turn of its sections:

        ρA ∂v/∂t = ∂Q/∂x − d v,  ∂Q/∂t = κGA (∂v/∂x − ω)        Timoshenko's: two wave equations, coupled by ω and Q
        ρI ∂ω/∂t = ∂M/∂x + Q,    ∂M/∂t = EI ∂ω/∂x
        ρA ∂v/∂t = −∂²M/∂x² − d v,  ∂M/∂t = EI ∂²v/∂x²          Bernoulli's, without ``shear``: ω = ∂v/∂x

    bending EI [N·m²], mass ρA [kg/m], shear κGA [N], inertia ρI [kg·m] above zero; drag d ≥ 0 [N·s/m²]
    Ports "a", "b" translational (v), "turn_a", "turn_b" rotational (ω); cells, degree: of the grid
    Law     frequencies of a cantilever converge at 2·degree, of Bernoulli's at 2
    Errors  ModelError for other numbers, for a shear without an inertia or an inertia alone, for Bernoulli's of degree
            above 1
    """
    if (shear is None) != is_zero(inertia):
        raise ModelError(
            f"{name!r} needs both shear and inertia, as a beam of Timoshenko has, or neither, as one of Bernoulli"
        )
    if shear is None:
        parts = _bernoulli(name, length, bending, mass, drag, cells, degree)
    else:
        parts = _timoshenko(name, length, (bending, shear), (mass, inertia), drag, cells, degree)
    return Composite(name, (*_ends(TRANSLATIONAL), *_ends(ROTATIONAL, "turn_")), tuple(parts))


def _timoshenko(
    name: str, length: float, stiffness: tuple[float, float], mass: tuple[float, float], drag: float, cells: int,
    degree: int,
) -> Parts:  # fmt: skip
    """A string of shear and a shaft of bending; in series with each shear spring stands ∫ ω ds of its part."""
    bending, shear = stiffness
    moves = cut(name, length, cells, degree)
    turns = cut(name, length, cells, degree, ("turn_a", "turn_b"), "@turn")
    across = _elastic(name, TRANSLATIONAL, shear, mass[0], "kg/m", drag, None, None, "shear")
    about = _elastic(name, ROTATIONAL, bending, mass[1], "kg*m", 0.0, None, None, "bending")
    yield from waves(name, moves, across, bent="'")
    yield from waves(name, turns, about, ("turn", "bend"))
    K, half = moves.form.mean, moves.half
    for (e, of), (_, by) in zip(moves.blocks(), turns.blocks(), strict=True):
        grounded = tuple(chain(*((label, "ground") for label in by)))
        for j in range(moves.degree):
            tilt = row(
                f"tilt{e * moves.degree + j}", TerminalPair(TRANSLATIONAL), [(ROTATIONAL, -k * half) for k in K[j]]
            )
            yield tilt, (f"{of[j + 1]}'", of[j + 1], *grounded)


def _bernoulli(name: str, length: float, bending: float, mass: float, drag: float, cells: int, degree: int) -> Parts:
    """Bernoulli's beam: mass and bending spring at each node; its turn is the difference of the slopes beside it."""
    if degree != 1:
        raise ModelError(f"{name!r}: a beam of Bernoulli is cut into cells of degree 1; give its shear and inertia")
    EI = positive(name, "bending", bending, "N*m**2")
    grid = cut(name, length, cells)
    h, labels = 2 * grid.half, grid.labels
    wave = Wave(TRANSLATIONAL, ("mass", mass, "kg/m"), ("bending", 1.0 / EI, ""), ("drag", drag, "N*s/m**2"))
    yield from (each for each in waves(name, grid, wave) if not each[0].name.startswith("cell"))
    for i, _, _, weight in grid.nodes():
        of: list[tuple[str, Domain, Scalar]] = []
        for sign, near in ((1.0, i), (-1.0, i - 1)):  # slope of the cell after, minus that of the cell before
            if 0 <= near < grid.cells:
                of += [(labels[near + 1], TRANSLATIONAL, sign / h), (labels[near], TRANSLATIONAL, -sign / h)]
            else:
                of += [("turn_a" if i == 0 else "turn_b", ROTATIONAL, sign)]
        curve, grounded = f"curve{i}", chain(*((label, "ground") for label, _, _ in of))
        ports = [(domain, factor) for _, domain, factor in of]
        yield row(curve, TerminalPair(ROTATIONAL), ports), (curve, "ground", *grounded)
        yield TorsionSpring(f"bend{i}", EI / weight), (curve, "ground")


@element
@drawn(symbols.LINE, length="m")
@measured(stiffness="N", mass="kg/m", damping="N*s", start="m", end="m")
def Cable(
    name: str, length: float, stiffness: float, mass: float, *, start: ArrayLike, end: ArrayLike,
    damping: float = 0.0, slack: bool = True, cells: int = 20,
) -> Composite:  # fmt: skip
    """A cable between the origins of the frames "p" and "n": points of mass, joined by springs along their lines.

    length ℓ₀ unstretched [m], stiffness EA [N], mass μ [kg/m], above zero; damping ≥ 0 [N·s]: force EA (ε) + d ε̇
    start, end  where its ends are at the beginning [m, world]; it is laid straight between them
    cells  of the grid
    Law     small waves across it are those of a `String` of its tension; gravity and energy as of any mechanism
    Errors  ModelError for numbers that are none of these
    """
    grid = cut(name, length, cells, 1, ("p", "n"))
    EA, mu = positive(name, "stiffness", stiffness, "N"), positive(name, "mass", mass, "kg/m")
    d, h = not_negative(name, "damping", damping, "N*s"), 2 * grid.half
    first, last = array(start), array(end)

    def node(i: int, place: Scalar, weight: Scalar) -> list[Member]:
        point = Inertia.at_centre(weight * mu, np.zeros(3), np.zeros((3, 3)))
        if i in (0, grid.cells):
            return [_solid(f"node{i}", point, None)]
        return [_solid(f"node{i}", point, Displacement.translating(first + (last - first) * (i / grid.cells)))]

    def cell(e: int, labels: tuple[str, ...]) -> Parts:
        yield _stretched(f"cell{e}", EA / h, h, d / h, slack), labels

    return Composite(name, (TerminalPair(SPATIAL),), tuple(assembled(grid, node, cell)))


_FRAME = TerminalPair(SPATIAL, "", ("p", None))


def _solid(name: str, point: Inertia, pose: Displacement | None) -> FramedPart:
    """Point mass on a frame; with a pose a separate body, which moves without turning."""

    def brings(name: str, at: Mapping[str, At]) -> Brought:
        return Brought((Joint(f"{name}.place", _moves(), "ground", at["p"].body, pose or at["p"].X, at["p"].X),))

    return FramedPart(
        name, (_FRAME,), RigidPart(point, {"p": Displacement.identity()}, pose), None if pose is None else brings
    )


def _moves() -> ScrewPair:
    """Three slides: a point of mass has no more freedoms."""
    slides = tuple(ScrewMotion(axis, turning=False) for axis in "xyz")
    return ScrewPair("translational", slides, ("x", "y", "z"), unturned)


def _stretched(name: str, k: float, rest: float, d: float, slack: bool) -> FramedPart:
    """A spring along the line between the origins of two frames, and a damper."""

    def brings(name: str, at: Mapping[str, At]) -> Brought:
        a, b = ((end.body, tuple(end.X.translation.tolist())) for end in (at["p"], at["n"]))
        spring: ForceElement = LinearSpring(name, *a, *b, k, rest)
        if slack:
            spring = Potential.between_points(name, *a, *b, "k/2*max(x - rest, 0)**2", k=k, rest=rest)
        return Brought(elements=(spring, *([] if is_zero(d) else [LinearDamper(f"{name}.damping", *a, *b, d)])))

    return FramedPart(name, (TerminalPair(SPATIAL),), None, brings)
