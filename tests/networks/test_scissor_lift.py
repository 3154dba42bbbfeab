"""Two scissor lifts on one pump: what is turned round, and how the ledger closes."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from numpy.typing import NDArray

import poinsot as po
from poinsot.kernels.composing import ComposedKernel


@pytest.fixture(scope="module")
def example() -> ModuleType:
    path = Path(__file__).parents[2] / "examples" / "scissor_lift.py"
    spec = spec_from_file_location("scissor_lift", path)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def runs(example: ModuleType, loads: tuple[float, float]) -> list[NDArray[np.float64]]:
    """The heights of both lifts."""
    net = example.network(23, loads)
    assert isinstance(net.system().dynamics.flow, ComposedKernel)
    run = po.simulate(net, 0.2, rtol=1e-9, atol=1e-9, samples=5)
    assert po.ledger(run).ratio < 1e-9
    return [example.heights(run, f"lift{k}", 23) for k in range(2)]


@pytest.mark.long
def test_equal_loads_rise_alike(example: ModuleType) -> None:
    one, other = runs(example, (10.0, 10.0))
    assert one[-1] > one[0] + 5e-3
    np.testing.assert_allclose(one, other, rtol=0, atol=1e-9)


@pytest.mark.long
def test_loads_turned_round_turn_the_lifts_round(example: ModuleType) -> None:
    (light, heavy), (other, same) = (runs(example, loads) for loads in ((10.0, 30.0), (30.0, 10.0)))
    assert abs(light - heavy).max() > 1e-3
    np.testing.assert_allclose(same, light, rtol=0, atol=1e-7)
    np.testing.assert_allclose(other, heavy, rtol=0, atol=1e-7)


@pytest.mark.long
def test_a_hundred_and_twenty_loops_keep_their_ledger(example: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    example.main()
    assert "60 closed loops" in capsys.readouterr().out
    assert po.ledger(example.raised(60)).ratio < 1e-9


@pytest.mark.long
@pytest.mark.parametrize(("stages", "angle"), [(20, 0.05), (40, 1.2), (60, 0.45), (60, 1.2), (70, 1.45), (70, 0.05)])
def test_a_run_has_the_accelerations_of_forward_dynamics(
    example: ModuleType, monkeypatch: pytest.MonkeyPatch, stages: int, angle: float
) -> None:
    monkeypatch.setattr(example, "ANGLE", angle)
    lift = example.lift(stages, 20.0)
    q = np.zeros(lift.nq)
    v = np.random.default_rng(60).normal(size=lift.nv)
    A = lift.constraint_jacobian(q)
    v -= np.linalg.lstsq(A, A @ v, rcond=None)[0]
    right = lift.forward_dynamics(q, v, 0 * v)
    system = lift.system()
    found = system.dynamics.flow.ufunc(np.concatenate([q, v]), np.zeros(2 * lift.nv), np.zeros(1), np.zeros(0))[0][
        lift.nq :
    ]
    assert abs(found - right).max() < 1e-10 * abs(right).max()
