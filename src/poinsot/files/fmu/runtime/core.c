/*
 * What an FMU of poinsot does, whatever version of FMI asks for it: values, events, projection, derivatives along a
 * direction, and for co-simulation the package's own loops (run_… , loop_begin and loop_advance in model.c).
 *
 * All that changes is in Data, which holds no addresses: saving a state is copying it. The loops work on its image
 * by the words of a block, which are laid out anew where Data has been restored.
 */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "model.c"

#define V_TIME 0
#define V_STATES 1
#define V_RATES (V_STATES + NX)
#define V_PARAMETERS (V_RATES + FLOWS * NX)
#define V_INPUTS (V_PARAMETERS + NP)
#define V_POWERS (V_INPUTS + NI)
#define V_OUTPUTS (V_POWERS + FLOWS * NW)
#define V_END (V_OUTPUTS + NO)

#define NEWTON_STEPS 50
#define CLOSED_WITHIN 1e-10  /* of what closed loops miss, lengths as shares of the size of their part */
#define SLICE 100000         /* attempts of a step between two looks at why the loop has stopped */

enum { EXCHANGE, COSIMULATION };
enum { INSTANTIATED, INITIALIZING, EVENT, CONTINUOUS, STEPPING, ENDED };
enum { VALUES_STALE = 1, OUTPUTS_STALE = 2 };
enum {  /* why a loop has stopped: poinsot.simulation.loops.native and .instants */
    RUNNING, DONE, STEP_TOO_SMALL, TOO_MANY_STEPS, NOT_FINITE_AT_START, NOT_ON_MANIFOLD_AT_START, PAUSED, FULL,
    KERNELS_WANTED, MODE_WANTED, BOOKS_WANTED, LOG_FULL, TERMINATED, REFUSED, CHATTERS, BELOW, OFF
};

typedef struct {
    double start, span, tolerance;
    double p[NP + 1], c[NC + 1], rates[NX + 1], powers[NW + 1], outputs[NO + 1];
    double reached, armed[INDICATORS + 1];  /* when margins were last looked at, and what they were */
    int phase, stale, moved, first, read;
    word image[IMAGE + 4];  /* loops read four numbers at a time */
} Data;

typedef struct Model {
    Data d;
    word block[BLOCK], resets[RESETS + 1];
    int kind, logs;
    void (*tell)(struct Model *, const char *text);
    void *environment, *functions;
    char name[128], message[512];
} Model;

#if SOLVED  /* laws together with storage: its states, of which the loops know multiples y by powers of two */
typedef ResidualCourse Plan;
#define PLAN(m) ((Plan *)(void *)((m)->block + AT_RESIDUALCOURSE))
#define RECORD(m, kind, at) ((kind *)(intptr_t)(m)->block[at])
#define WORK(m) RECORD(m, Work, AT_WORK)
#define PROGRESS(m) RECORD(m, Progress, AT_PROGRESS)
#define NUMBERS(address) ((double *)(intptr_t)(address))
#define HELD(m) NUMBERS(WORK(m)->held)
#define UNIT(m, k) NUMBERS(RECORD(m, Shape, AT_SHAPE)->unit)[k]
#define X(m, k) (NUMBERS(WORK(m)->y)[k] * UNIT(m, k))
#define SET_X(m, k, value) (NUMBERS(WORK(m)->y)[k] = (value) / UNIT(m, k))
#define ENERGY_ATOL(m, plan) WORK(m)->energy_atol
#define ATOL(m) NUMBERS(WORK(m)->atol)
#else
#define PLAN(m) ((Plan *)(void *)((m)->block + AT_PLAN))
#define WORK(m) ((const Work *)(const void *)((m)->block + AT_WORK))
#define PROGRESS(m) (WORK(m)->progress.at)
#define HELD(m) (WORK(m)->held.at)
#define XS(m) (WORK(m)->x.at)
#define X(m, k) XS(m)[k]
#define SET_X(m, k, value) (XS(m)[k] = (value))
#define ENERGY_ATOL(m, plan) plan->energy_atol.at[0]
#define ATOL(m) (PLAN(m)->atol.at)
#endif
#define TIME(m) (PROGRESS(m)->time)
#define CONSTANTS_AT (NX + NL + 1 + NU)
#if SWITCHES
#define CLOSED_PLAN(m) ((Plan *)(void *)((m)->block + AT_CLOSED_PLAN))
#define SWITCH(m) ((Switch *)(void *)((m)->block + AT_SWITCH))
#define ROWS_OF(m) ((const Rows *)(const void *)((m)->block + AT_ROWS))
#define STATE(m) (ROWS_OF(m)->state.at)
#define SIGMA(m) (WORK(m)->feed.at + CONSTANTS_AT + NC)
#else
#define SIGMA(m) NULL
#endif
#if STEPPING_IN_TIME
#define SCENE(m) ((const Scene *)(intptr_t)(m)->block[AT_SCENE])
#define TOUCH(m) ((Touch *)(intptr_t)(m)->block[AT_TOUCH])
#endif

