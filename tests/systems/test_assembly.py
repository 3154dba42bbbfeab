"""Assembly, admissible velocities, mobility and redundancy of closed mechanisms, on published cases and random ones."""

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot import Body, Joint, Model, pairs
from poinsot.analysis.assembly import scaled_jacobian
from poinsot.elements import pair_of_kind
from systems.reached import ROD, bennett, four_bar


@pytest.mark.sample(4)
@pytest.mark.parametrize("seed", [None, 0, 1, 2])
@pytest.mark.parametrize("scale", [1e-3, 1.0, 1e3])
def test_planar_four_bar_has_one_freedom_and_three_redundant_constraints(seed: int | None, scale: float) -> None:
    X = None if seed is None else zoo.random_displacement(np.random.default_rng(seed))
    m = four_bar(X, tuple(scale * x for x in (1.0, 0.4, 0.9, 0.7)))  # type: ignore[arg-type]
    found = m.mobility()
    assert (found.general, found.here, found.redundant, found.rows) == (1, 1, 3, 5)
    assert not found.singular and list(found.closures.values()) == [3]


def test_bennett_linkage_has_one_freedom() -> None:
    found = bennett().mobility()
    assert (found.general, found.redundant) == (1, 3)


def test_parallelogram_is_singular_when_flat_and_only_there() -> None:
    m = four_bar(lengths=(1.0, 0.4, 1.0, 0.4))
    assert m.mobility().singular is False and m.mobility().general == 1
    turned = {"R0": -1.0, "R1": 1.0, "R2": -1.0, "R3": 1.0}  # crank and rocker into the line of the ground
    flat = np.array([turned[name] for name in m.coordinate_names])
    np.testing.assert_allclose(m.constraint_error(flat), 0, atol=1e-15)
    found = m.mobility(flat)
    assert (found.here, found.general, found.singular) == (2, 1, True)


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(6))
def test_mobility_is_the_null_space_of_the_jacobian(seed: int) -> None:
    m = po.Mechanism(zoo.random_model(np.random.default_rng(seed), bodies=5, loops=2))
    q = m.neutral()
    A = m.constraint_jacobian(q)
    sigma = np.linalg.svd(A, compute_uv=False)
    assert m.mobility(q).here == m.nv - int((sigma > 1e-8 * max(1.0, sigma.max(initial=0))).sum())


@pytest.mark.parametrize("seed", range(6))
def test_assembly_closes_what_was_opened_and_keeps_what_it_must(seed: int) -> None:
    rng = np.random.default_rng(seed)
    m = four_bar(zoo.random_displacement(rng))
    opened = m.neutral() + rng.normal(size=m.nq) * 0.2
    q = m.assemble(opened, keep=("R0",))
    assert np.abs(m.constraint_error(q)).max() < 1e-10
    k = m.coordinate_names.index("R0")
    assert q[k] == opened[k] and not np.allclose(opened, q)


def test_what_cannot_be_assembled_names_the_pair_and_the_gap() -> None:
    m = four_bar()
    far = {name: 0.0 for name in m.coordinate_names}
    joint = m.tree.closures[0].joint
    from dataclasses import replace

    stretched = tuple(
        replace(j, X_PJ=po.Displacement.translating([5.0, 0, 0]) @ j.X_PJ) if j.name == joint else j
        for j in m.model.joints
    )
    broken = po.Mechanism(replace(m.model, joints=stretched))
    with pytest.raises(po.AssemblyError, match=rf"joint '{joint}' \(revolute\) stays open by [0-9.]+ m") as caught:
        broken.initial_state({name: value for name, value in far.items() if name == "R0"})
    assert "'R0' is held" in str(caught.value)


@pytest.mark.parametrize("seed", range(4))
def test_initial_velocities_become_admissible_and_keep_what_is_given(seed: int) -> None:
    rng = np.random.default_rng(seed)
    m = four_bar(zoo.random_displacement(rng))
    state = m.initial_state({"R0": {"velocity": 2.0}})
    q, v = state[: m.nq], state[m.nq :]
    assert v[m.freedom_names.index("R0")] == 2.0
    np.testing.assert_allclose(m.constraint_jacobian(q) @ v, 0, atol=1e-11)
    free = m.initial_state((m.neutral(), rng.normal(size=m.nv)))
    np.testing.assert_allclose(m.constraint_jacobian(free[: m.nq]) @ free[m.nq :], 0, atol=1e-11)
    driven = {name: {"velocity": 1.0 + k} for k, name in enumerate(m.tree.by_joint)}
    with pytest.raises(po.AssemblyError, match="tear joint"):
        m.initial_state(driven)


def test_initial_values_that_make_no_sense_are_refused() -> None:
    m = four_bar()
    with pytest.raises(po.SimulationError, match="did you mean 'R0'"):
        m.initial_state({"R00": 1.0})
    with pytest.raises(po.SimulationError, match="must be 1 finite number"):
        m.initial_state({"R0": [1.0, 2.0]})
    with pytest.raises(po.SimulationError, match="not finite"):
        m.initial_state((m.neutral() * np.nan, np.zeros(m.nv)))
    with pytest.raises(po.SimulationError, match="has 3 coordinates"):
        m.initial_state((np.zeros(5), np.zeros(m.nv)))


def test_scaled_jacobian_has_no_units() -> None:
    """The same mechanism in millimetres gives the same matrix."""
    small, large = four_bar(), four_bar(lengths=(1e3, 0.4e3, 0.9e3, 0.7e3))
    np.testing.assert_allclose(
        scaled_jacobian(small, small.neutral()), scaled_jacobian(large, large.neutral()), atol=1e-9
    )


def test_a_nut_on_a_screw_closing_a_loop_is_not_confused_by_turns() -> None:
    """Crank–screw: a helical pair that closes a loop follows its angle beyond half a turn."""
    pitch = 0.01
    X = po.Displacement.identity()
    bodies = (Body("nut", ROD), Body("wheel", ROD))
    joints = (
        Joint("slide", pair_of_kind("prismatic"), "ground", "nut", X, X),
        Joint("turn", pairs.revolute(), "nut", "wheel", X, X),
        Joint("screw", pair_of_kind("helical", pitch), "ground", "wheel", X, X),
    )
    m = po.Mechanism(Model("screw", bodies, joints, tree=("slide", "turn")))
    assert m.mobility().general == 1
    run = po.simulate(m, 1.0, initial={"turn": {"velocity": 30.0}}, times=[0.0, 0.5, 1.0], progress=False)
    q = run["joint_position"].sel(coordinate=["slide", "turn"]).values
    np.testing.assert_allclose(q[:, 0], pitch * q[:, 1], atol=1e-10)
    assert q[-1, 1] > 4 * np.pi
