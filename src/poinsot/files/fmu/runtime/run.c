
/* ------------------------------------------------------------------------------------------------- the interface */

NAME_run *NAME_new(void) { return (NAME_run *)instantiated("", TOKEN, COSIMULATION); }

void NAME_free(NAME_run *run) { free(run); }

#define M ((Model *)run)

int NAME_get(NAME_run *run, unsigned place, double *value) { return get_value(M, place, value); }

int NAME_set(NAME_run *run, unsigned place, double value) { return set_value(M, place, value); }

int NAME_begin(NAME_run *run, double start, double stop, double tolerance)
{
    if (M->d.phase != INSTANTIATED) return fault(M, "it has begun already: make another run");
    return begin_initialization(M, tolerance > 0, tolerance, start, 1, stop) && end_initialization(M);
}

int NAME_advance(NAME_run *run, double time, int *ended)
{
    if (M->d.phase != STEPPING) return fault(M, "it has not begun");
    return advance_to(M, time, ended);
}

double NAME_time(const NAME_run *run) { return TIME((const Model *)run); }

const char *NAME_message(const NAME_run *run) { return ((const Model *)run)->message; }

int NAME_event(NAME_run *run, NAME_events *event)
{
#if SWITCHES
    const int64_t at = M->d.read;
    if (at < STATE(M)->logged) {
        const Log *const e = ROWS_OF(M)->events.log.at + at;
        event->name = e->row < ROWS ? row_names[e->row] : event_names[e->row - ROWS];
        event->time = e->time;
        event->impulse = e->impulse;
        event->energy = e->energy;
        event->before = (int)e->before;
        event->after = (int)e->after;
        event->place = -1;
        M->d.read = (int)at + 1;
        return 1;
    }
#elif STEPPING_IN_TIME
    const Touch *const t = TOUCH(M);
    const int64_t at = M->d.read, *const e = (const int64_t *)(intptr_t)t->event + 3 * at;
    const double *const told = (const double *)(intptr_t)t->told + 3 * at;
    if (at < t->logged) {
        const int64_t row = -1 - e[0];
        int before = (int)(e[2] / 16), after = (int)(e[2] % 16);
        const int slip = row < SCENE(M)->rows && (before >= 4 || after >= 4);  /* ALONG */
        if (row >= SCENE(M)->rows) { --before; --after; }
        if (slip) { before -= 4; after -= 4; }
        event->name = row < 0 ? (slip ? slip_names : contact_names)[e[1]]
                    : row < SCENE(M)->rows ? row_names[row] : event_names[row - SCENE(M)->rows];
        event->time = told[0];
        event->impulse = told[1];
        event->energy = told[2];
        event->before = before;
        event->after = after;
        event->place = row < 0 ? (long long)e[0] : -1;
        M->d.read = (int)at + 1;
        return 1;
    }
#endif
    (void)run;
    (void)event;
    return 0;
}

size_t NAME_saved(void) { return saved_size(); }

void NAME_save(const NAME_run *run, char *bytes) { save(&((const Model *)run)->d, bytes); }

int NAME_restore(NAME_run *run, const char *bytes, size_t size)
{
    if (!is_saved(M, bytes, size)) return 0;
    read_saved(bytes, &M->d);
    lay(M);
    return 1;
}
