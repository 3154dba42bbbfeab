"""Which shapes touch in which regime; the same machine event by event and in time-stepping; closed forms."""

from dataclasses import replace
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import Body, Contact, Contacts, Displacement, Inertia, Joint, Model, ModelError, Shape, Surface, pairs
from poinsot.motion.touching import touching_of
from poinsot.multibody import Motion, configuration
from simulation.nearest_loop import HULLS, met
from simulation.stepped import G, box, floor, scene, state
from switching.placed_shapes import EVERY_SHAPE, places_of, two_bodies

MU = 0.6


def sliding(lower: Shape, upper: Shape, angle: float, high: float) -> po.Mechanism:
    """A shape on another one of the ground, whose top is tilted by an angle about y."""
    X = Displacement.from_quaternion([0.0, np.sin(angle / 2), 0.0, np.cos(angle / 2)])
    body, _ = box("b", (0.2, 0.2, 0.2))
    rule = Contact("touch", Surface("ground", replace(lower, placement=X)), Surface("b", upper), 0.0, 0.3)
    return po.Mechanism(Model("slide", (body,), (), switches=(rule,)))


LONG = Shape("box", (4.0, 1.0, 0.2))
CORNERS = np.array([[x, y, z] for x in (-2.0, 2.0) for y in (-0.5, 0.5) for z in (-0.1, 0.1)])
SLAB = Shape("mesh", (1.0, 1.0, 1.0), triangles=po.Triangles(CORNERS, np.zeros((0, 3), np.int64)), accuracy=0.0)
EDGED = po.Triangles(0.05 * CORNERS * [1.0, 4.0, 20.0], np.zeros((0, 3), np.int64))
UPPER = {
    "box": Shape("box", (0.2, 0.2, 0.2)),
    "cylinder": Shape("cylinder", (0.1, 0.2)),
    "mesh": Shape("mesh", (1.0, 1.0, 1.0), triangles=EDGED, accuracy=0.0),
}


@pytest.mark.parametrize("upper", UPPER)
@pytest.mark.parametrize("lower", [LONG, SLAB], ids=["box", "mesh"])
@pytest.mark.parametrize("angle", [0.2, 0.5])
def test_what_stands_on_a_tilted_slab_stays_or_slides(lower: Shape, upper: str, angle: float) -> None:
    """tan 0.2 < 0.3 = μ: it stays; beyond, it slides by ½ g (sin − μ cos) t², to the order of the step."""
    m = sliding(lower, UPPER[upper], angle, 0.2)
    turn, out = [0.0, np.sin(angle / 2), 0.0, np.cos(angle / 2)], np.array([np.sin(angle), 0.0, np.cos(angle)])
    along, errors = np.array([np.cos(angle), 0.0, -np.sin(angle)]), []
    for h in (4e-3, 2e-3):
        found = po.simulate(m, 0.4, method="moreau", step=h, initial=state(m, [0.2 * out], turns=[turn]), samples=2)
        gone = found["body_position"].values[-1, 0] - 0.2 * out
        expected = max(0.5 * G * (np.sin(angle) - 0.3 * np.cos(angle)) * 0.4**2, 0.0)
        errors.append(abs(gone @ along - expected))
        assert abs(gone @ out) < 1e-6 and np.abs(found["energy_residual"].values).max() < 1e-9
    assert errors[0] < (1e-9 if angle < 0.3 else 8e-3)
    if angle > 0.3:
        assert errors[1] == pytest.approx(errors[0] / 2, rel=0.05)  # order 1


@pytest.mark.parametrize("upper", ["box", "cylinder"])
def test_what_slides_on_a_tilted_slab_slides_exactly_event_by_event(upper: str) -> None:
    """½ g (sin − μ cos) t² to rounding, with no power lost but to friction."""
    m, angle, out = sliding(LONG, UPPER[upper], 0.5, 0.2), 0.5, np.array([np.sin(0.5), 0.0, np.cos(0.5)])
    start = state(m, [0.2 * out], turns=[[0.0, np.sin(angle / 2), 0.0, np.cos(angle / 2)]])
    found = po.simulate(m, 0.1, rtol=1e-8, initial=start, samples=2)
    gone = found["body_position"].values[-1, 0] - 0.2 * out
    along = np.array([np.cos(angle), 0.0, -np.sin(angle)])
    assert gone @ along == pytest.approx(0.5 * G * (np.sin(angle) - 0.3 * np.cos(angle)) * 0.1**2, abs=1e-12)
    assert abs(gone @ out) < 1e-12 and np.abs(found["energy_residual"].values).max() < 1e-12


