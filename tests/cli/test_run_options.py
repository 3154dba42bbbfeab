"""Options of runs are declared once: what offers them reads the declaration, also that of an option made up here."""

import inspect
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import poinsot as po
from poinsot.cli.declared import parameters_of
from poinsot.cli.ensemble import ensemble_command
from poinsot.cli.fit import fit_command
from poinsot.run_options import OF_DATA, OF_FITS, OF_MEMBERS, OPTIONS, RunOptions, Tolerances
from simulation import small_systems

DOCS = Path(__file__).resolve().parents[2] / "docs"
MADE_UP = """
import inspect, sys
from pathlib import Path
from poinsot import run_options

run_options.OPTIONS["patience"] = run_options.Option(
    "How long a step may wait [s]", unit="s", positive=True, most=60.0, otherwise="for ever", example="2"
)
import poinsot as po
from poinsot.cli.app import app, run, simulate
from poinsot.cli.declared import parameters_of, plainly
from poinsot.files import network_schema
from poinsot.multibody import Run

for each in (po.simulate, po.ensemble, po.fit, po.sensitivities):
    assert inspect.signature(each).parameters["patience"].annotation == "float | str | None", each
assert "patience              How long a step may wait [s] (for ever)" in po.simulate.__doc__
assert plainly(simulate, ["model.toml", "--patience", "500 ms"])["patience"] == 0.5
flags = {each.name: each.annotation.__metadata__[0] for each in parameters_of(simulate)}
assert flags["patience"].told["help"] == "How long a step may wait [s]; else the file's, or for ever."
table = network_schema()["$defs"]["SimulationTable"]["properties"]["patience"]
assert table["description"] == "How long a step may wait [s]."
assert run_options.option_rows(["patience"]) == [("patience", "How long a step may wait [s]", "for ever")]
file = Path(sys.argv[1]) / "model.toml"
text = "poinsot = 1\\n[bodies.arm]\\nmass = 1.0\\n[pairs.slide]\\nkind = 'prismatic'\\nbetween = ['ground', 'arm']\\n"
text += "axis = [1, 0, 0]\\npoint = [0, 0, 0]\\n[simulation]\\n"
file.write_text(text.replace("'", '"') + 'patience = "1500 ms"\\n')
model = po.load(file)
assert model.model.run == Run(patience=1.5) and model.system().wishes["patience"] == 1.5
po.simulate(model, 0.1, patience=2.0, outputs=[])
file.write_text(text.replace("'", '"') + "patience = 61\\n")
try:
    po.load(file)
except po.FileError as error:
    assert "simulation.patience: is 61, but must be between 0 and 60, such as 2" in str(error), error
else:
    raise AssertionError
"""


def test_an_option_that_is_declared_is_everywhere(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", MADE_UP, str(tmp_path)], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr


def test_types_are_those_of_the_kinds() -> None:
    """What type checkers see is what signatures show."""
    import poinsot.run_options as module

    hints = get_type_hints(RunOptions)
    shown = {"OwnMethod": module.Method, **vars(module)}
    for name, one in OPTIONS.items():
        if name in hints:
            said = eval(one.type, shown)
            assert {*get_args(said)} == {*get_args(hints[name])}, name


@pytest.mark.parametrize(
    ("call", "lacks"),
    [
        (po.simulate, ()),
        (po.ensemble, ()),
        (po.sensitivities, ()),
        (po.fit, (*OF_DATA, "outputs")),
        (
            po.Stepper,
            [name for name in OPTIONS if name not in (*Tolerances.__annotations__, "start", "method", "step")],
        ),
    ],
)
def test_signatures_have_their_options(call: object, lacks: Iterable[str]) -> None:
    taken = inspect.signature(call).parameters  # type: ignore[arg-type]
    assert {name for name in OPTIONS if name not in lacks} <= taken.keys()
    assert call is po.fit or not taken.keys() & {*lacks}


@pytest.mark.parametrize(
    ("call", "command", "names"),
    [(po.ensemble, ensemble_command, OF_MEMBERS), (po.fit, fit_command, OF_FITS)],
)
def test_those_of_many_runs_are_in_calls_cards_and_on_the_command_line(
    call: object, command: object, names: Iterable[str]
) -> None:
    flags = {each.name for each in parameters_of(command)}  # type: ignore[arg-type]
    for name in names:
        assert name in inspect.signature(call).parameters and name in flags  # type: ignore[arg-type]
        assert f"\n{name} " in (inspect.getdoc(call) or "")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"threads": 1.5}, "threads must be a whole number of at least 1, not 1.5"),
        ({"seed": -1}, "seed must be a whole number of at least 0, not -1"), ({"members": 0}, "members must be"),
        ({"lanes": 65}, "lanes must be a whole number from 1 to 64, not 65"), ({"chunk": True}, "chunk must be"),
        ({"zip": 3}, "zip .* must be True or False, not 3"), ({"lane": 2}, "no option 'lane'; did you mean 'lanes'"),
    ],
)  # fmt: skip
def test_what_is_wrong_of_many_runs_is_said_by_the_declaration(options: dict[str, object], says: str) -> None:
    with pytest.raises(po.SimulationError, match=says):
        po.ensemble(small_systems.oscillator(), {"force": [0.0, 1.0]}, 0.1, **options)  # type: ignore[arg-type]


def test_the_documents_have_the_declared_options() -> None:
    for page, names in {
        "simulation.md": OPTIONS,
        "ensembles.md": [name for name, one in OF_MEMBERS.items() if one.kind == "whole"],
        "network-file.md": [o for o in OPTIONS if OPTIONS[o].in_files],
    }.items():
        text = (DOCS / page).read_text(encoding="utf-8")
        assert [name for name in names if f"`{name}`" not in text] == [], page


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"dt": 1e-3}, "simulate has no option 'dt'; here it is called 'step'"),
        ({"rtoll": 1e-8}, "simulate has no option 'rtoll'; did you mean 'rtol'"),
        (
            {"times": [0.0, 1.0], "samples": 3},
            r"times \(the output times themselves \[s\]\) and samples \(number of output times\) contradict each "
            "other: give one of the two.",
        ),
        ({"steps_per_sample": 3}, r"goes with step \(a fixed step \[s\]\): give step=…, or"),
        ({"samples": 2.5}, "samples must be a whole number from 2 to 10,000,000, not 2.5"),
        ({"rtol": 0.5}, "rtol must be between 1e-14 and 0.1, as rtol=1e-8; it is 0.5"),
    ],
)
def test_what_is_wrong_is_said_by_the_declaration(options: dict[str, object], says: str) -> None:
    with pytest.raises(po.SimulationError, match=says):
        po.simulate(small_systems.oscillator(), 1.0, **options)  # type: ignore[call-overload]
    with pytest.raises(po.SimulationError, match="Stepper has no option 'rtoll'; did you mean 'rtol'"):
        po.Stepper(small_systems.oscillator(), 1e-3, rtoll=1e-3)  # type: ignore[call-arg]
