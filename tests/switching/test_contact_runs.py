"""Runs with contacts: bouncing, sliding to rolling, billiards, clearance, Painlevé's rod, forces, overlaps."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import poinsot as po
from poinsot import Body, Contact, Displacement, Inertia, Initial, Joint, Model, Shape, Surface
from poinsot.elements import KINDS
from switching import references
from switching.contact_scenes import CONVERGED, crank_with_clearance, in_plane, machine, on_floor, on_slope, rod
from switching.reference_arcs import slider_crank_first_impact

OBSERVED = ["all", "contact_gap", "contact_force", "contact_point", "contact_normal"]


def times_of(run: Any, kind: str) -> Any:
    first = run.event_row.values == run.event_element.values if kind == "impact" else True  # the normal row's alone
    return run.event_time.values[(run.event_kind.values == kind) & first]


def balanced(run: Any, bound: float = 1e-9) -> None:
    scale = max(1.0, float(np.abs(run.energy_stored).max()))
    assert float(np.abs(run.energy_residual).max()) < bound * scale


def test_a_ball_bounces_as_its_closed_form_and_rests_with_its_weight_on_the_floor() -> None:
    r = 0.1
    lifted = Shape("sphere", (r,), placement=Displacement.translating([0.0, 0.0, r]))
    mech = machine(in_plane("b", 2.0, 0.01, (0.0, 1.0, 0.0), (0.0, 0.0, 0.0)), contacts=[on_floor(lifted, 0.7, 0.3)])
    run = po.simulate(mech, time=3.0, outputs=OBSERVED)
    impacts, _ = references.ball_impacts(40)
    assert times_of(run, "impact")[:40] == pytest.approx(impacts, rel=1e-12)
    assert np.abs(run.joint_position.values[-1]).max() < 1e-15 and (run.joint_velocity.values[-1] == 0.0).all()
    assert run.contact_force.values[-1] == pytest.approx(np.array([[0.0, 0.0, 2.0 * references.G]]))
    assert run.contact_normal.values[-1].tolist() == [[0.0, 0.0, 1.0]]
    assert np.abs(run.contact_point.values[-1]).max() < 1e-15
    lost = run.energy_dissipated.sel(element="touch impact").values[-1]
    assert lost == pytest.approx(2.0 * references.G, rel=1e-12)
    balanced(run, 1e-12)


SPUN = [pytest.param(0.4, v, w, marks=pytest.mark.long) for v, w in ((7.0, 0.0), (1.0, 60.0))]


@pytest.mark.parametrize("share, v, w", [(0.4, 2.0, -80.0), *SPUN, pytest.param(1.0, 7.0, 0.0, marks=pytest.mark.long)])
def test_what_slides_begins_to_roll(share: float, v: float, w: float) -> None:
    """Hoops, discs, balls with spin: when they roll, how fast, what is lost; then no force along the floor."""
    r, m = 0.1, 2.0
    part = in_plane("b", m, share * m * r * r, (0.0, r, 0.0), (v, 0.0, -w))
    run = po.simulate(
        machine(part, contacts=[on_floor(Shape("sphere", (r,)), 0.0, 0.2)], gravity=(0.0, 0.0, -references.G)),
        time=2.0, outputs=OBSERVED,
    )  # fmt: skip
    t, end, _, lost = references.rolling(share, v, w)
    assert times_of(run, "sticks") == pytest.approx([t], rel=1e-12)
    assert run.joint_velocity.values[-1] == pytest.approx([end, 0.0, -end / r], rel=1e-12, abs=1e-12)
    assert run.energy_dissipated.sel(element="touch").values[-1] / m == pytest.approx(lost, rel=1e-11)
    slip = np.sign(v - w * r)
    assert run.contact_force.values[0, 0] == pytest.approx([-slip * 0.2 * m * references.G, 0.0, m * references.G])
    assert run.contact_force.values[-1, 0] == pytest.approx([0.0, 0.0, m * references.G], abs=1e-9)
    balanced(run, 1e-11)


@pytest.mark.long
def test_a_ball_with_spin_across_begins_to_roll() -> None:
    """In space the slip keeps its direction: t = 2|u₀|/7μg, v = v₀ − (2/7) u₀."""
    r, m, mu = 0.1, 2.0, 0.2
    body = Body("b", Inertia.at_centre(m, np.zeros(3), np.eye(3) * 0.4 * m * r * r))
    begin = Initial("fly", (0.0, 0.0, r, 0.0, 0.0, 0.0, 1.0), (50.0, 20.0, 0.0, 3.0, 0.0, 0.0))
    part = body, Joint("fly", KINDS["free"](), "ground", "b"), begin
    mech = machine(part, contacts=[on_floor(Shape("sphere", (r,)), 0.0, mu)], gravity=(0.0, 0.0, -references.G))
    run = po.simulate(mech, time=2.0)
    u = np.array([3.0 - 20.0 * r, 50.0 * r])
    t = 2 * np.linalg.norm(u) / (7 * mu * references.G)
    assert times_of(run, "sticks") == pytest.approx(t, rel=1e-9)
    v = np.array([3.0, 0.0]) - 2 / 7 * u
    assert run.body_twist.values[-1, 0, :2] == pytest.approx([-v[1] / r, v[0] / r], rel=1e-9)
    slid = np.array([3.0, 0.0]) * t - u / np.linalg.norm(u) * mu * references.G * t * t / 2
    assert run.body_position.values[-1, 0, :2] == pytest.approx(slid + v * (2.0 - t), rel=1e-9)
    balanced(run)


def billiards(e: float) -> Any:
    part = [
        in_plane(n, 1.0, 4e-4, at, v)
        for n, at, v in (("a", (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)), ("b", (0.5, 0.02, 0.0), (0.0, 0.0, 0.0)))
    ]
    ball = Shape("sphere", (0.03,))
    return machine(
        *part, contacts=[Contact("hit", Surface("a", ball), Surface("b", ball), e, 0.0)], gravity=(0.0, 0.0, 0.0)
    )


@pytest.mark.parametrize("e", [0.6, pytest.param(1.0, marks=pytest.mark.long)])
def test_two_balls_exchange_momentum_along_their_centres(e: float) -> None:
    run = po.simulate(billiards(e), time=1.0)
    n = np.array([np.sqrt(0.06**2 - 0.02**2), 0.02]) / 0.06
    after = (1 + e) / 2 * n[0] * n
    assert run.joint_velocity.values[-1] == pytest.approx([1 - after[0], -after[1], 0.0, *after, 0.0], abs=1e-12)
    assert run.event_time.values == pytest.approx([0.5 - 0.06 * n[0]], rel=1e-13)
    assert run.event_energy.values == pytest.approx([(1 - e * e) / 4 * n[0] ** 2], abs=1e-14)
    balanced(run, 1e-12)


@pytest.mark.long
def test_painleves_rod_slides_the_other_way_or_with_less_friction() -> None:
    for mu, speed in ((2.0, 3.0), (0.3, -3.0)):
        assert po.simulate(rod(mu, speed), time=0.1).attrs["status"] == "done"


def test_an_overlap_at_the_start_is_refused_by_name() -> None:
    part = in_plane("b", 2.0, 0.01, (0.0, 0.05, 0.0), (0.0, 0.0, 0.0))
    mech = machine(part, contacts=[on_floor(Shape("sphere", (0.1,)), 0.0, 0.0)])
    with pytest.raises(
        po.SimulationError, match=r"the contact 'touch' begins 0\.05 m inside: 'ground' and 'b' overlap"
    ):
        po.simulate(mech, time=1.0)
    assert mech.system(initial={"to b": (0.0, 0.2, 0.0)}).switching is not None


def slid(end: float) -> Any:
    """The run until then, its angles held against the converged ones."""
    times = [t for t in CONVERGED if t <= end]
    run = po.simulate(crank_with_clearance(), time=end, times=[0.0, *times])
    angles = np.cumsum(run.joint_position.values, axis=1)[1:, :2]
    assert angles == pytest.approx(np.array([CONVERGED[t] for t in times]), abs=1e-3)
    assert (np.diff(run.energy_stored.values) < 1e-9).all()
    balanced(run)
    return run


@pytest.mark.long
def test_a_slider_with_clearance_meets_its_guide() -> None:
    first, _, _ = slider_crank_first_impact()
    assert slid(0.1).event_time.values[0] == pytest.approx(first, rel=1e-8)


def test_a_block_on_an_incline_stays_or_slides() -> None:
    """tan α = 0.4 under two corners: with μ = 0.5 it stays, with 0.3 it slides; the corners share what holds it."""
    slope = np.arctan(0.4)
    gravity = (references.G * np.sin(slope), 0.0, -references.G * np.cos(slope))
    for mu in (0.5, 0.3):
        part = in_plane("b", 2.0, 0.01, (0.0, 0.05, 0.0), (0.0, 0.0, 0.0))
        mech = machine(part, contacts=[on_floor(Shape("box", (0.2, 0.1, 0.1)), 0.0, mu)], gravity=gravity)
        run = po.simulate(mech, time=1.0, outputs=OBSERVED)
        rate = 0.0 if mu > 0.4 else references.G * (np.sin(slope) - mu * np.cos(slope))
        assert run.joint_velocity.values[-1] == pytest.approx([rate, 0.0, 0.0], abs=1e-12)
        held = 2.0 * (np.array([rate, 0.0, 0.0]) - gravity)
        assert run.contact_force.values[-1].sum(axis=0) == pytest.approx(held, abs=1e-9)
        assert (run.contact_force.values[-1, :, 2] > -1e-12).all()
        balanced(run, 1e-12)


@pytest.mark.long
def test_a_box_that_falls_on_its_corner_comes_to_rest() -> None:
    part = in_plane("b", 1.0, 0.002, (0.0, 0.5, 0.7), (0.3, 0.0, 0.0))
    mech = machine(part, contacts=[on_floor(Shape("box", (0.2, 0.1, 0.1)), 0.3, 0.4)])
    run = po.simulate(mech, time=2.0, outputs=OBSERVED)
    assert float(run.contact_gap.min()) > -1e-9
    assert (np.diff(run.energy_stored.values) < 1e-9).all()
    assert np.abs(run.joint_velocity.values[-1]).max() < 1e-12
    assert run.joint_position.values[-1, 1:] == pytest.approx([0.05, 0.0], abs=1e-9)
    balanced(run)


@pytest.mark.long
def test_a_ball_in_a_bowl_bounces_then_rolls() -> None:
    """On the height function z = x²/2, whose bottom it may not go below; rolling takes nothing."""
    part = in_plane("b", 1.0, 4e-4, (0.3, 0.5, 0.0), (0.0, 0.0, 0.0))
    bowl = Shape("height", formula="0.5*x*x + 0*y")
    mech = machine(part, contacts=[on_floor(Shape("sphere", (0.05,)), 0.5, 0.3, floor=bowl)])
    run = po.simulate(mech, time=5.0, outputs=OBSERVED)
    assert float(run.contact_gap.min()) > -1e-9
    stored = run.energy_stored.values
    assert (np.diff(stored) < 1e-9).all()
    rolls = run.time.values > run.event_time.values[-1]
    assert rolls.sum() > 100 and np.ptp(stored[rolls]) < 1e-8
    balanced(run)


SLOPES = [(1e-5, 0.3, 1.0), *(pytest.param(d, yaw, size, marks=pytest.mark.long) for d, yaw, size in (
    (1e-1, 2.0, 1.0), (-1e-1, 0.3, 1.0), (1e-3, 0.3, 1.0), (1e-3, 2.0, 1.0), (-1e-3, 2.0, 1.0), (1e-5, 2.0, 1.0),
    (1e-5, 0.8, 1.0), (-1e-5, 2.0, 1.0), (-1e-7, 0.3, 1.0), (-1e-9, 2.0, 1.0), (1e-4, 0.3, 1e-3), (1e-4, 0.3, 1e3)))
]  # fmt: skip


@pytest.mark.parametrize("beyond, yaw, size", SLOPES)
def test_a_face_begins_to_slide_as_a_whole_near_the_angle_of_friction(beyond: float, yaw: float, size: float) -> None:
    """Law  x = ½ g (sin α − μ cos α) t², or it stays; the four corners slide one way, few steps are wanted."""
    mech, state, far = on_slope(beyond, yaw, size)
    run = po.simulate(mech, time=1.0, initial=state, max_steps=2000 if size == 1.0 else 5000)
    bound = 1e-12 if size == 1.0 else 1e-8 * far
    assert run.joint_position.values[-1, :3] == pytest.approx([far, 0.0, 0.1 * size], abs=bound)
    if size == 1.0:
        assert np.abs(run.joint_velocity.values[-1, :3]).max() < 1e-11
        balanced(run, 1e-12)


@pytest.mark.parametrize("seed", [0, *(pytest.param(k, marks=pytest.mark.long) for k in range(1, 6))])
def test_a_capsule_thrown_on_a_frictionless_floor_glides_on(seed: int) -> None:
    """Law  flat or tilted, e = 0: x and y as if nothing were there, z = r in the end, and no momentum along the floor
    is taken; few steps are wanted."""
    rng = np.random.default_rng(seed)
    body = Body("b", Inertia.at_centre(1.0, np.zeros(3), np.diag([0.012, 0.01, 0.002])))
    capsule = on_floor(Shape("capsule", (0.05, 0.3)), 0.0, 0.0)
    mech = po.Mechanism(Model("m", (body,), (Joint("fly", po.pairs.free(), "ground", "b"),), switches=(capsule,)))
    for tilt, height in ((0.0, 0.05), (0.0, 0.2), (0.3, 0.3)):
        turn = Rotation.from_euler("zy", [rng.uniform(0, 6), np.pi / 2 - tilt])
        v = np.array([*rng.normal(size=2), -1.0 if tilt else 0.0])
        spin = rng.normal(size=3) if tilt else np.array([0.0, 0.0, rng.normal()])
        state = [0.0, 0.0, height, *turn.as_quat()], [*turn.inv().apply(spin), *turn.inv().apply(v)]
        run = po.simulate(mech, time=1.0, initial=state, max_steps=1000)
        assert run.joint_position.values[-1, :3] == pytest.approx([v[0], v[1], 0.05], abs=1e-9)
        balanced(run)


@pytest.mark.long
@pytest.mark.parametrize("beyond", [1e-2, -1e-2])
def test_time_stepping_finds_the_same_on_a_slope(beyond: float) -> None:
    mech, state, far = on_slope(beyond, 0.3)
    run = po.simulate(mech, time=1.0, initial=state, method="moreau", step=1e-3)
    assert run.joint_position.values[-1, 0] == pytest.approx(far, abs=2e-3 * far + 1e-9)


CAPSULE = """poinsot = 1
gravity = [0, 1.5, -9.81]
bodies.b = {{mass = 1.0, inertia = [0.02, 0.02, 0.02]}}
pairs.f = {{kind = "free", between = ["ground", "b"]}}
[shapes.table]
body = "ground"
{table}
[shapes.s]
body = "b"
kind = "capsule"
radius = 0.05
length = 0.3
[contacts.t]
between = ["table", "s"]
restitution = 0.3
friction = 0.4
"""


def test_a_capsule_lands_on_a_box_as_on_its_face(tmp_path: Path) -> None:
    """End after end: the place of its first end leapt along it as the other landed, and 17 % of the energy was lost."""
    turned, ends = np.array([0.2, 0.1, 0.05, 1.0]), []
    begun = np.r_[0.1, 0.05, 0.5, turned / np.linalg.norm(turned)], np.array([0.5, 0.2, 0.1, 0.3, 0.0, 0.0])
    for table in ('kind = "box"\nedges = [2.0, 2.0, 0.2]', 'kind = "plane"\nposition = [0, 0, 0.1]'):
        (tmp_path / "capsule.toml").write_text(CAPSULE.format(table=table))
        run = po.simulate(po.load_mechanism(tmp_path / "capsule.toml"), 0.5, initial=begun, rtol=1e-9, samples=2)
        ends.append(run["joint_position"].values[-1])
        assert po.ledger(run).ratio < 1e-9
    np.testing.assert_allclose(ends[0], ends[1], rtol=0, atol=1e-7)
