/* The functions of FMI 3.0 on top of core.c. What an FMU of poinsot has not (clocks, scheduled execution, variables of
 * other types, adjoint derivatives) answers with an error. */
#include "fmi3Functions.h"
#define FMU
#include "core.c"

#define M ((Model *)instance)
#define D (&M->d)
#define WORKED(good) ((good) ? fmi3OK : fmi3Error)

static void tell3(Model *m, const char *text)
{
    ((fmi3LogMessageCallback)m->functions)(m->environment, fmi3Error, "logStatusError", text);
}

static fmi3Status none(fmi3Instance instance, const char *what)
{
    fault(M, "%s is not part of this FMU", what);
    return fmi3Error;
}

static fmi3Instance made(fmi3String name, fmi3String token, int kind, fmi3InstanceEnvironment environment,
                         fmi3LogMessageCallback log)
{
    Model *m = instantiated(name, token, kind);
    if (!m) {
        if (log) log(environment, fmi3Error, "logStatusError", "no instance: the instantiation token is that of another FMU, or there is no memory");
        return NULL;
    }
    m->environment = environment;
    m->functions = (void *)log;
    if (log) m->tell = tell3;
    return m;
}

const char *fmi3GetVersion(void) { return fmi3Version; }

fmi3Status fmi3SetDebugLogging(fmi3Instance instance, fmi3Boolean on, size_t count, const fmi3String categories[])
{
    for (size_t k = 0; k < count; ++k)
        if (!categories[k] || strcmp(categories[k], "logStatusError")) return none(instance, "this category of messages");
    M->logs = on;
    return fmi3OK;
}

fmi3Instance fmi3InstantiateModelExchange(fmi3String name, fmi3String token, fmi3String resources, fmi3Boolean visible,
    fmi3Boolean logs, fmi3InstanceEnvironment environment, fmi3LogMessageCallback log)
{
    (void)resources; (void)visible; (void)logs;
    return made(name, token, EXCHANGE, environment, log);
}

fmi3Instance fmi3InstantiateCoSimulation(fmi3String name, fmi3String token, fmi3String resources, fmi3Boolean visible,
    fmi3Boolean logs, fmi3Boolean event_mode, fmi3Boolean early, const fmi3ValueReference required[], size_t count,
    fmi3InstanceEnvironment environment, fmi3LogMessageCallback log, fmi3IntermediateUpdateCallback update)
{
    (void)resources; (void)visible; (void)logs; (void)early; (void)required; (void)update;
    if (event_mode || count) {
        if (log) log(environment, fmi3Error, "logStatusError", "no instance: co-simulation has no event mode and no intermediate variables here");
        return NULL;
    }
    return made(name, token, COSIMULATION, environment, log);
}

fmi3Instance fmi3InstantiateScheduledExecution(fmi3String name, fmi3String token, fmi3String resources,
    fmi3Boolean visible, fmi3Boolean logs, fmi3InstanceEnvironment environment, fmi3LogMessageCallback log,
    fmi3ClockUpdateCallback update, fmi3LockPreemptionCallback lock, fmi3UnlockPreemptionCallback unlock)
{
    (void)name; (void)token; (void)resources; (void)visible; (void)logs; (void)update; (void)lock; (void)unlock;
    if (log) log(environment, fmi3Error, "logStatusError", "no instance: scheduled execution is not part of this FMU");
    return NULL;
}

void fmi3FreeInstance(fmi3Instance instance) { free(instance); }

fmi3Status fmi3EnterInitializationMode(fmi3Instance instance, fmi3Boolean defined, fmi3Float64 tolerance,
    fmi3Float64 start, fmi3Boolean stops, fmi3Float64 stop)
{
    if (D->phase != INSTANTIATED) return none(instance, "initialization in this state");
    return WORKED(begin_initialization(M, defined, tolerance, start, stops, stop));
}

fmi3Status fmi3ExitInitializationMode(fmi3Instance instance)
{
    if (D->phase != INITIALIZING) return none(instance, "the end of an initialization that has not begun");
    return WORKED(end_initialization(M));
}

fmi3Status fmi3EnterEventMode(fmi3Instance instance)
{
    if (M->kind != EXCHANGE || D->phase != CONTINUOUS) return none(instance, "event mode in this state");
    D->phase = EVENT;
    return fmi3OK;
}

