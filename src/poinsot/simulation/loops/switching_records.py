"""The operands of the loop of switching systems: a `Switch` that stays the same in a run, `Rows` that it changes."""

from __future__ import annotations

from poinsot.code.records import Matrix, Record, Records, Vector, Whole, WholeMatrix
from poinsot.records import NamedTuple


class ModeTimes(Record):
    """Moments of the mode [s].

    mark     time from which on `changes` counts instants without progress (of chattering)
    since    time of the last change of the mode
    window   for how long guards are looked at in one go (`loops.windows`), 0: not known
    clear    until when the ends of steps tell that guards stay away from 0 (`loops.crossings`)
    beat     as `window`, of commands that time alone tells; silent: until when none of them ends the mode
    """

    mark: float
    since: float
    window: float
    clear: float
    beat: float
    silent: float


class ModeChanges(Record):
    """The mode and its changes.

    entry    in the table of modes, −1: to be found     closed    whether any row is not OPEN
    code     a number of the mode (`loops.guards`), by which `pace` is found
    flurry   changes in a row by guards that stayed tolerated
    decided  instants since the state was set
    asked    decisions of this instant on the data of another mode than the one decided
    place    where the mode that is decided is to be noted in `followed`, −1 nowhere
    alone    whether D alone tells z in the mode (`loops.decision_again`), where that is of use
    """

    entry: int
    closed: int
    code: int
    changes: int
    idle: int
    flurry: int
    decided: int
    asked: int
    place: int
    alone: int


class InstantStage(Record):
    """Progress through an instant: stages, refusals and events.

    stage    STEPPING, or what is to be done (`loops.instants`)     refusal   of decide
    jumped   whether the state has jumped in this instant           launched  whether it has begun
    event    of the user, that ended the run or whose reset waits to be booked
    ending   1 + the event by which the run ends here
    """

    stage: int
    refusal: int
    jumped: int
    ending: int
    launched: int
    begun: int
    event: int


class GuardState(Record):
    """Guards in the step that was tried.

    slope    of the guard at the event found             watching  what guards are read from (`loops.guards`)
    within   the step that was proposed, in which the moment of an event is found [s]
    fired    the guard that ended the step, −1 none      row       the guard that a status is about
    located  steps taken again to land on events
    known    whether g and w (margins, where guards are not read from these alone) at the start of the step are those at
             the end of the one before
    spread   whether the further stages for dense output of the step are known
    untold   whether it is known that no command that time alone tells ends the mode before the step does
    straight whether the last gap that closed did so along a parabola (`loops.crossings`)
    """

    slope: float
    within: float
    watching: int
    fired: int
    row: int
    blind: int
    located: int
    known: int
    spread: int
    untold: int
    straight: int


class LogState(Record):
    """Entries of the log in the arrays; whether controllers act at events, and whether there are any for them."""

    logged: int
    listens: int
    news: int


class State(LogState, GuardState, InstantStage, ModeChanges, ModeTimes):
    """Progress of a run that switches."""


class LogEntry(Record):
    """An entry of the log; a row from m on is an event of the user, number row − m."""

    time: float
    impulse: float
    energy: float
    row: int
    before: int
    after: int


class Decision(Record):
    """Decision of an instant.

    rounds    jumps of this instant so far           row, other, amount, pivot   whom a refusal is about, and how much
    mended    the row where Newton's law would have made energy and Poisson's was taken, −1
    doubtful  the row where contact and separation are both possible and separation was taken, −1
    shares    how many rows of the jump asked for share what others could carry as well
    jams      1: no step is short enough, and what slides may have jammed; 2: this has been asked since time went on
    work      of all decisions since time went on last: n³ for each problem of n unknowns
    """

    rounds: int
    row: int
    other: int
    mended: int
    doubtful: int
    shares: int
    jams: int
    amount: float
    pivot: float
    work: float


class SwitchKernels(NamedTuple):
    """Addresses of kernels of what switches; 0: none, or not made yet."""

    watch: int
    data: int
    margins: int
    commands: int
    impulse: int
    supplied: int
    guards: int
    modal: int  # whether data are those of the mode, their operand σ
    evenly: int  # whether kernels share what several rows hold as decisions do
    plain: int  # whether no row rubs, all are of degree 0, and modes are as `Switching.told` says


class RowKinds(NamedTuple):
    """Kinds and thresholds of rows, all [m]."""

    element: Whole
    kind: Whole
    degree: Whole
    normal: Whole  # the row of the element's normal, of its tangential rows; else −1
    mate: Whole  # the other tangential row of the element, else −1
    gated: Whole  # rows that are GATED and turned
    opens: Whole  # rows that are GATED and open when they are told to, whatever they carry
    gap: Vector
    rate: Vector
    guessed: Whole  # 1, `rate` follows the motion, 2, `gap` does too
    force: Vector  # z that is none


class SwitchElements(NamedTuple):
    """Laws of elements, all [nc]."""

    restitution: Vector
    static: Vector
    kinetic: Vector
    poisson: Whole
    loss: Whole  # place among the powers
    beside: Whole  # the first element that acts on the same bodies


class SwitchEvents(NamedTuple):
    """Events of the user, all [ng]."""

    resets: Whole  # addresses, 0: none
    terminal: Whole
    ways: Whole
    silent: Whole  # events that land a step and no more
    booked: Whole  # the place among the powers of what a reset takes, −1


