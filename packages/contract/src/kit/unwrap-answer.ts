import type { Answer, ReducedResponse, RefusalDetails } from './envelope.ts';

const UNKNOWN_REFUSAL = '出了点问题，请稍后再试';

/** Reads an answer. Messages come with it, so that the browser does not load all of them. */
export async function unwrapAnswer(response: ReducedResponse): Promise<Answer> {
  if (response.status === 0) return { ok: true, value: response.results };
  const details = response.results !== null && typeof response.results === 'object' ? response.results : {};
  const code = await nameOfCode(response.errorCode ?? '');
  const refusal = { ...details, code, message: response.errorMessage ?? UNKNOWN_REFUSAL };
  // The server sends the details of the code; the wire cannot prove it.
  return { ok: false, refusal: refusal as RefusalDetails };
}

/**
 * `CMN0001E` → `invalid-input`; a code this build does not know reads as `unexpected`. The table is loaded with the first
 * refusal, because most visits get none.
 */
async function nameOfCode(code: string): Promise<RefusalDetails['code']> {
  const loaded = await import('./code-names.gen.ts').catch(() => null);
  const names = new Map<string, RefusalDetails['code']>(Object.entries(loaded?.codeNames ?? {}));
  return names.get(code) ?? 'unexpected';
}
