"""Every card, parameter and number of netlists acts: with another value a run is another, or a sentence says why not.

What there is comes from the reader's own tables: elements, directives, parameters of models, waveforms.
"""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import poinsot as po
from cases import saved
from files.every_key import same
from poinsot.files.netlist import DIRECTIVES, ELEMENTS
from poinsot.files.netlist_elements import WAVEFORMS
from poinsot.files.netlist_models import KEYS


class CardCase(NamedTuple):
    """What acts, as "r value" or "d is"; its lines, and what in them is replaced; says: the second is refused so."""

    what: str
    lines: str
    old: str
    new: str
    says: str = ""


INSTEAD = {
    ".ends": "ends a .subckt: without it the file is refused, tests/files/test_netlist.py",
    ".end": "ends the file",
    ".include": "stands for the lines of a file, tests/files/test_netlist_dialect.py",
    ".global": "joins nodes of subcircuits, tests/files/test_netlist_dialect.py",
    ".lib": "stands for a part of a file, tests/files/test_netlist_dialect.py",
    ".tran uic": "where a run begins, tests/files/test_netlist_analyses.py",
    ".op": "what an operating point is asked for without",
    ".ac": "no part of a run in time, tests/files/test_netlist_analyses.py",
    ".dc": "operating points, tests/files/test_netlist_sweeps.py",
    ".step": "several of them, tests/files/test_netlist_sweeps.py",
    ".noise": "near an operating point, tests/networks/test_operating_points.py",
    ".nodeset": "which of several points a run begins at, tests/files/test_netlist_analyses.py",
    ".meas": "looks at a run, tests/files/test_netlist_measures.py",
    **dict.fromkeys(("d kf", "d af"), "noise near an operating point, tests/networks/test_operating_points.py"),
    ".four": "looks at a run, tests/simulation/test_fourier.py",
}
RIG = "V1 in 0 SIN(1 1 0.5)\nRs in a 2\nCs a 0 0.5 IC=0.3\nRl b 0 2\n"
RUN = ".tran 0.2 0.6 UIC\n.end\n"
cases: list[CardCase] = []


def acts(what: str, card: str, **others: str) -> None:
    """Cases of one card in the rig: the parts of it that are replaced by name, "3__4" for 3 → 4."""
    for name, change in others.items():
        old, new = change.split("__")
        assert old in card, (what, name, old)
        cases.append(CardCase(f"{what} {name}", RIG + card + "\n", card, card.replace(old, new, 1)))


acts("r", "R1 a b 1", value="b 1__b 1.5", nodes="a b__in b")
acts("r", "R1 a b I='v + v**3'", law="v**3__2*v**3")
acts("c", "C1 a b 1 IC=0.2", value="b 1__b 1.5", ic="0.2__0.3")
acts("l", "L1 a b 1 IC=0.2", value="b 1__b 1.5", ic="0.2__0.3")
acts(
    "k", "L1 a b 1 IC=0.2\nL2 b 0 2 IC=0.1\nK1 L1 L2 0.5", coupling="0.5__0.7", first="L1 a b 1__L1 a b 1.5",
    start="0.1__0.3",
)  # fmt: skip
acts("v", "V2 a b 0.3", value="0.3__0.4", dc="0.3__DC 0.4")
acts("v", "V2 a b {t*0.3}", formula="0.3__0.4")
acts("i", "I2 a b 0.3", value="0.3__0.4")
acts("b", "B1 a b I='0.1*v**3'", law="0.1__0.2")
acts(
    "b", "B1 c 0 V=V(a)^2 + I(V1) + time\nR1 c b 1", voltage="V(a)__V(a,in)", current="I(V1)__2*I(V1)",
    time="time__2*time",
)  # fmt: skip
acts("e", "E1 c 0 a 0 2\nR1 c b 1", gain="0 2__0 3", nodes="a 0__a in", kind="E1 c 0 a 0 2__E1 c 0 POLY(1) a 0 1 2")
acts("g", "G1 b 0 a 0 0.2", gain="0.2__0.3", nodes="a 0__a in", law="a 0 0.2__VALUE={0.2*V(a)^3}")
acts("h", "H1 c 0 V1 2\nR1 c b 1", gain="V1 2__V1 3", law="V1 2__POLY(1) V1 1 2")
acts("f", "F1 b 0 V1 0.2", gain="0.2__0.3", law="V1 0.2__POLY(1) V1 0.1 0.2")
acts("r", "R1 a b 1 TC=1m,1u\n.options temp=77", tc1="1m__2m", tc2="1u__9u")
acts(".ic", ".ic V(b)=0.2\nC1 b 0 1", voltage="0.2__0.3", node="V(b)__V(a)")
acts(".options", "R1 a b 1 TC=1m\n.options temp=77 tnom=27 reltol=1e-4", temp="77__57", tnom="=27__=37")
acts(".temp", "R1 a b 1 TC=1m\n.temp 77", value="77__57")
acts("sffm", "V2 a b SFFM(0.1 1 0.7 0.5 0.3)", offset="(0.1__(0.2", size="1 0.7__2 0.7", carrier="0.7__0.8",
     depth="0.5 __0.6 ", slow="0.3)__0.4)")  # fmt: skip
