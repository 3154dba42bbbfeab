"""The rows of a closed mechanism that users see: none is zero at every configuration; and starts at singular poses."""

import casadi
import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES
from multibody.closed_zoo import flat_parallelogram, longer
from poinsot.analysis import SingularPoseWarning


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["four_bar", "andrews", "bennett", "cardan_shaft", "rolling_coin"])
def test_no_row_is_zero_everywhere_and_names_match(name: str) -> None:
    m = po.load(EXAMPLES / f"{name}.toml")
    rng = np.random.default_rng(1)
    q = np.stack([m.random(rng) for _ in range(5)])
    phi, A = np.abs(m.constraint_error(q)).max(axis=0), np.abs(m.constraint_jacobian(q)).max(axis=(0, 2))
    assert phi.min() > 1e-6 and A.min() > 1e-6
    assert phi.shape == (len(m.closing_names),) and A.shape == (len(m.condition_names),)
    assert set(m.closing_names) <= set(m.condition_names)
    assert m.casadi_function("constraint_error").size_out(0) == (len(m.closing_names), 1)
    rows = [f"{c.joint}.{k}" for c in m.tree.closures for k in range(c.rows)]
    kept = [rows.index(each) for each in m.closing_names]
    np.testing.assert_array_equal(m.constraint_error(q), m.closure_error(q)[:, kept])
    assert np.abs(np.delete(m.closure_error(q), kept, axis=1)).max(initial=0.0) < 1e-12


def test_a_planar_loop_in_any_plane_has_two_conditions_and_ipopt_meets_them() -> None:
    """The lowest rocker of a four-bar whose crank may turn: IPOPT refuses more equations than unknowns."""
    m = po.load(EXAMPLES / "four_bar.toml")
    assert m.constraint_error(m.neutral()).shape == (2,) and m.mobility().rows == 5
    turned = po.Mechanism(flat_parallelogram(zoo.random_displacement(np.random.default_rng(0)).rotation))
    assert turned.constraint_error(turned.neutral()).shape == (2,)
    q = casadi.MX.sym("q", m.nq)
    start = m.assemble()
    problem = {"x": q, "f": casadi.sumsqr(q - start - 0.1), "g": m.casadi_function("constraint_error")(q)}
    solver = casadi.nlpsol("s", "ipopt", problem, {"ipopt.print_level": 0, "print_time": 0, "ipopt.sb": "yes"})
    found = np.asarray(solver(x0=start + 0.05, lbg=0, ubg=0)["x"]).ravel()
    assert solver.stats()["success"] and np.abs(m.closure_error(found)).max() < 1e-8


@pytest.mark.parametrize("size", [1e-4, 1.0, 1e4])
def test_a_start_where_branches_part_is_refused_with_their_velocities(size: float) -> None:
    m = po.Mechanism(longer(flat_parallelogram(np.eye(3)), size))
    with pytest.raises(po.AssemblyError, match="singular pose: joint 'C'") as refused:
        m.initial_state({"A": {"velocity": 2.0}})
    said = str(refused.value)
    assert "A 2, B -2, D 2" in said and "A 2, B -4.66667, D -4.66667" in said
    with pytest.raises(po.AssemblyError, match="branches of its motion part"):
        m.system(initial={"A": 0.0})
    off = m.initial_state({"A": {"position": 1e-3, "velocity": 2.0}, "D": {"position": 1e-3}})
    np.testing.assert_allclose(off[m.nq :], [2.0, -2.0, 2.0], rtol=1e-6)


def test_a_run_within_reach_of_a_singular_pose_says_so() -> None:
    m = po.Mechanism(flat_parallelogram(np.eye(3)))
    away = {"A": {"position": 0.3}, "D": {"position": 0.3}}
    near = {"A": {"position": 1e-5}, "D": {"position": 1e-5}}
    with pytest.warns(SingularPoseWarning, match="'C'"):
        po.simulate(m, 1e-4, initial=near, progress=False)
    import warnings

    with warnings.catch_warnings(action="error", category=SingularPoseWarning):
        po.simulate(m, 1e-2, initial=away, progress=False)


@pytest.mark.parametrize("address", ["bodies.{}.mass", "joints.B.predecessor.x", "gravity.z"])
def test_with_free_numbers_it_runs_through_flat_poses_as_without(address: str, seed: int) -> None:
    """Law  a family at the numbers of its machine keeps the energy and the way of this through a pose where branches
    part, wherever steps end beside it.

    Lying along an axis, the row that goes through all hinges has no size of its own there: before, two runs of three
    stood still behind it, and lost all that moved.
    """
    rng = np.random.default_rng(seed)
    m = po.Mechanism(flat_parallelogram(np.eye(3) if seed % 2 else zoo.random_displacement(rng).rotation))
    family = m.with_parameters(address.format(m.body_names[1]))
    start = {"A": {"position": 0.5, "velocity": -4.0}, "D": {"position": 0.5}}
    for _ in range(4):
        h, ends = rng.uniform(4e-3, 2e-2), list[np.ndarray]()
        for machine in (m, family):
            stepper = po.Stepper(machine, h, "dop853", initial=start)
            stepper.step(count=int(0.3 / h))
            books = stepper.energy
            assert abs(books.residual) < 1e-8 * sum(map(abs, books.stored.values())), (h, books)
            ends.append(stepper.state)
        assert ends[0][0] < -0.1  # it has passed
        np.testing.assert_allclose(ends[1], ends[0], atol=1e-6)
