"""Loops in dual numbers: closed where the mechanism is, with the Jacobian of its own closure rows."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.linalg import null_space

import poinsot as po
from poinsot.algebra import Dual
from poinsot.dual_dynamics import DualLoop, dual_loops, dual_part, from_motor, real_part
from poinsot.multibody.constraints import constraint_jacobian

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
LOOPS = ["kinestatics/rccc", "bennett", "bricard", "four_bar", "slider_crank"]


def spherical(scale: float, folder: Path) -> Any:
    """Four revolute pairs through one point that is not the origin, links of any size."""
    axes = [[0, 0, 1], [0.4, 0, 1], [0.5, 0.6, 1], [-0.1, 0.5, 0.8]]
    point = [0.3 * scale, -0.2 * scale, 0.5 * scale]
    text = "poinsot = 1\ngravity = [0, 0, 0]\n"
    for k in range(3):
        text += f"[bodies.b{k}]\nmass = 1.0\ninertia = [1, 1, 1]\n"
    ends = [("ground", "b0"), ("b0", "b1"), ("b1", "b2"), ("ground", "b2")]
    for k, (axis, (a, b)) in enumerate(zip(axes, ends, strict=True)):
        text += f'[pairs.p{k}]\nkind = "revolute"\nbetween = ["{a}", "{b}"]\npoint = {point}\naxis = {axis}\n'
    file = folder / "spherical.toml"
    file.write_text(text, encoding="utf-8")
    return po.load(file)


def closed(m: Any, seed: int) -> Any:
    rng = np.random.default_rng(seed)
    return m.assemble(m.integrate(m.assemble(), 0.1 * rng.normal(size=m.nv)))


def screw_jacobian(loop: DualLoop, m: Any, q: Any) -> Any:
    """The twists of all freedoms of the tree and of the closing pair, of the lines ± ŝ Ŝ: (6, nv + n)."""
    lines = loop.lines(loop.coordinates(q))
    links = (*loop.back[:-1], *loop.ahead, loop.back[-1])
    columns = np.zeros((6, m.nv + len(links[-1].freedoms)))
    for i, link in enumerate(links):
        for k, S in link.freedoms:
            V = from_motor(po.Twist, lines[:, i] * S)
            columns[:, k] += np.concatenate([V.first, V.second]).astype(float)
    return columns


def check(m: Any, q: Any, size: float = 1.0) -> None:
    tree = m.tree.aligned  # the rows of a closure are those of its frames turned to a common axis
    (loop,) = dual_loops(tree)
    x = loop.coordinates(q)
    found = loop.residual(x)
    assert np.abs(real_part(found).astype(float)).max() < 1e-10
    assert np.abs(dual_part(found).astype(float)).max() < 1e-10 * size
    lines = loop.lines(x)
    for i in range(len(x)):  # of φ̂ along q̂_i, turned and slid
        for step in (Dual(1e-6, 0.0), Dual(0.0, 1e-6 * size)):
            ends = [loop.residual([*x[:i], x[i] + step * sign, *x[i + 1 :]]) for sign in (1.0, -1.0)]
            slope, wanted = (ends[0] - ends[1]) * 0.5, lines[:, i] * step
            for part, unit in ((real_part, 1e-6), (dual_part, 1e-6 * size)):
                apart = np.abs(part(slope - wanted).astype(float)).max()
                assert apart < 1e-8 * unit
    screws, A = screw_jacobian(loop, m, q), constraint_jacobian(tree, q).astype(float)
    screws[3:] /= size
    moving = null_space(screws, rcond=1e-9)
    # the closing pair follows the tree, so that motions of both are as many
    assert moving.shape[1] == null_space(A / np.abs(A).max(axis=1, keepdims=True, initial=1e-30), rcond=1e-9).shape[1]
    assert np.abs(A @ moving[: m.nv]).max() < 1e-10 * np.abs(A).max()


@pytest.mark.parametrize("name", LOOPS)
def test_examples_close_in_dual_numbers(name: str) -> None:
    m = po.load(EXAMPLES / f"{name}.toml")
    for seed in range(2):
        check(m, closed(m, seed))


@pytest.mark.parametrize("scale", [1e-3, 1.0, 1e3])
def test_a_spherical_loop_has_no_dual_part(scale: float, tmp_path: Path) -> None:
    m = spherical(scale, tmp_path)
    q = closed(m, 3)
    check(m, q, scale)
    (loop,) = dual_loops(m.tree)
    assert np.abs([float(x.dual) for x in loop.coordinates(q)]).max() < 1e-12 * scale


def test_newton_on_dual_equations_finds_the_loop() -> None:
    """RCCC with its crank given: six real equations in six freedoms, solved by the lines alone, close the mechanism."""
    m = po.load(EXAMPLES / "kinestatics" / "rccc.toml")
    (loop,) = dual_loops(m.tree)
    q = closed(m, 0)
    x = loop.coordinates(q + np.array([0.0, 0.1, -0.02, 0.05, 0.03]))
    for _ in range(12):
        found, lines = loop.residual(x), loop.lines(x)
        V = [from_motor(po.Twist, lines[:, i] * S) for i in range(1, 4) for S in (Dual(1.0, 0.0), Dual(0.0, 1.0))]
        J = np.array([np.concatenate([each.first, each.second]) for each in V], dtype=float).T
        step = np.linalg.solve(J, -np.concatenate([real_part(found), dual_part(found)]).astype(float))
        x = [x[0], *(x[k] + Dual(step[2 * k - 2], step[2 * k - 1]) for k in range(1, 4))]
    there = np.array([float(x[0].real), *(float(v) for k in (1, 2) for v in (x[k].real, x[k].dual))])
    assert np.abs(m.constraint_error(there)).max() < 1e-12 and there[0] == q[0]


@pytest.mark.parametrize(
    ("name", "says"),
    [("kinestatics/stewart", "dual coordinates"), ("cardan_shaft", "'cross' closes a loop about 2 axes")],
)
def test_what_has_no_dual_form_is_refused(name: str, says: str) -> None:
    with pytest.raises(po.ModelError, match=says):
        dual_loops(po.load(EXAMPLES / f"{name}.toml").tree)
