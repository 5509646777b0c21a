import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#platform/database';

export interface Poller {
  /** Stops after the pass that is running. */
  stop(): Promise<void>;
}

export interface PollingSettings {
  intervalMs?: number;
  log?: Log;
}

/** Runs one pass after another: at once while there is work, otherwise after a pause. A failed pass is logged and retried. */
export function startPolling(
  what: string,
  pass: () => Promise<number>,
  { intervalMs = 1_000, log }: PollingSettings = {},
): Poller {
  const stopping = new AbortController();

  async function poll() {
    while (!stopping.signal.aborted) {
      const done = await pass().catch((error) => {
        log?.error({ err: error }, `${what}: the pass failed`);
        return 0;
      });
      if (done === 0) await wait(intervalMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const running = poll();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