fmi3Status fmi3Terminate(fmi3Instance instance) { D->phase = ENDED; return fmi3OK; }

fmi3Status fmi3Reset(fmi3Instance instance) { reset_data(M); return fmi3OK; }

fmi3Status fmi3GetFloat64(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    fmi3Float64 values[], size_t room)
{
    if (count != room) return none(instance, "an array");
    for (size_t k = 0; k < count; ++k) if (!get_value(M, references[k], &values[k])) return fmi3Error;
    return fmi3OK;
}

fmi3Status fmi3SetFloat64(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const fmi3Float64 values[], size_t room)
{
    if (count != room) return none(instance, "an array");
    for (size_t k = 0; k < count; ++k) if (!set_value(M, references[k], values[k])) return fmi3Error;
    return fmi3OK;
}

#define NO_TYPE(Type) \
fmi3Status fmi3Get##Type(fmi3Instance instance, const fmi3ValueReference references[], size_t count, fmi3##Type values[], size_t room) \
{ (void)references; (void)values; return count || room ? none(instance, "a variable of the type " #Type) : fmi3OK; } \
fmi3Status fmi3Set##Type(fmi3Instance instance, const fmi3ValueReference references[], size_t count, const fmi3##Type values[], size_t room) \
{ (void)references; (void)values; return count || room ? none(instance, "a variable of the type " #Type) : fmi3OK; }
NO_TYPE(Float32)
NO_TYPE(Int8)
NO_TYPE(UInt8)
NO_TYPE(Int16)
NO_TYPE(UInt16)
NO_TYPE(Int32)
NO_TYPE(UInt32)
NO_TYPE(Int64)
NO_TYPE(UInt64)
NO_TYPE(Boolean)
NO_TYPE(String)

fmi3Status fmi3GetBinary(fmi3Instance instance, const fmi3ValueReference references[], size_t count, size_t sizes[],
    fmi3Binary values[], size_t room)
{
    (void)references; (void)sizes; (void)values;
    return count || room ? none(instance, "a variable of the type Binary") : fmi3OK;
}

fmi3Status fmi3SetBinary(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const size_t sizes[], const fmi3Binary values[], size_t room)
{
    (void)references; (void)sizes; (void)values;
    return count || room ? none(instance, "a variable of the type Binary") : fmi3OK;
}

fmi3Status fmi3GetClock(fmi3Instance instance, const fmi3ValueReference references[], size_t count, fmi3Clock values[])
{
    (void)references; (void)values;
    return count ? none(instance, "a clock") : fmi3OK;
}

fmi3Status fmi3SetClock(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const fmi3Clock values[])
{
    (void)references; (void)values;
    return count ? none(instance, "a clock") : fmi3OK;
}

fmi3Status fmi3GetNumberOfVariableDependencies(fmi3Instance instance, fmi3ValueReference reference, size_t *count)
{
    (void)reference; (void)count;
    return none(instance, "a list of dependencies at run time");
}

fmi3Status fmi3GetVariableDependencies(fmi3Instance instance, fmi3ValueReference dependent, size_t indices[],
    fmi3ValueReference independents[], size_t others[], fmi3DependencyKind kinds[], size_t count)
{
    (void)dependent; (void)indices; (void)independents; (void)others; (void)kinds; (void)count;
    return none(instance, "a list of dependencies at run time");
}

fmi3Status fmi3GetFMUState(fmi3Instance instance, fmi3FMUState *state)
{
    if (!*state) *state = malloc(sizeof(Data));
    if (!*state) return fmi3Error;
    memcpy(*state, D, sizeof(Data));
    return fmi3OK;
}

fmi3Status fmi3SetFMUState(fmi3Instance instance, fmi3FMUState state)
{
    if (!state) return none(instance, "a state that is none");
    take_up(M, state);
    return fmi3OK;
}

fmi3Status fmi3FreeFMUState(fmi3Instance instance, fmi3FMUState *state)
{
    (void)instance;
    if (state) { free(*state); *state = NULL; }
    return fmi3OK;
}

fmi3Status fmi3SerializedFMUStateSize(fmi3Instance instance, fmi3FMUState state, size_t *size)
{
    (void)instance; (void)state;
    *size = saved_size();
    return fmi3OK;
}

fmi3Status fmi3SerializeFMUState(fmi3Instance instance, fmi3FMUState state, fmi3Byte bytes[], size_t size)
{
    if (size != saved_size() || !state) return none(instance, "room of this size for a state");
    save(state, (char *)bytes);
    return fmi3OK;
}

fmi3Status fmi3DeserializeFMUState(fmi3Instance instance, const fmi3Byte bytes[], size_t size, fmi3FMUState *state)
{
    if (!is_saved(M, (const char *)bytes, size)) return fmi3Error;
    if (!*state) *state = malloc(sizeof(Data));
    if (!*state) return fmi3Error;
    read_saved((const char *)bytes, *state);
    return fmi3OK;
}

fmi3Status fmi3GetDirectionalDerivative(fmi3Instance instance, const fmi3ValueReference unknowns[], size_t many,
    const fmi3ValueReference knowns[], size_t few, const fmi3Float64 seed[], size_t seeds, fmi3Float64 found[],
    size_t room)
{
    if (seeds != few || room != many) return none(instance, "an array");
    return WORKED(directional(M, unknowns, many, knowns, few, seed, found));
}

fmi3Status fmi3GetAdjointDerivative(fmi3Instance instance, const fmi3ValueReference unknowns[], size_t many,
    const fmi3ValueReference knowns[], size_t few, const fmi3Float64 seed[], size_t seeds, fmi3Float64 found[],
    size_t room)
{
    (void)unknowns; (void)many; (void)knowns; (void)few; (void)seed; (void)seeds; (void)found; (void)room;
    return none(instance, "an adjoint derivative");
}

fmi3Status fmi3EnterConfigurationMode(fmi3Instance instance) { return none(instance, "configuration mode"); }
fmi3Status fmi3ExitConfigurationMode(fmi3Instance instance) { return none(instance, "configuration mode"); }

fmi3Status fmi3GetIntervalDecimal(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    fmi3Float64 intervals[], fmi3IntervalQualifier qualifiers[])
{
    (void)references; (void)count; (void)intervals; (void)qualifiers;
    return none(instance, "a clock");
}

fmi3Status fmi3GetIntervalFraction(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    fmi3UInt64 counters[], fmi3UInt64 resolutions[], fmi3IntervalQualifier qualifiers[])
{
    (void)references; (void)count; (void)counters; (void)resolutions; (void)qualifiers;
    return none(instance, "a clock");
}

fmi3Status fmi3GetShiftDecimal(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    fmi3Float64 shifts[])
{
    (void)references; (void)count; (void)shifts;
    return none(instance, "a clock");
}

fmi3Status fmi3GetShiftFraction(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    fmi3UInt64 counters[], fmi3UInt64 resolutions[])
{
    (void)references; (void)count; (void)counters; (void)resolutions;
    return none(instance, "a clock");
}

fmi3Status fmi3SetIntervalDecimal(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const fmi3Float64 intervals[])
{
    (void)references; (void)count; (void)intervals;
    return none(instance, "a clock");
}

fmi3Status fmi3SetIntervalFraction(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const fmi3UInt64 counters[], const fmi3UInt64 resolutions[])
{
    (void)references; (void)count; (void)counters; (void)resolutions;
    return none(instance, "a clock");
}

fmi3Status fmi3SetShiftDecimal(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const fmi3Float64 shifts[])
{
    (void)references; (void)count; (void)shifts;
    return none(instance, "a clock");
}

fmi3Status fmi3SetShiftFraction(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const fmi3UInt64 counters[], const fmi3UInt64 resolutions[])
{
    (void)references; (void)count; (void)counters; (void)resolutions;
    return none(instance, "a clock");
}

fmi3Status fmi3EvaluateDiscreteStates(fmi3Instance instance) { return none(instance, "a discrete state"); }

fmi3Status fmi3UpdateDiscreteStates(fmi3Instance instance, fmi3Boolean *again, fmi3Boolean *ends,
    fmi3Boolean *nominals, fmi3Boolean *values, fmi3Boolean *timed, fmi3Float64 *next)
{
    int other;
    if (M->kind != EXCHANGE || D->phase != EVENT) return none(instance, "an update of discrete states in this state");
    if (!update_discrete(M, &other)) return fmi3Error;
    *again = *nominals = fmi3False;
    *ends = PROGRESS(M)->status == TERMINATED;
    *values = other != 0;
    *timed = next_event(M) < INFINITY;
    *next = *timed ? next_event(M) : 0;
    return fmi3OK;
}

fmi3Status fmi3EnterContinuousTimeMode(fmi3Instance instance)
{
    if (M->kind != EXCHANGE || D->phase != EVENT) return none(instance, "continuous time in this state");
    D->phase = CONTINUOUS;
    return fmi3OK;
}

fmi3Status fmi3CompletedIntegratorStep(fmi3Instance instance, fmi3Boolean no_return, fmi3Boolean *event,
    fmi3Boolean *ends)
{
    int wanted;
    (void)no_return;
    if (M->kind != EXCHANGE || D->phase != CONTINUOUS) return none(instance, "a step in this state");
    if (!completed_step(M, &wanted)) return fmi3Error;
    *event = wanted != 0;
    *ends = fmi3False;
    return fmi3OK;
}

fmi3Status fmi3SetTime(fmi3Instance instance, fmi3Float64 time)
{
    if (M->kind != EXCHANGE || !(time - time == 0)) return none(instance, "this time");
    if (TIME(M) != time) { TIME(M) = time; changed(M); }
    return fmi3OK;
}

fmi3Status fmi3SetContinuousStates(fmi3Instance instance, const fmi3Float64 states[], size_t count)
{
    if (M->kind != EXCHANGE || count != NX) return none(instance, "another number of states");
    memcpy(X(M), states, NX * sizeof(double));
    changed(M);
    return fmi3OK;
}

fmi3Status fmi3GetContinuousStateDerivatives(fmi3Instance instance, fmi3Float64 rates[], size_t count)
{
    if (count != NX) return none(instance, "another number of states");
    evaluate(M, VALUES_STALE);
    memcpy(rates, D->rates, NX * sizeof(double));
    return finite(rates, NX) ? fmi3OK : fmi3Discard;
}

fmi3Status fmi3GetEventIndicators(fmi3Instance instance, fmi3Float64 indicators[], size_t count)
{
    if (count != INDICATORS) return none(instance, "another number of event indicators");
#if INDICATORS && EXCHANGES
    rows_indicators(M, indicators);
#else
    (void)indicators;
#endif
    return fmi3OK;
}

fmi3Status fmi3GetContinuousStates(fmi3Instance instance, fmi3Float64 states[], size_t count)
{
    if (count != NX) return none(instance, "another number of states");
    memcpy(states, X(M), NX * sizeof(double));
    return fmi3OK;
}

fmi3Status fmi3GetNominalsOfContinuousStates(fmi3Instance instance, fmi3Float64 nominals[], size_t count)
{
    if (count != NX) return none(instance, "another number of states");
    for (int k = 0; k < NX; ++k) nominals[k] = nominal_x[k];
    return fmi3OK;
}

fmi3Status fmi3GetNumberOfEventIndicators(fmi3Instance instance, size_t *count)
{
    (void)instance;
    *count = INDICATORS;
    return fmi3OK;
}

fmi3Status fmi3GetNumberOfContinuousStates(fmi3Instance instance, size_t *count)
{
    (void)instance;
    *count = NX;
    return fmi3OK;
}

fmi3Status fmi3EnterStepMode(fmi3Instance instance) { return none(instance, "event mode of co-simulation"); }

fmi3Status fmi3GetOutputDerivatives(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const fmi3Int32 orders[], fmi3Float64 values[], size_t room)
{
    (void)references; (void)orders; (void)values;
    return count || room ? none(instance, "a derivative of outputs in time") : fmi3OK;
}

fmi3Status fmi3DoStep(fmi3Instance instance, fmi3Float64 point, fmi3Float64 size, fmi3Boolean no_return,
    fmi3Boolean *event, fmi3Boolean *ends, fmi3Boolean *early, fmi3Float64 *last)
{
    int good, ended;
    (void)no_return;
    if (M->kind != COSIMULATION || D->phase != STEPPING) return none(instance, "a step in this state");
    if (!(fabs(point - TIME(M)) <= 1e-9 * fmax(fabs(point), fabs(size))))
        return none(instance, "a step from elsewhere than where it stands");
    good = advance_to(M, point + size, &ended);
    *event = *early = fmi3False;
    *ends = ended != 0;
    *last = TIME(M);
    return WORKED(good);
}

fmi3Status fmi3ActivateModelPartition(fmi3Instance instance, fmi3ValueReference clock, fmi3Float64 time)
{
    (void)clock; (void)time;
    return none(instance, "scheduled execution");
}
