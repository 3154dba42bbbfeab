"""The models of a netlist: diodes, smooth or ideal, and switches that a voltage or a current controls.

.model NAME D(IS=… N=… RS=… CJO=… VJ=… M=… FC=… TT=… BV=… IBV=… EG=… XTI=… VT=… GMIN=…)     Shockley's law, charges
.model NAME D(IDEAL=1 [VFWD=…] [RS=…])           ideal, behind a forward voltage and a resistance
.model NAME SW(VT=… VH=… RON=… ROFF=…)           closed above VT + VH volts, open below VT − VH
.model NAME CSW(IT=… IH=… RON=… ROFF=…)          the same by amperes; IDEAL=1: no RON, no ROFF
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from poinsot.components import electrical
from poinsot.components.primitives import Member
from poinsot.constants import BOLTZMANN, CHARGE
from poinsot.errors import nearest
from poinsot.files.netlist_lines import Card, LineFault, assignments, number
from poinsot.records import NamedTuple, dataclass

KEYS = {
    "d": ("is", "n", "vt", "gmin", "ideal", "vfwd", "rs", "cjo", "vj", "m", "fc", "tt", "bv", "ibv", "eg", "xti"),
    "sw": ("vt", "vh", "ron", "roff", "ideal"),
    "csw": ("it", "ih", "ron", "roff", "ideal"),
}
_BIPOLAR = [
    "is",
    "bf",
    "nf",
    "vaf",
    "ikf",
    "ise",
    "ne",
    "br",
    "nr",
    "var",
    "ikr",
    "isc",
    "nc",
    "rb",
    "rc",
    "re",
    "cje",
    "vje",
    "mje",
    "cjc",
    "vjc",
    "mjc",
    "tf",
    "tr",
    "xtf",
    "vtf",
    "itf",
    "xcjc",
    "rbm",
    "fc",
    "eg",
    "xti",
    "xtb",
]
_INSULATED = [
    "level",
    "vto",
    "kp",
    "gamma",
    "phi",
    "lambda",
    "rd",
    "rs",
    "cbd",
    "cbs",
    "is",
    "pb",
    "cgso",
    "cgdo",
    "cgbo",
    "cj",
    "mj",
    "cjsw",
    "mjsw",
    "js",
    "ld",
    "fc",
    "tox",
    "uo",
]
_JUNCTION = ["vto", "beta", "lambda", "rd", "rs", "cgs", "cgd", "pb", "is", "n", "fc"]
TAKEN = {
    **dict.fromkeys(("npn", "pnp"), _BIPOLAR), **dict.fromkeys(("nmos", "pmos"), _INSULATED),
    **dict.fromkeys(("njf", "pjf"), _JUNCTION),
}  # fmt: skip
SILENT = ("kf", "af", "tnom")  # of noise, and a temperature that `netlist_transistors.transistor` compares
ALIASES = {
    "va": "vaf", "vb": "var", "pe": "vje", "pc": "vjc", "me": "mje", "mc": "mjc", "ik": "ikf", "vt0": "vto",
}  # fmt: skip
_ALIASES = {"cj0": "cjo", "cj": "cjo", "js": "is", "pb": "vj", "vb": "bv", "mj": "m"}
_NOT_IDEAL = {
    "d": tuple(key for key in KEYS["d"] if key not in ("ideal", "vfwd", "rs")),
    "sw": ("ron", "roff"),
    "csw": ("ron", "roff"),
}
_CALLED = {"d": "diode", "sw": "switch", "csw": "switch"}


@dataclass(frozen=True)
class Settings:
    """.options of the whole circuit: GMIN [S], the temperature and that at which models were measured [°C]."""

    gmin: float = 1e-12  # SPICE's default
    temperature: float = 27.0
    nominal: float = 27.0

    @property
    def thermal_voltage(self) -> float:
        """kT/q [V]."""
        return BOLTZMANN * (self.temperature + 273.15) / CHARGE


class ModelLine(NamedTuple):
    """A .model line: its kind and its numbers."""

    kind: str
    numbers: dict[str, float]


def model(card: Card, parameters: Mapping[str, float], ideal: bool) -> tuple[str, ModelLine]:
    """Read a .model line: its name in lower case and its parameters; ``ideal`` makes every diode ideal."""
    tokens = [t for t in card.tokens if t not in "(),"]
    if len(tokens) < 3:
        raise LineFault(card.line, "a model needs a name and a kind: .model NAME D(IS=… N=…)")
    kind = tokens[2].lower()
    if kind not in KEYS and kind not in TAKEN:
        kinds = ", ".join((*KEYS, *TAKEN)).upper()
        raise LineFault(card.line, f"models of kind {tokens[2]!r} are not read; {kinds} are")
    values = assignments(card, tuple(tokens[3:]))
    if kind in TAKEN:
        return tokens[1].lower(), ModelLine(kind, _of_transistor(card, kind, values, parameters))
    known = KEYS[kind]
    if kind == "d":
        values = {_ALIASES.get(key, key): value for key, value in values.items()}
    for key in values:
        if key not in known:
            listed = f"{', '.join(k.upper() for k in known[:-1])} and {known[-1].upper()}"
            raise LineFault(card.line, f"the {_CALLED[kind]} parameter {key.upper()!r} is not read; {listed} are")
    found = {k: number(card, v, parameters) for k, v in values.items()}
    if kind == "d" and not ideal and not found.get("ideal") and "vfwd" in found:
        raise card.fault(
            "the diode parameter 'VFWD' is read of ideal diodes alone: write IDEAL=1 beside it, or put a source in "
            "series"
        )
    beside = [] if ideal or not found.get("ideal") else [k for k in _NOT_IDEAL[kind] if k in found]
    if beside:
        raise LineFault(
            card.line,
            f"the {_CALLED[kind]} parameter {beside[0].upper()!r} has no effect beside IDEAL=1; leave one of them out",
        )
    return tokens[1].lower(), ModelLine(kind, found)


def _of_transistor(
    card: Card, kind: str, values: Mapping[str, str], parameters: Mapping[str, float]
) -> dict[str, float]:
    found = {ALIASES.get(k, k): number(card, v, parameters) for k, v in values.items()}
    for key, value in found.items():
        if key not in TAKEN[kind] and key not in SILENT and value:
            listed = ", ".join(TAKEN[kind]).upper()
            raise card.fault(f"the parameter {key.upper()!r} of {kind.upper()} is not read; {listed} are")
    return {key: value for key, value in found.items() if key in (*TAKEN[kind], "tnom")}


def named(card: Card, name: str, models: Mapping[str, ModelLine], kind: str) -> dict[str, float]:
    """The numbers of the model of that name, which must be of the kind."""
    if name.lower() not in models:
        raise LineFault(card.line, f"there is no model {name!r}{nearest(name.lower(), models, 'models')}")
    found = models[name.lower()]
    if found.kind != kind:
        raise LineFault(
            card.line, f"{card.tokens[0]} needs a model of kind {kind.upper()}, and {name!r} is a {found.kind.upper()}"
        )
    return found.numbers


def diode(card: Card, models: Mapping[str, ModelLine], ideal: bool, settings: Settings) -> Member:
    """Dname n+ n- model; ``ideal``: whatever its model says."""
    name, rest = card.name, [t for t in card.tokens[3:] if t.lower() != "off"]
    if not 1 <= len(rest) <= 2:
        raise card.fault(f"{name} is read as {name} n+ n- model [area]")
    p = named(card, rest[0], models, "d")
    area = number(card, rest[1], {}) if len(rest) > 1 else 1.0
    if area <= 0:
        raise card.fault(f"the area of {name} must be above zero, and is {area:g}")
    if ideal or p.get("ideal"):
        return electrical.IdealDiode(name, forward_voltage=p.get("vfwd", 0.0), resistance=p.get("rs", 0.0) / area)
    breakdown = p.get("bv") or None
    return electrical.Diode(
        name,
        p.get("is", 1e-14) * area * _warming(p, settings),  # SPICE's default
        thermal_voltage=p.get("vt", settings.thermal_voltage),
        ideality=p.get("n", 1.0),
        leak=p.get("gmin", settings.gmin),
        series_resistance=p.get("rs", 0.0) / area,
        breakdown_voltage=breakdown,
        breakdown_current=p.get("ibv", 1e-3) * area,
        capacitance=p.get("cjo", 0.0) * area,
        built_in_voltage=p.get("vj", 1.0),
        grading=p.get("m", 0.5),
        forward_fraction=p.get("fc", 0.5),
        transit_time=p.get("tt", 0.0),
    )


def _warming(p: Mapping[str, float], settings: Settings) -> float:
    """I_s over that at the temperature where the model was measured."""
    ratio, n = (settings.temperature + 273.15) / (settings.nominal + 273.15), p.get("n", 1.0)
    power: float = ratio ** (p.get("xti", 3.0) / n)
    return power * exp((ratio - 1.0) * p.get("eg", 1.11) / (n * settings.thermal_voltage))


def switch(card: Card, rest: tuple[str, ...], models: Mapping[str, ModelLine], kind: str) -> Member:
    """A switch by a voltage ("sw") or a current ("csw"); ``rest``: its model, and ON or OFF, how it starts."""
    name = card.tokens[0]
    if not 1 <= len(rest) <= 2 or (len(rest) == 2 and rest[1].lower() not in ("on", "off")):
        control = "nc+ nc-" if kind == "sw" else "Vname"
        raise LineFault(card.line, f"{name} is read as {name} n+ n- {control} model [ON|OFF]")
    p = named(card, rest[0], models, kind)
    make = electrical.VoltageSwitch if kind == "sw" else electrical.CurrentSwitch
    threshold, width = (p.get(f"{'v' if kind == 'sw' else 'i'}{letter}", 0.0) for letter in "th")
    on, off = (0.0, 0.0) if p.get("ideal") else (p.get("ron", 1.0), p.get("roff", 1e12))
    closed = rest[1:] != () and rest[1].lower() == "on"
    leak = 1 / off if off else 0.0
    return make(name, threshold, hysteresis=width, closed=closed, resistance=on, leak=leak)
