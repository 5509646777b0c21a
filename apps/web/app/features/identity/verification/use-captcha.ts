import type { ProofTask } from '@huarong/core/identity';
import { useState } from 'react';
import { identityApi } from '../identity-api.ts';
import { workOut as solve } from './solve-proof-of-work.ts';

interface Picture {
  valiCodeToken: string;
  image: string;
  proof: ProofTask;
}
type Purpose = Parameters<ReturnType<typeof identityApi>['captcha']>[0]['purpose'];

export const CAPTCHA_MISSING = '请输入图中字符';

/** The picture code, once the server has asked for it. Each picture is good for one try. */
export function useCaptcha(purpose: Purpose) {
  const [picture, setPicture] = useState<Picture | null>(null);
  /** The answer to the sum that stands in for reading the picture; `working` while it is sought. */
  const [sum, setSum] = useState<{ answer: string } | 'working' | null>(null);

  async function renew() {
    const reply = await identityApi().captcha({ purpose });
    if (!reply.ok) return;
    setPicture(reply.value);
    setSum(null);
  }
  async function workOut() {
    if (!picture || sum) return;
    setSum('working');
    setSum({ answer: await solve(picture.proof) });
  }
  const answer = sum !== null && sum !== 'working' ? sum.answer : null;

  return {
    picture,
    isWorking: sum === 'working',
    isWorkedOut: answer !== null,
    renew,
    workOut,
    putAway: () => setPicture(null),
    /** Whether there is still something to type. */
    isMissing: (valiCode = '') => picture !== null && answer === null && valiCode === '',
    /** What a call that asks for the picture wants to see. */
    proof(valiCode = '') {
      if (!picture) return {};
      const { valiCodeToken } = picture;
      return answer === null ? { valiCode, valiCodeToken } : { proof: answer, valiCodeToken };
    },
  };
}
export type CaptchaState = ReturnType<typeof useCaptcha>;