static int fault(Model *m, const char *format, ...)
{
    va_list given;
    va_start(given, format);
    vsnprintf(m->message, sizeof m->message, format, given);
    va_end(given);
    if (m->tell) m->tell(m, m->message);
    return 0;
}

#if INDICATORS && EXCHANGES
static void rows_indicators(Model *m, double *found);
#endif

/* The words of the block, for a state that is new or has been restored. */
static void lay(Model *m)
{
    const Data *d = &m->d;
    Plan *plan = PLAN(m);
    lay_out(m->block, m->d.image, m->resets);
    for (;;) {
        plan->span.segments.at += d->first * plan->span.segments.n1;
        plan->span.segments.n0 -= d->first;
        plan->span.inputs.at += d->first * plan->span.inputs.n1 * plan->span.inputs.n2;
        plan->span.inputs.n0 -= d->first;
        plan->control.max_step = LONGEST > 0 ? LONGEST : d->span / 100;
#if SOLVED
        plan->lasts = d->span;
#endif
        if (d->tolerance > 0) {
            plan->control.rtol = d->tolerance;
            ENERGY_ATOL(m, plan) = d->tolerance / 10 * ENERGY_SCALE;
        }
#if SWITCHES
        SWITCH(m)->span = d->span;
        if (plan != CLOSED_PLAN(m)) {
            plan = CLOSED_PLAN(m);
            continue;
        }
#endif
        break;
    }
}

/* ------------------------------------------------------------------------------------------------ time and inputs */

#if !SOLVED
/* The time as the equations see it, inside its segment, so that nobody sees what lies beyond a jump; inputs there, and
 * their rates. A master's method may look beyond the last moment that is known; it may not go there. */
static double inputs_at(const Model *m, double t, double *u, double *rates)
{
    const Plan *plan = PLAN(m);
    const int64_t s = PROGRESS(m)->segment;
    const double *segment = plan->span.segments.at + s * plan->span.segments.n1;
    const double seen = fmin(fmax(t, segment[2]), segment[3]);
    for (int k = 0; k < NU; ++k) {
        rates[k] = plan->span.inputs.at[(2 * s + 1) * NU + k];
        u[k] = HELD(m)[k] + (plan->span.inputs.at[2 * s * NU + k] + rates[k] * (seen - segment[0]));
    }
    return seen;
}
#endif

static int known_until(Model *m, double t)
{
    if (t <= HORIZON + 1e-9 * fabs(HORIZON)) return 1;
    return fault(m, "the jumps of its functions of time are known until %.12g s only, and %.12g s is asked for: export "
                    "the FMU again with stop = at least that", HORIZON, t);
}

/* ---------------------------------------------------------------------------------------------------- evaluations */

