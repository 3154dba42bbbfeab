"""Networks that differ in some numbers: their motion by parameters, compiled once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Protocol, cast, final
from warnings import catch_warnings, simplefilter

from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.columns import is_column
from poinsot.algebra.scalars import Scalar, unknown
from poinsot.algorithms.addresses import Addressed, asked, assignments, not_zero, of_switches
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.parameters import Family, FamilyMember, Numbers
from poinsot.components.primitives import Composite, IdealSource, Member
from poinsot.errors import ModelError, PoinsotError, StartWarning, nearest
from poinsot.kernels import Kernel
from poinsot.kernels.hoisting import Parted
from poinsot.multibody.canonical import canonical
from poinsot.multibody.contacts.contact import refuse_free_frames
from poinsot.multibody.holding import weightless_as
from poinsot.multibody.model import Model
from poinsot.multibody.sizes import frees_rows, numbers_in
from poinsot.multibody.tree import build_tree
from poinsot.networks.machine import Machine
from poinsot.networks.model import NetworkModel
from poinsot.networks.network import NetworkEquations
from poinsot.networks.states import NetworkStates
from poinsot.records import dataclass
from poinsot.showing import some


class NetworkBuild(Protocol):
    """A network as a function of parameters, over any scalar."""

    @property
    def defaults(self) -> dict[str, float]:
        """The parameters by name, in order, with their values in the network that they were taken from."""

    @property
    def key(self) -> str:
        """A text that, beside that of the network's equations, is the same exactly for the same function."""

    def __call__(self, values: Mapping[str, Scalar]) -> NetworkEquations:
        """The network with these values."""


class Networks(Numbers):
    """Networks that differ in some numbers alone, and the kernels made for all of them.

    The order in which variables are found, and what is eliminated by what, is that of the network at the defaults.
    Law     equals the run of the network ``at(p)``, tests/networks/test_families.py
    """

    build: NetworkBuild

    def __init__(self, network: NetworkEquations, build: NetworkBuild) -> None:
        self.network, self.build = network, build
        self.kernels: dict[str, Any] = {}
        self.halves: dict[str, Parted] = {}
        self.laws: dict[Any, Kernel | None] = {}  # of the residual form, by kind
        self.sparse: dict[str, Any] = {}  # of large linear networks, by their sampled inputs

    def __reduce__(self) -> Any:
        return type(self), (self.network, self.build)

    def __repr__(self) -> str:
        return f"<Family of {self.network.name!r} over {some(self.parameter_names)}>"

    def _smoothly(self) -> Networks:
        """The same family with mechanisms that have accelerations with derivatives of every order."""
        return Networks(smoothly(self.network), Smooth(self.build))

    def at(self, p: ArrayLike) -> Any:
        """The network with the numbers p (np,), as if it had been built with them."""
        found = self.build(self.named(p))
        if parts_of(found) != parts_of(self.network):
            raise ModelError(
                f"network {self.network.name!r} has other parts with {self.named(p)} than it was made with, as where a "
                "number that is zero leaves a part out; build it anew with these numbers"
            )
        return found

    def model(self, p: Array) -> NetworkModel:
        """The elements with parameters of any scalar. ModelError for an element that has to know its number."""
        return self.build(dict(zip(self.parameter_names, p, strict=True))).model

    @cached_property
    def frees_rows(self) -> bool:
        """Whether the numbers of what switches in its mechanisms depend on parameters."""
        return any(frees_rows(each.tree.model) for each in self._mechanisms)

    @cached_property
    def frees_mechanisms(self) -> frozenset[str]:
        """The mechanisms with numbers that depend on parameters."""
        of_each = ((each.name, (each.tree.model, each.places, array(list(each.start)))) for each in self._mechanisms)
        return frozenset(name for name, own in of_each if any(map(unknown, numbers_in(own))))

    @cached_property
    def _mechanisms(self) -> list[Machine]:
        """Those of the network, of parameters that are not known yet."""
        from poinsot.algebra.traced import symbols

        parts = self.model(symbols("p", (len(self.parameter_names),))).primitives
        return [each for each in parts if isinstance(each, Machine)]

    @cached_property
    def key(self) -> str:
        """A text for all kernels of this family."""
        return f"{self.parameter_names}\n{self.build.key}"


@final
@dataclass(eq=False)
class Sharing:
    """A family and the values p (np,) at which one network borrows its kernels; of samples that are looked at together
    there may be a row for each (nt, np)."""

    family: Networks
    p: Floats

    @property
    def parameters(self) -> dict[str, float]:
        """The values by name."""
        return self.family.named(self.p)


@dataclass(frozen=True)
class MachineBuild:
    """The model of one mechanism of a network by the parameters of the network."""

    build: NetworkBuild
    machine: str

    @property
    def defaults(self) -> dict[str, float]:
        """Those of the network."""
        return self.build.defaults

    @property
    def key(self) -> str:
        """The text of the function."""
        return f"{self.machine} of {self.build.key}"

    def __call__(self, values: Mapping[str, Scalar], constant: object = None) -> Model:
        """The model with these values; its other numbers are floats."""
        parts = self.build(values).model.primitives
        return next(each.tree.model for each in parts if isinstance(each, Machine) and each.name == self.machine)


