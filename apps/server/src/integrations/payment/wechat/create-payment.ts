import { randomBytes } from 'node:crypto';
import { shanghaiIso } from '@huarong/core/shared';
import { z } from 'zod';
import type { Payer, PaymentInstructions, PaymentRequest, WechatPageCall } from '../port.ts';
import { signText } from '../rsa.ts';
import { parseAnswer, type WechatAnswer } from './call-api.ts';
import type { WechatSettings } from './settings.ts';

export const TRANSACTIONS = '/v3/pay/transactions';

const CodeUrl = z.object({ code_url: z.string().min(1) });
const PageUrl = z.object({ h5_url: z.url({ protocol: /^https$/ }) });
const Prepared = z.object({ prepay_id: z.string().min(1) });

/** Native 支付 at a computer, H5 支付 in the browser of a phone, JSAPI 支付 inside WeChat. */
export async function createWechatPayment(
  settings: WechatSettings,
  call: (method: 'POST', path: string, content: object) => Promise<WechatAnswer>,
  { number, amount, subject, expiresAt, requestedAt, returnPath, payer }: PaymentRequest,
): Promise<PaymentInstructions> {
  const create = (kind: 'native' | 'h5' | 'jsapi', more: object = {}) =>
    call('POST', `${TRANSACTIONS}/${kind}`, {
      appid: settings.appId,
      mchid: settings.merchantId,
      description: subject,
      out_trade_no: number,
      time_expire: shanghaiIso(expiresAt),
      notify_url: settings.notifyUrl,
      amount: { total: amount, currency: 'CNY' },
      ...more,
    });
  switch (payer.way) {
    case 'computer':
      return { kind: 'code', text: parseAnswer(CodeUrl, await create('native')).code_url };
    case 'phone': {
      const link = new URL(parseAnswer(PageUrl, await create('h5', sceneOf(payer))).h5_url);
      link.searchParams.set('redirect_url', new URL(returnPath, settings.shopUrl).href);
      return { kind: 'page', link: link.href };
    }
    case 'in-wechat': {
      const prepared = await create('jsapi', { payer: { openid: payer.openid } });
      const prepayId = parseAnswer(Prepared, prepared).prepay_id;
      return { kind: 'wechat-page', call: await signPageCall(settings, prepayId, requestedAt) };
    }
  }
}

const sceneOf = ({ address }: Extract<Payer, { way: 'phone' }>) => ({
  scene_info: { payer_client_ip: address, h5_info: { type: 'Wap' } },
});

/** The text that WeChat's page function checks: each part on its own line, with a final line break. */
export const pageCallText = (call: Omit<WechatPageCall, 'signType' | 'paySign'>): string =>
  `${call.appId}\n${call.timeStamp}\n${call.nonceStr}\n${call.package}\n`;

async function signPageCall(
  { appId, privateKey }: WechatSettings,
  prepayId: string,
  now: Date,
): Promise<WechatPageCall> {
  const unsigned = {
    appId,
    timeStamp: String(Math.floor(now.getTime() / 1000)),
    nonceStr: randomBytes(16).toString('hex'),
    package: `prepay_id=${prepayId}`,
  };
  return { ...unsigned, signType: 'RSA', paySign: await signText(pageCallText(unsigned), privateKey) };
}
