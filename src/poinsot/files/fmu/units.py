"""Units as FMI wants them: exponents of the SI's base units, and a factor.

Source: Functional Mock-up Interface 3.0, §2.4.3; The International System of Units (2019), tables 2 and 4.
"""

from __future__ import annotations

import re

from poinsot.records import NamedTuple

BASES = ("kg", "m", "s", "A", "K", "mol", "cd", "rad")
_KNOWN: dict[str, dict[str, int]] = {
    **{base: {base: 1} for base in BASES},
    "1": {},
    "N": {"kg": 1, "m": 1, "s": -2},
    "J": {"kg": 1, "m": 2, "s": -2},
    "W": {"kg": 1, "m": 2, "s": -3},
    "Pa": {"kg": 1, "m": -1, "s": -2},
    "C": {"A": 1, "s": 1},
    "V": {"kg": 1, "m": 2, "s": -3, "A": -1},
    "F": {"kg": -1, "m": -2, "s": 4, "A": 2},
    "Ω": {"kg": 1, "m": 2, "s": -3, "A": -2},
    "Ohm": {"kg": 1, "m": 2, "s": -3, "A": -2},
    "S": {"kg": -1, "m": -2, "s": 3, "A": 2},
    "Wb": {"kg": 1, "m": 2, "s": -2, "A": -1},
    "T": {"kg": 1, "s": -2, "A": -1},
    "H": {"kg": 1, "m": 2, "s": -2, "A": -2},
    "Hz": {"s": -1},
}
_RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
_FACTOR = re.compile(r"(1|[A-Za-zΩ]+)(?:\^?\(?(-?\d+)\)?)?")


class FmuUnit(NamedTuple):
    """A unit: its name, and exponents of base units that are not 0."""

    name: str
    exponents: dict[str, int]


def unit_of(text: str) -> FmuUnit | None:
    """The unit that a text such as "N*m/rad", "kg m²/s" or "V" names; None for one that is unknown, and for no unit.

    Law  products and quotients add and subtract exponents, tests/files/test_fmu.py
    """
    plain = re.sub("[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+", lambda each: "^" + each[0].translate(_RAISED), text.strip().replace("·", "*"))
    exponents: dict[str, int] = {}
    for k, quotient in enumerate(plain.split("/")):
        for piece in re.split(r"[*\s]+", quotient.strip()):
            found = _FACTOR.fullmatch(piece)
            if found is None or found[1] not in _KNOWN:
                return None
            power = int(found[2] or 1) * (-1 if k else 1)
            for base, exponent in _KNOWN[found[1]].items():
                exponents[base] = exponents.get(base, 0) + power * exponent
    kept = {base: exponents[base] for base in BASES if exponents.get(base)}
    return FmuUnit(text.strip(), kept) if kept else None
