/*
 * What an FMU of poinsot does, whatever version of FMI asks for it: values, events, projection, derivatives along a
 * direction, and the method of Dormand and Prince of order 8 with step control for co-simulation.
 *
 * The machine itself is model.c. All that changes is in Data, which holds no addresses: saving a state is copying it.
 */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "model.c"
#if ROWS
#include "decision.c"
#include "rows.c"
#endif

#define V_TIME 0
#define V_STATES 1
#define V_RATES (V_STATES + NX)
#define V_PARAMETERS (V_RATES + NX)
#define V_INPUTS (V_PARAMETERS + NP)
#define V_POWERS (V_INPUTS + NI)
#define V_OUTPUTS (V_POWERS + NW)
#define V_END (V_OUTPUTS + NO)

#define STAGES 12
#define NEWTON_STEPS 50
#define CLOSED_WITHIN 1e-10  /* of what closed loops miss, lengths as shares of the size of their part */
#define MOST_STEPS 10000000
#define LEAST_STEP 1e-14

enum { EXCHANGE, COSIMULATION };
enum { INSTANTIATED, INITIALIZING, EVENT, CONTINUOUS, STEPPING, ENDED };
enum { VALUES_STALE = 1, OUTPUTS_STALE = 2 };

typedef struct {
    double time, start, stop, tolerance, step, error_before, reached;
    double x[NX + 1], u[NU + 1], p[NP + 1], c[NC + 1];
    double rates[NX + 1], powers[NW + 1], outputs[NO + 1];
    int phase, stale, segment, moved, stops;
#if ROWS
    SwitchData rows;
#endif
} Data;

typedef struct Model {
    Data d;
    int kind, logs;
    void (*tell)(struct Model *, const char *text);
    void *environment, *functions;
    char name[128];
} Model;

static int fault(Model *m, const char *format, ...)
{
    char text[512];
    va_list given;
    va_start(given, format);
    vsnprintf(text, sizeof text, format, given);
    va_end(given);
    if (m->tell) m->tell(m, text);
    return 0;
}

#if ROWS
static void rows_indicators(const Data *d, double *found);
#endif

static const double *sigma_of(const Data *d)
{
#if ROWS
    return d->rows.sigma;
#else
    (void)d;
    return NULL;
#endif
}

/* ------------------------------------------------------------------------------------------------ time and inputs */

/* How many of the jumps are not after a time. */
static int segment_at(double t)
{
    int found = 0;
    while (found < NB && jumps[found] <= t) ++found;
    return found;
}

/* The time as the equations see it: inside the segment, so that nobody sees what lies beyond a jump. A master's method
 * may look beyond the last moment up to which jumps are known; it may not go there. */
static double seen_time(const Data *d, double t)
{
    const double room = 32 * DBL_EPSILON * fabs(t);
    if (d->segment > 0 && t < jumps[d->segment - 1] + room) return jumps[d->segment - 1] + room;
    if (d->segment < NB && t > jumps[d->segment] - room) return jumps[d->segment] - room;
    return t < HORIZON ? t : HORIZON;
}

/* Inputs at a time: as set, and those that are tables; and their rates. */
static void inputs_at(const Data *d, double t, double *u, double *rates)
{
    for (int k = 0; k < NU; ++k) {
        u[k] = d->u[k];
        rates[k] = 0;
    }
    for (int k = 0; k < NT; ++k) {
        const int first = table_first[k], last = table_first[k + 1] - 1;
        int at = first;
        while (at < last && table_times[at + 1] <= t) ++at;
        if (at == last || t < table_times[first]) {
            u[table_place[k]] = table_values[t < table_times[first] ? first : last];
            continue;
        }
        rates[table_place[k]] = (table_values[at + 1] - table_values[at]) / (table_times[at + 1] - table_times[at]);
        u[table_place[k]] = table_values[at] + rates[table_place[k]] * (t - table_times[at]);
    }
}

