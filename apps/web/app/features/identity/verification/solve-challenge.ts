import { identityApi } from '../identity-api.ts';
import { solveProofOfWork } from './solve-proof-of-work.ts';

type Purpose = NonNullable<Parameters<ReturnType<typeof identityApi>['captcha']>[0]['purpose']>;

/**
 * Solves the proof of work the server requires before it sends a code to a visitor. If that fails, the call is
 * refused and the captcha image appears.
 */
export async function solveChallenge(purpose: Purpose): Promise<{ valiCodeToken?: string; proof?: string }> {
  const reply = await identityApi().captcha({ purpose, kind: 'proof' }, { handlesRateLimit: true });
  if (!reply.ok) return {};
  const { valiCodeToken, proof } = reply.value;
  return { valiCodeToken, proof: await solveProofOfWork(proof) };
}
