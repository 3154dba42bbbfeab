"""Former names keep working and say what they are now."""

import importlib
import re
import warnings
from operator import attrgetter
from typing import Any

import numpy as np
import pytest

import poinsot as po
from architecture.declared import Asked, is_declared
from architecture.source_tree import ROOT
from poinsot.elements import Pair
from poinsot.renames import RENAMES, Rename

OF_MODULES = [each for each in RENAMES if each.place.rpartition(".")[2].islower()]
OF_CLASSES = [each for each in RENAMES if each not in OF_MODULES]


@pytest.mark.parametrize("rename", OF_MODULES, ids=lambda rename: rename.was)
def test_the_former_name_is_the_present_one(rename: Rename) -> None:
    target, _, name = rename.now.rpartition(".")
    with pytest.warns(DeprecationWarning, match=re.escape(f"{rename.was} is now {rename.now}")) as seen:
        former = getattr(importlib.import_module(rename.place), rename.was.rpartition(".")[2])
    assert former is getattr(importlib.import_module(target), name)
    assert {each.filename for each in seen} == {__file__}, "the warning is told at the line that asks"


def test_an_import_of_a_former_name_warns_where_it_stands() -> None:
    with pytest.warns(DeprecationWarning, match="pairing") as seen:
        from poinsot import pair  # type: ignore[attr-defined]
    assert pair is po.pairing and {each.filename for each in seen} == {__file__}


def test_an_unknown_name_is_an_error_of_attributes() -> None:
    for module in (po, po.screws, importlib.import_module("poinsot.geometry.motors")):
        with pytest.raises(AttributeError, match="has no attribute 'nothing_like_it'"):
            module.nothing_like_it  # noqa: B018
    assert not hasattr(po, "nothing_like_it")


@pytest.mark.parametrize("rename", RENAMES, ids=lambda rename: rename.was)
def test_what_is_new_is_declared_and_what_was_is_not(rename: Rename) -> None:
    module, _, name = (rename.place if rename in OF_CLASSES else rename.now).rpartition(".")
    if rename in OF_CLASSES:
        held, here = getattr(importlib.import_module(module), name), rename.now.removeprefix(rename.place).split(".")[1]
        assert hasattr(held, here) or here in held.__annotations__
    assert is_declared(Asked(module, name, 0))
    assert not is_declared(Asked(rename.place, rename.was.rpartition(".")[2], 0))
    assert rename.why and re.fullmatch(r"\d+\.\d+", rename.since)


@pytest.mark.parametrize("rename", [each for each in OF_CLASSES if ".Pair." not in each.was], ids=lambda r: r.was)
def test_members_of_former_names_are_still_found(rename: Rename) -> None:
    of = rename.place.rpartition(".")[2]
    file = "bouncing_ball.toml" if of == "Switching" else "double_pendulum.toml"
    held: Any = po.Network("net") if of == "Network" else po.load(ROOT / "examples" / file)
    held = held.system() if of in ("System", "Switching") else held
    held = held.switching if of == "Switching" else held
    old, now = (each.removeprefix(f"{rename.place}.") for each in (rename.was, rename.now))
    with pytest.warns(DeprecationWarning, match=re.escape(f"{rename.was} is now {rename.now}")) as seen:
        former = getattr(held, old)
    present = attrgetter(now)(held)
    assert (former is present or former == present) and {each.filename for each in seen} == {__file__}
    assert old not in object.__dir__(held)


def test_a_pair_of_former_words_works() -> None:
    """A user's pair that overrides and calls former names: its motion subspace is its own, with a warning at each."""
    revolute: Any = type(po.pairs.revolute())
    with pytest.warns(DeprecationWarning, match="freedom_twists is now .*motion_subspace"):

        class Bent(revolute):  # type: ignore[misc]
            def freedom_twists(self, q: Any) -> list[po.Twist]:
                return [2.0 * S for S in super().motion_subspace(q)]

    plain = po.pairs.revolute()
    bent: Pair = Bent(**{key: getattr(plain, key) for key in plain.__dataclass_fields__})
    q, v = np.array([0.3]), np.array([0.5])
    assert np.array_equal(bent.motion_subspace(q)[0].vector, 2 * plain.motion_subspace(q)[0].vector)
    for old, now in (("freedom_twists", "motion_subspace"), ("apparent_rate", "velocity_product_acceleration")):
        given = (q,) if old == "freedom_twists" else (q, v)
        with pytest.warns(DeprecationWarning, match=now):
            former = getattr(plain, old)(*given)
        with warnings.catch_warnings(action="error"):
            assert repr(former) == repr(getattr(plain, now)(*given))