#if SOLVED
/* Outputs; what no storage holds is found anew, aside, where the run begins or inputs are others. */
static void look(Model *m)
{
    const int early = m->d.phase < STEPPING, anew = early || m->d.moved || TIME(m) == m->d.start;
    Data *const kept = anew ? malloc(sizeof *kept) : NULL;
    if (kept) {
        memcpy(kept, &m->d, sizeof *kept);
        PROGRESS(m)->stale = 1;
        if (early) loop_begin(m->block, 0);
        else loop_advance(m->block, 1);
        PROGRESS(m)->stale = 1;
    }
    loop_show(m->block, 0);
    memcpy((kept ? kept : &m->d)->outputs, NUMBERS(RECORD(m, Outputs, AT_OUTPUTS)->found), NO * sizeof(double));
    if (!kept) return;
    memcpy(&m->d, kept, sizeof *kept);
    lay(m);
    free(kept);
}
#endif

static void evaluate(Model *m, int which)
{
    Data *d = &m->d;
    if (!(d->stale & which)) return;
#if SOLVED
    if (d->stale & which & OUTPUTS_STALE) look(m);
#else
    double u[NU + 1], rates[NU + 1];
    const double seen = inputs_at(m, TIME(m), u, rates);
#if FLOWS
    if (d->stale & which & VALUES_STALE) model_rates(XS(m), seen, u, d->p, d->c, SIGMA(m), d->rates, d->powers);
#endif
    if (d->stale & which & OUTPUTS_STALE) model_outputs(XS(m), seen, u, d->p, d->c, SIGMA(m), d->outputs);
#endif
    d->stale &= ~which;
}

static void changed(Model *m) { m->d.stale = VALUES_STALE | OUTPUTS_STALE; }

/* Constants of the parameters, wherever kernels find them. */
static void set_constants(Model *m)
{
    Data *d = &m->d;
#if SOLVED  /* without free numbers */
    model_prepare(d->p, d->c);
#else
    double *const at[] = {
        WORK(m)->feed.at + CONSTANTS_AT, WORK(m)->projection.placed.at + NX,
#if SWITCHES
        ROWS_OF(m)->inputs.pushed.at + NX + ROWS, ROWS_OF(m)->inputs.given.at + NX + 1 + NU, ROWS_OF(m)->inputs.asked.at + NX + 1 + NU + ROWS,
#endif
#if POINT_C
        ((const Solver *)(const void *)(m->block + AT_SOLVER))->factors.point.at + CONSTANTS_AT,
#endif
    };
    model_prepare(d->p, d->c);
    for (unsigned k = 0; k < sizeof at / sizeof *at; ++k) memcpy(at[k], d->c, NC * sizeof(double));
#if KEEPER_P
    {
        const Keeper *keeper = (const Keeper *)(const void *)(m->block + AT_KEEPER);
        memcpy(keeper->offered.at + keeper->offered.n0 - KEEPER_P, d->p, KEEPER_P * sizeof(double));
    }
#endif
#endif
}

/* 0: there is no such variable. */
static int get_value(Model *m, unsigned reference, double *value)
{
    Data *d = &m->d;
    if (reference == V_TIME) *value = TIME(m);
    else if (reference < V_RATES) *value = X(m, reference - V_STATES);
    else if (reference < V_PARAMETERS) { evaluate(m, VALUES_STALE); *value = d->rates[reference - V_RATES]; }
    else if (reference < V_INPUTS) *value = d->p[reference - V_PARAMETERS];
    else if (reference < V_POWERS) *value = HELD(m)[input_place[reference - V_INPUTS]];
    else if (reference < V_OUTPUTS) { evaluate(m, VALUES_STALE); *value = d->powers[reference - V_POWERS]; }
    else if (reference < V_END) { evaluate(m, OUTPUTS_STALE); *value = d->outputs[reference - V_OUTPUTS]; }
#if INDICATORS && EXCHANGES
    else if (reference < V_END + INDICATORS) {
        double found[INDICATORS];
        rows_indicators(m, found);
        *value = found[reference - V_END];
    }
#endif
    else return fault(m, "there is no variable with the value reference %u", reference);
    return 1;
}

