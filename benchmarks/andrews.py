"""Andrews' squeezing mechanism from its network file: how exact, how fast, wherever it lies and whatever its size?

Peer: IDAS through CasADi on the planar equations derived by hand, in index-1 form. Reference, parameters and equations:
the problem "andrews" of the Test Set for IVP Solvers (Mazzia, Magherini); Hairer & Wanner, Solving ODEs II, §VII.7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from typing import Any, TypeVar

import numpy as np
from common import EXAMPLES, finish, least_seconds, options
from numpy.typing import NDArray

import poinsot as po
from poinsot.cli.bench import BenchFigure, bounded, raced
from poinsot.elements import Constant, Element, JointEffort, LinearSpring

Floats = NDArray[np.float64]
T = TypeVar("T")
END, ACCURACY, GOAL, PLANE_GOAL, ROUNDS = 0.03, 1e-8, 5.0, 1.05, 15

# Angles [rad] at t = 0.03 s by joint: beta, Theta, gamma, Phi, delta, Omega, epsilon.
REFERENCE = {
    "O": 15.81077119629904,
    "F": -15.75637105984298,
    "B": 0.04082224013073101,
    "G": -0.5347301163226948,
    "A5": 0.5244099658805304,
    "H": 0.5347301163226948,
    "A7": 1.048080741042263,
}
START = (
    -0.0617138900142764496, 0.0, 0.455279819163070380, 0.222668390165885884, 0.487364979543842550,
    -0.222668390165885884, 1.23054744454982119,
)  # fmt: skip
START_ALGEBRAIC = (
    14222.443919954114, -10666.832939965585, 0, 0, 0, 0, 0,
    98.56687039624109, -6.122688344255662, 0, 0, 0, 0,
)  # fmt: skip

# The settings at which IDAS reaches its best accuracy by default, and those at which it is quickest below 1e-8.
IDAS = {
    "IDAS, as it comes": {"reltol": 1e-10, "abstol": 1e-10},
    "IDAS, tuned": {"reltol": 1e-10, "abstol": 1e-10, "suppress_algebraic": True},
}


def hand_derived(ca: Any) -> dict[str, Any]:
    """M q̈ + Gᵀλ = f, G q̈ = −Ġ q̇ with x = (q, q̇), z = (q̈, λ), for CasADi's integrators."""
    m1, m2, m3, m4, m5, m6, m7 = 0.04325, 0.00365, 0.02373, 0.00706, 0.0705, 0.00706, 0.05498
    I1, I2, I3, I4, I5, I6, I7 = 2.194e-6, 4.41e-7, 5.255e-6, 5.667e-7, 1.169e-5, 5.667e-7, 1.912e-5
    xa, ya, xb, yb, xc, yc = -0.06934, -0.00227, -0.03635, 0.03273, 0.014, 0.072
    d, da, e, ea, rr, ra, ss, sa, sb = 0.028, 0.0115, 0.02, 0.01421, 0.007, 0.00092, 0.035, 0.01874, 0.01043
    sc, sd, ta, tb, u, ua, ub, zf, zt = 0.018, 0.02, 0.02308, 0.00916, 0.04, 0.01228, 0.00449, 0.02, 0.04
    fa, stiffness, rest, motor = 0.01421, 4530.0, 0.07785, 0.033
    sin, cos = ca.sin, ca.cos
    q, w, a, multipliers = (ca.SX.sym(name, size) for name, size in (("q", 7), ("w", 7), ("a", 7), ("l", 6)))
    beta, theta, gamma, phi, delta, omega, epsilon = ca.vertsplit(q)
    beta_t, theta_t, _, phi_t, delta_t, omega_t, epsilon_t = ca.vertsplit(w)
    M = ca.SX.zeros(7, 7)
    M[0, 0] = m1 * ra**2 + m2 * (rr**2 - 2 * da * rr * cos(theta) + da**2) + I1 + I2
    M[0, 1] = M[1, 0] = m2 * (da**2 - da * rr * cos(theta)) + I2
    M[1, 1] = m2 * da**2 + I2
    M[2, 2] = m3 * (sa**2 + sb**2) + I3
    M[3, 3] = m4 * (e - ea) ** 2 + I4
    M[3, 4] = M[4, 3] = m4 * ((e - ea) ** 2 + zt * (e - ea) * sin(phi)) + I4
    M[4, 4] = m4 * (zt**2 + 2 * zt * (e - ea) * sin(phi) + (e - ea) ** 2) + m5 * (ta**2 + tb**2) + I4 + I5
    M[5, 5] = m6 * (zf - fa) ** 2 + I6
    M[5, 6] = M[6, 5] = m6 * ((zf - fa) ** 2 - u * (zf - fa) * sin(omega)) + I6
    M[6, 6] = m6 * ((zf - fa) ** 2 - 2 * u * (zf - fa) * sin(omega) + u**2) + m7 * (ua**2 + ub**2) + I6 + I7
    x_spring = sd * cos(gamma) + sc * sin(gamma) + xb - xc
    y_spring = sd * sin(gamma) - sc * cos(gamma) + yb - yc
    length = ca.sqrt(x_spring**2 + y_spring**2)
    pull = -stiffness * (length - rest) / length
    f = ca.vertcat(
        motor - m2 * da * rr * theta_t * (theta_t + 2 * beta_t) * sin(theta),
        m2 * da * rr * beta_t**2 * sin(theta),
        pull * x_spring * (sc * cos(gamma) - sd * sin(gamma)) + pull * y_spring * (sd * cos(gamma) + sc * sin(gamma)),
        m4 * zt * (e - ea) * delta_t**2 * cos(phi),
        -m4 * zt * (e - ea) * phi_t * (phi_t + 2 * delta_t) * cos(phi),
        -m6 * u * (zf - fa) * epsilon_t**2 * cos(omega),
        m6 * u * (zf - fa) * omega_t * (omega_t + 2 * epsilon_t) * cos(omega),
    )
    x_E, y_E = rr * cos(beta) - d * cos(beta + theta), rr * sin(beta) - d * sin(beta + theta)
    loops = ca.vertcat(
        x_E - ss * sin(gamma) - xb,
        y_E + ss * cos(gamma) - yb,
        x_E - e * sin(phi + delta) - zt * cos(delta) - xa,
        y_E + e * cos(phi + delta) - zt * sin(delta) - ya,
        x_E - zf * cos(omega + epsilon) - u * sin(epsilon) - xa,
        y_E - zf * sin(omega + epsilon) + u * cos(epsilon) - ya,
    )
    G = ca.jacobian(loops, q)
    algebraic = ca.vertcat(M @ a - f + G.T @ multipliers, G @ a + ca.jtimes(G @ w, q, w))
    return {"x": ca.vertcat(q, w), "z": ca.vertcat(a, multipliers), "ode": ca.vertcat(w, a), "alg": algebraic}


