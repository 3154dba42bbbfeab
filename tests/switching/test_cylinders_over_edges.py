"""A cylinder that rolls over the edge of a box, event by event: by the closed form, obliquely, and by symmetries.

Before it slips it turns about the edge: ¾ m r² ω² = ¾ m v² + m g r (1 − cos θ), with its axis at r (sin θ, cos θ).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.optimize import brentq

import poinsot as po

G = 9.81
R, WIDTH, HIGH = 0.05, 0.4, 0.2


def rolling(
    path: Path, size: float = 1.0, shift: Any = (0.0, 0.0), log: str = "log", length: float = 0.2,
    kind: str = "cylinder", turn: int = 0, width: float = 0.5, between: str = '["table", "side"]',
) -> po.Mechanism:  # fmt: skip
    """The file of a cylinder of mass size³ on a box, with lengths in these sizes; moved along x and y.

    turn  0, 1, 2: which axis of the box is across its top, so that its frame is turned; the box stays where it is
    """
    turned = [(0.0, -1.0, 1.0)[turn] * 2 * np.pi / 3 / 3**0.5] * 3
    edges = np.roll([WIDTH * size, width * size, HIGH * size], turn).tolist()
    r, across = R * size, (3 * R**2 + length**2) / 12 * size**5
    path.write_text(f"""poinsot = 1
