import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The width most screens ask for, in the form all current browsers take: of drawings and of photographs. */
const SEEN_FIRST = /\/pictures\/(?:drawn|photo)\/[\w/-]+-400\.avif/g;

/**
 * Makes the pictures of the first pages before anybody opens them, so that the first visitor does not wait for every one.
 * It rests after each as long as the making took: shoppers come first.
 */
export async function drawAhead(
  app: FastifyInstance,
  pages: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const drawn = new Set<string>();
  for (const page of pages) {
    const { body } = await app.inject(page);
    for (const [address] of body.matchAll(SEEN_FIRST)) {
      if (signal.aborted) return drawn.size;
      if (drawn.has(address)) continue;
      drawn.add(address);
      const start = performance.now();
      await app.inject(address);
      await wait(performance.now() - start);
    }
  }
  return drawn.size;
}