def idas_runs() -> dict[str, Callable[[], Floats]]:
    """The peer at its settings: a call makes the whole run and gives the angles at its end."""
    if find_spec("casadi") is None:
        return {}
    ca = import_module("casadi")
    equations = hand_derived(ca)

    def run_of(settings: dict[str, Any]) -> Callable[[], Floats]:
        integrator = ca.integrator("run", "idas", equations, 0, END, {"max_num_steps": 100_000, **settings})
        return lambda: np.asarray(integrator(x0=[*START, *[0.0] * 7], z0=START_ALGEBRAIC)["xf"]).ravel()[:7]

    return {name: run_of(settings) for name, settings in IDAS.items()}


@dataclass(frozen=True)
class Variant:
    """The mechanism elsewhere or in another size: its model, where it lies, and how large it is."""

    name: str
    model: po.Model
    X: po.Displacement
    scale: float = 1.0


def displaced(model: po.Model, X: po.Displacement) -> po.Model:
    """The same mechanism, its ground carried by X; it must have no weight."""
    if any(model.gravity):
        raise ValueError("a mechanism with weight does not move alike in every plane")
    joints = (
        replace(
            j,
            X_PJ=X @ j.X_PJ if j.predecessor == "ground" else j.X_PJ,
            X_SJ=X @ j.X_SJ if j.successor == "ground" else j.X_SJ,
        )
        for j in model.joints
    )
    bodies = (replace(b, pose=None if b.pose is None else X @ b.pose) for b in model.bodies)

    def element(e: Element) -> Element:
        if isinstance(e, LinearSpring):
            ends = ((e.body_a, e.point_a), (e.body_b, e.point_b))
            a, b = (_point(X @ np.array(point)) if body == "ground" else point for body, point in ends)
            return replace(e, point_a=a, point_b=b)
        return _only(e, JointEffort)

    return replace(model, bodies=tuple(bodies), joints=tuple(joints), elements=tuple(map(element, model.elements)))


def scaled(model: po.Model, s: float) -> po.Model:
    """The same mechanism s times as long, same masses, same motion: inertias and torques grow by s², forces by s."""

    def place(X: po.Displacement) -> po.Displacement:
        return po.Displacement(X.rotation, X.translation * s)

    def body(b: po.Body) -> po.Body:
        inertia = po.Inertia(b.inertia.mass, b.inertia.first_moment * s, b.inertia.second_moment * s**2)
        return replace(b, inertia=inertia, pose=None if b.pose is None else place(b.pose))

    def element(e: Element) -> Element:
        if isinstance(e, LinearSpring):
            a, b = (_point(s * x for x in point) for point in (e.point_a, e.point_b))
            return replace(e, point_a=a, point_b=b, rest_length=e.rest_length * s)
        effort = _only(e, JointEffort)
        return replace(effort, signal=Constant(_only(effort.signal, Constant).value * s**2))

    joints = (replace(j, X_PJ=place(j.X_PJ), X_SJ=place(j.X_SJ)) for j in model.joints)
    return replace(
        model,
        bodies=tuple(map(body, model.bodies)),
        joints=tuple(joints),
        elements=tuple(map(element, model.elements)),
        gravity=_point(s * g for g in model.gravity),
    )


