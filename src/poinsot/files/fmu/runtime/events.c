/*
 * Events of what switches: margins that are not negative as long as a mode holds, the decision where one passes zero,
 * jumps, and the mode that follows.
 */
#define OPEN 0
#define CLOSED 1
#define UNILATERAL 0
#define FRICTION 1
#define DECIDED 0
#define JUMPS 1
#define MOST_JUMPS 1000
#define MOST_CHANGES 1000  /* of modes within SHARE of the span */
#define SHARE 1e-12
#define MOST_TRIES 200

static void rows_reset(SwitchData *q)
{
    memset(q, 0, sizeof *q);
    for (int i = 0; i < ROWS; ++i) {
        SwitchNumbers *s = &q->s;
        s->element[i] = i;  /* the numbers of elements are spread to their rows */
        s->kind[i] = row_kind[i]; s->degree[i] = row_degree[i]; s->normal[i] = row_normal[i]; s->mate[i] = row_mate[i];
        s->gated[i] = row_gated[i]; s->poisson[i] = row_poisson[i]; s->guessed[i] = row_guessed[i];
        s->restitution[i] = row_restitution[i]; s->static_[i] = row_static[i]; s->kinetic[i] = row_kinetic[i];
        s->gap[i] = row_gap[i]; s->rate[i] = row_rate[i]; s->force[i] = row_force[i];
        s->span = SPAN;
        q->r.mode[i] = q->r.before[i] = row_begins[i];
        q->r.direction[i] = row_begins[i] == 2 ? 1 : row_begins[i] > 2 ? -1 : 0;
        q->r.last[i] = -INFINITY;
    }
    q->r.decision.mended = q->r.decision.doubtful = -1;
    model_mode(q->r.mode, q->r.direction, q->sigma);
}

/* Data of the decision at the state as it stands; a command that has ended a mode is told. */
static void rows_look(Data *d, int margins)
{
    static const double none[NL + 1] = {0};
    double u[NU + 1], rates[NU + 1];
    RowNumbers *r = &d->rows.r;
    const double seen = seen_time(d, d->time);
    Seen as_seen;
    inputs_at(d, seen, u, rates);
    if (margins && MARGINS) {
        model_margins(d->x, none, seen, u, d->p, d->c, d->rows.sigma, r->g, r->w, r->z, &r->F[0][0], &r->command[0][0]);
        return;
    }
    model_data(d->x, none, seen, u, d->p, d->c, r->g, r->w, r->b, &r->S[0][0], &r->D[0][0], &r->F[0][0], &r->command[0][0]);
    as_seen = seen_rows(&d->rows);
    if (margins) {
        decision_forces(&as_seen.s, &as_seen.r, as_seen.r.mode, as_seen.r.direction, as_seen.r.z);
        return;
    }
    decision_heed_motion(&as_seen.s, &as_seen.r);
    decision_heed_commands(&as_seen.s, &as_seen.r);
}

/* What a mode promises not to be negative. */
static void rows_plain(Data *d, double *found)
{
    const Seen seen = seen_rows(&d->rows);
    rows_look(d, 1);
    for (int i = 0; i < ROWS; ++i) found[i] = decision_margin(&seen.s, &seen.r, i);
}

/* The same less what it may be at rest: positive as long as the mode holds. */
static void rows_margins(Data *d, double *found)
{
    rows_plain(d, found);
    for (int i = 0; i < ROWS; ++i) found[i] = d->rows.r.base[i] > -INFINITY ? found[i] - d->rows.r.base[i] : 1;
}

/* What an importer sees: sign changes of these are events. */
static void rows_indicators(const Data *d, double *found)
{
    Data own = *d;
    rows_margins(&own, found);
}

/* A margin that begins as rounding may go as far below zero as it is none; one that has left it, to zero. */
static void rows_arm(Data *d, int fresh)
{
    RowNumbers *r = &d->rows.r;
    const Seen seen = seen_rows(&d->rows);
    double found[ROWS];
    rows_plain(d, found);
    for (int i = 0; i < ROWS; ++i) {
        const double plain = found[i], none = decision_tolerated(&seen.s, &seen.r, i);
        if (r->mode[i] == CLOSED) {
            r->size[i] = fmax(r->size[i], fabs(r->z[i]));
            if (d->rows.s.normal[i] >= 0) r->size[i] = fmax(r->size[i], fabs(r->z[d->rows.s.normal[i]]));
        }
        if (plain > none) r->base[i] = 0;
        else if (fresh && d->rows.s.kind[i] == FRICTION && r->mode[i] == OPEN) r->base[i] = -INFINITY;
        else if (fresh) {  /* what leaves may come back to where it was, what stays may waver by what is none */
            const int leaves = r->mode[i] == OPEN && d->rows.s.degree[i] == 2 && r->w[i] > d->rows.s.rate[i];
            r->base[i] = (leaves ? r->g[i] : fmin(plain, 0)) - (leaves ? 1e-3 : 1) * fmax(none, 1e-300);
        }
        r->margin[i] = r->base[i] > -INFINITY ? plain - r->base[i] : 1;
    }
    decision_heed_loads(&seen.s, &seen.r);
}