@pytest.mark.long
def test_an_ellipsoid_spins_on_a_box() -> None:
    """Event by event the ledger closes to rounding, and time-stepping comes to it by order 1."""
    s = (0.05, 0.08, 0.03)
    inertia = Inertia.at_centre(
        1.0, np.zeros(3), 0.2 * np.diag([s[(k + 1) % 3] ** 2 + s[k - 1] ** 2 for k in range(3)])
    )
    rule = Contact(
        "touch", Surface("ground", Shape("box", (1.0, 1.0, 0.2))), Surface("egg", Shape("ellipsoid", s)), 0.0, 0.3
    )
    m = po.Mechanism(Model("spin", (Body("egg", inertia),), (), switches=(rule,)))
    start = np.array([0.0, 0.0, 0.13, 0.0, 0.0, 0.0, 1.0]), np.array([0.2, 0.1, 15.0, 0.0, 0.0, 0.0])
    events = po.simulate(m, 0.5, rtol=1e-9, initial=start, samples=5)
    assert np.abs(events["energy_residual"].values).max() < 1e-12
    errors = []
    for h in (1e-3, 5e-4):
        stepped = po.simulate(m, 0.5, method="moreau", step=h, initial=start, samples=5)
        errors.append(np.abs((stepped["body_position"] - events["body_position"]).values).max())
    assert errors[0] < 1e-4 and errors[1] == pytest.approx(errors[0] / 2, rel=0.1)


@pytest.mark.long
def test_a_cylinder_rolls_on_a_box_from_one_quarter_of_its_side_to_the_next() -> None:
    r, length = 0.05, 0.2
    lying = Displacement(np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]]), np.zeros(3))
    across = (3 * r * r + length * length) / 12
    log = Surface("log", Shape("cylinder", (r, length), placement=lying))
    rule = Contact("touch", Surface("ground", Shape("box", (6.0, 0.5, 0.2))), log, 0.0, 0.5)
    inertia = Inertia.at_centre(1.0, np.zeros(3), np.diag([across, r * r / 2, across]))
    m = po.Mechanism(Model("roll", (Body("log", inertia),), (), switches=(rule,)))
    start = np.array([0.1, 0.03, 0.15, 0.0, 0.0, 0.0, 1.0]), np.array([0.0, 0.6 / r, 0.0, 0.6, 0.0, 0.0])
    found = po.simulate(m, 0.5, rtol=1e-9, initial=start, samples=2)
    assert found["body_position"].values[-1, 0] == pytest.approx([0.4, 0.03, 0.15], abs=1e-10)
    assert np.abs(found["energy_residual"].values).max() < 1e-12


