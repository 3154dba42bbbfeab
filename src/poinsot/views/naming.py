"""Names that users gave, as programs and papers can carry them: never as code, never out of their comment.

Names are data from the author of the model. A program of ours holds them only inside a comment or a text (escaped), or
as identifiers made here. Law: tests/views/test_hostile_names.py
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Collection, Iterable

from poinsot.errors import printable

# what printed equations call by name beside their own symbols
_CALLS = """sin cos tan asin acos atan atan2 sinh cosh tanh sqrt exp log ln pi E I Abs abs fabs min max Min Max sign q v
Heaviside floor And Or Not Eq Ne Lt Le Gt Ge Piecewise Matrix Rational Integer Float Symbol symbols real math np numpy
float dtype true false nan oo zoo inf"""
_CALLED = frozenset(_CALLS.split())
_NAME_LENGTH = 60  # characters of a name in a picture
_TEX = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "$": r"\$", "&": r"\&", "#": r"\#", "%": r"\%", "_": r"\_",
    "^": r"\textasciicircum{}", "~": r"\textasciitilde{}", "λ": r"\ensuremath{\lambda}",
}  # fmt: skip


def docstring(lines: Iterable[str]) -> str:
    """The literal of a module's docstring: these lines, each on one line, whatever is in them."""
    text = "\n".join(printable(line) for line in lines).replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    return f'"""{text}\n"""'


def comment(text: str, sign: str = "#") -> str:
    """One line of comment: # in Python, % in LaTeX."""
    return f"{sign} {printable(text)}"


def tex(name: str) -> str:
    r"""A name in LaTeX's mathematics, upright: the specials of TeX escaped, what cannot be seen as \\x1b."""
    if name == printable(name) and all(c.isalnum() or c in "._()-" for c in name):
        return r"\mathrm{" + name.replace("_", r"\_").replace("λ", r"\lambda ") + "}"
    return r"\text{" + "".join(_TEX.get(c, c) for c in printable(name)) + "}"


def plain(text: object) -> str:
    """A name as matplotlib shows it: short, visible, never typeset as mathematics, in legends too."""
    shown = printable(str(text))
    shown = (shown if len(shown) <= _NAME_LENGTH else f"{shown[: _NAME_LENGTH - 1]}…").replace("$", r"\$")
    return f" {shown}" if shown.startswith("_") else shown


def identifier(name: str) -> str:
    """The name in letters, digits and _ of ASCII, beginning with no digit."""
    plain = "".join(c if c.isascii() and c.isalnum() else "_" for c in name)
    return plain if plain[:1].isalpha() or plain[:1] == "_" else f"_{plain}"


def identifiers(taken: Collection[str] = (), unfinished: str = "{0}_{1}") -> Callable[[str], str]:
    """A function from names to identifiers, another for each name; keywords, called functions and ``taken`` are left.

    unfinished  how {0} that is taken goes on, with the number {1} = 2, 3, …
    """
    found: dict[str, str] = {}
    used = {*taken, *_CALLED}

    def one(name: str) -> str:
        if name not in found:
            wanted = made = identifier(name)
            count = 1
            while made in used or keyword.iskeyword(made):
                count += 1
                made = unfinished.format(wanted, count)
            used.add(made)
            found[name] = made
        return found[name]

    return one
