import { createHmac, randomBytes } from 'node:crypto';
import type { Send } from '../send.ts';
import type { SandboxKeys } from './sandbox-keys.ts';

export const PAYER_PATH = '/demo/sandbox/wechat-payer';
export const SANDBOX_PAYER = 'oSandbox0000000000000000001';

const signatureOf = ({ apiV3Key }: Pick<SandboxKeys, 'apiV3Key'>, nonce: string) =>
  createHmac('sha256', apiV3Key).update(`payer ${nonce}`).digest('hex').slice(0, 32);

/** A code that WeChat would add to the address it redirects to. */
export function createPayerCode(keys: Pick<SandboxKeys, 'apiV3Key'>): string {
  const nonce = randomBytes(8).toString('hex');
  return `${nonce}-${signatureOf(keys, nonce)}`;
}

/** Answers who a code stands for, as WeChat does: with a number, or a reason in JSON. */
export const payerSandbox =
  (keys: Pick<SandboxKeys, 'apiV3Key'>, appSecret: string): Send =>
  async ({ url }) => {
    const query = new URL(url).searchParams;
    const [nonce = '', signature = ''] = (query.get('code') ?? '').split('-');
    const isRight = query.get('secret') === appSecret && signature === signatureOf(keys, nonce);
    const answer = isRight ? { openid: SANDBOX_PAYER } : { errcode: 40029, errmsg: 'invalid code' };
    return { status: 200, header: () => null, text: JSON.stringify(answer) };
  };