static void rows_leap(Data *d)
{
    double next[NX + 1];
    model_impulse(d->x, d->rows.r.jump, d->c, next);
    memcpy(d->x, next, NX * sizeof(double));
}

static int rows_refused(Model *m, int64_t code, int64_t row)
{
    static const char *const why[] = {"", "", "has no mode: no force is consistent", "contradicts others: sources are "
        "shorted or interrupted, or it joins storage", "changes its mode without end", "has values that are not finite"};
    return fault(m, "at %.17g s row %ld (%s) %s", m->d.time, (long)row, row >= 0 && row < ROWS ? row_names[row] : "?",
                 why[code >= 0 && code < 6 ? code : 0]);
}

/* Jumps and the mode that follows, from the guards that fired. */
static int rows_decide(Model *m)
{
    Data *d = &m->d;
    SwitchData *q = &d->rows;
    RowNumbers *r = &q->r;
    const Seen seen = seen_rows(q);
    memcpy(r->before, r->mode, sizeof r->before);
    if (d->time - q->mark > SHARE * SPAN) {
        q->mark = d->time;
        q->changes = 0;
        memset(r->again, 0, sizeof r->again);
    }
    if (++q->changes > MOST_CHANGES) return fault(m, "at %.17g s modes change without end", d->time);
    r->decision.rounds = 0;
    for (int count = 0; count < MOST_JUMPS; ++count) {
        int64_t code, again = 0;
        rows_look(d, 0);
        code = decision_decide(&seen.s, &seen.r, d->time);
        if (code == JUMPS) {
            rows_leap(d);
            ++r->decision.rounds;
            continue;
        }
        if (code != DECIDED) return rows_refused(m, code, r->decision.row);
        q->closed = 0;
        for (int i = 0; i < ROWS; ++i) {
            if (r->chosen[i] != r->mode[i]) r->size[i] = 0;
            r->mode[i] = r->chosen[i];
            r->direction[i] = r->turned[i];
            if (r->mode[i] != OPEN) q->closed = 1;
        }
        if (!model_mode(r->mode, r->direction, q->sigma)) return rows_refused(m, 3, r->decision.row);
        for (int k = 0; k < 2 && q->closed && !again; ++k) {
            rows_look(d, 0);
            code = decision_settle(&seen.s, &seen.r, seen.r.mode);
            if (code == DECIDED) break;
            rows_leap(d);
            again = code == JUMPS;
        }
        if (again) {
            ++r->decision.rounds;
            continue;
        }
        if (!projected(d, d->x)) return fault(m, "at %.17g s what is closed cannot be held", d->time);
        for (int i = 0; i < ROWS; ++i) r->again[i] += r->fired[i];
        memset(r->fired, 0, sizeof r->fired);
        memset(r->rise, 0, sizeof r->rise);
        changed(d);
        rows_arm(d, 1);
        q->seen_at = d->time;
        return 1;
    }
    return fault(m, "at %.17g s jumps follow each other without end", d->time);
}

/* The mode at the state as it stands: what has fired is what its margin says. */
static int rows_update(Model *m)
{
    RowNumbers *r = &m->d.rows.r;
    double found[ROWS];
    const Seen seen = seen_rows(&m->d.rows);
    rows_margins(&m->d, found);
    decision_heed_loads(&seen.s, &seen.r);
    for (int i = 0; i < ROWS; ++i) {
        r->fired[i] = !(found[i] > 0);
        if (m->d.time > m->d.rows.seen_at && r->fired[i]) r->rise[i] = (found[i] - r->margin[i]) / (m->d.time - m->d.rows.seen_at);
    }
    return rows_decide(m);
}