acts("am", "V2 a b AM(1 0.5 0.7 0.9 0.05)", size="(1__(2", offset="0.5 __0.6 ", slow="0.7__0.8", carrier="0.9__0.8",
     delay="0.05)__0.1)")  # fmt: skip
acts("t", "T1 a 0 b 0 2", ratio="0 2__0 3")
acts("t", "T1 a 0 b 0 Z0=2 TD=0.1", impedance="2 TD__3 TD", delay="=0.1__=0.2", kind="TD=0.1__F=2")
acts("t", "T1 a 0 b 0 Z0=2 F=2 NL=0.2 IC=0.3,0,0,0", cycles="0.2__0.3", start="=0.3__=0.4")
SUB = ".subckt cell p q r=2\nRc p q {r}\nCc q 0 0.3\n.ends\nX1 a b cell"
acts("x", SUB, parameter="X1 a b cell__X1 a b cell r=3", nodes="X1 a b__X1 in b")
acts(".subckt", SUB, default="r=2__r=3", ports="p q r__q p r")
acts(".func", ".func f(x, y) {x + 2*y}\nR1 a b {f(1, 0.5)}", body="2*y__3*y", call="1, 0.5__2, 0.5")
acts(".param", ".param k=2\nR1 a b {k}", value="k=2__k=3")
SMOOTH = "D1 a b m\n.model m D(IS=1m N=1 VT=0.1 GMIN=1m)"
acts("d", SMOOTH, **{"is": "IS=1m__IS=2m", "n": "N=1__N=2", "vt": "VT=0.1__VT=0.2", "gmin": "GMIN=1m__GMIN=9m"})
FULL = (
    "D1 a b m\n.model m D(IS=1m RS=0.1 CJO=0.1 VJ=0.7 M=0.4 FC=0.2 TT=10 BV=0.3 IBV=2m XTI=3 EG=1.1)\n.options temp=50"
)
acts("d", FULL, rs="RS=0.1__RS=0.2", cjo="CJO=0.1__CJO=0.2", vj="VJ=0.7__VJ=0.8", m="M=0.4__M=0.5",
     tt="TT=10__TT=20", bv="BV=0.3__BV=0.2", xti="XTI=3__XTI=2", eg="EG=1.1__EG=1.0",
     area="b m__b m 2")  # fmt: skip
acts("d", "D1 in c m\nRc c 0 1\n.model m D(IS=1m CJO=0.1 FC=0.2)", fc="FC=0.2__FC=0.1")
acts("d", "D1 c in m\nRc c 0 1\n.model m D(IS=1m BV=0.3 IBV=50m)", ibv="IBV=50m__IBV=90m")
acts("d", "D1 c in m\nRc c 0 1\n.model m D(IS=1m BV=0.3 IBV=50m NBV=2)", nbv="NBV=2__NBV=3")
acts("d", "D1 in c m\nRc c 0 1\n.model m D(IS=1m IKF=0.1 ISR=2m NR=3)", ikf="IKF=0.1__IKF=0.2", isr="ISR=2m__ISR=3m",
     nr="NR=3__NR=4")  # fmt: skip
acts("d", "D1 a b m\n.model m D(IDEAL=1 VFWD=0.1 RS=0.2)", vfwd="0.1__0.2", rs="RS=0.2__RS=0.4")
acts("d", "D1 a b m\n.model m D(GMIN=1m)", ideal="GMIN=1m__IDEAL=1")
SENSED = "S1 a b in 0 m\n.model m SW(VT=1.5 VH=0.05 RON=0.1 ROFF=90)"
acts("sw", SENSED, vt="1.5__1.6", vh="0.05__0.2", ron="0.1__0.3", roff="90__40")
acts("sw", "S1 a b in 0 m\n.model m SW(VT=1.5)", ideal="VT=1.5__VT=1.5 IDEAL=1")
acts("s", "S1 a b in 0 m OFF\n.model m SW(VT=1 VH=2)", start="OFF__ON", model="VT=1 __VT=-2 ", nodes="in 0__a 0")
WIRED = "V2 in c 0\nRc c 0 1\nW1 a b V2 m\n.model m CSW(IT=1.5 IH=0.05 RON=0.1 ROFF=90)"
acts("csw", WIRED, it="1.5__1.6", ih="0.05__0.2", ron="0.1__0.3", roff="90__40")
acts("csw", WIRED.replace("RON=0.1 ROFF=90", ""), ideal="IH=0.05__IH=0.05 IDEAL=1")
acts(
    "w", WIRED.replace("m\n", "m OFF\n").replace("IT=1.5 IH=0.05", "IT=1 IH=2"), start="OFF__ON",
    source="W1 a b V2__W1 a b V1",
)  # fmt: skip
acts("sin", "V2 a b SIN(0.1 1 0.7 0.05 0.3 20)", offset="(0.1__(0.2", size="1 0.7__2 0.7", frequency="0.7__0.8",
     delay="0.05__0.1", damping="0.3__0.4", phase="20)__40)")  # fmt: skip
