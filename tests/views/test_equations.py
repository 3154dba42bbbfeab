"""Equations in closed form are the textbooks', obey Lagrange, and as printed code they are the kernels."""

import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy
from sympy import cos, sin

import poinsot as po
import zoo
from cases import EXAMPLES, quick, saved
from command import poinsot
from poinsot import Family, load_family
from poinsot.analysis import admissible
from poinsot.files.families import FileBuild
from poinsot.views.equations import Equations, equations_of, hamiltonian_equations_of, present
from poinsot.views.polynomials import Generators
from poinsot.views.printing import readable, written

LARGE = {"ball_in_tube", "andrews", "bennett", "bricard", "engine_mounts", "four_bar", "n_four_bar", "rolling_coin"}
FILES = [
    pytest.param(file, marks=pytest.mark.long if file.stem in LARGE else (), id=file.stem)
    for file in sorted(EXAMPLES.glob("*.toml"))
]

PENDULUM = """
poinsot = 1
gravity = [0, 0, "-g"]
[parameters]
m = 2.0
r = 0.3
J = 0.1
g = 9.81
[bodies.bob]
mass = "m"
centre = [0, 0, "-r"]
inertia = ["J", "J", 0]
[pairs.pivot]
kind = "revolute"
between = ["ground", "bob"]
point = [0, 0, 0]
axis = [0, 1, 0]
"""

DOUBLE = """
poinsot = 1
gravity = [0, 0, "-g"]
parameters = {m1 = 2.0, m2 = 1.0, l = 0.7, r1 = 0.3, r2 = 0.2, J1 = 0.1, J2 = 0.05, g = 9.81}
bodies.upper = {mass = "m1", centre = [0, 0, "-r1"], inertia = ["J1", "J1", 0]}
bodies.lower = {mass = "m2", position = [0, 0, "-l"], centre = [0, 0, "-r2"], inertia = ["J2", "J2", 0]}
pairs.shoulder = {kind = "revolute", between = ["ground", "upper"], point = [0, 0, 0], axis = [0, 1, 0]}
pairs.elbow = {kind = "revolute", between = ["upper", "lower"], point = [0, 0, "-l"], axis = [0, 1, 0]}
"""


def family(text: str, folder: Path) -> Family:
    return load_family(saved(folder / "mechanism.toml", text))


def letters(e: Equations) -> dict[str, Any]:
    """The symbols of the equations by name."""
    return {str(s): s for s in (*e.q, *e.v, *e.parameters)}


def assert_equal(found: Any, expected: Any) -> None:
    difference = sympy.Matrix([found]) - sympy.Matrix([expected])
    assert all(sympy.simplify(x) == 0 for x in difference), difference


def test_the_pendulum(tmp_path: Path) -> None:
    e = equations_of(family(PENDULUM, tmp_path))
    m, r, J, g, q1, v1 = (letters(e)[x] for x in ("m", "r", "J", "g", "q1", "v1"))
    assert_equal(e["mass_matrix"].value, sympy.Matrix([J + m * r**2]))
    assert_equal(e["coriolis_force"].value, sympy.Matrix([0]))
    assert_equal(e["gravity_force"].value, sympy.Matrix([m * g * r * sin(q1)]))
    assert_equal(e["kinetic_energy"].value, (J + m * r**2) * v1**2 / 2)
    assert_equal(e["potential_energy"].value, -m * g * r * cos(q1))


def test_the_cart_pole() -> None:
    e = equations_of(load_family(EXAMPLES / "cart_pole.toml"))
    M, m, L, g, q2, v2 = (letters(e)[x] for x in ("M", "m", "l", "g", "q2", "v2"))
    assert_equal(e["mass_matrix"].value, sympy.Matrix([[M + m, m * L * cos(q2)], [m * L * cos(q2), m * L**2]]))
    assert_equal(e["coriolis_force"].value, sympy.Matrix([-m * L * v2**2 * sin(q2), 0]))
    assert_equal(e["gravity_force"].value, sympy.Matrix([0, m * g * L * sin(q2)]))


