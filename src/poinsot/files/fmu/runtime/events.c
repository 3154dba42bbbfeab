/*
 * Events for a master's own method: margins that are not negative as long as a mode holds, and what has passed zero,
 * of which the loop then decides, as between two of its own steps.
 */
#define OPEN 0
#define CLOSED 1
#define UNILATERAL 0
#define FRICTION 1
#define CLOSE_GAP 1e-10        /* of its size, a gap that is none */
#define CLOSE_RATE 1e-10       /* of what moves a row, a rate that is none */
#define MOST_UNRESOLVED 1e-2   /* of its size, a flight that a master of which nothing is known may miss */

/* What the mode promises not to be negative, at the state as it stands. */
static const double *rows_plain(Model *m)
{
    const Work *w = WORK(m);
    memcpy(w->feed.at, w->x.at, NX * sizeof(double));
    memset(w->feed.at + NX, 0, NL * sizeof(double));
    guards_look(PLAN(m), w, SWITCH(m), ROWS_OF(m), TIME(m));
    return ROWS_OF(m)->guard.margin.at;
}

/* The same less what it may be at rest: positive as long as the mode holds; sign changes are events. */
static void rows_indicators(Model *m, double *found)
{
    const double *plain = rows_plain(m), *base = ROWS_OF(m)->guard.base.at;
    for (int i = 0; i < ROWS; ++i) found[i] = base[i] > -INFINITY ? plain[i] - base[i] : 1;
    for (int k = 0; k < EVENTS; ++k) found[ROWS + k] = plain[ROWS + loud[k]];
}

/* Whether a gap opens. */
static int flies(Model *m, int i)
{
    const RowKinds *s = &SWITCH(m)->rows;
    const Rows *r = ROWS_OF(m);
    return r->mode.at[i] == OPEN && s->degree.at[i] == 2 && r->data.w.at[i] > s->rate.at[i];
}

/* A margin that begins as rounding may go as far below zero as it is none; one that has left it, to zero. */
static void rows_arm(Model *m, int fresh)
{
    const Rows *r = ROWS_OF(m);
    const Switch *s = SWITCH(m);
    rows_plain(m);
    for (int i = 0; i < ROWS; ++i) {
        const double plain = r->guard.margin.at[i], none = guards_tolerated(s, r, i);
        double *base = &r->guard.base.at[i];
        if (r->mode.at[i] == CLOSED) {
            r->history.size.at[i] = fmax(r->history.size.at[i], fabs(r->data.z.at[i]));
            if (s->rows.normal.at[i] >= 0) r->history.size.at[i] = fmax(r->history.size.at[i], fabs(r->data.z.at[s->rows.normal.at[i]]));
        }
        if (plain > none) *base = 0;
        else if (fresh && s->rows.kind.at[i] == FRICTION && r->mode.at[i] == OPEN) *base = -INFINITY;
        else if (fresh) {  /* what leaves may come back to where it was, what stays may waver by what is none */
            const int leaves = flies(m, i);
            *base = (leaves ? r->data.g.at[i] : fmin(plain, 0)) - (leaves ? 1e-3 : 1) * fmax(none, 1e-300);
        }
        m->d.armed[i] = *base > -INFINITY ? plain - *base : 1;
    }
    for (int k = 0; k < EVENTS; ++k) {  /* the side on which it is, once it has left 0 */
        const int e = loud[k];
        const double g = r->events.gamma.at[e];
        const int64_t hot = fresh ? r->events.hot.at[e] : 0, still = hot && fabs(g) <= r->events.none.at[e];
        if (still && hot == 2) r->events.side.at[e] = 0;  /* JUMPED */
        else if (!still && g != 0 && (hot || !r->events.side.at[e])) r->events.side.at[e] = g > 0 ? 1 : -1;
        r->events.hot.at[e] = hot;
    }
    guards_heed_loads(s, r);
}

/* A rebound that flies lower than the master resolves is none: its row stays closed, as one whose speed is none, by a
 * decision once more, whose b is that of the first. How high that is says the tolerance; or the master finds the row
 * at 0 while it leaves, which a step does whose error is larger than the flight.
 * leaving  rows that have fired so, landed  those that have fired at all
 */
static int rows_rest(Model *m, const int *leaving, const int *landed)
{
    const Rows *r = ROWS_OF(m);
    const RowKinds *s = &SWITCH(m)->rows;
    double rates[ROWS + 1], lively[ROWS + 1];
    int again = 0;
    if (PROGRESS(m)->status == TERMINATED) return 1;
    rows_plain(m);
    memcpy(rates, s->rate.at, ROWS * sizeof(double));
    memcpy(lively, r->history.lively.at, ROWS * sizeof(double));
    for (int i = 0; i < ROWS; ++i) {
        const double w = r->data.w.at[i], size = s->gap.at[i] / CLOSE_GAP;
        const double resolved = size * fmax(m->d.tolerance, leaving[i] ? MOST_UNRESOLVED : 0);
        if (!landed[i] || !flies(m, i) || !(w * w < -2 * r->data.b.at[i] * resolved)) continue;
        s->rate.at[i] = 2 * w;
        if (s->guessed.at[i]) r->history.lively.at[i] = pow(2 * w / CLOSE_RATE, 2) / r->data.S.at[i * ROWS + i];
        r->guard.fired.at[i] = again = 1;
    }
    if (again) {
        PROGRESS(m)->status = RUNNING;
        heed_change(m);
        again = attempts(m, 0);
        memcpy(s->rate.at, rates, ROWS * sizeof(double));
        memcpy(r->history.lively.at, lively, ROWS * sizeof(double));
        return again;
    }
    return 1;
}

/* The mode at the state as it stands: what has fired is what its margin says. */
static int rows_update(Model *m)
{
    const Rows *r = ROWS_OF(m);
    double found[INDICATORS];
    int events = 0, leaving[ROWS + 1], landed[ROWS + 1];
    rows_indicators(m, found);
    guards_heed_loads(SWITCH(m), r);
    for (int i = 0; i < ROWS; ++i) {
        r->guard.fired.at[i] = landed[i] = !(found[i] > 0);
        leaving[i] = landed[i] && flies(m, i);
        if (TIME(m) > m->d.reached && r->guard.fired.at[i]) r->guard.rise.at[i] = (found[i] - m->d.armed[i]) / (TIME(m) - m->d.reached);
    }
    for (int k = 0; k < EVENTS; ++k) {
        const int e = loud[k];
        if (found[ROWS + k] > 0) continue;
        r->events.held.at[e] = events = 1;
        r->events.hot.at[e] = 1;  /* PASSED */
        r->events.side.at[e] = -r->events.side.at[e];
        r->events.none.at[e] = 256 * fabs(r->events.gamma.at[e]);
    }
    PROGRESS(m)->status = RUNNING;
    heed_change(m);
    if (events) STATE(m)->stage = 2;  /* HAPPENING */
    drop(m, STATE(m)->logged);
    if (!attempts(m, 0) || !rows_rest(m, leaving, landed)) return 0;
    changed(m);
    rows_arm(m, 1);
    m->d.reached = TIME(m);
    return 1;
}