static int known_until(Model *m, double t)
{
    if (t <= HORIZON + 1e-9 * fabs(HORIZON)) return 1;
    return fault(m, "the jumps of its functions of time are known until %.17g s only, and %.17g s is asked for: export "
                    "the FMU again with stop = at least that", HORIZON, t);
}

/* ---------------------------------------------------------------------------------------------------- evaluations */

static void flow_at(const Data *d, const double *x, const double *xi, double t, double *moved, double *powers)
{
    double u[NU + 1], rates[NU + 1];
    const double seen = seen_time(d, t);
    inputs_at(d, seen, u, rates);
    model_flow(x, xi, seen, u, d->p, d->c, sigma_of(d), moved, powers);
}

static void evaluate(Data *d, int which)
{
    double u[NU + 1], rates[NU + 1];
    const double seen = seen_time(d, d->time);
    if (!(d->stale & which)) return;
    inputs_at(d, seen, u, rates);
    if (d->stale & which & VALUES_STALE) model_rates(d->x, seen, u, d->p, d->c, sigma_of(d), d->rates, d->powers);
    if (d->stale & which & OUTPUTS_STALE) model_outputs(d->x, seen, u, d->p, d->c, sigma_of(d), d->outputs);
    d->stale &= ~which;
}

static void changed(Data *d) { d->stale = VALUES_STALE | OUTPUTS_STALE; }

