"""The models of a netlist: diodes, smooth or ideal, and switches that a voltage or a current controls.

.model NAME D(IS=… N=… RS=… CJO=… VJ=… M=… FC=… TT=… BV=… IBV=… NBV=… IKF=… ISR=… NR=…
              EG=… XTI=… VT=… GMIN=…)            Shockley's law, charges
.model NAME D(IDEAL=1 [VFWD=…] [RS=…])           ideal, behind a forward voltage and a resistance
.model NAME SW(VT=… VH=… RON=… ROFF=…)           closed above VT + VH volts, open below VT − VH
.model NAME CSW(IT=… IH=… RON=… ROFF=…)          the same by amperes; IDEAL=1: no RON, no ROFF

Transistors of a netlist: Q, M and J, and their models NPN, PNP, NMOS, PMOS, VDMOS, NJF, PJF.

    Qname c b e model [area]        Mname d g s b model [W= L= AD= AS= PD= PS= M=]        Jname d g s model [area]
                                    Mname d g s [s] model [M=], of a VDMOS

The parameters of a model are in `netlist_models.TAKEN`, by the names of SPICE; those of noise are passed over, all
others refused by name unless they are zero. Currents, gains and junction capacitances of diodes and bipolars follow the
temperature; other models are refused where it is not the one they were measured at.
Units: SI. Law: ngspice's values, tests/files/test_netlist_transistors.py. Source: ngspice manual, ch. 8 to 11.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import log

import numpy as np

from poinsot.components import electrical
from poinsot.components.primitives import Member
from poinsot.constants import BOLTZMANN, CHARGE
from poinsot.errors import nearest
from poinsot.files.netlist_lines import Card, assignments, number
from poinsot.records import NamedTuple, dataclass

_DIODE = "is n vt gmin ideal vfwd rs cjo vj m fc tt bv ibv nbv ikf isr nr eg xti kf af"
KEYS = {
    "d": tuple(_DIODE.split()),
    "sw": ("vt", "vh", "ron", "roff", "ideal"),
    "csw": ("it", "ih", "ron", "roff", "ideal"),
}
_BIPOLAR = (
    "is bf nf vaf ikf ise ne br nr var ikr isc nc rb rc re cje vje mje cjc vjc mjc tf tr xtf vtf itf xcjc rbm fc "
    "eg xti xtb kf af"
)
_INSULATED = (
    "level vto kp gamma phi lambda rd rs cbd cbs is pb cgso cgdo cgbo cj mj cjsw mjsw js ld fc tox uo w l kf af "
    "theta eta delta vmax nfs kappa xj"
)
_POWER = (
    "vto kp lambda theta ksubthres subshift mtriode rd rs rg rds cgs cgdmin cgdmax a is n rb cjo vj m fc tt bv ibv nbv "
    "kf af pchan"
)
_JUNCTION = "vto beta lambda rd rs cgs cgd pb is n fc kf af"
TAKEN = {
    **dict.fromkeys(("npn", "pnp"), _BIPOLAR.split()), **dict.fromkeys(("nmos", "pmos"), _INSULATED.split()),
    **dict.fromkeys(("njf", "pjf"), _JUNCTION.split()), "vdmos": _POWER.split(),
}  # fmt: skip
SILENT = ("tnom",)  # a temperature that `transistor` compares
_OF_DIODES = "tbv1 tbv2 trs trs1 trs2 tikf tm1 tm2 ttt1 ttt2 cta ctc tpb tvj"
_OF_BIPOLARS = "trb1 trb2 trc1 trc2 tre1 tre2 trm1 trm2"
_OF_GATES = "betatce vtotc tcv bex eg xti"
_OF_POWER = "mu texp0 texp1 tcvth trd1 trd2 trs1 trs2 trg1 trg2 trb1 trb2 tksubthres1 tksubthres2 eg xti"
WARMED = {
    "d": _OF_DIODES.split(), **dict.fromkeys(("npn", "pnp"), _OF_BIPOLARS.split()),
    **dict.fromkeys(("njf", "pjf"), _OF_GATES.split()), "vdmos": _OF_POWER.split(),
}  # fmt: skip
"""Coefficients that act away from the temperature of measurement alone, where they are refused."""
BEYOND = {
    "d": ("ibvl", "nbvl"), **dict.fromkeys(("njf", "pjf"), ("isr", "nr", "alpha", "vk", "m")),
    **dict.fromkeys(("nmos", "pmos"), ("rds", "rg", "rb", "n", "tt")),
}  # fmt: skip
"""Parameters of PSpice that ngspice leaves out: small currents of a blocked junction, gradings other than ½, …"""
NO_SHORT_CHANNEL = {1.0: ("theta", "eta", "delta", "vmax", "nfs", "kappa", "xj")}
NO_SHORT_CHANNEL[3.0] = (*NO_SHORT_CHANNEL[1.0][:5], "gamma", "lambda")
"""Parameters, by LEVEL, that have to be zero for the law of LEVEL=1. KAPPA and XJ of LEVEL=3 act with NSUB alone."""
NOTES = ("mfg", "vds", "ron", "qg", "rthjc", "rthca", "cthj")
"""Notes of makers of power transistors, and their thermal parts, which act on a card with THERMAL alone."""
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


def model(
    card: Card, parameters: Mapping[str, float], ideal: bool, doubts: list[str] | None = None
) -> tuple[str, ModelLine]:
    """Read a .model line: its name in lower case and its parameters; ``ideal`` makes every diode ideal.

    doubts  takes a sentence on what is left out
    """
    tokens = [t for t in card.tokens if t not in "(),"]
    if len(tokens) < 3:
        raise card.fault("a model needs a name and a kind: .model NAME D(IS=… N=…)")
    kind = tokens[2].lower()
    if kind not in KEYS and kind not in TAKEN:
        kinds = ", ".join((*KEYS, *TAKEN)).upper()
        raise card.fault(f"models of kind {tokens[2]!r} are not read; {kinds} are")
    flags = [t.lower() for t in tokens[3:] if kind == "vdmos" and t.lower() in ("nchan", "pchan")]
    values = assignments(card, tuple(t for t in tokens[3:] if not flags or t.lower() not in flags))
    if kind == "vdmos":
        values = {k: v for k, v in values.items() if k not in NOTES} | {k: "1" for k in flags if k == "pchan"}
    beyond = [key.upper() for key in BEYOND.get(kind, ()) if values.pop(key, None) is not None]
    said = f"{', '.join(beyond)} of the model {tokens[1]!r} are PSpice's, and left out as by ngspice"
    if beyond and doubts is not None and said not in doubts:
        doubts.append(said)
    if kind in TAKEN:
        return tokens[1].lower(), ModelLine(kind, _of_transistor(card, kind, values, parameters))
    known = (*KEYS[kind], *WARMED.get(kind, ()))
    if kind == "d":
        values = {_ALIASES.get(key, key): value for key, value in values.items()}
    for key in values:
        if key not in known:
            listed = f"{', '.join(KEYS[kind][:-1])} and {KEYS[kind][-1]}".upper().replace(" AND ", " and ")
            raise card.fault(f"the {_CALLED[kind]} parameter {key.upper()!r} is not read; {listed} are")
    found = {k: number(card, v, parameters) for k, v in values.items()}
    if kind == "d" and not ideal and not found.get("ideal") and "vfwd" in found:
        raise card.fault(
            "the diode parameter 'VFWD' is read of ideal diodes alone: write IDEAL=1 beside it, or put a source in "
            "series"
        )
    beside = [] if ideal or not found.get("ideal") else [k for k in _NOT_IDEAL[kind] if k in found]
    if beside:
        raise card.fault(
            f"the {_CALLED[kind]} parameter {beside[0].upper()!r} has no effect beside IDEAL=1; leave one of them out"
        )
    return tokens[1].lower(), ModelLine(kind, found)


def _of_transistor(
    card: Card, kind: str, values: Mapping[str, str], parameters: Mapping[str, float]
) -> dict[str, float]:
    found = {ALIASES.get(k, k): number(card, v, parameters) for k, v in values.items()}
    for key, value in found.items():
        if key not in (*TAKEN[kind], *WARMED.get(kind, ()), *SILENT) and value:
            listed = ", ".join(TAKEN[kind]).upper()
            raise card.fault(f"the parameter {key.upper()!r} of {kind.upper()} is not read; {listed} are")
    return {key: value for key, value in found.items() if key in (*TAKEN[kind], *WARMED.get(kind, ()), *SILENT)}


def named(card: Card, name: str, models: Mapping[str, ModelLine], kind: str) -> dict[str, float]:
    """The numbers of the model of that name, which must be of the kind."""
    if name.lower() not in models:
        raise card.fault(f"there is no model {name!r}{nearest(name.lower(), models, 'models')}")
    found = models[name.lower()]
    if found.kind != kind:
        raise card.fault(
            f"{card.tokens[0]} needs a model of kind {kind.upper()}, and {name!r} is a {found.kind.upper()}"
        )
    return found.numbers


Names = Mapping[str, float]
_REFERENCE, _GAP = 300.15, 1.1150877  # 27 °C, and the gap of silicon there [eV]


def diode(card: Card, models: Mapping[str, ModelLine], ideal: bool, settings: Settings, names: Names) -> Member:
    """Dname n+ n- model [area]; ``ideal``: whatever its model says."""
    name, rest = card.name, list(card.tokens[3:])
    if not rest:
        raise card.fault(f"{name} is read as {name} n+ n- model [area]")
    p, area = named(card, rest[0], models, "d"), _area(card, rest[1:], names)
    if ideal or p.get("ideal"):
        return electrical.IdealDiode(name, forward_voltage=p.get("vfwd", 0.0), resistance=p.get("rs", 0.0) / area)
    _refuse_warmed(card, p, "d", settings)
    breakdown, nr = p.get("bv") or None, p.get("nr", 1.0)  # SPICE's default
    layer = _warmed_layer(card, p.get("cjo", 0.0) * area, p.get("vj", 1.0), p.get("m", 0.5), settings)
    return electrical.Diode(
        name,
        p.get("is", 1e-14) * area * _warming(card, p, settings, p.get("n", 1.0)),  # SPICE's default
        thermal_voltage=p.get("vt", settings.thermal_voltage),
        ideality=p.get("n", 1.0),
        leak=p.get("gmin", settings.gmin),
        series_resistance=p.get("rs", 0.0) / area,
        breakdown_voltage=breakdown,
        breakdown_current=p.get("ibv", 1e-3) * area,  # SPICE's default
        breakdown_ideality=p.get("nbv"),
        knee_current=p.get("ikf", 0.0) * area,
        recombination=(p["isr"] * area * _warming(card, p, settings, nr) if p.get("isr") else 0.0, nr),
        capacitance=layer[0],
        built_in_voltage=layer[1],
        grading=p.get("m", 0.5),
        forward_fraction=p.get("fc", 0.5),
        transit_time=p.get("tt", 0.0),
        flicker=_flicker(p),
    )


def _refuse_warmed(card: Card, p: Mapping[str, float], kind: str, settings: Settings) -> None:
    if settings.temperature != settings.nominal and (found := [k for k in WARMED.get(kind, ()) if p.get(k)]):
        raise card.fault(
            f"{card.name} stands at {settings.temperature:g} °C, and how its model follows the temperature by "
            f"{', '.join(found).upper()} is not read. Let TEMP be TNOM, and give the model as it is there"
        )


def _flicker(p: Mapping[str, float], size: float = 1.0) -> tuple[float, float]:
    """K_F over a size, and A_F."""
    return p.get("kf", 0.0) / size, p.get("af", 1.0)


def _warming(card: Card, p: Mapping[str, float], settings: Settings, n: float) -> float:
    """I_s over that at the temperature where the model was measured, of a junction of ideality n."""
    ratio = (settings.temperature + 273.15) / (settings.nominal + 273.15)
    exponents = np.array([p.get("xti", 3.0) * log(ratio), (ratio - 1.0) * p.get("eg", 1.11) / settings.thermal_voltage])
    found = float(np.exp((exponents / n).sum()))
    if not n > 0.0 or not np.isfinite(found):
        raise card.fault(
            f"idealities of a model have to be above zero, and I_s·exp(EG, XTI over them) a number; {n:g} is not so"
        )
    return found


def _warmed_layer(card: Card, C: float, volts: float, grading: float, settings: Settings) -> tuple[float, float]:
    """Capacitance and built-in voltage of a depletion layer of silicon at the temperature of the circuit.

        V(T) = V₀ T/T₀ − 2 kT/q (3/2 ln(T/T₀) − E(T)/(2 kT) + E₀/(2 kT₀)),   E(T) = 1.16 − 7.02e-4 T²/(T + 1108) eV
        C(T) = C₀ (1 + m (4e-4 (T − T₀) − (V(T) − V₀)/V₀)),   T₀ = 300.15 K, at which V₀ and C₀ are

    Source: ngspice's diotemp.c and bjttemp.c; Massobrio & Antognetti, Semiconductor Device Modeling (1993), §1.10.
    """
    if settings.temperature == settings.nominal:
        return C, volts
    found, V0 = [], 0.0
    for celsius in (settings.nominal, settings.temperature):
        T = celsius + 273.15
        gap = 1.16 - 7.02e-4 * T * T / (T + 1108.0) if T + 1108.0 > 0.0 else 0.0  # of silicon [eV]
        kT, ratio = BOLTZMANN * T / CHARGE, T / _REFERENCE
        shift = -2.0 * kT * (1.5 * log(ratio) - gap / (2.0 * kT) + _GAP / (2.0 * BOLTZMANN * _REFERENCE / CHARGE))
        V0 = V0 or (volts - shift) / ratio
        at = shift + ratio * V0
        found.append((at, 1.0 + grading * (4e-4 * (T - _REFERENCE) - (at - V0) / V0)))
    (_, before), (at, factor) = found
    if not (at > 0.0 and factor / before > 0.0):
        raise card.fault(f"at {settings.temperature:g} °C nothing is left of the junction capacitance or its voltage")
    return C * factor / before, at


def switch(card: Card, rest: tuple[str, ...], models: Mapping[str, ModelLine], kind: str) -> Member:
    """A switch by a voltage ("sw") or a current ("csw"); ``rest``: its model, and ON or OFF, how it starts."""
    name = card.tokens[0]
    if not 1 <= len(rest) <= 2 or (len(rest) == 2 and rest[1].lower() not in ("on", "off")):
        control = "nc+ nc-" if kind == "sw" else "Vname"
        raise card.fault(f"{name} is read as {name} n+ n- {control} model [ON|OFF]")
    p = named(card, rest[0], models, kind)
    make = electrical.VoltageSwitch if kind == "sw" else electrical.CurrentSwitch
    threshold, width = (p.get(f"{'v' if kind == 'sw' else 'i'}{letter}", 0.0) for letter in "th")
    on, off = (0.0, 0.0) if p.get("ideal") else (p.get("ron", 1.0), p.get("roff", 1e12))
    closed = rest[1:] != () and rest[1].lower() == "on"
    leak = 1 / off if off else 0.0
    return make(name, threshold, hysteresis=width, closed=closed, resistance=on, leak=leak)


def bipolar(card: Card, p: Names, kind: str, settings: Settings, rest: list[str], names: Names) -> Member:
    """Q: the area multiplies currents and capacitances, and divides resistances."""
    area = _area(card, rest, names)
    ratio = (settings.temperature + 273.15) / (settings.nominal + 273.15)
    beta = float(ratio ** p.get("xtb", 0.0))
    nE, nC = p.get("ne", 1.5), p.get("nc", 2.0)
    layers = [
        _warmed_layer(card, p.get(f"cj{x}", 0.0) * area, p.get(f"vj{x}", 0.75), p.get(f"mj{x}", 0.33), settings)
        for x in "ec"
    ]

    def leakage(key: str, n: float) -> float:
        return p.get(key, 0.0) * area * _warming(card, p, settings, n) / beta

    return electrical.BipolarTransistor(
        card.name,
        p.get("is", 1e-16) * area * _warming(card, p, settings, 1.0),  # SPICE's default
        polarity=kind.upper(),
        forward_gain=p.get("bf", 100.0) * beta,
        reverse_gain=p.get("br", 1.0) * beta,
        thermal_voltage=settings.thermal_voltage,
        ideality=(p.get("nf", 1.0), p.get("nr", 1.0)),
        early_voltage=(p.get("vaf", 0.0), p.get("var", 0.0)),
        knee_current=(p.get("ikf", 0.0) * area, p.get("ikr", 0.0) * area),
        leakage=(leakage("ise", nE), leakage("isc", nC)),
        leakage_ideality=(nE, nC),
        resistance=(p.get("rb", 0.0) / area, p.get("rc", 0.0) / area, p.get("re", 0.0) / area),
        capacitance=(layers[0][0], layers[1][0]),
        built_in_voltage=(layers[0][1], layers[1][1]),
        grading=(p.get("mje", 0.33), p.get("mjc", 0.33)),
        transit_time=(p.get("tf", 0.0), p.get("tr", 0.0)),
        transit_growth=(p.get("xtf", 0.0), p.get("vtf", 0.0), p.get("itf", 0.0) * area),
        forward_fraction=p.get("fc", 0.5),
        inner_fraction=p.get("xcjc", 1.0),
        least_base_resistance=None if p.get("rbm") is None else p["rbm"] / area,
        leak=settings.gmin,
        flicker=_flicker(p),
    )


_OXIDE = 3.9 * 8.854214871e-12  # F/m, of silicon dioxide as SPICE has it
_THIN = _OXIDE / 1e-7  # F/m², of an oxide of which nothing is said, for noise and LEVEL=3


def insulated(card: Card, p: Names, kind: str, settings: Settings, rest: list[str], names: Names) -> Member:
    """M of level 1, with Meyer's capacitances where TOX says how thick the oxide is; long channels of level 3."""
    level = p.get("level", 1.0)
    short = [key.upper() for key in NO_SHORT_CHANNEL.get(level, ()) if p.get(key)]
    if short or level not in NO_SHORT_CHANNEL:
        which = f"{', '.join(short)} of LEVEL={level:g}" if short else f"LEVEL={level:g}"
        zero = ", ".join(NO_SHORT_CHANNEL[3.0]).upper()
        raise card.fault(f"{which} of {card.name}'s model is not read: LEVEL=1 is, and LEVEL=3 where {zero} are 0")
    said = {k: number(card, v, names) for k, v in assignments(card, tuple(rest)).items()}
    if odd := [k for k in said if k not in ("w", "l", "ad", "as", "pd", "ps", "m", "nrd", "nrs")]:
        raise card.fault(f"{card.name} says {odd[0].upper()}; W, L, AD, AS, PD, PS and M are read")
    side = 1e-4  # SPICE's default
    width, length = (said.get(key, p.get(key, side)) for key in "wl")
    m, length = said.get("m", 1.0), length - 2.0 * p.get("ld", 0.0)
    if not (m > 0 and width > 0 and length > 0):
        raise card.fault(f"{card.name} needs W, L − 2 LD and M above zero")
    areas, sides = [(said.get(f"{a}d", 0.0), said.get(f"{a}s", 0.0)) for a in "ap"]
    if p.get("cjsw") and any(sides) and p.get("mjsw", 0.5) != p.get("mj", 0.5):
        raise card.fault(f"{card.name} has junctions of two gradings, MJ and MJSW; they are read where they are equal")
    given = (p.get("cbd"), p.get("cbs"))
    charge = [
        m * ((c if c is not None else p.get("cj", 0.0) * a) + p.get("cjsw", 0.0) * s)
        for c, a, s in zip(given, areas, sides, strict=True)
    ]
    oxide = _OXIDE / p["tox"] if p.get("tox") else _THIN if level == 3.0 else 0.0
    slope = p.get("kp", 1e-4 * p.get("uo", 600.0) * oxide or 2e-5)  # SPICE's defaults; UO in cm²/(V s)
    whole = p.get("is", 1e-14)  # SPICE's default
    currents = [m * (p["js"] * a if p.get("js") and all(areas) else whole) for a in areas]
    return electrical.MOSFET(
        card.name,
        slope * m * width / length,
        p.get("vto", 0.0),
        polarity=kind.upper(),
        modulation=p.get("lambda", 0.0),
        body_effect=p.get("gamma", 0.0),
        surface_potential=p.get("phi", 0.6),
        resistance=(p.get("rd", 0.0) / m, p.get("rs", 0.0) / m),
        gate_capacitance=(
            m * p.get("cgso", 0.0) * width,
            m * p.get("cgdo", 0.0) * width,
            m * p.get("cgbo", 0.0) * length,
        ),
        oxide_capacitance=m * oxide * width * length,
        saturation_current=(currents[0], currents[1]),
        capacitance=(charge[0], charge[1]),
        built_in_voltage=p.get("pb", 0.8),
        grading=p.get("mj", 0.5),
        forward_fraction=p.get("fc", 0.5),
        thermal_voltage=settings.thermal_voltage,
        leak=m * settings.gmin,
        flicker=_flicker(p, m * width * length * (oxide or _THIN) ** 2),
    )


