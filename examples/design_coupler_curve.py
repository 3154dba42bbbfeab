"""A four-bar linkage whose coupler point passes given points, found by IPOPT with the loop as its constraint.

    python examples/design_coupler_curve.py [STARTS]      (default: 12)

Design variables are the coordinates of the drawing (coupler_curve.toml): pivots, pins, the point on the coupler. The
angles at every target are unknowns too, and the mechanism's own `constraint_error` closes the loop there; `pose` says
where the point is. The crank turns fully (Grashof), the rocker stays between 25° and 155° from the coupler, all points
lie on one branch, and angles of the crank are given (timing) or ordered. Random linkages, fitted to the targets by the
best turn, scale and shift, are the starts. Two problems of Cabrera, Simon & Prado, Optimal synthesis of mechanisms with
genetic algorithms, Mechanism and Machine Theory 37 (2002): six points on a line, which can be met exactly (the linkage
of the smallest links that does is sought), and eighteen with timing, which cannot.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import casadi as ca
import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import CubicSpline

import poinsot as po

Floats = NDArray[np.float64]
CORNERS = ("ax", "ay", "bx", "by", "cx", "cy", "dx", "dy", "px", "py")
LINE = np.array([[20.0, 20.0 + 5.0 * k] for k in range(6)])
LOOP = np.array(
    [
        (0.5, 1.1), (0.4, 1.1), (0.3, 1.1), (0.2, 1.0), (0.1, 0.9), (0.05, 0.75), (0.02, 0.6), (0.0, 0.5), (0.0, 0.4),
        (0.03, 0.3), (0.1, 0.25), (0.15, 0.2), (0.2, 0.3), (0.3, 0.4), (0.4, 0.5), (0.5, 0.7), (0.6, 0.9), (0.6, 1.0),
    ]
)  # fmt: skip
LEAST = np.cos(np.radians(25.0))  # how near coupler and rocker may come to one line
SEEN = ["joint_position", "body_position"]
APART = np.radians(5.0)  # of the crank between two points whose timing is free


@dataclass(frozen=True)
class Design:
    """The corners p (10,), the coordinates q (n, 3) at the targets, Σ d² [m²], and whether the solver converged."""

    p: Floats
    q: Floats
    error: float
    converged: bool


def corners(p: Any) -> tuple[Any, Any, Any, Any]:
    """A, B, C, D of the drawing."""
    return p[0:2], p[2:4], p[4:6], p[6:8]


def random_drawing(rng: np.random.Generator) -> Floats:
    """A linkage whose crank turns fully and whose angles are good, on a base of length 1; P somewhere near."""
    while True:
        a, b, c = rng.uniform(0.1, 0.6), rng.uniform(0.4, 2.0), rng.uniform(0.4, 2.0)
        cosines = [(b * b + c * c - base**2) / (2 * b * c) for base in (1 - a, 1 + a)]
        if a < min(b, c) and max(map(abs, cosines)) < 0.9:
            break
    A, D, angle = np.zeros(2), np.array([1.0, 0.0]), rng.uniform(0, 2 * np.pi)
    B = a * np.array([np.cos(angle), np.sin(angle)])
    L = np.hypot(*(D - B))
    along, side = (D - B) / L, rng.choice([-1.0, 1.0])
    x = (b * b + L * L - c * c) / (2 * L)
    C = B + x * along + side * np.sqrt(b * b - x * x) * np.array([-along[1], along[0]])
    return np.concatenate([A, B, C, D, B + rng.normal(size=2) * b])


def followed(family: Any, p: Floats, angles: Floats) -> Floats:
    """q (n, 3) where the crank has the angles, each found from the one before by Newton's method."""
    found, q = [], np.zeros(3)
    for angle, steps in zip(angles, np.ceil(np.abs(np.diff(angles, prepend=0.0)) / 0.2).astype(int), strict=True):
        for crank in np.linspace(q[0], angle, steps + 1)[1:]:
            q = np.array([crank, q[1], q[2]])
            for _ in range(4):
                A = family.constraint_jacobian(q, p)[:, 1:]
                q[1:] -= np.linalg.lstsq(A, family.constraint_error(q, p), rcond=None)[0]
        found.append(q)
    return np.array(found)


def fitted(p: Floats, curve: Floats, targets: Floats) -> tuple[Floats, float]:
    """The drawing turned, scaled and shifted so that its curve is nearest to the targets, and Σ d²."""
    z, w = (points @ [1, 1j] for points in (curve, targets))
    (turn, shift), *_ = np.linalg.lstsq(np.stack([z, np.ones(len(z))], axis=1), w, rcond=None)
    moved = turn * (p.reshape(-1, 2) @ [1, 1j]) + shift
    return np.stack([moved.real, moved.imag], axis=1).ravel(), float(np.sum(np.abs(turn * z + shift - w) ** 2))


def starts(family: Any, targets: Floats, timing: Floats | None, count: int, seed: int) -> list[tuple[Floats, Floats]]:
    """The best fits (p, q) among twenty times as many random linkages."""
    rng, tried = np.random.default_rng(seed), []
    pose = family.ufunc("pose", body="point")
    for _ in range(20 * count):
        p = random_drawing(rng)
        angles = timing
        if angles is None:
            angles = rng.choice([-1, 1]) * np.append(0.0, np.cumsum(rng.uniform(0.1, 0.8, len(targets) - 1)))
        q = followed(family, p, angles)
        fit, error = fitted(p, pose(q, p)[:, :2, 3], targets)
        tried.append((error, fit, q))
    return [(p, q) for _, p, q in sorted(tried, key=lambda each: each[0])[:count]]


