import { identityApi } from '../identity-api.ts';
import { solveProofOfWork } from './solve-proof-of-work.ts';

type Purpose = NonNullable<Parameters<ReturnType<typeof identityApi>['captcha']>[0]['purpose']>;

/**
 * What the shop wants to see before it sends anything for somebody who is not signed in. The browser earns it without a
 * word; should that fail, the call is refused and the picture comes up.
 */
export async function solveChallenge(purpose: Purpose): Promise<{ valiCodeToken?: string; proof?: string }> {
  const reply = await identityApi().captcha({ purpose, kind: 'proof' }, { handlesRateLimit: true });
  if (!reply.ok) return {};
  const { valiCodeToken, proof } = reply.value;
  return { valiCodeToken, proof: await solveProofOfWork(proof) };
}
