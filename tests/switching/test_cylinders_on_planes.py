"""A cylinder on a plane, event by event: it stands on its face and rests, slides, spins, or lies on its side and rolls.

A plane touches it in one place of each quarter that faces it: amid the quarters of a face that stands, and the ends of
a side that lies.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import poinsot as po

G, MU, RADIUS, HIGH, J = 9.81, 0.3, 0.1, 0.2, 0.005  # lengths in sizes, of 1 kg
STANDS, LIES = [0.0, 0.0, 0.5 * HIGH, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, RADIUS, 0.5**0.5, 0.0, 0.0, 0.5**0.5]


def cylinder(folder: Path, pose: list[float], size: float = 1.0, turn: float = 0.0, company: str = "") -> Any:
    """A cylinder on the floor in a pose, in sizes; turned about its own axis; times grow as √size does."""
    q = np.array(pose)
    half, (x, y, z, w) = 0.5 * turn, q[3:]
    c, s = np.cos(half), np.sin(half)
    q[3:] = x * c + y * s, y * c - x * s, z * c + w * s, w * c - z * s
    q[:3] *= size
    rule = f'between = ["{("floor", "can")[company == "reordered"]}", "{("can", "floor")[company == "reordered"]}"]'
    stranger = "[bodies.stranger]\nmass = 2.0\ninertia = [1, 1, 1]\nposition = [9, 0, 0]\n[pairs.falls]\n"
    stranger += 'kind = "prismatic"\nbetween = ["ground", "stranger"]\npoint = [9, 0, 0]\naxis = [0, 0, 1]\n'
    stranger += f'[limits.stop]\npair = "falls"\nlower = {-0.01 * size}\nrestitution = 0.5\n'
    path = folder / "cylinder.toml"
    path.write_text(f"""poinsot = 1
gravity = [0, 0, {-G}]
[bodies.can]
mass = 1.0
inertia = {[J * size**2] * 3}
[pairs.base]
kind = "free"
between = ["ground", "can"]
initial = {{ position = {q.tolist()} }}
[shapes.floor]
body = "ground"
kind = "plane"
[shapes.can]
body = "can"
kind = "cylinder"
radius = {RADIUS * size}
length = {HIGH * size}
[contacts.touch]
{rule}
friction = {MU}
""" + (stranger if company == "stranger" else ""), encoding="utf-8")  # fmt: skip
    return po.load(path)


def ended(m: Any, spin: list[float], velocity: list[float], size: float, **how: Any) -> Any:
    """Where it is and how it moves after 0.1 s, of size 1, from a spin and a velocity in the frame of the ground."""
    turn = Rotation.from_quat(m.system().state.initial[3:7]).inv()
    rates = np.concatenate([turn.apply(spin) / size**0.5, turn.apply(velocity) * size**0.5])
    start = {"base": {"velocity": rates.tolist()}}
    run = po.simulate(m, 0.1 * size**0.5, initial=start, samples=3, progress=False, **how)
    assert po.ledger(run).ratio < 1e-8
    at = run["body_position"].sel(body="can").values[-1] / size
    twist = (
        run["joint_velocity"].sel(freedom=[f for f in run["freedom"].values if str(f).startswith("base")]).values[-1]
    )
    return at, Rotation.from_quat(run["body_rotation"].sel(body="can").values[-1]).apply(twist[:3]) * size**0.5


SAME = [(1.0, 0.0, ""), (1e-3, 0.3, ""), (1e3, 1.1, ""), (1.0, 0.2, "reordered"), (1.0, 0.7, "stranger")]


@pytest.mark.sample(2)
@pytest.mark.parametrize(("size", "turn", "company"), SAME)
@pytest.mark.parametrize("method", ["dop853", "radau"])
def test_it_stands_and_slides_or_spins(size: float, turn: float, company: str, method: str, tmp_path: Path) -> None:
    """Law  it rests; slides by v t − ½ μ g t²; its rim takes ω by μ m g r/J: at any size, turned, in any company."""
    m = cylinder(tmp_path, STANDS, size, turn, company)
    how = {"method": method, "rtol": 1e-9}
    at, _ = ended(m, [0, 0, 0], [0, 0, 0], size, **how)
    np.testing.assert_allclose(at, [0.0, 0.0, 0.5 * HIGH], atol=1e-10)
    at, _ = ended(m, [0, 0, 0], [0.4, 0.3, 0], size, **how)
    gone = 0.05 - 0.5 * MU * G * 0.01
    np.testing.assert_allclose(at, [0.8 * gone, 0.6 * gone, 0.5 * HIGH], atol=1e-8)
    at, spin = ended(m, [0, 0, 8.0], [0, 0, 0], size, **how)
    np.testing.assert_allclose(at, [0.0, 0.0, 0.5 * HIGH], atol=1e-8)
    np.testing.assert_allclose(spin, [0.0, 0.0, 8.0 - MU * G * RADIUS / J * 0.1], atol=1e-6)


@pytest.mark.parametrize(("size", "turn", "company"), SAME)
def test_it_lies_and_slides_until_it_rolls(size: float, turn: float, company: str, tmp_path: Path) -> None:
    """Law  slip v − r ω ends after v/(μ g (1 + m r²/J)), and then it rolls on, along its way."""
    m, v = cylinder(tmp_path, LIES, size, turn, company), 0.4
    at, spin = ended(m, [0, 0, 0], [v, 0, 0], size, rtol=1e-9)
    until = v / (MU * G * (1.0 + RADIUS**2 / J))
    rolls = v - MU * G * until
    gone = v * until - 0.5 * MU * G * until**2 + rolls * (0.1 - until)
    np.testing.assert_allclose(at, [gone, 0.0, RADIUS], atol=1e-7)
    np.testing.assert_allclose(spin, [0.0, rolls / RADIUS, 0.0], atol=1e-6)


@pytest.mark.parametrize(("pose", "spin", "velocity"), [(STANDS, 0.0, 0.5), (STANDS, 3.0, 0.0), (LIES, 0.0, 0.5)])
def test_time_stepping_comes_to_it(pose: list[float], spin: float, velocity: float, tmp_path: Path) -> None:
    """Order 1. (Slip and spin at once rest on how a face shares its load: four places by events, eight here.)"""
    m = cylinder(tmp_path, pose, turn=0.4)
    exact = ended(m, [0, 0, spin], [velocity, 0, 0], 1.0, rtol=1e-9)
    missed = []
    for h in (1e-3, 2.5e-4):
        found = ended(m, [0, 0, spin], [velocity, 0, 0], 1.0, method="moreau", step=h)
        missed.append(max(np.abs(x - y).max() for x, y in zip(found, exact, strict=True)))
    assert missed[1] < max(0.5 * missed[0], 1e-9) and missed[0] < 1e-2, missed
