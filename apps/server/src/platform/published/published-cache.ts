import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type CachedAnswer,
  type PreparedAnswer,
  type PublishedAnswer,
  prepareAnswer,
} from './prepared-answer.ts';
import { sendAnswer } from './send-answer.ts';

export interface PublishedCache {
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<PublishedAnswer>,
  ) => Promise<FastifyReply>;
  /** A fresh cached answer; null when there is none. */
  findFresh: (key: string) => CachedAnswer | null;
  /** The value behind a published answer, for rendering pages; cached for the same time as the answers. */
  value: <Value>(key: string, make: () => Promise<Value>) => Promise<Value>;
  /** Call when published data changed: nothing computed before is sent afterwards. */
  clear: () => void;
}

const MAKE_TIMEOUT_MS = 10_000;
const MAX_VALUES = 2_000;

/**
 * Caches answers that are the same for everyone, with their compressed bodies and ETag, within a size limit. An answer is
 * fresh for `freshMs`, then sent while it is recomputed (`staleMs`), because offers start and end without a data change.
 * Concurrent requests for one key share one computation.
 */
export function createPublishedCache({
  maxBytes = 64 * 1024 * 1024,
  freshMs = 15_000,
  staleMs = 15_000,
  now = () => performance.now(),
} = {}): PublishedCache {
  const answers = new Map<string, PreparedAnswer>();
  const making = new Map<string, Promise<PreparedAnswer>>();
  const values = new Map<string, { value: unknown; createdAt: number }>();
  let bytes = 0;
  let generation = 0;

  function make(key: string, maker: () => Promise<PublishedAnswer>): Promise<PreparedAnswer> {
    const running = making.get(key);
    if (running) return running;
    const startedIn = generation;
    const createdAt = now();
    const started = withTimeLimit(MAKE_TIMEOUT_MS, maker())
      .then((answer) => prepareAnswer(answer, createdAt))
      .then((prepared) => {
        if (prepared.answer.isCacheable && startedIn === generation) store(key, prepared);
        return prepared;
      })
      .finally(() => making.get(key) === started && making.delete(key));
    making.set(key, started);
    return started;
  }

  // The key counts too: an address can be longer than its answer.
  const sizeOf = (key: string, { size }: PreparedAnswer) => size + key.length * 2 + 512;

  function store(key: string, prepared: PreparedAnswer) {
    evict(key);
    answers.set(key, prepared);
    bytes += sizeOf(key, prepared);
    for (const oldest of answers.keys()) {
      if (bytes <= maxBytes) break;
      evict(oldest);
    }
  }

  function evict(key: string) {
    const old = answers.get(key);
    if (!old) return;
    bytes -= sizeOf(key, old);
    answers.delete(key);
  }

  /** Moves the key to the end of the eviction order; skipped while the cache is less than half full. */
  function touch(key: string, prepared: PreparedAnswer) {
    if (bytes < maxBytes / 2) return;
    answers.delete(key);
    answers.set(key, prepared);
  }

  return {
    async answer(request, reply, key, maker) {
      const found = answers.get(key);
      const age = found ? now() - found.createdAt : Number.POSITIVE_INFINITY;
      if (!found || age > freshMs + staleMs) return sendAnswer(request, reply, await make(key, maker));
      touch(key, found);
      // A failed refresh is logged where it failed; the cached answer stays until it is too old.
      if (age > freshMs) make(key, maker).catch(() => undefined);
      return sendAnswer(request, reply, found);
    },
    findFresh(key) {
      const found = answers.get(key);
      if (!found?.cached || now() - found.createdAt > freshMs) return null;
      touch(key, found);
      return found.cached;
    },
    async value<Value>(key: string, maker: () => Promise<Value>) {
      const found = values.get(key);
      if (found && now() - found.createdAt <= freshMs) return found.value as Value;
      const startedIn = generation;
      const createdAt = now();
      const value = await maker();
      if (startedIn === generation) values.set(key, { value, createdAt });
      const [oldest] = values.keys();
      if (values.size > MAX_VALUES && oldest !== undefined) values.delete(oldest);
      return value;
    },
    clear() {
      generation += 1;
      answers.clear();
      making.clear();
      values.clear();
      bytes = 0;
    },
  };
}

/** The error of Fastify's handler timeout, for computations that several requests share. */
class HandlerTimeout extends Error {
  code = 'FST_ERR_HANDLER_TIMEOUT';
  statusCode = 503;
}

async function withTimeLimit<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new HandlerTimeout(`not computed within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
