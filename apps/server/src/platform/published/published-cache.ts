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
  /** What is kept and fresh, to be sent at once; null when there is nothing yet. */
  findFresh: (key: string) => CachedAnswer | null;
  /** The value behind a published answer, for pages that are drawn from it; as fresh as the answers are. */
  value: <Value>(key: string, make: () => Promise<Value>) => Promise<Value>;
  /** Call when published data changed: nothing made before this moment is sent after it. */
  clear: () => void;
}

const MAKE_TIMEOUT_MS = 10_000;
const MAX_VALUES = 2_000;

/**
 * What everyone sees, kept with its compressed forms and ETag and answered without making it again. Bounded by size;
 * fresh for `freshMs`, then sent once more while it is made anew (`staleMs`), because windows of time open and close
 * without any data changing. One maker a key at a time, however many ask.
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
        if (prepared.answer.isKept && startedIn === generation) store(key, prepared);
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

  /** The last one asked for is the last to go, once there is so much that some may have to. */
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
      // A failed refresh is logged where it failed; the kept answer stays until it is too old to send.
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
      if (values.size > MAX_VALUES) values.delete(values.keys().next().value!);
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

/** The same answer Fastify's own limit gives; ours covers makers that several requests share. */
class HandlerTimeout extends Error {
  code = 'FST_ERR_HANDLER_TIMEOUT';
  statusCode = 503;
}

async function withTimeLimit<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new HandlerTimeout(`not made within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
