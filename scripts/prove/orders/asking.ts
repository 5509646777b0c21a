import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Replica } from './replica.ts';
import { isForLater, send } from './send.ts';
import type { World } from './world.ts';

const GIVE_UP_MS = 150_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 8_000;

/** Asks these replicas; the list may change while a shopper waits, as behind a balancer. */
export function asking(replicas: readonly Replica[]): Pick<World, 'ask' | 'askPatiently'> {
  const ask: World['ask'] = (nth, route, input, sending) =>
    send(replicas[nth % replicas.length]!.port, route, input, sending);
  return {
    ask,
    async askPatiently(route, input, sending = {}) {
      const idempotencyKey = sending.idempotencyKey ?? randomUUID();
      const until = performance.now() + GIVE_UP_MS;
      const first = Math.floor(Math.random() * replicas.length);
      for (let tries = 0; ; tries++) {
        const reply = await ask(first + tries, route, input, { ...sending, idempotencyKey });
        if (!isForLater(reply) || performance.now() > until) return reply;
        // Ever more slowly, and never all at once: two thousand who ask again at once are two thousand more.
        const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
        await wait(pause * (0.5 + Math.random()));
      }
    },
  };
}

/** The same shop, asked at other doors. */
export const atReplicas = (world: World, replicas: Replica[]): World => ({
  ...world,
  replicas,
  ...asking(replicas),
});
