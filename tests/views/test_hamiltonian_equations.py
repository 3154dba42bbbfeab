"""The printed port-Hamiltonian form is the numerical one."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from command import poinsot
from poinsot.analysis import admissible
from poinsot.views.equations import hamiltonian_equations_of
from poinsot.views.printing import written

LETTERS = {
    "hamiltonian": "H", "co_energies": "gradient", "interconnection": "J", "dissipation": "R", "input_matrix": "G",
}  # fmt: skip


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
