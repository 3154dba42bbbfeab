"""Addresses of the numbers of a model: which mass, length, stiffness or component of gravity a parameter stands for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import numpy as np

from poinsot.algebra.arrays import array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar, unknown
from poinsot.algorithms.compiled_model import RUNNING, readable
from poinsot.errors import ModelError, nearest
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.rotations import rotation_exp
from poinsot.multibody.canonical import canonical
from poinsot.multibody.force import ForceElement
from poinsot.multibody.model import Body, Joint, Model
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.records import dataclass

Acting = TypeVar("Acting", ForceElement, SwitchingElement)
_AXES = ("x", "y", "z")
_MOMENTS = {"xx": (0, 0), "yy": (1, 1), "zz": (2, 2), "xy": (0, 1), "xz": (0, 2), "yz": (1, 2)}
_OF_BODY = ("mass", *(f"centre.{k}" for k in _AXES), *(f"inertia.{k}" for k in _MOMENTS))
_OF_JOINT = (
    "armature",
    *(f"{end}.{part}{k}" for end in ("predecessor", "successor") for part in ("", "rotation.") for k in _AXES),
)
FIELDS = {"bodies": _OF_BODY, "joints": _OF_JOINT}
"""
bodies.NAME.    mass [kg]; centre.x, .y, .z [m], in the body's frame; inertia.xx … .yz [kg·m²], about the mass centre
joints.NAME.    predecessor.x … [m]: the origin of the pair's frame in the predecessor's; successor.x … likewise;
                armature [kg·m² or kg]: rotor inertia;
                predecessor.rotation.x … [rad]: a rotation vector by which that frame is turned further, 0 as drawn
elements.NAME.  what the element says, such as stiffness, rest_length, rest, damping; point_a.x … [m]: an end;
                of what switches lower, upper, restitution, kinetic, static, stribeck, friction, torsional, rolling
