import { codeNames } from './code-names.gen.ts';
import type { Answer, ReducedResponse } from './envelope.ts';

const UNKNOWN = '出了点问题，请稍后再试';

/** `CMN0001E` → `invalid-input`; a code this build does not know reads as `unexpected`. */
export const nameOfCode = (code: string | null) =>
  code !== null && Object.hasOwn(codeNames, code) ? codeNames[code as keyof typeof codeNames] : 'unexpected';

/** An answer in our words. Sentences come with it, so that a browser need not carry the table of all of them. */
export function unwrapAnswer(response: ReducedResponse): Answer {
  if (response.status === 0) return { ok: true, value: response.results };
  const details = response.results !== null && typeof response.results === 'object' ? response.results : {};
  return {
    ok: false,
    refusal: { ...details, code: nameOfCode(response.errorCode), message: response.errorMessage ?? UNKNOWN },
  };
}
