import type { Answer, ReducedResponse } from './envelope.ts';
import { errorCodes, formatRefusalMessage } from './error-codes/index.ts';

/** The text that a merchant wrote instead of the standard one of a code; undefined: none. */
export type OwnErrorText = (code: string) => string | undefined;

/** Wraps an answer in the wire format, with the code and message of a refusal. */
export function wrapAnswer(answer: Answer, ownText?: OwnErrorText): ReducedResponse {
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
    errorMessage:
      message ?? formatRefusalMessage({ ...known, message: ownText?.(known.code) ?? known.message }, details),
    dataResult: null,
    httpStatus: known.http,
  };
}