gravity = [0, 0, {-G}]
bodies.{log} = {{ mass = {size**3!r}, inertia = [{across!r}, {R**2 / 2 * size**5!r}, {across!r}] }}
pairs.flight = {{ kind = "free", between = ["ground", "{log}"] }}
contacts.touch = {{ between = {between}, restitution = 0.0, friction = 0.5 }}
[shapes.table]
body = "ground"
kind = "box"
edges = {edges}
rotation_vector = {turned}
position = [{shift[0]!r}, {shift[1]!r}, 0]
[shapes.side]
body = "{log}"
kind = "{kind}"
radius = {r!r}
length = {length * size!r}
rpy = [{-np.pi / 2!r}, 0, 0]
""")
    found = po.load(path)
    assert isinstance(found, po.Mechanism)
    return found


def start(
    x: float, v: float, size: float = 1.0, shift: Any = (0.0, 0.0), yaw: float = 0.0
) -> tuple[np.ndarray, np.ndarray]:
    """The cylinder on the box at x, rolling by v (both of size 1) across its axis."""
    v *= np.sqrt(size)
    upright = [0.0, 0.0, np.sin(yaw / 2), np.cos(yaw / 2)]
    place = np.array([x, 0.03, HIGH / 2 + R]) * size + [*shift, 0.0]
    return np.array([*place, *upright]), np.array([0.0, v / (R * size), 0.0, v, 0.0, 0.0])


@pytest.mark.sample(1)
@pytest.mark.parametrize("rtol", [1e-8, 1e-11])
def test_it_turns_about_the_edge(rtol: float, tmp_path: Path) -> None:
    m, v, late = rolling(tmp_path / "log.toml"), 0.6, 0.02
    found = po.simulate(m, 0.003 / v + late, rtol=rtol, initial=start(0.197, v), samples=2)

    def rate(angle: float) -> float:
        return float(np.sqrt((v / R) ** 2 + 4 / 3 * G / R * (1 - np.cos(angle))))

    angle = brentq(lambda end: quad(lambda a: 1 / rate(a), 0, end)[0] - late, 0.0, 1.0, xtol=1e-14)
    expected = [WIDTH / 2 + R * np.sin(angle), 0.03, HIGH / 2 + R * np.cos(angle)]
    assert found["body_position"].values[-1].ravel() == pytest.approx(expected, abs=0.1 * rtol)
    assert np.abs(found["energy_residual"].values).max() < 1e-11


def over_the_edge(
    m: po.Mechanism, size: float = 1.0, shift: Any = (0.0, 0.0), v: float = 0.6, yaw: float = 0.0, **options: Any
) -> Any:
    """Where it is in a run from before the edge until it has left the box, in its size; the largest error of energy."""
    begun, time = start(0.17 if yaw > 0.3 else 0.19, v, size, shift, yaw), 0.15 * np.sqrt(size)
    found = po.simulate(m, time, initial=begun, samples=4, **options)
    assert options.get("method") == "moreau" or found.attrs["steps"] < 800
    places = found["body_position"].values.reshape(4, 3) - [*shift, 0.0]
    return places / size, float(np.abs(found["energy_residual"].values).max()) / size**4


@pytest.mark.long
def test_it_is_the_same_in_other_words(tmp_path: Path) -> None:
    """Scaled in its own time, moved, renamed; time-stepping comes to it by order 1 at least."""
    m = rolling(tmp_path / "log.toml")
    here, left = over_the_edge(m, rtol=1e-8)
    assert left < 1e-11
    assert np.abs(over_the_edge(m, rtol=1e-10)[0] - here).max() < 1e-8
    for size, shift, log in ((1e-3, (0, 0), "log"), (1e3, (0, 0), "log"), (1.0, (0.3, -0.2), "a")):
        there, left = over_the_edge(rolling(tmp_path / "other.toml", size, shift, log), size, shift, rtol=1e-8)
        assert np.abs(there - here).max() < 1e-7 and left < 1e-11, (size, shift)
    errors = [np.abs(over_the_edge(m, method="moreau", step=h)[0] - here).max() for h in (4e-4, 2e-4, 1e-4)]
    assert errors[2] < 2e-6 and errors[2] < 0.4 * errors[0]


@pytest.mark.long
@pytest.mark.parametrize("v", [0.25, 0.85])
def test_it_slides_off_or_flies_off(v: float, tmp_path: Path) -> None:
    """v²/r < g: it turns about the edge and slides; above, no force holds it there and it flies on freely at once."""
    m = rolling(tmp_path / "log.toml")
    here, left = over_the_edge(m, v=v, rtol=1e-8)
    assert left < 1e-11
    if v**2 > G * R:
        free = 0.15 - 0.01 / v
        assert here[-1] == pytest.approx([0.2 + v * free, 0.03, HIGH / 2 + R - G / 2 * free**2], abs=1e-9)
    there, _ = over_the_edge(m, v=v, method="moreau", step=1e-4)
    assert np.abs(there - here).max() < 2e-4


@pytest.mark.sample(1)
@pytest.mark.parametrize("yaw", [0.02, 0.137, 0.5])
def test_it_comes_over_obliquely(yaw: float, tmp_path: Path) -> None:
    """Both ends of the length that it shares with the box bear it, then the edge alone, then the end that slips off."""
    m = rolling(tmp_path / "log.toml")
    here, left = over_the_edge(m, yaw=yaw, rtol=1e-8)
    assert left < 1e-12
    assert np.abs(over_the_edge(m, yaw=yaw, method="moreau", step=2e-4)[0] - here).max() < 2e-5


@pytest.mark.long
@pytest.mark.parametrize("kind", ["capsule", "cylinder"])
@pytest.mark.parametrize("yaw", [0.02, 0.137, 0.5])
def test_it_comes_over_obliquely_in_other_words(yaw: float, kind: str, tmp_path: Path) -> None:
    """Scaled, moved, the other way round, on a box whose frame is turned, more exactly, and by another method."""
    path = tmp_path / "log.toml"
    here, _ = over_the_edge(rolling(path, kind=kind), yaw=yaw, rtol=1e-8)
    for changed in ({"size": 1e-3}, {"size": 1e3}, {"shift": (0.3, -0.2)}, {"turn": 1}, {"turn": 2},
                    {"between": '["side", "table"]'}):  # fmt: skip
        asked = {key: changed[key] for key in ("size", "shift") if key in changed}
        there, left = over_the_edge(rolling(path, kind=kind, **changed), yaw=yaw, rtol=1e-8, **asked)
        assert np.abs(there - here).max() < 2e-9 and left < 1e-12, changed
    for options in ({"rtol": 1e-10}, {"rtol": 1e-8, "method": "radau"}):
        assert np.abs(over_the_edge(rolling(path, kind=kind), yaw=yaw, **options)[0] - here).max() < 2e-9
    errors = [np.abs(over_the_edge(rolling(path, kind=kind), yaw=yaw, method="moreau", step=h)[0] - here).max()
              for h in (8e-4, 4e-4, 2e-4)]  # fmt: skip
    assert errors[2] < 1e-5 and errors[2] < 0.4 * errors[0]


@pytest.mark.sample(1)
@pytest.mark.parametrize("yaw", [0.137, 0.5])
def test_a_line_comes_over_two_edges_at_once(yaw: float, tmp_path: Path) -> None:
    """A beam narrower than the line: both of its edges bear it, then the corner that it passes."""
    places = []
    for kind in ("capsule", "cylinder"):
        m = rolling(tmp_path / "log.toml", kind=kind, width=0.14)
        found = po.simulate(m, 0.15, rtol=1e-8, initial=start(0.17, 0.6, yaw=yaw), samples=4)
        assert np.abs(found["energy_residual"].values).max() < 1e-12 and found.attrs["steps"] < 400
        places.append(found["body_position"].values)
    assert np.abs(places[1] - places[0]).max() < 1e-8  # no end has touched
