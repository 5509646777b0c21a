import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A finished answer: what everyone gets for one address. */
export interface PublishedAnswer {
  status: number;
  body: Buffer;
  headers: Record<string, string>;
  /** False for refusals and errors, which must be decided anew each time. */
  isKept: boolean;
}
/** An answer with the forms it can be sent in; one that is not kept has none and is compressed as it is asked for. */
interface Made {
  answer: PublishedAnswer;
  bornAt: number;
  forms?: { etag: string; gzip: Buffer; br: Buffer };
}
export interface PublishedCache {
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<PublishedAnswer>,
  ) => Promise<FastifyReply>;
  /** Call when published data changed: nothing made before this moment is sent after it. */
  clear: () => void;
}

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
/** Quality 5 is where brotli beats gzip 6 in both size and time for pages of about 100 kB. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

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
  let bytes = 0;
  let generation = 0;

  function make(key: string, maker: () => Promise<PublishedAnswer>): Promise<Made> {
    const running = making.get(key);
    if (running) return running;
    const startedIn = generation;
    const bornAt = now();
    const started = maker()
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
  const sizeOf = (key: string, { answer, forms }: Made) =>
    answer.body.length + (forms ? forms.gzip.length + forms.br.length : 0) + key.length * 2 + 512;

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

  return {
    async answer(request, reply, key, maker) {
      const found = kept.get(key);
      const age = found ? now() - found.bornAt : Number.POSITIVE_INFINITY;
      if (!found || age > freshMs + staleMs) return send(request, reply, await make(key, maker));

      kept.delete(key);
      kept.set(key, found);
      // A failed refresh is logged where it failed; the kept answer stays until it is too old to send.
      if (age > freshMs) make(key, maker).catch(() => undefined);
      return send(request, reply, found);
    },
    clear() {
      generation += 1;
      kept.clear();
      making.clear();
      bytes = 0;
    },
  };
}

async function withForms(answer: PublishedAnswer, bornAt: number): Promise<Made> {
  if (!answer.isKept) return { answer, bornAt };
  const [gzip, br] = await Promise.all([gzipped(answer.body), brotlied(answer.body, BROTLI)]);
  const etag = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`;
  return { answer, bornAt, forms: { etag, gzip, br } };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, forms }: Made,
): Promise<FastifyReply> {
  reply.code(answer.status).headers(answer.headers).header('vary', 'accept-encoding');
  if (forms) {
    reply.header('etag', forms.etag);
    if (request.headers['if-none-match'] === forms.etag) return reply.code(304).send();
  }
  const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''));
  if (encoding === null) return reply.send(answer.body);
  reply.header('content-encoding', encoding);
  if (forms) return reply.send(encoding === 'br' ? forms.br : forms.gzip);
  return reply.send(await (encoding === 'br' ? brotlied(answer.body, BROTLI) : gzipped(answer.body)));
}

const acceptedEncoding = (accepted: string): 'br' | 'gzip' | null =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
