"""What is read of plain words without Typer is what Typer reads; all else is Typer's."""

import numpy as np
import pytest
import typer

from poinsot.cli import app
from poinsot.cli.declared import for_typer, plainly

WORDS = {
    "--time": ["1", "0.5", "1e-3", "500 ms", "5 kg", "-1", ""], "--out": ["run.nc", "a b.nc", "-"],
    "--initial": ["elbow=0.5", "ball=0,0,0,1", "a=-1"], "--samples": ["10", "1.5", "ten", "-3"],
    "--step": ["1e-3", "adaptive"], "--rtol": ["1e-9", "nan", "1_0", "0x1"], "--base": ["free", "loose"],
    "--max-steps": ["100"], "--steps": ["100"], "--env": ["HOME"], "--folder": ["a", "b"], "--atol": ["1e-3,1e-4"],
    "--sampels": ["3"],
}  # fmt: skip
FLAGS = [
    "--limits", "--no-limits", "--strict", "--progress", "--no-progress", "--ground", "-h", "--help", "--", "two.toml",
]  # fmt: skip
TRIES = 80


def words_of(rng: np.random.Generator) -> list[str]:
    words = ["file.toml"]
    for _ in range(rng.integers(0, 5)):
        if rng.random() < 0.3:
            words.append(str(rng.choice(FLAGS)))
            continue
        name = str(rng.choice([*WORDS]))
        value = str(rng.choice(WORDS[name]))
        words += [f"{name}={value}"] if rng.random() < 0.3 else [name, value]
    return words if rng.random() < 0.8 else [*words[1:], words[0]]


@pytest.mark.parametrize("name", ["simulate", "analyse"])
def test_plain_words_are_read_as_typer_reads_them(name: str) -> None:
    rng, command = np.random.default_rng(print(1834) or 1834), getattr(app, name)
    read: list[dict[str, object]] = []

    def taking(**given: object) -> None:
        read.append(given)

    taking.parameters = command.parameters  # type: ignore[attr-defined]
    made = typer.Typer(pretty_exceptions_enable=False)
    made.command()(for_typer(taking))
    plain = 0
    for _ in range(TRIES):
        words, read[:] = words_of(rng), []
        found = plainly(command, words)
        if found is not None:
            plain += 1
            made(words, standalone_mode=False)
            assert [found] == read, words
    assert plain > TRIES // 10


@pytest.mark.parametrize(
    "words", [[], ["--help"], ["a.toml", "--tim", "1"], ["a.toml", "--time"], ["a.toml", "b.toml"]]
)
def test_the_rest_is_left_to_typer(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert plainly(app.simulate, words) is None
    assert plainly(app.simulate, ["a.toml"]) is not None
    monkeypatch.setenv("_POINSOT_COMPLETE", "complete_bash")
    assert plainly(app.simulate, ["a.toml"]) is None
