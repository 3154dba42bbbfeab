/* What FMI 2.0 and 3.0 say in the same way, on top of core.c: FMI(name) is the name in the version of who includes this. */
#define M ((Model *)instance)
#define D (&M->d)
#define WORKED(good) ((good) ? FMI(OK) : FMI(Error))

static Status none(Instance instance, const char *what)
{
    fault(M, "%s is not part of this FMU", what);
    return FMI(Error);
}

/* A function of the standard that this FMU has not, or has not where something is asked for. */
#define NOT_WHERE(any, name, arguments, what) \
Status FMI(name) arguments { return (any) ? none(instance, what) : FMI(OK); }
#define NOT_PART(name, arguments, what) NOT_WHERE(1, name, arguments, what)

const char *FMI(GetVersion)(void) { return FMI(Version); }

Status FMI(SetDebugLogging)(Instance instance, Boolean on, size_t count, const FMI(String) categories[])
{
    for (size_t k = 0; k < count; ++k)
        if (!categories[k] || strcmp(categories[k], "logStatusError")) return none(instance, "this category of messages");
    M->logs = on;
    return FMI(OK);
}

void FMI(FreeInstance)(Instance instance) { free(instance); }

Status FMI(ExitInitializationMode)(Instance instance)
{
    if (D->phase != INITIALIZING) return none(instance, "the end of an initialization that has not begun");
    return WORKED(end_initialization(M));
}

Status FMI(Terminate)(Instance instance) { D->phase = ENDED; return FMI(OK); }
Status FMI(Reset)(Instance instance) { reset_data(M); return FMI(OK); }

static Status get_values(Instance instance, const unsigned references[], size_t count, double values[])
{
    for (size_t k = 0; k < count; ++k) if (!get_value(M, references[k], &values[k])) return FMI(Error);
    return FMI(OK);
}

static Status set_values(Instance instance, const unsigned references[], size_t count, const double values[])
{
    for (size_t k = 0; k < count; ++k) if (!set_value(M, references[k], values[k])) return FMI(Error);
    return FMI(OK);
}

Status FMI(GetFMUState)(Instance instance, FMI(FMUState) *state)
{
    if (!*state) *state = malloc(sizeof(Data));
    if (!*state) return FMI(Error);
    memcpy(*state, D, sizeof(Data));
    return FMI(OK);
}

Status FMI(SetFMUState)(Instance instance, FMI(FMUState) state)
{
    if (!state) return none(instance, "a state that is none");
    take_up(M, state);
    return FMI(OK);
}

Status FMI(FreeFMUState)(Instance instance, FMI(FMUState) *state)
{
    if (state) { free(*state); *state = NULL; }
    return FMI(OK);
}

Status FMI(SerializedFMUStateSize)(Instance instance, FMI(FMUState) state, size_t *size)
{
    *size = saved_size();
    return FMI(OK);
}

Status FMI(SerializeFMUState)(Instance instance, FMI(FMUState) state, FMI(Byte) bytes[], size_t size)
{
    if (size != saved_size() || !state) return none(instance, "room of this size for a state");
    save(state, (void *)bytes);
    return FMI(OK);
}

Status FMI(DeserializeFMUState)(Instance instance, const FMI(Byte) bytes[], size_t size, FMI(FMUState) *state)
{
    if (!is_saved(M, (const void *)bytes, size)) return FMI(Error);
    if (!*state) *state = malloc(sizeof(Data));
    if (!*state) return FMI(Error);
    read_saved((const void *)bytes, *state);
    return FMI(OK);
}

Status FMI(EnterEventMode)(Instance instance)
{
    if (M->kind != EXCHANGE || D->phase != CONTINUOUS) return none(instance, "event mode in this state");
    D->phase = EVENT;
    return FMI(OK);
}

Status FMI(EnterContinuousTimeMode)(Instance instance)
{
    if (M->kind != EXCHANGE || D->phase != EVENT) return none(instance, "continuous time in this state");
    D->phase = CONTINUOUS;
    return FMI(OK);
}

Status FMI(CompletedIntegratorStep)(Instance instance, Boolean no_return, Boolean *event, Boolean *ends)
{
    int wanted;
    if (M->kind != EXCHANGE || D->phase != CONTINUOUS) return none(instance, "a step in this state");
    if (!completed_step(M, &wanted)) return FMI(Error);
    *event = wanted != 0;
    *ends = FMI(False);
    return FMI(OK);
}

Status FMI(SetTime)(Instance instance, double time)
{
    if (M->kind != EXCHANGE || !(time - time == 0)) return none(instance, "this time");
    if (TIME(M) != time) { TIME(M) = time; changed(M); }
    return FMI(OK);
}

Status FMI(SetContinuousStates)(Instance instance, const double states[], size_t count)
{
    if (M->kind != EXCHANGE || count != NX) return none(instance, "another number of states");
    for (int k = 0; k < NX; ++k) SET_X(M, k, states[k]);
    changed(M);
    return FMI(OK);
}

Status FMI(GetContinuousStateDerivatives)(Instance instance, double rates[], size_t count)
{
    if (count != NX) return none(instance, "another number of states");
    evaluate(M, VALUES_STALE);
    memcpy(rates, D->rates, NX * sizeof(double));
    return all_finite(rates, NX) ? FMI(OK) : FMI(Discard);
}

Status FMI(GetEventIndicators)(Instance instance, double indicators[], size_t count)
{
    if (count != INDICATORS) return none(instance, "another number of event indicators");
#if INDICATORS && EXCHANGES
    rows_indicators(M, indicators);
#endif
    return FMI(OK);
}

Status FMI(GetContinuousStates)(Instance instance, double states[], size_t count)
{
    if (count != NX) return none(instance, "another number of states");
    for (int k = 0; k < NX; ++k) states[k] = X(M, k);
    return FMI(OK);
}

Status FMI(GetNominalsOfContinuousStates)(Instance instance, double nominals[], size_t count)
{
    if (count != NX) return none(instance, "another number of states");
    for (int k = 0; k < NX; ++k) nominals[k] = nominal_x[k];
    return FMI(OK);
}

static int stands_at(Instance instance, double point, double size)
{
    if (M->kind != COSIMULATION || D->phase != STEPPING) none(instance, "a step in this state");
    else if (!(fabs(point - TIME(M)) <= 1e-9 * fmax(fabs(point), fabs(size))))
        none(instance, "a step from elsewhere than where it stands");
    else return 1;
    return 0;
}