acts("sine", "V2 a b SINE(0.1 1 4 0 0 0 1)", size="1 4__2 4", cycles="1)__2)")
acts("pulse", "V2 a b PULSE(0.1 1 0.05 0.02 0.03 0.1 0.25)", low="(0.1__(0.2", high="1 0.05__2 0.05",
     delay="0.05__0.06", rise="0.02__0.03", fall="0.03__0.04", width="0.1 0.25__0.12 0.25",
     period="0.25__0.3")  # fmt: skip
acts("pwl", "V2 a b PWL(0 0 0.2 1 0.5 2)", time="0.2__0.3", value="0.2 1__0.2 1.5")
acts("exp", "V2 a b EXP(0.1 1 0.05 0.2 0.3 0.1)", one="(0.1__(0.2", two="1 0.05__2 0.05", first="0.05__0.06",
     rise="0.2__0.3", second="0.3 0.1__0.4 0.1", fall="0.1)__0.2)")  # fmt: skip
acts("q", "Q1 a b 0 m\n.model m NPN(IS=1m BF=9)", nodes="a b 0__b a 0", model="BF=9__BF=5")
acts("m", "M1 a in b 0 m\n.model m NMOS(KP=0.1 VTO=0.2)", nodes="a in__in a", model="VTO=0.2__VTO=0.1")
acts("j", "J1 a b 0 m\n.model m NJF(BETA=0.1 VTO=-2)", nodes="a b 0__b a 0", model="VTO=-2__VTO=-1")
for name, old, new in (("step", "0.2", "0.3"), ("end", "0.6", "0.8")):
    cases.append(CardCase(f".tran {name}", RIG + "R1 a b 1\n", RUN, RUN.replace(old, new, 1)))
cases.append(CardCase(".tran first", RIG + "R1 a b 1\n", RUN, RUN.replace("0.6", "0.6 0.2")))
cases.append(CardCase(".tran longest", RIG + "R1 a b 1\n", RUN, RUN.replace("0.6", "0.6 0 1e-3")))
acts(".model", SENSED, kind="SW(VT=1.5 VH=0.05 RON=0.1 ROFF=90)__SW(VT=1.2)")
for kind, beside in (("D", "IS=1m"), ("D", "N=2"), ("D", "VT=1"), ("D", "GMIN=1"), ("SW", "RON=1"), ("CSW", "ROFF=9")):
    card = f"R1 a b 1\n.model m {kind}(IDEAL=1)"
    new = card.replace("IDEAL=1", f"IDEAL=1 {beside}")
    cases.append(CardCase(f"{kind.lower()} beside", RIG + card + "\n", card, new, "has no effect beside IDEAL=1"))


def test_every_card_has_a_case_or_a_reason() -> None:
    known = {*ELEMENTS, *DIRECTIVES, *WAVEFORMS, *(f"{kind} {key}" for kind, keys in KEYS.items() for key in keys)}
    tried = {case.what for case in cases} | {case.what.split()[0] for case in cases}
    assert not known - tried - INSTEAD.keys(), "cards without a case"


def given(text: str, folder: Path) -> Any:
    file = saved(folder / "circuit.cir", "a circuit\n" + text)
    try:
        run = po.simulate(po.load(file), rtol=1e-7, atol=1e-9)
    except po.PoinsotError as error:
        return str(error)
    return {name: np.asarray(run[name].values) for name in [*run.data_vars, "time"]} | {"steps": run.attrs["steps"]}


RESULTS: dict[str, Any] = {}


@pytest.mark.long
@pytest.mark.parametrize("case", cases, ids=lambda case: case.what)
def test_another_value_gives_another_run(case: CardCase, tmp_path: Path) -> None:
    text = case.lines + RUN
    if text not in RESULTS:
        RESULTS[text] = given(text, tmp_path)
    before, after = RESULTS[text], given(text.replace(case.old, case.new, 1), tmp_path)
    assert not isinstance(before, str), before
    if case.says or isinstance(after, str):
        assert case.says and isinstance(after, str) and case.says in after, after
    else:
        assert not same(before, after), f"{case.what} does not act"
