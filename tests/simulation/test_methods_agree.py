"""Every example by every method: each run is checked by a method of another kind, to the tolerances that were asked of
it or to the order of its steps; and what stands alone moves as it does beside a body that falls."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
FILES = sorted([*EXAMPLES.glob("*.toml"), *EXAMPLES.glob("*.urdf"), *(EXAMPLES / "networks").glob("*.toml")])
STEPS = 400
"""Of a run with fixed steps, over the span of its file or its first seconds."""
METHODS: dict[str, bool] = {
    "dop853": False, "radau": False, "radau9": False, "gauss": True, "rk4": True, "midpoint": True, "gonzalez": True,
    "average": True, "variational": True,
}  # fmt: skip
"""By name, whether it takes fixed steps. Time-stepping, "moreau", is to be entered here as soon as its law holds."""
TO_THEIR_ORDER = {"gonzalez", "average"}
"""Methods that keep the energy of all parts together, and the momentum of each to the order of their steps."""
SEED = 20261128


def loaded(file: Path) -> Any:
    """The machine of a file, as users load it."""
    return po.load(file)


def span_of(machine: Any) -> float:
    """How long it runs: as its file says, at most two seconds of it."""
    return float(min(machine.system().span, 2.0))


def moved(machine: Any, method: str, **options: Any) -> Any:
    """Its run by a method; skipped where the package says that this method does not serve it."""
    span = span_of(machine)
    options |= {"step": span / STEPS} if METHODS[method] else {"rtol": 1e-9, "atol": 1e-10, "step": "adaptive"}
    try:
        return po.simulate(machine, span, method=method, dataset=False, **options)
    except po.SimulationFailure:
        raise
    except po.SimulationError as refused:
        pytest.skip(reason=f"not served: {refused}")


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_example_holds_by_every_method(file: Path, method: str) -> None:
    machine = loaded(file)
    found = po.verify(moved(machine, method), machine, seed=SEED, stretches=12)
    assert found.passed, str(found)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("file", [each for each in FILES if each.parent.name == "examples"], ids=lambda file: file.name)
def test_a_mechanism_moves_alike_beside_a_body_that_falls(file: Path, method: str) -> None:
    """The neighbour may change the steps, which follow the worst error, and the order of freedoms: nothing else."""
    alone = loaded(file)
    stone = po.Body("stone", po.Inertia.at_centre(1.0, np.zeros(3), 0.1 * np.eye(3)))
    bodies, joints = (*alone.model.bodies, stone), (*alone.model.joints, fall())
    beside = po.Mechanism(replace(alone.model, bodies=bodies, joints=joints))
    one, two = moved(alone, method), moved(beside, method)
    found = po.verify(two, beside, seed=SEED, stretches=6)
    own = [[str(each) for each in two["coordinate"]].index(str(each)) for each in one["coordinate"]]
    apart = np.abs(one["joint_position"][:3] - two["joint_position"][:3][:, own]).max()
    assert apart <= 1e-6 * max(1.0, np.abs(one["joint_position"][:3]).max()), apart
    assert found.told and all(each.passed for each in found.stretches), str(found)
    if method not in TO_THEIR_ORDER:
        assert all(each.passed for each in found.momenta), str(found)


def fall() -> po.Joint:
    """The free joint of the stone."""
    return po.Joint("falling stone", po.pairs.free(), "ground", "stone")
