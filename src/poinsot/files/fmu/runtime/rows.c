/*
 * What switches, as arrays of fixed size: what stays the same (Switch) and what changes (Rows). decision.c, made from
 * the texts of poinsot's own loops, decides on them.
 */
#define WIDE (2 * ROWS + 4)

typedef double Wide[WIDE], Square[ROWS], Two[2], Long[2 * ROWS + 2];
typedef long Whole[2 * ROWS + 2];

typedef struct {
    long rounds, row, other, mended, doubtful, shares;
    double amount, pivot;
} Decision;

typedef struct {
    long element[ROWS], kind[ROWS], degree[ROWS], normal[ROWS], mate[ROWS], gated[ROWS], poisson[ROWS], guessed[ROWS];
    double restitution[ROWS], static_[ROWS], kinetic[ROWS], gap[ROWS], rate[ROWS], force[ROWS], span;
} Switch;

typedef struct {
    long mode[ROWS], fired[ROWS], chosen[ROWS], before[ROWS], again[ROWS], carries[ROWS];
    double direction[ROWS], turned[ROWS], jump[ROWS], last[ROWS], flight[ROWS], lost[ROWS], g[ROWS], w[ROWS], b[ROWS];
    double z[ROWS], size[ROWS], borne[ROWS], lively[ROWS], rise[ROWS], margin[ROWS], base[ROWS];
    Square S[ROWS], D[ROWS];
    Two F[ROWS], command[ROWS];
    Wide tableau[2 * ROWS + 2], levels[2 * ROWS + 2];
    Long vectors[13];
    Whole labels[10];
    Decision decision;
} Rows;

typedef struct {
    Switch s;
    Rows r;
    double sigma[NS + ROWS], mark, seen_at;
    int changes, closed;
} SwitchData;

static int is_finite(double x) { return x - x == 0; }
static double square(double x) { return x * x; }
static double min_real(double a, double b) { return b < a ? b : a; }
static double max_real(double a, double b) { return b > a ? b : a; }
static long max_whole(long a, long b) { return b > a ? b : a; }
