"""`verify`: a run checked by another method, its model read again from its file where it is not at hand.

Units and law: those of `verify`. Source: Hairer, Nørsett & Wanner 1993, §II.4.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypedDict

from poinsot.errors import FileError, SimulationError
from poinsot.simulation.results.ledger import MADE_OF, refuse_other_runs
from poinsot.simulation.verification.shot import hash_of

if TYPE_CHECKING:
    from poinsot.control.controller import Controller
    from poinsot.simulation.events import Event
    from poinsot.simulation.models import Movable
    from poinsot.simulation.results.ledger import Recorded
    from poinsot.simulation.verification.shot import Made
    from poinsot.simulation.verification.verification import Verification


class RecordedOrigin(TypedDict):
    """The origin of a run, from its record: `simulation.verification.shot.Made`."""

    file: str
    sha256: str
    options: dict[str, object]
    numbers: dict[str, float]
    inputs: dict[str, object]
    parameters: dict[str, float] | None
    controllers: list[str]
    events: int


def verify(
    run: Recorded,
    model: Movable | None = None,
    *,
    inputs: Mapping[str, object] | None = None,
    controllers: Controller | Sequence[Controller] = (),
    events: Event | Sequence[Event] = (),
    parameters: Mapping[str, float] | None = None,
    stretches: int | Literal["all"] = 8,
    seed: int | None = None,
) -> Verification:
    """The run checked by another method: stretches from sample to sample, each from its stored state.

    defect_j = |x_j stored at the end − x_j integrated from what is stored at the beginning|,  asked_j = atol_j s_j +
    rtol |x_j|, the error allowed in a step; a stretch of n steps may miss 100 n of these, where errors do not grow on
    the way. Of fixed steps, asked = 2ᵖ times the error that is left with half the step: they are to be of their order p

    run        what `simulate` returned, or `po.read` has read
    model      what was simulated, as it was loaded or made
    inputs, controllers, events, parameters   those of the run, as `simulate` took them; functions anew
    stretches  how many are drawn at random, half of them where something happened; or "all". With controllers, whose
               memory no sample holds, all are integrated, one after the other
    seed       by which they are drawn; without it at random, and told
    Returns    a `Verification`: the defects beside what was asked for, and the balance of momentum of what floats: of
               p and L about the mass centre, whatever pushes from outside named; `passed`, `worst`, `verdict`
    Units      defects in those of their variable, p [kg·m/s], L [kg·m²/s], times [s]
    Errors     `SimulationError` for a run of another model, or that has not kept its state; `FileError` where the model
               of a file is not there any more
    Law        right runs pass by every method, damaged ones fail: tests/simulation/test_verification.py
    Source     Hairer, Nørsett & Wanner 1993, §II.4
    """
    from poinsot.simulation.verification.shot import Made
    from poinsot.simulation.verification.verify import checked

    refuse_other_runs(run, "what is checked is a run")
    given: dict[str, object] = {
        "inputs": inputs,
        "controllers": controllers,
        "events": events,
        "parameters": parameters,
    }
    if model is not None:
        made = Made(model, dict(inputs or {}), controllers, events, parameters)
    elif (kept := _kept(run)) is not None:
        if said := [name for name, value in given.items() if value]:
            raise SimulationError(
                f"the run is checked with the model, inputs, controllers, events and parameters that it was made with. "
                f"To check it with other {' and '.join(said)}, give the model, too: po.verify(run, model, "
                f"{', '.join(f'{name}=…' for name in said)})"
            )
        made = kept
    else:
        made = _read_again(run, inputs or {}, controllers, events, parameters)
    return checked(run, made, stretches, seed)


def _kept(run: Recorded) -> Made | None:
    """The origin of a run, while that is in memory."""
    found: Made | None = getattr(run, "made", None) or getattr(run, "encoding", {}).get(MADE_OF)
    return None if found is None or found.model is None else found


def can_be_verified(run: Recorded) -> bool:
    """True if a run names its origin."""
    return _kept(run) is not None or MADE_OF in run.attrs


def _read_again(
    run: Recorded, inputs: Mapping[str, object], controllers: Controller | Sequence[Controller],
    events: Event | Sequence[Event], parameters: Mapping[str, float] | None,
) -> Made:  # fmt: skip
    """The origin of a run, from the file that it names."""
    from poinsot.simulation.verification.shot import Made, inputs_told

    name, told = f"the run of {run.attrs.get('system')!r}", _told(run)
    model = named_model(run)
    if told["controllers"] and not controllers:
        raise SimulationError(
            f"{name} had controllers, {', '.join(map(str, told['controllers']))}, which no file holds: give them again"
        )
    if told["events"] and not events:
        raise SimulationError(f"{name} had events from Python, which no file holds: give them again, events=[…]")
    return Made(model, inputs_told(told["inputs"], inputs), controllers, events, parameters or told["parameters"])


def _told(run: Recorded) -> RecordedOrigin:
    """The origin of a run by its record."""
    name = f"the run of {run.attrs.get('system')!r}"
    try:
        found = json.loads(run.attrs[MADE_OF])
        texts, maps = ("file", "sha256"), ("options", "numbers", "inputs")
        sound = all(isinstance(found[key], str) for key in texts) and all(isinstance(found[key], dict) for key in maps)
        if sound and isinstance(found["controllers"], list) and isinstance(found["events"], int):
            told: RecordedOrigin = found
            return told
        raise TypeError
    except KeyError:
        raise SimulationError(
            f"{name} does not say of what model it is, which came from no file: give it, as in verify(run, model)"
        ) from None
    except (ValueError, TypeError, AttributeError):
        raise FileError(f"{name} does not say of what model it is in words of this version: give the model.") from None


def named_model(run: Recorded) -> Movable:
    """The model of the file that a run names, read as it was.

    Errors  SimulationError where it names none, FileError where that is not there any more, or another
    """
    from poinsot.files.load import load, load_family
    from poinsot.simulation.checkpoints.checkpoint import unplain

    name, told = f"the run of {run.attrs.get('system')!r}", _told(run)
    source, numbers = Path(told["file"]), told["numbers"]
    try:
        same = hash_of(source) == told["sha256"]
    except OSError:
        raise FileError(
            f"the model of {name}, {source}, is not there any more: give the model, or put the file back."
        ) from None
    if not same:
        raise FileError(
            f"{source} is not what it was when {name} was made. Undo the change, or give the model as it was."
        )
    known = {key: unplain(value) for key, value in told["options"].items()}
    if not numbers:
        whole: Movable = load(source, **known)
        return whole
    family = load_family(source, *numbers, **known)
    member: Movable = family.at(family.values(**numbers))
    return member