def power(card: Card, p: Names, kind: str, settings: Settings, rest: list[str], names: Names) -> Member:
    """M of a power transistor, three nodes and M=, how many there are side by side."""
    said = {k: number(card, v, names) for k, v in assignments(card, tuple(rest)).items()}
    if odd := [k for k in said if k != "m"]:
        raise card.fault(f"{card.name} says {odd[0].upper()}; of a VDMOS M is read")
    m = said.get("m", 1.0)
    if not m > 0:
        raise card.fault(f"{card.name} needs M above zero")
    rds, bv = p.get("rds"), p.get("bv")
    return electrical.PowerMOSFET(
        card.name,
        p.get("kp", 1.0) * m,
        p.get("vto", 0.0),
        polarity="PMOS" if p.get("pchan") else "NMOS",
        modulation=p.get("lambda", 0.0),
        subthreshold=(p.get("ksubthres", 0.1), p.get("subshift", 0.0)),
        mobility_reduction=p.get("theta", 0.0),
        linear_factor=p.get("mtriode", 1.0),
        resistance=(p.get("rg", 0.0) / m, p.get("rd", 0.0) / m, p.get("rs", 0.0) / m),
        shunt_resistance=rds / m if rds else None,
        gate_capacitance=(p.get("cgs", 0.0) * m, p.get("cgdmin", 0.0) * m, p.get("cgdmax", 0.0) * m),
        bend=p.get("a", 1.0),
        saturation_current=p.get("is", 1e-14) * m,  # SPICE's default
        ideality=p.get("n", 1.0),
        body_resistance=p.get("rb", 0.0) / m,
        capacitance=p.get("cjo", 0.0) * m,
        built_in_voltage=p.get("vj", 0.8),
        grading=p.get("m", 0.5),
        forward_fraction=p.get("fc", 0.5),
        transit_time=p.get("tt", 0.0),
        breakdown_voltage=bv or None,
        breakdown_current=p.get("ibv", 1e-10) * m,  # SPICE's default
        breakdown_ideality=p.get("nbv", 1.0),
        thermal_voltage=settings.thermal_voltage,
        leak=m * settings.gmin,
        flicker=_flicker(p),
    )


