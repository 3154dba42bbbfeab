"""One-step methods as data: a tableau, the claims made for it, and where it comes from. The loop is generic.

Source: Hairer, Nørsett & Wanner 1993, §II.4 to II.6; of each tableau its own.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import cache, partial
from typing import Any, ClassVar, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import SimulationError, nearest, option
from poinsot.records import dataclass
from poinsot.simulation.collocation import SAME, Collocation, Implicit, gauss, levels, radau
from poinsot.simulation.own_methods import Composition, OwnMethod, RungeKutta, read, told
from poinsot.simulation.rooted_trees import order_within

# fmt: off
_DOP853_A = (
    {0: 0.05260015195876773},
    {0: 0.0197250569845379, 1: 0.0591751709536137},
    {0: 0.02958758547680685, 2: 0.08876275643042054},
    {0: 0.2413651341592667, 2: -0.8845494793282861, 3: 0.924834003261792},
    {0: 0.037037037037037035, 3: 0.17082860872947386, 4: 0.12546768756682242},
    {0: 0.037109375, 3: 0.17025221101954405, 4: 0.06021653898045596, 5: -0.017578125},
    {0: 0.03709200011850479, 3: 0.17038392571223998, 4: 0.10726203044637328, 5: -0.015319437748624402,
     6: 0.008273789163814023},
    {0: 0.6241109587160757, 3: -3.3608926294469414, 4: -0.868219346841726, 5: 27.59209969944671,
     6: 20.154067550477894, 7: -43.48988418106996},
    {0: 0.47766253643826434, 3: -2.4881146199716677, 4: -0.590290826836843, 5: 21.230051448181193,
     6: 15.279233632882423, 7: -33.28821096898486, 8: -0.020331201708508627},
    {0: -0.9371424300859873, 3: 5.186372428844064, 4: 1.0914373489967295, 5: -8.149787010746927,
     6: -18.52006565999696, 7: 22.739487099350505, 8: 2.4936055526796523, 9: -3.0467644718982196},
    {0: 2.273310147516538, 3: -10.53449546673725, 4: -2.0008720582248625, 5: -17.9589318631188,
     6: 27.94888452941996, 7: -2.8589982771350235, 8: -8.87285693353063, 9: 12.360567175794303,
     10: 0.6433927460157636},
    {0: 0.054293734116568765, 5: 4.450312892752409, 6: 1.8915178993145003, 7: -5.801203960010585,
     8: 0.3111643669578199, 9: -0.1521609496625161, 10: 0.20136540080403034, 11: 0.04471061572777259},
    {0: 0.056167502283047954, 6: 0.25350021021662483, 7: -0.2462390374708025, 8: -0.12419142326381637,
     9: 0.15329179827876568, 10: 0.00820105229563469, 11: 0.007567897660545699, 12: -0.008298},
    {0: 0.03183464816350214, 5: 0.028300909672366776, 6: 0.053541988307438566, 7: -0.05492374857139099,
     10: -0.00010834732869724932, 11: 0.0003825710908356584, 12: -0.00034046500868740456, 13: 0.1413124436746325},
    {0: -0.42889630158379194, 5: -4.697621415361164, 6: 7.683421196062599, 7: 4.06898981839711,
     8: 0.3567271874552811, 12: -0.0013990241651590145, 13: 2.9475147891527724, 14: -9.15095847217987},
)
"""aᵢⱼ of the stages 1 … 15; row 12 is b, and those after it serve dense output."""
_DOP853_C = (
    0.0, 0.05260015195876773, 0.0789002279381516, 0.1183503419072274, 0.2816496580927726, 0.3333333333333333, 0.25,
     0.3076923076923077, 0.6512820512820513, 0.6, 0.8571428571428571, 1.0, 1.0, 0.1, 0.2, 0.7777777777777778,
)
"""cᵢ of the stages 0 … 15."""
_DOP853_ERROR = (
    {0: 0.01312004499419488, 5: -1.2251564463762044, 6: -0.4957589496572502, 7: 1.6643771824549864,
     8: -0.35032884874997366, 9: 0.3341791187130175, 10: 0.08192320648511571, 11: -0.022355307863886294},
    {0: -0.18980075407240762, 5: 4.450312892752409, 6: 1.8915178993145003, 7: -5.801203960010585,
     8: -0.4226823213237919, 9: -0.1521609496625161, 10: 0.20136540080403034, 11: 0.02265179219836082},
)
"""The error estimators of orders 5 and 3."""
_DOP853_DENSE = (
    {0: -8.428938276109013, 5: 0.5667149535193777, 6: -3.0689499459498917, 7: 2.38466765651207,
     8: 2.117034582445028, 9: -0.871391583777973, 10: 2.2404374302607883, 11: 0.6315787787694688,
     12: -0.08899033645133331, 13: 18.148505520854727, 14: -9.194632392478356, 15: -4.436036387594894},
    {0: 10.427508642579134, 5: 242.28349177525817, 6: 165.20045171727028, 7: -374.5467547226902,
     8: -22.113666853125306, 9: 7.733432668472264, 10: -30.674084731089398, 11: -9.332130526430229,
     12: 15.697238121770845, 13: -31.139403219565178, 14: -9.35292435884448, 15: 35.81684148639408},
    {0: 19.985053242002433, 5: -387.0373087493518, 6: -189.17813819516758, 7: 527.8081592054236,
     8: -11.57390253995963, 9: 6.8812326946963, 10: -1.0006050966910838, 11: 0.7777137798053443,
     12: -2.778205752353508, 13: -60.19669523126412, 14: 84.32040550667716, 15: 11.99229113618279},
    {0: -25.69393346270375, 5: -154.18974869023643, 6: -231.5293791760455, 7: 357.6391179106141,
     8: 93.40532418362432, 9: -37.45832313645163, 10: 104.0996495089623, 11: 29.8402934266605,
     12: -43.53345659001114, 13: 96.32455395918828, 14: -39.17726167561544, 15: -149.72683625798564},
)
"""F₃ … F₆ of the dense output; F₀, F₁ and F₂ follow from the step."""


# Dense output for any explicit Runge–Kutta method, from a cubic by evaluations at points that lie on the polynomial.

SIDE = 0.7
"""Points of evaluation lie left of this share of the step: symmetric ones leave the polynomial undetermined."""


def with_dense_output(
    A: Floats, b: Floats, order: int, powers: Floats | None = None
) -> tuple[Floats, Floats, Floats, int]:
    """Rows of the whole tableau and its points, the weights of each level of `methods.Tableau.dense`, and their order.

    The first rows are A, then comes that of the end of the step, then what the polynomial evaluates.
    powers  its coefficients over the stages, which then evaluates nothing
    """
    if powers is not None:
        rows = np.pad(np.vstack([A, b]), ((0, 0), (0, 1)))
        weights = levels(lambda theta: theta[:, None] ** np.arange(1, 1 + len(powers)) @ powers, len(powers))
        return rows, rows.sum(axis=1), np.pad(weights, ((0, 0), (0, 1))), order_within(A, powers, SAME)
    stages, degree = len(b), max(3, order - 1)
    extra = sum(d - 3 for d in range(4, degree + 1))
    n = stages + 1 + extra
    rows, weights, unit = np.zeros((n, n)), np.zeros(n), np.eye(n)
    rows[:stages, :stages], rows[stages, :stages], weights[:stages] = A, b, b
    slopes, at = [(0.0, unit[0]), (1.0, unit[stages])], stages + 1
    polynomial = _through(weights, slopes)
    for d in range(4, degree + 1):
        points = SIDE * (1 - np.cos(np.pi * np.arange(1, d - 2) / (d - 2))) / 2
        inner = []
        for point in points:
            rows[at] = _value(polynomial, point)
            inner.append((float(point), unit[at]))
            at += 1
        polynomial = _through(weights, [*slopes, *inner])

    def values(theta: Floats) -> Floats:
        return np.stack([_value(polynomial, each) for each in theta])

    return rows, rows.sum(axis=1), levels(values, len(polynomial)), min(degree, order)


def _through(end: Floats, slopes: list[tuple[float, Floats]]) -> Floats:
    """Coefficients [power, row] of the polynomial in θ that is 0 at 0, `end` at 1 and has these slopes."""
    powers = np.arange(1, len(slopes) + 2)
    conditions = [np.ones(len(powers)), *(powers * point ** (powers - 1.0) for point, _ in slopes)]
    right = np.stack([end, *(slope for _, slope in slopes)])
    return np.asarray(np.linalg.solve(np.stack(conditions), right), dtype=np.float64)


def _value(polynomial: Floats, theta: float) -> Floats:
    return np.asarray(theta ** np.arange(1, len(polynomial) + 1) @ polynomial, dtype=np.float64)


Matrix: TypeAlias = Floats
ROUNDED = 1e-13
"""Of sums of a dozen coefficients of order one and more."""


@dataclass(frozen=True, eq=False)
class Tableau:
    """An explicit embedded Runge–Kutta method with dense output, in n rows of which the first `stages` make the step.

    kᵢ = f(t + cᵢ h, y + h Σⱼ aᵢⱼ kⱼ),  rows from `stages` on serve dense output; row `stages`: a = b, c = 1
    step       y₁ = y + h Σ bᵢ kᵢ                                          order `order`
    error      one row e₁:  h|e₁·k|;  two rows:  h (e₁·k)² / √((e₁·k)² + (e₂·k)²/100)   (Hairer), ~ h^error_order;
               none: the method takes fixed steps alone
    dense      Fᵢ = h Σ denseᵢⱼ kⱼ,  y(t + θh) = y + θ(F₀ + (1−θ)(F₁ + θ(F₂ + (1−θ)(F₃ + …))))   order `dense_order`
    Invariant  A strictly lower triangular, Σⱼ aᵢⱼ = cᵢ, Σ b = 1, the rows of `error` sum to 0
    Law        the order conditions of all rooted trees up to each claim, not beyond: tests/simulation/test_methods.py
    Errors     SimulationError for coefficients that break the invariant
    """

    name: str
    source: str
    stages: int
    order: int
    error_order: int
    embedded_orders: tuple[int, ...]
    dense_order: int
    A: Matrix
    b: Matrix
    c: Matrix
    error: Matrix
    dense: Matrix
    explicit: ClassVar[int] = 0
    """Stages in front that are no rows of the loop: none, as of collocation."""

    @property
    def adaptive(self) -> bool:
        """Whether an error estimate tells steps."""
        return len(self.error) > 0

    @property
    def ends_at_a_stage(self) -> bool:
        """Whether its last stage is the end of the step: first same as last."""
        last = self.stages - 1
        return bool(abs(self.c[last] - 1) < ROUNDED and np.array_equal(self.A[last], self.b))

    def __post_init__(self) -> None:
        n, end = len(self.c), self.stages
        sums = (self.A.sum(axis=1) - self.c, self.b.sum() - 1, self.error.sum(axis=1), self.A[end] - self.b)
        if (
            self.A.shape != (n, n)
            or self.dense.shape[1] != n
            or self.error.shape != (len(self.embedded_orders), n)
            or np.any(np.triu(self.A))
            or max(np.max(np.abs(each), initial=0.0) for each in sums) > ROUNDED
        ):
            raise SimulationError(f"method {self.name!r}: the tableau contradicts itself.")


def _rows(rows: tuple[dict[int, float], ...]) -> Matrix:
    return np.array([[row.get(j, 0.0) for j in range(len(_DOP853_C))] for row in rows])


@cache
def dormand_prince() -> Tableau:
    """Dormand and Prince's method of order 8 with error estimators of orders 5 and 3 and dense output of order 7.

    From  Hairer, Nørsett & Wanner, Solving Ordinary Differential Equations I, 2nd ed., §II.5 and §II.6
    """
    stages = 12
    A = np.vstack((np.zeros(len(_DOP853_C)), _rows(_DOP853_A)))
    b, first, last = A[stages], np.eye(len(A))[0], np.eye(len(A))[stages]
    dense = np.vstack((b, first - b, 2 * b - first - last, _rows(_DOP853_DENSE)))
    source = "Hairer, Nørsett & Wanner I (1993), §II.5"
    c, error = np.array(_DOP853_C), _rows(_DOP853_ERROR)
    return Tableau("dop853", source, stages, 8, 8, (5, 3), 7, A, b, c, error, dense)


@cache
def kutta() -> Tableau:
    """Kutta's classical method of order 4, without error estimate; Hermite's cubic between steps.

    From  Hairer, Nørsett & Wanner, Solving Ordinary Differential Equations I, 2nd ed., §II.1 and §II.6
    """
    A, c = np.zeros((5, 5)), np.array([0.0, 0.5, 0.5, 1.0, 1.0])
    A[1, 0] = A[2, 1] = 0.5
    A[3, 2] = 1.0
    A[4, :4] = np.array([1.0, 2.0, 2.0, 1.0]) / 6
    b, first, last = A[4], np.eye(5)[0], np.eye(5)[4]
    dense = np.vstack((b, first - b, 2 * b - first - last))
    source = "Hairer, Nørsett & Wanner I (1993), §II.1"
    return Tableau("rk4", source, 4, 4, 4, (), 3, A, b, c, np.zeros((0, 5)), dense)


@dataclass(frozen=True, eq=False)
class OwnLoop(Tableau):
    """A method with fixed steps and a separate loop; its tableau is that of Euler's method."""


