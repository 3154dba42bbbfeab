"""One notion of rank: what a drawing is uncertain by never becomes a condition, whoever asks (decision 0029)."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick, saved
from command import poinsot
from multibody.drawn_with_noise import (
    Drawing,
    Placed,
    admissible,
    bennett,
    bricard,
    four_bar,
    left_out,
    load,
    parallelogram,
    spherical,
    text,
)
from poinsot.multibody.front_dynamics import dynamics_by_fronts

ZOO: dict[str, Drawing] = {
    "four-bar": four_bar,
    "parallelogram": parallelogram,
    "Bennett": bennett,
    "Bricard": bricard,
    **{f"spherical {seed}": spherical(seed) for seed in range(3)},
}
NOISES = [(0.0, None), (1e-11, None), (1e-10, None), (1e-9, None), (1e-6, 1e-4)]
"""Noise, and the accuracy that is given where it is not the default."""
pytestmark = pytest.mark.filterwarnings("error::poinsot.analysis.starts.SingularPoseWarning")


def start(m: Any, accuracy: float | None) -> tuple[np.ndarray, np.ndarray]:
    q = np.zeros(m.nq)
    v = admissible(m, q, np.ones(m.nv), accuracy or 1e-7)
    return q, v / np.abs(v).max()


def misses(m: Any, q: np.ndarray, v: np.ndarray, found: Any, accuracy: float | None) -> float:
    wanted = left_out(m, q, v, accuracy or 1e-7)
    return float(np.abs(np.asarray(found, dtype=float).ravel() - wanted).max() / max(1.0, np.abs(wanted).max()))


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", quick(2, ZOO))
@pytest.mark.parametrize(("noise", "accuracy"), NOISES)
def test_accelerations_are_those_without_what_is_below_the_accuracy(
    tmp_path: Path, name: str, noise: float, accuracy: float | None
) -> None:
    m = load(tmp_path, ZOO[name], Placed(noise), accuracy)
    q, v = start(m, accuracy)
    mobility = m.mobility(q)
    assert (mobility.here, mobility.general) == (1, 1)
    allowed = 30 * noise + 1e-12
    tau = np.zeros(m.nv)
    assert misses(m, q, v, m.forward_dynamics(q, v, tau), accuracy) < allowed
    assert misses(m, q, v, dynamics_by_fronts(m.tree, q, v, tau), accuracy) < allowed
    assert np.max(m.closure_residual(q, v, tau)) < allowed
    in_casadi = m.casadi_function("forward_dynamics")(q, v, tau)
    assert misses(m, q, v, in_casadi, accuracy) < 300 * noise + 1e-11


@pytest.mark.parametrize("seed", quick(1, range(3, 6)))
def test_casadi_has_accelerations_of_exact_spherical_linkages(tmp_path: Path, seed: int) -> None:
    """Rows that vanish where the loop is closed are neither conditions nor errors."""
    m = load(tmp_path, spherical(seed), Placed())
    q, v = start(m, None)
    found = m.casadi_function("forward_dynamics")(q, v, np.zeros(3))
    assert misses(m, q, v, found, None) < 1e-12
    assert np.max(m.closure_residual(q, v, np.zeros(3))) < 1e-11


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["four-bar", "Bennett", "spherical 1"])
@pytest.mark.parametrize("place", [Placed(1e-9, 1e-5), Placed(1e-9, 1e5), Placed(1e-9, 1.0, 10.0, 5)], ids=str)
def test_the_size_and_the_place_of_a_drawing_change_nothing(tmp_path: Path, name: str, place: Placed) -> None:
    m = load(tmp_path, ZOO[name], place)
    q, v = start(m, None)
    assert m.mobility(q).here == 1
    assert misses(m, q, v, m.forward_dynamics(q, v, np.zeros(m.nv)), None) < 30 * place.noise * max(1.0, place.away)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", quick(1, ["four-bar", "Bricard", "Bennett", "spherical 0"]))
@pytest.mark.parametrize(("noise", "accuracy"), NOISES[3:])
def test_runs_are_those_of_the_exact_machine_within_the_noise(
    tmp_path: Path, name: str, noise: float, accuracy: float | None
) -> None:
    exact, m = load(tmp_path, ZOO[name], Placed()), load(tmp_path, ZOO[name], Placed(noise), accuracy)
    q, v = start(exact, None)
    ends = []
    for each in (exact, m):
        own = admissible(each, q, 2.0 * v, accuracy or 1e-7)
        run = po.simulate(each, 2.0, initial=(q, own), samples=21)
        ends.append(run["joint_position"].values[-1])
        assert np.abs(run["energy_residual"].values).max() < 100 * noise + 1e-8
    assert np.abs(ends[1] - ends[0]).max() < 3e3 * noise


def test_mobility_tells_the_singular_values_that_decide_it(tmp_path: Path) -> None:
    q = np.zeros(3)
    exact = load(tmp_path, bennett, Placed()).mobility(q)
    assert exact.doubt == "" and exact.gap[0] > 0.1 and exact.gap[1] < 1e-14
    coarse = load(tmp_path, bennett, Placed(3e-6), 1e-4).mobility(q)
    fine = load(tmp_path, bennett, Placed(3e-6)).mobility(q)
    assert coarse.here == 1 and 1e-7 < coarse.gap[1] < 1e-4 < coarse.gap[0]
    assert fine.here == 0 and fine.gap[0] == coarse.gap[1]
    assert coarse.doubt == fine.doubt == f"1 freedom if {coarse.gap[1]:.1g} is none, 0 otherwise"


def test_a_drawing_coarser_than_its_accuracy_rests_and_says_so(tmp_path: Path) -> None:
    """Noise above the accuracy is a condition: the machine is a structure, for whoever asks."""
    m = load(tmp_path, bennett, Placed(1e-6))
    q = np.zeros(3)
    assert m.mobility(q).here == 0 and "1 freedom if" in m.mobility(q).doubt


def test_the_accuracy_comes_through_every_door(tmp_path: Path) -> None:
    at, q = Placed(1e-6), np.zeros(3)
    said = load(tmp_path, bennett, at, said="[model]\naccuracy = 1e-4")
    assert said.accuracy == 1e-4 and said.mobility(q).here == 1
    assert load(tmp_path, bennett, at).accuracy == 1e-7
    assert load(tmp_path, bennett, at, 1e-5, "[model]\naccuracy = 1e-4").accuracy == 1e-5
    file = saved(tmp_path / "drawn.toml", text(bennett, at))
    told = poinsot("analyse", file, "--accuracy", "1e-4")
    assert told.returncode == 0 and "accuracy of 0.0001: 1 freedom if" in " ".join(told.stdout.split())
    for wrong in (0.0, -1e-6, 0.5, "fine", True):
        with pytest.raises(po.ModelError, match="share of the size"):
            po.load(file, accuracy=wrong)  # type: ignore[arg-type]
    file.write_text(text(bennett, at, "[model]\naccuracy = 1"), encoding="utf-8")
    with pytest.raises(po.FileError, match=r"model\.accuracy"):
        po.load(file)


def test_families_yield_to_the_noise_of_their_drawing(tmp_path: Path) -> None:
    m = load(tmp_path, spherical(2), Placed(1e-9))
    q, v = start(m, None)
    family = m.with_parameters(m="bodies.link0.mass")
    found = family.forward_dynamics(q, v, np.zeros(3), family.values())
    assert misses(m, q, v, found, None) < 3e-8
