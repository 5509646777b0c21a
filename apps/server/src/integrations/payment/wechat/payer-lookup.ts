import { z } from 'zod';
import { type PayerLookup, ProviderUnavailable } from '../port.ts';
import type { Send } from '../send.ts';

export interface PayerSettings {
  appId: string;
  appSecret: string;
  shopUrl: string;
  /** Where WeChat names the person, and where it says who that is. */
  authorizeUrl: string;
  tokenUrl: string;
}

const Answer = z.object({ openid: z.string().regex(/^[\w-]{1,128}$/) });
const Refused = z.object({ errcode: z.int() });
/** A code of somebody else, used before, or older than five minutes. */
const WRONG_CODES = [40029, 40163, 42003];

/** 网页授权 (snsapi_base): WeChat redirects at once, asks nothing and names the person by a number of this shop. */
export const wechatPayerLookup = (settings: PayerSettings, send: Send): PayerLookup => ({
  link(returnPath, state) {
    const query = new URLSearchParams({
      appid: settings.appId,
      redirect_uri: new URL(returnPath, settings.shopUrl).href,
      response_type: 'code',
      scope: 'snsapi_base',
      state,
    });
    return `${settings.authorizeUrl}?${query}#wechat_redirect`;
  },

  async find(code) {
    const query = new URLSearchParams({
      appid: settings.appId,
      secret: settings.appSecret,
      code,
      grant_type: 'authorization_code',
    });
    const { text } = await send({
      method: 'GET',
      url: `${settings.tokenUrl}?${query}`,
      headers: { accept: 'application/json' },
      body: '',
    });
    const content = parseJson(text);
    const found = Answer.safeParse(content);
    if (found.success) return found.data.openid;
    const refused = Refused.safeParse(content);
    if (refused.success && WRONG_CODES.includes(refused.data.errcode)) return null;
    throw new ProviderUnavailable(
      `WeChat did not say who it is: ${refused.data?.errcode ?? 'another shape'}`,
    );
  },
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
