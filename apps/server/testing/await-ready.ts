import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Waits until the shop says that it is ready; the first question starts the warm-up of a server that does not listen. */
export async function awaitReady(app: FastifyInstance, limitMs = 60_000): Promise<void> {
  const until = performance.now() + limitMs;
  while ((await app.inject('/readyz')).statusCode !== 200) {
    if (performance.now() > until) throw new Error(`not ready within ${limitMs} ms`);
    await wait(10);
  }
}
