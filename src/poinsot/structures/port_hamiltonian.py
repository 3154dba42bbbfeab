"""Port-Hamiltonian systems ẋ = (J − R) ∂H + G u, y = Gᵀ ∂H as data, with their balance and their invariants.

    ẋ = (J − R) ∂H + (G − P) u          J = −Jᵀ, N = −Nᵀ        interconnection
    y = (G + P)ᵀ ∂H + (S − N) u         [R P; Pᵀ S] ⪰ 0          dissipation
    Ḣ = yᵀu − (∂H; u)ᵀ [R P; Pᵀ S] (∂H; u)

P, S and N (zero unless given) appear where a resistor touches a port directly. The matrices are constants, checked
where the system is made, or functions of x, checked by :meth:`PortHamiltonian.check`; evaluation runs over any scalar.
Passive is what is dissipative and has an energy that is bounded below wherever its Casimirs let it get (`passivity`).
Laws: tests/structures/test_port_hamiltonian.py. Source: Stramigioli et al., (18), §3.1.1; formulas.md §8.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import array, settle
from poinsot.algebra.bounded_forms import Form
from poinsot.algebra.lower_bounds import LowerBound, PassivityVerdict, lower_bound
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.records import NamedTuple, dataclass
from poinsot.structures.derivatives import gradient, hessian
from poinsot.structures.dirac import DissipativeStructure, Structure
from poinsot.structures.elimination import units
from poinsot.structures.families import DiracFamily
from poinsot.structures.matrices import (
    Array,
    alike,
    block,
    identity,
    is_exact,
    is_positive_semidefinite,
    kernel,
    matrix,
    nothing,
    smallest_eigenvalue,
    vanishes,
)
from poinsot.structures.ports import Port

Coefficient = ArrayLike | Callable[[Array], ArrayLike]


class Coefficients(NamedTuple):
    """The matrices at one state: J, R (n, n), G, P (n, p), S, N (p, p)."""

    J: Array
    R: Array
    G: Array
    P: Array
    S: Array
    N: Array


class Balance(NamedTuple):
    """Ḣ = supplied − dissipated, in watts; the residual is stored − supplied + dissipated."""

    stored: Scalar
    supplied: Scalar
    dissipated: Scalar

    @property
    def residual(self) -> Scalar:
        """The missing power: zero but for rounding."""
        return self.stored - self.supplied + self.dissipated


@final
@dataclass(frozen=True, eq=False)
class PortHamiltonian:
    """A port-Hamiltonian system with n states and p ports; see the module for the equations.

    hamiltonian      x (n,) ↦ H [J], with the operations of the scalar protocol, so that dual numbers pass
    J, R, G, P, S, N  arrays, or functions of x; R, P, S, N may be None for zero
    states, inputs   names; u and y are ordered as the inputs are
    Errors           ModelError that names the states or inputs where J is not skew or R not positive semidefinite
    Law              Ḣ = yᵀu − dissipation at every x and u
    """

    hamiltonian: Callable[[Array], Scalar]
    J: Coefficient
    states: tuple[str, ...]
    R: Coefficient | None = None
    G: Coefficient | None = None
    inputs: tuple[str, ...] = ()
    P: Coefficient | None = None
    S: Coefficient | None = None
    N: Coefficient | None = None
    name: str = "system"

    def __post_init__(self) -> None:
        for letter in self._shapes:
            given = getattr(self, letter)
            if given is not None and not callable(given):
                constant = matrix(given)
                self._require_shape(letter, constant, f"it is {' × '.join(map(str, constant.shape))}")
                object.__setattr__(self, letter, constant)
        self._check(self._constants())

    @property
    def _shapes(self) -> dict[str, tuple[int, int]]:
        n, p = len(self.states), len(self.inputs)
        return {"J": (n, n), "R": (n, n), "G": (n, p), "P": (n, p), "S": (p, p), "N": (p, p)}

    def _require_shape(self, letter: str, given: Array, found: str) -> None:
        wanted = self._shapes[letter]
        if given.shape != wanted:
            raise ModelError(
                f"{self.name}: with {len(self.states)} states and {len(self.inputs)} inputs {letter} must be "
                f"{wanted[0]} × {wanted[1]}; {found}"
            )

    def _constants(self) -> Coefficients:
        """The coefficients with zeros for those that depend on x: blocks that can be judged once."""
        given = {k: getattr(self, k) for k in self._shapes}
        if any(callable(given[k]) for k in "RPS"):
            given |= dict.fromkeys("RPS")
        constant = {k: v for k, v in given.items() if v is not None and not callable(v)}
        return Coefficients(**{k: constant.get(k, nothing(*shape)) for k, shape in self._shapes.items()})

    def coefficients(self, x: ArrayLike) -> Coefficients:
        """J, R, G, P, S, N at x, over the scalars of x."""
        return Coefficients(**{k: self._value(k, np.asarray(x), shape) for k, shape in self._shapes.items()})

    def _value(self, letter: str, x: Array, shape: tuple[int, int]) -> Array:
        given = getattr(self, letter)
        value = np.zeros(shape, dtype=int) if given is None else np.asarray(given(x) if callable(given) else given)
        if not value.size:
            return np.zeros(shape, dtype=int)
        if value.shape != shape:
            self._require_shape(letter, value, f"at x = {x} it has the shape {value.shape}")
        return value

    def check(self, x: ArrayLike) -> None:
        """Raise ModelError if at x a matrix is not skew, or not positive semidefinite, that has to be."""
        self._check(Coefficients(*(matrix(a) if a.size else a for a in self.coefficients(x))))

    def _check(self, c: Coefficients) -> None:
        whole = block([[c.J, c.G], [-c.G.T, c.N]])
        total, names = block([[c.R, c.P], [c.P.T, c.S]]), (*self.states, *self.inputs)
        scale = _power_sizes(whole, total)
        n = len(self.states)
        at = {"J": (slice(0, n), slice(0, n)), "N": (slice(n, None), slice(n, None))}
        for letter, a, owners in (("J", c.J, self.states), ("N", c.N, self.inputs)):
            a = matrix(a)
            if not vanishes(a + a.T, 1.0 if is_exact(a) else scale[at[letter]]):
                i, j = _worst(a + a.T)
                raise ModelError(
                    f"{self.name}: {letter} is not skew between {owners[i]!r} and {owners[j]!r}: the entries are "
                    f"{a[i, j]} and {a[j, i]}, and must be opposite"
                )
        if not vanishes(total - total.T, 1.0 if is_exact(total) else scale):
            i, j = _worst(total - total.T)
            raise ModelError(f"{self.name}: the dissipation is not symmetric between {names[i]!r} and {names[j]!r}")
        if not is_positive_semidefinite(total, beside=None if is_exact(total) else scale):
            raise ModelError(
                f"{self.name}: the dissipation [R P; Pᵀ S] is not positive semidefinite, so the system makes energy "
                f"{_where(total, names)}; what gives energy is a source and belongs at a port"
            )

    def gradient(self, x: ArrayLike) -> Array:
        """∂H/∂x (n,), the co-energies, by dual numbers."""
        return gradient(self.hamiltonian, x)

    def flow(self, x: ArrayLike, u: ArrayLike = ()) -> tuple[Array, Array]:
        """(ẋ (n,), y (p,)) for inputs u (p,), over any scalar.

        Errors  ModelError where u has not one value for each input
        """
        u = self._inputs(u)
        c, e = self.coefficients(x), self.gradient(x)
        rate = (c.J - c.R) @ e + (c.G - c.P) @ u
        return settle(np.asarray(rate)), settle(np.asarray((c.G + c.P).T @ e + (c.S - c.N) @ u))

    def _inputs(self, u: ArrayLike) -> Array:
        found = np.asarray(u)
        if found.shape != (len(self.inputs),):
            raise ModelError(
                f"{self.name}: u needs one number for each input ({', '.join(self.inputs) or 'there is none'}), "
                f"in this order, zeros where nothing acts; given is an array of shape {found.shape}"
            )
        return found

    def balance(self, x: ArrayLike, u: ArrayLike = ()) -> Balance:
        """Stored, supplied and dissipated power at x and u; stored is ⟨∂H, ẋ⟩, computed from the flow."""
        u = self._inputs(u)
        c, e = self.coefficients(x), self.gradient(x)
        rate, y = self.flow(x, u)
        lost = e @ (c.R @ e) + 2 * (e @ (c.P @ u)) + u @ (c.S @ u)
        return Balance(e @ rate, y @ u, lost)

    def structure(self, x: ArrayLike) -> Structure:
        """The structure at x on the ports "state" and the inputs, with (ẋ, y, ∂H, −u) on it, as in (35).

        Dirac if nothing is dissipated, else dissipative.
        """
        family = self.family()
        F, E = family.matrices(np.asarray(x))
        found = DissipativeStructure(matrix(F), matrix(E), family.ports, self.name)
        return found.as_dirac() if found.lossless else found

    def family(self) -> DiracFamily:
        """The structure as a function of x over any scalar, on the ports "state" and the inputs."""
        n, p = len(self.states), len(self.inputs)

        def matrices(x: Array) -> tuple[Array, Array]:
            c = self.coefficients(x)
            upper, lower = np.hstack([c.R - c.J, c.G - c.P]), np.hstack([-(c.G + c.P).T, c.S - c.N])
            return identity(n + p), np.vstack([upper, lower])

        ports = (Port("state", n), *(Port(name) for name in self.inputs))
        return DiracFamily(matrices, ports, self.name, dissipative=any(getattr(self, k) is not None for k in "RPS"))


@dataclass(frozen=True)
class PassivityCertificate(PassivityVerdict):
    """The result at the states given; passive if ``holds``.

    skew_defect            max |J + Jᵀ| and |N + Nᵀ|                             must be 0
    least_dissipation      smallest eigenvalue of [R P; Pᵀ S]                     must be ≥ 0
    least_curvature        smallest eigenvalue of ∂²H/∂x²: > 0: a minimum of H and something linear;
                           it says nothing of a lower bound
    constant_structure     whether the first two are the same at all states, so that Ḣ ≤ yᵀu is proved, not sampled
    dissipative            Ḣ ≤ yᵀu at the states given: what ``PortHamiltonian.check`` says there, in any units
    energy                 whether H is bounded below, how that is known, and a ray where it is not
    lossless               Ḣ = yᵀu at the states given: it is dissipative and [R P; Pᵀ S] = 0, in any units
    """

    skew_defect: float
    least_dissipation: float
    least_curvature: float
    constant_structure: bool
    tolerance: float
    dissipative: bool
    energy: LowerBound
    lossless: bool = False

    def explain(self) -> str:
        """Both answers in a sentence."""
        power = "it takes power" if self.dissipative else "it may give power"
        power = "it neither takes nor gives power" if self.lossless else power
        return f"{self.verdict}: {power}; {self.energy.explain()}"


def passivity(system: PortHamiltonian, states: Sequence[ArrayLike], tolerance: float = 1e-12) -> PassivityCertificate:
    """The certificate of passivity of a system at some states (rows of floats); what H does far from them, too."""
    skew, lost, curvature, dissipative, lossless = 0.0, np.inf, np.inf, True, True
    for x in states:
        try:
            system.check(x)
        except ModelError:
            dissipative = False
        c = system.coefficients(x)
        J, N = c.J.astype(float), c.N.astype(float)
        skew = max(skew, float(np.abs(J + J.T).max(initial=0.0)), float(np.abs(N + N.T).max(initial=0.0)))
        total = block([[c.R, c.P], [c.P.T, c.S]])
        lost = min(lost, smallest_eigenvalue(total))
        scale = _power_sizes(block([[c.J, c.G], [-c.G.T, c.N]]), total)
        lossless = lossless and vanishes(total, 1.0 if is_exact(total) else scale)
        curvature = min(curvature, smallest_eigenvalue(hessian(system.hamiltonian, x)))
    constant = not any(callable(getattr(system, k)) for k in "JRPSN")
    energy = _energy_bound(system, states)
    lossless = lossless and dissipative
    return PassivityCertificate(skew, float(lost), float(curvature), constant, tolerance, dissipative, energy, lossless)


def _energy_bound(system: PortHamiltonian, states: Sequence[ArrayLike]) -> LowerBound:
    """Whether H is bounded below wherever the system can get from these states, and with constant J, R, G only there.

    A system that is bounded everywhere is so from each state.
    """
    zero = [Fraction(0)] * len(system.states)
    whole = _along(system, zero, identity(len(zero)))
    N = _free(system)
    if whole.answer == "proved" or N is None:
        return whole
    found = [_along(system, [Fraction(float(v)) for v in np.asarray(x)], N) for x in (*states,) or (zero,)]
    worst = {each.answer: each for each in found}
    return worst.get("refuted") or worst.get("unknown") or worst["proved"]


def _free(system: PortHamiltonian) -> Array | None:
    """N (n, r), the directions that keep all Casimirs; None without Casimirs, or where the structure varies."""
    if any(callable(getattr(system, k)) for k in "JRGP"):
        return None
    c = system.coefficients([0.0] * len(system.states))
    moves = np.hstack(alike(c.J - c.R, c.G - c.P))
    casimirs = kernel(moves.T)
    return kernel(casimirs.T) if casimirs.shape[1] else None


def _along(system: PortHamiltonian, start: Sequence[Fraction], N: Array) -> LowerBound:
    def energy(y: Sequence[Any]) -> Any:
        at = [
            sum((v * c for v, c in zip(y, row, strict=True) if c), Form.constant(s))
            for s, row in zip(start, N, strict=True)
        ]
        return system.hamiltonian(array(at))

    labels = [str(j) for j in range(N.shape[1])]
    found = lower_bound(energy, [Fraction(0)] * N.shape[1], labels)
    if found.answer != "refuted":
        return found
    along = N.astype(float) @ np.array([found.ray.get(label, 0.0) for label in labels])
    return LowerBound.along(dict(zip(system.states, along, strict=True)))


def _power_sizes(whole: Array, total: Array) -> Array:
    """The sizes of J − R and its ports, and the usual size of each of their entries; ones for symbols."""
    try:
        size = np.abs(whole.astype(float)) + np.abs(total.astype(float))
    except TypeError:
        return np.ones(whole.shape)
    d = units(size)
    return np.asarray(size + size.T + np.outer(d, d))


def _worst(a: Array) -> tuple[int, int]:
    positions = [(i, j) for i in range(len(a)) for j in range(a.shape[1])]
    if not is_exact(a):
        return max(positions, key=lambda ij: abs(a[ij]))
    return next(ij for ij in positions if not vanishes(alike([[a[ij]]])[0]))


def _where(total: Array, names: Sequence[str]) -> str:
    """The states or inputs most active in the worst eigenvector."""
    try:
        vector = np.linalg.eigh(total.astype(float))[1][:, 0]
    except TypeError:
        return "for some values of its symbols"
    return "at " + ", ".join(repr(n) for n, v in zip(names, vector, strict=True) if abs(v) > 0.3 * np.abs(vector).max())
