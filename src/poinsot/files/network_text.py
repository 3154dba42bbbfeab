"""A mechanism as a network file: the tables by which it is read, backwards.

Pairs are placed by frames on both bodies; what acts is written by the form that makes it (`ElementTable.written`), so
that a form that is added is written, too. Law: what is written and read is the same mechanism,
tests/files/test_network_text.py.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, cast

import numpy as np

from poinsot.backends.robot_files.arrangement import is_identity
from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.numbers import direction, quaternion
from poinsot.backends.robot_files.xml_text import FreshNames, renamed, told
from poinsot.errors import ModelError
from poinsot.files.quantities import Formula
from poinsot.files.schema import VERSION, NetworkFile
from poinsot.files.schema_forms import FORMS
from poinsot.files.schema_shapes import SHAPES, ShapeTable
from poinsot.geometry.displacement import Displacement
from poinsot.joints.contacts import CONTACTS
from poinsot.joints.pairs import KINDS, parameters_of
from poinsot.multibody.contacts.compliant import CompliantContact
from poinsot.multibody.contacts.contact import Contact, Contacts
from poinsot.multibody.contacts.ground import surfaces_of
from poinsot.multibody.contacts.surfaces import Surface
from poinsot.multibody.force import ForceElement
from poinsot.multibody.model import GROUND, Body, Initial, Joint, Model
from poinsot.multibody.pfaffian import Pfaffian
from poinsot.multibody.stretches import BetweenPoints, Stretch
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.multibody.tendons import Coupling, Tendon
from poinsot.records import dataclass, field
from poinsot.signals.signal import Constant, Expression
from poinsot.signals.signal import Table as Samples
from poinsot.systems.mechanism import Mechanism

if TYPE_CHECKING:
    from poinsot.simulation.events import Event

Table = dict[str, object]


def network_text(machine: Mechanism | Model, strict: bool = True) -> str:
    """A mechanism as a network file: the text of a .toml file, in SI units.

    strict  refuse what acts on its motion and the format cannot say, by name; else it is left out, with a FileWarning
            that lists it, as is always what acts on no motion: meshes, keyframes, data of joints
    Bodies with their inertias, pairs by their frames, initial values, springs, dampers, sources, tendons, couplings,
    limits, friction, locks, shapes, contacts, events, options of runs, gravity and the tree go along; joints that
    follow others are coupled.
    Errors  ModelError for pairs and inertias that files have not; where strict for contacts of meshes, elements, …
    Law     read again, poses, mass matrix, inverse dynamics are the same to 1e-12 and elements equal,
            tests/files/test_network_text.py
    """
    model = machine.model if isinstance(machine, Mechanism) else machine
    if not isinstance(model, Model):
        raise ModelError(f"a mechanism is written as a network file, and {model!r:.60} is none")
    doubts = Doubts(model.name, "a network file", strict)
    text = toml_text(_Writer(model, doubts).data())
    doubts.check()
    doubts.warn()
    return text


@dataclass
class _Writer:
    model: Model
    doubts: Doubts
    tendons: dict[Stretch, str] = field(default_factory=dict)
    bodies: dict[str, str] = field(default_factory=dict)
    joints: dict[str, str] = field(default_factory=dict)
    names: FreshNames = field(default_factory=lambda: FreshNames(spelt=_legal))
    shapes: dict[str, str] = field(default_factory=dict)
    shape_names: FreshNames = field(default_factory=lambda: FreshNames(spelt=_legal))
    sections: dict[str, Table] = field(default_factory=dict)
    parameters: dict[str, float] = field(default_factory=dict)

    def data(self) -> Table:
        model, leave = self.model, self.doubts.leave
        starts = {entry.joint: entry for entry in model.initial}
        self.bodies = {GROUND: GROUND} | renamed((body.name for body in model.bodies), [GROUND], _legal)
        own = {joint.name for joint in model.joints}
        joints = [*model.joints, *(Joint(name, KINDS["free"](), GROUND, name) for name in starts if name not in own)]
        self.joints = renamed((joint.name for joint in joints), (), _legal)
        for what, called in (("body", self.bodies), ("joint", self.joints)):
            self.doubts.silent += told(called, what)
        for body in model.bodies:
            self._add("bodies", self.bodies[body.name], self._body(body))
        for joint in joints:
            self._add("pairs", self.joints[joint.name], self._pair(joint, starts.get(joint.name)))
        self._elements()
        for coupling in model.couplings:
            self._coupling(coupling)
        for motion in model.motions:
            way, signal = self._along(motion.along), self._plain(motion.signal)
            if way is None or "between" in way or signal is None:
                leave(f"the given motion {motion.name!r}", "has no counterpart there")
            else:
                self._add("motions", self.names.new(motion.name), {**way, "signal": signal})
        self._run()
        if model.keyframes:
            self.doubts.tell(f"{len(model.keyframes)} keyframes")
        whole: Table = {"poinsot": VERSION, "name": model.name, "gravity": model.gravity, "tree": model.tree}
        whole |= {"model": {"accuracy": model.accuracy}, "parameters": self.parameters}
        whole |= {name: x for name in NetworkFile.model_fields if (x := self.sections.get(name))}
        return self._table(whole) or whole

    def _body(self, body: Body) -> Table:
        inertia = body.inertia
        if fault := inertia.fault():
            raise self.doubts.refuse(f"body {body.name!r}", f"has an inertia that no rigid body has: {fault}")
        written = [self._shape(on) for on in surfaces_of([body])]
        if shapes := len(body.visuals) + written.count(None):
            self.doubts.tell(f"{shapes} shape{'s' * (shapes > 1)} of body {body.name!r}")
        if any(shape.colour for shape, name in zip(body.collisions, written, strict=True) if name):
            self.doubts.tell(f"colours of body {body.name!r}")
        mass = float(inertia.mass)
        if not mass:
            return {"mass": 0.0, "inertia": inertia.second_moment}
        return {"mass": mass, "centre": inertia.first_moment / mass, "inertia": inertia.about_centre}

    def _pair(self, joint: Joint, start: Initial | None) -> Table:
        table: Table = {"kind": joint.pair.kind, "between": (joint.predecessor, joint.successor)}
        table |= {"frames": (joint.X_PJ, joint.X_SJ), **self._numbers(joint)}
        if start is not None:
            given = {key: getattr(start, key) for key in ("position", "velocity", "guess")}
            table["initial"] = {key: x for key, x in given.items() if x is not None}
        if joint.armature and joint.pair.freedoms:
            table["armature"] = joint.armature
        m = joint.mimic
        if m is not None and self.model.coupled:
            law: Table = {"first": {"pair": joint.name}, "second": {"pair": m.of}}
            self._add(
                "couplings", self.names.new(f"{joint.name}_mimic"), law | {"polynomial": (m.offset, m.multiplier)}
            )
        elif m is not None:
            self.doubts.tell(f"that joint {joint.name!r} mimics {m.of!r}")
        if (
            joint.damping
            or joint.friction
            or math.isfinite(joint.limits.velocity)
            or math.isfinite(joint.limits.effort)
        ):
            self.doubts.tell(f"losses, or limits of velocity and effort, as data of joint {joint.name!r}")
        return table

    def _numbers(self, joint: Joint) -> Table:
        """The numbers that its kind of pair has; ModelError for a pair that files have not."""
        pair, kind, makers = joint.pair, joint.pair.kind, {**KINDS, **CONTACTS}
        try:
            names = {*parameters_of(kind)}
            formulas = {name: str(getattr(pair, name)) for name in names & {"formula", "support"}}
            known = {"numbers": getattr(pair, "numbers", ())} if "numbers" in names else {}
            plain = sorted(names - formulas.keys() - known.keys())
            found = {x: float(getattr(pair, x, pair.number or math.nan)) for x in plain}
            texts = {name: self._formula(text, dict(known.get("numbers", ()))) for name, text in formulas.items()}
            if makers[kind](**found, **formulas, **known) == pair and None not in texts.values():
                return {**found, **{"surface" if name == "formula" else name: text for name, text in texts.items()}}
        except (KeyError, TypeError, ValueError, ModelError):
            pass
        raise self.doubts.refuse(f"joint {joint.name!r}", f"is a {kind} pair with more than its kind and numbers say")

    def _add(self, section: str, name: str, table: Table) -> None:
        self.sections.setdefault(section, {})[name] = self._named(table)

    def _named(self, table: Mapping[str, object]) -> Table:
        """A table with bodies and pairs by the names that they have there."""
        found = {key: self._named(x) if isinstance(x, Mapping) else x for key, x in table.items()}
        for keys, called in ((("between", "through", "body"), self.bodies), (("pair", "pairs"), self.joints)):
            for key in found.keys() & set(keys):
                x = found[key]
                found[key] = called[x] if isinstance(x, str) else [called[name] for name in cast("list[str]", x)]
        return found

    def _section(self, element: ForceElement | SwitchingElement) -> str | None:
        """The section of an element, the first one with a form that makes such."""
        made = (name for name, forms in FORMS.items() if any(form.makes is type(element) for form in forms))
        return next((name for name in made if self._belongs(name, element)), None)

    def _elements(self) -> None:
        """Write the elements in the order of sections, each in the last form that can say it: those along tendons stand
        first, and say what others say better."""
        order = {name: k for k, name in enumerate(FORMS)}
        acting: list[ForceElement | SwitchingElement] = [*self.model.elements, *self.model.switches]
        all_of_them = [(self._section(e), e) for e in acting]
        for section, element in sorted(all_of_them, key=lambda each: order.get(each[0] or "", len(order))):
            if isinstance(element, (Contact, Contacts, CompliantContact)) and (rule := self._contact(element)):
                self.sections.setdefault("contacts", {})[self.names.new(element.name)] = rule
                continue
            for form in reversed(FORMS.get(section or "", [])):
                table = form.written(element, self._along) if form.makes is type(element) else None
                if section and table is not None and (plain := self._table(table)) is not None:
                    self._add(section, self.names.new(element.name), plain)
                    break
            else:
                self.doubts.leave(f"{type(element).__name__} {element.name!r}", "has no counterpart there")

    def _shape(self, on: Surface) -> str | None:
        """The name of a shape there, which is written where it is new; None of one that files cannot say."""
        shape = on.shape
        keys = SHAPES.get(shape.geometry)
        if keys is None:
            return None
        several = keys in (("edges",), ("semi_axes",))
        sizes = (Formula(shape.formula, shape.numbers),) if "height" in keys else shape.parameters
        table: Table = {"body": self.bodies[on.body], "kind": shape.geometry}
        table |= zip(keys, [sizes] if several else sizes, strict=False)
        if not is_identity(shape.placement):
            table |= cast("Table", self._plain(shape.placement))
        said = {name: getattr(on, name) for name in ("friction", "torsional", "rolling", "restitution")}
        said |= {"category": on.category, "mask": on.mask, "priority": shape.priority, "condim": shape.condim}
        plain = self._table(table | {n: x for n, x in said.items() if x != ShapeTable.model_fields[n].default})
        if plain is None:
            return None
        told = f"{shape.name} {plain}"
        if told not in self.shapes:
            self.shapes[told] = self.shape_names.new(shape.name or on.body)
            self.sections.setdefault("shapes", {})[self.shapes[told]] = plain
        return self.shapes[told]

    def _contact(self, rule: Contact | Contacts | CompliantContact) -> Table | None:
        """Shapes between which, or among and against which, they are; None of what files cannot say."""
        groups: dict[str, tuple[Surface, ...]] = (
            {"among": rule.surfaces, **({"against": rule.against} if rule.against else {})}
            if isinstance(rule, Contacts)
            else {"between": (rule.a, rule.b)}
        )
        table: Table = {key: [self._shape(on) for on in group] for key, group in groups.items()}
        if any(None in cast("list[object]", names) for names in table.values()):
            return None
        if isinstance(rule, CompliantContact):
            numbers = {key: getattr(rule, key) for key in ("stiffness", "damping", "exponent", "slip_speed")}
            return self._table({**table, **numbers, "friction": rule.mu})
        keys = ("restitution", "friction", "kinetic", "torsional", "rolling")
        numbers = {key: x for key in keys if (x := getattr(rule, key)) is not None}
        if isinstance(rule, Contacts):
            if any(b.stands for b in self.model.bodies) or any(j.held for j in self.model.joints):
                return None  # whom a joint joins, and the ground, are others there
            table |= {"apart": [[self.bodies[name] for name in pair] for pair in rule.apart]} if rule.apart else {}
        choices: Table = {"coupled": True} if rule.coupled else {}
        choices |= {"law": "poisson"} if rule.poisson else {}
        if rule.plane != "auto":
            choices["plane"] = rule.plane if isinstance(rule.plane, str) else direction(np.array(rule.plane))
        return self._table({**table, **numbers, **choices})

    def _belongs(self, section: str, element: ForceElement | SwitchingElement) -> bool:
        """Whether an effort on a freedom is a force or a torque, where sections part these."""
        on = None if section not in ("forces", "torques") else element.stretch.freedom  # type: ignore[union-attr]
        if on is None:
            return True
        return (section == "torques") == (self.model.joint(on[0]).pair.freedom_units[on[1]] == "rad")

    def _along(self, stretch: Stretch) -> Table | None:
        """The keys that place something along a stretch."""
        if stretch.freedom is not None:
            name, k = stretch.freedom
            labels = self.model.joint(name).pair.freedoms
            return {"pair": name, **({"freedom": labels[k]} if len(labels) > 1 else {})}
        if isinstance(stretch, BetweenPoints):
            return {"between": (stretch.body_a, stretch.body_b), "body_points": (stretch.point_a, stretch.point_b)}
        if isinstance(stretch, Tendon) and stretch not in self.tendons:
            table = self._tendon(stretch)
            if table is None:
                return None
            self.tendons[stretch] = self.names.new("tendon")
            self._add("tendons", self.tendons[stretch], table)
        return {"tendon": self.tendons[stretch]} if stretch in self.tendons else None

    def _tendon(self, tendon: Tendon) -> Table | None:
        """Of coordinates, or through points; None of both, and of one with a constant beside."""
        weights, pieces = [c for c, _ in tendon.pieces], [piece for _, piece in tendon.pieces]
        if tendon.offset:
            return None
        if all(piece.freedom is not None for piece in pieces):
            on = [self._along(piece) or {} for piece in pieces]
            names = [str(each["pair"]) for each in on]
            labels = [x.get("freedom", self.model.joint(n).pair.freedoms[0]) for x, n in zip(on, names, strict=True)]
            return {"pairs": names, "weights": weights, "freedoms": labels}
        lines = [piece for piece in pieces if isinstance(piece, BetweenPoints)]
        ends = [((x.body_a, x.point_a), (x.body_b, x.point_b)) for x in lines]
        if len(lines) != len(pieces) or len({*map(float, weights)}) > 1 or any(a[1] != b[0] for a, b in pairwise(ends)):
            return None
        through = [ends[0][0], *(end for _, end in ends)]
        return {"through": [b for b, _ in through], "body_points": [p for _, p in through], "divisor": 1.0 / weights[0]}

    def _coupling(self, c: Coupling | Pfaffian) -> None:
        """A polynomial between two stretches, or a condition on rates by formulas."""
        if isinstance(c, Pfaffian):
            formulas = c.coefficients if isinstance(c.coefficients, tuple) else ()
            texts = [self._formula(x, dict(c.numbers)) for x in formulas]
            if texts and None not in texts and all(self.joints[name] == name for name in c.joints):
                return self._add("conditions", self.names.new(c.name), {"pairs": c.joints, "coefficients": texts})
        else:
            ways = [None] if c.moves else [self._along(stretch) for stretch in c.stretches]
            polynomial = self._plain(c.coefficients)
            if polynomial is not None and not any(way is None or "between" in way for way in ways):
                law = {"polynomial": polynomial, "first_at": c.first_at, "second_at": c.second_at}
                return self._add(
                    "couplings", self.names.new(c.name), {**dict(zip(("first", "second"), ways, strict=False)), **law}
                )
        return self.doubts.leave(f"{c.kind} {c.name!r}", "has no counterpart there")

    def _run(self) -> None:
        """The options of runs, and events."""
        wishes = self.model.run.wishes(self.model.outputs)
        same = all(old == new for old, new in self.joints.items())
        for event in cast("tuple[Event, ...]", wishes.pop("events", ())):
            given: Table = {"guard": event.guard, "reset": event.reset, "terminal": event.terminal or None}
            given |= {"direction": event.direction or None, "part": event.prefix.removesuffix(".") or None}
            plain = self._table({key: x for key, x in given.items() if x is not None})
            if plain is None or not same or event.prefix.rstrip(".") + "." * bool(event.prefix) != event.prefix:
                self.doubts.leave(str(event), "has no counterpart there")
            else:
                self._add("events", self.names.new(event.called), plain)
        if (said := self._table(wishes)) is None:
            self.doubts.tell(f"options of its runs: {', '.join(wishes)}")
        else:
            self.sections["simulation"] = said

    def _table(self, table: Table) -> Table | None:
        found = self._plain(table)
        return found if isinstance(found, dict) else None

    def _plain(self, value: object) -> object:
        """A value as plain TOML data; None where TOML has no such type, also for containers of such values."""
        if isinstance(value, Displacement):
            R = np.asarray(value.rotation, dtype=float)
            return {"position": self._plain(value.translation), "quaternion": self._plain(quaternion(R))}
        if isinstance(value, Constant):
            return self._plain(value.value)
        if isinstance(value, Samples):
            return {"times": list(value.times), "values": list(value.values)}
        if isinstance(value, (Expression, Formula)):
            text, numbers = vars(value).values() if isinstance(value, Expression) else value
            return self._formula(text, dict(numbers))
        if isinstance(value, Mapping):
            found = {key: self._plain(x) for key, x in value.items()}
            return None if None in found.values() else found
        if isinstance(value, (Sequence, np.ndarray)) and not isinstance(value, str):
            listed = [self._plain(x) for x in value]
            return None if any(x is None for x in listed) else listed
        if isinstance(value, (bool, str, int)):
            return value
        return float(value) if isinstance(value, (float, np.floating)) and math.isfinite(value) else None

    def _formula(self, text: str, numbers: Mapping[str, object]) -> str | None:
        """A formula with its named numbers as parameters; None if a name is in use with another value."""
        known = {name: float(x) for name, x in numbers.items() if isinstance(x, (float, int))}
        if len(known) < len(numbers) or any(self.parameters.get(name, x) != x for name, x in known.items()):
            return None
        self.parameters |= known
        return text


def _legal(name: str) -> str:
    """A name of network files: letters, digits and the signs _ - . alone."""
    return re.sub(r"[^\w.-]", "_", name)[:100] or "_"


# Plain data as TOML: tables, lists, texts, numbers, truth values. Law: reading it gives the data again.

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_DEEPEST = 2  # tables with headers of their own


def toml_text(data: Mapping[str, object], place: tuple[str, ...] = ()) -> str:
    """The text of a table, those in it after its own keys."""
    own = [f"{_key(key)} = {_value(value)}" for key, value in data.items() if not _has_header(value, place)]
    inner = [(key, value) for key, value in data.items() if _has_header(value, place)]
    header = f"[{'.'.join(map(_key, place))}]\n" if place and (own or not inner) else ""
    parts = ["".join([header, *(f"{line}\n" for line in own)])]
    parts += [toml_text(value, (*place, key)) for key, value in inner if isinstance(value, Mapping)]
    return "\n".join(part for part in parts if part)


def _has_header(value: object, place: tuple[str, ...]) -> bool:
    return isinstance(value, Mapping) and len(place) < _DEEPEST


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, float) and not math.isfinite(value):
        return "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"
    return repr(value) if isinstance(value, (int, float)) else str(value)
