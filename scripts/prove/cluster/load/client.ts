import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fixture } from '../../orders/fixture.ts';
import { isRetryable, type Reply, send } from '../../orders/send.ts';
import { VISITORS_PORT } from '../machines/balancers.ts';

export interface Answer {
  /** Seconds since the load began. */
  at: number;
  /** 0: no answer. */
  http: number;
  what: string;
}

const RETRY_FOR_MS = 150_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1_000;
/** What haproxy answers when no process did. */
const BALANCER_FAILURES = [502, 504];

export interface ClientSettings {
  answers: Answer[];
  clock: () => number;
  hasNewKeyOnRetry: boolean;
}

/** Calls the shops through haproxy; every answer is noted, and a failed call is repeated with its key. */
export function createBalancedClient({ answers, clock, hasNewKeyOnRetry }: ClientSettings) {
  const callWithRetry: Fixture['callWithRetry'] = async (route, input, sending = {}) => {
    let idempotencyKey = sending.idempotencyKey ?? randomUUID();
    const until = performance.now() + RETRY_FOR_MS;
    for (let tries = 0; ; tries++) {
      const reply = await send(VISITORS_PORT, route, input, { ...sending, idempotencyKey });
      answers.push({ at: clock(), http: reply.http, what: route });
      if (!mayRetry(reply) || performance.now() > until) return reply;
      if (hasNewKeyOnRetry) idempotencyKey = randomUUID();
      await wait(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) * (0.5 + Math.random()));
    }
  };
  return { callWithRetry };
}

const mayRetry = (reply: Reply) => isRetryable(reply) || BALANCER_FAILURES.includes(reply.http);

/** An answer that a visitor sees as a failure. */
export const isFailure = ({ http }: Answer) => http === 0 || http >= 500;
