"""Every example by every method, time-stepping too: each run is checked by another, and company changes nothing."""

import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from files.robots import require_robot, robot_files
from simulation.stepped import run

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
FILES = sorted([*EXAMPLES.glob("*.toml"), *EXAMPLES.glob("*.urdf"), *(EXAMPLES / "networks").glob("*.toml")])
STEPS = 400
"""Of a run with fixed steps, over the span of its file or its first seconds."""
STIFF = {("motors drive arm", "rk4"): 4000, ("pneumatic axis", "rk4"): 40_000, ("inverter losses", "rk4"): 40_000}
"""More of them, where fewer are beyond the stability of the method: currents of 0.6 ms, gas in a hose, losses."""
BETWEEN_EVENTS = "keeps the structure of a motion between impacts and other events alone"
"""Message of structure-keeping methods where a row comes to hold, rub or conduct."""
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
    steps = STIFF.get((machine.name, method), STEPS)
    options |= {"step": span / steps} if METHODS[method] else {"rtol": 1e-9, "atol": 1e-10, "step": "adaptive"}
    try:
        return po.simulate(machine, span, method=method, dataset=False, **options)
    except po.SimulationFailure as failed:
        if BETWEEN_EVENTS not in str(failed):
            raise
        pytest.skip(reason=f"not served: {failed}")
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
    tree = alone.model.tree if isinstance(alone.model.tree, str) else (*alone.model.tree, "falling stone")
    beside = po.Mechanism(replace(alone.model, bodies=bodies, joints=joints, tree=tree))
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


NOT_TAKEN = {"massless_node": "move without inertia"}
"""What time-stepping refuses by name."""
SPANS = {"andrews": 0.01, "slider_crank": 0.3, "bennett": 0.3, "two_cylindrical_pairs": 0.3}
"""How long those are followed [s] that move fast: 0.4 s else."""
FINE = {"andrews": 1e-5}
"""The coarser of the two steps [s]: 1e-3 else."""
ROBOTS = {"panda": "fixed", "ur5_robot": "fixed", "double_pendulum": "fixed", "bolt": "free", "solo12": "free"}


def orders(m: Any, end: float, h: float, **start: Any) -> tuple[float, list[float]]:
    """The observed order, from steps h and h/8, of the mean error of all coordinates; the errors."""
    grid, errors = np.linspace(0.0, end, 9), []
    with warnings.catch_warnings(action="ignore"):
        truth = po.simulate(m, times=grid, method="dop853", step="adaptive", **start)["joint_position"].values
        for step in (h, h / 8):
            found = po.simulate(m, times=grid, method="moreau", step=step, **start)
            errors.append(float(np.abs(found["joint_position"].values - truth).mean()))
            assert np.abs(found["energy_residual"].values).max() <= 1e-10 * max(float(found["energy_scale"][-1]), 1e-6)
    return float(np.log(errors[0] / max(errors[1], 1e-300)) / np.log(8.0)), errors


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(path.stem for path in Path("examples").glob("*.toml")))
def test_an_example_moves_as_by_dop853(name: str) -> None:
    """Errors fall as the step, or are none."""
    m = po.load(f"examples/{name}.toml")
    if not isinstance(m, po.Mechanism):
        pytest.skip(reason="a network of several domains, which time-stepping refuses by name")
    if name in NOT_TAKEN:
        with pytest.raises((po.SimulationError, po.ModelError), match=NOT_TAKEN[name]):
            run(m, 0.1, 1e-3, None)
        return
    order, errors = orders(m, SPANS.get(name, 0.4), FINE.get(name, 1e-3))
    assert errors[1] < 1e-9 or order > 0.75, (order, errors)


@pytest.mark.long
@pytest.mark.parametrize("name", ROBOTS)
def test_a_robot_moves_as_by_dop853(name: str) -> None:
    """Free bases among them, thrown up turning, without contacts."""
    path = require_robot(next((file for file in robot_files() if file.stem == name), None))
    with warnings.catch_warnings(action="ignore"):
        m = po.load(path, base=ROBOTS[name], losses=False)
    rng = np.random.default_rng([2007, len(name)])
    start = {"initial": (np.array(m.neutral()), 0.3 * rng.normal(size=m.nv))}
    order, errors = orders(m, 0.1, 1e-3, **start)
    assert errors[1] < 1e-9 or order > 0.75, (order, errors)
