/** The wire format that callers rely on. Nothing outside this folder knows that it exists. */
import type { errorCodes as table } from './error-codes/index.ts';

export interface Envelope {
  /** 0 is success; 1 a refusal; a gateway may put an HTTP status such as 429 here. */
  status: number;
  results: unknown;
  errorCode: string | null;
  errorMessage: string | null;
  dataResult: unknown;
}
/** What is kept of a response: the envelope and the HTTP status, nothing else. */
export interface ReducedResponse extends Envelope {
  httpStatus: number;
}

export interface RefusalDetails {
  code: keyof typeof table;
  /** Overrides the table's sentence, e.g. to name the wrong field. */
  message?: string;
  [detail: string]: unknown;
}
export type Answer = { ok: true; value: unknown } | { ok: false; refusal: RefusalDetails };

export const wrapBody = (input: unknown) => ({ queryBody: input });
