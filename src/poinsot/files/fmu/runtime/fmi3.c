/* The functions of FMI 3.0 on top of core.c. What an FMU of poinsot has not (clocks, scheduled execution, variables of
 * other types, adjoint derivatives) answers with an error. */
#include "fmi3Functions.h"
#define FMU
#include "core.c"

#define FMI(name) fmi3##name
typedef fmi3Instance Instance;
typedef fmi3Status Status;
typedef fmi3Boolean Boolean;
#include "fmi.c"

static void tell3(Model *m, const char *text)
{
    ((fmi3LogMessageCallback)m->functions)(m->environment, fmi3Error, "logStatusError", text);
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

fmi3Status fmi3EnterInitializationMode(fmi3Instance instance, fmi3Boolean defined, fmi3Float64 tolerance,
    fmi3Float64 start, fmi3Boolean stops, fmi3Float64 stop)
{
    if (D->phase != INSTANTIATED) return none(instance, "initialization in this state");
    return WORKED(begin_initialization(M, defined, tolerance, start, stops, stop));
}

fmi3Status fmi3GetFloat64(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    fmi3Float64 values[], size_t room)
{
    return count != room ? none(instance, "an array") : get_values(instance, references, count, values);
}

fmi3Status fmi3SetFloat64(fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const fmi3Float64 values[], size_t room)
{
    return count != room ? none(instance, "an array") : set_values(instance, references, count, values);
}

#define NO_TYPE(Type) \
NOT_WHERE(count || room, Get##Type, (fmi3Instance instance, const fmi3ValueReference references[], size_t count, \
    fmi3##Type values[], size_t room), "a variable of the type " #Type) \
NOT_WHERE(count || room, Set##Type, (fmi3Instance instance, const fmi3ValueReference references[], size_t count, \
    const fmi3##Type values[], size_t room), "a variable of the type " #Type)
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

NOT_WHERE(count || room, GetBinary, (fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    size_t sizes[], fmi3Binary values[], size_t room), "a variable of the type Binary")
NOT_WHERE(count || room, SetBinary, (fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const size_t sizes[], const fmi3Binary values[], size_t room), "a variable of the type Binary")
NOT_WHERE(count, GetClock, (fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    fmi3Clock values[]), "a clock")
NOT_WHERE(count, SetClock, (fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const fmi3Clock values[]), "a clock")
NOT_PART(GetNumberOfVariableDependencies, (fmi3Instance instance, fmi3ValueReference reference, size_t *count),
    "a list of dependencies at run time")
NOT_PART(GetVariableDependencies, (fmi3Instance instance, fmi3ValueReference dependent, size_t indices[],
    fmi3ValueReference independents[], size_t others[], fmi3DependencyKind kinds[], size_t count),
    "a list of dependencies at run time")

fmi3Status fmi3GetDirectionalDerivative(fmi3Instance instance, const fmi3ValueReference unknowns[], size_t many,
    const fmi3ValueReference knowns[], size_t few, const fmi3Float64 seed[], size_t seeds, fmi3Float64 found[],
    size_t room)
{
    if (seeds != few || room != many) return none(instance, "an array");
    return WORKED(directional(M, unknowns, many, knowns, few, seed, found));
}

NOT_PART(GetAdjointDerivative, (fmi3Instance instance, const fmi3ValueReference unknowns[], size_t many,
    const fmi3ValueReference knowns[], size_t few, const fmi3Float64 seed[], size_t seeds, fmi3Float64 found[],
    size_t room), "an adjoint derivative")
NOT_PART(EnterConfigurationMode, (fmi3Instance instance), "configuration mode")
NOT_PART(ExitConfigurationMode, (fmi3Instance instance), "configuration mode")
NOT_PART(GetIntervalDecimal, (fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    fmi3Float64 intervals[], fmi3IntervalQualifier qualifiers[]), "a clock")
NOT_PART(GetIntervalFraction, (fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    fmi3UInt64 counters[], fmi3UInt64 resolutions[], fmi3IntervalQualifier qualifiers[]), "a clock")
NOT_PART(GetShiftDecimal, (fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    fmi3Float64 shifts[]), "a clock")
NOT_PART(GetShiftFraction, (fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    fmi3UInt64 counters[], fmi3UInt64 resolutions[]), "a clock")
NOT_PART(SetIntervalDecimal, (fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const fmi3Float64 intervals[]), "a clock")
NOT_PART(SetIntervalFraction, (fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const fmi3UInt64 counters[], const fmi3UInt64 resolutions[]), "a clock")
NOT_PART(SetShiftDecimal, (fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const fmi3Float64 shifts[]), "a clock")
NOT_PART(SetShiftFraction, (fmi3Instance instance, const fmi3ValueReference references[], size_t count,
    const fmi3UInt64 counters[], const fmi3UInt64 resolutions[]), "a clock")
NOT_PART(EvaluateDiscreteStates, (fmi3Instance instance), "a discrete state")

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

NOT_PART(EnterStepMode, (fmi3Instance instance), "event mode of co-simulation")
NOT_WHERE(count || room, GetOutputDerivatives, (fmi3Instance instance, const fmi3ValueReference references[],
    size_t count, const fmi3Int32 orders[], fmi3Float64 values[], size_t room), "a derivative of outputs in time")

fmi3Status fmi3DoStep(fmi3Instance instance, fmi3Float64 point, fmi3Float64 size, fmi3Boolean no_return,
    fmi3Boolean *event, fmi3Boolean *ends, fmi3Boolean *early, fmi3Float64 *last)
{
    int good, ended;
    (void)no_return;
    if (!stands_at(instance, point, size)) return fmi3Error;
    good = advance_to(M, point + size, &ended);
    *event = *early = fmi3False;
    *ends = ended != 0;
    *last = TIME(M);
    return WORKED(good);
}

NOT_PART(ActivateModelPartition, (fmi3Instance instance, fmi3ValueReference clock, fmi3Float64 time),
    "scheduled execution")
