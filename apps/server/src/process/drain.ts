import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#platform/database';

interface DrainSteps {
  /** How long requests are still answered as usual, while the load balancer learns from /readyz to send no more. */
  graceMs: number;
  /** From the signal on; whatever still runs then is cut off. */
  limitMs: number;
  log: Pick<Log, 'info' | 'error'>;
  /** Lets /readyz answer 503. */
  begin(): void;
  /** Stops listening, waits for what runs, closes the database. */
  close(): Promise<void>;
  exit?: (code: number) => void;
}

/** Ends a process without failing a request: unready, grace, close; and in any case within the limit. */
export async function drain({ graceMs, limitMs, log, begin, close, exit = process.exit }: DrainSteps) {
  log.info({ graceMs, limitMs }, 'draining');
  begin();
  // One request or job that never ends would keep the process, and the deploy that waits for it.
  const limit = setTimeout(() => {
    log.error({ limitMs }, 'the process did not end in time and is cut off');
    exit(1);
  }, limitMs);
  await wait(graceMs);
  await close();
  clearTimeout(limit);
}
