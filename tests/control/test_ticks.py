"""What controllers may do wrong is told by name and moment, nothing computed is lost; their clocks are kept and given
back."""

import json
from typing import Any

import numpy as np
import pytest

import poinsot as po
from interrupting import interrupted
from plants import random_controllers, sliders
from poinsot.algebra.arrays import Floats
from poinsot.control.ticks import Ticks


def broken(t: float, q: Floats) -> Any:
    if t > 0.25:
        raise ValueError("the sensor is off")
    return -q


@pytest.mark.parametrize(
    ("function", "told"),
    [
        (broken, "'faulty' raised ValueError: the sensor is off (line "),
        (lambda t, q: np.nan if t > 0.25 else 1.0, "returned what it writes as nan for 'rail0'"),
        (lambda t, q: [1.0, 2.0] if t > 0.25 else 1.0, "in the shape (2,), which must be (1,)"),
        (lambda t, q: 1j if t > 0.25 else 1.0, "must return real numbers"),
        (lambda t, q: "1" if t > 0.25 else 1.0, "must return real numbers"),
        (lambda t: 1.0, "raised TypeError"),
    ],
)
def test_a_controller_that_fails_keeps_what_was_computed(function: Any, told: str) -> None:
    controller = po.Controller(0.1, function, "joint_position", "rail0", name="faulty")
    with pytest.raises(po.SimulationFailure) as caught:
        po.simulate(sliders([1.0], [1.0]), 1.0, controllers=controller, samples=101)
    assert "'faulty'" in str(caught.value) and told in str(caught.value)
    partial = caught.value.partial
    at = 0.0 if told == "raised TypeError" else 0.3
    assert f"t = {at:g} s" in str(caught.value)
    assert partial.attrs["status"] == "failed" and partial["time"].values[-1] == pytest.approx(at)
    if at:
        sound = po.Controller(0.1, lambda t, q: function(t, q) if t < 0.25 else 0.0, "joint_position", "rail0")
        whole = po.simulate(sliders([1.0], [1.0]), 1.0, controllers=sound, samples=101)
        assert np.array_equal(partial["joint_position"], whole["joint_position"][: partial.sizes["time"]])


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"period": 0.0}, "period above 0"), ({"period": -1.0}, "must not be negative"), ({"period": "1"}, "must be"),
        ({"delay": np.nan}, "must be finite"), ({"limits": (1.0, -1.0)}, "above its highest"),
        ({"limits": 3.0}, "a pair"), ({"quantum": 0.0}, "above 0"), ({"writes": []}, "writes nothing"),
        ({"writes": "rail"}, "did you mean 'rail0'"), ({"reads": "joint_positions"}, "did you mean 'joint_position'"),
        ({"reads": "joint_position[rial0]"}, "did you mean 'rail0'"),
        ({"reads": "joint_position[rail0,x]"}, "has 1 dimensions"), ({"function": 3}, "must be callable"),
        ({"period": 1e-20}, "too short"), ({"tells": "rail0"}, "it can have one writer"),
        ({"resolution": [1.0, 2.0]}, "one number for each"),
    ],
)  # fmt: skip
def test_what_contradicts_itself_is_refused(said: dict[str, Any], told: str) -> None:
    given: dict[str, Any] = {"period": 0.1, "function": lambda t, q: -q, "reads": "joint_position", "writes": "rail0"}
    with pytest.raises(po.SimulationError, match=told):
        po.simulate(sliders([1.0]), 1.0, controllers=[po.Controller(**(given | said))])


def test_an_input_has_one_driver() -> None:
    one, two = (po.Controller(0.1, lambda t: 1.0, (), "rail0", name=name) for name in ("one", "two"))
    with pytest.raises(po.SimulationError, match="written by the controller 'one' and by the controller 'two'"):
        po.simulate(sliders([1.0]), 1.0, controllers=[one, two])
    with pytest.raises(po.SimulationError, match="is given, and the controller 'one' writes it"):
        po.simulate(sliders([1.0]), 1.0, controllers=one, inputs={"rail0": 2.0})
    with pytest.raises(po.SimulationError, match=r"list of po\.Controller"):
        po.simulate(sliders([1.0]), 1.0, controllers=[lambda t: 1.0])  # type: ignore[list-item]


def test_clocks_given_back_go_on_with_the_same_bits(rng: np.random.Generator) -> None:
    """Law  act, save, restore into fresh Ticks, act on: as without the break, through JSON."""
    n = int(rng.integers(1, 4))
    controllers = random_controllers(rng, n)
    system = sliders([1.0] * n).system(inputs={f"rail{k}": 0.0 for k in range(n)})

    def fresh() -> Ticks:
        return Ticks(controllers, system, 0.0, system.state.initial, lambda times: np.zeros((len(times), n)))

    one, two, cut = fresh(), fresh(), int(rng.integers(1, 20))
    for step in range(40):
        assert one.next == two.next
        x = np.sin(np.arange(2.0 * n) + one.next)
        one.act(one.next, x)
        now = two.next
        two.act(now, x)
        assert np.array_equal(one.values, two.values)
        if step == cut:
            kept, two = json.loads(json.dumps(two.save())), fresh()
            two.restore(kept, now)
            with pytest.raises(po.SimulationError, match="in its order"):
                fresh().restore({**kept, "clocks": kept["clocks"][::-1]}, now)
            with pytest.raises(po.SimulationError, match="controllers, and here are"):
                fresh().restore({**kept, "clocks": kept["clocks"][1:]}, now)


def test_moments_are_products_not_sums() -> None:
    moments: list[float] = []
    controller = po.Controller(0.1, lambda t: moments.append(t) or 0.0, (), "rail0", phase=0.05)
    run = po.simulate(sliders([1.0], [0.0], [1.0]), times=[2.0, 5.0], start=1.0, controllers=controller)
    assert moments == [1.0 + 0.05 + k * 0.1 for k in range(40)]
    assert run.attrs["status"] == "done"


def test_short_runs_and_interrupted_ones() -> None:
    """A run of no length acts once; one that is interrupted in a controller keeps what it has, in order."""
    clock = po.Controller(0.1, lambda t: t + 1, (), "rail0")
    assert po.simulate(sliders([1.0]), 0.0, controllers=clock)["control"].values.tolist() == [[1.0]]
    assert po.simulate(sliders([1.0]), times=[0.25], controllers=clock)["control"].values[0, 0] == pytest.approx(1.2)

    def stopped(t: float) -> float:
        if t > 0.5:
            raise KeyboardInterrupt
        return t

    clock = po.Controller(0.1, stopped, (), "rail0")
    run = interrupted(po.simulate, sliders([1.0]), 1.0, controllers=clock, samples=11)
    assert run.attrs["status"] == "interrupted" and run["time"].values[-1] == pytest.approx(0.6)
    assert np.allclose(run["control"].values[:-1, 0], run["time"].values[:-1])
