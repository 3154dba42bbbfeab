"""What interactive sessions show of mechanisms, networks and runs is a line in words of the field."""

import pytest

import poinsot as po
from cases import EXAMPLES


@pytest.fixture(scope="module")
def shown() -> dict[str, str]:
    m, n = po.load_mechanism(EXAMPLES / "four_bar.toml"), po.load_network(EXAMPLES / "networks" / "buck.toml")
    bodies = [f"bodies.{body}.mass" for body in m.body_names]
    things = {
        "mechanism": m, "network": n, "system": m.system(), "of network": n.system(), "body": m.body("crank"),
        "family": m.with_parameters(*bodies, "gravity.z", "gravity.x"),
        "network family": n.with_parameters("elements.C.capacitance"), "stepper": po.Stepper(m, 1e-3),
        "run": po.simulate(m, time=1e-3).poinsot, "structure": m.kinestatic_network(),
    }  # fmt: skip
    return {name: repr(each) for name, each in things.items()}


def test_representations_are_one_short_line(shown: dict[str, str]) -> None:
    for name, text in shown.items():
        assert len(text) < 150 and "\n" not in text and " at 0x" not in text, (name, text)
        assert ("'buck converter'" if "network" in name else "'four-bar linkage'") in text, (name, text)


def test_they_tell_name_and_sizes(shown: dict[str, str]) -> None:
    assert shown["mechanism"] == "<Mechanism 'four-bar linkage': 3 bodies, 4 joints, nq = 3, nv = 3, 1 closure>"
    assert shown["network"] == "<Network 'buck converter': 6 elements>"
    assert "ports input; dissipators load, S impact, D impact" in shown["of network"]
    assert "table(), plot()" in shown["run"] and "bodies.rocker.mass, … (5)>" in shown["family"]
