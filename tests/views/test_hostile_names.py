"""Names are data: whatever they are, an exported program has the same shape and the same numbers, a paper compiles,
and the terminal shows them and does not obey."""

import ast
import math
from io import StringIO
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from rich.console import Console

import poinsot as po
from hostile import NASTY, acting, names, tex_tokens
from poinsot import Body, Displacement, Inertia, Joint, Mechanism, Model, Network, PoinsotError, pairs
from poinsot.errors import printable
from poinsot.views.equations import equations_of
from poinsot.views.naming import docstring, identifiers, plain, tex
from poinsot.views.network_equations import equation_lines, network_equations
from poinsot.views.network_report import network_report
from poinsot.views.printing import written
from poinsot.views.report import mechanism_report, show

few = settings(max_examples=12)
each_nasty = pytest.mark.parametrize("name", NASTY, ids=ascii)


def arm(title: str, body: str, first: str, second: str) -> Mechanism:
    """A hinge and a slide, whose names are given."""
    other, second = body + "'", second if second != first else second + "'"
    bodies = (
        Body(body, Inertia.at_centre(2.0, [0.0, 0.1, -0.3], [0.1, 0.2, 0.3])),
        Body(other, Inertia.at_centre(1.0, [0.1, 0.0, 0.0], [0.1, 0.1, 0.1])),
    )
    across = Displacement(np.array([[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [-1.0, 0.0, 0.0]]), np.zeros(3))
    joints = (
        Joint(first, pairs.revolute(), "ground", body, across, across),
        Joint(second, pairs.prismatic(), body, other),
    )
    return Mechanism(Model(title, bodies, joints))


def shape(text: str) -> list[tuple[str, str]]:
    """What a program does: its statements in order, without the texts of docstrings and the names of symbols."""
    return [(type(node).__name__, getattr(node, "name", "")) for node in ast.parse(text).body]


ORDINARY = arm("plain", "upper", "hinge", "slide")
PLAIN = equations_of(ORDINARY)
SHAPES = {form: shape(written(PLAIN, form)) for form in ("sympy", "python")}


@pytest.mark.long
@few
@given(names, names, names, names)
@example('arm"""; import os; os.abort(); """', "a", "b", "c")
@example("a", "a", "a\n\\input{b}", "a\\")
def test_programs_and_papers_of_mechanisms(title: str, body: str, first: str, second: str) -> None:
    if "ground" in (body, body + "'"):
        return
    equations = equations_of(arm(title, body, first, second))
    for form, expected in SHAPES.items():
        assert shape(written(equations, form)) == expected
    lines, ordinary = written(equations, "latex").split("\n"), written(PLAIN, "latex").split("\n")
    assert [line for line in lines if not line.startswith("%")] == [x for x in ordinary if not x.startswith("%")]
    assert len(lines) == len(ordinary) and not acting("\n".join(lines))
    text = written(equations, "python")
    assert not acting(text)
    space: dict[str, Any] = {}
    exec(compile(text, "exported", "exec"), space)
    q = np.array([0.3, -0.2])
    assert space["mass_matrix"](q) == pytest.approx(np.asarray(ORDINARY.mass_matrix(q)), rel=1e-12)


@pytest.mark.sample(1)
@each_nasty
def test_parameters_become_identifiers(name: str) -> None:
    family = ORDINARY.with_parameters(**{name: "bodies.upper.mass", "other": "bodies.upper'.mass"})
    equations = equations_of(family)
    space: dict[str, Any] = {}
    text = written(equations, "python")
    exec(compile(text, "exported", "exec"), space)
    made = [str(symbol) for symbol in equations.parameters]
    assert all(each.isidentifier() and each.isascii() for each in made) and len(set(made)) == 2
    q, values = np.array([0.3, -0.2]), {made[0]: 3.0, made[1]: 0.5}
    by_name = {"other": 0.5} | {n: 3.0 for n in family.parameter_names if n != "other"}
    expected = family.mass_matrix(q, np.array([by_name[n] for n in family.parameter_names]))
    if made != [n for n in family.parameter_names]:
        values = dict(zip(made, (by_name[n] for n in family.parameter_names), strict=True))
    assert space["mass_matrix"](q, **values) == pytest.approx(np.asarray(expected), rel=1e-12)
    assert shape(written(equations, "sympy"))[0] == ("Expr", "")
    sympy_space: dict[str, Any] = {}
    exec(compile(written(equations, "sympy"), "exported", "exec"), sympy_space)
    assert sympy_space["mass_matrix"].free_symbols <= {sympy_space[n] for n in (*made, "q1", "q2")}


def circuit(title: str, source: str, capacitor: str, inductor: str, node: str) -> Network | None:
    """A driven oscillator with a nonlinear resistor; None where two names are one."""
    if len({source, capacitor, inductor, "R"}) < 4 or node == "ground":
        return None
    net = Network(title)
    net.add(po.electrical.VoltageSource(source, 1.0), node, "ground")
    net.add(po.electrical.Resistor("R", 2.0), node, node + "'")
    net.add(po.electrical.Inductor(inductor, 0.5), node + "'", node + "''")
    net.add(po.electrical.Capacitor(capacitor, 0.25), node + "''", "ground")
    return net


@settings(max_examples=40)
@given(names, names, names, names, names)
@example("t", "V", "C1", "C1.charge", "n")
@example("t", "a.b", "a_b", "a b", "n")
@example("t", "math", "residual", "import", "n")
@example("t", "C.charge", "C", "L", "n")
@example("t", "λ(a)", "H(a)", "d/dt a", "n")
def test_programs_of_networks(title: str, source: str, capacitor: str, inductor: str, node: str) -> None:
    net = circuit(title, source, capacitor, inductor, node)
    if net is None:
        return
    text = network_equations(net, "python")
    assert not acting(text)
    tree = ast.parse(text)
    lines = equation_lines(net.equations)
    assert [type(each).__name__ for each in tree.body] == ["Import"] + ["Assign"] * len(lines)
    targets = [each.targets[0].id for each in tree.body[1:]]  # type: ignore[attr-defined]
    given = sorted({n.id for n in ast.walk(tree) if isinstance(n, ast.Name)} - {*targets, "math"})
    assert len(given) == 3 and len(set(targets)) == len(targets)  # two states and a source
    # whatever the names: with q = C u and Φ = L i, the energies are those of the textbook
    for values in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)):
        space: dict[str, Any] = {"math": math, **dict(zip(given, values, strict=True))}
        exec(compile(tree, "exported", "exec"), space)
        energies = sorted(space[target] for target in targets[:2])
        assert energies in ([0.0, 0.0], [0.0, 1.0], [0.0, 2.0])
    for form in ("text", "latex"):
        printed = network_equations(net, form)  # type: ignore[arg-type]
        assert printed.count("\n") == len(lines) and not acting(printed)
    assert not tex_tokens(network_equations(net, "latex"))


