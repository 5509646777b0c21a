import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kept, type Made, type PublishedAnswer, withForms } from './forms.ts';
import { send } from './send.ts';
import { withinTime } from './within-time.ts';

export interface PublishedCache {
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<PublishedAnswer>,
  ) => Promise<FastifyReply>;
  /** What is kept and fresh, to be sent at once; null when there is nothing yet. */
  findFresh: (key: string) => Kept | null;
  /** The value behind a published answer, for pages that are drawn from it; as fresh as the answers are. */
  value: <Value>(key: string, make: () => Promise<Value>) => Promise<Value>;
  /** Call when published data changed: nothing made before this moment is sent after it. */
  clear: () => void;
}

const MAKE_WITHIN_MS = 10_000;
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
  const kept = new Map<string, Made>();
  const making = new Map<string, Promise<Made>>();
  const values = new Map<string, { value: unknown; bornAt: number }>();
  let bytes = 0;
  let generation = 0;

  function make(key: string, maker: () => Promise<PublishedAnswer>): Promise<Made> {
    const running = making.get(key);
    if (running) return running;
    const startedIn = generation;
    const bornAt = now();
    const started = withinTime(MAKE_WITHIN_MS, maker())
      .then((answer) => withForms(answer, bornAt))
      .then((made) => {
        if (made.answer.isKept && startedIn === generation) keep(key, made);
        return made;
      })
      .finally(() => making.get(key) === started && making.delete(key));
    making.set(key, started);
    return started;
  }

  // The key counts too: an address can be longer than its answer.
  const sizeOf = (key: string, { size }: Made) => size + key.length * 2 + 512;

  function keep(key: string, made: Made) {
    drop(key);
    kept.set(key, made);
    bytes += sizeOf(key, made);
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  function drop(key: string) {
    const old = kept.get(key);
    if (!old) return;
    bytes -= sizeOf(key, old);
    kept.delete(key);
  }

  /** The last one asked for is the last to go, once there is so much that some may have to. */
  function touch(key: string, made: Made) {
    if (bytes < maxBytes / 2) return;
    kept.delete(key);
    kept.set(key, made);
  }

  return {
    async answer(request, reply, key, maker) {
      const found = kept.get(key);
      const age = found ? now() - found.bornAt : Number.POSITIVE_INFINITY;
      if (!found || age > freshMs + staleMs) return send(request, reply, await make(key, maker));
      touch(key, found);
      // A failed refresh is logged where it failed; the kept answer stays until it is too old to send.
      if (age > freshMs) make(key, maker).catch(() => undefined);
      return send(request, reply, found);
    },
    findFresh(key) {
      const found = kept.get(key);
      if (!found?.kept || now() - found.bornAt > freshMs) return null;
      touch(key, found);
      return found.kept;
    },
    async value<Value>(key: string, maker: () => Promise<Value>) {
      const found = values.get(key);
      if (found && now() - found.bornAt <= freshMs) return found.value as Value;
      const startedIn = generation;
      const bornAt = now();
      const value = await maker();
      if (startedIn === generation) values.set(key, { value, bornAt });
      if (values.size > MAX_VALUES) values.delete(values.keys().next().value!);
      return value;
    },
    clear() {
      generation += 1;
      kept.clear();
      making.clear();
      values.clear();
      bytes = 0;
    },
  };
}
