"""What is printed of a network: equations that are those which run, a report that names what matters."""

import math
from io import StringIO
from pathlib import Path

import numpy as np
import pytest
import sympy
from rich.console import Console

import poinsot as po
from networks.random_networks import each_seed
from networks.solvable import consistent_state, solvable
from poinsot import load_family
from poinsot.views.network_equations import equation_lines, network_equations, network_form, symbolic, symbolic_forms
from poinsot.views.network_report import network_report

NETWORKS = Path(__file__).resolve().parents[2] / "examples" / "networks"


@pytest.mark.sample(3)
@each_seed
def test_printed_equations_are_those_that_run(seed: int) -> None:
    net, _ = solvable(seed, "RRCCLLVI")
    e = net.equations
    t = 0.3
    x = consistent_state(net, seed, t)
    flow = e.evaluate(list(x), t, [])
    values = dict(zip(net.state_names, map(float, x), strict=True))
    values |= {source.name: float(e.value(source.name, t, [])) for _, source in e.sources}
    values |= {f"λ({net.model.branches[b].name})": float(flow.rates[e.state_of_branch[b]]) for b in e.excess.branches}
    rates = dict(zip(net.state_names, map(float, flow.rates), strict=True))
    for kind, left, right in equation_lines(e):
        value = float(right.subs({s: values[str(s)] for s in right.free_symbols}))
        if kind == "conjugate":
            values[left] = value
        elif kind == "rate":
            assert value == pytest.approx(rates[left.removeprefix("d/dt ")], rel=1e-9, abs=1e-9)
        elif kind == "zero":
            assert abs(value) < 1e-9


def test_python_equations_can_be_run() -> None:
    net = po.load(NETWORKS / "gear_train.toml")
    names = {
        "first_angular_momentum": 0.02, "second_angular_momentum": 0.1, "shaft_angle": 0.01,
        "flywheel_angular_momentum": 2.0,
    }  # fmt: skip
    namespace: dict[str, float] = {**names, "drive": 1.0, "rate_first_": 0.0, "rate_second_": 0.0}
    exec(network_equations(net, "python"), {"math": math}, namespace)
    assert namespace["shaft_torque"] == pytest.approx(3.0)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["levitated_ball", "low_pass", "motors_drive_arm", "cylinder_lifts_four_bar"])
def test_equations_with_symbols_are_those_of_the_network(name: str) -> None:
    """Law  with the parameters at their values they are the lines with numbers; mechanisms keep theirs."""
    family = load_family(NETWORKS / f"{name}.toml")
    values = {sympy.Symbol(key, real=True): value for key, value in family.build.defaults.items()}
    known = equation_lines(family.network.equations)
    found = equation_lines(symbolic(family))
    used = set()
    rng = np.random.default_rng(0)
    for (_, left, expected), (_, again, right) in zip(known, found, strict=True):
        assert left == again
        used |= right.free_symbols & values.keys()
        at = {s: rng.uniform(0.1, 1.0) for s in right.free_symbols | expected.free_symbols}
        number = float(expected.subs(at))
        assert float(right.subs(at | values)) == pytest.approx(number, rel=1e-9, abs=1e-12), left
    kept = {"motors_drive_arm": {"gear", "rotor"}, "cylinder_lifts_four_bar": set()}
    assert {str(s) for s in used} == kept.get(name, set(family.parameter_names))


def test_latex_is_balanced() -> None:
    text = network_equations(po.load(NETWORKS / "low_pass.toml"), "latex")
    assert text.count("{") == text.count("}") and r"\frac{d}{dt}" in text


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", sorted(f.name for f in NETWORKS.iterdir() if f.is_file()))
def test_every_example_has_a_report(name: str) -> None:
    net = po.load(NETWORKS / name)
    console = Console(width=200, file=StringIO())
    console.print(network_report(net))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    for part in (*net.element_names[:3], "Elements", "States of storage", "passivity", "index"):
        assert part in text
    for cause in net.structure().causes():
        assert cause.split(":")[0] in text


def test_the_printed_form_of_two_gases_is_that_of_the_source() -> None:
    """S3: J between the entropies is σ (1/T₁ − 1/T₂), σ = 5 W/K in the file; with numbers it is the J that runs."""
    net = po.load(NETWORKS / "two_gases.toml")
    assert "J[left.heat.entropy, right.heat.entropy] = " in network_form(net)
    states, parts = symbolic_forms(net)
    T1, T2 = (sympy.Symbol(f"{side}.heat.temperature", real=True) for side in ("left", "right"))
    assert sympy.simplify(parts["J"][0, 2] - 5 * (1 / T1 - 1 / T2)) == 0
    form = net.structure().explicit()
    x = np.array(net.initial_state(), dtype=float)
    slopes = dict(zip(("left.heat.temperature", "left.gas.pressure", "right.heat.temperature", "right.gas.pressure"),
                      form.gradient(x), strict=True))  # fmt: skip
    for at in np.ndindex(4, 4):
        printed = parts["J"][at].subs({s: float(slopes[str(s)]) for s in parts["J"][at].free_symbols})
        assert float(printed) == pytest.approx(float(form.coefficients(x).J[at]), rel=1e-9)
    assert states == form.states