gravity.        x, y, z [m/s²]
"""
_ADDRESS = re.compile(
    "|".join(
        f"(?P<{table}>{table})\\.(?P<{table}_name>.+)\\.(?P<{table}_field>{'|'.join(map(re.escape, fields))})"
        for table, fields in FIELDS.items()
    )
)


@dataclass(frozen=True)
class Address:
    """One number of a model: its table, the name of the thing and the field; of gravity only the field."""

    table: str
    name: str
    field: str


def read_address(text: str, model: Model) -> Address:
    """The address that a text such as "bodies.arm.mass" means. ModelError where the model has no such number."""
    if text in (f"gravity.{k}" for k in _AXES):
        return Address("gravity", "", text[-1])
    if text.startswith("elements."):
        return _of_element(text, model)
    match = _ADDRESS.fullmatch(text)
    if not match:
        fields = {**FIELDS, "elements": dict.fromkeys(field for e in _numbered(model) for field in e.numbers)}
        forms = "; ".join(f"{table}.NAME.{{{', '.join(each)}}}" for table, each in fields.items())
        raise ModelError(f"{text!r} names no number of a mechanism; the forms are {forms}; gravity.{{x, y, z}}")
    table = next(table for table in FIELDS if match[table])
    name, field = match[f"{table}_name"], match[f"{table}_field"]
    things: dict[str, Any] = {thing.name: thing for thing in getattr(model, table)}
    if name not in things:
        raise ModelError(f"{text!r}: mechanism {model.name!r} has no {name!r} among its {table}{nearest(name, things)}")
    return Address(table, name, field)


def _of_element(text: str, model: Model) -> Address:
    """The element with the longest name that begins the rest of the address, and the remainder: one of its numbers."""
    rest = text.removeprefix("elements.")
    meant = [e for e in _numbered(model) if rest.startswith(f"{e.name}.")]
    if not meant:
        name, known = rest.partition(".")[0], [e.name for e in _numbered(model)]
        raise ModelError(f"{text!r}: mechanism {model.name!r} has no {name!r} among its elements{nearest(name, known)}")
    e = max(meant, key=lambda e: len(e.name))
    field = rest.removeprefix(f"{e.name}.")
    if field not in e.numbers:
        has = f"; it has {', '.join(e.numbers)}" if e.numbers else ""
        raise ModelError(f"{text!r}: {e.name!r} is a {type(e).__name__}, which has no {field}{has}")
    return Address("elements", e.name, field)


def _numbered(model: Model) -> tuple[ForceElement | SwitchingElement, ...]:
    """Elements with addresses under "elements"."""
    return (*model.elements, *model.switches)


@dataclass(frozen=True)
class Addressed:
    """A model with some numbers as parameters, by their addresses.

    Called with a scalar for each parameter it gives the model with these in place; ``constant`` dresses every other
    number that kernels use (by default it stays a float). Mass, mass centre and moments about it are independent:
    a free mass moves neither.
    """

    model: Model
    assignments: tuple[tuple[str, tuple[Address, ...]], ...]

    @cached_property
    def defaults(self) -> dict[str, float]:
        """The value of each parameter in the model as it is: that of its first address."""
        return {name: self._value(addresses[0]) for name, addresses in self.assignments}

    @property
    def key(self) -> str:
        """What kernels depend on, whatever values the parameters have."""
        from poinsot.algebra.traced import symbols

        names = [name for name, _ in self.assignments]
        blank = readable(self(dict(zip(names, symbols("p", (len(names),)), strict=True))), RUNNING)
        return f"{canonical(self.assignments)}\n{canonical(blank)}"

    def __call__(self, values: Mapping[str, Scalar], constant: Callable[[float], Scalar] | None = None) -> Model:
        given = {address: values[name] for name, addresses in self.assignments for address in addresses}
        model = self.model
        gravity = self._numbers("gravity", "", dict(zip(_AXES, model.gravity, strict=True)), given, constant)
        return replace(
            model,
            bodies=tuple(self._body(body, given, constant) for body in model.bodies),
            joints=tuple(self._joint(joint, given, constant) for joint in model.joints),
            elements=tuple(self._element(element, given, constant) for element in model.elements),
            switches=tuple(self._element(element, given, None) for element in model.switches),
            gravity=tuple(gravity.values()),
        )

    @staticmethod
    def _numbers(
        table: str, name: str, numbers: Mapping[str, Scalar], given: Mapping[Address, Scalar], constant: Any
    ) -> dict[str, Scalar]:
        return {field: given.get(Address(table, name, field), _dressed(x, constant)) for field, x in numbers.items()}

    def _body(self, body: Body, given: Mapping[Address, Scalar], constant: object) -> Body:
        if constant is None and not any(a.table == "bodies" and a.name == body.name for a in given):
            return body
        x = self._numbers("bodies", body.name, body_numbers(body), given, constant)
        moments = [[x[f"inertia.{_named(i, j)}"] for j in range(3)] for i in range(3)]
        inertia = Inertia.at_centre(x["mass"], [x[f"centre.{k}"] for k in _AXES], moments)
        return replace(body, inertia=inertia)

    def _joint(self, joint: Joint, given: Mapping[Address, Scalar], constant: Any) -> Joint:
        frames = {}
        for end, X in (("predecessor", joint.X_PJ), ("successor", joint.X_SJ)):
            free = {a.field for a in given if a.table == "joints" and a.name == joint.name and a.field.startswith(end)}
            if constant is None and not free:
                frames[end] = X
                continue
            X = X.cleaned()
            drawn = dict(zip((f"{end}.{k}" for k in _AXES), X.translation, strict=True))
            p = array([*self._numbers("joints", joint.name, drawn, given, constant).values()])
            R = X.rotation if constant is None else array([[_dressed(x, constant) for x in row] for row in X.rotation])
            if any("rotation" in field for field in free):
                turned = {f"{end}.rotation.{k}": 0.0 for k in _AXES}
                R = R @ rotation_exp(array([*self._numbers("joints", joint.name, turned, given, None).values()]))
            frames[end] = Displacement(R, p)
        rotor = self._numbers("joints", joint.name, {"armature": joint.armature}, given, constant)
        return replace(joint, X_PJ=frames["predecessor"], X_SJ=frames["successor"], **rotor)

    def _element(self, e: Acting, given: Mapping[Address, Scalar], constant: object) -> Acting:
        if not e.numbers or (constant is None and not any(a.table == "elements" and a.name == e.name for a in given)):
            return e
        return e.with_numbers(self._numbers("elements", e.name, e.numbers, given, constant))

    def _value(self, address: Address) -> float:
        model = self.model
        if address.table == "elements":
            return float(next(e for e in _numbered(model) if e.name == address.name).numbers[address.field])
        k = _AXES.index(address.field[-1]) if address.field[-2:-1] in (".", "") else 0
        match address.table:
            case "gravity":
                return float(model.gravity[k])
            case "bodies":
                return float(body_numbers(model.body(address.name))[address.field])
            case "joints" if address.field == "armature":
                return float(model.joint(address.name).armature)
            case "joints" if "rotation" in address.field:
                return 0.0
        joint = model.joint(address.name)
        X = joint.X_PJ if address.field.startswith("predecessor") else joint.X_SJ
        return float(X.translation[k])


def _dressed(x: Scalar, constant: Callable[[float], Scalar] | None) -> Scalar:
    """A number that is known, as another scalar has it."""
    return x if constant is None or unknown(x) else constant(x)


def body_numbers(body: Body) -> dict[str, Scalar]:
    """Mass, mass centre and moments about it of a body by field, with the rounding of their recovery undone."""
    inertia = body.inertia
    plain = inertia.core is None and array([inertia.mass, *inertia.second_moment.ravel()]).dtype != object
    scale = float(np.abs(inertia.second_moment).max()) if plain else 0.0
    c, I_C = inertia.centre, inertia.about_centre
    return {
        "mass": inertia.mass,
        **{f"centre.{k}": _decimal(x, scale and abs(x)) for k, x in zip(_AXES, c, strict=True)},
        **{f"inertia.{k}": _decimal(I_C[i, j], scale) for k, (i, j) in _MOMENTS.items()},
    }


def _decimal(x: float, scale: float) -> Scalar:
    """x rounded to 15 digits of its scale: a number that somebody wrote comes back as it was written."""
    return float(np.round(x, 14 - int(np.floor(np.log10(scale))))) if scale > 0 and np.isfinite(scale) else x


def _named(i: int, j: int) -> str:
    return "".join(sorted((_AXES[i], _AXES[j])))


def not_zero(model: Model) -> list[str]:
    """The addresses of all numbers that are not zero, but those of what switches, which are free where they are named.

    Zeros, and rotations, give a mechanism its structure.
    """
    found = [f"gravity.{k}" for k, x in zip(_AXES, model.gravity, strict=True) if x]
    for body in model.bodies:
        found += [f"bodies.{body.name}.{field}" for field, x in body_numbers(body).items() if x]
    for joint in model.joints:
        found += [f"joints.{joint.name}.armature"] if joint.armature else []
        for end, X in (("predecessor", joint.X_PJ), ("successor", joint.X_SJ)):
            lengths = zip(_AXES, X.cleaned().translation, strict=True)
            found += [f"joints.{joint.name}.{end}.{k}" for k, x in lengths if x]
    for element in model.elements:
        found += [f"elements.{element.name}.{field}" for field, x in element.numbers.items() if x]
    return found


def of_switches(model: Model) -> list[str]:
    """The addresses of the numbers of what switches."""
    return [f"elements.{element.name}.{field}" for element in model.switches for field in element.numbers]


def asked(addresses: Sequence[object], names: Mapping[str, object]) -> dict[str, tuple[str, ...]]:
    """Parameter by parameter, the texts of its addresses; those without a name are called as their text.

    Errors  ModelError for what is no text
    """
    of = {name: texts if isinstance(texts, (list, tuple)) else (texts,) for name, texts in names.items()}
    for each in (*addresses, *(text for texts in of.values() for text in texts)):
        if not isinstance(each, str):
            raise ModelError(
                f"with_parameters takes addresses, texts such as 'bodies.arm.mass', not {each!r:.60}; of the family "
                "that it makes, the member with some numbers is `.at([…])`"
            )
    return {**{str(each): (str(each),) for each in addresses}, **{name: tuple(map(str, of[name])) for name in of}}


def assignments(model: Model, names: Mapping[str, str | tuple[str, ...]]) -> Iterator[tuple[str, tuple[Address, ...]]]:
    """Parameter by parameter, the addresses it stands for. ModelError when two parameters claim one number."""
    taken: dict[Address, str] = {}
    for name, texts in names.items():
        addresses = tuple(read_address(text, model) for text in ([texts] if isinstance(texts, str) else texts))
        if not addresses:
            raise ModelError(f"parameter {name!r} stands for no number; name one, such as 'bodies.arm.mass'")
        for address in addresses:
            if taken.setdefault(address, name) != name:
                raise ModelError(f"parameters {taken[address]!r} and {name!r} stand for the same number, {address}")
        yield name, addresses
