"""Bodies of network files made of solids: the same body as by its numbers, moved parts, families, the example."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot import geometry
from poinsot.files.load import load_family
from poinsot.files.network import json_schema
from scalars import assert_same

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "graded_top.toml"
FILE = """
poinsot = 1
[parameters]
L = 0.4
g = 9.81
rho = 0.5
[bodies.arm]
solids = [{solids}]
[pairs.hinge]
kind = "revolute"
between = ["ground", "arm"]
point = [0, 0, 0]
axis = [0, 1, 0]
[springs.turn]
pair = "hinge"
stiffness = "g"
"""


def inertia(folder: Path, *solids: str) -> po.Inertia:
    return po.load(written(folder, *solids)).model.bodies[0].inertia


def written(folder: Path, *solids: str) -> Path:
    return saved(folder / "arm.toml", FILE.replace("{solids}", ", ".join(solids)))


@pytest.mark.parametrize(
    ("solid", "expected"),
    [
        ('kind = "box", edges = ["L", 0.2, 0.1]', geometry.box_inertia(2.0, [0.4, 0.2, 0.1])),
        ('kind = "sphere", radius = 0.3', geometry.sphere_inertia(2.0, 0.3)),
        ('kind = "cylinder", radius = 0.3, length = "L"', geometry.cylinder_inertia(2.0, 0.3, 0.4)),
        (
            'kind = "cylinder", radius = 0.3, length = 0.1, bore = 0.2',
            geometry.density_inertia(2.0, geometry.Cylinder(0.3, 0.1, 0.2)),
        ),
        ('kind = "cone", radius = 0.3, length = "L"', geometry.cone_inertia(2.0, 0.3, 0.4)),
        ('kind = "capsule", radius = 0.3, length = 0.1', geometry.density_inertia(2.0, geometry.Capsule(0.3, 0.1))),
    ],
)
def test_solids_of_one_density(tmp_path: Path, solid: str, expected: po.Inertia) -> None:
    assert_same(inertia(tmp_path, f"{{{solid}, density = 2.0}}"), expected)


def test_solids_stand_in_the_body_and_add(tmp_path: Path) -> None:
    """A formula counts in the solid's own frame; a choice and parameters may stand in it."""
    box = (
        '{kind = "box", edges = ["L", 0.2, 0.1], density = "700*(1 + x/L)", position = [1, 0, 0], rpy = [0, 0, "pi/2"]}'
    )
    ball = '{kind = "sphere", radius = 0.1, density = "exp(z/L)", accuracy = 1e-6}'
    own = geometry.density_inertia(lambda x: 700 * (1 + x[0] / 0.4), geometry.Box([0.4, 0.2, 0.1]), degree=1)
    placed = po.Displacement.from_quaternion([0, 0, 1, 1], [1, 0, 0]) @ own
    assert_same(inertia(tmp_path, box), placed, rel=1e-9, abs=1e-9)
    both = inertia(tmp_path, box, ball)
    assert_same(both - inertia(tmp_path, ball), placed, rel=1e-9, abs=1e-9)


SHAPES = [
    'kind = "box", edges = ["L", "2*L", 0.1], density = "rho"',
    'kind = "sphere", radius = "L", density = 2.0',
    'kind = "ellipsoid", semi_axes = ["L", 0.3, "rho/5"], density = "rho"',
    'kind = "cylinder", radius = "L", length = 0.2, density = "rho"',
    'kind = "cylinder", radius = 0.3, length = "L", bore = "L/4", density = "rho**2"',
    'kind = "cone", radius = "L", length = 0.3, density = "rho"',
    'kind = "cone", radius = "L", length = 0.3, top = "L/3", density = "rho"',
    'kind = "capsule", radius = "L", length = "2*L", density = "rho"',
    'kind = "box", edges = [0.1, 0.2, 0.3], density = "1 + x"',
]


def test_sizes_and_densities_are_free_in_families(tmp_path: Path) -> None:
    """A member is the file read with its numbers; slopes by parameters are those by differences."""
    places = (f'position = ["{k}*L", {k}, "L*rho"], rpy = [0, "L", 0.4]' for k in range(len(SHAPES)))
    family = load_family(written(tmp_path, *(f"{{{s}, {p}}}" for s, p in zip(SHAPES, places, strict=True))), "L", "rho")
    q, slope = np.array([0.3]), family.derivative("mass_matrix")
    for p in (family.defaults, *np.random.default_rng(7).uniform(0.2, 0.9, (3, 2))):
        other = family.at(p)
        np.testing.assert_allclose(family.mass_matrix(q, p), other.mass_matrix(q), rtol=4e-15)
        np.testing.assert_allclose(family.gravity_force(q, p), other.gravity_force(q), rtol=4e-15)
        around = [family.mass_matrix(q, p + 1e-5 * d) - family.mass_matrix(q, p - 1e-5 * d) for d in np.eye(2)]
        np.testing.assert_allclose(slope(q, p)[0, 0], np.ravel(around) / 2e-5, rtol=1e-8)


def test_what_varies_within_a_solid_cannot_be_free(tmp_path: Path) -> None:
    """A density by place is integrated in floats."""
    file = written(tmp_path, '{kind = "box", edges = ["L", 0.2, 0.1], density = "1 + x", position = ["g", 0, 0]}')
    assert load_family(file).parameter_names == ("g", "rho")
    with pytest.raises(
        po.ModelError, match=r"'L' cannot be free, because .*\(bodies\.arm\.solids item 1\.density: the size"
    ):
        load_family(file, "L")


def test_the_graded_top_keeps_its_energy_and_precesses() -> None:
    """As the top of its principal moments: energy, spin and the vertical momentum stay; the schema has its keys."""
    top = po.load(EXAMPLE)
    body = top.model.bodies[0].inertia
    moments = np.linalg.eigvalsh(body.about_centre)
    np.testing.assert_allclose(body.about_centre, np.diag(np.diag(body.about_centre)), atol=1e-12)
    assert body.fault() is None and moments[0] > 0.0
    plain = po.Model(
        "plain", (po.Body("top", body, top.model.bodies[0].pose),), top.model.joints, initial=top.model.initial
    )
    runs = [po.simulate(m, 0.2, progress=False) for m in (top, po.Mechanism(plain))]
    assert po.ledger(runs[0]).ratio < 1e-9
    np.testing.assert_allclose(*(run["joint_velocity"].values[-1] for run in runs), atol=1e-7)
    assert "solids" in json_schema()["$defs"]["BodyTable"]["properties"]