static int set_value(Model *m, unsigned reference, double value)
{
    Data *d = &m->d;
    const int early = d->phase <= INITIALIZING;
    if (!(value - value == 0)) return fault(m, "the variable %u cannot be set to a value that is not finite", reference);
    if (reference >= V_STATES && reference < V_RATES && (early || d->phase == CONTINUOUS))
        SET_X(m, reference - V_STATES, value);
    else if (reference >= V_PARAMETERS && reference < V_INPUTS && (early || (!PROJECTED && d->phase != CONTINUOUS))) {
        d->p[reference - V_PARAMETERS] = value;
        set_constants(m);
        d->moved = 1;
    }
    else if (reference >= V_INPUTS && reference < V_POWERS) {
        double *u = &HELD(m)[input_place[reference - V_INPUTS]];
        if (*u == value) return 1;
        *u = value;
        d->moved = 1;
    }
    else return fault(m, "the variable with the value reference %u cannot be set now", reference);
    changed(m);
    return 1;
}

#if EXCHANGES
/* dv of unknowns along seeds of knowns: rates, powers and outputs along time, states, parameters and inputs. */
static int directional(Model *m, const unsigned *unknowns, size_t many, const unsigned *knowns, size_t few,
                       const double *seed, double *found)
{
    Data *d = &m->d;
    double dx[NX + 1] = {0}, du[NU + 1] = {0}, dp[NP + 1] = {0}, dt = 0, u[NU + 1], rates[NU + 1];
    double drates[NX + 1], dpowers[NW + 1], dout[NO + 1];
    const double seen = inputs_at(m, TIME(m), u, rates);
    for (size_t k = 0; k < few; ++k) {
        const unsigned r = knowns[k];
        if (r == V_TIME) dt = seed[k];
        else if (r >= V_STATES && r < V_RATES) dx[r - V_STATES] = seed[k];
        else if (r >= V_PARAMETERS && r < V_INPUTS) dp[r - V_PARAMETERS] = seed[k];
        else if (r >= V_INPUTS && r < V_POWERS) du[input_place[r - V_INPUTS]] = seed[k];
        else return fault(m, "there is no derivative along the variable with the value reference %u", r);
    }
    for (int k = 0; k < NU; ++k) du[k] += rates[k] * dt;
    model_directional(XS(m), seen, u, d->p, d->c, SIGMA(m), dx, dt, du, dp, drates, dpowers, dout);
    for (size_t k = 0; k < many; ++k) {
        const unsigned r = unknowns[k];
        if (r >= V_RATES && r < V_PARAMETERS) found[k] = drates[r - V_RATES];
        else if (r >= V_STATES && r < V_RATES) found[k] = dx[r - V_STATES];
        else if (r >= V_POWERS && r < V_OUTPUTS) found[k] = dpowers[r - V_POWERS];
        else if (r >= V_OUTPUTS && r < V_END) found[k] = dout[r - V_OUTPUTS];
        else return fault(m, "there is no derivative of the variable with the value reference %u", r);
    }
    return 1;
}
#endif

/* ------------------------------------------------------------------------------------------------- the manifold */

static int all_finite(const double *values, int count)
{
    for (int k = 0; k < count; ++k) if (!(values[k] - values[k] == 0)) return 0;
    return 1;
}

#if !SOLVED
static kernel projection(const Model *m)
{
#if SWITCHES
    if (STATE(m)->closed) return (kernel)(intptr_t)CLOSED_PLAN(m)->kernels.project;
#endif
    return (kernel)(intptr_t)PLAN(m)->kernels.project;
}

/* One Newton step from x, and how far x is from where it should be: norms of quaternions, what loops miss. */
static double corrected(const Model *m, const double *x, double *next)
{
    double given[NX + NL + 1] = {0}, most = 0;
    memcpy(given, x, NX * sizeof *x);
    kernel_retract(given, next);
    for (int k = 0; k < NX; ++k) if (!(fabs(next[k] - x[k]) <= most)) most = fabs(next[k] - x[k]);
    if (projection(m)) {
        memcpy(WORK(m)->projection.placed.at, next, NX * sizeof *x);
        projection(m)(WORK(m)->projection.placed.at, WORK(m)->projection.projected.at);
        memcpy(next, WORK(m)->projection.projected.at, NX * sizeof *x);
        most = most - most == 0 ? fmax(most, WORK(m)->projection.projected.at[NX]) : most;
    }
    return all_finite(next, NX) ? most : NAN;
}