/* 0: there is no such variable. */
static int get_value(Model *m, unsigned reference, double *value)
{
    Data *d = &m->d;
    if (reference == V_TIME) *value = d->time;
    else if (reference < V_RATES) *value = d->x[reference - V_STATES];
    else if (reference < V_PARAMETERS) { evaluate(d, VALUES_STALE); *value = d->rates[reference - V_RATES]; }
    else if (reference < V_INPUTS) *value = d->p[reference - V_PARAMETERS];
    else if (reference < V_POWERS) *value = d->u[input_place[reference - V_INPUTS]];
    else if (reference < V_OUTPUTS) { evaluate(d, VALUES_STALE); *value = d->powers[reference - V_POWERS]; }
    else if (reference < V_END) { evaluate(d, OUTPUTS_STALE); *value = d->outputs[reference - V_OUTPUTS]; }
#if ROWS
    else if (reference < V_END + ROWS) {
        double found[ROWS];
        rows_indicators(d, found);
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
        d->x[reference - V_STATES] = value;
    else if (reference >= V_PARAMETERS && reference < V_INPUTS && (early || (!PROJECTED && d->phase != CONTINUOUS))) {
        d->p[reference - V_PARAMETERS] = value;
        model_prepare(d->p, d->c);
        d->moved = 1;
    }
    else if (reference >= V_INPUTS && reference < V_POWERS) {
        double *u = &d->u[input_place[reference - V_INPUTS]];
        if (*u == value) return 1;
        *u = value;
        d->moved = 1;
    }
    else return fault(m, "the variable with the value reference %u cannot be set now", reference);
    changed(d);
    return 1;
}

/* dv of unknowns along seeds of knowns: rates, powers and outputs along time, states, parameters and inputs. */
static int directional(Model *m, const unsigned *unknowns, size_t many, const unsigned *knowns, size_t few,
                       const double *seed, double *found)
{
    Data *d = &m->d;
    double dx[NX + 1] = {0}, du[NU + 1] = {0}, dp[NP + 1] = {0}, dt = 0, u[NU + 1], rates[NU + 1];
    double drates[NX + 1], dpowers[NW + 1], dout[NO + 1];
    const double seen = seen_time(d, d->time);
    for (size_t k = 0; k < few; ++k) {
        const unsigned r = knowns[k];
        if (r == V_TIME) dt = seed[k];
        else if (r >= V_STATES && r < V_RATES) dx[r - V_STATES] = seed[k];
        else if (r >= V_PARAMETERS && r < V_INPUTS) dp[r - V_PARAMETERS] = seed[k];
        else if (r >= V_INPUTS && r < V_POWERS) du[input_place[r - V_INPUTS]] = seed[k];
        else return fault(m, "there is no derivative along the variable with the value reference %u", r);
    }
    inputs_at(d, seen, u, rates);
    for (int k = 0; k < NU; ++k) du[k] += rates[k] * dt;
    model_directional(d->x, seen, u, d->p, d->c, sigma_of(d), dx, dt, du, dp, drates, dpowers, dout);
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

/* ------------------------------------------------------------------------------------------------- the manifold */

static int finite(const double *values, int count)
{
    for (int k = 0; k < count; ++k) if (!(values[k] - values[k] == 0)) return 0;
    return 1;
}

/* Whether rows are closed that leave their place by rounding. */
static int held(const Data *d)
{
#if ROWS
    return SETTLED && d->rows.closed;
#else
    (void)d;
    return 0;
#endif
}

static void project(const Data *d, const double *x, double *next, double *gap, double *slip)
{
#if ROWS
    if (held(d)) {
        model_settle(x, d->p, d->c, d->rows.sigma, next, gap, slip);
        return;
    }
#endif
    model_project(x, d->p, d->c, next, gap, slip);
}

/* Quaternions to norm 1, loops closed: Newton steps until one begins within the tolerance. 0 where that fails. */
static int projected(const Data *d, double *x)
{
    static const double none[NL + 1] = {0};
    double next[NX + 1], gap, slip;
    model_retract(x, none, d->c, next);
    memcpy(x, next, NX * sizeof *x);
    if (!finite(x, NX)) return 0;
    if (!PROJECTED && !held(d)) return 1;
    for (int k = 0; k < NEWTON_STEPS; ++k) {
        project(d, x, next, &gap, &slip);
        if (!finite(next, NX) || !(gap - gap == 0)) return 0;
        memcpy(x, next, NX * sizeof *x);
        if (gap <= CLOSED_WITHIN) return 1;
    }
    return 0;
}

/* How far the state is from where it should be: norms of quaternions, and what loops miss. */
static double drift(const Data *d)
{
    static const double none[NL + 1] = {0};
    double next[NX + 1], gap, slip, most = 0;
    model_retract(d->x, none, d->c, next);
    for (int k = 0; k < NX; ++k) if (fabs(next[k] - d->x[k]) > most) most = fabs(next[k] - d->x[k]);
    if (!PROJECTED && !held(d)) return most;
    project(d, d->x, next, &gap, &slip);
    return fmax(most, gap);
}

static double most_drift(const Data *d) { return fmax(1e-9, d->tolerance); }

/* ---------------------------------------------------------------------------------------------------------- steps */

static double error_of(const Data *d, double h, double k[STAGES][NL + 1], const double *x_new)
{
    double worst = 0;
    for (int i = 0; i < NL; ++i) {
        double one = 0, two = 0;
        const int j = magnitude[i];
        const double size = j < 0 ? 1 : fmax(fabs(d->x[j]), fabs(x_new[j]));
        const double scale = d->tolerance * (0.1 * nominal[i] + size);
        for (int s = 0; s < STAGES; ++s) {
            one += h * dop_error[s] * k[s][i];
            two += h * dop_error[STAGES + s] * k[s][i];
        }
        one = fabs(one);
        if (one > 0) one /= sqrt(1 + (0.1 * two / one) * (0.1 * two / one));
        if (!(one / scale <= worst)) worst = one / scale;
    }
    return worst;
}

/* A step of order 8 from d->x, not taken: x at its end, and its error in units of what is allowed; < 0: none. */
static double try_step(const Data *d, double h, double *x_new)
{
    double k[STAGES][NL + 1], xi[NL + 1], powers[NW + 1], error;
    for (int s = 0; s <= STAGES; ++s) {
        for (int i = 0; i < NL; ++i) {
            double sum = 0;
            for (int j = 0; j < s; ++j) sum += dop_a[(s - 1) * STAGES + j] * k[j][i];
            xi[i] = s ? h * sum : 0;
        }
        if (s < STAGES) flow_at(d, d->x, xi, d->time + dop_c[s] * h, k[s], powers);
    }
    for (int i = 0; i < NL; ++i) if (!(fabs(xi[i]) <= reach[i])) return -1;
    model_retract(d->x, xi, d->c, x_new);
    if (!finite(x_new, NX)) return -1;
    error = error_of(d, h, k, x_new);
    if (!(error - error == 0)) return -1;
    if (error <= 1 && !projected(d, x_new)) return -1;
    return error;
}

static void next_step(Data *d, double h, double error, int shortened)
{
    if (error < 0 || error > 1) {
        d->step = h * (error < 0 ? 0.2 : fmax(0.1, 0.9 * pow(error, -1.0 / 8)));
        d->error_before = 2;
        return;
    }
    const double grow = d->error_before > 1 ? 1 : 5;
    const double wanted = h * fmin(fmax(0.9 * pow(fmax(error, 1e-16), -1.0 / 8), 0.1), grow);
    d->step = shortened && wanted < d->step ? d->step : wanted;
    d->error_before = fmax(error, 1e-4);
}

/* ----------------------------------------------------------------------------------------------------------- events */

#if ROWS
#include "events.c"
#endif

static void reset_data(Data *d)
{
    memset(d, 0, sizeof *d);
    memcpy(d->x, start_x, NX * sizeof(double));
    memcpy(d->u, start_u, NU * sizeof(double));
    memcpy(d->p, start_p, NP * sizeof(double));
    model_prepare(d->p, d->c);
    d->tolerance = 1e-10;
    d->error_before = 1e-4;
#if ROWS
    rows_reset(&d->rows);
#endif
    changed(d);
}

static int begin_initialization(Model *m, int defined, double tolerance, double start, int stops, double stop)
{
    Data *d = &m->d;
    if (defined && !(tolerance > 0 && tolerance < 1))
        return fault(m, "the tolerance must lie between 0 and 1, and is %g", tolerance);
    if (!(start - start == 0) || (stops && !(stop >= start))) return fault(m, "the start or the stop is no time");
    if (stops && !known_until(m, stop)) return 0;
    if (defined) d->tolerance = fmax(tolerance, 1e-14);
    d->time = d->start = d->reached = start;
    d->stops = stops;
    d->stop = stop;
    d->segment = segment_at(start);
    changed(d);
    d->phase = INITIALIZING;
    return 1;
}

static int end_initialization(Model *m)
{
    Data *d = &m->d;
    model_prepare(d->p, d->c);
    if (!projected(d, d->x))
        return fault(m, "no start was found at which closed loops are closed and quaternions have length 1: give other "
                        "start values, or other parameters");
    changed(d);
    evaluate(d, VALUES_STALE);
    if (!finite(d->rates, NX)) return fault(m, "the rates at the start are not finite");
    d->moved = 0;
#if ROWS
    if (!rows_begin(m)) return 0;
#endif
    d->phase = m->kind == EXCHANGE ? EVENT : STEPPING;
    return 1;
}

static double next_event(const Data *d) { return d->segment < NB ? jumps[d->segment] : INFINITY; }

/* Where time has come to a jump, go on behind it. */
static int cross_jumps(Data *d)
{
    const int before = d->segment;
    while (d->segment < NB && jumps[d->segment] <= d->time + 16 * DBL_EPSILON * fabs(d->time)) ++d->segment;
    if (d->segment != before) changed(d);
    return d->segment != before;
}

/* Event mode: time events, projection, what switches. *values: whether the state is another. */
static int update_discrete(Model *m, int *values)
{
    Data *d = &m->d;
    double before[NX + 1];
    memcpy(before, d->x, NX * sizeof(double));
    cross_jumps(d);
    if (drift(d) > 0.01 * most_drift(d) && !projected(d, d->x))
        return fault(m, "at %.17g s closed loops cannot be closed again: take a smaller tolerance", d->time);
#if ROWS
    if (!rows_update(m)) return 0;
#endif
    d->moved = 0;
    *values = memcmp(before, d->x, NX * sizeof(double)) != 0;
    changed(d);
    return 1;
}

static int completed_step(Model *m, int *event)
{
    *event = drift(&m->d) > most_drift(&m->d);
#if ROWS
    rows_passed(&m->d);
#endif
    return known_until(m, m->d.time);
}

/* One step taken, up to `end` at most; 0 with a message where there is none. */
static int advance(Model *m, double end)
{
    Data *d = &m->d;
    double x_new[NX + 1];
    for (;;) {
        const double left = end - d->time;
        double h = fmin(d->step, left);
        const int lands = left <= 1.01 * h;
        double error;
        if (lands) h = left;
        else if (left < 2 * h) h = 0.5 * left;
        error = try_step(d, h, x_new);
        next_step(d, h, error, h < d->step);
        if (error >= 0 && error <= 1) {
#if ROWS
            int landed = 1;
            if (!rows_step(m, &h, x_new, &landed)) return 0;
            if (!landed) {
                d->time += h;
                d->error_before = 1;
                memcpy(d->x, x_new, NX * sizeof(double));
                changed(d);
                return rows_update(m);
            }
#endif
            d->time = lands ? end : d->time + h;
            memcpy(d->x, x_new, NX * sizeof(double));
            changed(d);
#if ROWS
            rows_passed(d);
#endif
            return 1;
        }
        if (d->step <= LEAST_STEP * fmax(fabs(d->time), 1e-300) || d->step <= 16 * DBL_EPSILON * fabs(d->time))
            return fault(m, "at %.17g s no step is small enough: the motion is stiff there, or singular", d->time);
    }
}

/* Co-simulation: from where it is to `time`. */
static int advance_to(Model *m, double time)
{
    Data *d = &m->d;
    if (!known_until(m, time)) return 0;
    if (!(time >= d->time)) return fault(m, "a step must go forward; it goes from %.17g s to %.17g s", d->time, time);
    if (!NX) { d->time = time; while (cross_jumps(d)) {} changed(d); return 1; }
    if (d->moved) {
        d->moved = 0;
        d->error_before = 1;
        if (PROJECTED && !projected(d, d->x)) return fault(m, "at %.17g s closed loops cannot be closed", d->time);
#if ROWS
        if (!rows_update(m)) return 0;
#endif
    }
    if (!(d->step > 0)) d->step = fmax(1e-3 * (time - d->time), 0);
    for (int count = 0; d->time < time; ++count) {
        const double end = fmin(time, next_event(d));
        if (count > MOST_STEPS) return fault(m, "%d steps did not reach %.17g s", MOST_STEPS, time);
        if (end > d->time && !advance(m, end)) return 0;
        if (cross_jumps(d)) {
            d->error_before = 1;
#if ROWS
            if (!rows_update(m)) return 0;
#endif
        }
    }
    d->reached = d->time;
    return 1;
}

/* ----------------------------------------------------------------------------------------------------- saved states */

static const char MARK[8] = "poinsot1";

static size_t saved_size(void) { return sizeof MARK + sizeof TOKEN + sizeof(Data); }

static void save(const Data *d, char *bytes)
{
    memcpy(bytes, MARK, sizeof MARK);
    memcpy(bytes + sizeof MARK, TOKEN, sizeof TOKEN);
    memcpy(bytes + sizeof MARK + sizeof TOKEN, d, sizeof *d);
}

static int restore(Model *m, const char *bytes, size_t size, Data *d)
{
    if (size != saved_size() || memcmp(bytes, MARK, sizeof MARK) || memcmp(bytes + sizeof MARK, TOKEN, sizeof TOKEN))
        return fault(m, "these bytes are no state of this FMU");
    memcpy(d, bytes + sizeof MARK + sizeof TOKEN, sizeof *d);
    return 1;
}

static Model *instantiated(const char *name, const char *token, int kind)
{
    Model *m;
    if (!token || strcmp(token, TOKEN)) return NULL;
    m = calloc(1, sizeof *m);
    if (!m) return NULL;
    m->kind = kind;
    snprintf(m->name, sizeof m->name, "%s", name ? name : "");
    reset_data(&m->d);
    return m;
}
