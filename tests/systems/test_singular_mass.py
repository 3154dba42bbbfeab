"""What has no answer for want of inertia says so by the names of the joints: never a bare error, never silent NaN."""

import warnings
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot import Body, Displacement, Inertia, Joint, Model
from poinsot.algorithms.shapes import shape_of
from poinsot.elements import algorithm_names, compiled, pair_of_kind
from systems.rolled_models import rolled_beyond

SOUND = ((1.0, 0.0, 0.0), (0.0, 1.5, 0.0), (0.0, 0.0, 2.0))
NONE = ((0.0, 0.0, 0.0),) * 3


def chain(*links: tuple[str, float, tuple[float, float, float], Any], scale: float = 1.0) -> po.Mechanism:
    """Links (kind of pair, mass, mass centre, moments), each hanging from the one before; lengths times ``scale``."""
    bodies, joints = [], []
    for k, (kind, mass, centre, moments) in enumerate(links):
        inertia = Inertia.at_centre(mass, np.multiply(centre, scale), np.multiply(moments, scale**2))
        bodies.append(Body(f"b{k}", inertia))
        below = f"b{k - 1}" if k else "ground"
        at = Displacement.translating(np.multiply([0.5, 0.1 * k, 0.0], scale))
        joints.append(Joint(f"j{k}", pair_of_kind(kind, None), below, f"b{k}", at))
    return po.Mechanism(Model("chain", tuple(bodies), tuple(joints)))


HEAVY = ("revolute", 1.0, (0.4, 0.0, 0.0), SOUND)
CASES: dict[str, tuple[Any, list[str]]] = {
    "a point mass on its own axis": ((("revolute", 1.0, (0.0, 0.0, 0.3), NONE),), ["j0"]),
    "an arm whose tip weighs nothing": ((HEAVY, ("revolute", 0.0, (0.0, 0.0, 0.0), NONE)), ["j1"]),
    "a slide that carries nothing": ((HEAVY, ("prismatic", 0.0, (0.0, 0.0, 0.0), NONE)), ["j1"]),
    "a ball joint with a rod of no thickness": ((("spherical", 1.0, (0.5, 0.0, 0.0), NONE),), ["j0.wx"]),
    "nothing that floats": (
        (("free", 0.0, (0.0, 0.0, 0.0), NONE),), ["j0.wx", "j0.wy", "j0.wz", "j0.vx", "j0.vy", "j0.vz"],
    ),
    "two turns about one axis": (
        (("revolute", 0.0, (0.0, 0.0, 0.0), NONE), ("revolute", 0.0, (0.0, 0.0, 0.0), NONE)), ["j0", "j1"],
    ),
}  # fmt: skip


def answers(m: po.Mechanism) -> dict[str, str]:
    """By algorithm: "finite", or the message of its refusal."""
    found = {}
    for name in algorithm_names(m):
        algorithm: compiled = getattr(po.Mechanism, name)
        given = [m.neutral() if shape == "q" else np.zeros(shape_of(m, shape)) for shape in algorithm.inputs.values()]
        try:
            result = getattr(m, name)(*given)
        except po.ModelError as error:
            found[name] = str(error)
        else:
            parts = result if isinstance(result, tuple) else (result,)
            found[name] = "finite" if all(np.isfinite(part).all() for part in parts) else "NaN"
    return found


@pytest.mark.sample(2)
@pytest.mark.parametrize("scale", quick(1, [1e-4, 1.0, 1e4]))
@pytest.mark.parametrize("case", CASES)
def test_every_algorithm_is_finite_or_names_the_joints(case: str, scale: float) -> None:
    links, names = CASES[case]
    m = chain(*links, scale=scale)
    assert m.weightless == names
    found = answers(m)
    needing = {"closure_residual", "forward_dynamics", "forward_dynamics_derivatives", "inverse_mass_matrix"}
    assert {name for name, answer in found.items() if "singular mass matrix" in answer} == needing
    assert "NaN" not in found.values(), found
    for name in needing:
        assert ", ".join(map(repr, names)) in found[name] and "\n" not in found[name]
    for massless in {name for name, answer in found.items() if answer != "finite"} - needing:
        assert not m.total_mass and "has no mass at all" in found[massless]


def test_whatever_needs_the_inertia_refuses_likewise() -> None:
    m = chain(*CASES["an arm whose tip weighs nothing"][0])
    q, v = m.neutral(), np.zeros(m.nv)
    for use in (
        lambda: m.with_wrenches("b1").forward_dynamics,
        lambda: m.reactions(q, v, v),
        lambda: m.casadi_function("forward_dynamics"),
        lambda: po.simulate(m, 0.1),
        lambda: m.as_element("arm"),
        lambda: m.initial_state({"j0": 0.1}),
    ):
        with pytest.raises(po.PoinsotError, match=r"singular mass matrix: 'j1' can move"):
            use()


def test_in_loops_over_the_tree_too() -> None:
    with rolled_beyond(0):
        m = chain(HEAVY, HEAVY, ("revolute", 0.0, (0.0, 0.0, 0.0), NONE))
        with pytest.raises(po.ModelError, match=r"singular mass matrix: 'j2' can move"):
            m.forward_dynamics(m.neutral(), np.zeros(3), np.zeros(3))
        sound = chain(HEAVY, HEAVY, HEAVY)
        assert np.isfinite(sound.forward_dynamics(sound.neutral(), np.zeros(3), np.zeros(3))).all()


@pytest.mark.sample(1)
@pytest.mark.parametrize("scale", [1e-5, 1.0, 1e5])
def test_a_sound_mechanism_is_let_pass_at_any_scale(scale: float) -> None:
    answered = answers(chain(HEAVY, ("revolute", 1.0, (0.4, 0.0, 0.0), NONE), HEAVY, scale=scale))
    assert set(answered.values()) == {"finite"}, answered


def test_a_division_by_a_constant_zero_is_told_when_it_is_traced() -> None:
    from poinsot.kernels import Kernel

    with pytest.raises(po.CompilerError, match="kernel inverse has no value whatever its inputs are"):
        _ = Kernel(lambda x: x / 1.0 + 1.0 / 0.0, inputs={"x": ()}, outputs={"y": ()}, name="inverse").ufunc


@pytest.mark.oracle
def test_romeo_names_its_fingers() -> None:
    from files.robots import require_robot, robot_files

    romeo = next((file for file in robot_files() if file.name == "romeo.urdf"), None)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        m = po.load(require_robot(romeo))
    with pytest.raises(po.ModelError, match=r"'romeo' has a singular mass matrix: 'LHand', 'LFinger12'"):
        m.forward_dynamics(m.neutral(), np.zeros(m.nv), np.zeros(m.nv))


@pytest.mark.parametrize("weight", [1e-12, 1.0, 1e12])
@pytest.mark.parametrize("case", [*CASES, "sound"])
def test_what_stands_beside_changes_no_verdict(case: str, weight: float) -> None:
    """A table of 1e12 kg·m² beside a marble is no reason to call the marble weightless."""
    links, names = CASES.get(case, ((HEAVY, ("free", 0.2, (0.0, 0.0, 0.0), SOUND)), []))
    model = chain(*links).model
    beside = Body("beside", Inertia.at_centre(weight, np.zeros(3), np.multiply(SOUND, weight)))
    joint = Joint("spindle", pair_of_kind("revolute", None), "ground", "beside")
    for bodies, joints in (
        ((*model.bodies, beside), (*model.joints, joint)),
        ((beside, *model.bodies), (joint, *model.joints)),
    ):
        assert po.Mechanism(Model("two", bodies, joints)).weightless == names
