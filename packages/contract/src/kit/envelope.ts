/** The wire format that callers rely on. Nothing outside this folder knows that it exists. */
import { errorCodes, nameOfCode, sentenceOf } from './error-codes.ts';

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
  code: keyof typeof errorCodes;
  /** Overrides the table's sentence, e.g. to name the wrong field. */
  message?: string;
  [detail: string]: unknown;
}
export type Answer = { ok: true; value: unknown } | { ok: false; refusal: RefusalDetails };

export const wrapBody = (input: unknown) => ({ queryBody: input });

export function wrapAnswer(answer: Answer): ReducedResponse {
  if (answer.ok) {
    return {
      status: 0,
      results: answer.value,
      errorCode: null,
      errorMessage: null,
      dataResult: null,
      httpStatus: 200,
    };
  }
  const { code, message, ...details } = answer.refusal;
  const known = errorCodes[code] ?? errorCodes.unexpected;
  return {
    status: 1,
    results: Object.keys(details).length > 0 ? details : null,
    errorCode: known.code,
    errorMessage: message ?? sentenceOf(known.message, details),
    dataResult: null,
    httpStatus: known.http,
  };
}

export function unwrapAnswer(response: ReducedResponse): Answer {
  if (response.status === 0) return { ok: true, value: response.results };
  const details = response.results !== null && typeof response.results === 'object' ? response.results : {};
  return {
    ok: false,
    refusal: {
      ...details,
      code: nameOfCode(response.errorCode),
      message: response.errorMessage ?? errorCodes.unexpected.message,
    },
  };
}
