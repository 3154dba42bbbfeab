"""The Dirac structure of a mechanism in symbols: with numbers for the symbols it is that of the mechanism, exactly."""

from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy

import poinsot as po
from cases import EXAMPLES, quick
from command import poinsot
from multibody.kinestatic_zoo import flows_apart
from poinsot import structures
from poinsot.views.kinestatic_equations import KinestaticEquations, kinestatic_equations_of
from poinsot.views.printing import written
from scripts import example

FILES = ["slider_crank", "parallelogram", "cardan_shaft", "scara", "heavy_top", "kinestatics/rccc", "four_bar"]


@cache
def in_symbols(name: str) -> KinestaticEquations:
    return kinestatic_equations_of(po.load_family(EXAMPLES / f"{name}.toml"))


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", quick(3, FILES))
def test_numbers_for_symbols_give_the_composed_network(name: str) -> None:
    """At random closed states and values of parameters; planar and spatial loops, a ball joint, an open arm."""
    family, rng = po.load_family(EXAMPLES / f"{name}.toml"), np.random.default_rng(1)
    p = family.defaults * (1 + 0.01 * rng.normal(size=len(family.defaults)))
    m: Any = family.at(p)
    q = m.assemble(m.integrate(m.assemble(), 0.1 * rng.normal(size=m.nv)))
    form = in_symbols(name).at({**family.named(p), **{f"q{k + 1}": float(x) for k, x in enumerate(q)}})
    composed = m.kinestatic_network(q).structure
    assert flows_apart(form, composed) < 1e-12
    assert composed.same_as(form.structure, 1e-12)


@pytest.mark.parametrize("name", quick(2, ["slider_crank", "cardan_shaft", "parallelogram"]))
def test_it_is_dirac_in_symbols_and_has_its_canonical_form(name: str) -> None:
    """E Fᵀ + F Eᵀ = 0 and full rank are checked where it is made; the canonical coordinates are polynomials over D."""
    form = in_symbols(name).form
    D = form.structure
    assert D.exact and D.size == len(form.G)
    M = sympy.Matrix(form.canonical.M)
    assert sympy.simplify(M.det()) in (1, -1)
    assert form.canonical.conserved == D.size - form.mobility


@pytest.mark.parametrize(
    "scale", [1.0, pytest.param(1e-3, marks=pytest.mark.long), pytest.param(1e3, marks=pytest.mark.long)]
)
def test_a_four_bar_drawn_by_coordinates_reads_by_lengths(scale: float, tmp_path: Path) -> None:
    """Nine entries by the lengths that the file names, or by names of their own, are the network at random corners."""
    text = (EXAMPLES / "four_bar.toml").read_text(encoding="utf-8")
    if scale != 1.0:  # the crank has no name of its own
        text = text.replace('crank = "sqrt(bx**2 + by**2)" # lengths [m]\n', "")
        text = text.replace("steel*crank", "steel*scale").replace("crank/2", "bx/2").replace("# mass per", "# kg per")
        text = text.replace("steel = 1.2", f"scale = {scale}\nsteel = 1.2")
    file, rng = tmp_path / "four_bar.toml", np.random.default_rng(2)
    file.write_text(text, encoding="utf-8")
    family = po.load_family(file)
    symbols = kinestatic_equations_of(family)
    N = symbols.equations["flow_numerators"]
    names = {str(name) for name, _ in N.definitions}
    crank = "crank" if scale == 1.0 else "l1"
    assert names == {crank, "rocker", f"phi_{crank}", "phi_rocker"}
    assert sum(x != 0 for x in N.value) == 9 and max(map(sympy.count_ops, N.value)) <= 25
    assert not any("not simplified" in note for note in symbols.equations.notes)
    p = family.defaults * (1 + 0.1 * rng.normal(size=len(family.defaults)))
    p[[family.parameter_names.index(name) for name in ("bx", "by", "cx", "cy", "dx")]] *= scale
    m: Any = family.at(p)
    q = m.assemble(m.integrate(m.assemble(), 0.1 * rng.normal(size=m.nv)))
    form = symbols.at({**family.named(p), **{f"q{k + 1}": float(x) for k, x in enumerate(q)}})
    assert flows_apart(form, m.kinestatic_network(q).structure) < 1e-12


def test_lengths_and_angles_are_exact_in_fractions() -> None:
    """A four-bar closed in fractions: no root of its lengths and no angle of them is left."""
    turned = {"q1": (Fraction(3, 5), Fraction(4, 5)), "q2": (Fraction(12, 13), Fraction(5, 13)), "q3": (1, 0)}
    corners = {"bx": 0, "by": Fraction(1, 10), "cx": Fraction(7, 25), "cy": Fraction(1, 4), "dx": Fraction(7, 20)}
    found = in_symbols("four_bar").at({**turned, **corners})
    assert all(isinstance(x, (int, Fraction)) for x in [*found.numerators.flat, found.minor])
    module: dict[str, Any] = {}
    exec(str(written(in_symbols("four_bar").equations, "python")), module)
    q = [float(np.arctan2(float(s), float(c))) for c, s in turned.values()]
    there = module["flow_numerators"](q, **{name: float(x) for name, x in corners.items()}).ravel()
    np.testing.assert_allclose(there, found.numerators.astype(float).ravel(), rtol=0, atol=1e-15)


