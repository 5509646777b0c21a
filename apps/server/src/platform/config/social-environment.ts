import { z } from 'zod';
import { privateKey, publicKey } from './payment-environment.ts';

const text = z.string().min(1).optional();

/** Providers for social login. Each is optional; an incomplete one stops the start. */
export const socialVariables = {
  WECHAT_LOGIN_APP_ID: text,
  WECHAT_LOGIN_SECRET: text,
  ALIPAY_LOGIN_APP_ID: text,
  ALIPAY_LOGIN_PRIVATE_KEY: privateKey,
  ALIPAY_LOGIN_PUBLIC_KEY: publicKey,
  WEIBO_LOGIN_APP_KEY: text,
  WEIBO_LOGIN_SECRET: text,
};
type SocialVariables = z.output<z.ZodObject<typeof socialVariables>>;

export const socialHints: Record<keyof typeof socialVariables, string> = {
  WECHAT_LOGIN_APP_ID: '微信开放平台网站应用的 AppID',
  WECHAT_LOGIN_SECRET: '微信开放平台网站应用的 AppSecret',
  ALIPAY_LOGIN_APP_ID: '支付宝开放平台网页应用的编号',
  ALIPAY_LOGIN_PRIVATE_KEY: '网页应用的私钥（PKCS8）',
  ALIPAY_LOGIN_PUBLIC_KEY: '网页应用对应的支付宝公钥',
  WEIBO_LOGIN_APP_KEY: '微博开放平台的 App Key',
  WEIBO_LOGIN_SECRET: '微博开放平台的 App Secret',
};

/** Of each provider all of its variables, or none. */
export const SOCIAL_NEEDS = [
  ['微信登录', ['WECHAT_LOGIN_APP_ID', 'WECHAT_LOGIN_SECRET']],
  ['支付宝登录', ['ALIPAY_LOGIN_APP_ID', 'ALIPAY_LOGIN_PRIVATE_KEY', 'ALIPAY_LOGIN_PUBLIC_KEY']],
  ['微博登录', ['WEIBO_LOGIN_APP_KEY', 'WEIBO_LOGIN_SECRET']],
] as const satisfies readonly (readonly [string, readonly (keyof SocialVariables)[]])[];

/** The configured providers; null where a provider is not configured. */
export const socialOf = (env: SocialVariables) => ({
  wechat:
    env.WECHAT_LOGIN_APP_ID && env.WECHAT_LOGIN_SECRET
      ? { appId: env.WECHAT_LOGIN_APP_ID, secret: env.WECHAT_LOGIN_SECRET }
      : null,
  alipay:
    env.ALIPAY_LOGIN_APP_ID && env.ALIPAY_LOGIN_PRIVATE_KEY && env.ALIPAY_LOGIN_PUBLIC_KEY
      ? {
          appId: env.ALIPAY_LOGIN_APP_ID,
          privateKey: env.ALIPAY_LOGIN_PRIVATE_KEY,
          alipayPublicKey: env.ALIPAY_LOGIN_PUBLIC_KEY,
        }
      : null,
  weibo:
    env.WEIBO_LOGIN_APP_KEY && env.WEIBO_LOGIN_SECRET
      ? { appKey: env.WEIBO_LOGIN_APP_KEY, secret: env.WEIBO_LOGIN_SECRET }
      : null,
});
