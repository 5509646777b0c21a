import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { keysOf, requireValue } from '@huarong/core/shared';
import { z } from 'zod';

/** A key as merchants paste it: PEM, PEM with written-out line ends, or the bare base64 that the consoles show. */
const key = (label: 'PRIVATE KEY' | 'PUBLIC KEY', open: (pem: string) => KeyObject) =>
  z.string().transform((given, context) => {
    const text = given.replaceAll('\\n', '\n').trim();
    try {
      return open(
        text.startsWith('-----') ? text : `-----BEGIN ${label}-----\n${text}\n-----END ${label}-----`,
      );
    } catch {
      context.addIssue('not a key');
      return z.NEVER;
    }
  });
export const privateKey = key('PRIVATE KEY', (pem) => createPrivateKey(pem)).optional();
export const publicKey = key('PUBLIC KEY', (pem) => createPublicKey(pem)).optional();
const text = z.string().min(1).optional();

/** What a live shop needs to take payments. A demo uses the sandbox. */
export const paymentVariables = {
  ALIPAY_APP_ID: text,
  ALIPAY_SELLER_ID: text,
  ALIPAY_PRIVATE_KEY: privateKey,
  ALIPAY_PUBLIC_KEY: publicKey,
  ALIPAY_GATEWAY: z.url({ protocol: /^https?$/ }).default('https://openapi.alipay.com/gateway.do'),
  WECHAT_APP_ID: text,
  /** Of the service account whose pages open inside WeChat; without it nobody can pay there. */
  WECHAT_APP_SECRET: text,
  WECHAT_MERCHANT_ID: text,
  WECHAT_MERCHANT_SERIAL: text,
  WECHAT_PRIVATE_KEY: privateKey,
  WECHAT_API_V3_KEY: z
    .string()
    .refine((given) => Buffer.byteLength(given) === 32)
    .optional(),
  WECHAT_PUBLIC_KEY_ID: text,
  WECHAT_PUBLIC_KEY: publicKey,
  WECHAT_GATEWAY: z.url({ protocol: /^https?$/ }).default('https://api.mch.weixin.qq.com'),
  /** Key of the hashes of stored-value card numbers. Changing it makes every card unknown. */
  CARD_SECRET: z.string().min(32).optional(),
};
type PaymentVariables = z.output<z.ZodObject<typeof paymentVariables>>;

export const paymentHints: Record<keyof typeof paymentVariables, string> = {
  ALIPAY_APP_ID: '支付宝开放平台的应用编号',
  ALIPAY_SELLER_ID: '收款支付宝账号（2088 开头）',
  ALIPAY_PRIVATE_KEY: '应用私钥（PKCS8）',
  ALIPAY_PUBLIC_KEY: '支付宝公钥',
  ALIPAY_GATEWAY: '支付宝网关，例如 https://openapi.alipay.com/gateway.do',
  WECHAT_APP_ID: '微信支付的应用编号',
  WECHAT_APP_SECRET: '公众号密钥，在微信里打开的页面付款时需要',
  WECHAT_MERCHANT_ID: '微信支付商户号',
  WECHAT_MERCHANT_SERIAL: '商户证书序列号',
  WECHAT_PRIVATE_KEY: '商户私钥',
  WECHAT_API_V3_KEY: '32 个字符的 APIv3 密钥',
  WECHAT_PUBLIC_KEY_ID: '微信支付公钥编号（PUB_KEY_ID 开头）',
  WECHAT_PUBLIC_KEY: '微信支付公钥',
  WECHAT_GATEWAY: '微信支付接口地址，例如 https://api.mch.weixin.qq.com',
  CARD_SECRET: '至少 32 个字符的随机密钥，启用后不能更换',
};

export const PAYMENT_NEEDS = keysOf(paymentVariables).filter(
  (name) => !name.endsWith('_GATEWAY') && name !== 'WECHAT_APP_SECRET',
);

const DEMO_CARD_SECRET = 'huarong-demo-cards-are-worth-nothing';

/** A variable that `problemsOf` has found to be set. */
export const need = <Env extends object, Name extends keyof Env & string>(env: Env, name: Name) =>
  requireValue(env[name], name);

export const paymentOf = (env: PaymentVariables & { SHOP_MODE: 'demo' | 'live' }) => ({
  cardSecret: env.CARD_SECRET ?? DEMO_CARD_SECRET,
  payment:
    env.SHOP_MODE === 'demo'
      ? null
      : {
          alipay: {
            appId: need(env, 'ALIPAY_APP_ID'),
            sellerId: need(env, 'ALIPAY_SELLER_ID'),
            privateKey: need(env, 'ALIPAY_PRIVATE_KEY'),
            alipayPublicKey: need(env, 'ALIPAY_PUBLIC_KEY'),
            gateway: env.ALIPAY_GATEWAY,
          },
          wechat: {
            appId: need(env, 'WECHAT_APP_ID'),
            appSecret: env.WECHAT_APP_SECRET,
            merchantId: need(env, 'WECHAT_MERCHANT_ID'),
            merchantSerial: need(env, 'WECHAT_MERCHANT_SERIAL'),
            privateKey: need(env, 'WECHAT_PRIVATE_KEY'),
            apiV3Key: Buffer.from(need(env, 'WECHAT_API_V3_KEY')),
            wechatKeys: new Map([[need(env, 'WECHAT_PUBLIC_KEY_ID'), need(env, 'WECHAT_PUBLIC_KEY')]]),
            gateway: env.WECHAT_GATEWAY,
          },
        },
});
