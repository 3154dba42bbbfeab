"""A System seen from its rows: a function of their z, affine parts of it, and what Newton's method finds on the way.

Law: rates, w and energies are those of the System written out, tests/systems/test_probing.py. Source:
docs/switching-theory.md. Units: w and z of each row, their product [W]; ξ̇ per second.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Self, TypeAlias, TypeVar

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array, zeros
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar
from poinsot.algebra.sparse import Pivots
from poinsot.algebra.traced import symbols
from poinsot.programs.graph import affine, casadi_function, put_in
from poinsot.programs.locking import compiling
from poinsot.records import NamedTuple, dataclass, field

T = TypeVar("T")
Shapes: TypeAlias = Mapping[str, tuple[int, ...]]
Port: TypeAlias = Callable[..., tuple[Array, Array, Array]]
Numbers: TypeAlias = Callable[..., Array]


@dataclass(frozen=True, kw_only=True, eq=False)
class Solved:
    """The unknowns n that Newton's method finds on the way, from a guess, where `misses` is zero; all functions of the
    System but gaps then take n last.

    units  how many of n, the last, are ones that tell Newton's method sizes: `Equations.residual`
    full_steps  whether Newton's method tries whole steps first: `programs.newton`
    """

    misses: Callable[..., Array]
    guess: Sequence[float]
    units: int = 0
    full_steps: bool = False

    def __len__(self) -> int:
        return len(self.guess)


class RowSizes(NamedTuple):
    """Sizes of a System and its rows: states, charts, inputs, powers, rows; how many of the powers, the first, are
    supplied."""

    nx: int
    nl: int
    nu: int
    nw: int
    m: int
    ports: int = 0


@dataclass(frozen=True, kw_only=True, eq=False)
class RowLaws:
    """The rows of a System as functions.

    port      (x₀[nx], ξ[nl], t[1], u[nu], z[m]) → (ξ̇[nl], powers[nw], w[m]), affine in z
    retract   (x₀, ξ) → x[nx]
    bounds    (x₀, ξ, t, u) → F[m, 2]: static and kinetic bounds of friction rows; None: all 1
    gaps      (x₀, ξ, t, u) → g[m]; None: all 0.   commands → [m, 2]; None: all −1, no command
    solved    what is to be found on the way; None: nothing
    bent      the pivots of ∂misses/∂n where w, B or n bend along z, () where nothing is to be found; None: all straight
    beside    (normal row, tangential row, μ_k) of contacts: friction on what the normal row presses with
    pairs     two tangential rows of a contact in space, which slide along their rates
    """

    port: Port
    retract: Callable[[Array, Array], Array]
    bounds: Numbers | None = None
    gaps: Numbers | None = None
    commands: Numbers | None = None
    solved: Solved | None = None
    bent: Pivots | None = None
    beside: Sequence[tuple[int, int, float]] = ()
    pairs: Sequence[tuple[int, int]] = ()


class RowTraits(NamedTuple):
    """Properties of these functions.

    constant  D and S are numbers, and the matrices T are made so that T_w D + T_ẇ S + T_z = 1
    solved_by_D  D alone is numbers, and the matrices T of modes with T_ẇ = 0 are made so that T_w D + T_z = 1
    moved     of `constant`: D, S and T move away from where this is so, which is followed to first order, for
              derivatives
    exact     whether ξ̇ as it is written is affine in z, to the last bit, and anything else is refused; else its slopes
              are those at z = 0 (mechanisms with loops, whose solution is corrected by what rounding left)
    rolled    whether modes are solved by loops however few rows there are: of contacts, whose slopes are long
    clock     whether the state ends with the time
    bends     whether ξ̇ may bend along z, as by heat R z², which no w feels; along jumps the slope at 0 is its own
    sensing   whether commands depend on z
    decided   of `RowLaws.bent`: no mode asks for ẇ, as the D that modes are made of is definite, so that no ṅ is to be
              found
    sloped    whether D and S of a family are those at its numbers, and modes no loops over matrices
    """

    constant: bool = False
    solved_by_D: bool = False
    moved: bool = False
    exact: bool = True
    rolled: bool = False
    clock: bool = False
    bends: bool = False
    sensing: bool = False
    decided: bool = False
    sloped: bool = False


@dataclass(frozen=True, kw_only=True, eq=False)
class Ported:
    """The rows of a System: functions, sizes and properties.

    key       a text that tells this System and its rows from all others
    kept      cache of what is made, by the key, shared by all users of one System
    rows      the constraint rows whose functions these are
    over      p → the same of parameters p of any scalar, None where nothing is free: kernels then take p, before σ
    p         their values here; key tells the family then
    """

    laws: RowLaws
    shape: RowSizes
    traits: RowTraits = RowTraits()
    key: str
    kept: dict[str, Any] = field(default_factory=dict)
    rows: Any = None
    over: Callable[[Array], Any] | None = None
    p: Any = ()

    def knowing(self, **traits: bool) -> Self:
        """The same rows, of which this is known."""
        return replace(self, traits=self.traits._replace(**traits))

    def _of(self, function: Callable[..., object]) -> Callable[..., Any]:
        """function(probe, …) of this probe, or of that at the parameters p that it takes besides."""
        over = self.over
        return partial(function, self) if over is None else lambda p, **at: function(over(p), **at)

    def _free_in(self, given: Shapes) -> Shapes:
        """The operands with p, where something is free: behind all but the mode."""
        if self.over is None:
            return given
        found = {**given, "p": (len(self.p),)}
        if "sigma" in given:
            found["sigma"] = found.pop("sigma")
        return found

    def moment(self, x: Array) -> Array:
        """The time (1,) that a state tells, else 0: of what does not depend on it, but for given motions."""
        return array([x[self.shape.nx - 1] if self.traits.clock else 0.0])

    @property
    def at_any(self) -> Self:
        """This, or where parameters are free the same at their symbols."""
        return self if self.over is None else self.over(symbols("p", (len(self.p),)))

    def once(self, key: str, make: Callable[[], T]) -> T:
        """The value made before for this key, else the value made now."""
        if key not in self.kept:
            with compiling:
                if key not in self.kept:
                    self.kept[key] = make()
        found: T = self.kept[key]
        return found

    def free_symbols(self) -> tuple[Array, Array, Array, Array]:
        nx, nl, nu, *_ = self.shape
        return symbols("x", (nx,)), symbols("xi", (nl,)), symbols("t", (1,)), symbols("u", (nu,))

    @property
    def some(self) -> list[Array]:
        """n by name, for what does not depend on it."""
        return [] if self.laws.solved is None else [symbols("n_of_laws", (len(self.laws.solved),))]

    @property
    def free(self) -> Shapes:
        return {"x0": (self.shape.nx,), "xi": (self.shape.nl,), "t": (1,), "u": (self.shape.nu,)}

    def named(self, kernel: str) -> str:
        its = self.traits
        said = f"{', solved by D' * its.solved_by_D}{', moved' * its.moved}{', decided' * its.decided}"
        return f"{kernel} of rows, {its.constant}{said}\n{self.key}"

    @property
    def mode_size(self) -> int:
        """Numbers of a mode: T_w, T_ẇ and T_z, a row after the other."""
        return 3 * self.shape.m * self.shape.m

    def by_casadi(
        self, name: str, function: Callable[..., Array], at: Mapping[str, Floats], shape: tuple[int, ...]
    ) -> Floats:
        """``function(probe, …)`` at numbers, without compilation."""
        given = self._free_in({each: (len(value),) for each, value in at.items()})
        made = self.once(self.named(name), lambda: casadi_function(self._of(function), given, {name: shape}, name))
        with compiling:
            return np.array(made(*({**at, "p": self.p}[each] for each in given))).reshape(shape)

    def linear(
        self, x0: Array, xi: Array, t: Array, u: Array, n: Sequence[Array] = (), z: Array | None = None
    ) -> tuple[Array, Array, Array, Array]:
        """w₀, D, b, S at a state, at the n that was found; without it b has no value where there is one."""
        found, z, n = bool(n), symbols("z_of_rows", (self.shape.m,)), n or self.some
        rates, _, w = self.laws.port(x0, xi, t, u, z, *n)
        later = self.rated(x0, xi, t, u, z, n, rates)
        w0, D = affine(array(w), z, self.traits.exact)
        b, S = affine(array([dual(x) for x in later]), z, self.traits.exact)
        return (w0, D, b, S) if found else (w0, self.at_guess(D, n), b, self.at_guess(S, n))

    def at_guess(self, slopes: Array, n: Sequence[Array]) -> Array:
        """Slopes along z at the guess of n, on which those of mechanisms with loops depend, by rounding alone."""
        if self.traits.exact or self.laws.solved is None:
            return slopes
        flat = array(list(np.ravel(slopes)))
        return put_in(flat, n[0], array(list(self.laws.solved.guess))).reshape(slopes.shape)

    def rated(self, x0: Array, xi: Array, t: Array, u: Array, z: Array, n: Sequence[Array], rates: Array) -> Array:
        """w + ε ẇ along ξ̇, at constant z."""
        return self.laws.port(x0, duals(xi, rates), duals(t, [1.0]), u, z, *n)[2]

    def at_bounds(self, x0: Array, xi: Array, t: Array, u: Array, *n: Array) -> Array:
        m, bounds = self.shape.m, self.laws.bounds
        return (array([[1.0, 1.0]] * m) if bounds is None else bounds(x0, xi, t, u, *n)).reshape(m, 2)

    def told(self, x0: Array, xi: Array, t: Array, u: Array, z: Array, *n: Array) -> Array:
        m, commands = self.shape.m, self.laws.commands
        return (array([[-1.0, -1.0]] * m) if commands is None else commands(x0, xi, t, u, z, *n)).reshape(m, 2)


def none(m: int) -> Array:
    """Zeros (m,)."""
    return array([0.0] * m)


def duals(values: Array, rates: Sequence[Scalar] | Array) -> Array:
    """values + ε rates."""
    found = zeros(len(values))
    for i, (value, rate) in enumerate(zip(values, rates, strict=True)):
        found[i] = Dual(value, rate)
    return found
