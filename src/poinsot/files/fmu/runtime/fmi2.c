/* The functions of FMI 2.0 on top of core.c. What an FMU of poinsot has not answers with an error. */
#include "fmi2Functions.h"
#define FMU
#include "core.c"

#define FMI(name) fmi2##name
#define fmi2FMUState fmi2FMUstate
#define fmi2GetFMUState fmi2GetFMUstate
#define fmi2SetFMUState fmi2SetFMUstate
#define fmi2FreeFMUState fmi2FreeFMUstate
#define fmi2SerializedFMUStateSize fmi2SerializedFMUstateSize
#define fmi2SerializeFMUState fmi2SerializeFMUstate
#define fmi2DeserializeFMUState fmi2DeSerializeFMUstate
#define fmi2GetContinuousStateDerivatives fmi2GetDerivatives
typedef fmi2Component Instance;
typedef fmi2Status Status;
typedef fmi2Boolean Boolean;
#include "fmi.c"

static void tell2(Model *m, const char *text)
{
    const fmi2CallbackFunctions *f = m->functions;
    f->logger(f->componentEnvironment, m->name, fmi2Error, "logStatusError", "%s", text);
}

const char *fmi2GetTypesPlatform(void) { return fmi2TypesPlatform; }

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

fmi2Status fmi2GetReal(fmi2Component instance, const fmi2ValueReference references[], size_t count, fmi2Real values[])
{
    return get_values(instance, references, count, values);
}

fmi2Status fmi2SetReal(fmi2Component instance, const fmi2ValueReference references[], size_t count,
    const fmi2Real values[])
{
    return set_values(instance, references, count, values);
}

#define NO_TYPE(Type) \
NOT_WHERE(count, Get##Type, (fmi2Component instance, const fmi2ValueReference references[], size_t count, \
    fmi2##Type values[]), "a variable of the type " #Type) \
NOT_WHERE(count, Set##Type, (fmi2Component instance, const fmi2ValueReference references[], size_t count, \
    const fmi2##Type values[]), "a variable of the type " #Type)
NO_TYPE(Integer)
NO_TYPE(Boolean)
NO_TYPE(String)

fmi2Status fmi2GetDirectionalDerivative(fmi2Component instance, const fmi2ValueReference unknowns[], size_t many,
    const fmi2ValueReference knowns[], size_t few, const fmi2Real seed[], fmi2Real found[])
{
    return WORKED(directional(M, unknowns, many, knowns, few, seed, found));
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

NOT_WHERE(count, SetRealInputDerivatives, (fmi2Component instance, const fmi2ValueReference references[],
    size_t count, const fmi2Integer orders[], const fmi2Real values[]), "a derivative of inputs in time")
NOT_WHERE(count, GetRealOutputDerivatives, (fmi2Component instance, const fmi2ValueReference references[],
    size_t count, const fmi2Integer orders[], fmi2Real values[]), "a derivative of outputs in time")

fmi2Status fmi2DoStep(fmi2Component instance, fmi2Real point, fmi2Real size, fmi2Boolean no_return)
{
    int ended;
    (void)no_return;
    if (!stands_at(instance, point, size)) return fmi2Error;
    if (!advance_to(M, point + size, &ended)) return fmi2Error;
    return ended ? fmi2Discard : fmi2OK;
}

NOT_PART(CancelStep, (fmi2Component instance), "a step that could be cancelled")
NOT_PART(GetStatus, (fmi2Component instance, const fmi2StatusKind kind, fmi2Status *value),
    "the status of a step that is on its way")

fmi2Status fmi2GetRealStatus(fmi2Component instance, const fmi2StatusKind kind, fmi2Real *value)
{
    if (kind != fmi2LastSuccessfulTime) return none(instance, "this status");
    *value = TIME(M);
    return fmi2OK;
}

NOT_PART(GetIntegerStatus, (fmi2Component instance, const fmi2StatusKind kind, fmi2Integer *value), "this status")

fmi2Status fmi2GetBooleanStatus(fmi2Component instance, const fmi2StatusKind kind, fmi2Boolean *value)
{
    if (kind != fmi2Terminated) return none(instance, "this status");
    *value = PROGRESS(M)->status == TERMINATED;
    return fmi2OK;
}

NOT_PART(GetStringStatus, (fmi2Component instance, const fmi2StatusKind kind, fmi2String *value), "this status")
