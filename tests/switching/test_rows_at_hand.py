"""Mechanisms with many places of contact: what is made of the rows at hand is what is made of all."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import Model
from poinsot.kernels.tangents import tangent_kernel
from poinsot.motion import switching_mechanism
from poinsot.motion.text_functions import TextFunction
from simulation.stepped import ball, floor, scene, state
from switching.contact_scenes import on_slope, thrown
from switching.walked_machines import leg, swung, touching, walker

OUTPUTS = ["contact_force", "contact_gap", "switch_force", "switch_mode", "joint_position", "joint_velocity"]


def ran(model: Model, at_hand: bool, time: float, **options: Any) -> Any:
    """The run with kernels of the rows at hand, or of all."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(switching_mechanism, "MOST_TOGETHER", 0 if at_hand else 1000)
        m = po.Mechanism(model)
        run = po.simulate(m, time, **{"samples": 21, "rtol": 1e-9, "outputs": OUTPUTS} | options)
        assert isinstance(m.system().switching.kernels.flow, TextFunction) == at_hand
    return run


def alike(one: Any, other: Any, instants: float, places: float) -> None:
    """The same events, and all that is observed."""
    assert one["event_row"].values.tolist() == other["event_row"].values.tolist()
    assert one["event_kind"].values.tolist() == other["event_kind"].values.tolist()
    np.testing.assert_allclose(one["event_time"], other["event_time"], rtol=0, atol=instants)
    for name in OUTPUTS:
        size = max(1.0, float(np.abs(other[name]).max()))
        np.testing.assert_allclose(one[name], other[name], rtol=0, atol=places * size, err_msg=name)


def driven() -> Model:
    """Loops with feet, with a joint that is moved as a function of time."""
    model = walker(2, bounce=0.0)
    lone = tuple(e for e in model.switches if e.name not in ("end", "rub 1"))
    return po.Mechanism(replace(model, switches=lone)).with_motions({"a0": "0.1*(1 - cos(9*t))"}).model


