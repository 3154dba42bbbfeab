"""Pairs and force elements answer for themselves: nothing outside their rooms asks which class or kind they are."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from architecture.source_tree import SOURCE, called, found_by, package_above, parse, reader
from poinsot.elements import CONTACTS, KINDS

ROOMS = {
    "Pair": ("joints/",),
    "ForceElement": (
        "multibody/force.py",
        "multibody/forces.py",
        "multibody/spatial_springs.py",
        "multibody/tendons.py",
        "multibody/actuators.py",
    ),
}
"""Where classes may be asked for, by the class that they descend from."""
NAMES = {*KINDS, *CONTACTS} - {"fixed", "free"}
"""Kinds of pairs, as texts; two of them are also words for the base of a robot."""


def name_of(file: Path) -> str:
    return ".".join(("poinsot", *file.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")


def file_of(module: str) -> Path | None:
    """The file of a module of the package."""
    stem = SOURCE.parent.joinpath(*module.split("."))
    return next((file for file in (stem.with_suffix(".py"), stem / "__init__.py") if file.is_file()), None)


@cache
def meanings(file: Path) -> dict[str, ast.stmt | tuple[str, str]]:
    """What the names at the top of a module are: statements that define them, or (module, name) imported there."""
    return table(parse(file), file)


def table(tree: ast.Module, file: Path) -> dict[str, ast.stmt | tuple[str, str]]:
    known: dict[str, ast.stmt | tuple[str, str]] = {}
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(names=names):
                base = ".".join(filter(None, [package_above(file, node.level), node.module]))
                known |= {alias.asname or alias.name: (base, alias.name) for alias in names}
            case ast.ClassDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
                known[name] = node
            case ast.AnnAssign(target=ast.Name(id=name)):
                known[name] = node
    return known


def families(node: ast.expr, known: dict[str, ast.stmt | tuple[str, str]], depth: int = 8) -> Iterator[str]:
    """Pair or ForceElement for each descendant of theirs in an expression: by imports, tuples, unions, bases."""
    match node:
        case ast.Tuple(elts=inner):
            for each in inner:
                yield from families(each, known, depth)
        case ast.BinOp(left=left, right=right, op=ast.BitOr()):
            yield from families(left, known, depth)
            yield from families(right, known, depth)
        case ast.Subscript(value=ast.Name(), slice=inside):  # Annotated[…], Union[…]
            yield from families(inside, known, depth)
        case ast.Attribute(value=ast.Name(id=owner), attr=name) if isinstance(known.get(owner), tuple):
            yield from elsewhere(".".join(known[owner]), name, depth)  # type: ignore[arg-type]
        case ast.Name(id=name) if depth:
            match known.get(name):
                case (str(module), str(original)):
                    yield from elsewhere(module, original, depth)
                case ast.ClassDef(bases=bases):
                    if name in ROOMS:
                        yield name
                    for base in bases:
                        yield from families(base, known, depth - 1)
                case ast.Assign(value=value) | ast.AnnAssign(value=ast.expr() as value):
                    yield from families(value, known, depth - 1)


@cache
def elsewhere(module: str, name: str, depth: int) -> tuple[str, ...]:
    if module.startswith("poinsot") and (file := file_of(module)) is not None:
        return tuple(families(ast.Name(name), meanings(file), depth - 1))
    return ()


def questions(tree: ast.Module, file: Path) -> Iterator[tuple[int, str, str]]:
    """Lines where a module asks for the class or the kind of a thing: line, what it asks for, whose family that is."""
    known = table(tree, file)
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=func, args=[_, classes]) if called(func) in ("isinstance", "issubclass"):
                yield from ((node.lineno, ast.unparse(classes), of) for of in families(classes, known))
            case ast.MatchClass(cls=cls):
                yield from ((cls.lineno, ast.unparse(cls), of) for of in families(cls, known))
            case ast.Compare(comparators=comparators, ops=ops):
                if all(isinstance(op, (ast.Is, ast.IsNot, ast.Eq, ast.NotEq, ast.In, ast.NotIn)) for op in ops):
                    for each in comparators:
                        yield from ((node.lineno, ast.unparse(each), of) for of in families(each, known))
                        yield from ((node.lineno, text, "Pair") for text in texts(each))
            case ast.MatchValue(value=value):
                yield from ((value.lineno, text, "Pair") for text in texts(value))


def texts(node: ast.expr) -> Iterator[str]:
    """The kinds among the texts of an expression."""
    inner = node.elts if isinstance(node, (ast.Tuple, ast.List, ast.Set)) else [node]
    yield from (each.value for each in inner if isinstance(each, ast.Constant) and each.value in NAMES)


@reader
def asked(tree: ast.Module, file: Path) -> list[str]:
    """What a module asks that only the rooms of pairs and force elements may."""
    where = file.relative_to(SOURCE).as_posix()
    told = ((line, what) for line, what, of in questions(tree, file) if not where.startswith(ROOMS[of]))
    return [f"{where}:{line} asks for {what}" for line, what in dict.fromkeys(told)]


def test_nobody_else_asks_for_kinds() -> None:
    wrong = [line for found in found_by(asked).values() for line in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("isinstance(pair, ScrewPair)", "ScrewPair"),
        ("isinstance(pair, (int, ScrewPair))", "ScrewPair"),
        ("isinstance(pair, int | ScrewPair)", "ScrewPair"),
        ("isinstance(e, forces.JointSpring)", "JointSpring"),
        ("type(pair) is ScrewPair", "ScrewPair"),
        ("match pair:\n    case ScrewPair(): pass", "ScrewPair"),
        ("pair.kind == 'helical'", "helical"),
        ("pair.kind in ('helical', 'x')", "helical"),
        ("match pair.kind:\n    case 'helical': pass", "helical"),
    ],
)
def test_such_questions_would_be_found(text: str, what: str) -> None:
    head = "from poinsot.joints.screw_pairs import ScrewPair\nfrom poinsot.multibody import forces\n"
    found = asked(ast.parse(head + text), SOURCE / "views" / "x.py")
    assert len(found) == 1 and what in found[0]
    assert not asked(ast.parse(head + text), SOURCE / "joints" / "x.py") or what == "JointSpring"
    assert not asked(ast.parse("isinstance(x, (int, str)) or x == 'y'"), SOURCE / "views" / "x.py")
