"""What no file in examples/bad can show: files that are not there or not files, and files damaged at random."""

import os
import re
from pathlib import Path

import numpy as np
import pytest

from cases import quick, saved
from files.network_text import ARM, HINGE, read, table
from poinsot import FileError, Model, PoinsotError
from poinsot.files.load import load_model
from poinsot.files.network_elements import line_of

EXAMPLES = sorted((Path(__file__).resolve().parents[2] / "examples").glob("*.toml"))
JUNK = [
    "inf", "-inf", "nan", "true", '"x"', '""', "[]", "{}", "-1", "0", "1e308", "1979-05-27", "[[0]]", '"1/0"', '"t"',
]  # fmt: skip


def refusal(path: Path) -> str:
    with pytest.raises(FileError) as refused:
        load_model(path)
    return str(refused.value)


@pytest.mark.parametrize("suffix", [".toml", ".urdf"])
def test_a_file_that_is_not_there(tmp_path: Path, suffix: str) -> None:
    (tmp_path / f"four_bar{suffix}").write_text("")
    assert f"did you mean 'four_bar{suffix}'" in refusal(tmp_path / f"fuor_bar{suffix}")
    assert "no such file" in refusal(tmp_path / f"unlike{suffix}")
    assert "does not exist either" in refusal(tmp_path / "nowhere" / f"four_bar{suffix}")


@pytest.mark.parametrize("suffix", [".toml", ".urdf"])
def test_what_is_not_an_ordinary_file(tmp_path: Path, suffix: str) -> None:
    (tmp_path / f"folder{suffix}").mkdir()
    assert "directory" in refusal(tmp_path / f"folder{suffix}")
    pipe = tmp_path / f"pipe{suffix}"
    os.mkfifo(pipe)  # reading it would wait for ever
    assert "pipe" in refusal(pipe)
    round_and_round = tmp_path / f"ring{suffix}"
    round_and_round.symlink_to(round_and_round)
    assert "cannot be read" in refusal(round_and_round)
    assert "cannot be read" in refusal(Path(f"name\0{suffix}"))
    assert "cannot be read" in refusal(tmp_path / ("long" * 100 + suffix))


@pytest.mark.parametrize("suffix", [".toml", ".urdf"])
def test_a_file_of_a_hundred_megabytes_is_not_read(tmp_path: Path, suffix: str) -> None:
    big = tmp_path / f"big{suffix}"
    with big.open("wb") as file:
        file.truncate(100_000_000)
    assert "100 MB" in refusal(big)


def test_a_file_that_nests_without_end(tmp_path: Path) -> None:
    file = saved(tmp_path / "deep.toml", "poinsot = 1\nx = " + "[" * 100_000)
    assert "nested too deeply" in refusal(file)


def test_the_ending_of_the_name_decides_whatever_its_case(tmp_path: Path) -> None:
    file = saved(tmp_path / "mechanism.TOML", "poinsot = 1\n" + ARM)
    assert load_model(str(file)).body("arm")
    assert ".toml, .urdf, .xacro, .xml, .sdf or .cir" in refusal(tmp_path / "mechanism.txt")


def test_several_faults_are_counted(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"bodies\.a\.mass.*\(and 2 more faults in this file\)"):
        read(tmp_path, table("bodies.a", {"mass": []}) + table("bodies.b", {"mass": "x"}) + table("bodies.c", {}))


def test_long_lists_of_names_are_cut(tmp_path: Path) -> None:
    bodies = "".join(table(f"bodies.b{k}", {"mass": 1.0}) for k in range(1000))
    with pytest.raises(FileError) as refused:
        read(tmp_path, bodies + HINGE.replace('"arm"', '"zzz"'))
    assert "…" in str(refused.value) and len(str(refused.value)) < 400


@pytest.mark.parametrize("key", ["relative path", "absolute"])
def test_messages_name_the_file_as_the_user_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    (tmp_path / "a.toml").write_text("poinsot = 2\n")
    monkeypatch.chdir(tmp_path)
    path = Path("a.toml") if key == "relative path" else tmp_path / "a.toml"
    assert refusal(path).startswith(f"{path}:1: poinsot: ")


def test_lines_are_found_behind_lists_over_several_lines() -> None:
    text = "[bodies.a]\ninertia = [\n  [1, 0, 0], # ] in a comment\n  [0, 1, 0],\n  [0, 0, 1]\n]\nmass = 1\n"
    assert line_of(text, ("bodies", "a", "mass")) == 7
    assert line_of(text, ("bodies", "a", "inertia", 2)) == 2
    assert line_of(text, ("pairs", "b")) is None
    assert line_of('[bodies."a.b"]\n"mass" = 1\n', ("bodies", "a.b", "mass")) == 2
    assert line_of("bodies.a.mass = 1\n", ("bodies", "a", "mass")) == 1


@pytest.mark.sample(2)
@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
@pytest.mark.parametrize("seed", quick(1, range(3)))
def test_damaged_files_are_read_or_refused_in_one_paragraph(tmp_path: Path, file: Path, seed: int) -> None:
    """Values made junk, lines lost, doubled or exchanged, characters lost: a model or a FileError, nothing else."""
    rng = np.random.default_rng([seed, EXAMPLES.index(file)])
    text = file.read_text(encoding="utf-8")
    refused = 0
    for k in range(60):
        damaged = saved(tmp_path / f"{k}.toml", damage(text, rng))
        try:
            assert isinstance(load_model(damaged), Model)
        except PoinsotError as error:
            refused += 1
            assert isinstance(error, FileError) and str(error).startswith(str(damaged)) and "\n" not in str(error)
    assert refused > 10, "damage of this kind is mostly noticed"


def damage(text: str, rng: np.random.Generator) -> str:
    """The text with one thing done to it."""
    lines = text.split("\n")
    i, j = rng.integers(len(lines), size=2)
    match rng.integers(5):
        case 0:
            values = list(re.finditer(r"(?<== )[^\n#]+|\"[^\"\n]*\"|(?<![\w.])-?\d[\d.e-]*", text))
            chosen = values[rng.integers(len(values))]
            return text[: chosen.start()] + str(rng.choice(JUNK)) + text[chosen.end() :]
        case 1:
            del lines[i]
        case 2:
            lines.insert(j, lines[i])
        case 3:
            lines[i], lines[j] = lines[j], lines[i]
        case _:
            at = rng.integers(len(text) - 3)
            return text[:at] + text[at + 3 :]
    return "\n".join(lines)