MACHINES: dict[str, tuple[Callable[[], Model], float, int]] = {
    "a box": (thrown, 0.2, 3),
    "loops with feet": (lambda: walker(2, bounce=0.0), 0.4, 5),
    "loops in space": (lambda: walker(2, slack=0.0, space=True), 0.3, 2),
    "a driven joint": (driven, 0.3, 2),
    "a driven joint of a tree": (swung, 0.27, 6),
    "rough balls": (lambda: touching(2), 0.3, 4),
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", ["dop853", "radau"])
@pytest.mark.parametrize("name", MACHINES)
def test_runs_are_those_of_all_rows(name: str, method: str) -> None:
    make, time, events = MACHINES[name]
    one, other = (ran(make(), at_hand, time, method=method) for at_hand in (True, False))
    assert other.sizes["event"] >= events
    alike(one, other, 1e-8, 1e-6)
    assert float(np.abs(one["energy_residual"]).max()) <= 1e-8 * max(1e-3, float(one["energy_turnover"].max()))


@pytest.mark.parametrize("size", [1e-5, 1e5])
def test_size_changes_only_units(size: float) -> None:
    one, scaled = ran(thrown(), True, 0.2), ran(thrown(size), True, 0.2 * size**0.5)
    assert one["event_row"].values.tolist() == scaled["event_row"].values.tolist()
    np.testing.assert_allclose(scaled["event_time"] / size**0.5, one["event_time"], rtol=0, atol=1e-7)
    np.testing.assert_allclose(scaled["contact_force"], one["contact_force"], rtol=0, atol=1e-5)


def test_order_changes_nothing() -> None:
    """Places in another order, and bodies."""
    model = thrown(beside=True)
    (floors,) = model.switches
    other = replace(
        model, bodies=model.bodies[::-1], joints=model.joints[::-1], initial=model.initial[::-1],
        switches=(replace(floors, surfaces=floors.surfaces[::-1]),),
    )  # fmt: skip
    one, turned = ran(model, True, 0.2), ran(other, True, 0.2)
    np.testing.assert_allclose(turned["event_time"], one["event_time"], rtol=0, atol=1e-9)
    names = [name for name in one["coordinate"].values if name.startswith("box")]
    pair = [run["joint_position"].sel(coordinate=names) for run in (one, turned)]
    np.testing.assert_allclose(pair[1], pair[0], rtol=0, atol=1e-9)


def test_a_stranger_changes_nothing() -> None:
    one, beside = ran(thrown(), True, 0.2), ran(thrown(beside=True), True, 0.2)
    n = one.sizes["coordinate"]
    np.testing.assert_allclose(beside["event_time"], one["event_time"], rtol=0, atol=1e-7)
    np.testing.assert_allclose(beside["joint_position"][:, :n], one["joint_position"], rtol=0, atol=1e-6)


def test_a_ball_that_lands_sticks_or_rubs_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """Although S of a ball is 0 between what pushes and what rubs, but for rounding."""
    monkeypatch.setattr(switching_mechanism, "MOST_TOGETHER", 0)
    m = scene([ball("b", 0.2)], floor(), mu=0.8)
    for seed in range(24):
        rng = np.random.default_rng(seed)
        turn = rng.normal(size=4)
        begin = state(m, [[0.0, 0.0, 0.2 + rng.uniform(0.1, 0.4)]], turns=[turn / np.linalg.norm(turn)])
        begin[1][:] = *(2.0 * rng.normal(size=3)), *(0.5 * rng.normal(size=3))
        run = po.simulate(m, 0.35, initial=begin, samples=3, rtol=1e-9)
        push, *rub = run["event_impulse"].values[:3]
        full = bool(np.isclose(np.linalg.norm(rub), 0.8 * push, rtol=1e-6))
        assert full or "slips" not in run["event_kind"].values[:3], seed


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(3))
def test_a_box_rests_on_any_slope_below_the_angle_of_friction(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In no more steps than on level ground: forces at their bounds, as far as rounding tells, end nothing."""
    monkeypatch.setattr(switching_mechanism, "MOST_TOGETHER", 0)
    rng = np.random.default_rng(seed)
    for below in 10.0 ** rng.uniform(-9.0, -1.0, 3):
        mech, start, _ = on_slope(-below, rng.uniform(0.0, 6.0))
        run = po.simulate(mech, 1.0, initial=start, max_steps=2000)
        assert run.attrs["steps"] <= 110
        np.testing.assert_allclose(run["joint_position"].values[-1], start[0], rtol=0, atol=1e-15)


def test_what_is_fixed_to_the_ground_is_the_ground() -> None:
    """A floor of a body that does not move, first or second of its pair, beside one of the ground that is far away."""
    model, place = thrown(), po.Displacement.translating((0.3, -0.2, -0.5))
    (touch,) = model.switches
    *boxes, ground = touch.surfaces
    above = replace(ground, body="table", shape=replace(ground.shape, placement=place.inverse()))
    deep = replace(ground, shape=po.Shape("plane", placement=po.Displacement.translating((0.0, 0.0, -9.0))))
    table = po.Body("table", po.Inertia.at_centre(3.0, np.zeros(3), np.eye(3)))
    fixed, one = po.Joint("fixed", po.pairs.fixed(), "ground", "table", place), ran(model, True, 0.2)
    for surfaces in ((*boxes, above), (above, *boxes), (deep, above, *boxes)):
        other = replace(
            model, bodies=(table, *model.bodies), joints=(fixed, *model.joints),
            switches=(replace(touch, surfaces=surfaces),),
        )  # fmt: skip
        run = ran(other, True, 0.2)
        np.testing.assert_allclose(run["event_time"], one["event_time"], rtol=0, atol=1e-9)
        np.testing.assert_allclose(run["joint_position"], one["joint_position"], rtol=0, atol=1e-9)


@pytest.mark.parametrize("what", ["ensemble", "sensitivities"])
def test_members_and_derivatives_are_those_of_all_rows(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of starts; members as runs alone, bit for bit, and so is the run that is differentiated."""
    found, given = [], {"samples": 5, "outputs": ["joint_position"], "rtol": 1e-10}
    start = np.array([0.2, 0.0]), np.array([0.0, 1.0])
    for most in (0, 1000):
        monkeypatch.setattr(switching_mechanism, "MOST_TOGETHER", most)
        m = po.Mechanism(leg())
        alone = po.simulate(m, 0.36, initial=start, **given)["joint_position"].values
        if what == "ensemble":
            runs = po.ensemble(m, {"lift": [0.2, 0.3]}, time=0.36, initial=start, **given)["joint_position"].values
            assert (runs[0] == alone).all()
            found.append(runs)
        else:
            run = po.sensitivities(m, to=["lift", "turn"], time=0.36, initial=start, **given)
            assert (run["joint_position"].values == alone).all()
            found.append(run["joint_position_sensitivity"].values)
    np.testing.assert_allclose(found[0], found[1], rtol=0, atol=1e-8 * np.abs(found[1]).max())


def test_a_file_runs_as_its_model(tmp_path: Path) -> None:
    file = tmp_path / "thrown.toml"
    file.write_text(po.files.network_text(po.Mechanism(thrown())))
    one, read = ran(thrown(), True, 0.2), ran(po.load(file).model, True, 0.2)
    alike(one, read, 1e-8, 1e-6)


def kernels_of(model: Model, at_hand: bool) -> dict[str, Any]:
    """The kernels of what switches, by their names in `RowKernels`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(switching_mechanism, "MOST_TOGETHER", 0 if at_hand else 1000)
        kernels = po.Mechanism(model).system().switching.kernels
    names = ("flow", "watch", "data", "impulse", "project", "supplied")
    return {name: kernel for name in names if (kernel := getattr(kernels, name)) is not None}


def all_of(found: Any) -> tuple[Any, ...]:
    return found if isinstance(found, tuple) else (found,)


@pytest.mark.parametrize("make", [thrown, leg])
def test_texts_have_the_derivatives_of_all_rows(make: Callable[[], Model], rng: np.random.Generator) -> None:
    """With rows closed and sliding, along several directions at once; b and S are of what touches alone."""
    model = make()
    x = po.Mechanism(model).system().state.initial
    own, whole = (kernels_of(model, at_hand) for at_hand in (True, False))
    for name, kernel in own.items():
        full = {each: shape for each, shape in kernel.inputs.items() if 0 not in shape}
        given = {each: 0.05 * rng.normal(size=shape) for each, shape in full.items()}
        along = {each: rng.normal(size=(3, *shape)) for each, shape in full.items()}
        given |= {each: x + 0.01 * rng.normal(size=len(x)) for each in ("x", "x0") if each in full}
        if "sigma" in full:
            m = len(given["sigma"]) // 3
            given["sigma"], along["sigma"] = np.zeros(3 * m), np.zeros((1, 3 * m))
            given["sigma"][[0, m + 1, 2 * m + 1]] = 1.0, 1.0, -1.0
        outputs = [each for each, shape in kernel.outputs.items() if 0 not in shape]
        found, wanted = (tangent_kernel(each[name])(*given.values(), *along.values()) for each in (own, whole))
        for what, one, other in zip(outputs, all_of(found), all_of(wanted), strict=True):
            if what not in ("b", "S"):
                np.testing.assert_allclose(one, other, rtol=0, atol=1e-12 * np.abs(other).max(), err_msg=what)
