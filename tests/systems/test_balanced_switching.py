"""Bodies without inertia that springs and dampers hold, beside stops and friction on what has inertia: impulses go by
them, and their rates follow."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick, saved
from multibody.closed_zoo import beside, stacked
from poinsot import Friction, Limit, OnFreedom, Tendon
from poinsot.elements import JointDamper, JointSpring
from poinsot.multibody.stretches import BetweenPoints

SLIDE = po.pairs.prismatic()
BOTH = Tendon.of_joints({"z1": 1.0, "z2": 1.0})
NODE = Path(__file__).parents[2] / "examples" / "massless_node.toml"
TIGHT: dict[str, Any] = {"rtol": 1e-11, "progress": False}


def rows(along: Any, size: float = 1.0) -> tuple[Any, ...]:
    return (
        Limit("stop", along, -0.9 * size, 0.2 * size, restitution=0.5), Friction("rub", along, 0.5 * size, 0.8 * size),
    )  # fmt: skip


def heavy(size: float) -> po.Body:
    return po.Body("b", po.Inertia.at_centre(2.0, [0, 0, 0], [0.01 * size**2] * 3))


def series(size: float = 1.0, first: Any = None, order: int = 1) -> po.Model:
    """A body on two slides in a row, a spring or a damper before what has no inertia and a spring behind it; stops and
    friction along the sum of both."""
    bodies = po.Body("a", po.Inertia.zero()), heavy(size)
    joints = po.Joint("z1", SLIDE, "ground", "a"), po.Joint("z2", SLIDE, "a", "b")
    elements = first or JointSpring("k1", "z1", 30.0), JointSpring("k2", "z2", 60.0)
    return po.Model(
        "series", bodies[::order], joints[::order], elements[::order], gravity=(0.0, 0.0, -9.81 * size),
        switches=rows(BOTH, size)[::order],
    )  # fmt: skip


def one(size: float = 1.0) -> po.Mechanism:
    """The same with the one spring that both are."""
    return po.Mechanism(po.Model(
        "one", (heavy(size),), (po.Joint("z", SLIDE, "ground", "b"),), (JointSpring("k", "z", 20.0),),
        gravity=(0.0, 0.0, -9.81 * size), switches=rows(OnFreedom("z"), size),
    ))  # fmt: skip


def total(run: Any, names: Sequence[str] = ("z1", "z2")) -> Any:
    return sum(run.joint_position.sel(coordinate=name).values for name in names)


@pytest.mark.sample(3)
@pytest.mark.parametrize("company", ["", "reordered", "stranger", "two parts", "1e3", "1e-3", "radau", "gauss"])
def test_springs_in_series_are_one_through_impacts_and_friction(company: str) -> None:
    """Bounces, rest on the stop, sticking and slipping: motion, events and books."""
    size = float(company) if company[:1] == "1" else 1.0
    how = {"method": company, "rtol": 1e-10, "progress": False} if company in ("radau", "gauss") else TIGHT
    model = series(size, order=-1 if company == "reordered" else 1)
    machine = po.Mechanism(beside(model, stacked(1)) if company == "stranger" else model)
    assert machine.weightless == []
    begin = {"z1": {"velocity": size}}
    run = po.simulate(machine, 4.0, samples=41, initial=begin, **how)
    expected = po.simulate(one(size), 4.0, samples=41, initial={"z": {"velocity": 1.5 * size}}, **TIGHT)
    assert np.abs(total(run) - expected.joint_position.values[:, 0]).max() < 1e-9 * size
    assert run.sizes["event"] == expected.sizes["event"] > 20 and po.ledger(run).ratio < 1e-9
    assert np.abs(run.event_time.values - expected.event_time.values).max() < 1e-8
    lost = [each.energy_dissipated.sel(element="stop impact").values[-1] for each in (run, expected)]
    assert lost[0] == pytest.approx(lost[1], rel=1e-8)
    if company == "two parts":
        half = po.simulate(machine, 2.0, samples=2, initial=begin, **how)
        at = half.joint_position.values[-1], half.joint_velocity.values[-1]
        rest = po.simulate(machine, 4.0, start=2.0, samples=2, initial=at, **how)
        assert total(rest)[-1] == pytest.approx(total(run)[-1], abs=1e-9)


def test_rates_of_first_order_go_on_through_impacts() -> None:
    """A damper before the body without inertia: positions do not jump, methods agree, books close."""
    machine = po.Mechanism(series(first=JointDamper("k1", "z1", 5.0)))
    runs = [
        po.simulate(machine, 2.0, samples=41, initial={"z2": {"velocity": 1.0}}, **how)
        for how in (TIGHT, {"method": "radau", "rtol": 1e-10, "progress": False})
    ]
    assert np.abs(runs[0].joint_position.values - runs[1].joint_position.values).max() < 1e-9
    assert runs[0].sizes["event"] == runs[1].sizes["event"] > 20 and po.ledger(runs[0]).ratio < 1e-9


@pytest.mark.parametrize("what", quick(1, ["friction", "limits"]))
def test_a_node_of_three_springs_is_the_limit_of_small_masses(what: str, tmp_path: Path) -> None:
    """Through a file; stops make massless bodies ring, by √m."""
    rub = '\n[friction.rub]\npair = "rail"\nkinetic = 0.4\nstatic = 0.6\n'
    stop = '\n[limits.stop]\npair = "rail"\nlower = -0.1\nupper = 0.15\nrestitution = 0.6\n'
    file = saved(tmp_path / "node.toml", NODE.read_text(encoding="utf-8") + (rub if what == "friction" else stop))
    node = po.load(file)
    begin, missed = {"rail": {"position": 0.1, "velocity": 1.5}}, []
    exact = po.simulate(node, 1.0, samples=11, initial=begin, **TIGHT)
    x, nq = node.initial_state(begin), node.nq
    for mass in (1e-3, 1e-4):
        light = po.Inertia.at_centre(mass, [0, 0, 0], [0, 0, 0])
        bodies = tuple(b if b.inertia.mass else replace(b, inertia=light) for b in node.model.bodies)
        near = po.simulate(
            po.Mechanism(replace(node.model, bodies=bodies)), 1.0, samples=11, initial=(x[:nq], x[nq:]),
            method="radau", rtol=1e-9, progress=False,
        )  # fmt: skip
        missed.append(np.abs((near.joint_position - exact.joint_position).sel(coordinate="rail").values).max())
    assert missed[1] < missed[0] / (9.0 if what == "friction" else 2.0) < 2e-3


@pytest.mark.long
def test_rows_in_a_plane_where_directions_of_balance_turn() -> None:
    """An arm of two links without inertia, its tip on a rope and rubbing along a line: the limit of small masses."""

    def turn(name: str, a: str, b: str, at: float) -> po.Joint:
        return po.Joint(name, po.pairs.revolute(), a, b, po.Displacement.translating((at, 0.0, 0.0)))

    tip = po.Body("tip", po.Inertia.at_centre(0.5, [1.0, 0.0, 0.0], np.zeros((3, 3))), po.Displacement.identity())
    links, joints = [], (turn("s", "ground", "a", 0.0), turn("e", "a", "b", 1.0), turn("w", "b", "tip", 1.0))
    rest = {"s": 0.3, "e": 1.0, "w": 0.8}
    springs = tuple(JointSpring(f"on {name}", name, 60.0, x) for name, x in rest.items())
    ends = "tip", (1.0, 0.0, 0.0)
    rope = Limit("rope", BetweenPoints("ground", (0.2, 0.1, 0.0), *ends), 2.05, 2.2, restitution=0.5)
    rub = Friction("rub", BetweenPoints("ground", (0.2, -3.1, 0.0), *ends), 2.0, 3.0)
    for mass in (0.0, 1e-4, 1e-6):
        small = po.Inertia.at_centre(mass, np.zeros(3), mass * np.ones(3)) if mass else po.Inertia.zero()
        bodies = po.Body("a", small), po.Body("b", small), tip
        model = po.Model("arm", bodies, joints, springs, gravity=(0.0, -9.81, 0.0), switches=(rope, rub))
        links.append(po.Mechanism(replace(model, tree=("s", "e", "w"))))
    start = {name: {"guess": x} for name, x in rest.items()}
    found = po.simulate(links[0], 1.5, samples=16, initial=start, **TIGHT)
    other = po.simulate(links[0], 1.5, samples=16, initial=start, method="radau", rtol=1e-9, progress=False)
    assert np.abs(found.joint_position.values - other.joint_position.values).max() < 1e-9
    assert found.sizes["event"] > 2 and po.ledger(found).ratio < 1e-9

    def place(run: Any) -> Any:
        return np.exp(1j * np.cumsum(run.joint_position.values, axis=1)).sum(axis=1)

    state, missed = (found.joint_position.values[0], found.joint_velocity.values[0]), []
    for light in links[1:]:
        near = po.simulate(light, 1.5, samples=16, initial=state, method="radau", rtol=1e-8, atol=1e-9, progress=False)
        missed.append(np.abs(place(near) - place(found)).max())
    assert missed[0] < 1e-3 and missed[1] < missed[0] / 50


def test_what_would_push_what_has_no_inertia_is_refused() -> None:
    node = po.load(NODE).model
    ends = Limit("end", OnFreedom("eye"), -0.1, 0.1)
    with pytest.raises(po.SimulationError, match=r"'end' would push or hold them.* can take no impulse"):
        po.Mechanism(replace(node, switches=(ends,))).system()