/* Quaternions to norm 1, loops closed: Newton steps until one begins within the tolerance. 0 where that fails. */
static int projected(const Model *m, double *x)
{
    double next[NX + 1];
    for (int k = 0; k < NEWTON_STEPS; ++k) {
        const double missed = corrected(m, x, next);
        if (!(missed - missed == 0)) return 0;
        memcpy(x, next, NX * sizeof *x);
        if (missed <= CLOSED_WITHIN) return 1;
    }
    return 0;
}

#if EXCHANGES
static double drift(const Model *m)
{
    double next[NX + 1];
    return corrected(m, XS(m), next);
}

static double most_drift(const Model *m) { return fmax(1e-9, m->d.tolerance); }
#endif
#endif

/* ----------------------------------------------------------------------------------------------------------- loops */

#if SWITCHES
#if RESETS
/* Energy of all storages at a state. */
static double energy_at(const Model *m, const double *x)
{
    const double *const at = ROWS_OF(m)->inputs.given.at + NX;
    double found[NO + 1], sum = 0;
    model_outputs(x, at[0], at + 1, m->d.p, m->d.c, SIGMA(m), found);
    for (int k = 0; k < ENERGIES; ++k) sum += found[energies[k]];
    return sum;
}

/* Enter what the reset of an event took, H before - H after, where it belongs. */
static void book_reset(Model *m)
{
    const Work *w = WORK(m);
    const Rows *r = ROWS_OF(m);
    const int64_t at = SWITCH(m)->events.booked.at[STATE(m)->event];
    const double lost = energy_at(m, r->events.left.at) - energy_at(m, w->x.at);
    w->books.energy.at[at] += lost;
    w->books.low.at[at] = fmin(w->books.low.at[at], w->books.energy.at[at]);
    w->books.high.at[at] = fmax(w->books.high.at[at], w->books.energy.at[at]);
    w->progress.at->turnover += fabs(lost);
    r->events.log.at[STATE(m)->logged - 1].energy = lost;
}
#endif

/* What has been read of the log makes room; or all of it does. */
static void drop(Model *m, int64_t count)
{
    STATE(m)->logged -= count;
    memmove(ROWS_OF(m)->events.log.at, ROWS_OF(m)->events.log.at + count, (size_t)STATE(m)->logged * sizeof *ROWS_OF(m)->events.log.at);
    m->d.read = 0;
}

/* Go on with what the loop has asked for; 0 where it cannot have it. */
static int serve(Model *m)
{
    const Rows *r = ROWS_OF(m);
    switch (PROGRESS(m)->status) {
    case LOG_FULL:
        drop(m, r->state.at->logged);
        return 1;
#if RESETS
    case BOOKS_WANTED:
        book_reset(m);
        return 1;
#endif
#if MODES_MADE
    case MODE_WANTED: {
        const int64_t at = r->table.known.at[0] < r->table.modes.n0 ? r->table.known.at[0]++ : r->state.at->decided % r->table.modes.n0;
        for (int i = 0; i < ROWS; ++i) {
            const int64_t mode = r->choice.chosen.at[i];
            r->table.modes.at[at * ROWS + i] = mode;
            r->table.sigmas.at[2 * at * ROWS + i] = mode == 1;
            r->table.sigmas.at[(2 * at + 1) * ROWS + i] = mode > 1;
        }
        return 1;
    }
#endif
    default:
        return 0;
    }
}
#endif

#if STEPPING_IN_TIME
static void drop(Model *m, int64_t count)
{
    Touch *const t = TOUCH(m);
    double *const told = (double *)(intptr_t)t->told;
    int64_t *const event = (int64_t *)(intptr_t)t->event;
    t->logged -= count;
    t->drained += count;
    memmove(told, told + 3 * count, 3 * (size_t)t->logged * sizeof *told);
    memmove(event, event + 3 * count, 3 * (size_t)t->logged * sizeof *event);
    m->d.read = 0;
}
#endif