def test_the_double_pendulum(tmp_path: Path) -> None:
    e = equations_of(family(DOUBLE, tmp_path))
    at = letters(e)
    m1, m2, L, r1, r2, J1, J2, g = (at[x] for x in ("m1", "m2", "l", "r1", "r2", "J1", "J2", "g"))
    q1, q2, v1, v2 = (at[x] for x in ("q1", "q2", "v1", "v2"))
    h = m2 * L * r2
    M22 = J2 + m2 * r2**2
    M12 = M22 + h * cos(q2)
    M11 = J1 + m1 * r1**2 + m2 * L**2 + M22 + 2 * h * cos(q2)
    assert_equal(e["mass_matrix"].value, sympy.Matrix([[M11, M12], [M12, M22]]))
    assert_equal(e["coriolis_force"].value, sympy.Matrix([-h * (2 * v1 * v2 + v2**2) * sin(q2), h * v1**2 * sin(q2)]))
    lower = m2 * g * r2 * sin(q1 + q2)
    assert_equal(e["gravity_force"].value, sympy.Matrix([(m1 * r1 + m2 * L) * g * sin(q1) + lower, lower]))


def test_the_scara_arm() -> None:
    e = equations_of(load_family(EXAMPLES / "scara.toml"))
    at = letters(e)
    m1, m2, m3, m4, I1, I2, I3, I4 = (at[x] for x in ("m1", "m2", "m3", "m4", "I1", "I2", "I3", "I4"))
    l1, l2, r1, r2, g, k = (at[x] for x in ("l1", "l2", "r1", "r2", "g", "k"))
    (_, q2, q3, _), (v1, v2, v3, _) = e.q, e.v
    mass, h = m3 + m4, (m2 * r2 + (m3 + m4) * l2) * l1
    M22 = I2 + I3 + I4 + m2 * r2**2 + mass * l2**2
    M11 = I1 + m1 * r1**2 + (m2 + mass) * l1**2 + M22 + 2 * h * cos(q2)
    M12 = M22 + h * cos(q2)
    M = sympy.Matrix([[M11, M12, 0, I4], [M12, M22, 0, I4], [0, 0, mass, 0], [I4, I4, 0, I4]])
    assert_equal(e["mass_matrix"].value, M)
    assert_equal(e["coriolis_force"].value, sympy.Matrix([-h * (2 * v1 + v2) * v2, h * v1**2, 0, 0]) * sin(q2))
    assert_equal(e["gravity_force"].value, sympy.Matrix([0, 0, mass * g, 0]))
    assert_equal(e["element_force"].value, sympy.Matrix([0, 0, k * q3 - mass * g + 5 * v3, 0]))


def test_the_robot_with_two_cylindrical_pairs() -> None:
    """Its kinetic energy from positions, as S4 §7 has it: both links turn with z₀, the second also about z₁."""
    e = equations_of(load_family(EXAMPLES / "two_cylindrical_pairs.toml"))
    at = letters(e)
    m1, m2, r1, r2, L, g = (at[x] for x in ("m1", "m2", "r1", "r2", "l", "g"))
    I1y, I2x, I2y, I2z = (at[x] for x in ("I1y", "I2x", "I2y", "I2z"))
    (_, d, b, s), (av, dv, bv, sv) = e.q, e.v
    T1 = m1 * (dv**2 + r1**2 * av**2) / 2 + I1y * av**2 / 2
    spin = (I2x * sin(b) ** 2 + I2z * cos(b) ** 2) * av**2 / 2 + I2y * bv**2 / 2

    def kinetic(side: int, up: int) -> Any:
        x, y = L + r2 * cos(b), side * s
        radial, tangential = -r2 * sin(b) * bv - y * av, side * sv + x * av
        return T1 + spin + m2 * (radial**2 + tangential**2 + (dv + up * r2 * cos(b) * bv) ** 2) / 2

    T = e["kinetic_energy"].expanded()
    agreeing = [(side, up) for side in (1, -1) for up in (1, -1) if sympy.simplify(T - kinetic(side, up)) == 0]
    assert len(agreeing) == 1
    potential = m1 * g * d + m2 * g * (d + agreeing[0][1] * r2 * sin(b)) + 100 * s**2
    assert_equal(e["potential_energy"].expanded(), potential)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["cart_pole", "double_pendulum", "scara", "slider_crank", "two_cylindrical_pairs"])
