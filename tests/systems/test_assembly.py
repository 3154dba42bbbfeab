"""Assembly, admissible velocities, mobility and redundancy of closed mechanisms, on published cases and random ones."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES, quick, saved
from files.urdf_text import Arms
from multibody.closed_zoo import beside, longer, random_closed
from poinsot import AssemblyError, Body, Joint, Model, SimulationError, pairs
from poinsot.analysis import closing
from poinsot.analysis.assembly import AssemblyOutcome, scaled_jacobian
from poinsot.analysis.null_spaces import null_spaces
from poinsot.analysis.singularities import scaled_conditions
from poinsot.elements import pair_of_kind
from poinsot.geometry import rotation_aligning_z
from poinsot.multibody.closing import closing_step
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
def test_assembly_closes_what_was_opened_and_keeps_what_it_must(rng: np.random.Generator) -> None:
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
def test_initial_velocities_become_admissible_and_keep_what_is_given(rng: np.random.Generator) -> None:
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


# Many configurations assembled at once: as each alone, closed, near, at any scale; what cannot be is NaN and named.
SEEDS = quick(1, range(12))


def starts(m: po.Mechanism, count: int, size: float, seed: int = 0) -> np.ndarray:
    """Configurations off the closed one as drawn, by about so many radians and sizes of parts."""
    moves = np.random.default_rng(seed).normal(size=(count, m.nv)) * size * m.scales.freedoms
    return np.asarray(m.integrate(m.assemble(), moves))


def test_a_batch_is_its_singles_bit_for_bit(seed: int) -> None:
    m = po.Mechanism(random_closed(seed)[0])
    Q = starts(m, 20, 0.2, seed)
    found, status = m.assemble(Q.reshape(4, 5, -1), status=True)
    for q, one, said in zip(Q, found.reshape(20, -1), status.ravel(), strict=True):
        if said == AssemblyOutcome.ASSEMBLED:
            assert m.assemble(q).tobytes() == one.tobytes()
            assert np.abs(m.closure_error(one) * m.scales.rows).max() < closing.ACCEPTED
        else:
            assert np.isnan(one).all()
            with pytest.raises(AssemblyError):
                m.assemble(q)


@pytest.mark.parametrize(
    "name",
    [
        "andrews", "bennett", pytest.param("bricard", marks=pytest.mark.long),
        pytest.param("kinestatics/stewart", marks=pytest.mark.long),
    ],
)  # fmt: skip
def test_redundant_and_spatial_loops_close_from_near_by(name: str) -> None:
    m = po.load(EXAMPLES / f"{name}.toml")
    Q = starts(m, 100, 0.02)
    found, status = m.assemble(Q, status=True)
    assert (status == AssemblyOutcome.ASSEMBLED).all()
    assert np.abs(np.asarray(m.closure_error(found)) * m.scales.rows).max() < closing.ACCEPTED
    for size, bound in ((0.02, 0.1), (0.002, 0.01)):  # to first order the nearest: what closed loops allow was not used
        Q = starts(m, 40, size)
        found = m.assemble(Q)
        moved = np.asarray(m.difference(Q, found)) / m.scales.freedoms
        along = np.einsum("nij,ni->nj", null_spaces(scaled_conditions(m, found))[0], moved)
        assert np.median(np.linalg.norm(along, axis=1) / np.linalg.norm(moved, axis=1)) < bound


@pytest.mark.parametrize("size", quick(1, [1e-5, 1e5]))
def test_the_size_of_a_mechanism_changes_nothing(seed: int, size: float) -> None:
    model = random_closed(seed)[0]
    m, other = po.Mechanism(model), po.Mechanism(longer(model, size))
    Q = starts(m, 30, 0.1, seed)
    units = np.array([size if u == "m" else 1.0 for each in m.coordinate_units for u in each])
    (one, said), (two, said_there) = m.assemble(Q, status=True), other.assemble(Q * units, status=True)
    both = (said == 0) & (said_there == 0)
    assert both.mean() > 0.6 and (said == said_there).mean() > 0.9
    apart = np.abs(two[both] / units - one[both]).max(axis=1)
    assert np.median(apart) < 1e-9


def test_the_step_of_many_conditions_is_the_one_written_out(monkeypatch: pytest.MonkeyPatch) -> None:
    m = po.load(EXAMPLES / "andrews.toml")
    Q, free = starts(m, 9, 0.1), np.ones(m.nv)
    free[:1] = 0.0
    written = closing.step_of(m)(Q, free)
    monkeypatch.setattr(closing, "LARGEST_WRITTEN", 3)
    for x, y in zip(closing.step_of(m)(Q, free), written, strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-8, atol=1e-10)
    for q, *found in zip(Q[:2], *(x[:2] for x in written), strict=True):
        for x, y in zip(found, closing_step(m.tree, q, free), strict=True):
            np.testing.assert_allclose(x, np.asarray(y, dtype=float), rtol=1e-8, atol=1e-10)


def test_steps_converge_quadratically_at_redundant_loops() -> None:
    m = po.load(EXAMPLES / "bennett.toml")
    step, free = closing.step_of(m), np.ones(m.nv)
    q = starts(m, 50, 1e-2)
    worst = []
    for _ in range(4):
        shift, _, error, _ = step(q, free)
        worst.append(np.median(error))
        q = np.asarray(m.integrate(q, shift))
    assert worst[1] < 30 * worst[0] ** 2 and worst[2] < 1e3 * worst[1] ** 2 + 1e-13


def test_a_neighbour_changes_nothing() -> None:
    model, other = po.load(EXAMPLES / "n_four_bar.toml").model, longer(po.load(EXAMPLES / "bennett.toml").model, 1e3)
    alone, both = po.Mechanism(replace(model, initial=())), po.Mechanism(beside(replace(model, initial=()), other))
    Q = starts(alone, 10, 0.05)
    own = [both.coordinate_names.index(name) for name in alone.coordinate_names]
    wide = np.tile(both.assemble(), (10, 1))
    wide[:, own] = Q
    np.testing.assert_allclose(both.assemble(wide)[:, own], alone.assemble(Q), rtol=0, atol=1e-9)


def test_what_is_kept_stays_and_what_is_no_number_stays_alone() -> None:
    m = po.load(EXAMPLES / "four_bar.toml")
    joint = m.tree.links[0].joint
    Q = starts(m, 12, 0.05)
    Q[4, 1] = np.nan
    Q[7, 0] = np.inf
    found, status = m.assemble(Q, keep=(joint,), status=True)
    assert status[4] == status[7] == AssemblyOutcome.NOT_FINITE and np.isnan(found[[4, 7]]).all()
    fine = status == AssemblyOutcome.ASSEMBLED
    assert fine.sum() == 10
    np.testing.assert_array_equal(found[fine, 0], Q[fine, 0])
    with pytest.raises(AssemblyError, match="cannot keep joint"):
        m.assemble(Q, keep=("nothing",))
    with pytest.raises(SimulationError, match="coordinates each"):
        m.assemble(Q[:, :-1])
    assert m.assemble(Q[:0]).shape == (0, m.nq)


def test_one_that_cannot_be_closed_does_not_stop_the_others() -> None:
    m = po.load(EXAMPLES / "four_bar.toml")
    crank = m.tree.links[0].joint
    Q = np.tile(m.assemble(), (40, 1))
    Q[:, 0] = np.linspace(-np.pi, np.pi, 40)
    found, status = m.assemble(Q, keep=(crank,), status=True)
    for q, one, said in zip(Q, found, status, strict=True):
        if said == AssemblyOutcome.OPEN:
            with pytest.raises(AssemblyError, match="cannot be assembled"):
                m.assemble(q, keep=(crank,))
        else:
            assert m.assemble(q, keep=(crank,)).tobytes() == one.tobytes()


def test_many_mobilities_are_those_of_each(seed: int) -> None:
    m = po.Mechanism(random_closed(seed)[0])
    Q, status = m.assemble(starts(m, 12, 0.2, seed), status=True)
    found = m.mobility(Q.reshape(3, 4, -1))
    assert found.here.shape == (3, 4)
    for k, (q, said) in enumerate(zip(Q, status, strict=True)):
        if said != AssemblyOutcome.ASSEMBLED:
            assert found.here.ravel()[k] == found.general.ravel()[k] == -1
            continue
        one = m.mobility(q)
        assert {name: count.ravel()[k] for name, count in found.counts().items()} == one.counts()
        assert {name: count.ravel()[k] for name, count in found.closures.items()} == one.closures
        assert found.singular.ravel()[k] == one.singular


# Loops that a user closes on a mechanism: the machine is the one whose file has the pair.
PAIRS = ("fixed", "spherical", "revolute", "prismatic", "planar", "cylindrical", "universal")


def arms_of(seed: int, tmp_path: Path) -> tuple[Arms, po.Mechanism]:
    arms = Arms(np.random.default_rng(seed))
    return arms, po.load(saved(tmp_path / "arms.urdf", arms.urdf("none")))


@pytest.mark.sample(2)
@pytest.mark.parametrize("kind", PAIRS)
def test_a_closed_mechanism_is_the_one_whose_model_has_the_pair(kind: str, tmp_path: Path) -> None:
    arms, m = arms_of(5, tmp_path)
    R = np.eye(4)
    R[:3, :3] = rotation_aligning_z(arms.axis)
    a, b = (np.linalg.inv(arms.X[end]) @ arms.closing @ R for end in ("a3", "b3"))
    ours = m.close(("a3", a), ("j_b3", b), kind=kind, name="seam")
    X_a, X_b = (po.Displacement.from_matrix(X) for X in (a, b))
    joint = po.Joint("seam", getattr(pairs, kind)(), "a3", "b3", X_a, X_b)
    model = po.Model(m.model.name, m.model.bodies, (*m.model.joints, joint), tree=tuple(j.name for j in m.model.joints))
    other, rng = po.Mechanism(model), np.random.default_rng(6)
    assert ours.coordinate_names == m.coordinate_names == other.coordinate_names
    q, v, tau = rng.normal(size=(3, m.nv))
    for name in ("closure_error", "closure_jacobian"):
        assert np.array_equal(getattr(ours, name)(q), getattr(other, name)(q))
    q = other.assemble(0.1 * q)
    assert np.array_equal(ours.forward_dynamics(q, 0 * v, tau), other.forward_dynamics(q, 0 * v, tau))
    assert m.tree.rows == 0, "what it was made of is as it was"


def test_points_close_where_they_meet(tmp_path: Path) -> None:
    _, m = arms_of(5, tmp_path)
    rng = np.random.default_rng(1)
    p, X = rng.normal(size=3) * 0.1, m.pose(0.3 * rng.normal(size=m.nq), "a3")
    target = X[:3, :3] @ p + X[:3, 3]
    ours = m.close(("a3", p), ("ground", target), kind="3d")
    X = ours.pose(ours.assemble(), "a3")
    assert np.allclose(X[:3, :3] @ p + X[:3, 3], target, atol=1e-11)  # closed to 1e-12 of its size


def test_several_loops_close_one_after_the_other(tmp_path: Path) -> None:
    _, m = arms_of(5, tmp_path)
    twice = m.close("a1", "b1", kind="planar").close("a2", "b2", kind="cylindrical")
    assert twice.tree.rows == 3 + 4 and [j.name for j in twice.model.joints[-2:]] == ["a1_b1", "a2_b2"]
    assert twice.coordinate_names == m.coordinate_names


def test_a_mechanism_of_a_network_file_is_closed_too() -> None:
    pendulum = po.load(Path(__file__).parents[2] / "examples" / "double_pendulum.toml")
    last = pendulum.model.bodies[-1].name
    closed = pendulum.close((last, [0.0, 0.0, 0.0]), "ground", kind="3d")
    assert closed.coordinate_names == pendulum.coordinate_names and closed.tree.rows == 3


def test_a_body_that_floats_keeps_its_free_joint() -> None:
    body = po.Body("box", po.Inertia.at_centre(1.0, (0, 0, 0), (1.0, 1.0, 1.0)))
    m = po.Mechanism(po.Model("box", (body,), ()))
    assert m.close("box", "ground", kind="spherical").mobility().here == 3


@pytest.mark.parametrize(
    ("ends", "more", "said"),
    [
        (("a3", "b9"), {}, "no body and no joint 'b9'"),
        (("a3", "j_a3"), {}, "joins body 'a3' to itself"),
        (("a3", "b3"), {"kind": "ball_on_plane", "radius": 1.0}, "closes by contact"),
        (("a3", "b3"), {"kind": "sferical"}, "did you mean 'spherical'"),
        (("a3", "b3"), {"kind": "fixed", "pitch": 1.0}, "has no pitch"),
        (("a3", "b3"), {"kind": "free"}, "closes nothing"),
        (("a3", "b3"), {"name": "j_a1"}, "has a joint 'j_a1' already"),
        ((("a3", [1.0, 2.0]), "b3"), {}, "is no frame"),
        ((("a3", np.full(3, np.nan)), "b3"), {}, "finite numbers"),
        ((("a3", 2 * np.eye(4)), "b3"), {}, "proper rotation"),
        ((["a3"], "b3"), {}, "is no frame"),
    ],
)
def test_what_cannot_be_closed_is_refused(ends: tuple, more: dict, said: str, tmp_path: Path) -> None:
    _, m = arms_of(5, tmp_path)
    with pytest.raises(po.PoinsotError, match=said):
        m.close(*ends, **more)
