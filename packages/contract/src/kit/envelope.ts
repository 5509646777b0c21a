/** The wire format that API clients rely on. Only this folder uses it. */
import type { RefusalOf, errorCodes as table } from './error-codes/index.ts';

export interface Envelope {
  /** 0 is success; 1 a refusal; a gateway may put an HTTP status such as 429 here. */
  status: number;
  results: unknown;
  errorCode: string | null;
  errorMessage: string | null;
  dataResult: unknown;
}
/** The parts of a response that are used: the envelope and the HTTP status. */
export interface ReducedResponse extends Envelope {
  httpStatus: number;
}

/** Any refusal of the shop, with the details of its code. */
export type RefusalDetails = RefusalOf<keyof typeof table>;
export type Answer = { ok: true; value: unknown } | { ok: false; refusal: RefusalDetails };

export const wrapBody = (input: unknown) => ({ queryBody: input });
