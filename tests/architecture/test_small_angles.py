"""Quotients with a removable singularity at a small angle, and their series, stand in algebra/sinc.py alone.

Written a second time they are right at zero and wrong beside it, or have no derivative there; that happened twice.
"""

import ast
from collections.abc import Iterator
from fractions import Fraction
from math import factorial
from pathlib import Path

import pytest

from architecture.source_tree import SOURCE, called, found_by, nodes, reader

HOME = {
    "algebra/sinc.py": "the one module",
    "renderers/llvm/trigonometry.py": "sin and cos themselves, from polynomials on a reduced argument",
    "simulation/loops/native.py": "the quaternion of a turn in the text of a loop, which calls no libm",
}
CIRCULAR = {"sin", "cos", "tan", "asin", "acos", "atan", "atan2", "arcsin", "arccos", "arctan", "arctan2", "sinc"}
COEFFICIENTS = {Fraction(1, factorial(k)) for k in range(3, 12)} | {Fraction(1, 12), Fraction(1, 720)}


@reader
def small_angles(tree: ast.Module, _: Path) -> list[tuple[int, str]]:
    return list(series_and_quotients(tree))


def series_and_quotients(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Lines that look like small-angle code, with the reason."""
    for node in nodes(tree):
        match node:
            case ast.BinOp(left=above, op=ast.Div(), right=below) if removable(above, below):
                yield node.lineno, "a quotient of an angle and its sine or the like"
            case ast.BinOp(left=above, op=ast.Div()) if any(map(alternates, ast.walk(above))):
                yield node.lineno, "coefficients of an alternating series"
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub(), right=right):
                one, other = (left, right) if number(left) is not None else (right, left)
                if number(one) in {1, Fraction(1, 2), *COEFFICIENTS} and any(map(is_term, ast.walk(other))):
                    yield node.lineno, "the first terms of a series"
            case ast.Tuple(elts=terms) | ast.List(elts=terms):
                if sum(abs(n) in COEFFICIENTS for n in map(number, terms) if n is not None) > 1:
                    yield node.lineno, "coefficients of a series"
            case ast.Call(func=func) if called(func) == "factorial":
                yield node.lineno, "coefficients of a series"


def removable(above: ast.expr, below: ast.expr) -> bool:
    """Whether a circular function is divided by what is none, or the argument of one by that function."""
    if number(below) is not None:
        return False
    over, under = circular(above), circular(below)
    if over and not under:
        return True
    arguments = {name for call in under for argument in call.args for name in places(argument)}
    outside = {name for name in places(above, skip=over)}
    return bool(arguments & outside)


def circular(node: ast.expr) -> list[ast.Call]:
    return [each for each in ast.walk(node) if isinstance(each, ast.Call) and called(each.func) in CIRCULAR]


def places(node: ast.AST, skip: list[ast.Call] | tuple[()] = ()) -> set[str]:
    """The variables of an expression, a.b as one, outside the calls left out."""
    if node in skip:
        return set()
    if isinstance(node, (ast.Name, ast.Attribute)):
        return {ast.unparse(node)}
    inner = node.args if isinstance(node, ast.Call) else list(ast.iter_child_nodes(node))
    return set().union(*(places(each, skip) for each in inner))


def number(node: ast.expr) -> Fraction | None:
    """The value of an expression of numbers, decimals of a coefficient made exact; None of any other."""
    match node:
        case ast.Constant(value=int() | float() as value) if not isinstance(value, bool) and abs(value) < 1e300:
            exact = Fraction(value)
            return next((c for c in COEFFICIENTS if abs(exact - c) < c / 10**6), exact)
        case ast.UnaryOp(op=ast.USub(), operand=x) if (value := number(x)) is not None:
            return -value
        case ast.BinOp(left=x, op=ast.Div(), right=y):
            a, b = number(x), number(y)
            return a / b if a is not None and b else None
    return None


def is_term(node: ast.AST) -> bool:
    """x/6, x*x/24 or 0.1666…·x: a variable with the coefficient of a series."""
    match node:
        case ast.BinOp(left=x, op=ast.Div(), right=y) if number(x) is None and (n := number(y)):
            return 1 / abs(n) in COEFFICIENTS
        case ast.BinOp(left=x, op=ast.Mult(), right=y):
            return any(n is not None and abs(n) in COEFFICIENTS for n in (number(x), number(y)))
    return False


def alternates(node: ast.AST) -> bool:
    """(−1)ᵏ"""
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow) and number(node.left) == -1


def test_small_angles_are_met_in_one_module() -> None:
    found = {file.relative_to(SOURCE).as_posix(): each for file, each in found_by(small_angles).items()}
    wrong = [f"{name}:{line} {why}" for name, each in found.items() if name not in HOME for line, why in each]
    assert not wrong, "\n".join(wrong)
    assert len(found["algebra/sinc.py"]) > 5, "the test sees the one module"


@pytest.mark.parametrize(
    "text",
    [
        "sin(t) / t", "np.where(t < 1e-6, 1 - t**2 / 6, 1.0)", "(1 - np.cos(theta)) / theta2", "angle / np.sin(angle)",
        "0.5 * phi.norm / tan(0.5 * phi.norm)", "2 * atan2(r, w) / r", "half = 0.5 - s / 24",
        "1.0 - 0.16666666666666666 * x * x", "1 / 6 - s / 120", "1 + s / 12", "series = [1.0, -1 / 6, 1 / 120]",
        "((-1.0) ** k / (2 * k + 1) for k in range(7))", "c = 1 / factorial(2 * k + 1)",
    ],
)  # fmt: skip
def test_a_second_series_would_be_found(text: str) -> None:
    assert list(series_and_quotients(ast.parse(text)))


@pytest.mark.parametrize(
    "text",
    ["n.distance * cos(n.angle) / sin(n.angle)", "(1 + cos(x)) / 2", "x * x * m / 12.0", "total / 24.0", "1 - x / 2"],
)
def test_other_arithmetic_is_left_alone(text: str) -> None:
    assert not list(series_and_quotients(ast.parse(text)))