static int rows_begin(Model *m)
{
    Data *d = &m->d;
    rows_look(d, 0);
    for (int i = 0; i < ROWS; ++i) {
        RowNumbers *r = &d->rows.r;
        if (d->rows.s.guessed[i] == 2 && r->g[i] > d->rows.s.gap[i]) d->rows.s.gap[i] = 1e-10 * r->g[i];
        if (d->rows.s.kind[i] == UNILATERAL && d->rows.s.degree[i] == 2 && !(r->g[i] >= -d->rows.s.gap[i]))
            return fault(m, "%s begins %g beyond where it can be", row_names[i], -r->g[i]);
    }
    d->rows.mark = d->rows.seen_at = d->time;
    return rows_decide(m);
}

/* After a step that ended between events. */
static void rows_passed(Data *d)
{
    rows_arm(d, 0);
    d->rows.seen_at = d->time;
}

/* The least of the margins at a state, each beside what it was at the start of the step; <= 0 where one has fired. */
static double rows_least(const Data *d, double t, const double *x)
{
    Data own = *d;
    double found[ROWS], least = INFINITY;
    memcpy(own.x, x, NX * sizeof(double));
    own.time = t;
    rows_margins(&own, found);
    for (int i = 0; i < ROWS; ++i) {
        const double size = fmax(fabs(d->rows.r.margin[i]), fabs(found[i])), share = size > 0 ? found[i] / size : 1;
        if (!(share >= least)) least = share;
    }
    return least;
}

/* Margins that have left what is none within a step go to zero from there on, not beyond. */
static void rows_leave(Data *d, double t, const double *x)
{
    Data own = *d;
    double found[ROWS];
    const Seen seen = seen_rows(&d->rows);
    memcpy(own.x, x, NX * sizeof(double));
    own.time = t;
    rows_plain(&own, found);
    for (int i = 0; i < ROWS; ++i)
        if (found[i] > decision_tolerated(&seen.s, &seen.r, i)) d->rows.r.base[i] = 0;
}

/* Whether margins stay positive over a step: looked at where a cubic through both ends says the state is. */
static int rows_step(Model *m, double *h, double *x_new, int *landed)
{
    Data *d = &m->d;
    static const double moments[] = {0.25, 0.5, 0.75, 1};
    double start[NX + 1], end[NX + 1], x[NX + 1], u[NU + 1], other[NU + 1], powers[NW + 1];
    double low = 0, high = 0, at_low = 1, at_high = 1;
    const double whole = *h;
    Data late = *d;
    evaluate(d, VALUES_STALE);
    memcpy(start, d->rates, sizeof start);
    late.time = d->time + whole;
    inputs_at(&late, seen_time(&late, late.time), u, other);
    model_rates(x_new, seen_time(&late, late.time), u, d->p, d->c, d->rows.sigma, end, powers);
    for (int k = 0; k < 4; ++k) {
        const double s = moments[k], q = 1 - s;
        for (int i = 0; i < NX; ++i)
            x[i] = q * q * (1 + 2 * s) * d->x[i] + s * s * (3 - 2 * s) * x_new[i] + whole * s * q * (q * start[i] - s * end[i]);
        high = s * whole;
        at_high = rows_least(d, d->time + high, k < 3 ? x : x_new);
        if (k < 3 && at_high <= 0) {  /* is it so, and not the cubic's error? */
            double error = try_step(d, high, x);
            if (error < 0 || error > 1) return fault(m, "at %.17g s no step is small enough", d->time);
            at_high = rows_least(d, d->time + high, x);
        }
        if (at_high <= 0) break;
        rows_leave(d, d->time + high, k < 3 ? x : x_new);
        low = high;
        at_low = at_high;
    }
    if (at_high > 0) return 1;
    if (high == whole) memcpy(x, x_new, NX * sizeof(double));
    for (int count = 0; count < MOST_TRIES && high - low > 4 * DBL_EPSILON * fmax(fabs(d->time), high); ++count) {
        double share = at_low / (at_low - at_high), middle, found, trial[NX + 1];
        if (count % 3 == 2 || !(share > 0 && share < 1)) share = 0.5;
        middle = low + share * (high - low);
        middle = fmin(fmax(middle, low + 2 * DBL_EPSILON * fmax(fabs(d->time), high)), high - 2 * DBL_EPSILON * fmax(fabs(d->time), high));
        if (!(try_step(d, middle, trial) <= 1)) return fault(m, "at %.17g s no step is small enough", d->time);
        found = rows_least(d, d->time + middle, trial);
        if (found <= 0) {
            if (count % 3 == 1) at_low *= 0.5;
            high = middle;
            at_high = found;
            memcpy(x, trial, NX * sizeof(double));
        } else {
            low = middle;
            at_low = found;
        }
    }
    memcpy(x_new, x, NX * sizeof(double));
    *h = high;
    *landed = 0;
    return 1;
}
