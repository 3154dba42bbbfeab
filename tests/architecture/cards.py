"""What public docstrings say: which functions, methods and classes have a formula, and what their cards lack.

A card says, beside its equation, the *shapes* of arrays, the *units*, the *errors* that it raises, the *law* that
holds of it and the *source* of the equation (CONTRIBUTING.md). Law and source may stand once for a whole class or
module, in its docstring; units once for a class, or for a module after "Units:" in its docstring. A
shape is asked for where a signature has arrays, a unit where the result may be a quantity, errors where the body
raises them, a law of all but properties, which are definitions.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from architecture.source_tree import called, nodes

Definition = ast.FunctionDef | ast.ClassDef

#: What a card has, and how it is written.
PARTS = {
    "shape": "the shapes of its arrays, as (3,), (..., nv) or 6 × n",
    "unit": "units in brackets, as [N·m], [rad/s] or [–] where there is none; or 'in the unit of …'",
    "errors": "the errors that it raises, by their names, and when",
    "law": "a 'Law:' that must hold of every case, best with the test that tries it",
    "source": "a 'Source:' by section or equation, here or in the docstring of its class or module",
}
FORMULA = re.compile(r" = |[∂Σ∫⟨√ᵀ½≤≥∇⁻ẋ]")
CODE = re.compile(r"``[^`]*``|^ {4,}.*$", re.MULTILINE)
ARRAYS = re.compile(r"Array|Floats|Matrix|Matrices")
SHAPE = re.compile(
    r"\((?:\.\.\.|[\w+−·* ]+)(?:, ?[\w+−·* ]+)*,?\)(?<!\(s\))(?:-| |,|\.|;|:|$)|\w ?[×x] ?\w|\(\w+,\)|scalar",
    re.MULTILINE,
)
UNIT = re.compile(
    r"\[[^\]]*(?<![A-Za-z])(?:[mkMµ]?(?:rad|m|s|kg|g|N|J|W|A|V|K|Pa|C|F|H|Ω|S|Wb|T|Hz|mol|bit)|–|-|1|%)(?![A-Za-z])[^\]]*\]"
    r"|\bunits?\b|dimensionless|pure number|\b(?:radians|metres|seconds|watts|joules|newtons)\b"
)
UNITS = re.compile(r"\bUnits(?::|  )")
ERRORS = re.compile(r"\w*Error\b|Errors\b")
OF_PROGRAMMERS = {"AssertionError", "StopIteration", "AttributeError"}  # no user of a function meets these
LAW = re.compile(r"\bLaws?\b")
GIVEN = re.compile(r"\bSources?\b|\bFrom  ")


@dataclass(frozen=True)
class Card:
    """A public definition with a formula: its name, as ``geometry/motors.py Twist.cross``, and what its card lacks."""

    name: str
    lacking: tuple[str, ...]


def cards_of(name: str, tree: ast.Module) -> Iterator[Card]:
    """The cards of one module."""
    for qualified, node, around in public(tree):
        doc = ast.get_docstring(node) or ""
        if FORMULA.search(CODE.sub("", doc)):
            above = ast.get_docstring(tree) or ""
            yield Card(f"{name} {qualified}", tuple(lacking(node, doc, around, above)))


def public(tree: ast.Module) -> Iterator[tuple[str, Definition, str]]:
    """Public functions, classes and their public methods; with the docstring of the class around each method."""
    for node in tree.body:
        if not isinstance(node, Definition) or node.name.startswith("_"):
            continue
        yield node.name, node, ""
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("_"):
                    yield f"{node.name}.{inner.name}", inner, ast.get_docstring(node) or ""


def lacking(node: Definition, doc: str, around: str, above: str) -> Iterator[str]:
    """What a card does not say; ``around`` it the docstring of its class, ``above`` it that of its module."""
    if has_arrays(node) and not SHAPE.search(doc):
        yield "shape"
    if has_numbers(node) and not (UNIT.search(f"{doc}\n{around}") or UNITS.search(above)):
        yield "unit"
    if raises(node) and not ERRORS.search(doc):
        yield "errors"
    if not is_property(node) and not LAW.search(f"{doc}\n{around}\n{above}"):
        yield "law"
    if not GIVEN.search(f"{doc}\n{around}\n{above}"):
        yield "source"


def annotations(node: Definition) -> list[ast.expr]:
    """What a signature says of arguments and the result; the fields of a class."""
    if isinstance(node, ast.ClassDef):
        return [each.annotation for each in node.body if isinstance(each, ast.AnnAssign)]
    arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    return [each for each in (*(a.annotation for a in arguments), node.returns) if each is not None]


def has_arrays(node: Definition) -> bool:
    """Whether an argument or the result is an array."""
    return any(ARRAYS.search(ast.unparse(each)) for each in annotations(node))


def has_numbers(node: Definition) -> bool:
    """Whether the result may be a quantity: it is no text, no truth, and not nothing. A class has its fields."""
    if isinstance(node, ast.ClassDef):
        return any(re.search(r"Array|float|Scalar|Floats", ast.unparse(each)) for each in annotations(node))
    return node.returns is not None and ast.unparse(node.returns) not in {"str", "bool", "None", "int"}


def is_property(node: Definition) -> bool:
    """Whether it is read like a field."""
    return any("property" in ast.unparse(each) for each in node.decorator_list)


def raises(node: Definition) -> bool:
    """Whether the body raises; a class does where it is built. ``requires=`` of a declaration refuses models."""
    if isinstance(node, ast.ClassDef):
        made = [each for each in node.body if isinstance(each, ast.FunctionDef)]
        return any(raises(each) for each in made if each.name in {"__init__", "__post_init__"})
    keywords = {k.arg for each in node.decorator_list if isinstance(each, ast.Call) for k in each.keywords}
    raised = [each.exc for each in ast.walk(node) if isinstance(each, ast.Raise)]
    made_here = [called(each.func) for each in raised if isinstance(each, ast.Call)]
    return "requires" in keywords or any(name not in OF_PROGRAMMERS for name in made_here)


def places_with_any(tree: ast.Module) -> int:
    """In how many annotations (of arguments, results, fields and variables) ``Any`` stands."""
    found: list[ast.expr | None] = []
    for node in nodes(tree):
        match node:
            case ast.FunctionDef(args=a, returns=result):
                every = [*a.posonlyargs, *a.args, *a.kwonlyargs, a.vararg, a.kwarg]
                found += [result, *(each.annotation for each in every if each is not None)]
            case ast.AnnAssign(annotation=annotation):
                found.append(annotation)
    return sum(any(isinstance(n, ast.Name) and n.id == "Any" for n in ast.walk(each)) for each in found if each)
