
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
        const Log *const e = ROWS_OF(M)->log.at + at;
        event->name = e->row < ROWS ? row_names[e->row] : event_names[e->row - ROWS];
        event->time = e->time;
        event->impulse = e->impulse;
        event->energy = e->energy;
        event->before = (int)e->before;
        event->after = (int)e->after;
        M->d.read = at + 1;
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
    if (!restore(M, bytes, size, &M->d)) return 0;
    lay(M);
    return 1;
}
