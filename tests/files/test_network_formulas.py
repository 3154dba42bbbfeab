"""Formulas: they are what Python would compute from the same text, and they can do nothing else."""

import math

import numpy as np
import pytest

from poinsot import ModelError
from poinsot.algebra.formulas import evaluate, names_in
from poinsot.elements import Expression

FUNCTIONS = ("sin", "cos", "atan", "tanh", "exp")


def random_formula(rng: np.random.Generator, depth: int = 4) -> str:
    """A formula in x, y and t as people write them, with and without brackets."""
    if depth == 0 or rng.random() < 0.15:
        return str(rng.choice(["x", "y", "t", "pi", "deg", "2", "0.5", "1.5e-1"]))
    one, other = (random_formula(rng, depth - 1) for _ in range(2))
    forms = [f"{one} + {other}", f"{one} - {other}", f"({one})*({other})", f"({one})/(2 + ({other})**2)", f"-({one})"]
    forms += [
        f"{rng.choice(FUNCTIONS)}(({one})/(1 + ({one})**2))",
        f"-{one}*{other}",
        f"atan2({one}, 1 + ({other})**2)",
    ]
    return str(rng.choice(forms))


@pytest.mark.parametrize("seed", range(50))
def test_a_formula_is_what_python_computes(rng: np.random.Generator) -> None:
    text = random_formula(rng)
    x, y, t = rng.normal(size=3).tolist()
    known = {"x": x, "y": y, "t": t, "deg": math.pi / 180}
    wanted = eval(text, {"__builtins__": {}}, vars(math) | known)
    assert evaluate(text, {"x": x, "y": y, "t": t}) == pytest.approx(wanted, rel=1e-12, abs=1e-12)
    assert Expression(text, (("x", x), ("y", y))).at(t) == evaluate(text, {"x": x, "y": y, "t": t})
    assert names_in(text) <= {"x", "y", "t", "pi", "deg", "atan2", *FUNCTIONS}


def test_steps() -> None:
    assert [evaluate("step(x)", {"x": x}) for x in (-1e-9, 0.0, 2.0)] == [0.0, 1.0, 1.0]


@pytest.mark.parametrize("text", ["1/0", "log(-1)", "sqrt(-1)", "(-1)**0.5", "10**400", "asin(2)"])
def test_where_a_formula_has_no_value_it_gives_nan(text: str) -> None:
    assert math.isnan(evaluate(text, {}))


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os')", "().__class__", "x.real", "x[0]", "[x]", "{x}", "lambda: x", "x if x else 1", "x == 1",
        "x or 1", "'x'", "f'{x}'", "True", "1j", "...", "sin(x, x)", "sin(x=1)", "sin", "sin(*[x])", "(x := 1)", "x; x",
        "x\ny", "", "x +", "\0", "await x", "x ^ 2", "x @ x", "x // 2", "x % 2", "~x",
        "_" * 3000, "(" * 500 + "x" + ")" * 500, "-" * 1900 + "x",
    ],
)  # fmt: skip
def test_nothing_but_arithmetic_is_a_formula(text: str) -> None:
    with pytest.raises(ModelError):
        evaluate(text, {"x": 1.0})


def test_names_that_are_not_known_get_the_nearest() -> None:
    with pytest.raises(ModelError, match=r"'lenght', which is not known here; did you mean 'length'\?"):
        evaluate("2*lenght", {"length": 1.0})
    with pytest.raises(ModelError, match="the time t"):
        evaluate("2*t", {})
