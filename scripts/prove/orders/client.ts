import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fixture } from './fixture.ts';
import type { Replica } from './replica.ts';
import { isRetryable, send } from './send.ts';

const RETRY_FOR_MS = 150_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 8_000;

/** Calls these replicas; the list may change meanwhile, as behind a load balancer. */
export function createClient(replicas: readonly Replica[]): Pick<Fixture, 'call' | 'callWithRetry'> {
  const call: Fixture['call'] = (nth, route, input, sending) =>
    send(replicas[nth % replicas.length]!.port, route, input, sending);
  return {
    call,
    async callWithRetry(route, input, sending = {}) {
      const idempotencyKey = sending.idempotencyKey ?? randomUUID();
      const until = performance.now() + RETRY_FOR_MS;
      const first = Math.floor(Math.random() * replicas.length);
      for (let tries = 0; ; tries++) {
        const reply = await call(first + tries, route, input, { ...sending, idempotencyKey });
        if (!isRetryable(reply) || performance.now() > until) return reply;
        // With growing, random pauses, so that two thousand clients do not retry at the same time.
        const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
        await wait(pause * (0.5 + Math.random()));
      }
    },
  };
}

/** The same fixture, called at other replicas. */
export const withReplicas = (fixture: Fixture, replicas: Replica[]): Fixture => ({
  ...fixture,
  replicas,
  ...createClient(replicas),
});
