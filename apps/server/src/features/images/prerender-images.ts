import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The width most screens ask for, in the form all current browsers take: of drawings and of photographs. */
const PRERENDERED_URL = /\/pictures\/(?:drawn|photo)\/[\w/-]+-400\.avif/g;

/**
 * Makes the pictures of the first pages before anybody opens them, so that the first visitor does not wait for every one.
 * It rests after each as long as the making took: shoppers come first.
 */
export async function prerenderImages(
  app: FastifyInstance,
  pages: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const rendered = new Set<string>();
  for (const page of pages) {
    const { body } = await app.inject(page);
    for (const [url] of body.matchAll(PRERENDERED_URL)) {
      if (signal.aborted) return rendered.size;
      if (rendered.has(url)) continue;
      rendered.add(url);
      const start = performance.now();
      await app.inject(url);
      await wait(performance.now() - start);
    }
  }
  return rendered.size;
}
