"""Options and arguments of commands as data: a command line of plain words runs without loading Typer.

Whatever is not plain, from a misspelt name to ``--help`` and the completion of a shell, is Typer's.
Law  what is read here is what Typer reads, tests/cli/test_declared.py
"""

from __future__ import annotations

import inspect
import os
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields
from functools import wraps
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from poinsot.records import NamedTuple

_NUMBER = re.compile(r"[-+]?\d+(\.\d*)?([eE][-+]?\d+)?")
Code = TypeVar("Code")
_PLAIN = {"metavar", "help", "autocompletion", "parser"}


class Declared(NamedTuple):
    """The declaration of an option or an argument."""

    maker: Literal["Option", "Argument"]
    names: tuple[str, ...]
    told: Mapping[str, object]


def Option(*names: str, **told: object) -> Declared:
    """An option, as `typer.Option`."""
    return Declared("Option", names, told)


def Argument(**told: object) -> Declared:
    """An argument, as `typer.Argument`."""
    return Declared("Argument", (), told)


def parameters_of(command: Callable[..., object]) -> list[inspect.Parameter]:
    """The parameters of a command, their annotations evaluated."""
    given: Callable[[], list[inspect.Parameter]] | None = getattr(command, "parameters", None)
    if given is not None:
        return given()
    hints = get_type_hints(command, include_extras=True)
    every = inspect.signature(command).parameters.values()
    return [each.replace(annotation=hints.get(each.name, each.annotation)) for each in every]


def flag(name: str, default: object, annotation: object) -> inspect.Parameter:
    """A parameter that is an option of the command line."""
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def with_flags(
    command: Callable[..., Code],
    name: str,
    flags: Callable[[], list[inspect.Parameter]],
    gathered: Callable[..., object],
) -> Callable[..., Code]:
    """A command with these flags in the place of one parameter, which gets the record of their values."""

    def parameters() -> list[inspect.Parameter]:
        own = parameters_of(command)
        place = next(k for k, each in enumerate(own) if each.name == name)
        own[place : place + 1] = flags()
        return [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in own]

    @wraps(command)
    def called(**given: object) -> Code:
        taken = {each.name: given.pop(each.name) for each in flags()}
        return command(**given, **{name: gathered(**taken)})

    called.parameters = parameters  # type: ignore[attr-defined]
    return called


def takes_record(name: str, record: Callable[..., object]) -> Callable[[Callable[..., Code]], Callable[..., Code]]:
    """A command with a parameter of this name, which Typer sees as the fields of a record, each declared there.

    An option of the command's own name goes before that of the record.
    """

    def taking(command: Callable[..., Code]) -> Callable[..., Code]:
        own = inspect.signature(command).parameters
        added = [each for each in fields(record) if each.name not in own]  # type: ignore[arg-type]

        def parameters() -> list[inspect.Parameter]:
            shared = get_type_hints(record, include_extras=True)
            return [flag(each.name, each.default, shared[each.name]) for each in added]

        return with_flags(command, name, parameters, record)

    return taking


def for_typer(command: Callable[..., object]) -> Callable[..., None]:
    """The command as Typer takes it; the code that it returns ends it."""
    import typer

    def told(annotation: object) -> object:
        if get_origin(annotation) is not Annotated:
            return annotation
        kind, *extras = get_args(annotation)
        makers: dict[str, Callable[..., object]] = {"Option": typer.Option, "Argument": typer.Argument}
        extras = [makers[e.maker](*e.names, **e.told) if isinstance(e, Declared) else e for e in extras]
        return Annotated[(kind, *extras)]

    @wraps(command)
    def called(**given: object) -> None:
        if (code := command(**given)) is not None:
            raise typer.Exit(int(str(code)))

    parameters = [each.replace(annotation=told(each.annotation)) for each in parameters_of(command)]
    called.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    called.__annotations__ = {each.name: each.annotation for each in parameters}
    return called


def plainly(command: Callable[..., object], words: Sequence[str]) -> dict[str, object] | None:
    """Keyword arguments of a command from plain words; None for a command line that Typer has to read."""
    if os.name == "nt" or any(name.endswith("_COMPLETE") for name in os.environ):
        return None
    with suppress(_NotPlain):
        return _read(parameters_of(command), words)
    return None


class _NotPlain(Exception):
    pass


def _read(parameters: Sequence[inspect.Parameter], words: Sequence[str]) -> dict[str, object]:
    names: dict[str, tuple[inspect.Parameter, bool | None]] = {}
    places: list[inspect.Parameter] = []
    for each in parameters:
        _, declared = _kind_of(each)
        if declared.maker == "Argument":
            places.append(each)
        else:
            names |= _names_of(each, declared)
    found: dict[str, list[object]] = {}
    left = list(reversed(words))
    while left:
        word = left.pop()
        name, equals, text = word.partition("=")
        if not word.startswith("-"):
            if not places:
                raise _NotPlain
            each, name = places.pop(0), ""
            text = word
        elif name not in names:
            raise _NotPlain
        else:
            each, flag = names[name]
            if flag is not None:
                if equals or each.name in found:
                    raise _NotPlain
                found[each.name] = [flag]
                continue
            if not equals and not left:
                raise _NotPlain
            text = text if equals else left.pop()
        found.setdefault(each.name, []).append(_value(each, text))
    return {each.name: _given(each, found.get(each.name)) for each in parameters}


def _kind_of(parameter: inspect.Parameter) -> tuple[object, Declared]:
    """The type of a parameter, without None, and how it is declared."""
    kind, *extras = get_args(parameter.annotation) or (None,)
    if len(extras) != 1 or not isinstance(extras[0], Declared) or not _PLAIN.issuperset(extras[0].told):
        raise _NotPlain
    if get_origin(kind) in (Union, UnionType):
        kinds = [each for each in get_args(kind) if each is not NoneType]
        kind = kinds[0] if len(kinds) == 1 else None
    return kind, extras[0]


def _names_of(parameter: inspect.Parameter, declared: Declared) -> dict[str, tuple[inspect.Parameter, bool | None]]:
    kind, _ = _kind_of(parameter)
    own = declared.names or (f"--{parameter.name.replace('_', '-')}",)
    if kind is not bool:
        return dict.fromkeys(own, (parameter, None))
    if not declared.names:
        raise _NotPlain
    return {name: (parameter, not no) for each in own for no, name in enumerate(each.split("/"))}


def _value(parameter: inspect.Parameter, text: str) -> object:
    """A word as the value of a parameter, or as one of several."""
    kind, declared = _kind_of(parameter)
    kind = get_args(kind)[0] if get_origin(kind) is list else kind
    if not text or (text.startswith("-") and not _NUMBER.fullmatch(text)):
        raise _NotPlain
    if callable(parser := declared.told.get("parser")):
        try:
            value: object = parser(text)
            return value
        except Exception:
            raise _NotPlain from None
    if kind is float and _NUMBER.fullmatch(text):
        return float(text)
    if kind is int and text.isascii() and text.isdigit():
        return int(text)
    if kind is str or (get_origin(kind) is Literal and text in get_args(kind)):
        return text
    if kind is Path:
        return Path(text)
    raise _NotPlain


def _given(parameter: inspect.Parameter, values: list[object] | None) -> object:
    if values is None:
        if parameter.default is inspect.Parameter.empty:
            raise _NotPlain
        return parameter.default
    if get_origin(_kind_of(parameter)[0]) is list:
        return values
    if len(values) > 1:
        raise _NotPlain
    return values[0]
