import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** The longest time one slice may block other requests. */
export const SLICE_MS = 8;

/** Runs the steps and lets requests be answered in between. */
export async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await yieldToEventLoop();
  }
}