def gripper() -> po.Mechanism:
    """Two fingers with a ball each that close on a box by given forces, and a hand that lifts them."""
    plain = Inertia.at_centre(1.0, np.zeros(3), 0.01 * np.eye(3))
    across = Displacement(np.array([[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [-1.0, 0.0, 0.0]]), np.zeros(3))
    body, surface = box("cube", (0.1, 0.1, 0.1), 0.5)
    bodies = (Body("hand", plain), Body("left", plain), Body("right", plain), body)
    joints = (
        Joint("lift", pairs.prismatic(), "ground", "hand"),
        Joint("close left", pairs.prismatic(), "hand", "left", X_PJ=across, X_SJ=across),
        Joint("close right", pairs.prismatic(), "hand", "right", X_PJ=across, X_SJ=across),
        Joint("fly", pairs.free(), "ground", "cube"),
    )
    tips = [Surface(name, Shape("sphere", (0.02,))) for name in ("left", "right")]  # more a side are not determined
    grips = Contacts("grip", tuple(tips), (surface,), friction=MU)
    stands = Contact("stand", floor(), surface, friction=MU)
    return po.Mechanism(Model("gripper", bodies, joints, switches=(grips, stands)))


@pytest.mark.long
def test_a_gripper_lifts_a_box() -> None:
    """Closed by 40 N a side, lifted by 2 m/s² above its weight: by events, and by time-stepping to order 1."""
    m = gripper()
    start = {"lift": 0.05, "close left": -0.07, "close right": 0.07, "fly": (0, 0, 0.05, 0, 0, 0, 1)}
    forces = {"lift": 3.5 * (G + 2.0), "close left": 40.0, "close right": -40.0}
    options: dict[str, Any] = {"initial": start, "inputs": forces, "samples": 2}
    events = po.simulate(m, 0.5, rtol=1e-9, **options)
    z = events["body_position"].sel(body="cube").values[-1, 2]
    assert z == pytest.approx(0.05 + 0.5 * 2.0 * 0.5**2, abs=1e-6)
    errors = []
    for h in (2e-3, 1e-3):
        stepped = po.simulate(m, 0.5, method="moreau", step=h, **options)
        errors.append(np.abs(stepped["body_position"].values[-1] - events["body_position"].values[-1]).max())
    assert errors[0] < 5e-3 and errors[1] == pytest.approx(errors[0] / 2, rel=0.1)


@pytest.mark.long
def test_a_capsule_falls_across_the_edges_of_a_block() -> None:
    """It comes to rest on two edges: both regimes hold it there, and its weight."""
    block = Surface("ground", Shape("box", (0.3, 2.0, 0.2)))
    along = Displacement(np.array([[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [-1.0, 0.0, 0.0]]), np.zeros(3))
    log = Surface("log", Shape("capsule", (0.05, 1.0), placement=along))
    inertia = Inertia.at_centre(2.0, np.zeros(3), np.diag([0.01, 0.2, 0.2]))
    rule = Contact("touch", block, log, 0.0, 0.5)
    m = po.Mechanism(Model("log", (Body("log", inertia),), (), switches=(rule,)))
    start = state(m, [[0.02, 0.0, 0.16]])
    ends = [
        po.simulate(m, 0.5, initial=start, samples=2, **options)["body_position"].values[-1, 0]
        for options in ({"rtol": 1e-8}, {"method": "moreau", "step": 1e-3})
    ]
    assert ends[0] == pytest.approx([0.02, 0.0, 0.15], abs=1e-7)
    assert ends[1] == pytest.approx(ends[0], abs=1e-4)


@pytest.mark.sample(3)
@pytest.mark.parametrize("kind", ["box", "cylinder", "ellipsoid", "mesh", "capsule", "sphere"])
def test_a_heap_of_all_shapes_stays_above_ground_and_keeps_its_books(kind: str) -> None:
    """Every shape falls onto every other: no gap below zero but by rounding of a step, energy never made."""
    shapes = [EVERY_SHAPE[kind], *(s for k, s in EVERY_SHAPE.items() if k not in ("point", "plane", "height"))]
    shapes = [replace(s, triangles=HULLS[0], parameters=(0.5, 0.5, 0.5)) if s.geometry == "mesh" else s for s in shapes]
    made = [(box(f"b{k}", (0.4, 0.4, 0.4))[0], Surface(f"b{k}", s)) for k, s in enumerate(shapes)]
    m = scene(made, floor(), mu=0.4)
    rng = np.random.default_rng(3)
    turns = rng.normal(size=(len(made), 4))
    places = np.column_stack([rng.uniform(-0.2, 0.2, (len(made), 2)), 0.6 + 0.9 * np.arange(len(made))])
    start = state(m, places, turns=turns / np.linalg.norm(turns, axis=1)[:, None])
    found = po.simulate(m, 1.5, method="moreau", step=2e-3, initial=start, samples=30, outputs=["all", "contact_gap"])
    assert np.abs(found["energy_residual"].values).max() < 1e-9
    assert np.diff(found["energy_stored"].values).max() < 1e-2  # m g · what a step pushes out
    assert found["contact_gap"].values.min() > -2e-3


PAIRS = [*combinations_with_replacement(EVERY_SHAPE, 2)]
TABLE = Path(__file__).parents[2] / "docs" / "switching.md"
PAGE = "| | " + " | ".join(EVERY_SHAPE) + " |"


def served(a: Shape, b: Shape) -> tuple[bool, bool]:
    """Whether a pair touches event by event, and in time-stepping."""
    model, found = two_bodies(a, b), []
    for way in (places_of, lambda m: touching_of(po.multibody.build_tree(m), m.switches)):
        try:
            way(model)
            found.append(True)
        except ModelError:
            found.append(False)
    return found[0], found[1]


def table() -> list[str]:
    """The rows of the table: E event by event, T in time-stepping, – not at all."""
    said = {(True, True): "E T", (True, False): "E", (False, True): "T", (False, False): "–"}
    rows = [PAGE, "|---" * (len(EVERY_SHAPE) + 1) + "|"]
    for a in EVERY_SHAPE:
        cells = [said[served(EVERY_SHAPE[a], EVERY_SHAPE[b])] for b in EVERY_SHAPE]
        rows.append(f"| **{a}** | " + " | ".join(cells) + " |")
    return rows


def test_the_table_of_the_page_is_what_is_served() -> None:
    """`python -m switching.test_shapes_in_both_regimes` in tests/ prints it."""
    assert "\n".join(table()) in TABLE.read_text(encoding="utf-8")


BOTH = [pair for pair in PAIRS if served(*(EVERY_SHAPE[k] for k in pair)) == (True, True)]


@pytest.mark.sample(4)
@pytest.mark.parametrize("kinds", BOTH, ids="-".join)
def test_both_regimes_find_the_same_gap(kinds: tuple[str, str]) -> None:
    """The least gap of the places that events watch is that of time-stepping, where the cores are apart."""
    rng, compared = np.random.default_rng(4), 0
    tree, places = places_of(two_bodies(*(EVERY_SHAPE[k] for k in kinds)))
    for _ in range(40):
        motion = Motion.of(tree.aligned, configuration.random(tree, rng), np.zeros(tree.nv))
        least = min(p.rows(motion)[0].gap for p in places)
        X = [motion.X_W[tree.bodies[n].link] @ tree.bodies[n].X_LB for n in "ab"]
        found = met([(EVERY_SHAPE[kinds[0]], X[0], EVERY_SHAPE[kinds[1]], X[1])]).gap[0, 0]
        if found > 0.0 or "plane" in kinds:
            assert least == pytest.approx(found, abs=1e-9)  # of ellipsoids Newton's method in either
            compared += 1
    assert compared > 5


if __name__ == "__main__":
    print("\n".join(table()))
