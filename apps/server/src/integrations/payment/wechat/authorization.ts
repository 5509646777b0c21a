import { randomBytes } from 'node:crypto';
import { signText } from '../rsa.ts';
import type { WechatSettings } from './settings.ts';

export interface SignedRequest {
  method: 'GET' | 'POST';
  /** With its query. */
  path: string;
  body: string;
}

/** The text APIv3 signs: each part on its own line, with a final line break. */
export const requestText = ({ method, path, body }: SignedRequest, timestamp: string, nonce: string) =>
  `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`;

/** The Authorization header of our requests. */
export async function authorization(
  { merchantId, merchantSerial, privateKey }: WechatSettings,
  request: SignedRequest,
  now: Date,
  nonce = randomBytes(16).toString('hex'),
): Promise<string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const fields = {
    mchid: merchantId,
    nonce_str: nonce,
    signature: await signText(requestText(request, timestamp, nonce), privateKey),
    timestamp,
    serial_no: merchantSerial,
  };
  const pairs = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${pairs.join(',')}`;
}