def solve(family: Any, targets: Floats, timing: Floats | None, p0: Floats, q0: Floats) -> Design:
    """Corners and coordinates near a start, loops closed at the targets.

    With timing of least Σ d²; without it through all targets with the smallest links.
    """
    closing = family.casadi_function("constraint_error")
    pose = {body: family.casadi_function("pose", body=body) for body in ("point", "coupler")}
    q, p = ca.SX.sym("q", 3), ca.SX.sym("p", len(CORNERS))
    live = [row for row in ca.vertsplit(closing(q, p)) if not row.is_zero()]  # the others hold the linkage in its plane
    A, B, C, D = corners(p)
    X = pose["coupler"](q, p)
    b, c = X[:2, :2] @ (C - B), X[:2, 3] + X[:2, :2] @ (C - B) - D  # coupler and rocker where they are now
    at = ca.Function("at", [q, p], [ca.vertcat(*live), pose["point"](q, p)[:2, 3], b[0] * c[1] - b[1] * c[0]])
    lengths = ca.Function(
        "lengths", [p], [ca.vertcat(*(ca.norm_2(x - y) for x, y in ((A, B), (B, C), (C, D), (D, A))))]
    )

    size = float(np.ptp(targets, axis=0).max())
    problem = ca.Opti()
    P, Q = problem.variable(len(CORNERS)), problem.variable(3, len(targets))
    branch = np.sign(float(at(q0[0], p0)[2]))
    error: Any = 0
    for k, target in enumerate(targets):
        closed, point, side = at(Q[:, k], P)
        problem.subject_to(closed / size == 0)
        problem.subject_to(branch * side / size**2 >= 1e-3)
        error += ca.sumsqr((point - target) / size)
        if timing is None:
            problem.subject_to((point - target) / size == 0)
    if timing is not None:
        problem.subject_to(Q[0, :] == timing[None, :])
    else:
        way = np.sign(q0[-1, 0] - q0[0, 0])
        problem.subject_to(Q[0, 0] == 0)
        problem.subject_to(way * (Q[0, 1:] - Q[0, :-1]) >= APART)
        problem.subject_to(way * (Q[0, -1] - Q[0, 0]) <= 2 * np.pi - APART)
    crank, coupler, rocker, base = ca.vertsplit(lengths(P))
    for one, two, three in ((coupler, rocker, base), (rocker, base, coupler), (base, coupler, rocker)):
        problem.subject_to((two + three - crank - one) / size >= 1e-3)  # Grashof, the crank being the shortest
    for farthest in (base - crank, base + crank):
        cosine = (coupler**2 + rocker**2 - farthest**2) / (2 * coupler * rocker)
        problem.subject_to(problem.bounded(-LEAST, cosine, LEAST))
    problem.subject_to(crank / size >= 0.02)
    problem.subject_to(problem.bounded(-10, (P - ca.DM(np.tile(targets.mean(axis=0), 5))) / size, 10))
    problem.minimize(error if timing is not None else ca.sumsqr(lengths(P) / size))
    problem.set_initial(P, p0)
    problem.set_initial(Q, q0.T)
    quietly = {"print_level": 0, "sb": "yes", "max_iter": 300, "mu_strategy": "adaptive"}
    problem.solver("ipopt", {"print_time": False}, quietly)
    try:
        found, converged = problem.solve(), True
    except RuntimeError:
        found, converged = problem.debug, False
    p, q = np.asarray(found.value(P)), np.asarray(found.value(Q)).T
    return Design(p, q, size**2 * float(found.value(error)), converged)


def design(family: Any, targets: Floats, timing: Floats | None, count: int = 12, seed: int = 0) -> list[Design]:
    """What the starts lead to, the best first."""
    found = [solve(family, targets, timing, p, q) for p, q in starts(family, targets, timing, count, seed)]
    return sorted((each for each in found if each.converged), key=lambda each: each.error)


def replay(family: Any, found: Design) -> tuple[Any, Floats]:
    """The linkage run for more than a turn, and where its point is at the angles of the targets (n, 2)."""
    way = np.sign(found.q[-1, 0] - found.q[0, 0])
    begin = {"A": {"position": 0.0, "velocity": way * 2 * np.pi}}
    run = po.simulate(family.at(found.p), 1.2, initial=begin, samples=1201, rtol=1e-10, outputs=SEEN)
    crank = run.joint_position.sel(coordinate="A").values
    path = CubicSpline(way * crank, run.body_position.sel(body="point").values[:, :2])
    return run, path(way * found.q[:, 0])


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    family = po.load_family(Path(__file__).parent / "coupler_curve.toml", *CORNERS)
    for name, targets, timing in (
        ("six points on a line", LINE, None),
        ("eighteen points with timing", LOOP, np.radians(20.0) * np.arange(18)),
    ):
        found = design(family, targets, timing, count)
        best = found[0]
        _, points = replay(family, best)
        print(f"{name}: {len(found)} of {count} starts converged, the sum of squares of the best is {best.error:.3e}")
        print("  " + ", ".join(f"{key} = {x:.4f}" for key, x in zip(CORNERS, best.p, strict=True)))
        print(f"  simulated, {np.sum((points - targets) ** 2):.3e}; farthest {np.abs(points - targets).max():.2e}")


if __name__ == "__main__":
    main()
