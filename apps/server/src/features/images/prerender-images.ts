import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Drawings and photographs at the width most screens request, in the format all current browsers accept. */
const PRERENDERED_URL = /\/pictures\/(?:drawn|photo)\/[\w/-]+-400\.avif/g;

/**
 * Renders the images of the first pages before anyone opens them, so that the first visitor does not wait for each
 * one. It pauses after each image for as long as the rendering took, because requests come first.
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