/* Why the loop has stopped, which it should not have. */
static int stopped(Model *m)
{
    const Progress *p = PROGRESS(m);
    const char *why = "the loop asks for what it cannot have";
    const char *about = "";
#if SWITCHES
    static const char *const refusals[] = {"", "", "has no mode: no force is consistent", "contradicts others: sources "
        "are shorted or interrupted, or it joins storage", "changes its mode without end", "has values that are not finite"};
    const int64_t row = STATE(m)->row, refusal = STATE(m)->refusal;
    about = row >= 0 && row < ROWS ? row_names[row] : "";
#endif
    switch (p->status) {
    case STEP_TOO_SMALL: why = "no step is small enough: the motion is stiff there, or singular"; break;
    case TOO_MANY_STEPS: why = "too many steps"; break;
    case NOT_FINITE_AT_START: why = "the rates at the start are not finite"; break;
    case NOT_ON_MANIFOLD_AT_START: why = "closed loops cannot be closed"; break;
    case DONE: why = "this is the end of what was exported"; break;
#if SWITCHES
    case MODE_WANTED: why = refusals[3]; break;
    case REFUSED: why = refusals[refusal > 1 && refusal < 6 ? refusal : 4]; break;
    case CHATTERS: why = refusals[4]; break;
    case BELOW: return fault(m, "%s begins %g beyond where it can be", about, -ROWS_OF(m)->data.g.at[row]);
    case OFF: why = "a reset leads to a state that no constraint allows"; break;
#endif
    default: break;
    }
    return fault(m, "at %.17g s %s%s%s", p->time, about, *about ? " " : "", why);
}

/* At most so many attempts of a step, and what is asked for on the way; 0 with a message where it cannot go on. */
static int attempts(Model *m, int64_t count)
{
    Progress *p = PROGRESS(m);
    for (;;) {
        loop_advance(m->block, count);
#if STEPPING_IN_TIME
        if (TOUCH(m)->overflow)
            return fault(m, "at %.17g s more shapes touch at once than there is room for", p->time);
        if (TOUCH(m)->full) {
            drop(m, TOUCH(m)->logged);
            TOUCH(m)->full = 0;
            continue;
        }
#endif
        if (p->status == RUNNING || p->status == PAUSED || p->status == DONE || p->status == TERMINATED) return 1;
#if SWITCHES
        if (p->status != REFUSED && serve(m)) { p->status = RUNNING; continue; }
#endif
        return stopped(m);
    }
}

/* Something is another where the run stands. */
static void heed_change(Model *m)
{
    PROGRESS(m)->stale = 1;
#ifdef AT_SOLVER
    {
        Memory *const memory = ((const Solver *)(const void *)(m->block + AT_SOLVER))->memory.at;
        memory->before = 0;
        memory->wanted = 1;
    }
#endif
#if SWITCHES
    if (STATE(m)->stage == 0 && STATE(m)->launched) {
        STATE(m)->stage = 3;  /* DECIDING */
        STATE(m)->known = 0;
    }
#endif
}

#if INDICATORS && EXCHANGES
#include "events.c"
#endif

static void reset_data(Model *m)
{
    Data *d = &m->d;
    memset(d, 0, sizeof *d);
    for (int k = 0; k < IMAGE_WORDS; ++k) d->image[image_at[k]] = image_words[k];
    memcpy(d->p, start_p, NP * sizeof(double));
    d->span = SPAN;
    lay(m);
    for (int k = 0; k < NX; ++k) SET_X(m, k, start_x[k]);
    memcpy(HELD(m), start_u, NU * sizeof(double));
    set_constants(m);
    changed(m);
}

