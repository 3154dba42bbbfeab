"""Loops that a user closes on a mechanism: the machine is the one whose file has the pair."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from files.urdf_text import Arms
from poinsot import pairs
from poinsot.geometry import rotation_aligning_z

PAIRS = ("fixed", "spherical", "revolute", "prismatic", "planar", "cylindrical", "universal")


def arms_of(seed: int, tmp_path: Path) -> tuple[Arms, po.Mechanism]:
    arms = Arms(np.random.default_rng(seed))
    (tmp_path / "arms.urdf").write_text(arms.urdf("none"), encoding="utf-8")
    return arms, po.load(tmp_path / "arms.urdf")


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
