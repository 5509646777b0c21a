import type { Tx } from './open-database.ts';

const waiting = new WeakMap<Tx, (() => void)[]>();

/** For `transaction`: collects what is to run after the commit; nothing runs when it rolls back or is run again. */
export function collectOnCommit(tx: Tx): () => void {
  const runs: (() => void)[] = [];
  waiting.set(tx, runs);
  return () => {
    for (const run of runs) run();
  };
}

/** Runs after the commit of this transaction, in this process. Only for figures: a crash in between loses it. */
export function onCommit(tx: Tx, run: () => void): void {
  waiting.get(tx)?.push(run);
}