def _euler() -> dict[str, Any]:
    A, b, c = np.array([[0.0, 0.0], [1.0, 0.0]]), np.array([1.0, 0.0]), np.array([0.0, 1.0])
    none = np.zeros((0, 2))
    return {"embedded_orders": (), "dense_order": 1, "A": A, "b": b, "c": c, "error": none, "dense": b[None]}


@dataclass(frozen=True, eq=False)
class TimeStepping(OwnLoop):
    """Moreau and Jean's time-stepping: impulses in place of forces, fixed steps, order 1."""


@cache
def jean() -> TimeStepping:
    """Moreau and Jean's scheme, for contact and friction.

    From  Jean, The non-smooth contact dynamics method, CMAME 177 (1999)
    """
    return TimeStepping("moreau", "Jean (1999)", 1, 1, 1, **_euler())


@dataclass(frozen=True, eq=False)
class Keeping(OwnLoop):
    """A method that keeps the structure of a system: symmetric steps of order 2 of a scheme, composed.

    scheme     what a part of a step is, told by the system: `motion.system.System.dynamics.keeping`
    shares     γᵢ [s] of the step h: parts of the lengths γᵢ h, one after the other
    order      2 of one part; 4 by Suzuki's five parts, 6 by Kahan and Li's nine
    Invariant  Σ γᵢ = 1, γ symmetric; what every part keeps, the step keeps
    Law        orders as slopes, energies and momenta without a trend: tests/simulation/test_keeping.py
    From       Hairer, Lubich & Wanner, Geometric Numerical Integration, 2nd ed. (2006), §II.4 and §V.3
    """

    scheme: str
    shares: Matrix


