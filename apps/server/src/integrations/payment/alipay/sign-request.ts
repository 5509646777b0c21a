import { shanghaiIso } from '@huarong/core/shared';
import { signText } from '../rsa.ts';
import { canonicalText } from './canonical-text.ts';
import type { AlipaySettings } from './settings.ts';

/** `2026-11-15 20:14:05`, in Shanghai as Alipay expects it. */
export const alipayTime = (at: Date): string => shanghaiIso(at).slice(0, 19).replace('T', ' ');

/** The parameters of a call with their signature, for a form or an address. */
export async function signRequest(
  { appId, privateKey }: Pick<AlipaySettings, 'appId' | 'privateKey'>,
  method: string,
  content: object,
  now: Date,
  extra: Record<string, string> = {},
): Promise<URLSearchParams> {
  const parameters = new URLSearchParams({
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: alipayTime(now),
    version: '1.0',
    ...extra,
    biz_content: JSON.stringify(content),
  });
  parameters.set('sign', await signText(canonicalText(parameters, ['sign']), privateKey));
  return parameters;
}
