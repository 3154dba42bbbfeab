"""A machine moves as it does wherever it is drawn: bodies far from the origin of their frames lose no digits.

Law: accelerations of files moved by 1e-3 … 1e6 of the machine's size, alone and as the smallest part of a larger
machine, are those of the same numbers in 50 digits, to the rounding of the places.
"""

import tomllib
import warnings
from pathlib import Path

import mpmath
import numpy as np
import pytest

import poinsot as po
from cases import saved

EPS = np.finfo(float).eps
HEADER = 'poinsot = 1\nname = "far"\ngravity = [0, -9.81, 0]\n'
CORNERS = ([0.0, 0.0, 0.0], [0.0, 0.1, 0.0], [0.28, 0.25, 0.0], [0.35, 0.0, 0.0])


def floats(values: object) -> list[float]:
    return [float(x) for x in np.asarray(values)]


def body(name: str, mass: float, centre: object, moments: object) -> str:
    return f"[bodies.{name}]\nmass = {mass!r}\ncentre = {floats(centre)}\ninertia = {floats(moments)}\n"


def revolute(name: str, first: str, second: str, point: object) -> str:
    return (
        f'[pairs.{name}]\nkind = "revolute"\nbetween = ["{first}", "{second}"]\npoint = {floats(point)}\n'
        "axis = [0, 0, 1]\n"
    )


def four_bar(origin: np.ndarray, size: float, ground: str = "ground") -> str:
    P = [origin + size * np.array(corner) for corner in CORNERS]
    mass = 10.0 * size**3
    text = "".join(
        body(n, mass, (P[i] + P[i + 1]) / 2.0, [0.02 * mass * size**2] * 3) for i, n in enumerate(("a", "b", "c"))
    )
    ends = (ground, "a", "b", "c", ground)
    return text + "".join(revolute(n, ends[i], ends[i + 1], P[i]) for i, n in enumerate("ABCD"))


def loaded(path: Path, text: str) -> po.Mechanism:
    return po.load(saved(path / "far.toml", text))


def in_50_digits(text: str) -> dict[str, float]:
    """Accelerations of the revolute joints of a planar file at rest: free bodies with multipliers."""
    with mpmath.workdps(50):
        data = tomllib.loads(text)
        names, n = [*data["bodies"]], 3 * len(data["bodies"])
        centre = {b: [mpmath.mpf(x) for x in data["bodies"][b]["centre"]] for b in names}
        size = n + 2 * len(data["pairs"])
        K, right = mpmath.zeros(size), mpmath.zeros(size, 1)
        for i, b in enumerate(names):
            K[3 * i, 3 * i] = K[3 * i + 1, 3 * i + 1] = mass = mpmath.mpf(data["bodies"][b]["mass"])
            K[3 * i + 2, 3 * i + 2] = mpmath.mpf(data["bodies"][b]["inertia"][2])
            right[3 * i + 1] = mass * mpmath.mpf(data["gravity"][1])
        for k, pair in enumerate(data["pairs"].values()):
            for sign, b in zip((-1, 1), pair["between"], strict=True):
                if b == "ground":
                    continue
                i, row = names.index(b), n + 2 * k
                x, y = (mpmath.mpf(pair["point"][j]) - centre[b][j] for j in (0, 1))
                for r, column, value in (
                    (row, 3 * i, 1),
                    (row, 3 * i + 2, -y),
                    (row + 1, 3 * i + 1, 1),
                    (row + 1, 3 * i + 2, x),
                ):
                    K[r, column] += sign * value
                    K[column, r] += sign * value
        found = mpmath.lu_solve(K, right)
        turn = {b: found[3 * i + 2] for i, b in enumerate(names)} | {"ground": mpmath.mpf(0)}
        return {name: float(turn[p["between"][1]] - turn[p["between"][0]]) for name, p in data["pairs"].items()}


def worst(mechanism: po.Mechanism, text: str) -> float:
    q, nothing = mechanism.assemble(mechanism.neutral()), np.zeros(mechanism.nv)
    found, exact = mechanism.forward_dynamics(q, nothing, nothing), in_50_digits(text)
    scale = max(map(abs, exact.values()))
    return max(abs(a - exact[name]) / scale for name, a in zip(mechanism.freedom_names, found, strict=True))


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [1e-4, 1.0, 1e4])
@pytest.mark.parametrize("away", [0.0, 1e-3, 1.0, 1e3, 1e6])
def test_moved_machines_have_the_accelerations_of_50_digits(size: float, away: float, tmp_path: Path) -> None:
    rng = np.random.default_rng(3)
    far = rng.normal(size=3) * away * size * [1.0, 1.0, 0.0]
    elbow = far + np.array([0.4 * size, 0.0, 0.0])
    loop = HEADER + four_bar(far, size)
    chain = HEADER + body("a", 2.0, far + size * rng.normal(size=3) * [1, 1, 0], [0.3 * size**2] * 3)
    chain += body("b", 3.0, far + size * rng.normal(size=3) * [1, 1, 0], [0.1 * size**2] * 3)
    chain += revolute("A", "ground", "a", far) + revolute("B", "a", "b", elbow)
    for text in (chain, loop):
        # places are given to eps · away of the size, and a loop passes that on to its accelerations
        assert worst(loaded(tmp_path, text), text) < 1e-14 + 100 * EPS * away


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [1e-4, 1e-2, 1.0])
@pytest.mark.parametrize("away", [0.0, 1.0, 100.0])
def test_a_small_loop_on_a_large_machine_has_them_too(size: float, away: float, tmp_path: Path) -> None:
    far = np.random.default_rng(1).normal(size=3) * away * [1.0, 1.0, 0.0]
    along = np.array([10.0, 0.0, 0.0])
    text = HEADER + body("arm", 1e4, far + along / 2.0, [1e5] * 3) + revolute("base", "ground", "arm", far)
    text += four_bar(far + along, size, "arm")
    assert worst(loaded(tmp_path, text), text) < 1e-13 + 100 * EPS * (away + 10.0) / size


def test_a_run_does_not_depend_on_where_it_is_drawn(tmp_path: Path) -> None:
    angles = []
    for x in (0.0, 100.0):
        text = HEADER + body("a", 1e-9, [x, -1e-4, 0.0], [2e-18] * 3) + revolute("A", "ground", "a", [x, 0.0, 0.0])
        run = po.simulate(loaded(tmp_path, text), time=0.1, initial=([1.0], [0.0]), rtol=1e-10, samples=11)
        angles.append(run.joint_position.values[:, 0])
    np.testing.assert_allclose(angles[1], angles[0], atol=1e-10)


def test_a_floating_body_far_from_its_frame_is_told(tmp_path: Path) -> None:
    near = HEADER + body("a", 1.0, [100.0, 0.0, 0.0], [0.1] * 3)
    far = near.replace("0.1, 0.1, 0.1", "1e-8, 1e-8, 1e-8")
    with warnings.catch_warnings(action="error"):
        loaded(tmp_path, near)
    with pytest.warns(po.DistantFrameWarning, match=r"'a' floats .* 1.0e\+06 times .* near its mass centre"):
        loaded(tmp_path, far)