_SUZUKI = 1 / (4 - 4 ** (1 / 3))
_KAHAN_LI = (0.39216144400731413928, 0.33259913678935943860, -0.70624617255763935981, 0.082213596293550800230)
_SHARES: dict[int, tuple[float, ...]] = {
    2: (1.0,),
    4: (_SUZUKI, _SUZUKI, 1 - 4 * _SUZUKI, _SUZUKI, _SUZUKI),
    6: (*_KAHAN_LI, 1 - 2 * sum(_KAHAN_LI), *_KAHAN_LI[::-1]),
}
_SCHEMES = {
    "midpoint": "Hairer, Lubich & Wanner (2006), §VI.4",
    "gonzalez": "Gonzalez (1996)",
    "average": "Harten, Lax & van Leer (1983); Quispel & McLaren (2008)",
    "itoh-abe": "Itoh & Abe (1988)",
    "variational": "Marsden & West (2001); Hairer, Lubich & Wanner (2006), §VI.6",
}


@cache
def keeping(scheme: str, order: int = 2) -> Keeping:
    """The method of a scheme and an order."""
    name, shares = scheme if order == 2 else f"{scheme}{order}", np.array(_SHARES[order])
    return Keeping(name, _SCHEMES[scheme], 1, order, order, **_euler(), scheme=scheme, shares=shares)


