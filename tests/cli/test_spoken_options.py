"""Messages write options as the user does: as arguments from Python, as they are typed from the command line."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import poinsot as po
from cases import saved
from poinsot.cli.app import COMMANDS, _command, run
from poinsot.cli.options import as_typed
from poinsot.errors import option, options_spoken

Called = Callable[..., tuple[int, str]]
BAR = "examples/four_bar.toml"


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Called:
    """Run the command line: its exit code, and what it says on stderr in one line."""

    def call(*words: object) -> tuple[int, str]:
        monkeypatch.setattr("sys.argv", ["poinsot", *map(str, words)])
        code = run()
        return code, " ".join(capsys.readouterr().err.split())

    return call


def test_python_and_the_command_line() -> None:
    given = {"step": 0.25, "times": [0.0, 0.5], "inputs": {"motor": 2.0}, "outputs": {"q": "angle [deg]"}, "rtol": None,
             "max_steps": ..., "method": "radau", "observations": ["a"]}  # fmt: skip
    python = ["step=0.25", "times=[0, 0.5]", "inputs={'motor': 2}", "outputs={'q': 'angle [deg]'}", "rtol",
              "max_steps=…", "method='radau'", "observations=['a']"]  # fmt: skip
    typed = ["--step 0.25", "--times 0,0.5", "--input motor=2", '--outputs "q=angle [deg]"', "--rtol", "--max-steps …",
             "--method radau", "observations=['a']"]  # fmt: skip
    assert [option(name, value) for name, value in given.items()] == python
    with options_spoken(lambda name, value: as_typed(_command("simulate"), name, value)):
        assert [option(name, value) for name, value in given.items()] == typed
    assert option("step", 0.25) == "step=0.25"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_own(command: str) -> None:
    """Law: an option is typed where the command has it, and has no other command's."""
    asked = _command(command)
    said = {name: as_typed(asked, name, 1.0) for name in ("time", "members", "guess", "initial", "stimuli")}
    assert (said["members"] is not None) == (command == "ensemble")
    assert (said["guess"] is not None) == (command == "fit")
    assert all(each is None or each.startswith("--") for each in said.values())


CASES: list[tuple[str, str, Callable[[], object] | None]] = [
    ("simulate BAR --step 0.1 --max-step 0.01", "--max-step 0.01 is shorter .* say --step 0.01, or --step adaptive",
     lambda: po.simulate(po.load(BAR), 1.0, step=0.1, max_step=0.01)),
    ("simulate BAR --time 1 --max-steps 5", "try --method radau, raise --max-steps, .* loosen --rtol",
     lambda: po.simulate(po.load(BAR), 1.0, max_steps=5)),
    ("simulate BAR --time 1 --step 0.01 --max-steps 5", "each of 0.01 s. Raise --max-steps or --step",
     lambda: po.simulate(po.load(BAR), 1.0, step=0.01, max_steps=5)),
    ("ensemble BAR --over A=normal(0,1)", "say how many values to draw of it, --members 1000", None),
    ("ensemble BAR --over nothing=1,2 --time 1", "--over names 'nothing'",
     lambda: po.ensemble(BAR, over={"nothing": [1.0]}, time=1.0)),
]  # fmt: skip


@pytest.mark.parametrize(("words", "says", "python"), CASES)
def test_messages(called: Called, words: str, says: str, python: Callable[[], object] | None) -> None:
    """Law: the same message from both doors, each in its own words."""
    code, said = called(*words.replace("BAR", BAR).split())
    assert code in (1, 2)
    _matches(says, said)
    assert "limits the step" not in said or "--step" not in words
    if python is not None:
        with pytest.raises(po.PoinsotError) as caught:
            python()
        assert "--" not in str(caught.value)


def _matches(says: str, said: str) -> None:
    assert re.search(says, said), said


def test_fits(called: Called, tmp_path: Path) -> None:
    """Data are called by their file, columns of times offered by name; several guesses stand in one entry."""
    data = saved(tmp_path / "swing.csv", "t,angle\n0,0\n1,1\n2,0\n")
    _matches("the data 'swing' have no column 'time' .* --time t", called("fit", BAR, data, "--free", "cy")[1])
    said = called("fit", BAR, data, "--free", "cy", "--time", "t")[1]
    _matches(r"'swing' \(angle\) .* such as --output \"rotor.angular_velocity=omega \[rad/s\]\"", said)
    code, said = called("fit", BAR, data, "--free", "x,y", "--time", "t", "--guess", "x=1,y=2", "--output", "A=angle")
    assert code == 2
    _matches("--free names 'x', which is no parameter", said)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("universal", r'kind = "universal" of \[pairs.NAME\]: `poinsot schema pairs`.*point and axes; or by frames'),
        ("moreau", r'method = "moreau" of \[simulation\]'),
        ("univers", "there are universal"),
    ],
)
def test_words_of_files_lead_to_their_table(
    name: str, says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["poinsot", "schema", name])
    run()
    said = capsys.readouterr()
    _matches(says, " ".join(f"{said.out} {said.err}".split()))


def test_rarer_names_are_listed_with_their_meaning() -> None:
    mechanism = po.load(BAR)
    lines = repr(mechanism.expert).splitlines()
    names = [line.split()[0] for line in lines[1:]]
    assert names == dir(mechanism.expert)
    assert sum(len(line.split()) > 1 for line in lines[1:]) > 0.9 * len(names)


@pytest.mark.parametrize("samples", [11, 41])
def test_samples_that_miss_a_controllers_actions_are_noted(called: Called, tmp_path: Path, samples: int) -> None:
    """Law: a note says how many samples show each action, and with so many there is none."""
    file = tmp_path / "pd.py"
    file.write_text(
        "import poinsot as po\n\n\n@po.controller(0.0025, reads='joint_position', writes=['shoulder', 'elbow'])\n"
        "def pd(t, q):\n    return -q\n",
        encoding="utf-8",
    )
    words = ("--time", "0.1", "--controller", f"{file}:pd", "--samples", samples)
    code, said = called("simulate", "examples/double_pendulum.toml", *words)
    assert code == 0
    assert ("are not shown: --samples 41 shows each action" in said) == (samples == 11), said


@pytest.mark.parametrize(("what", "code"), [("10 deg", 2), ("1 N*m", 0)])
def test_inputs_of_freedoms_have_their_unit(called: Called, what: str, code: int) -> None:
    """Law: the command line refuses the unit of an input that Python refuses, of freedoms without a source too."""
    found, said = called("simulate", "examples/cart_pole.toml", "--time", "0.01", "--input", f"hinge={what}")
    assert found == code, said
    if code:
        _matches(r"--input hinge=.10 deg. \('10 deg' does not fit: a unit such as N\*m is wanted here\)", said)
