"""What holds of every module and every public name."""

import inspect
import re
from collections.abc import Iterator

import poinsot
from architecture.source_tree import ROOT, modules

MOST_LINES = 500
UNFINISHED = re.compile(r"\b(NotImplementedError|TODO|FIXME|XXX)\b")

NAMED = re.compile(r"(tests/[\w/]+\.py)(?:::(\w+))?")


def test_modules_stay_small() -> None:
    sizes = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in modules()}
    assert not {name: lines for name, lines in sizes.items() if lines > MOST_LINES}


def test_nothing_is_left_unfinished() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in modules()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if UNFINISHED.search(line)
    ]
    assert not found, "\n".join(found)


def test_tests_that_cards_name_exist() -> None:
    """Where a card says a law is shown, it is: files of tests, and functions in them after "::"."""
    missing = []
    for file in modules():
        for path, function in NAMED.findall(file.read_text(encoding="utf-8")):
            shown = ROOT / path
            if not shown.is_file() or (function and f"def {function}(" not in shown.read_text(encoding="utf-8")):
                missing.append(f"{file.relative_to(ROOT)} names {path}{function and '::' + function}")
    assert not missing, "\n".join(missing)


def test_the_public_list_is_sorted_out() -> None:
    assert len(set(poinsot.__all__)) == len(poinsot.__all__)
    assert not [name for name in poinsot.__all__ if not hasattr(poinsot, name)]
    assert set(poinsot.__all__) <= set(dir(poinsot)), "dir(poinsot) must show the public names, lazy ones too"


def test_public_names_are_documented() -> None:
    names = set(poinsot.__all__) - {"__version__"}  # a string cannot carry a docstring
    things = [each for name in sorted(names) for each in documented_things(name, getattr(poinsot, name))]
    silent = [path for path, thing in things if not own_doc(thing)]
    assert not silent, f"no docstring: {', '.join(silent)}"


def documented_things(name: str, thing: object) -> Iterator[tuple[str, object]]:
    """The thing itself and, for a class, the public functions and properties that it defines."""
    yield name, thing
    if inspect.isclass(thing):
        for attribute, value in vars(thing).items():
            plain = value.__func__ if isinstance(value, (classmethod, staticmethod)) else value
            if not attribute.startswith("_") and (inspect.isfunction(plain) or isinstance(plain, property)):
                yield f"{name}.{attribute}", plain


def own_doc(thing: object) -> str:
    """A docstring that somebody wrote: not inherited, and not the signature that a dataclass makes up for itself."""
    doc = (vars(thing).get("__doc__") if inspect.isclass(thing) else thing.__doc__) or ""
    made_up = inspect.isclass(thing) and doc.startswith(f"{thing.__name__}(")
    return "" if made_up else doc.strip()
