import { createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalText } from './alipay/canonical-text.ts';
import { signRequest } from './alipay/sign-request.ts';
import { signedPart } from './alipay/signed-part.ts';
import { isSignedBy } from './rsa.ts';
import { alipaySettings, NOW, wechatSettings } from './testing/provider-settings.ts';
import { textbookSignature } from './testing/textbook-rsa.ts';
import { ALIPAY_VECTOR, PUBLIC_KEY, SEALED_VECTOR, WECHAT_VECTOR } from './testing/vectors.ts';
import { authorization, requestText } from './wechat/authorization.ts';
import { isFromWechat } from './wechat/check-signature.ts';
import { openResource, sealResource } from './wechat/sealed-resource.ts';

const publicKey = createPublicKey(PUBLIC_KEY);

describe('a signature of another program', () => {
  it('is valid for an Alipay notice', () => {
    const fields = ALIPAY_VECTOR.text.split('&').map((part) => part.split('=') as [string, string]);
    const shuffled = [...fields.toReversed(), ['sign', 'x'], ['sign_type', 'RSA2']] as [string, string][];
    const text = canonicalText(shuffled, ['sign', 'sign_type']);
    expect(text).toBe(ALIPAY_VECTOR.text);
    expect(isSignedBy(publicKey, text, ALIPAY_VECTOR.signature)).toBe(true);
    expect(isSignedBy(publicKey, `${text} `, ALIPAY_VECTOR.signature)).toBe(false);
  });

  it('is valid for a recent WeChat Pay notice', () => {
    const { timestamp, nonce, body, signature } = WECHAT_VECTOR;
    const headers = new Map([
      ['wechatpay-timestamp', timestamp],
      ['wechatpay-nonce', nonce],
      ['wechatpay-signature', signature],
      ['wechatpay-serial', 'S1'],
    ]);
    const isGenuine = (secondsLater: number) =>
      isFromWechat(
        { wechatKeys: new Map([['S1', publicKey]]) },
        (name) => headers.get(name) ?? null,
        Buffer.from(body),
        new Date((Number(timestamp) + secondsLater) * 1000),
      );
    expect([-301, -300, 0, 300, 301].map(isGenuine)).toEqual([false, true, true, true, false]);
  });

  it('belongs to a resource that only our key decrypts', () => {
    const { apiV3Key, text, resource } = SEALED_VECTOR;
    expect(openResource(Buffer.from(apiV3Key), resource)).toBe(text);
    expect(sealResource(Buffer.from(apiV3Key), text, resource.nonce, resource.associated_data)).toEqual(
      resource,
    );
    expect(openResource(Buffer.from(apiV3Key.toLowerCase()), resource)).toBeNull();
    expect(openResource(Buffer.from(apiV3Key), { ...resource, associated_data: 'refund' })).toBeNull();
  });
});

describe('our signature', () => {
  it('covers a call to Alipay with the time in Shanghai', async () => {
    const parameters = await signRequest(alipaySettings, 'alipay.trade.query', { out_trade_no: 'P1' }, NOW);
    const text =
      'app_id=2021000000000000&biz_content={"out_trade_no":"P1"}&charset=utf-8&format=JSON' +
      '&method=alipay.trade.query&sign_type=RSA2&timestamp=2026-11-15 20:14:05&version=1.0';
    expect(canonicalText(parameters, ['sign'])).toBe(text);
    expect(parameters.get('sign')).toBe(textbookSignature(text, alipaySettings.privateKey));
  });

  it('covers a call to WeChat Pay, line by line', async () => {
    const request = { method: 'POST', path: '/v3/x?mchid=1', body: '{"a":1}' } as const;
    expect(requestText(request, '1794744845', 'n1')).toBe('POST\n/v3/x?mchid=1\n1794744845\nn1\n{"a":1}\n');
    const header = await authorization(wechatSettings, request, NOW, 'n1');
    const [, signature] = /signature="([^"]+)"/.exec(header)!;
    const text = `POST\n/v3/x?mchid=1\n${NOW.getTime() / 1000}\nn1\n{"a":1}\n`;
    expect(header).toMatch(/^WECHATPAY2-SHA256-RSA2048 mchid="1900000000",nonce_str="n1",signature=/);
    expect(signature).toBe(textbookSignature(text, wechatSettings.privateKey));
  });
});

it('covers Chinese and special characters as UTF-8', async () => {
  const subject = '花容订单 100% & “月白礼盒”+1';
  const parameters = await signRequest(alipaySettings, 'alipay.trade.page.pay', { subject }, NOW);
  const text = canonicalText(new URLSearchParams(parameters.toString()), ['sign']);
  expect(text).toContain(`biz_content={"subject":"${subject}"}`);
  expect(parameters.get('sign')).toBe(textbookSignature(text, alipaySettings.privateKey));
});

describe('the signed part of an answer', () => {
  it.each([
    ['{"a_response":{"x":"}\\"{","y":{"z":1}},"sign":"s"}', '{"x":"}\\"{","y":{"z":1}}'],
    ['{"sign":"s","a_response":{"x":1}}', '{"x":1}'],
    ['{"a_response":"text","sign":"s"}', null],
    ['{"a_response":{"x":1', null],
    ['{"error_response":{}}', null],
  ])('of %s is %s', (text, part) => expect(signedPart(text, 'a_response')).toBe(part));
});

it('a signature is accepted in one encoding only', () => {
  const { text, signature } = ALIPAY_VECTOR;
  // The last sign before the padding carries four bits that mean nothing: `Q` and `R` are the same byte.
  expect(signature.endsWith('Q==')).toBe(true);
  for (const other of [signature.replace(/Q==$/, 'R=='), signature.slice(0, -2), ` ${signature}`, ''])
    expect(isSignedBy(publicKey, text, other)).toBe(false);
});