Method: TypeAlias = Tableau | Collocation
METHODS: dict[str, Callable[[], Method]] = {
    "dop853": dormand_prince,
    "radau": radau,
    "radau9": lambda: radau(5),
    "gauss": gauss,
    "rk4": kutta,
    "moreau": jean,
    **{
        scheme + (str(order) if order > 2 else ""): partial(keeping, scheme, order)
        for scheme in _SCHEMES
        for order in _SHARES
    },
}


@cache
def made(text: str) -> Method | None:
    """One's own method, from its text, as the loops take it; None of a name."""
    match read(text):
        case RungeKutta() as own if own.is_explicit:
            return _explicit(own)
        case RungeKutta() as own:
            return _implicit(own)
        case Composition() as own if own.scheme in _SCHEMES:
            shares = np.array(own.shares)
            return Keeping(own.name, "one's own", 1, own.order, own.order, **_euler(), scheme=own.scheme, shares=shares)
        case Composition() as own:
            raise SimulationError(
                f"the composition {own.name!r} is of an unknown scheme "
                f"{own.scheme!r}{nearest(own.scheme, sorted(_SCHEMES), 'known schemes:', 0.4)}"
            )
    return None


NEWTON = 1e-2
"""How far stages are solved, as a share of the tolerated error, as of `radau`."""


