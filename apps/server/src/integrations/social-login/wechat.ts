import { z } from 'zod';
import { createCodeProvider, type ProviderOptions, withParameters } from './code-provider.ts';

interface WechatLoginSettings {
  appId: string;
  secret: string;
}

const Tokens = z.object({ access_token: z.string(), openid: z.string(), unionid: z.string().optional() });
const Person = z.object({ nickname: z.string().default('') });

/** Login of a website through WeChat (微信开放平台, 网站应用). */
export const connectWechatLogin = ({ appId, secret }: WechatLoginSettings, options: ProviderOptions) =>
  createCodeProvider(
    {
      provider: 'wechat',
      name: '微信',
      authorizeUrl: (state) =>
        `${withParameters('https://open.weixin.qq.com/connect/qrconnect', {
          appid: appId,
          redirect_uri: options.redirectUri,
          response_type: 'code',
          scope: 'snsapi_login',
          state,
        })}#wechat_redirect`,
      async readAccount(code, call) {
        const exchange = { appid: appId, secret, code, grant_type: 'authorization_code' };
        const address = 'https://api.weixin.qq.com/sns';
        const tokens = Tokens.parse(
          JSON.parse(await call(withParameters(`${address}/oauth2/access_token`, exchange))),
        );
        const { access_token, openid, unionid } = tokens;
        const person = Person.parse(
          JSON.parse(await call(withParameters(`${address}/userinfo`, { access_token, openid }))),
        );
        // The union id stays the same when the merchant adds an app or a mini program.
        return { subject: unionid ?? openid, nickname: person.nickname };
      },
    },
    options,
  );
