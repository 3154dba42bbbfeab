"""Weights that only turn find an end; what slides or floats falls for ever unless springs hold it."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot import Displacement, Inertia
from poinsot.elements import KINDS, pair_of_kind
from poinsot.multibody.applied import spring_energies
from poinsot.multibody.energy import gravity_energy
from poinsot.multibody.forces import JointDamper, JointSpring, LinearSpring
from poinsot.multibody.model import Body, Joint, Model
from poinsot.multibody.spatial_springs import SpatialSpring, tensor

each_seed = pytest.mark.parametrize("seed", quick(3, range(12)))
GRAVITY = (0.0, 0.0, -9.81)
TURNING = ("revolute", "universal", "spherical", "fixed")


def body(name: str, rng: np.random.Generator) -> Body:
    centre = rng.normal(size=3)
    return Body(name, Inertia.at_centre(float(rng.uniform(0.5, 3.0)), centre, np.eye(3)))


def pair_named(kind: str) -> Any:
    return pair_of_kind(kind, pitch=0.1 if kind == "helical" else None)


def place(rng: np.random.Generator) -> Displacement:
    return Displacement.from_quaternion(rng.normal(size=4), rng.normal(size=3))


def chain(rng: np.random.Generator, kinds: list[str], gravity: Any = GRAVITY, elements: Any = ()) -> po.Mechanism:
    bodies = tuple(body(f"b{k}", rng) for k in range(len(kinds)))
    joints = tuple(
        Joint(f"j{k}", pair_named(kind), "ground" if k == 0 else f"b{k - 1}", f"b{k}", place(rng), place(rng))
        for k, kind in enumerate(kinds)
    )
    return po.Mechanism(Model("chain", bodies, joints, tuple(elements), gravity))


def potential(m: po.Mechanism, q: Any) -> float:
    return float(gravity_energy(m.tree, q)) + float(sum(spring_energies(m.tree, q).values()))


@each_seed
def test_chains_fall_exactly_where_something_slides(seed: int) -> None:
    """Random pairs in random places: proved where all turn or without gravity; a ray falls as it says."""
    rng = np.random.default_rng(seed)
    kinds = [str(k) for k in rng.choice([k for k in KINDS if k != "fixed"], size=int(rng.integers(1, 4)))]
    if seed % 3 == 0:
        kinds = [str(rng.choice(TURNING[:3])) for _ in kinds]
    m = chain(rng, kinds)
    found = m.passivity(m.random(rng))
    assert found.dissipative
    assert found.bounded_below == ("proved" if set(kinds) <= set(TURNING) else "refuted"), f"seed {seed}: {kinds}"
    assert chain(np.random.default_rng(seed), kinds, (0.0, 0.0, 0.0)).passivity().bounded_below == "proved"
    if found.bounded_below == "refuted":
        d = np.array([found.energy.ray.get(name, 0.0) for name in m.coordinate_names])
        least = min(potential(m, q + 1e7 * d) for q in [m.random(rng) for _ in range(60)])
        assert least < -1e3, f"seed {seed}: {found.explain()}"


@pytest.mark.sample(1)
@each_seed
def test_springs_hold_what_slides(seed: int) -> None:
    """A spring on the coordinate, or all round a floating body; the energy has a floor at every size."""
    rng = np.random.default_rng(seed)
    k = float(10 ** rng.uniform(-3, 5))
    sliding = chain(rng, ["revolute", "prismatic", "revolute"], elements=[JointSpring("s", "j1", k, 0.3)])
    round_about = SpatialSpring("s", "ground", "b0", tensor(k * np.array([1.0, 3.0, 0.5])), tensor(k), X_BF=place(rng))
    floating = chain(rng, ["free"], elements=[round_about])
    ends = "ground", tuple(map(float, rng.normal(size=3))), "b0", tuple(map(float, rng.normal(size=3)))
    hanging = chain(rng, ["free"], elements=[LinearSpring("s", *ends, k, 0.7)])
    for m in (sliding, floating, hanging):
        found = m.passivity()
        assert found.holds, f"seed {seed}: {found.explain()}"
        sizes = 10.0 ** rng.uniform(-3, 6, size=300)
        energies = [potential(m, _spread(m, rng, size)) for size in sizes]
        assert min(energies) > -1e4 - 100 * 9.81**2 * 100 / k
    assert chain(rng, ["prismatic"], elements=[JointSpring("s", "j0", -k)]).passivity().bounded_below == "refuted"


@each_seed
def test_no_loss_is_told_from_a_small_loss(seed: int) -> None:
    """Springs alone on chains in no gravity are lossless, with dampers of 0 too; the least damper is named."""
    rng = np.random.default_rng(seed)
    kinds = [str(k) for k in rng.choice(["revolute", "prismatic", "helical"], size=int(rng.integers(1, 4)))]
    springs = [JointSpring(f"s{k}", f"j{k}", float(10 ** rng.uniform(-4, 4))) for k in range(len(kinds))]
    none, still = JointDamper("none", "j0", 0.0), (0.0, 0.0, 0.0)
    found = chain(rng, kinds, still, [*springs, none]).passivity()
    assert found.verdict == "lossless" and found.holds and not found.taking, f"seed {seed}: {found.explain()}"
    taker = JointDamper("d", "j0", float(10 ** rng.uniform(-300, 4)))
    found = chain(rng, kinds, still, [*springs, none, taker]).passivity()
    assert found.verdict == "passive" and found.holds and found.taking == ("d",), f"seed {seed}: {found.explain()}"


def _spread(m: po.Mechanism, rng: np.random.Generator, size: float) -> Any:
    q = m.random(rng)
    if "j0.qx" in m.coordinate_names:
        q[:3] = rng.normal(size=3) * size
        return q
    return q + rng.normal(size=len(q)) * size


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("double_pendulum", "proved"), ("four_bar", "proved"), ("cart_pole", "proved"), ("heavy_top", "proved"),
        ("engine_mounts", "proved"), ("scara", "proved"), ("andrews", "proved"), ("bennett", "proved"),
    ],
)  # fmt: skip
def test_examples(name: str, answer: str) -> None:
    m = po.load(f"examples/{name}.toml")
    found = m.passivity()
    assert found.bounded_below == answer and found.dissipative, found.explain()


def test_a_loop_holds_a_slider_whose_weight_it_carries() -> None:
    """Vertical slider-crank: the slider alone would fall, the rod does not let it."""
    turn, slide = Displacement.identity(), Displacement.identity()
    rng = np.random.default_rng(0)
    bodies = tuple(body(name, rng) for name in ("crank", "rod", "slider"))
    joints = (
        Joint("A", pair_named("revolute"), "ground", "crank", turn, turn),
        Joint("B", pair_named("revolute"), "crank", "rod", Displacement.translating([1.0, 0, 0]), turn),
        Joint("C", pair_named("revolute"), "rod", "slider", Displacement.translating([2.0, 0, 0]), turn),
        Joint("D", pair_named("prismatic"), "ground", "slider", slide, slide),
    )
    for gravity in ((0.0, 0.0, -9.81), (0.0, -9.81, 0.0), (1.0, 2.0, 3.0)):
        m = po.Mechanism(Model("crank", bodies, joints, (), gravity))
        assert m.passivity(m.neutral()).holds


def test_a_damper_that_gives_is_named() -> None:
    m = chain(np.random.default_rng(0), ["revolute"], elements=[JointDamper("pump", "j0", -1.0)])
    found = m.passivity()
    assert not found.dissipative and found.active == ("pump",) and found.verdict == "not passive"
    assert found.bounded_below == "proved"


def heavy(*switches: Any, axis: float = 1.0, kind: str = "prismatic") -> po.Mechanism:
    """A body with a weight on one joint, whose axis points up, or down."""
    turned = Displacement(np.diag([1.0, axis, axis]), np.zeros(3))
    joint = Joint("j", pair_named(kind), "ground", "b", turned, turned)
    b = Body("b", Inertia.at_centre(2.0, np.zeros(3), np.eye(3)))
    return po.Mechanism(Model("heavy", (b,), (joint,), (), GRAVITY, switches=switches))


@pytest.mark.parametrize("axis", [1.0, -1.0])
def test_limits_hold_what_would_fall(axis: float) -> None:
    """A weight that slides along the vertical, by the sense of its joint: held from below, not from above."""
    along = po.OnFreedom("j")
    low, high = ((-2.0, np.inf), (-np.inf, 2.0))[:: int(axis)]
    cases = {(): "refuted", (po.Limit("l", along, *low),): "proved", (po.Limit("l", along, *high),): "refuted",
             (po.Limit("l", along, -1.0, 2.0),): "proved", (po.Friction("f", along, 1.0),): "refuted",
             (po.OneWay("o", along, backward=axis < 0),): "unknown",
             (po.OneWay("o", along, backward=axis > 0),): "refuted",
             (po.Lock("k", along),): "unknown"}  # fmt: skip
    for switches, answer in cases.items():
        found = heavy(*switches, axis=axis).passivity(np.zeros(1)).energy
        assert found.answer == answer, (switches, found)
        if answer == "refuted":
            assert found.ray == {"j": -axis}


def test_contacts_and_tethers_may_hold_what_floats() -> None:
    m = heavy(kind="free")
    assert m.passivity(m.neutral()).energy.answer == "refuted"
    floor = po.Contact("c", po.Surface("ground", po.Shape("plane")), po.Surface("b", po.Shape("sphere", (0.1,))))
    found = heavy(floor, kind="free").passivity(m.neutral()).energy
    assert found.answer == "unknown" and "by: c" in found.explain()
    net = po.Network("n")
    net.add(heavy(po.Limit("l", po.OnFreedom("j"), -2.0)).as_element({}))
    assert net.passivity().energy.answer == "proved"
