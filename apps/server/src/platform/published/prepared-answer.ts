import { createHash } from 'node:crypto';
import { createEncodedBodies, type EncodedBodies } from './encoded-bodies.ts';

/** A finished answer: what everyone gets for one address. */
export interface PublishedAnswer {
  status: number;
  body: Buffer;
  headers: Record<string, string>;
  /** False for refusals and errors, which must be decided anew each time. */
  isKept: boolean;
}
/** An answer with the forms it can be sent in; one that is not kept has none and is compressed as it is asked for. */
export interface PreparedAnswer {
  answer: PublishedAnswer;
  createdAt: number;
  size: number;
  cached: CachedAnswer | null;
}
export interface CachedAnswer {
  etag: string;
  encodedBodies: EncodedBodies;
}

/** Both compressed forms together are about a third of a page or a list, and may come later. */
const COMPRESSED_FORMS_FACTOR = 4 / 3;

export function prepareAnswer(answer: PublishedAnswer, createdAt: number): PreparedAnswer {
  if (!answer.isKept) return { answer, createdAt, size: 0, cached: null };
  const etag = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`;
  const encodedBodies = createEncodedBodies(answer.body, {
    ...answer.headers,
    vary: 'accept-encoding',
    etag,
  });
  return {
    answer,
    createdAt,
    size: answer.body.length * COMPRESSED_FORMS_FACTOR,
    cached: { etag, encodedBodies },
  };
}