def exact_pose() -> tuple[dict[str, Any], dict[str, tuple[Fraction, Fraction]]]:
    """A slider-crank closed in fractions, L1 sin θ = L2 sin φ; and its joints' places."""
    L1, L2 = Fraction(1, 4), Fraction(13, 25)
    (c, s), (C, S) = (Fraction(3, 5), Fraction(4, 5)), (Fraction(12, 13), Fraction(-5, 13))
    values = {"L1": L1, "L2": L2, "q1": (c, s), "q2": (C * c + S * s, S * c - C * s), "q3": L1 * c + L2 * C - L1 - L2}
    return values, {"main": (0, 0), "big-end": (L1 * c, L1 * s), "small-end": (L1 * c + L2 * C, Fraction(0))}


def test_it_is_exact_in_fractions() -> None:
    """Kirchhoff's laws over the integers composed with pairs over fractions: the same structure, not rounded."""
    values, places = exact_pose()
    form = in_symbols("slider_crank").at(values)
    found = form.structure
    assert found.exact and all(isinstance(x, Fraction) for x in found.F.flat)
    bodies = ("body crank", "body rod", "body slider")
    ends = {
        "main": ("ground", bodies[0]), "big-end": bodies[:2], "small-end": bodies[1:], "guide": ("ground", bodies[2]),
    }  # fmt: skip
    edges = tuple(structures.Edge(f"joint {name}", *two) for name, two in ends.items())
    parts = [structures.port_connection_structure(structures.Graph("ground", bodies, edges))]
    names = {p.removeprefix("freedoms ") for p in found.port_names if p.startswith("freedoms ")}
    for name in ends:
        x, y = places.get(name, (0, 0))
        S = structures.matrix([[0], [0], [0], [1], [0], [0]] if name == "guide" else [[0], [0], [1], [y], [-x], [0]])
        port, C = structures.Port(f"joint {name}", 6, "mechanical"), structures.null_space(S.T)
        parts.append(
            structures.actuated_constraint(S, C, port, f"freedoms {name}")
            if name in names
            else structures.constraint(S, C, port)
        )
    whole = structures.compose(*parts)
    signs = structures.matrix(
        np.diag([-1 if p.name.startswith("freedoms") else 1 for p in whole.ports for _ in range(p.dimension)])
    )
    assert found.same_as(whole.transformed(signs))


def test_a_ball_joint_in_fractions() -> None:
    """A top at a rational unit quaternion: Gᵀ e = 0 is the balance of moments about the tip, without rounding."""
    symbols = in_symbols("heavy_top")
    x, y, z, w = (Fraction(n, 9) for n in (2, 4, 5, 6))
    form = symbols.at({"q1": x, "q2": y, "q3": z, "q4": w})
    assert form.mobility == 3 and form.structure.exact
    omega = form.G[:3].astype(object)
    assert (omega @ omega.T == np.eye(3, dtype=int)).all(), "the body turns as the pair does: a rotation matrix"


def test_what_cannot_be_put_in_is_refused() -> None:
    symbols = in_symbols("parallelogram")
    for values, what in (
        ({"q1": 0.0, "c": 1.0}, "has no symbol 'c'; it has q1, q2, q3, a, b"),
        ({"q1": 0.0}, "the coordinates q2, q3 of 'parallelogram linkage' are not given"),
        ({"q1": 0, "q2": 0, "q3": 0, "a": 0, "b": 1}, "the determinant .* is 0, so freedoms A are not independent"),
    ):
        with pytest.raises(po.ModelError, match=what):
            symbols.at(values)  # type: ignore[arg-type]


def test_the_printed_structure_is_the_one(tmp_path: Path) -> None:
    """From the command line, in three formats; what is printed in Python computes N and D."""
    done = poinsot("equations", EXAMPLES / "slider_crank.toml", "--structure", "--symbols", "--format", "python")
    assert done.returncode == 0, done.stderr
    for words in (
        "D f = N(q) α",
        "row 20: freedoms big-end",
        "have rank 2 in general",
        "α: the rates of freedoms main",
    ):
        assert words in done.stdout
    module: dict[str, Any] = {}
    exec(done.stdout, module)
    m = po.load(EXAMPLES / "slider_crank.toml")
    q = m.assemble(np.array([0.7, -0.3, 0.0]))
    G = module["flow_numerators"](q) / module["flow_minor"](q)
    np.testing.assert_allclose(G, m.kinestatic_form(q).G.astype(float), rtol=0, atol=1e-13)
    done = poinsot("equations", EXAMPLES / "networks" / "levitated_ball.toml", "--structure")
    assert done.returncode == 2 and "--structure is for mechanisms" in done.stderr
    done = poinsot("equations", EXAMPLES / "slider_crank.toml", "--structure", "--hamiltonian")
    assert done.returncode == 2 and "leave one of them out" in done.stderr


def test_the_example_runs() -> None:
    ours = example("symbolic_structure")
    symbols = kinestatic_equations_of(po.load_family(ours.FILE))
    m = po.load(ours.FILE)
    assert ours.apart(symbols, m, m.assemble(np.array([0.7, -0.3, 0.0]), keep=["main"])) < 1e-14
    assert symbols.at(ours.right_angled()).G[-1, 0] == Fraction(-21, 80)