class MachineMember(FamilyMember):
    """A mechanism of a network at the values that the network has: kernels take its parameters."""

    def __init__(self, machine: Machine, network: Sharing) -> None:
        kept, build = network.family.kernels, MachineBuild(network.family.build, machine.name)
        if build.key not in kept:
            kept[build.key] = Family(cast(CompiledTree, machine.owner), build)
        self.family, self.network = kept[build.key], network

    @property
    def p(self) -> Floats:  # type: ignore[override]
        """The values (np,), or a row for each sample (nt, np), as they are now."""
        return self.network.p


@dataclass(frozen=True)
class AddressedElements:
    """A network with some elements' numbers as parameters: name → addresses such as "elements.R1.resistance"."""

    network: NetworkEquations
    assignments: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def defaults(self) -> dict[str, float]:
        """The value of each parameter in the network as it is: that of its first address."""
        known = element_numbers(self.network)
        return {name: float(known[addresses[0]]) for name, addresses in self.assignments}

    @property
    def key(self) -> str:
        """How the elements were made."""
        return f"{self.assignments}\n" + "\n".join(_recipe(e) for e in self.network.elements)

    def __call__(self, values: Mapping[str, Scalar]) -> NetworkEquations:
        given = {address: values[name] for name, addresses in self.assignments for address in addresses}
        families = self.network.kernels
        return self.network.with_elements(lambda element: _again(element, "elements.", given, families))


@dataclass(frozen=True)
class Smooth:
    """A network as a function of parameters, its mechanisms with accelerations that have derivatives of every order."""

    build: NetworkBuild

    @property
    def defaults(self) -> dict[str, float]:
        """As in the other."""
        return self.build.defaults

    @property
    def key(self) -> str:
        """Another than the other's."""
        return f"{self.build.key}|smooth"

    def __call__(self, values: Mapping[str, Scalar]) -> NetworkEquations:
        return smoothly(self.build(values))


def smoothly(network: NetworkEquations) -> NetworkEquations:
    """The network, the accelerations of its mechanisms having derivatives of every order."""
    made = network.with_elements(_smoothly)
    made.smooth = True
    return made


def _smoothly(element: Member) -> Member:
    if isinstance(element, Machine):
        return replace(element, tree=replace(element.tree, smooth=True))
    if isinstance(element, Composite):
        parts = tuple((_smoothly(part), nodes) for part, nodes in element.parts)
        return Composite(element.name, element.pairs, parts)
    return element


def element_numbers(network: NetworkEquations, switching: bool = True) -> dict[str, float]:
    """The numbers of all elements by address: "elements.NAME.argument", and what mechanisms have that is not zero, and
    of what switches in these."""
    return {address: x for element in network.elements for address, x in _numbers(element, "elements.", switching)}


def addressed(network: NetworkEquations, addresses: tuple[str, ...], names: Mapping[str, Any]) -> AddressedElements:
    """The network as a function of some numbers, or over all that are not zero and can be free."""
    known = element_numbers(network)
    if not (wanted := asked(addresses, names)):
        wanted = {
            each: (each,)
            for each, x in element_numbers(network, switching=False).items()
            if x and not _why_not(network, each)
        }
    taken: dict[str, str] = {}
    for name, texts in wanted.items():
        if not texts:
            raise ModelError(f"parameter {name!r} stands for no number; name one, such as 'elements.R1.resistance'")
        for text in texts:
            if text not in known:
                raise ModelError(f"{text!r} names no number of network {network.name!r}{nearest(text, list(known))}")
            if taken.setdefault(text, name) != name:
                raise ModelError(f"parameters {taken[text]!r} and {name!r} stand for the same number, {text}")
    for text in taken:
        if why := _why_not(network, text):
            raise ModelError(f"{text!r} of network {network.name!r} cannot be free, because {why}")
    return AddressedElements(network, tuple(wanted.items()))


def _why_not(network: NetworkEquations, address: str) -> str:
    return why_not_free(network, AddressedElements(network, ((address, (address,)),)))


def why_not_free(network: NetworkEquations, build: NetworkBuild) -> str:
    """Why the parameters of a function that makes the network cannot be free; "" where it can."""
    from poinsot.algebra.traced import symbols

    try:
        made = build(dict(zip(build.defaults, symbols("p", (len(build.defaults),)), strict=True)))
        parts = parts_of(made)
        for each in made.model.primitives:
            if isinstance(each, Machine):
                refuse_free_frames(each.tree)
    except (TypeError, ValueError, AttributeError, RuntimeError, PoinsotError) as error:
        return f"an element has to know the number when it is made ({error})"
    return "" if parts == parts_of(network) else "it decides which parts the network has"


