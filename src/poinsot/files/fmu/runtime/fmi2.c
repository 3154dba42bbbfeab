/* The functions of FMI 2.0 on top of core.c. What an FMU of poinsot has not answers with an error. */
#include "fmi2Functions.h"
#define FMU
#include "core.c"

#define M ((Model *)instance)
#define D (&M->d)
#define WORKED(good) ((good) ? fmi2OK : fmi2Error)

static void tell2(Model *m, const char *text)
{
    const fmi2CallbackFunctions *f = m->functions;
    f->logger(f->componentEnvironment, m->name, fmi2Error, "logStatusError", "%s", text);
}

static fmi2Status none(fmi2Component instance, const char *what)
{
    fault(M, "%s is not part of this FMU", what);
    return fmi2Error;
}

const char *fmi2GetTypesPlatform(void) { return fmi2TypesPlatform; }
const char *fmi2GetVersion(void) { return fmi2Version; }

fmi2Status fmi2SetDebugLogging(fmi2Component instance, fmi2Boolean on, size_t count, const fmi2String categories[])
{
    for (size_t k = 0; k < count; ++k)
        if (!categories[k] || strcmp(categories[k], "logStatusError")) return none(instance, "this category of messages");
    M->logs = on;
    return fmi2OK;
}

fmi2Component fmi2Instantiate(fmi2String name, fmi2Type type, fmi2String token, fmi2String resources,
    const fmi2CallbackFunctions *functions, fmi2Boolean visible, fmi2Boolean logs)
{
    Model *m = instantiated(name, token, type == fmi2ModelExchange ? EXCHANGE : COSIMULATION);
    (void)resources; (void)visible; (void)logs;
    if (!m) {
        if (functions && functions->logger)
            functions->logger(functions->componentEnvironment, name ? name : "", fmi2Error, "logStatusError",
                              "no instance: the GUID is that of another FMU, or there is no memory");
        return NULL;
    }
    m->functions = (void *)functions;
    if (functions && functions->logger) m->tell = tell2;
    return m;
}

void fmi2FreeInstance(fmi2Component instance) { free(instance); }

fmi2Status fmi2SetupExperiment(fmi2Component instance, fmi2Boolean defined, fmi2Real tolerance, fmi2Real start,
    fmi2Boolean stops, fmi2Real stop)
{
    if (D->phase != INSTANTIATED) return none(instance, "an experiment in this state");
    if (!begin_initialization(M, defined, tolerance, start, stops, stop)) return fmi2Error;
    D->phase = INSTANTIATED;
    return fmi2OK;
}

fmi2Status fmi2EnterInitializationMode(fmi2Component instance)
{
    if (D->phase != INSTANTIATED) return none(instance, "initialization in this state");
    D->phase = INITIALIZING;
    return fmi2OK;
}

fmi2Status fmi2ExitInitializationMode(fmi2Component instance)
{
    if (D->phase != INITIALIZING) return none(instance, "the end of an initialization that has not begun");
    return WORKED(end_initialization(M));
}

fmi2Status fmi2Terminate(fmi2Component instance) { D->phase = ENDED; return fmi2OK; }
fmi2Status fmi2Reset(fmi2Component instance) { reset_data(M); return fmi2OK; }

fmi2Status fmi2GetReal(fmi2Component instance, const fmi2ValueReference references[], size_t count, fmi2Real values[])
{
    for (size_t k = 0; k < count; ++k) if (!get_value(M, references[k], &values[k])) return fmi2Error;
    return fmi2OK;
}

fmi2Status fmi2SetReal(fmi2Component instance, const fmi2ValueReference references[], size_t count,
    const fmi2Real values[])
{
    for (size_t k = 0; k < count; ++k) if (!set_value(M, references[k], values[k])) return fmi2Error;
    return fmi2OK;
}

