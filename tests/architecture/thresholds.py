"""Small numbers of the code (tolerances, thresholds, guards) and whether a reason stands beside each.

A reason is a comment on the line, or on the lines above the statement; a docstring that names the number; for a default
of a signature or a field, a docstring that names the argument. Guards against a division by zero (below 1e-200) and
powers of ten that are units (a text beside them: ``"mm": 1e-3``) speak for themselves.
"""

import ast
import re
from collections.abc import Iterator

WRITTEN = re.compile(r"\d[\d.]*e-(\d+)")
GUARD = 200


def unexplained(text: str, tree: ast.Module | None = None) -> Iterator[tuple[int, str]]:
    """The lines and texts of small numbers without a reason."""
    if WRITTEN.search(text):
        yield from _within(tree or ast.parse(text), text.split("\n"), docs="", statement=0)


def _within(node: ast.AST, lines: list[str], docs: str, statement: int) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
        docs += "\n" + (ast.get_docstring(node) or "")
    if isinstance(node, ast.FunctionDef):
        yield from _defaults(node, lines, docs)
    children = list(ast.iter_child_nodes(node))
    for k, child in enumerate(children):
        if isinstance(node, ast.FunctionDef) and child is node.args:
            continue
        inner, start = docs, child.lineno if isinstance(child, ast.stmt) else statement
        if isinstance(child, ast.Assign | ast.AnnAssign):
            inner += _named_field(child, docs)
            if _text_below(children, k):
                continue
        if isinstance(child, ast.Constant) and isinstance(child.value, float):
            yield from _number(child, node, lines, docs, statement)
        yield from _within(child, lines, inner, start)


def _defaults(node: ast.FunctionDef, lines: list[str], docs: str) -> Iterator[tuple[int, str]]:
    """Defaults of arguments: the docstring that names the argument explains it."""
    a = node.args
    positional = [*a.posonlyargs, *a.args]
    last = positional[len(positional) - len(a.defaults) :]
    given = [*zip(last, a.defaults, strict=True), *zip(a.kwonlyargs, a.kw_defaults, strict=True)]
    for argument, default in given:
        for each in ast.walk(default) if default is not None else ():
            if isinstance(each, ast.Constant) and isinstance(each.value, float) and not _named(argument.arg, docs):
                yield from _number(each, default, lines, docs, each.lineno)


def _named_field(child: ast.Assign | ast.AnnAssign, docs: str) -> str:
    """The value itself, where the docstring names the field or the name that it is given to."""
    target = child.targets[0] if isinstance(child, ast.Assign) else child.target
    name = target.id if isinstance(target, ast.Name) else ""
    return ast.unparse(child) if name and not name.startswith("_") and _named(name, docs) else ""


def _named(name: str, docs: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", docs) is not None


def _text_below(children: list[ast.AST], k: int) -> str:
    """The text that stands under an assignment, as the documentation of a name."""
    below = children[k + 1] if k + 1 < len(children) else None
    text = below.value.value if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) else ""
    return text if isinstance(text, str) else ""


def _number(
    node: ast.Constant, around: ast.AST, lines: list[str], docs: str, statement: int
) -> Iterator[tuple[int, str]]:
    line = lines[node.lineno - 1].encode()[node.col_offset : node.end_col_offset].decode()
    found = WRITTEN.fullmatch(line)
    if found is None or int(found[1]) >= GUARD or line in docs or _beside_text(around):
        return
    above = [lines[k - 2].strip().startswith("#") for k in (node.lineno, statement or node.lineno) if k >= 2]
    last = lines[node.end_lineno - 1] if node.end_lineno else ""
    if "#" not in last[node.end_col_offset or 0 :] and not any(above) and "#" not in _rest(lines, statement):
        yield node.lineno, line


def _rest(lines: list[str], statement: int) -> str:
    """The comment on the first line of a statement."""
    return lines[statement - 1].partition("  #")[1] if statement else ""


def _beside_text(around: ast.AST) -> bool:
    """Whether a text stands beside the number in a table: the name of a unit."""
    return isinstance(around, ast.Dict | ast.Tuple) and any(
        isinstance(each, ast.Constant) and isinstance(each.value, str) for each in ast.iter_child_nodes(around)
    )