def _implicit(own: RungeKutta) -> Implicit:
    A, b, c = (np.array(each) for each in (own.A, own.b, own.c))
    whole = b[:, None] * A
    keeps = np.abs(whole + whole.T - np.outer(b, b)).max() < SAME  # quadratic invariants, which rounding alone may move
    embedded = None if own.embedded is None else np.array(own.embedded)
    powers = None if own.dense is None else np.array(own.dense)
    return Implicit(own.name, "one's own", own.order, c, 0.0 if keeps else NEWTON, A, b, embedded, powers)


def _explicit(own: RungeKutta) -> Tableau:
    b = np.array(own.b)
    powers = None if own.dense is None else np.array(own.dense)
    A, c, dense, dense_order = with_dense_output(np.array(own.A), b, own.order, powers)
    weights, error = np.zeros(len(A)), np.zeros((0, len(A)))
    orders: tuple[int, ...] = ()
    weights[: len(b)] = b
    error_order = own.order
    if own.embedded is not None and own.embedded_order is not None:
        error = np.zeros((1, len(A)))
        error[0, : len(b)] = b - np.array(own.embedded)
        orders = (min(own.order, own.embedded_order),)
        error_order = 1 + orders[0]
    return Tableau(
        own.name, "one's own", len(b), own.order, error_order, orders, dense_order, A, weights, c, error, dense
    )


def find_method(wanted: str | OwnMethod, fixed: bool = True) -> Method:
    """A method by its name, or one's own; refused are an unknown one, with the nearest known, and adaptive steps of one
    without an error estimate."""
    text = told(wanted)
    method = METHODS[text]() if text in METHODS else made(text)
    if method is None:
        raise SimulationError(f"unknown method {text!r}{nearest(text, METHODS, 'known methods:', 0.4)}")
    if fixed or method.adaptive:
        return method
    raise SimulationError(
        f"the method {method.name!r} has no error estimate to choose steps by: say how long they are, as in "
        f"{option('step', 0.001)}, or use 'dop853'."
    )


def served_by(method: Method, schemes: Container[str]) -> Method:
    """The method as it serves a system with steps of these schemes: without the implicit midpoint rule among them, it
    is collocation at one point, which serves every system.
    """
    if isinstance(method, Keeping) and method.name == "midpoint" and "midpoint" not in schemes:
        return gauss(1)
    return method