def test_they_obey_lagrange(name: str) -> None:
    """c = Ṁ v − ∂T/∂q and g = ∂U_weight/∂q, symbolically, where the rates are those of the coordinates."""
    e = equations_of(load_family(EXAMPLES / f"{name}.toml"))
    q, v = sympy.Matrix(e.q), sympy.Matrix(e.v)
    M, T, U = (e[x].expanded() for x in ("mass_matrix", "kinetic_energy", "potential_energy"))
    assert_equal(T, (v.T * M * v)[0, 0] / 2)
    momentum = M * v
    c = momentum.jacobian(q) * v - sympy.Matrix([T]).jacobian(q).T
    assert_equal(e["coriolis_force"].expanded(), c)
    static = sympy.Matrix([U]).jacobian(q).T
    held = e["gravity_force"].expanded()
    if "element_force" in e:
        held = held + e["element_force"].expanded().subs(dict.fromkeys(e.v, 0))
    assert_equal(held, static)


@pytest.mark.parametrize("name", quick(1, ["slider_crank", "parallelogram"]))
def test_constraint_jacobian_is_the_derivative_of_the_conditions(name: str) -> None:
    e = equations_of(load_family(EXAMPLES / f"{name}.toml"))
    q, v = sympy.Matrix(e.q), sympy.Matrix(e.v)
    A, phi = e["constraint_jacobian"].expanded(), e["constraint_error"].expanded()
    assert 0 < len(e.rows) == A.rows
    assert_equal(A, phi.jacobian(q))
    assert_equal(e["constraint_acceleration"].expanded(), -(A * v).jacobian(q) * v)


# ------------------------------------------------------------------------------------------------------- as printed


def assert_runs_like(mechanism: po.Mechanism, e: Equations, seed: int = 0, bound: float = 1e-11) -> None:
    """The printed Python code, executed, gives what the kernels give."""
    code: dict[str, Any] = {}
    exec(compile(written(e, "python"), "equations", "exec"), code)
    rng = np.random.default_rng(seed)
    q, v = mechanism.random(rng), rng.normal(size=mechanism.nv)
    for name in ("mass_matrix", "gravity_force", "constraint_error", "constraint_jacobian", "potential_energy"):
        if name in e:
            expected = getattr(mechanism, name.replace("constraint", "closure"))(q)  # of loops: all conditions
            expected = expected[list(e.rows)] if name.startswith("constraint") else expected
            scale = max(1.0, np.abs(expected).max(initial=0.0))
            np.testing.assert_allclose(code[name](q), expected, rtol=0, atol=bound * scale, err_msg=name)
    assert code["kinetic_energy"](q, v) == pytest.approx(mechanism.kinetic_energy(q, v), rel=bound)
    forces = [
        code[name](*((q, v) if e[name].arguments == "qv" else (q,)))
        for name in ("coriolis_force", "gravity_force", "element_force")
        if name in e
    ]
    expected = mechanism.bias_force(q, v)
    np.testing.assert_allclose(sum(forces), expected, rtol=0, atol=bound * max(1.0, np.abs(expected).max()))


@pytest.mark.parametrize("file", quick(2, FILES))
def test_printed_code_of_the_examples_is_their_kernels(file: Path) -> None:
    mechanism = po.load(file)
    assert_runs_like(mechanism, equations_of(Family(mechanism, FileBuild.of(file))))
    if load_family(file).parameter_names:
        assert_runs_like(mechanism, equations_of(load_family(file)), seed=1)


@pytest.mark.parametrize("seed", quick(1, range(3)))
@pytest.mark.parametrize("work", quick(1, [0, 20_000]))
def test_printed_code_of_random_mechanisms_is_their_kernels(seed: int, rng: np.random.Generator, work: int) -> None:
    """Every kind of pair, crossed both ways; what is too large to simplify is a list of named parts, and says so."""
    mechanism = po.Mechanism(zoo.random_model(rng, bodies=3, elements=4))
    e = equations_of(mechanism, work)
    assert any("not simplified" in note for note in e.notes) or work
    if work == 0:
        assert all(e[name].definitions for name in ("mass_matrix", "coriolis_force"))
    assert_runs_like(mechanism, e, seed, 1e-10)


