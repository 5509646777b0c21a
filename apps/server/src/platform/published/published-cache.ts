import type { FastifyReply, FastifyRequest } from 'fastify';
import { DO_NOT_STORE } from './cache-tags.ts';
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
  /** Call when published data changed: nothing computed before is sent afterwards, unless nothing newer can be computed soon. */
  clear: () => void;
  figures: () => CacheFigures;
}

export interface CacheFigures {
  entries: number;
  bytes: number;
  /** Answers by where they came from: fresh, sent while a new one is computed, computed, old because none can be. */
  answers: { hit: number; refresh: number; miss: number; outage: number };
  clears: number;
}

const MAKE_TIMEOUT_MS = 10_000;
/** A database that is silent, not away, is noticed after seconds; a visitor with an old answer at hand need not wait. */
const WAIT_FOR_NEW_MS = 3_000;
const MAX_VALUES = 2_000;
/** How long after a failure old answers are sent at once, instead of after another failure. */
const FAILURE_PAUSE_MS = 2_000;

/** An answer, and how often the published data had changed when its computation began. */
interface StoredAnswer {
  prepared: PreparedAnswer;
  generation: number;
}

/**
 * Caches answers that are the same for everyone, with their compressed bodies and ETag, within a size limit. An answer is
 * fresh for `freshMs`, then sent while it is recomputed (`staleMs`), because offers start and end without a data change.
 * Concurrent requests for one key share one computation. When none can be computed within
 * `waitForNewMs`, as with the database away, the last one is sent for `outageMs`, marked as old.
 */
export function createPublishedCache({
  maxBytes = 64 * 1024 * 1024,
  freshMs = 15_000,
  staleMs = 15_000,
  outageMs = 12 * 3_600_000,
  waitForNewMs = WAIT_FOR_NEW_MS,
  now = () => performance.now(),
} = {}): PublishedCache {
  const answers = new Map<string, StoredAnswer>();
  const making = new Map<string, Promise<PreparedAnswer>>();
  const values = new Map<string, { value: unknown; createdAt: number }>();
  let bytes = 0;
  let generation = 0;
  const counts = { hit: 0, refresh: 0, miss: 0, outage: 0 };
  let failedAt = Number.NEGATIVE_INFINITY;

  function make(key: string, maker: () => Promise<PublishedAnswer>): Promise<PreparedAnswer> {
    const running = making.get(key);
    if (running) return running;
    const startedIn = generation;
    const createdAt = now();
    const started = withTimeLimit(MAKE_TIMEOUT_MS, maker())
      .then((answer) => prepareAnswer(answer, createdAt))
      .then((prepared) => {
        // What is not there any more is not sent in an outage either.
        if (!prepared.answer.isCacheable) evict(key);
        else if (startedIn === generation) store(key, prepared);
        else prepared.isOutdated = true;
        return prepared;
      })
      .catch((error: unknown) => {
        failedAt = now();
        throw error;
      })
      .finally(() => making.get(key) === started && making.delete(key));
    making.set(key, started);
    return started;
  }

  // The key counts too: an address can be longer than its answer.
  const sizeOf = (key: string, { size }: PreparedAnswer) => size + key.length * 2 + 512;

  function store(key: string, prepared: PreparedAnswer) {
    evict(key);
    answers.set(key, { prepared, generation });
    bytes += sizeOf(key, prepared);
    for (const oldest of answers.keys()) {
      if (bytes <= maxBytes) break;
      evict(oldest);
    }
  }

  function evict(key: string) {
    const old = answers.get(key);
    if (!old) return;
    bytes -= sizeOf(key, old.prepared);
    answers.delete(key);
  }

  /** Moves the key to the end of the eviction order; skipped while the cache is less than half full. */
  function touch(key: string, stored: StoredAnswer) {
    if (bytes < maxBytes / 2) return;
    answers.delete(key);
    answers.set(key, stored);
  }

  /** Infinite after a change of the published data. */
  const ageOf = (stored: StoredAnswer | undefined) =>
    stored?.generation === generation ? now() - stored.prepared.createdAt : Number.POSITIVE_INFINITY;

  return {
    async answer(request, reply, key, maker) {
      const found = answers.get(key);
      const age = ageOf(found);
      if (!found) {
        counts.miss += 1;
        return sendAnswer(request, reply, await make(key, maker));
      }
      touch(key, found);
      const isHeldForOutage = now() - found.prepared.createdAt <= outageMs;
      const sendOld = () => {
        counts.outage += 1;
        return sendAnswer(request, markAsOld(reply), found.prepared);
      };
      if (age > freshMs + staleMs) {
        const made = make(key, maker);
        if (!isHeldForOutage) {
          counts.miss += 1;
          return sendAnswer(request, reply, await made);
        }
        if (now() - failedAt > FAILURE_PAUSE_MS)
          return withTimeLimit(waitForNewMs, made).then(
            (prepared) => {
              counts.miss += 1;
              return sendAnswer(request, reply, prepared);
            },
            (error: unknown) => {
              request.log.warn({ err: error }, 'an old answer is sent');
              return sendOld();
            },
          );
        made.catch(() => undefined);
        return sendOld();
      }
      // A failed refresh is logged where it failed; the cached answer stays until it is too old.
      counts[age > freshMs ? 'refresh' : 'hit'] += 1;
      if (age > freshMs) make(key, maker).catch(() => undefined);
      return sendAnswer(request, reply, found.prepared);
    },
    findFresh(key) {
      const found = answers.get(key);
      if (!found?.prepared.cached || ageOf(found) > freshMs) return null;
      counts.hit += 1;
      touch(key, found);
      return found.prepared.cached;
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
      making.clear();
      values.clear();
    },
    figures: () => ({ entries: answers.size, bytes, answers: counts, clears: generation }),
  };
}

/** Server-Timing is the header that the scripts of a page can read: it shows a notice. */
function markAsOld(reply: FastifyReply): FastifyReply {
  const timing = reply.getHeader('server-timing');
  return reply.headers({
    ...DO_NOT_STORE,
    'x-stale': 'outage',
    'server-timing': timing ? `${timing}, old` : 'old',
  });
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
