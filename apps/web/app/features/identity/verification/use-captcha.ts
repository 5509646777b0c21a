import type { ProofTask } from '@huarong/core/identity';
import { useState } from 'react';
import { identityApi } from '../identity-api.ts';
import { solveProofOfWork } from './solve-proof-of-work.ts';

interface CaptchaChallenge {
  valiCodeToken: string;
  image: string;
  proof: ProofTask;
}
type Purpose = Parameters<ReturnType<typeof identityApi>['captcha']>[0]['purpose'];

export const CAPTCHA_MISSING = '请输入图中字符';

/** The captcha, once the server requires it. Each image is valid for one attempt. */
export function useCaptcha(purpose: Purpose) {
  const [challenge, setChallenge] = useState<CaptchaChallenge | null>(null);
  /** Solution of the proof of work that replaces the image; `working` while it is computed. */
  const [solution, setSolution] = useState<{ answer: string } | 'working' | null>(null);

  async function renew() {
    const reply = await identityApi().captcha({ purpose });
    if (!reply.ok) return;
    setChallenge(reply.value);
    setSolution(null);
  }
  async function solveInBrowser() {
    if (!challenge || solution) return;
    setSolution('working');
    setSolution({ answer: await solveProofOfWork(challenge.proof) });
  }
  const answer = solution !== null && solution !== 'working' ? solution.answer : null;

  return {
    challenge,
    isSolving: solution === 'working',
    isSolved: answer !== null,
    renew,
    solveInBrowser,
    dismiss: () => setChallenge(null),
    /** Whether the characters still have to be typed. */
    isMissing: (valiCode = '') => challenge !== null && answer === null && valiCode === '',
    /** The captcha fields of a call's input. */
    answerInput(valiCode = '') {
      if (!challenge) return {};
      const { valiCodeToken } = challenge;
      return answer === null ? { valiCode, valiCodeToken } : { proof: answer, valiCodeToken };
    },
  };
}
export type CaptchaState = ReturnType<typeof useCaptcha>;
