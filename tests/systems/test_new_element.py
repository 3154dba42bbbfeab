"""Force elements that are none of ours, added as CONTRIBUTING says: every law of an element holds on them.

They are in dynamics and derivatives, in kernels, in loops, in files and families, in runs and their ledgers, in the
Dirac structure of a mechanism, in networks, in equations to read and at the command line.
"""

from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import poinsot as po
import zoo
from cases import saved
from foreign_elements import FOREIGN_FORMS, CubicSpring, FluidDamper
from multibody.element_zoo import with_family
from multibody.kinestatic_zoo import assert_same_motion, at_closed
from multibody.moving import floats, moving
from poinsot import ModelError, PoinsotError, SpatialSpring, Twist, pairing
from poinsot.algebra import dual
from poinsot.cli.app import app
from poinsot.elements import JointDamper, JointSpring, LinearDamper, LinearSpring, tensor
from poinsot.files import FORMS, json_schema
from poinsot.multibody import Motion, build_tree, passive_loads
from poinsot.multibody.stretches import gradient
from poinsot.views import equations_of

SWING = """
poinsot = 1
name = "swing"

[parameters]
k = 30.0
reach = 1.4

[bodies.bob]
mass = 2
inertia = [0.02, 0.03, 0.04]
centre = [0, 0, -0.5]
position = [0, 0, 1]

[bodies.tip]
mass = 0.5
inertia = [0.01, 0.01, 0.01]
position = [0, 0, 0.2]

[pairs.hinge]
kind = "revolute"
between = ["ground", "bob"]
point = [0, 0, 1]
axis = [0, 1, 0]
initial.velocity = [2.0]

[pairs.wrist]
kind = "spherical"
between = ["bob", "tip"]
point = [0, 0, 0.2]

[springs.hard]
between = ["ground", "tip"]
points = [["reach", 0.2, 1], [0.1, 0, 0.1]]
hardness = "2*k"
rest_length = 0.8

[springs.rubber]
pair = "hinge"
hardness = "k"
rubbing = 0.2

[dampers.oil]
between = ["ground", "bob"]
points = [[-1, 0, 0.5], [0, 0, 0.5]]
viscous = 0.3
quadratic = 0.7
"""


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The forms before those of the package, as a contributor enters them."""
    for section, forms in FOREIGN_FORMS.items():
        monkeypatch.setitem(FORMS, section, [*forms, *FORMS[section]])


def load(folder: Path, text: str = SWING) -> po.Mechanism:
    file = saved(folder / "mechanism.toml", text)
    found = po.load(file)
    assert isinstance(found, po.Mechanism)
    return found


def random_model(seed: int, **options: Any) -> tuple[po.Model, np.random.Generator]:
    return with_family("foreign", seed, **options)


# ----------------------------------------------------------------------------------------------------------- laws


def test_the_rate_of_a_stretch_is_that_of_its_value(seed: int) -> None:
    model, rng = random_model(seed, elements=7)
    tree = build_tree(replace(model, elements=(*model.elements, *zoo.random_model(rng, 4, elements=4).elements[:2])))
    q, v = zoo.random_state(tree, rng)
    moved, here = Motion.of(tree, moving(tree, q, v), v), Motion.of(tree, q, v)
    for e in tree.model.elements:
        rate, then = e.stretch.measured(here).rate(here), e.stretch.measured(moved).value
        if isinstance(rate, Twist):
            turning = np.array([[dual(x) for x in row] for row in then.rotation])
            still = e.stretch.measured(here).value
            W = turning @ still.rotation.T
            np.testing.assert_allclose([W[2, 1], W[0, 2], W[1, 0]], rate.angular, atol=1e-12)
            through = [dual(x) for x in then.translation] - np.cross(rate.angular, still.translation)
            np.testing.assert_allclose(through, rate.linear, atol=1e-12)
        elif then is not None:
            assert dual(then) == pytest.approx(rate, rel=1e-11, abs=1e-12)


def test_tensions_in_closed_form_are_the_slopes_of_energies() -> None:
    """Of the springs of the package, too: what they say of themselves is what follows from their energy."""
    rng = np.random.default_rng(1)
    K = tensor([3.0, 4.0, 5.0])
    springs = [
        LinearSpring("l", "a", (0, 0, 0), "b", (0, 0, 0), 3.0, 0.4),
        JointSpring("j", "j", 2.0, 0.3),
        *(e for e in random_model(0)[0].elements if e.stores and e.name != "bushing"),
    ]
    for e in springs:
        s = rng.normal()
        assert e.slope(s) == pytest.approx(gradient(e.energy, s), rel=1e-13)
        if e.linear:
            assert e.slope(s) == pytest.approx((s - e.linear.rest) * e.linear.stiffness, rel=1e-13)
    spatial, X = SpatialSpring("s", "a", "b", K, tensor(2.0), tensor(0.3)), zoo.random_displacement(rng, 0.5)
    np.testing.assert_allclose(floats(spatial.slope(X).vector), floats(gradient(spatial.energy, X).vector), atol=1e-12)
    for damper in (JointDamper("d", "j", 0.7), LinearDamper("d", "a", (0, 0, 0), "b", (0, 0, 0), 0.7)):
        assert damper.friction(None, 1.3) * 1.3 == pytest.approx(damper.dissipation(None, 1.3), rel=1e-14)


def test_the_whole_structure_moves_as_the_recursions(seed: int) -> None:
    """Between two bodies each is an edge of the Dirac structure, with the wrench that drives it."""
    model, rng = random_model(seed, loops=1, closing_kinds=("revolute", "spherical"))
    tree = build_tree(model)
    q, v = at_closed(tree, *zoo.random_state(tree, rng))
    assert_same_motion(tree, q, v, rng.normal(size=tree.nv))
    assert passive_loads(Motion.of(tree, q, v)).wrenches


# ------------------------------------------------------------------------------------------------- files and runs


def test_a_file_has_it_and_a_run_closes_its_ledger(tmp_path: Path, registered: None) -> None:
    m = load(tmp_path)
    assert [type(e).__name__ for e in m.model.elements] == ["CubicSpring", "Gasket", "FluidDamper"]
    run = po.simulate(m, 1.0, progress=False)
    assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-9
    assert set(run["element"].values) == {"rubber", "oil"}
    taken = {name: float(run["energy_dissipated"].sel(element=name)[-1]) for name in ("rubber", "oil")}
    assert all(joules > 1e-3 for joules in taken.values())
    assert {"hard", "rubber"} <= set(run["storage"].values)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (('hardness = "2*k"', "hardness = -2"), "springs.hard.hardness"),
        (("rest_length = 0.8", ""), "springs.hard: lacks rest_length"),
        (("quadratic = 0.7", "quadratic = 0.7\nstiffness = 3"), "unknown key"),
        (('pair = "hinge"', 'pair = "hing"'), "did you mean 'hinge'"),
        (('pair = "hinge"', 'pair = "wrist"\nfreedom = "wx"'), "has a quaternion"),
        (("points = [[-1, 0, 0.5], [0, 0, 0.5]]", ""), "lacks points"),
    ],
)
def test_wrong_files_are_refused_in_its_words(
    tmp_path: Path, registered: None, change: tuple[str, str], words: str
) -> None:
    assert change[0] in SWING
    with pytest.raises(PoinsotError, match=words):
        load(tmp_path, SWING.replace(*change, 1))


def test_the_schema_for_editors_has_it(registered: None) -> None:
    assert {"CubicTable", "FluidTable", "GasketTable"} <= json_schema()["$defs"].keys()


def test_what_a_file_names_can_be_free_with_all_that_follows_from_it(tmp_path: Path, registered: None) -> None:
    """The family is the mechanism read with other numbers; derivatives by its parameters are differences."""
    load(tmp_path)
    family = po.load_family(tmp_path / "mechanism.toml")
    assert family.parameter_names == ("k", "reach")
    p = family.defaults * [1.3, 0.8]
    m = family.at(p)
    rng = np.random.default_rng(0)
    q, v, a = rng.normal(size=m.nq), rng.normal(size=m.nv), rng.normal(size=m.nv)
    np.testing.assert_allclose(family.inverse_dynamics(q, v, a, p), m.inverse_dynamics(q, v, a), rtol=1e-12)
    slope, h = family.derivative("inverse_dynamics")(q, v, a, p), 1e-6
    for k in range(2):
        step = np.eye(2)[k] * h * p[k]
        change = family.inverse_dynamics(q, v, a, p + step) - family.inverse_dynamics(q, v, a, p - step)
        np.testing.assert_allclose(slope[:, k], change / (2 * h * p[k]), rtol=1e-7, atol=1e-6)


def test_its_numbers_have_addresses(tmp_path: Path, registered: None) -> None:
    m = load(tmp_path)
    family = m.with_parameters(h="elements.hard.hardness", x="elements.hard.point_a.x", c="elements.oil.quadratic")
    np.testing.assert_allclose(family.defaults, [60.0, 1.4, 0.7])
    hard = next(e for e in m.model.elements if e.name == "hard")
    assert isinstance(hard, CubicSpring)
    changed = replace(hard, hardness=11.0, point_a=(0.3, *hard.point_a[1:]))
    elements = tuple(changed if e is hard else e for e in m.model.elements)
    other = po.Mechanism(replace(m.model, elements=elements))
    q, v = m.random(np.random.default_rng(0)), np.ones(m.nv)
    ours = family.inverse_dynamics(q, v, v, [11.0, 0.3, 0.7])
    np.testing.assert_allclose(ours, other.inverse_dynamics(q, v, v), rtol=1e-12)
    with pytest.raises(ModelError, match="is a FluidDamper, which has no hardness; it has viscous, quadratic"):
        m.with_parameters(h="elements.oil.hardness")


def test_equations_to_read_have_it(tmp_path: Path, registered: None) -> None:
    m = load(tmp_path, SWING.replace('kind = "spherical"', 'kind = "fixed"'))
    found = equations_of(m)
    q, v = 0.4, -0.7
    at = {found.q[0]: q, found.v[0]: v}
    force = float(found["element_force"].expanded()[0].subs(at))
    massless = m.inverse_dynamics([q], [v], [0.0]) - m.coriolis_matrix([q], [v]) @ [v]
    weight = po.Mechanism(replace(m.model, elements=())).gravity_force([q])
    assert force == pytest.approx(float((massless - weight)[0]), rel=1e-10)


def test_it_stands_in_a_network_whose_port_is_a_stretch(tmp_path: Path, registered: None) -> None:
    m = load(tmp_path)
    net = po.Network("held")
    net.add(m.as_element("swing", ["hinge"]), "shaft")
    net.add(po.rotational.Damper("brake", 0.5), "shaft", "ground")
    run = po.simulate(net, 0.5, progress=False)
    assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-8
    assert float(run["energy_dissipated"].sel(element="swing.oil")[-1]) > 0


def test_passivity_is_what_it_says_of_itself(tmp_path: Path, registered: None) -> None:
    """Energies of which nothing is known leave the answer open; what may give power is named."""
    m = load(tmp_path)
    assert m.passivity().energy.answer == "unknown"
    known = tuple(e for e in m.model.elements if e.name != "rubber")
    assert po.Mechanism(replace(m.model, elements=known)).passivity().energy.answer == "proved"

    @dataclass(frozen=True)
    class Pump(FluidDamper):
        @property
        def may_give(self) -> bool:
            return True

    oil = next(e for e in m.model.elements if isinstance(e, FluidDamper))
    pump = Pump(**{each.name: getattr(oil, each.name) for each in fields(oil)})
    elements = tuple(pump if e is oil else e for e in m.model.elements)
    assert po.Mechanism(replace(m.model, elements=elements)).passivity().active == ("oil",)


def test_the_command_line_takes_it(tmp_path: Path, registered: None) -> None:
    load(tmp_path)
    file = str(tmp_path / "mechanism.toml")
    done = CliRunner().invoke(app, ["analyse", file])
    said = " ".join(done.output.split())
    assert done.exit_code == 0 and "CubicSpring" in said and "ground – tip" in said


def test_power_of_a_displacement_is_that_of_its_wrench() -> None:
    model, rng = random_model(5)
    tree = build_tree(model)
    motion = Motion.of(tree, *zoo.random_state(tree, rng))
    bushing = next(e for e in model.elements if e.name == "bushing")
    at = bushing.stretch.measured(motion)
    given = pairing(bushing.slope(at.value), at.rate(motion))
    on_links = sum(pairing(W, motion.V[link]) for link, W in at.loads(bushing.slope(at.value)))
    assert on_links == pytest.approx(-given, rel=1e-11)


@dataclass(frozen=True)
class Rubbing(FluidDamper):
    """A damper whose law is a function that it is given."""

    law_of: Any = None

    def friction(self, s: Any, rate: Any) -> Any:
        return self.law_of(rate)


def test_functions_of_one_name_make_kernels_of_their_own() -> None:
    """Closures over other numbers, and functions in one line, are other laws."""
    model = po.load(Path(__file__).resolve().parents[2] / "examples" / "double_pendulum.toml").model
    tip = model.bodies[1].name
    laws = [lambda x, k=k: k * x for k in (1.0, 2.0)] + [lambda x: 3.0 * x, lambda x: 3.0 * x + x]
    found = []
    for law in laws:
        oil = Rubbing("oil", "ground", (1.0, 0.0, 2.0), tip, (0.1, 0.0, 0.2), 0.0, 0.0, law)
        with_it, without = po.Mechanism(replace(model, elements=(oil,))), po.Mechanism(replace(model, elements=()))
        q, v = [0.3, 0.4], [1.0, -0.5]
        found.append(with_it.inverse_dynamics(q, v, v) - without.inverse_dynamics(q, v, v))
    for k, each in enumerate(found):
        np.testing.assert_allclose(each, found[0] * (k + 1), rtol=1e-9)
