/* Run examples/bouncing_ball.toml in C (docs/exports.md), its source made by
     po.export_c(po.load("examples/bouncing_ball.toml"), "out", name="ball", stop=3.0)
   and compiled with  cc -ffp-contract=off -Iout examples/ball_run.c out/ball.c -lm */
#include <stdio.h>
#include "ball.h"

int main(void)
{
    ball_run *run = ball_new();                        /* at the start of the machine */
    ball_events event;
    double height;
    int ended = 0;
    if (!ball_begin(run, 0.0, 3.0, 0.0)) return puts(ball_message(run));
    for (int k = 1; k <= 30 && !ended; ++k) {
        if (!ball_advance(run, 0.1 * k, &ended)) return puts(ball_message(run));
        while (ball_event(run, &event)) printf("%s at %g s\n", event.name, event.time);
        ball_get(run, BALL_STATE, &height);            /* [0] fall */
        printf("%g s: %g m\n", ball_time(run), height);
    }
    ball_free(run);
    return 0;
}
