import { createHash } from 'node:crypto';
import { encodedForms, type Forms } from './encoded-forms.ts';

/** A finished answer: what everyone gets for one address. */
export interface PublishedAnswer {
  status: number;
  body: Buffer;
  headers: Record<string, string>;
  /** False for refusals and errors, which must be decided anew each time. */
  isKept: boolean;
}
/** An answer with the forms it can be sent in; one that is not kept has none and is compressed as it is asked for. */
export interface Made {
  answer: PublishedAnswer;
  bornAt: number;
  size: number;
  kept: Kept | null;
}
export interface Kept {
  etag: string;
  forms: Forms;
}

/** Both compressed forms together are about a third of a page or a list, and may come later. */
const WITH_FORMS = 4 / 3;

export function withForms(answer: PublishedAnswer, bornAt: number): Made {
  if (!answer.isKept) return { answer, bornAt, size: 0, kept: null };
  const etag = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`;
  const forms = encodedForms(answer.body, { ...answer.headers, vary: 'accept-encoding', etag });
  return { answer, bornAt, size: answer.body.length * WITH_FORMS, kept: { etag, forms } };
}
