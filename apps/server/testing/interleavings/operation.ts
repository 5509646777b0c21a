import type pg from 'pg';
import { pastGate, throughGate } from './statement-gate.ts';

export interface Operation {
  state: 'running' | 'paused' | 'ended';
  /** What it answered: `done`, the code of a refusal, or the error that it threw. */
  outcome: string;
  /** The statements that it has come to. */
  texts: string[];
  /** The process of the database that serves it. */
  backend: number | null;
  /** Lets it go on to its next point. */
  release: () => void;
}

/** On a busy machine the other operation pauses for longer than shoppers wait for a lock. */
const WAIT_FOR_LOCKS = `set lock_timeout = '20s'`;
const patient = new WeakSet<pg.Client>();

async function waitForLocks(client: pg.Client) {
  if (patient.has(client)) return;
  patient.add(client);
  await pastGate(() => client.query(WAIT_FOR_LOCKS));
}

/** Starts an operation that pauses before the statements with these numbers. */
export function startOperation(run: () => Promise<string>, points: ReadonlySet<number>): Operation {
  const operation: Operation = {
    state: 'running',
    outcome: '',
    texts: [],
    backend: null,
    release: () => undefined,
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      operation.state = 'paused';
      operation.release = () => {
        operation.state = 'running';
        resolve();
      };
    });
  let last: Promise<void> = Promise.resolve();
  // One after the other: a statement that is paused also holds back those that were sent after it.
  const gate = (text: string, client: pg.Client) => {
    const nth = operation.texts.push(text) - 1;
    last = last.then(async () => {
      await waitForLocks(client);
      if (points.has(nth)) await pause();
      operation.backend = backendOf(client);
    });
    return last;
  };
  throughGate(gate, run)
    .catch((error: unknown) => `threw ${error instanceof Error ? error.message : String(error)}`)
    .then((outcome) => {
      operation.outcome = outcome;
      operation.state = 'ended';
    });
  return operation;
}

/** pg sets this number when it connects, and does not declare it. */
const backendOf = (client: pg.Client): number | null =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : null;
