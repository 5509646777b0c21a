import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Config } from '#platform/config';
import type { Tx } from '#platform/database';
import { matchesSignature } from '#platform/secrets';
import { consumeTry, endCode } from './codes.queries.ts';
import { keyedHash } from './keyed-hash.ts';

export interface SubmittedCode {
  recipient: string;
  /** The accepted purposes; a code for another purpose is not valid. */
  purposes: readonly string[];
  code: string;
  rToken: string;
  boundTo?: string;
}
export type CodeRefusal = { code: 'code-wrong'; triesLeft: number } | { code: 'code-expired' };

/** Verifies a code sent to this recipient. Valid once, with five tries, also under concurrent calls. */
export async function verifyCode(
  tx: Tx,
  { acceptedSecrets }: Pick<Config, 'acceptedSecrets'>,
  { recipient, purposes, code, rToken, boundTo = '' }: SubmittedCode,
): Promise<Result<null, CodeRefusal>> {
  const sent = await consumeTry(tx, { rToken, recipient, purposes, boundTo });
  if (!sent) return refuse({ code: 'code-expired' });
  const hashWith = (secret: string) => keyedHash(secret, 'code', rToken, code);
  if (!matchesSignature(acceptedSecrets, sent.code_hash, hashWith))
    return refuse({ code: 'code-wrong', triesLeft: sent.tries_left });
  await endCode(tx, rToken);
  return accept(null);
}