static int begin_initialization(Model *m, int defined, double tolerance, double start, int stops, double stop)
{
    Data *d = &m->d;
    const Plan *plan = PLAN(m);
    if (defined && !(tolerance > 0 && tolerance < 1))
        return fault(m, "the tolerance must lie between 0 and 1, and is %g", tolerance);
    if (!(start - start == 0) || (stops && !(stop >= start))) return fault(m, "the start or the stop is no time");
    if (stops && !known_until(m, stop)) return 0;
    if (defined) d->tolerance = fmax(tolerance, 1e-14);
    if (stops && stop > start) d->span = stop - start;
    if (start < plan->span.segments.at[0] && (NT || HORIZON < INFINITY))
        return fault(m, "its functions of time are known from %.17g s on, and %.17g s is the start: export the FMU again "
                        "with start = at most that", plan->span.segments.at[0], start);
    while (d->first + 1 < plan->span.segments.n0 && plan->span.segments.at[5 * d->first + 1] <= start) ++d->first;
    lay(m);
    if (start != plan->span.segments.at[0]) {  /* fixed steps are counted from there */
        for (int k = 0; k < NU; ++k) plan->span.inputs.at[k] += plan->span.inputs.at[NU + k] * (start - plan->span.segments.at[0]);
        plan->span.segments.at[0] = plan->span.segments.at[2] = start;
    }
    d->start = d->reached = TIME(m) = start;
    changed(m);
    d->phase = INITIALIZING;
    return 1;
}

static int end_initialization(Model *m)
{
    Data *d = &m->d;
    set_constants(m);
#if SOLVED
    for (int k = NX; d->tolerance > 0 && k < RECORD(m, Shape, AT_SHAPE)->size; ++k) ATOL(m)[k] = d->tolerance / 10;
#else
    if (!projected(m, XS(m)))
        return fault(m, "no start was found at which closed loops are closed and quaternions have length 1: give other "
                        "start values, or other parameters");
#endif
    if (d->tolerance > 0) {
        for (int k = 0; k < NL; ++k) ATOL(m)[k] = d->tolerance / 10 * nominal[k];
#ifdef AT_OWN
        memcpy(((const Own *)(const void *)(m->block + AT_OWN))->atol.at, PLAN(m)->atol.at, NL * sizeof(double));
        ((const Own *)(const void *)(m->block + AT_OWN))->energy_atol.at[0] = ENERGY_ATOL(m, PLAN(m));
#endif
    }
#ifdef AT_OWN
    ((const Own *)(const void *)(m->block + AT_OWN))->lane.at->own_segments = PLAN(m)->span.segments.n0;
#endif
    changed(m);
    evaluate(m, VALUES_STALE);
#if FLOWS && !SWITCHES
    if (!all_finite(d->rates, NX)) return fault(m, "the rates at the start are not finite");
#endif
    d->moved = 0;
    PROGRESS(m)->status = RUNNING;
    PROGRESS(m)->stop = d->start + d->span;
    if (SWITCHES || m->kind == COSIMULATION) {
        loop_begin(m->block, 0);
        if (PROGRESS(m)->status > DONE) return stopped(m);
        if (SWITCHES && !attempts(m, 0)) return 0;
    }
#if INDICATORS && EXCHANGES
    if (m->kind == EXCHANGE) rows_arm(m, 1);
#endif
    changed(m);
    d->phase = m->kind == EXCHANGE ? EVENT : STEPPING;
    return 1;
}

#if EXCHANGES
/* The end of the segment, where something jumps or has a kink there. */
static double next_event(const Model *m)
{
    const Plan *plan = PLAN(m);
    for (int64_t s = PROGRESS(m)->segment; s + 1 < plan->span.segments.n0; ++s)
        if (plan->span.segments.at[5 * s + 3] < plan->span.segments.at[5 * s + 1]) return plan->span.segments.at[5 * s + 1];
    return INFINITY;
}

/* Where a master's time has come to the end of a segment, go on behind it. */
static void cross_jumps(Model *m)
{
    const Plan *plan = PLAN(m);
    int64_t *s = &PROGRESS(m)->segment;
    while (*s + 1 < plan->span.segments.n0 && plan->span.segments.at[5 * *s + 1] <= TIME(m) + 16 * DBL_EPSILON * fabs(TIME(m))) ++*s;
    changed(m);
}

