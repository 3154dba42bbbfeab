"""Closed loops in time-stepping, through files: a crank that drives a leg over a floor, with a stop and friction.

Units, place, names and a stranger change nothing; the motion is that by events, with order 1; loops stay closed. (Other
coordinates, as another order of pairs may choose, bend steps otherwise, by their order.)
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from files.fuzzing import written

TIME, STEP = 0.2, 1e-3
PLACES = {"crank": (0.0, 0.0), "coupler": (0.0, 0.1), "rocker": (0.35, 0.0)}
PAIRS = {"A": ("ground", "crank", (0.0, 0.0)), "B": ("crank", "coupler", (0.0, 0.1)),
         "C": ("coupler", "rocker", (0.28, 0.25)), "D": ("ground", "rocker", (0.35, 0.0))}  # fmt: skip


def leg(size: float = 1.0, at: float = 0.0, turn: float = 0.0, called: str = "", stranger: bool = False) -> Any:
    """The tables of a file. turn: about the vertical."""
    c, s = float(np.cos(turn)), float(np.sin(turn))

    def place(x: float, z: float) -> list[float]:
        return [size * (c * x + at), size * (s * x - at), size * z]

    def name(word: str) -> str:
        return word if word == "ground" else called + word

    bodies = {
        name(k): {"mass": 1.0 + n, "position": place(*xz), "centre": [0.05 * size, 0.0, 0.02 * size],
                  "inertia": [0.01 * size**2 * (1.0 + n)] * 3, "x_axis": [c, s, 0.0], "z_axis": [0.0, 0.0, 1.0]}
        for n, (k, xz) in enumerate(PLACES.items())
    }  # fmt: skip
    pairs: dict[str, Any] = {
        name(k): {"kind": "revolute", "between": [name(a), name(b)], "point": place(*xz), "axis": [s, -c, 0.0]}
        for k, (a, b, xz) in PAIRS.items()
    }
    pairs[name("A")]["initial"] = {"velocity": 9.0}
    tables = {
        "bodies": bodies, "pairs": pairs,
        "limits": {name("stop"): {"pair": name("D"), "lower": -0.3, "upper": 0.12, "restitution": 0.4}},
        "friction": {name("rub"): {"pair": name("A"), "kinetic": 0.3 * size**2}},
        "springs": {name("coil"): {"pair": name("A"), "stiffness": 3.0 * size**2}},
        "shapes": {name("floor"): {"body": "ground", "kind": "plane", "position": place(0.0, 0.13)},
         name("toe"): {"body": name("coupler"), "kind": "sphere", "radius": 0.02 * size,
         "position": [0.15 * size, 0.0, 0.06 * size]}},
        "contacts": {name("step"): {"between": [name("floor"), name("toe")], "restitution": 0.2, "friction": 0.4}},
    }  # fmt: skip
    if stranger:
        bodies["other"] = {"mass": 3.0, "centre": [0.2, 0.0, 0.0], "position": [9.0, 0.0, 0.0]}
        ends = {"between": ["ground", "other"], "axis": [0.0, 1.0, 0.0], "point": [9.0, 0.0, 0.0]}
        pairs["other"] = {"kind": "revolute", **ends, "initial": {"velocity": 1.0}}
    return {"gravity": [0.0, 0.0, -9.81 * size], **tables}


def loaded(folder: Path, **options: Any) -> Any:
    text = "poinsot = 1\n" + "".join(f"{k} = {written(x)}\n" for k, x in leg(**options).items())
    return po.load(saved(folder / "leg.toml", text))


def angles(m: Any, called: str = "", **options: Any) -> np.ndarray:
    """The angles of three pairs at the end, by name."""
    chosen: dict[str, Any] = {"method": "moreau", "step": STEP, "samples": 5, "progress": False}
    chosen |= {"outputs": ["body_rotation"]}
    run = po.simulate(m, TIME, **{**chosen, **options})
    assert float(np.abs(run["constraint_error"].values).max()) < 1e-12
    found = dict(zip(map(str, run["body"].values), run["body_rotation"].values[-1], strict=True))
    return np.array([found[called + name] for name in PLACES])


def test_what_must_change_nothing_changes_nothing(tmp_path: Path) -> None:
    one = angles(loaded(tmp_path))
    several: tuple[dict[str, Any], ...] = ({"size": 1e-4}, {"called": "new_", "stranger": True, "at": 3.0})
    for options in several:
        found = angles(loaded(tmp_path, **options), options.get("called", ""))
        np.testing.assert_allclose(found, one, rtol=0, atol=1e-9, err_msg=str(options))


def test_the_plane_of_a_loop_changes_nothing(tmp_path: Path) -> None:
    """Turned by what is no right angle, rows out of the plane are rounding; angles are those of the crank."""

    def heights(m: Any) -> Any:
        run = po.simulate(m, TIME, method="moreau", step=STEP, samples=5, progress=False)
        return run["body_position"].values[:, :, 2]

    here, turned = heights(loaded(tmp_path)), heights(loaded(tmp_path, turn=0.7))
    np.testing.assert_allclose(turned, here, rtol=0, atol=1e-9)


def test_two_parts_are_the_run_and_events_its_limit(tmp_path: Path) -> None:
    m = loaded(tmp_path)
    options: dict[str, Any] = {"method": "moreau", "step": STEP, "progress": False}
    whole = po.simulate(m, TIME, times=[TIME / 2, TIME], **options)
    middle = whole["joint_position"].values[0], whole["joint_velocity"].values[0]
    rest = po.simulate(m, TIME, start=TIME / 2, initial=middle, times=[TIME], **options)
    np.testing.assert_allclose(rest["joint_position"][-1], whole["joint_position"][-1], rtol=0, atol=1e-4)
    exact = angles(m, method="dop853", step=None, rtol=1e-9)
    for step in (STEP, STEP / 10):
        assert float(np.abs(angles(m, step=step) - exact).max()) < 8.0 * step


@pytest.mark.parametrize("inside", ["a hinge", "a four-bar"])
def test_what_floats_and_is_driven_inside(inside: str, tmp_path: Path) -> None:
    """Law  the motion of events with order 1: its momentum is carried on. A spinning body flew straight on in its own
    axes, 0.2 m off in 0.5 s at every step."""
    bodies = leg()["bodies"] if inside == "a four-bar" else {"wheel": {"mass": 1.0, "inertia": [0.1, 0.2, 0.2]}}
    hinge = {"kind": "revolute", "between": ["frame", "wheel"], "point": [0.3, 0.1, 0.0], "axis": [0.0, 0.0, 1.0]}
    pairs = leg()["pairs"] if inside == "a four-bar" else {"A": hinge}
    for each in pairs.values():
        each["between"] = [name.replace("ground", "frame") for name in each["between"]]
        each.pop("initial", None)
    bodies["frame"] = {"mass": 4.0, "centre": [0.1, 0.05, 0.0], "inertia": [0.3, 0.4, 0.5]}
    pairs["fly"] = {"kind": "free", "between": ["ground", "frame"]}
    pairs["fly"]["initial"] = {"velocity": [0.5, 1.0, 2.0, 1.0, 0.0, 0.5]}
    motion = {"pair": "A", "signal": "0.3*(1 - cos(5*t))"}
    tables = {"gravity": [0.0, 0.0, 0.0], "bodies": bodies, "pairs": pairs, "motions": {"turn": motion}}
    (tmp_path / "float.toml").write_text("poinsot = 1\n" + "".join(f"{k} = {written(x)}\n" for k, x in tables.items()))
    m, apart = po.load(tmp_path / "float.toml"), []
    exact = po.simulate(m, 0.3, rtol=1e-10, samples=2, progress=False)
    for step in (4e-3, 1e-3):
        run = po.simulate(m, 0.3, method="moreau", step=step, samples=2, progress=False)
        apart.append(float(np.abs(run["body_position"] - exact["body_position"]).max()))
    assert apart[0] < 2e-2 and 0.2 < apart[1] / apart[0] < 0.3


def test_pairs_crossed_backwards_touch_as_those_forwards(tmp_path: Path) -> None:
    """Contacts behind pairs of several freedoms pushed along the wrong ones where their successor is the ground."""
    ends = []
    for between in (["ground", "ball"], ["ball", "ground"]):
        pair = {"kind": "cylindrical", "between": between, "point": [0.0, 0.0, 0.0], "axis": [0.6, 0.0, 0.8]}
        body = {"mass": 1.0, "inertia": [0.01, 0.02, 0.03], "centre": [0.2, 0.1, 0.0]}
        shapes = {
            "floor": {"body": "ground", "kind": "plane", "position": [0.0, 0.0, -0.12]},
            "foot": {"body": "ball", "kind": "sphere", "radius": 0.05, "position": [0.2, 0.15, 0.0]},
        }
        contacts = {"touch": {"between": ["floor", "foot"], "friction": 0.3}}
        tables = {"gravity": [0.0, 0.0, -9.81], "bodies": {"ball": body}, "pairs": {"hold": pair}}
        tables |= {"shapes": shapes, "contacts": contacts}
        file = tmp_path / f"{between[0]}.toml"
        file.write_text("poinsot = 1\n" + "".join(f"{k} = {written(x)}\n" for k, x in tables.items()))
        run = po.simulate(po.load(file), 0.3, method="moreau", step=STEP, samples=4, progress=False)
        assert int(run.attrs["contacts"]) > 50
        ends.append(run["body_position"].values)
    np.testing.assert_allclose(ends[1], ends[0], rtol=0, atol=1e-9)
