"""Names and texts of users, and numbers, as Modelica takes them. Law: tests/backends/test_modelica.py"""

from __future__ import annotations

import math
import re

from poinsot.errors import ModelError, printable

_WORDS = """
algorithm and annotation block break class connect connector constant constrainedby der discrete each else
elseif elsewhen encapsulated end enumeration equation expandable extends external false final flow for
function if import impure in initial inner input loop model not operator or outer output package parameter
partial protected public pure record redeclare replaceable return stream then true type when while within Real
Integer Boolean String Clock StateSelect time abs acos asin atan atan2 ceil cos cosh delay exp floor inStream
log log10 max min mod noEvent pre reinit rem sample semiLinear sign sin sinh smooth sqrt tan tanh terminal
terminate assert edge change integer size sum
"""
"""What is a word of the language, or the name of one of its functions."""
_QUOTED = re.compile(r"[A-Za-z0-9_!#$%&()*+,\-./:;<>=?@\[\]^{}| ]")


class ModelicaNames:
    """A name of Modelica for every name, as it is, or in quotes; each is given once.

    What even quotes cannot hold, letters beyond ASCII and control characters, becomes "_"; a name in quotes holds no
    quote and no backslash, so that nothing of a user's ends it.
    """

    def __init__(self) -> None:
        self.taken = set[str]()

    def own(self, wanted: str) -> str:
        """An unused name like this one."""
        plain = bool(re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", wanted)) and wanted not in _WORDS.split()
        body = wanted if plain else "".join(c if _QUOTED.fullmatch(c) else "_" for c in wanted) or "_"
        made, count = body, 1
        while (whole := made if plain else f"'{made}'") in self.taken:
            count += 1
            made = f"{body}_{count}"
        self.taken.add(whole)
        return whole


def text(words: str) -> str:
    """A user's words as a string of Modelica, in its quotes."""
    return '"' + printable(words).replace("\\", "\\\\").replace('"', '\\"') + '"'


def number(value: float) -> str:
    """A number that is read back as it is, of any sign. Errors: ModelError for what is not finite."""
    if not math.isfinite(value):
        raise ModelError(f"a number of this model is {value}, which Modelica cannot say")
    return repr(float(value))


def unit(words: str) -> str:
    """A unit in Modelica's spelling: "N·m·s²" is "N.m.s2"; "" if it is not a single unit."""
    plain = words
    for ours, theirs in {"·": ".", "²": "2", "³": "3", "⁻": "-", "¹": "1", "Ω": "Ohm"}.items():
        plain = plain.replace(ours, theirs)
    if not re.fullmatch(r"(1|[A-Za-z]+-?\d*)([./]([A-Za-z]+-?\d*|1))*", plain):
        return ""
    head, *below = plain.split("/")
    return plain if len(below) <= 1 and "." not in "".join(below) else f"{head}/({'.'.join(below)})"