/* Event mode: time events, projection, what switches. *values: whether the state is another. */
static int update_discrete(Model *m, int *values)
{
    double before[NX + 1];
    memcpy(before, XS(m), NX * sizeof(double));
    cross_jumps(m);
    if (drift(m) > 0.01 * most_drift(m) && !projected(m, XS(m)))
        return fault(m, "at %.17g s closed loops cannot be closed again: take a smaller tolerance", TIME(m));
#if INDICATORS
    if (!rows_update(m)) return 0;
#endif
    m->d.moved = 0;
    *values = memcmp(before, XS(m), NX * sizeof(double)) != 0;
    changed(m);
    return 1;
}

static int completed_step(Model *m, int *event)
{
    *event = drift(m) > most_drift(m);
#if INDICATORS
    rows_arm(m, 0);
    m->d.reached = TIME(m);
#endif
    return known_until(m, TIME(m));
}
#elif defined(FMU)
static int no_exchange(Model *m) { return fault(m, "model exchange is not part of this FMU"); }
#define directional(m, ...) no_exchange(m)
#define next_event(m) INFINITY
#define update_discrete(m, values) no_exchange(m)
#define completed_step(m, event) no_exchange(m)
#endif

/* Co-simulation: from where it is to `time`. *ends: whether an event has ended the run before. */
static int advance_to(Model *m, double time, int *ends)
{
    Data *d = &m->d;
    Progress *p = PROGRESS(m);
    *ends = p->status == TERMINATED;
    if (!known_until(m, time)) return 0;
    if (!(time >= p->time)) return fault(m, "a step must go forward; it goes from %.17g s to %.17g s", p->time, time);
    if (d->moved) heed_change(m);
    d->moved = 0;
    time = fmin(time, HORIZON);
#if SWITCHES
    if (d->read) drop(m, d->read);
#elif STEPPING_IN_TIME
    if (d->read) drop(m, d->read);
#endif
    p->stop = time;
    p->accepted = p->rejected = 0;
    while (!*ends && (p->time < time || p->status == RUNNING)) {
        p->status = RUNNING;
        if (!attempts(m, p->time < time ? SLICE : 0)) return 0;
        if (p->time < time && p->status == DONE) return stopped(m);
        if (!(p->time < time) && p->status == RUNNING) p->status = PAUSED;
#if SWITCHES
        if (p->status == PAUSED && STATE(m)->stage) p->status = RUNNING;  /* what happens here, happens */
#endif
        *ends = p->status == TERMINATED;
    }
    changed(m);
    return 1;
}

/* ----------------------------------------------------------------------------------------------------- saved states */

static const char MARK[8] = "poinsot2";

static size_t saved_size(void) { return sizeof MARK + sizeof TOKEN + sizeof(Data); }

static void save(const Data *d, char *bytes)
{
    memcpy(bytes, MARK, sizeof MARK);
    memcpy(bytes + sizeof MARK, TOKEN, sizeof TOKEN);
    memcpy(bytes + sizeof MARK + sizeof TOKEN, d, sizeof *d);
}

#ifdef FMU
/* Go on from a state that was kept. */
static void take_up(Model *m, const Data *d)
{
    memcpy(&m->d, d, sizeof *d);
    lay(m);
}
#endif

static int is_saved(Model *m, const char *bytes, size_t size)
{
    if (size != saved_size() || memcmp(bytes, MARK, sizeof MARK) || memcmp(bytes + sizeof MARK, TOKEN, sizeof TOKEN))
        return fault(m, "these bytes are no state of this FMU");
    return 1;
}

static void read_saved(const char *bytes, Data *d) { memcpy(d, bytes + sizeof MARK + sizeof TOKEN, sizeof *d); }

static Model *instantiated(const char *name, const char *token, int kind)
{
    Model *m;
    if (!token || strcmp(token, TOKEN)) return NULL;
    if (!EXCHANGES && kind == EXCHANGE) return NULL;
    m = calloc(1, sizeof *m);
    if (!m) return NULL;
    m->kind = kind;
    snprintf(m->name, sizeof m->name, "%s", name ? name : "");
    reset_data(m);
    return m;
}
