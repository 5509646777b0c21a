import { fen } from '@huarong/core/shared';
import { describe, expect, it } from 'vitest';
import { type Payer, ProviderUnavailable } from '../port.ts';
import { signatureHeaders } from '../sandbox/wechat-sandbox.ts';
import type { OutgoingRequest } from '../send.ts';
import { keys, NOW, wechatSettings } from '../testing/provider-settings.ts';
import { textbookSignature } from '../testing/textbook-rsa.ts';
import { wechatPayerLookup } from './payer-lookup.ts';
import { wechat } from './wechat.ts';

const REQUEST = {
  number: 'P20261115ABCDEFGHJKLMNPQ',
  amount: fen(32_000),
  subject: '花容订单 1',
  expiresAt: NOW,
  requestedAt: NOW,
  returnPath: '/payment/result/1',
};

/** WeChat Pay answers this; what it was sent is returned beside the instructions. */
async function create(payer: Payer, answer: object) {
  const sent: OutgoingRequest[] = [];
  const provider = wechat(
    wechatSettings,
    async (request) => {
      sent.push(request);
      const text = JSON.stringify(answer);
      const signed = signatureHeaders(keys, text, NOW);
      return { status: 200, header: (name) => signed[name] ?? null, text };
    },
    async () => NOW,
  );
  const instructions = await provider.createPayment({ ...REQUEST, payer });
  return { instructions, path: new URL(sent[0]!.url).pathname, body: JSON.parse(sent[0]!.body) };
}

describe('a payment of WeChat Pay', () => {
  it('in the browser of a phone opens its page and returns to ours', async () => {
    const { instructions, path, body } = await create(
      { way: 'phone', address: '203.0.113.7' },
      { h5_url: 'https://wx.tenpay.example/mweb?prepay_id=wx1&package=2' },
    );
    expect(path).toBe('/v3/pay/transactions/h5');
    expect(body.scene_info).toEqual({ payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } });
    const link = new URL(instructions.kind === 'page' ? instructions.link : '');
    expect(link.searchParams.get('prepay_id')).toBe('wx1');
    expect(link.searchParams.get('redirect_url')).toBe('https://www.shop.example/payment/result/1');
  });

  it('inside WeChat is a signed call of the page', async () => {
    const { instructions, path, body } = await create(
      { way: 'in-wechat', openid: 'oLin' },
      { prepay_id: 'wx1' },
    );
    expect(path).toBe('/v3/pay/transactions/jsapi');
    expect(body.payer).toEqual({ openid: 'oLin' });
    if (instructions.kind !== 'wechat-page') throw new Error('another kind');
    const { appId, timeStamp, nonceStr, paySign } = instructions.call;
    expect(instructions.call).toMatchObject({ package: 'prepay_id=wx1', signType: 'RSA' });
    expect(timeStamp).toBe(String(NOW.getTime() / 1000));
    expect(paySign).toBe(
      textbookSignature(`${appId}\n${timeStamp}\n${nonceStr}\nprepay_id=wx1\n`, wechatSettings.privateKey),
    );
  });

  it('that is answered in another shape is unavailable', async () => {
    await expect(create({ way: 'phone', address: '::1' }, { h5_url: 'weixin://x' })).rejects.toThrow(
      ProviderUnavailable,
    );
    await expect(create({ way: 'in-wechat', openid: 'o' }, {})).rejects.toThrow(ProviderUnavailable);
  });
});

describe('the person inside WeChat', () => {
  const settings = {
    appId: 'wx1',
    appSecret: 'secret',
    shopUrl: 'https://www.shop.example',
    authorizeUrl: 'https://open.wechat.example/authorize',
    tokenUrl: 'https://api.wechat.example/token',
  };
  const find = (text: string) =>
    wechatPayerLookup(settings, async () => ({ status: 200, header: () => null, text })).find('c');

  it('is asked for at WeChat, with the page to return to', () => {
    const link = wechatPayerLookup(settings, () => Promise.reject()).link('/payment/1', 'abc');
    expect(link).toBe(
      'https://open.wechat.example/authorize?appid=wx1&redirect_uri=https%3A%2F%2Fwww.shop.example%2Fpayment%2F1' +
        '&response_type=code&scope=snsapi_base&state=abc#wechat_redirect',
    );
  });

  it('is who WeChat says', async () => {
    expect(await find('{"openid":"oLin_-1"}')).toBe('oLin_-1');
    expect(await find('{"errcode":40163,"errmsg":"code been used"}')).toBeNull();
  });

  it.each(['{"errcode":40125}', '{"openid":"a b"}', '<html>', 'null'])(
    'stays unknown when WeChat answers %s',
    async (text) => expect(find(text)).rejects.toThrow(ProviderUnavailable),
  );
});
