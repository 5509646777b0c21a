import { setTimeout as wait } from 'node:timers/promises';
import { encodeKeyword } from '@huarong/core/search';
import type { FastifyInstance } from 'fastify';
import type { Log } from '#platform/log';
import type { Snapshot } from './features/catalogue/index.ts';

export interface WarmUp {
  isWarm: () => boolean;
  /** Begins once; later calls wait for the same work. */
  start: () => Promise<void>;
}
interface WarmUpDeps {
  /** Work that the first visitor must not wait for, such as the search index. */
  prepare: (() => Promise<void>)[];
  /** Rendered once each, in this order. */
  pages: () => readonly string[];
  /** Called once. */
  onWarm?: (() => void) | undefined;
  log: Log;
}

const RETRY_MS = 2_000;
/** The encoding that browsers accept is made too. */
const BROWSER = { 'accept-encoding': 'gzip, br' };

/**
 * Gets the shop ready for its first visitor: data in memory are built, then the first pages are rendered, which also
 * compiles the code they run. The server listens meanwhile; `/readyz` says when it is done.
 */
export function createWarmUp(app: FastifyInstance, { prepare, pages, onWarm, log }: WarmUpDeps): WarmUp {
  let isWarm = false;
  let isClosed = false;
  let started: Promise<void> | undefined;
  app.addHook('onClose', async () => {
    isClosed = true;
  });

  async function warmUpOnce() {
    for (const work of prepare) await work();
    for (const page of pages()) {
      const { statusCode } = await app.inject({ url: page, headers: BROWSER });
      if (statusCode >= 500) throw new Error(`${page} answered ${statusCode}`);
    }
  }
  async function warmUp() {
    while (!isWarm && !isClosed) {
      try {
        await warmUpOnce();
        isWarm = true;
        onWarm?.();
      } catch (error) {
        if (isClosed) return;
        log.warn({ err: error }, 'the shop is not ready yet: trying again');
        await wait(RETRY_MS, undefined, { ref: false });
      }
    }
  }
  return { isWarm: () => isWarm, start: () => (started ??= warmUp()) };
}

/** A search, a product, a category and home, which most visitors open first and which is therefore rendered last. */
export function firstPagesOf({ topCategories, byCategory }: Pick<Snapshot, 'topCategories' | 'byCategory'>) {
  const category = topCategories.find(({ id }) => (byCategory.get(id)?.length ?? 0) > 0);
  const product = category && byCategory.get(category.id)?.[0];
  if (!category || !product) return ['/'];
  const keyword = encodeURIComponent(encodeKeyword(category.name));
  return [`/search/?k=${keyword}`, `/product/${product.id}.html`, `/category/${category.id}/`, '/'];
}