def test_numbers_with_a_closed_form_keep_it() -> None:
    """An arm tilted by 30° about x, then by 45° about z: the cosines are roots, not decimals."""
    field = Generators(["q"])
    assert sympy.simplify(field.expression(field.constant(np.cos(np.pi / 6)).poly) - sympy.sqrt(3) / 2) == 0
    assert sympy.simplify(field.expression(field.constant(-np.sqrt(0.5)).poly) + sympy.sqrt(2) / 2) == 0
    assert field.expression(field.constant(1 / 12).poly) == sympy.Rational(1, 12)
    assert field.expression(field.constant(9.81).poly) == sympy.Rational(981, 100)
    assert field.constant(-1.0) == -1.0 and isinstance(field.constant(0.0), float)
    c = field.constant(np.cos(np.pi / 6))
    s = field.constant(0.5)
    assert c * c + s * s == 1.0


def test_the_normal_form_knows_the_identities() -> None:
    field = Generators(["x", "l"])
    x, length = field.symbol("x"), field.symbol("l")
    assert x.sin() * x.sin() + x.cos() * x.cos() == 1.0
    assert x.sin() + (-x).sin() == 0.0
    assert (x * length) / length - x == 0.0
    root = (x * x + length * length).sqrt()
    assert root * root - x * x - length * length == 0.0
    assert (1.0 / length) * length == 1.0
    assert (x.tan() * 0.0) == 0.0


def test_sympy_code_gives_the_same_expressions(tmp_path: Path) -> None:
    e = equations_of(family(DOUBLE, tmp_path))
    code: dict[str, Any] = {}
    exec(written(e, "sympy"), code)
    for name in ("mass_matrix", "coriolis_force", "gravity_force", "kinetic_energy"):
        assert_equal(code[name], e[name].value)


def test_latex_has_every_entry_once() -> None:
    e = equations_of(load_family(EXAMPLES / "scara.toml"))
    text = written(e, "latex")
    assert text.count(r"\begin{align}") == text.count(r"\end{align}") == len(e.equations)
    M = e["mass_matrix"].value
    shown = set(re.findall(r"\\mathbf\{M\}_\{(\d\d)\}", text))
    assert shown == {f"{i + 1}{j + 1}" for i in range(4) for j in range(i, 4) if M[i, j] != 0}
    assert "% q3, v3: spindle and its rate" in text and "% k = 500.0 in the file" in text


def test_decimals_are_printed_where_fractions_would_not_be_read() -> None:
    x = sympy.Symbol("x")
    assert str(readable(sympy.Rational(981, 100) * x, 6)) == "9.81*x"
    assert readable(x / 12 + sympy.Rational(5, 24), 6) == x / 12 + sympy.Rational(5, 24)
    assert str(readable(sympy.Mul(sympy.Rational(981, 400), 3 * x + 1, evaluate=False), 6)) == "7.3575*x + 2.4525"


def test_names_that_clash_are_told_apart(tmp_path: Path) -> None:
    text = PENDULUM.replace('"m"', '"q1"').replace("\nm =", "\nq1 =").replace('"J"', '"np"').replace("J =", "np =")
    e = equations_of(family(text, tmp_path))
    assert {"q1_", "np_"} <= {str(x) for x in e.parameters}
    assert_runs_like(po.load(tmp_path / "mechanism.toml"), e)


def test_unknown_formats_and_a_missing_sympy_are_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    e = equations_of(family(PENDULUM, tmp_path))
    with pytest.raises(po.PoinsotError, match="the formats are latex, sympy, python"):
        written(e, "fortran")
    with monkeypatch.context() as patch:
        for name in [name for name in sys.modules if name.startswith("poinsot.views.") or name == "sympy"]:
            patch.delitem(sys.modules, name)
        patch.setitem(sys.modules, "sympy", None)
        with pytest.raises(po.PoinsotError, match=r"pip install 'poinsot\[symbolic\]'"):
            __import__("poinsot.views.equations")


