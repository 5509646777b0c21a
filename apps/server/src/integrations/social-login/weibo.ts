import { z } from 'zod';
import { createCodeProvider, type ProviderOptions, withParameters } from './code-provider.ts';

interface WeiboLoginSettings {
  appKey: string;
  secret: string;
}

const Tokens = z.object({ access_token: z.string(), uid: z.string().regex(/^\d+$/) });
const Person = z.object({ screen_name: z.string().default('') });

/** Login through Weibo (微博开放平台). */
export const connectWeiboLogin = ({ appKey, secret }: WeiboLoginSettings, options: ProviderOptions) =>
  createCodeProvider(
    {
      provider: 'weibo',
      name: '微博',
      authorizeUrl: (state) =>
        withParameters('https://api.weibo.com/oauth2/authorize', {
          client_id: appKey,
          redirect_uri: options.redirectUri,
          response_type: 'code',
          state,
        }),
      async readAccount(code, call) {
        const exchange = new URLSearchParams({
          client_id: appKey,
          client_secret: secret,
          grant_type: 'authorization_code',
          redirect_uri: options.redirectUri,
          code,
        });
        const { access_token, uid } = Tokens.parse(
          JSON.parse(await call('https://api.weibo.com/oauth2/access_token', exchange)),
        );
        const address = withParameters('https://api.weibo.com/2/users/show.json', { access_token, uid });
        return { subject: uid, nickname: Person.parse(JSON.parse(await call(address))).screen_name };
      },
    },
    options,
  );