class SwitchRules(NamedTuple):
    """Rules of quadrature along jumps, and of interpolation in windows."""

    points: Vector  # of Gauss's rule along jumps, none where w is straight
    shares: Vector
    moments: Vector  # [7]: of a window, at which guards are looked at
    foretelling: Matrix  # [2, 7]: what two of them miss by, of the quartic through the others
    slopes: Matrix  # [7, 7]: of the polynomial through all, at each


class Switch(NamedTuple):
    """Constants of what switches."""

    kernels: SwitchKernels
    rows: RowKinds
    elements: SwitchElements
    events: SwitchEvents
    rules: SwitchRules
    span: float  # the length of the run [s]
    step: int  # of methods that keep the structure, as of `KeepingWork`; 0: another method
    parts: Vector  # likewise


class RowValues(NamedTuple):
    """Output of the kernels of rows in a mode."""

    out: Vector  # what the kernel `data` writes; the next are parts of it
    g: Vector
    w: Vector
    b: Vector
    S: Matrix
    D: Matrix
    F: Matrix
    command: Matrix
    z: Vector  # [m]: in the mode
    seen: Vector  # [2 m], what `watch` writes
    inside: Vector  # [7 m], what `margins` writes


class RowHistory(NamedTuple):
    """Memory of rows, all [m]."""

    direction: Vector
    last: Vector  # of the decision, the time of the last impact, −∞ at the start
    flight: Vector
    size: Vector  # of z since the mode holds
    carries: Whole  # 1, a gated row whose load was not none when it was looked at last
    again: Whole  # times that a row's guard has fired since `mark`
    borne: Vector  # a z that the closed rows can carry: of all that do the same, the nearest to it is meant
    lively: Vector  # the largest w²/S seen, of a row and those that it is coupled to
    leans: Matrix  # [m, m]: z that an open row would bear, of that of those that hold it; 0 where none do


class Margins(NamedTuple):
    """Margins of rows and events, all [m + ng], not negative as long as the mode holds."""

    margin: Vector
    base: Vector  # what it was at the start of the step where that is rounding, else 0
    deflated: Whole  # whether it is
    rise: Vector  # rates of the margins before the event that was found, 0: not known
    bracket: Matrix  # [4, m + ng]: margins at three moments of the step, and at its start
    course: Matrix  # [10, m + ng]: margins, and γ of events, at the moments of a window, and three lines of `windows`
    fired: Whole  # [m]: 1, its guard is zero here
    quiet: Whole  # [m]: its margin is rounding while it is within its tolerance


class EventValues(NamedTuple):
    """Guards of the user's events, all [ng], and the log."""

    gamma: Vector
    side: Whole  # on which γ is
    hot: Whole  # 1, it is where it has just passed, 2, and the state has jumped since
    none: Vector  # how large a γ is none there
    held: Whole  # it has fired here
    left: Vector  # [nx], the state before a reset
    log: Records[LogEntry]  # [events]


class DecisionArrays(NamedTuple):
    """Result of a decision, all [m], and its workspaces."""

    chosen: Whole  # the mode decided
    turned: Vector  # the direction decided
    jump: Vector  # ẑ that is asked for
    lost: Vector  # −½ (w⁺ + w⁻) ẑ by row
    decision: Records[Decision]  # [1]
    tableau: Matrix  # workspaces, `decision_room`
    levels: Matrix
    vectors: Matrix
    labels: WholeMatrix


class InstantArrays(NamedTuple):
    """Rows before an instant, and their jumps in it, all [m]."""

    before: Whole  # the mode before this instant
    old_w: Vector  # before a jump
    sums: Matrix  # [m, 2]: impulse and energy lost in this instant
    struck: Whole  # rows that a jump of this instant was for


class KernelInputs(NamedTuple):
    """Arguments of kernels, and what ports supply along a jump."""

    pushed: Vector  # [nx + m + c], the input of the kernel `impulse`
    given: Vector  # [nx + 1 + nu + c], the input of guards and resets
    asked: Vector  # [nx + 1 + nu + m + c], the input of the kernel `supplied`
    gift: Vector  # [ports], what it writes
    gifts: Vector  # [ports], its mean along a jump
    offered: Vector  # as of `KeepingWork`, empty where another method steps
    found: Vector
    moved: Vector


class ModeTable(NamedTuple):
    """Table of known modes."""

    modes: WholeMatrix  # [known, m], the table of modes and their σ
    sigmas: Matrix  # [known, nm]
    known: Whole  # [1]
    followed: Whole  # [2048], 1 + the entry of the mode that followed where a decision has this place, if it is `alone`
    kept: Matrix  # [room + 1, ns], σ of each sample
    pace: Vector  # [256], the step proposed at the end of the last one in a mode, at the place that its code says
    paced: Whole  # [256], the code of that mode
    windows: Vector  # [256], `window` of that mode
    clears: Vector  # [256], how long `clear` lay ahead then


class Rows(NamedTuple):
    """Arrays of what switches, beside those in `Work`."""

    mode: Whole  # [m], as a step or an instant begins
    data: RowValues
    history: RowHistory
    guard: Margins
    events: EventValues
    choice: DecisionArrays
    instant: InstantArrays
    inputs: KernelInputs
    table: ModeTable
    state: Records[State]  # [1]