def parts_of(network: NetworkEquations) -> list[tuple[type, str]]:
    """The kinds and names of all primitives."""
    return [(type(e), e.name) for e in network.model.primitives]


def _numbers(element: Member, prefix: str, switching: bool) -> Iterator[tuple[str, float]]:
    here = f"{prefix}{element.name}"
    if isinstance(element, Machine):
        model = _model(element)
        own = not_zero(model) + (of_switches(model) if switching else [])
        defaults = Addressed(model, tuple(assignments(model, {a: a for a in own}))).defaults
        yield from ((f"{here}.{address}", x) for address, x in defaults.items())
    elif (made := getattr(element, "made", None)) is not None:
        yield from ((f"{here}.{name}", x) for name, x in made.numbers.items())
    elif isinstance(element, Composite):
        for part, _ in element.parts:
            yield from _numbers(part, f"{here}.", switching)


def _again(element: Member, prefix: str, given: Mapping[str, Scalar], families: dict[str, object]) -> Member:
    """The element with other numbers at these addresses."""
    here = f"{prefix}{element.name}."
    own = {address.removeprefix(here): x for address, x in given.items() if address.startswith(here)}
    if not own:
        return element
    if isinstance(element, Machine):
        return _machine(element, own, families)
    if (made := getattr(element, "made", None)) is not None:
        return made.again({name: x for name, x in own.items() if name in made.numbers})  # type: ignore[no-any-return]
    if isinstance(element, Composite):
        parts = tuple((_again(part, here, given, families), nodes) for part, nodes in element.parts)
        return Composite(element.name, element.pairs, parts)
    return element


def _model(machine: Machine) -> Model:
    owner: Any = machine.owner
    return owner.model  # type: ignore[no-any-return]


def _machine(machine: Machine, own: Mapping[str, Scalar], families: dict[str, Any]) -> Machine:
    """A mechanism with ports at other numbers; it starts as is said of it, closed by these."""
    owner: Any = machine.owner
    wanted = tuple(assignments(owner.model, {a: a for a in own}))
    family = families.setdefault(f"{machine.name}: {wanted}", Family(owner, Addressed(owner.model, wanted)))
    start = machine.start
    if any(map(unknown, own.values())):
        if (owner.tree.closed or owner.model.motions) and any(map(is_column, own.values())):
            raise TypeError("where a closed or driven mechanism starts is found by numbers")
        tree = weightless_as(build_tree(family.build(own), owner.tree.sizes), owner.tree)
        return Machine(machine.name, tree, machine.ports, start, owner, machine.given)
    other = family.member(family.values(**own))
    if other.tree.closed:
        with catch_warnings():  # a whole state that is given is one of other numbers, to be closed again
            simplefilter("ignore", StartWarning)
            start = other.initial_state(machine.given)
    return Machine(machine.name, other.tree, machine.ports, start, other, machine.given)


def _recipe(element: Member) -> str:
    """The making of an element, as text; functions are identified by their operations, elsewhere."""
    if isinstance(element, Machine):
        return canonical(_model(element))
    if (made := getattr(element, "made", None)) is not None:
        shown: Callable[[Any], str] = lambda x: "function" if callable(x) else repr(x)  # noqa: E731
        arguments = [shown(x) for x in made.arguments] + [f"{k}={shown(x)}" for k, x in made.named.items()]
        return f"{made.factory.__module__}.{made.factory.__qualname__}({', '.join(arguments)})"
    if isinstance(element, Composite):
        return f"{element.name}: " + "; ".join(_recipe(part) for part, _ in element.parts)
    return type(element).__name__


def signals_kernel(
    equations: NetworkStates, of: Callable[[IdealSource], object], what: str, member: Sharing | None = None
) -> Kernel | None:
    """(t, u) → the signals of all sources, each times ``of`` it; None without sources.

    what    a text that tells ``of`` from all others
    member  of whose family the kernel is: then p is its last operand, and serves all values
    """

    def values(e: NetworkStates, t: Array, u: Array) -> Array:
        return array([of(source) * e.value(source.name, t[0], list(u)) for _, source in e.sources])

    if not equations.sources:
        return None
    given, out = {"t": (1,), "u": (len(equations.sampled),)}, {"signals": (len(equations.sources),)}
    if member is None:
        key = "\n".join((what, *(equations.driven.key(e.name) for _, e in equations.sources)))
        return Kernel(lambda t, u: values(equations, t, u), given, out, "signals", key=key)
    family = member.family
    whole = NetworkStates(family.network.model, equations.inputs)
    key = "\n".join((what, *(whole.driven.key(e.name) for _, e in whole.sources), family.key))
    if key not in family.kernels:

        def of_all(t: Array, u: Array, p: Array) -> Array:
            return values(NetworkStates(family.model(p), equations.inputs), t, u)

        family.kernels[key] = Kernel(of_all, {**given, "p": (len(member.p),)}, out, "signals", key=key)
    found: Kernel = family.kernels[key]
    return found
