"""A file with a method and a step control of one's own, and the command line."""

import sys

import pytest

from poinsot.cli.app import run

FILE = """
poinsot = 1
bodies.rod = {mass = 1.0, inertia = [0.1, 0.1, 0.1], centre = [0, 0, -0.5]}
pairs.hinge = {kind = "revolute", between = ["ground", "rod"], point = [0, 0, 0], axis = [0, 1, 0]}
[simulation]
time = 1
samples = 11
rtol = 1e-6
method = "alexander"
step_control = { beta = ["1/2", 0.1, -0.1], safety = 0.8, least = "1/2", most = 1.5 }
[simulation.methods.alexander]
A = [["1 - sqrt(1/2)"], ["sqrt(1/2)", "1 - sqrt(1/2)"]]
b = ["sqrt(1/2)", "1 - sqrt(1/2)"]
order = 2
[simulation.methods.jump]
scheme = "variational"
shares = ["1/(2 - 2**(1/3))", "1 - 2/(2 - 2**(1/3))", "1/(2 - 2**(1/3))"]
order = 4
"""


def command(*given: str) -> int:
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(sys, "argv", ["poinsot", *given])
        return run()