def _point(numbers: Iterable[float]) -> tuple[float, float, float]:
    x, y, z = numbers
    return float(x), float(y), float(z)


def _only(thing: object, kind: type[T]) -> T:
    """The thing, which must be of that kind."""
    if not isinstance(thing, kind):
        raise TypeError(f"this mechanism has a {type(thing).__name__}, which is not carried here")
    return thing


def variants(model: po.Model, seed: int) -> list[Variant]:
    """As drawn; in a random plane in space; a thousand times as large."""
    here = po.Displacement.identity()
    X = po.Displacement.exp(po.Twist.of(np.random.default_rng(seed).normal(size=6)))
    return [
        Variant("as drawn", model, here),
        Variant(f"in a random plane (seed {seed})", displaced(model, X), X),
        Variant("a thousand times as large", scaled(model, 1000.0), here, 1000.0),
    ]


def worst_error(angles: dict[str, float]) -> float:
    """The worst relative error of an angle at the end."""
    return max(abs(angles[name] - reference) / abs(reference) for name, reference in REFERENCE.items())


def run_of(mechanism: po.Mechanism, dataset: bool = True) -> Any:
    """A run with output at its start and its end."""
    options: dict[str, Any] = {"times": [0.0, END], "progress": False, "dataset": dataset}
    return po.simulate(mechanism, END, **options)


def exactness_rows(all_variants: list[Variant], idas_error: dict[str, float]) -> list[BenchFigure]:
    """Angles against the reference, and places of the bodies, mapped back, against those of the mechanism as drawn."""
    rows: list[BenchFigure] = []
    drawn: Floats | None = None
    for variant in all_variants:
        run = run_of(po.Mechanism(variant.model))
        angles = dict(zip(run["coordinate"].values.tolist(), run["joint_position"].values[-1].tolist(), strict=True))
        measure, error = "angles at 0.03 s, worst relative error", worst_error(angles)
        rows.append(bounded(variant.name, measure, error, ACCURACY))
        places = (run["body_position"].values[-1] - variant.X.translation) @ variant.X.rotation / variant.scale
        if drawn is None:
            drawn = places
            rows += [raced(variant.name, measure, error, peer, name) for name, peer in idas_error.items()]
        else:
            shift = np.abs(places - drawn).max() / np.abs(drawn).max()
            rows.append(bounded(variant.name, "bodies mapped back, worst relative shift", float(shift), ACCURACY))
        rows.append(bounded(variant.name, "worst constraint error [m]", float(run["constraint_error"].max()), 1e-10))
    return rows


def operation_rows(drawn: Variant, turned: Variant) -> list[BenchFigure]:
    """The operations of one evaluation of forward dynamics, as drawn and in another plane."""
    counts = []
    for variant in (drawn, turned):
        mechanism = po.Mechanism(variant.model)
        assert mechanism.forward_dynamics is not None
        counts.append(mechanism.kernels["forward_dynamics"].operations)
    measure = "operations of forward dynamics"
    return [
        BenchFigure(drawn.name, measure, counts[0]),
        bounded(turned.name, measure, counts[1], PLANE_GOAL * counts[0]),
    ]


def speed_rows(model: po.Model, peers: dict[str, Callable[[], Floats]]) -> list[BenchFigure]:
    """The compiled loop, and the whole call of `simulate`, with warm caches, against the whole run of each peer."""
    mechanism = po.Mechanism(model)

    def whole(dataset: bool) -> float:
        start = perf_counter()
        run_of(mechanism, dataset)
        return perf_counter() - start

    def peer_of(run: Callable[[], Floats]) -> Callable[[], float]:
        def task() -> float:
            start = perf_counter()
            run()
            return perf_counter() - start

        return task

    tasks = {
        "loop": lambda: float(run_of(mechanism).attrs["loop_seconds"]),
        "whole": lambda: whole(True),
        "arrays": lambda: whole(False),
    }
    least = least_seconds({**tasks, **{name: peer_of(run) for name, run in peers.items()}}, ROUNDS)
    measures = {"loop": "the run, compiled loop [ms]", "whole": "the run, whole call of simulate [ms]"}
    measures["arrays"] = "the run, whole call with dataset=False [ms]"
    if not peers:
        absent = "IDAS (CasADi not installed)"
        return [raced("as drawn", measure, 1e3 * least[key], None, absent, GOAL) for key, measure in measures.items()]
    return [
        raced("as drawn", measure, 1e3 * least[key], 1e3 * least[name], name, GOAL)
        for key, measure in measures.items()
        for name in peers
    ]


def main() -> None:
    parser = options(__doc__ or "")
    parser.add_argument("--seed", type=int, default=1834, help="of the random plane")
    arguments = parser.parse_args()
    model = po.load(EXAMPLES / "andrews.toml").model
    peers = idas_runs()
    error = {name: worst_error(dict(zip(REFERENCE, run().tolist(), strict=True))) for name, run in peers.items()}
    all_variants = variants(model, arguments.seed)
    rows = operation_rows(*all_variants[:2]) + exactness_rows(all_variants, error) + speed_rows(model, peers)
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