#define NO_TYPE(Type) \
fmi2Status fmi2Get##Type(fmi2Component instance, const fmi2ValueReference references[], size_t count, fmi2##Type values[]) \
{ (void)references; (void)values; return count ? none(instance, "a variable of the type " #Type) : fmi2OK; } \
fmi2Status fmi2Set##Type(fmi2Component instance, const fmi2ValueReference references[], size_t count, const fmi2##Type values[]) \
{ (void)references; (void)values; return count ? none(instance, "a variable of the type " #Type) : fmi2OK; }
NO_TYPE(Integer)
NO_TYPE(Boolean)
NO_TYPE(String)

fmi2Status fmi2GetFMUstate(fmi2Component instance, fmi2FMUstate *state)
{
    if (!*state) *state = malloc(sizeof(Data));
    if (!*state) return fmi2Error;
    memcpy(*state, D, sizeof(Data));
    return fmi2OK;
}

fmi2Status fmi2SetFMUstate(fmi2Component instance, fmi2FMUstate state)
{
    if (!state) return none(instance, "a state that is none");
    take_up(M, state);
    return fmi2OK;
}

fmi2Status fmi2FreeFMUstate(fmi2Component instance, fmi2FMUstate *state)
{
    (void)instance;
    if (state) { free(*state); *state = NULL; }
    return fmi2OK;
}

fmi2Status fmi2SerializedFMUstateSize(fmi2Component instance, fmi2FMUstate state, size_t *size)
{
    (void)instance; (void)state;
    *size = saved_size();
    return fmi2OK;
}

fmi2Status fmi2SerializeFMUstate(fmi2Component instance, fmi2FMUstate state, fmi2Byte bytes[], size_t size)
{
    if (size != saved_size() || !state) return none(instance, "room of this size for a state");
    save(state, bytes);
    return fmi2OK;
}

fmi2Status fmi2DeSerializeFMUstate(fmi2Component instance, const fmi2Byte bytes[], size_t size, fmi2FMUstate *state)
{
    if (!is_saved(M, bytes, size)) return fmi2Error;
    if (!*state) *state = malloc(sizeof(Data));
    if (!*state) return fmi2Error;
    read_saved(bytes, *state);
    return fmi2OK;
}

fmi2Status fmi2GetDirectionalDerivative(fmi2Component instance, const fmi2ValueReference unknowns[], size_t many,
    const fmi2ValueReference knowns[], size_t few, const fmi2Real seed[], fmi2Real found[])
{
    return WORKED(directional(M, unknowns, many, knowns, few, seed, found));
}

fmi2Status fmi2EnterEventMode(fmi2Component instance)
{
    if (M->kind != EXCHANGE || D->phase != CONTINUOUS) return none(instance, "event mode in this state");
    D->phase = EVENT;
    return fmi2OK;
}

fmi2Status fmi2NewDiscreteStates(fmi2Component instance, fmi2EventInfo *info)
{
    int other;
    if (M->kind != EXCHANGE || D->phase != EVENT) return none(instance, "an update of discrete states in this state");
    if (!update_discrete(M, &other)) return fmi2Error;
    info->newDiscreteStatesNeeded = info->nominalsOfContinuousStatesChanged = fmi2False;
    info->terminateSimulation = PROGRESS(M)->status == TERMINATED;
    info->valuesOfContinuousStatesChanged = other != 0;
    info->nextEventTimeDefined = next_event(M) < INFINITY;
    info->nextEventTime = info->nextEventTimeDefined ? next_event(M) : 0;
    return fmi2OK;
}

fmi2Status fmi2EnterContinuousTimeMode(fmi2Component instance)
{
    if (M->kind != EXCHANGE || D->phase != EVENT) return none(instance, "continuous time in this state");
    D->phase = CONTINUOUS;
    return fmi2OK;
}

fmi2Status fmi2CompletedIntegratorStep(fmi2Component instance, fmi2Boolean no_return, fmi2Boolean *event,
    fmi2Boolean *ends)
{
    int wanted;
    (void)no_return;
    if (M->kind != EXCHANGE || D->phase != CONTINUOUS) return none(instance, "a step in this state");
    if (!completed_step(M, &wanted)) return fmi2Error;
    *event = wanted != 0;
    *ends = fmi2False;
    return fmi2OK;
}

fmi2Status fmi2SetTime(fmi2Component instance, fmi2Real time)
{
    if (M->kind != EXCHANGE || !(time - time == 0)) return none(instance, "this time");
    if (TIME(M) != time) { TIME(M) = time; changed(M); }
    return fmi2OK;
}

fmi2Status fmi2SetContinuousStates(fmi2Component instance, const fmi2Real states[], size_t count)
{
    if (M->kind != EXCHANGE || count != NX) return none(instance, "another number of states");
    memcpy(X(M), states, NX * sizeof(double));
    changed(M);
    return fmi2OK;
}

fmi2Status fmi2GetDerivatives(fmi2Component instance, fmi2Real rates[], size_t count)
{
    if (count != NX) return none(instance, "another number of states");
    evaluate(M, VALUES_STALE);
    memcpy(rates, D->rates, NX * sizeof(double));
    return finite(rates, NX) ? fmi2OK : fmi2Discard;
}

fmi2Status fmi2GetEventIndicators(fmi2Component instance, fmi2Real indicators[], size_t count)
{
    if (count != INDICATORS) return none(instance, "another number of event indicators");
#if INDICATORS && EXCHANGES
    rows_indicators(M, indicators);
#else
    (void)indicators;
#endif
    return fmi2OK;
}

fmi2Status fmi2GetContinuousStates(fmi2Component instance, fmi2Real states[], size_t count)
{
    if (count != NX) return none(instance, "another number of states");
    memcpy(states, X(M), NX * sizeof(double));
    return fmi2OK;
}

fmi2Status fmi2GetNominalsOfContinuousStates(fmi2Component instance, fmi2Real nominals[], size_t count)
{
    if (count != NX) return none(instance, "another number of states");
    for (int k = 0; k < NX; ++k) nominals[k] = nominal_x[k];
    return fmi2OK;
}

fmi2Status fmi2SetRealInputDerivatives(fmi2Component instance, const fmi2ValueReference references[], size_t count,
    const fmi2Integer orders[], const fmi2Real values[])
{
    (void)references; (void)orders; (void)values;
    return count ? none(instance, "a derivative of inputs in time") : fmi2OK;
}

fmi2Status fmi2GetRealOutputDerivatives(fmi2Component instance, const fmi2ValueReference references[], size_t count,
    const fmi2Integer orders[], fmi2Real values[])
{
    (void)references; (void)orders; (void)values;
    return count ? none(instance, "a derivative of outputs in time") : fmi2OK;
}

fmi2Status fmi2DoStep(fmi2Component instance, fmi2Real point, fmi2Real size, fmi2Boolean no_return)
{
    int ended;
    (void)no_return;
    if (M->kind != COSIMULATION || D->phase != STEPPING) return none(instance, "a step in this state");
    if (!(fabs(point - TIME(M)) <= 1e-9 * fmax(fabs(point), fabs(size))))
        return none(instance, "a step from elsewhere than where it stands");
    if (!advance_to(M, point + size, &ended)) return fmi2Error;
    return ended ? fmi2Discard : fmi2OK;
}

fmi2Status fmi2CancelStep(fmi2Component instance) { return none(instance, "a step that could be cancelled"); }

fmi2Status fmi2GetStatus(fmi2Component instance, const fmi2StatusKind kind, fmi2Status *value)
{
    (void)kind; (void)value;
    return none(instance, "the status of a step that is on its way");
}

fmi2Status fmi2GetRealStatus(fmi2Component instance, const fmi2StatusKind kind, fmi2Real *value)
{
    if (kind != fmi2LastSuccessfulTime) return none(instance, "this status");
    *value = TIME(M);
    return fmi2OK;
}

fmi2Status fmi2GetIntegerStatus(fmi2Component instance, const fmi2StatusKind kind, fmi2Integer *value)
{
    (void)kind; (void)value;
    return none(instance, "this status");
}

fmi2Status fmi2GetBooleanStatus(fmi2Component instance, const fmi2StatusKind kind, fmi2Boolean *value)
{
    if (kind != fmi2Terminated) return none(instance, "this status");
    *value = PROGRESS(M)->status == TERMINATED;
    return fmi2OK;
}

fmi2Status fmi2GetStringStatus(fmi2Component instance, const fmi2StatusKind kind, fmi2String *value)
{
    (void)kind; (void)value;
    return none(instance, "this status");
}