def junction_gate(card: Card, p: Names, kind: str, settings: Settings, rest: list[str], names: Names) -> Member:
    """J: the area multiplies β, currents and capacitances, and divides resistances."""
    area = _area(card, rest, names)
    return electrical.JunctionFET(
        card.name,
        p.get("beta", 1e-4) * area,  # SPICE's default
        p.get("vto", -2.0),
        polarity=kind.upper(),
        modulation=p.get("lambda", 0.0),
        resistance=(p.get("rd", 0.0) / area, p.get("rs", 0.0) / area),
        saturation_current=p.get("is", 1e-14) * area,  # SPICE's default
        ideality=p.get("n", 1.0),
        capacitance=(p.get("cgs", 0.0) * area, p.get("cgd", 0.0) * area),
        built_in_voltage=p.get("pb", 1.0),
        forward_fraction=p.get("fc", 0.5),
        thermal_voltage=settings.thermal_voltage,
        leak=settings.gmin,
        flicker=_flicker(p),
    )


def _area(card: Card, rest: list[str], names: Names) -> float:
    rest = [t for t in rest if t not in ("=",) and t.lower() not in ("off", "area")]
    area = number(card, rest[0], names) if rest else 1.0
    if len(rest) > 1 or area <= 0:
        raise card.fault(f"{card.name} is read as its nodes, its model and an area above zero")
    return area