def test_reciprocals_of_long_sums_keep_their_value() -> None:
    """A letter stands for each while a sum is put in order; none is left."""
    rng = np.random.default_rng(4)
    names = [f"x{k}" for k in range(9)]
    field = Generators(names)
    x = [field.symbol(name) for name in names]
    long = sum((float(rng.integers(2, 9)) * a * b for a, b in pairwise(x)), x[0])
    whole = (x[0] + 3.0 * x[1] * x[2]) / long + x[3] * x[4] / long / long
    found = present(field, whole.poly, [], [])
    assert field.uncovered and found.free_symbols <= set(field.symbols)
    at = dict(zip(field.symbols, rng.uniform(0.5, 2.0, 9), strict=True))
    assert float(found.subs(at)) == pytest.approx(float(field.expression(whole.poly).subs(at)), rel=1e-12)


# The printed port-Hamiltonian form is the numerical one.
LETTERS = {
    "hamiltonian": "H", "co_energies": "gradient", "interconnection": "J", "dissipation": "R", "input_matrix": "G",
}  # fmt: skip


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["cart_pole", "double_pendulum", "chaplygin_sleigh"])
def test_python_text_gives_the_numbers_of_the_form(name: str) -> None:
    """Law  H, ∂H, J, R, G at random states, of trees in closed form and of closed loops by named parts."""
    m = po.load(f"examples/{name}.toml")
    form = m.port_hamiltonian()
    module: dict[str, Any] = {}
    exec(written(hamiltonian_equations_of(m), "python"), module)
    rng = np.random.default_rng(3)
    q = m.assemble() if m.tree.closed else rng.normal(size=m.nq)
    N = admissible(m, q)
    x = np.asarray(form.state(q, N @ rng.normal(size=N.shape[1])), dtype=float)
    for text, part in LETTERS.items():
        if text in module:
            expected = np.asarray(getattr(form, part)(x), dtype=float)
            found = np.reshape(module[text](x[: m.nq], x[m.nq :]), expected.shape)
            assert np.abs(found - expected).max() < 1e-10 * max(np.abs(expected).max(), 1.0), text
    assert {"hamiltonian", "co_energies", "interconnection", "input_matrix"} <= module.keys()
    assert ("dissipation" in module) == any(e.dissipates for e in m.model.passive)


def test_the_textbook_form_with_symbols() -> None:
    """Worked  a pole on a cart: det M̃ = l² m (M + m sin² q₂), J = [0 1; −1 0]."""
    done = poinsot("equations", "examples/cart_pole.toml", "--hamiltonian", "--symbols", "--format", "sympy")
    assert done.returncode == 0, done.stderr
    made: dict[str, Any] = {}
    exec(done.stdout, made)
    import sympy

    H, p1, p2 = made["hamiltonian"], made["p1"], made["p2"]
    M, m, length, g, q2 = (made[name] for name in ("M", "m", "l", "g", "q2"))
    inverse = sympy.Matrix([[m * length**2, -m * length * sympy.cos(q2)], [-m * length * sympy.cos(q2), M + m]])
    p = sympy.Matrix([p1, p2])
    expected = (p.T * inverse * p)[0] / (2 * m * length**2 * (M + m * sympy.sin(q2) ** 2)) - m * g * length * sympy.cos(
        q2
    )
    assert sympy.simplify(H - expected) == 0
    assert made["interconnection"] == sympy.Matrix(np.kron([[0, 1], [-1, 0]], np.eye(2, dtype=int)))
    slopes = [H.diff(made[name]) for name in ("q1", "q2", "p1", "p2")]
    assert all(sympy.simplify(a - b) == 0 for a, b in zip(slopes, made["co_energies"], strict=True))


def test_a_machine_that_switches_has_none() -> None:
    done = poinsot("equations", "examples/bouncing_ball.toml", "--hamiltonian")
    assert done.returncode == 2 and "'floor'" in done.stderr and "Traceback" not in done.stderr
