import { createHash } from 'node:crypto';
import { createEncodedBodies, type EncodedBodies } from './encoded-bodies.ts';

/** The answer that everyone gets for one address. */
export interface PublishedAnswer {
  status: number;
  body: Buffer;
  headers: Record<string, string>;
  /** False for refusals and errors, which are computed for each request. */
  isCacheable: boolean;
}
/** An answer ready to be sent; one that is not cacheable is compressed for each request. */
export interface PreparedAnswer {
  answer: PublishedAnswer;
  createdAt: number;
  size: number;
  /** The data changed while it was computed: it may be sent, and no proxy may store it. */
  isOutdated?: boolean;
  cached: CachedAnswer | null;
}
export interface CachedAnswer {
  etag: string;
  encodedBodies: EncodedBodies;
}

/** Both compressed bodies together are about a third of the plain one, and may be added later. */
const COMPRESSED_FORMS_FACTOR = 4 / 3;

export function prepareAnswer(answer: PublishedAnswer, createdAt: number): PreparedAnswer {
  if (!answer.isCacheable) return { answer, createdAt, size: 0, cached: null };
  const etag = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`;
  const encodedBodies = createEncodedBodies(answer.body, {
    ...answer.headers,
    vary: 'accept-encoding',
    etag,
  });
  return {
    // Not the body that was rendered: the cache would hold every page twice.
    answer: { ...answer, body: encodedBodies.plain },
    createdAt,
    size: answer.body.length * COMPRESSED_FORMS_FACTOR,
    cached: { etag, encodedBodies },
  };
}
