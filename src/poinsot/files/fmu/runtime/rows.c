/*
 * What switches, as arrays of fixed size: what stays the same and what changes. decision.c, made from the texts of
 * poinsot's own loops, decides on them by a Switch and Rows, which hold addresses and so are made anew for each call.
 */
#define WIDE (2 * ROWS + 2)

typedef struct {
    int64_t element[ROWS], kind[ROWS], degree[ROWS], normal[ROWS], mate[ROWS], gated[ROWS], poisson[ROWS];
    int64_t guessed[ROWS];
    double restitution[ROWS], static_[ROWS], kinetic[ROWS], gap[ROWS], rate[ROWS], force[ROWS], span;
} SwitchNumbers;

typedef struct {
    int64_t mode[ROWS], fired[ROWS], chosen[ROWS], before[ROWS], again[ROWS], carries[ROWS];
    double direction[ROWS], turned[ROWS], jump[ROWS], last[ROWS], flight[ROWS], lost[ROWS], g[ROWS], w[ROWS], b[ROWS];
    double z[ROWS], size[ROWS], borne[ROWS], lively[ROWS], rise[ROWS], margin[ROWS], base[ROWS];
    double S[ROWS][ROWS], D[ROWS][ROWS], F[ROWS][2], command[ROWS][2];
    double tableau[WIDE][WIDE + 2], levels[ROWS][WIDE], vectors[13][WIDE];
    int64_t labels[10][WIDE];
    Decision decision;
} RowNumbers;

typedef struct {
    SwitchNumbers s;
    RowNumbers r;
    double sigma[NS + ROWS], mark, seen_at;
    int changes, closed;
} SwitchData;

typedef struct {
    Switch s;
    Rows r;
} Seen;

#define ALL(array) {array, ROWS}
#define TABLE(array) {&array[0][0], sizeof array / sizeof *array, sizeof *array / sizeof **array}

/* The same numbers as the texts of loops take them. */
static Seen seen_rows(SwitchData *q)
{
    SwitchNumbers *s = &q->s;
    RowNumbers *r = &q->r;
    const Seen found = {
        {
            .element = ALL(s->element), .kind = ALL(s->kind), .degree = ALL(s->degree), .normal = ALL(s->normal),
            .mate = ALL(s->mate), .gated = ALL(s->gated), .restitution = ALL(s->restitution),
            .static_ = ALL(s->static_), .kinetic = ALL(s->kinetic), .poisson = ALL(s->poisson), .gap = ALL(s->gap),
            .rate = ALL(s->rate), .guessed = ALL(s->guessed), .force = ALL(s->force), .span = s->span,
        },
        {
            .mode = ALL(r->mode), .direction = ALL(r->direction), .fired = ALL(r->fired), .chosen = ALL(r->chosen),
            .turned = ALL(r->turned), .jump = ALL(r->jump), .last = ALL(r->last), .flight = ALL(r->flight),
            .tableau = TABLE(r->tableau), .levels = TABLE(r->levels), .vectors = TABLE(r->vectors),
            .labels = TABLE(r->labels), .lost = ALL(r->lost), .g = ALL(r->g), .w = ALL(r->w), .b = ALL(r->b),
            .S = TABLE(r->S), .D = TABLE(r->D), .F = TABLE(r->F), .command = TABLE(r->command), .z = ALL(r->z),
            .rise = ALL(r->rise), .size = ALL(r->size), .before = ALL(r->before), .carries = ALL(r->carries),
            .again = ALL(r->again), .borne = ALL(r->borne), .lively = ALL(r->lively), .decision = {&r->decision, 1},
        },
    };
    return found;
}
