import { generateKeyPairSync } from 'node:crypto';
import type { AlipaySettings } from '../alipay/settings.ts';
import type { SandboxKeys } from '../sandbox/sandbox-keys.ts';
import { SANDBOX_ALIPAY, SANDBOX_WECHAT } from '../sandbox/sandbox-merchant.ts';
import type { Trade } from '../sandbox/sandbox-trades.ts';
import { SANDBOX_SERIAL } from '../sandbox/wechat-sandbox.ts';
import type { WechatSettings } from '../wechat/settings.ts';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Keys of both sides, generated for a test run. */
export const keys: SandboxKeys = {
  shopAtAlipay: pair(),
  alipay: pair(),
  shopAtWechat: pair(),
  wechat: pair(),
  apiV3Key: Buffer.from('0123456789abcdef0123456789abcdef'),
};

export const alipaySettings: AlipaySettings = {
  ...SANDBOX_ALIPAY,
  gateway: 'https://openapi.alipay.example/gateway.do',
  privateKey: keys.shopAtAlipay.privateKey,
  alipayPublicKey: keys.alipay.publicKey,
  notifyUrl: 'https://www.shop.example/v1/order/pay/notify/alipay',
  shopUrl: 'https://www.shop.example',
};

export const wechatSettings: WechatSettings = {
  ...SANDBOX_WECHAT,
  merchantSerial: 'SANDBOX',
  privateKey: keys.shopAtWechat.privateKey,
  apiV3Key: keys.apiV3Key,
  wechatKeys: new Map([[SANDBOX_SERIAL, keys.wechat.publicKey]]),
  gateway: 'https://api.mch.weixin.example',
  notifyUrl: 'https://www.shop.example/v1/order/pay/notify/wechat',
  shopUrl: 'https://www.shop.example',
};

export const NOW = new Date('2026-11-15T20:14:05+08:00');

export const tradeAt = (provider: Trade['provider'], changes: Partial<Trade> = {}): Trade => ({
  out_trade_no: 'P20261115ABCDEFGHJKLMNPQ',
  provider,
  trade_no: '2026111522001400000000000001',
  amount_fen: 127_000,
  subject: '花容 订单 263849105527718046',
  return_url: '/payment/result/263849105527718046',
  state: 'paid',
  opened_at: NOW,
  expires_at: null,
  paid_at: NOW,
  trade_type: 'NATIVE',
  ...changes,
});