@each_nasty
def test_latex_of_a_name_is_balanced_and_inert(name: str) -> None:
    text = tex(name)
    bare = text.replace(r"\\", "").replace(r"\{", "").replace(r"\}", "")
    assert bare.count("{") == bare.count("}")
    assert not tex_tokens(text) and "\n" not in text and not acting(text)


@given(names)
def test_texts_in_programs_say_what_was_given(name: str) -> None:
    assert ast.literal_eval(docstring([name, name])) == f"{printable(name)}\n{printable(name)}\n"
    assert printable(printable(name)) == printable(name)
    assert not acting(printable(name)) and printable(name).isprintable()
    assert acting(printable(f"a\n{name}", "\n")) == []


def test_letters_of_all_scripts_are_shown() -> None:
    for name in ("elbow", "Schädel", "関節", "مفصل", "сустав", "αβγ", "naïve", "e\u0301", "µ Ω"):
        assert printable(name) == name


def test_identifiers_differ() -> None:
    named = identifiers(["taken"])
    made = [named(name) for name in (*NASTY, "taken", "for")]
    assert len(set(made)) == len(made) and all(each.isidentifier() and each.isascii() for each in made)
    assert named("a.b") == named("a.b") != named("a_b")


@few
@given(names, names, names)
@example("[/]", "\x1b[2J", "a\nratio 1e-16")
def test_reports_obey_no_name(title: str, body: str, joint: str) -> None:
    if "ground" in (body, body + "'"):
        return
    mechanism = arm(title, body, joint, "s")
    net = circuit(title, body, joint, "L", "n")
    for report in (mechanism_report(mechanism, np.zeros(2)), network_report(net) if net else "nothing"):
        console = Console(width=200, file=StringIO())
        console.print(report, markup=False)
        assert not acting(console.file.getvalue())  # type: ignore[attr-defined]


@each_nasty
def test_the_terminal_is_guarded_whoever_prints(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    from rich.text import Text

    from poinsot.cli.terminal import say, tell

    show(Text(name), name)
    tell(name)
    say(f"error: {name}")
    captured = capsys.readouterr()
    assert not acting(captured.out + captured.err)
    assert not acting(str(PoinsotError(f"there is no body {name}")).replace("\n", ""))


@pytest.mark.sample(1)
@each_nasty
def test_pictures_show_names_and_never_typeset_them(name: str) -> None:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure()
    ax = figure.add_subplot()
    ax.plot([0.0, 1.0], label=plain(name))
    legend = ax.legend()
    ax.set_title(plain(name))
    FigureCanvasAgg(figure).draw()
    assert len(legend.get_texts()) == 1
