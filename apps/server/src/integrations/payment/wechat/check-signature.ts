import { isSignedBy } from '../rsa.ts';
import type { WechatSettings } from './settings.ts';

const FRESH_SECONDS = 300;

/** Whether an answer or notice was signed by WeChat Pay within the last five minutes. */
export function isFromWechat(
  { wechatKeys }: Pick<WechatSettings, 'wechatKeys'>,
  header: (name: string) => string | null,
  body: Buffer,
  now: Date,
): boolean {
  const timestamp = header('wechatpay-timestamp');
  const nonce = header('wechatpay-nonce');
  const signature = header('wechatpay-signature');
  const key = wechatKeys.get(header('wechatpay-serial') ?? '');
  if (!timestamp || !nonce || !signature || !key || !/^\d{10}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > FRESH_SECONDS) return false;
  const text = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
  return isSignedBy(key, text, signature);
}
