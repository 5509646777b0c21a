import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { canonicalText } from '../payment/alipay/canonical-text.ts';
import { alipayTime } from '../payment/alipay/sign-request.ts';
import { signedPart } from '../payment/alipay/signed-part.ts';
import { isSignedBy, signText } from '../payment/rsa.ts';
import { type Call, createCodeProvider, type ProviderOptions, withParameters } from './code-provider.ts';

interface AlipayLoginSettings {
  appId: string;
  privateKey: KeyObject;
  alipayPublicKey: KeyObject;
}

const GATEWAY = 'https://openapi.alipay.com/gateway.do';
/** New applications get an open id, older ones a user id. */
const Tokens = z.object({
  access_token: z.string(),
  user_id: z.string().optional(),
  open_id: z.string().optional(),
});
const Person = z.object({ nick_name: z.string().default('') });

/** Login through Alipay (支付宝开放平台). Calls and answers are signed. */
export const connectAlipayLogin = (settings: AlipayLoginSettings, options: ProviderOptions) =>
  createCodeProvider(
    {
      provider: 'alipay',
      name: '支付宝',
      authorizeUrl: (state) =>
        withParameters('https://openauth.alipay.com/oauth2/publicAppAuthorize.htm', {
          app_id: settings.appId,
          scope: 'auth_user',
          redirect_uri: options.redirectUri,
          state,
        }),
      async readAccount(code, call) {
        const exchange = { grant_type: 'authorization_code', code };
        const tokens = Tokens.parse(await callAlipay(settings, call, 'alipay.system.oauth.token', exchange));
        const person = await callAlipay(settings, call, 'alipay.user.info.share', {
          auth_token: tokens.access_token,
        });
        return {
          subject: tokens.open_id ?? tokens.user_id ?? '',
          nickname: Person.parse(person).nick_name,
        };
      },
    },
    options,
  );

/** An answer without Alipay's signature is refused. */
async function callAlipay(
  { appId, privateKey, alipayPublicKey }: AlipayLoginSettings,
  call: Call,
  method: string,
  parameters: Record<string, string>,
): Promise<unknown> {
  const form = new URLSearchParams({
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: alipayTime(new Date()),
    version: '1.0',
    ...parameters,
  });
  form.set('sign', await signText(canonicalText(form, ['sign']), privateKey));
  const text = await call(GATEWAY, form);
  const part = signedPart(text, `${method.replaceAll('.', '_')}_response`);
  const sign = /"sign":"([A-Za-z0-9+/=]+)"/.exec(text)?.[1];
  if (part === null || !sign || !isSignedBy(alipayPublicKey, part, sign))
    throw new Error(`${method}: the answer is not signed by Alipay`);
  return JSON.parse(part);
}
