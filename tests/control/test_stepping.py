"""Controllers on a stepper: the run of `simulate`, saved and restored to the bit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from plants import sliders

H = 1e-3


def some(n: int) -> list[po.Controller]:
    """Two rates, a delay, a state, and a goal that is told."""

    def inner(t: float, q: Any, v: Any, goal: float, x: Any) -> Any:
        x = x + 0.1 * (goal - q)
        return np.clip(5 * (goal - q) - v + x, -3, 3), x

    names = [f"rail{k}" for k in range(n)]
    reads = ["joint_position", "joint_velocity", "goal"]
    return [
        po.Controller(5e-3, lambda t: np.sin(30 * t), (), tells="goal"),
        po.Controller(2e-3, inner, reads, names, state=np.zeros(n), delay=3e-3, phase=1e-3, initial=0.5),
    ]


@pytest.mark.parametrize("method", ["rk4", "semi-implicit", "dop853"])
def test_it_is_the_run_of_simulate(method: str) -> None:
    plant = sliders([1.0, 3.0], [0.1, -0.2], [1.0, 0.0])
    stepper = po.Stepper(plant, H, method, controllers=some(2))
    assert stepper.input_names == ()
    stepper.step(count=200)
    if method != "semi-implicit":
        options: dict[str, Any] = {"step": H} if method == "rk4" else {}
        run = po.simulate(plant, 200 * H, method=method, controllers=some(2), samples=2, **options)
        expected = np.append(run["joint_position"][-1], run["joint_velocity"][-1])
        assert np.abs(stepper.state - expected).max() < 1e-12
        assert abs(sum(stepper.energy.supplied.values()) - float(run["energy_supplied"][-1].sum())) < 1e-12
    else:
        exact = po.simulate(plant, 200 * H, controllers=some(2), samples=2)
        assert np.abs(stepper.state[:2] - exact["joint_position"][-1].values).max() < 1e-2


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_saved_and_restored(method: str) -> None:
    plant = sliders([1.0], [0.1])
    one, two = (po.Stepper(plant, H, method, controllers=some(1)) for _ in range(2))
    one.step(count=33)
    kept = one.save()
    one.step(count=50)
    two.restore(kept)
    two.step(count=50)
    assert np.array_equal(one.state, two.state) and one.time == two.time
    with pytest.raises(po.FileError, match="controllers"):
        po.Stepper(plant, H, method, inputs=["rail0"]).restore(kept)


def test_clocks_and_inputs_are_told_apart() -> None:
    plant = sliders([1.0, 1.0])
    with pytest.raises(po.SimulationError, match=r"a period of 0\.0015 s, 1\.5 steps"):
        po.Stepper(plant, H, controllers=po.Controller(1.5e-3, lambda t: 0.0, (), "rail0"))
    moments: list[float] = []

    def law(t: float, u: float) -> float:
        moments.append(t)
        return 2.0

    stepper = po.Stepper(plant, H, inputs=["rail1"], controllers=po.Controller(2 * H, law, "rail0", "rail0"))
    assert stepper.input_names == ("rail1",)
    stepper.step([1.0], count=4)
    assert moments == [0.0, 2 * H] and np.allclose(stepper.state[2:], [8 * H, 4 * H], atol=1e-12)
    with pytest.raises(po.SimulationError, match="a controller writes"):
        stepper.step({"rail0": 1.0})
    stepper.time = 7.0
    stepper.step()
    assert moments[-1] == 7.0
    broken = po.Stepper(plant, H, controllers=po.Controller(H, lambda t: np.nan, (), "rail0", name="broken"))
    with pytest.raises(po.SimulationError, match="'broken' returned what it writes as nan"):
        broken.step()
