"""Statements in lanes: where lanes part, and where they meet again.

A condition that varies narrows the mask, and what no lane wants is jumped over.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from poinsot.code import typed
from poinsot.code.lanes.expressions import LaneExpressions, is_simple
from poinsot.code.lanes.values import Value
from poinsot.code.types import INT, NONE, Tuple
from poinsot.code.varying import VARYING, joined

SHORT = 4
"""Statements up to which a block that only assigns is done without a jump over it."""


class LaneBranches(LaneExpressions):
    """A function in lanes: its branches."""

    @abstractmethod
    def _block(self, body: Sequence[typed.Statement]) -> None:
        """Statements one after the other."""

    @contextmanager
    def _parted(self, end: str) -> Iterator[None]:
        """A block under a separate mask, which ends at a label."""
        before, self._masked = self._masked, True
        self._ends.append(end)
        yield
        self._ends.pop()
        self._masked = before

    @contextmanager
    def _within_path(self, node: object, branch: str) -> Iterator[None]:
        before, self._around = self._around, (*self._around, (id(node), branch))
        yield
        self._around = before

    def _branches(self, node: typed.If) -> None:
        condition = self._give(node.condition)
        if not condition.shape.varies:
            self._uniform_branches(condition.parts[0], node)
            return
        here = self._mask()
        truth = condition.parts[0]
        exits = _exits(node.yes) or _exits(node.no)
        left: list[str] = []
        for branch, body, wanted in (("yes", node.yes, truth), ("no", node.no, "")):
            if branch == "no":
                wanted = self._no(truth)
            mask = self._both(here, wanted)
            if not body:
                left.append(mask)
                continue
            self._set_mask(mask)
            end = self._label("end")
            with self._parted(end), self._within_path(node, branch):
                if not _is_short(body):
                    inner = self._label(branch)
                    self._branch(self._some(mask), inner, end)
                    self._begin(inner)
                self._block(body)
                self._begin(end)
            left.append(self._value(f"load {self._truth}, ptr {self._active}"))
        if not exits:
            self._set_mask(here or self._all())
            return
        mask = self._value(f"or {self._truth} {left[0]}, {left[1]}")
        self._set_mask(mask)
        on = self._label("on")
        self._branch(self._some(mask), on, self._ends[-1])
        self._begin(on)

    def _uniform_branches(self, condition: str, node: typed.If) -> None:
        yes, no, end = self._label("then"), self._label("else"), self._label("end")
        before, further = self._around, self._around
        self._branch(condition, yes, no if node.no else end)
        going = not node.no
        for label, body in ((yes, node.yes), (no, node.no)):
            if body:
                self._begin(label)
                self._around = before
                self._block(body)
                further = max(further, self._around, key=len)
                going = going or self._open
                self._go(end)
            elif label == yes:
                self._begin(label)
                going = True
                self._go(end)
        self._around = further
        if going:
            self._begin(end)

    def _each_lane(self, node: typed.EachLane, condition: typed.Expression, body: Sequence[typed.Statement]) -> None:
        found = self._give(condition)
        if self._lane or self._width == 1:
            self._uniform_branches(found.parts[0], typed.If(condition, tuple(body), ()))
            return
        where = self._both(self._mask(), self._as(found, VARYING).parts[0])
        counter = self._fresh("s")
        self._slots.append(f"  {counter} = alloca i64")
        head, inner, own = self._label("each"), self._label("lane"), self._label("do")
        again, end = self._label("next"), self._label("end")
        self._lines.append(f"  store i64 0, ptr {counter}")
        self._branch(self._some(where), head, end)
        self._begin(head)
        lane = self._value(f"load i64, ptr {counter}")
        self._branch(self._value(f"icmp slt i64 {lane}, {self._width}"), inner, end)
        self._begin(inner)
        self._branch(self._value(f"extractelement {self._truth} {where}, i64 {lane}"), own, again)
        self._begin(own)
        self._lane = lane
        with self._within_path(node, "each"):
            self._block(body)
        self._lane = ""
        self._begin(again)
        self._lines.append(f"  store i64 {self._value(f'add i64 {lane}, 1')}, ptr {counter}")
        self._go(head)
        self._begin(end)


def _is_short(body: Sequence[typed.Statement]) -> bool:
    """Whether a block is done as fast as it is jumped over."""

    def simple(node: typed.Statement) -> bool:
        match node:
            case typed.Assign(value=value):
                return is_simple(value)
            case typed.ArrayStore(target=typed.Field() as target, value=value):
                return is_simple(target) and is_simple(value)
            case typed.Break() | typed.Continue():
                return True
        return False

    return len(body) <= SHORT and all(map(simple, body))


_JUMPS = typed.Break, typed.Continue, typed.Return


def _exits(body: Sequence[typed.Statement], jumps: tuple[type[typed.Statement], ...] = _JUMPS) -> bool:
    """Whether a block has a way out of it before its end, of a loop around or the function."""
    for each in body:
        match each:
            case _ if isinstance(each, jumps):
                return True
            case typed.If(yes=yes, no=no) if _exits(yes, jumps) or _exits(no, jumps):
                return True
            case typed.While(body=inner) | typed.For(body=inner) if _exits(inner, (typed.Return,)):
                return True
    return False


LONG = 20
"""Statements from which on a function is not written out where it is called."""


class LaneStatements(LaneBranches):
    """A function in lanes: its statements."""

    def text(self) -> str:
        made, shapes, within = self._function, self._shapes, self._within
        given: list[str] = []
        for name, kind in shapes.prepared.locals.items():
            kinds = within.kinds(kind, self._shape_of(name, kind))
            self._places[name] = [f"%{name}.{k}" for k in range(len(kinds))]
            for place, one in zip(self._places[name], kinds, strict=True):
                self._slots.append(f"  {place} = alloca {one}")
                if one.startswith("<"):
                    self._slots.append(f"  store {one} zeroinitializer, ptr {place}")
        for (name, kind), own in zip(made.parameters, shapes.parameters, strict=True):
            names = [f"%{name}.given{k}" for k in range(len(within.kinds(kind, own)))]
            given += [f"{one} {each}" for one, each in zip(within.kinds(kind, own), names, strict=True)]
            taken = [self._taken(*each) for each in zip(within.kinds(kind, own), names, strict=True)]
            self._keep_in(name, self._as(Value(taken, kind, own), self._shape_of(name, kind)))
        ones = self._all()
        if self._mode == "some":
            given.append(f"{self._truth} %mask")
            ones = self._taken(self._truth, "%mask")
        if self._lane:
            given.append("i64 %lane")
        self._slots.append(f"  {self._active} = alloca {self._truth}")
        self._set_mask(ones)
        kinds = within.kinds(made.result, shapes.result)
        if shapes.parting:
            self._results = [f"%back{k}" for k in range(len(kinds))]
            for place, one in zip(self._results, kinds, strict=True):
                self._slots.append(f"  {place} = alloca {one}")
                self._slots.append(f"  store {one} zeroinitializer, ptr {place}")
            self._slots += [
                f"  %returned = alloca {self._truth}",
                f"  store {self._truth} zeroinitializer, ptr %returned",
            ]
        self._block(shapes.prepared.body)
        if shapes.parting:
            self._begin("leave")
            self._give_back(
                [self._value(f"load {one}, ptr {at}") for one, at in zip(kinds, self._results, strict=True)]
            )
        elif self._open:
            self._lines.append("  ret void" if made.result == NONE else "  unreachable")
        size = _length(made.body)
        how = "alwaysinline" if made.inline else "noinline" if size > LONG else ""
        result = within.result(made.result, shapes.result)
        head = f"define internal {result} @{self._name}({', '.join(given)}) nounwind {how} {{"
        return "\n".join([f"; {made.source.rpartition(', line ')[2]}", head, "entry:", *self._slots, *self._lines, "}"])

    def _taken(self, one: str, name: str) -> str:
        """An argument. LLVM 22 takes the memory of truths that are handed on the stack, a byte each, for that of a
        local that they are stored to, a bit each: so they are not stored as they come."""
        return self._value(f"freeze {one} {name}") if one.endswith("i1>") else name

    def _statement(self, node: typed.Statement) -> None:
        match node:
            case typed.Assign(names=names, value=value):
                self._give_names(names, value)
            case typed.ArrayStore(target=target, value=value):
                self._store(target, value)
            case typed.Evaluate(call=call):
                self._give(call)
            case typed.KernelCall():
                self._kernel(node)
            case typed.EachLane(condition=condition, yes=yes):
                self._each_lane(node, condition, yes)
            case typed.If():
                self._branches(node)
            case typed.While():
                self._while(node)
            case typed.For():
                self._for_turns(node)
            case typed.Break() | typed.Continue():
                self._leave(node)
            case typed.Return(value=value):
                self._come_back(value)
            case _:
                raise self._fault(f"{node} is not known here.")

    def _give_names(self, names: Sequence[str], value: typed.Expression) -> None:
        found = self._give(value)
        if len(names) == 1:
            self._keep_in(names[0], found)
            return
        assert isinstance(found.kind, Tuple)
        parts = iter(found.parts)
        for name, kind, shape in zip(names, found.kind.items, found.shape.items, strict=True):
            self._keep_in(name, Value([next(parts) for _ in self._within.kinds(kind, shape)], kind, shape))

    def _keep_in(self, name: str, value: Value) -> None:
        """Give a local its value, in the lanes that are here."""
        shape = self._shape_of(name, value.kind)
        kinds = self._within.kinds(value.kind, shape)
        if self._lane and self._mode != "one" and shape != value.shape and shape.varies:
            for one, part, place in zip(kinds, value.parts, self._places[name], strict=True):
                if not one.startswith("<"):
                    self._lines.append(f"  store {one} {part}, ptr {place}")
                    continue
                before = self._value(f"load {one}, ptr {place}")
                scalar = "ptr" if "ptr" in one else one.split(" x ")[1].rstrip(">")
                after = self._value(f"insertelement {one} {before}, {scalar} {part}, i64 {self._lane}")
                self._lines.append(f"  store {one} {after}, ptr {place}")
            return
        value = self._as(value, shape)
        mask = self._mask() if self._is_blended(name) else ""
        for one, part, place in zip(kinds, value.parts, self._places[name], strict=True):
            if mask and one.startswith("<"):
                part = self._blended(part, self._value(f"load {one}, ptr {place}"), one, mask)
            self._lines.append(f"  store {one} {part}, ptr {place}")

    def _is_blended(self, name: str) -> bool:
        """Whether a local is known where more lanes are than here."""
        return self._shapes.scopes.get(name, ()) != self._around

    def _block(self, body: Sequence[typed.Statement]) -> None:
        for each in body:
            if not self._open:
                return
            resumes = self._resumes
            self._statement(each)
            if self._resumes != resumes:
                self._around = (*self._around, (id(each), "rest"))

    # Loops

    def _while(self, node: typed.While) -> None:
        head, inner, again, end = (self._label(each) for each in ("while", "do", "next", "end"))
        parts = id(node) in self._shapes.loops
        before = self._enter_loop(parts, node)
        self._begin(head)
        with self._turn(parts, node, again, end):
            condition = self._give(node.condition)
            if parts:
                mask = self._both(self._mask() or self._all(), self._as(condition, VARYING).parts[0])
                self._set_mask(mask)
                self._branch(self._some(mask), inner, end)
            else:
                self._branch(condition.parts[0], inner, end)
            self._begin(inner)
            self._block(node.body)
        self._begin(again)
        self._resume(node)
        self._go(head)
        self._begin(end)
        self._left_loop(parts, before)

    def _for_turns(self, node: typed.For) -> None:
        start, stop = self._give(node.start), self._give(node.stop)
        head, inner, again, end = (self._label(each) for each in ("for", "do", "next", "end"))
        parts = id(node) in self._shapes.loops
        shape = joined(start.shape, stop.shape, "")
        one = self._within.kinds(INT, shape)[0]
        start, stop = self._as(start, shape), self._as(stop, shape)
        counter = self._fresh("s")
        self._slots.append(f"  {counter} = alloca {one}")
        before = self._enter_loop(parts, node)
        self._lines.append(f"  store {one} {start.parts[0]}, ptr {counter}")
        self._begin(head)
        with self._turn(parts, node, again, end):
            here = self._value(f"load {one}, ptr {counter}")
            within = self._value(f"icmp {'slt' if node.step > 0 else 'sgt'} {one} {here}, {stop.parts[0]}")
            if shape.varies:
                mask = self._both(self._mask() or self._all(), within)
                self._set_mask(mask)
                self._branch(self._some(mask), inner, end)
            elif parts:
                some = self._some(self._mask() or self._all())
                self._branch(self._value(f"and i1 {within}, {some}"), inner, end)
            else:
                self._branch(within, inner, end)
            self._begin(inner)
            self._keep_in(node.name, Value([here], INT, shape))
            self._block(node.body)
        self._begin(again)
        self._resume(node)
        step = self._spread(str(node.step), "i64") if shape.varies else str(node.step)
        following = self._value(f"add {'' if shape.varies else 'nsw '}{one} {here}, {step}")
        self._lines.append(f"  store {one} {following}, ptr {counter}")
        self._go(head)
        self._begin(end)
        self._left_loop(parts, before)

    def _enter_loop(self, parts: bool, node: typed.While | typed.For) -> str:
        """The lanes that come to a loop; room for those that leave a turn before its end."""
        if id(node) in self._shapes.resumed:
            place = self._waiting[id(node)] = self._fresh("waiting")
            self._slots.append(f"  {place} = alloca {self._truth}")
            self._lines.append(f"  store {self._truth} zeroinitializer, ptr {place}")
        return (self._mask() or self._all()) if parts else ""

    @contextmanager
    def _turn(self, parts: bool, node: typed.While | typed.For, again: str, end: str) -> Iterator[None]:
        around, resumes = self._around, self._resumes
        self._loops.append((again, end))
        with ExitStack() as stack:
            if parts:
                stack.enter_context(self._parted(again))
                stack.enter_context(self._within_path(node, "turn"))
            self._turns.append((parts, self._around, id(node)))
            yield
            self._turns.pop()
        self._loops.pop()
        self._around, self._resumes = around, resumes

    def _resume(self, node: typed.While | typed.For) -> None:
        """Lanes that left a turn before its end are there for the next."""
        if id(node) in self._shapes.resumed:
            place = self._waiting[id(node)]
            waiting = self._value(f"load {self._truth}, ptr {place}")
            here = self._value(f"load {self._truth}, ptr {self._active}")
            self._set_mask(self._value(f"or {self._truth} {here}, {waiting}"))
            self._lines.append(f"  store {self._truth} zeroinitializer, ptr {place}")

    def _left_loop(self, parts: bool, before: str) -> None:
        """Lanes that came to a loop go on behind it, but for those that have come back."""
        if not parts:
            return
        if self._shapes.parting:
            returned = self._value(f"load {self._truth}, ptr %returned")
            mask = self._both(before, self._no(returned))
            self._set_mask(mask)
            on = self._label("on")
            self._branch(self._some(mask), on, self._ends[-1])
            self._begin(on)
        else:
            self._set_mask(before)

    # Ways out

    def _leave(self, node: typed.Break | typed.Continue) -> None:
        again, end = self._loops[-1]
        parts, path, loop = self._turns[-1]
        if not parts or self._lane:
            self._go(end if isinstance(node, typed.Break) else again)
            return
        if isinstance(node, typed.Continue) and loop in self._shapes.resumed:
            place, here = self._waiting[loop], self._mask()
            waiting = self._value(f"load {self._truth}, ptr {place}")
            waiting = self._value(f"or {self._truth} {waiting}, {here}")
            self._lines.append(f"  store {self._truth} {waiting}, ptr {place}")
        if isinstance(node, typed.Continue) and self._around != path:
            self._resumes += 1
        if isinstance(node, typed.Break) or loop in self._shapes.resumed:
            self._set_mask("zeroinitializer")
        self._go(self._ends[-1])

    def _come_back(self, value: typed.Expression | None) -> None:
        shape = self._shapes.result
        found = None if value is None else self._as(self._give(value), shape)
        if not self._shapes.parting:
            self._give_back([] if found is None else found.parts)
            return
        here = self._mask()
        if found is not None:
            kinds = self._within.kinds(found.kind, shape)
            for one, part, place in zip(kinds, found.parts, self._results, strict=True):
                blended = self._blended(part, self._value(f"load {one}, ptr {place}"), one, here)
                self._lines.append(f"  store {one} {blended}, ptr {place}")
        returned = self._value(f"load {self._truth}, ptr %returned")
        returned = self._value(f"or {self._truth} {returned}, {here}")
        self._lines.append(f"  store {self._truth} {returned}, ptr %returned")
        self._set_mask("zeroinitializer")
        self._go(self._ends[-1])

    def _give_back(self, parts: list[str]) -> None:
        kinds = self._within.kinds(self._function.result, self._shapes.result)
        if not kinds:
            self._lines.append("  ret void")
        else:
            found, whole = parts[0], self._within.result(self._function.result, self._shapes.result)
            if len(kinds) > 1:
                found = "poison"
                for k, (one, each) in enumerate(zip(kinds, parts, strict=True)):
                    found = self._value(f"insertvalue {whole} {found}, {one} {each}, {k}")
            self._lines.append(f"  ret {whole} {found}")
        self._open = False


def _length(body: Sequence[typed.Statement]) -> int:
    """Number of statements of a block, with those in its blocks."""
    count = 0
    for each in body:
        count += 1
        match each:
            case typed.If(yes=yes, no=no):
                count += _length(yes) + _length(no)
            case typed.While(body=inner) | typed.For(body=inner):
                count += _length(inner)
    return count