Make = Callable[[Card, Names, str, Settings, list[str], Names], Member]
LETTERS: dict[str, tuple[int, tuple[str, str], Make]] = {
    "q": (3, ("npn", "pnp"), bipolar), "m": (4, ("nmos", "pmos"), insulated), "j": (3, ("njf", "pjf"), junction_gate),
    "vdmos": (3, ("vdmos", "vdmos"), power),
}  # fmt: skip
"""By first letter, or VDMOS: how many nodes, which models, what makes it."""


def terminals(card: Card, models: Mapping[str, ModelLine]) -> tuple[str, int]:
    """The entry of `LETTERS` for a card, and the place of its model.

    Of a VDMOS it stands after three nodes, or after a fourth that is its source, as LTspice writes them.
    """
    letter, tokens = card.name[0].lower(), card.tokens
    for at in (4, 5) if letter == "m" else ():
        found = models.get(tokens[at].lower()) if len(tokens) > at else None
        if found is not None and found.kind == "vdmos":
            if at == 5 and tokens[4].lower() != tokens[3].lower():
                raise card.fault(f"{card.name} has a fourth node that is not its source: a VDMOS has three")
            return "vdmos", at
    return letter, LETTERS[letter][0] + 1


def transistor(card: Card, models: Mapping[str, ModelLine], settings: Settings, names: Names) -> Member:
    """The transistor of a card."""
    which, at = terminals(card, models)
    count, kinds, make = LETTERS[which]
    rest = list(card.tokens[at:])
    if count == 3 and len(rest) > 1 and rest[0].lower() not in models and rest[1].lower() in models:
        raise card.fault(f"{card.name} has a fourth node, a substrate: that is not read; leave it out")
    if not rest:
        raise card.fault(f"{card.name} needs {count} nodes and a model")
    written = models.get(rest[0].lower())
    if written is None or written.kind not in kinds:
        what = "there is none of that name" if written is None else f"that is a {written.kind.upper()}"
        raise card.fault(
            f"{card.name} needs a model of kind {kinds[0].upper()} or {kinds[1].upper()}, {rest[0]!r}: {what}"
        )
    measured = written.numbers.get("tnom", settings.nominal)
    if measured != settings.nominal:
        raise card.fault(
            f"the model {rest[0]!r} was measured at TNOM={measured:g} °C; one TNOM is read for all models, "
            f"{settings.nominal:g} °C: say it as .options TNOM={measured:g}"
        )
    _refuse_warmed(card, written.numbers, written.kind, settings)
    if card.name[0].lower() != "q" and settings.temperature != measured:
        raise card.fault(
            f"{card.name} stands at {settings.temperature:g} °C, its model {rest[0]!r} was measured at {measured:g} "
            "°C: how thresholds and gains follow the temperature is not read. Let TEMP be TNOM, "
            "and give the model as it is there"
        )
    return make(card, written.numbers, written.kind, settings, rest[1:], names)
