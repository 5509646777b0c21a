import { setImmediate as nextTurn } from 'node:timers/promises';

/** As long as a request may wait for a file. */
const TURN_MS = 12;

/** Lets requests of the same process run while a large file is worked on; called between its rows. */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
