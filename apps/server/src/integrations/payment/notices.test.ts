import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText } from './alipay/canonical-text.ts';
import { readAlipayNotice } from './alipay/read-notice.ts';
import { signTextSync } from './rsa.ts';
import { forgeNotice, type WrittenNotice, writeNotice } from './sandbox/write-notice.ts';
import { isSameForm, mutantsOf } from './testing/mutate.ts';
import { alipaySettings, keys, NOW, tradeAt, wechatSettings } from './testing/provider-settings.ts';
import { readWechatNotice } from './wechat/read-notice.ts';

/** The bar of the house; fewer while something is being tried out. */
const MUTANTS = Number(process.env['NOTICE_MUTANTS'] ?? 10_000);

const raw = ({ headers, body }: WrittenNotice) => ({ headers, body: Buffer.from(body) });
const fromAlipay = (notice: WrittenNotice) => readAlipayNotice(alipaySettings, raw(notice));
const fromWechat = (notice: WrittenNotice, now = NOW) => readWechatNotice(wechatSettings, raw(notice), now);
const alipayNotice = writeNotice(keys, tradeAt('alipay'), NOW);
const wechatNotice = writeNotice(keys, tradeAt('wechat'), NOW);

/** A genuine Alipay notice with other fields: only Alipay itself could send it. */
function resigned(change: (fields: URLSearchParams) => void): WrittenNotice {
  const fields = new URLSearchParams(alipayNotice.body);
  change(fields);
  fields.set('sign', signTextSync(canonicalText(fields, ['sign', 'sign_type']), keys.alipay.privateKey));
  return { ...alipayNotice, body: fields.toString() };
}

describe('a genuine notice', () => {
  const notice = {
    about: 'payment',
    number: 'P20261115ABCDEFGHJKLMNPQ',
    state: 'paid',
    amount: 127_000,
    isForUs: true,
  };
  it('of Alipay is read', () => expect(fromAlipay(alipayNotice)).toMatchObject({ ok: true, value: notice }));
  it('of WeChat Pay is read', () =>
    expect(fromWechat(wechatNotice)).toMatchObject({ ok: true, value: notice }));

  it('keeps its id when it is repeated', () => {
    for (const provider of ['alipay', 'wechat'] as const) {
      const ids = [1, 2].map(() => {
        const again = writeNotice(keys, tradeAt(provider), NOW);
        const read = provider === 'alipay' ? fromAlipay(again) : fromWechat(again);
        return read.ok && read.value.id;
      });
      expect(ids[0]).toBe(ids[1]);
    }
  });

  it.each([
    ['20', 2_000],
    ['20.00', 2_000],
    ['1e2', null],
    ['２０.00', null],
    ['20.001', null],
    ['', null],
  ])('with an amount of %j is read as %j fen', (written, amount) =>
    expect(fromAlipay(resigned((fields) => fields.set('total_amount', written)))).toMatchObject({
      ok: true,
      value: { amount },
    }),
  );

  it('about a refund is not taken for a payment', () =>
    expect(fromAlipay(resigned((fields) => fields.set('refund_fee', '10.00')))).toMatchObject({
      ok: true,
      value: { about: 'refund' },
    }));

  it('for another shop is not for us', () => {
    for (const name of ['app_id', 'seller_id'])
      expect(fromAlipay(resigned((fields) => fields.set(name, '2088999999999999')))).toMatchObject({
        ok: true,
        value: { isForUs: false },
      });
  });
});

describe('a notice that is not genuine', () => {
  const refused = { ok: false, refusal: { code: 'notice-not-genuine' } };

  it('is refused when signed with another key', () => {
    expect(fromAlipay(forgeNotice(keys, tradeAt('alipay'), NOW))).toEqual(refused);
    expect(fromWechat(forgeNotice(keys, tradeAt('wechat'), NOW))).toEqual(refused);
  });

  it('may not choose a weaker algorithm', () => {
    const fields = new URLSearchParams(alipayNotice.body);
    fields.set('sign_type', 'RSA');
    const text = canonicalText(fields, ['sign', 'sign_type']);
    fields.set('sign', sign('sha1', Buffer.from(text), keys.alipay.privateKey).toString('base64'));
    expect(fromAlipay({ ...alipayNotice, body: fields.toString() })).toEqual(refused);
    fields.set('sign_type', 'RSA2');
    expect(fromAlipay({ ...alipayNotice, body: fields.toString() })).toEqual(refused);
  });

  it('is refused without a signature', () => {
    for (const name of ['sign', 'sign_type']) {
      const fields = new URLSearchParams(alipayNotice.body);
      fields.delete(name);
      expect(fromAlipay({ ...alipayNotice, body: fields.toString() })).toEqual(refused);
    }
  });

  it('may not repeat a field, not even with the same value', () => {
    for (const amount of ['0.01', '1270.00'])
      expect(fromAlipay({ ...alipayNotice, body: `${alipayNotice.body}&total_amount=${amount}` })).toEqual(
        refused,
      );
  });

  it('is refused when it is older than five minutes, or from the future', () => {
    for (const seconds of [-301, 301])
      expect(fromWechat(wechatNotice, new Date(NOW.getTime() + seconds * 1000))).toEqual(refused);
  });

  it('with a wrong signature, as WeChat Pay sends to test us, is refused', () => {
    const headers = { ...wechatNotice.headers, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/abc' };
    expect(fromWechat({ ...wechatNotice, headers })).toEqual(refused);
  });

  it('is refused when it was encrypted with another key', () => {
    const other = { ...keys, apiV3Key: Buffer.alloc(32, 'x') };
    expect(fromWechat(writeNotice(other, tradeAt('wechat'), NOW))).toEqual(refused);
  });

  it('is refused from an unknown key', () => {
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const headers = { ...wechatNotice.headers, 'wechatpay-serial': 'OTHER' };
    expect(fromWechat({ ...wechatNotice, headers })).toEqual(refused);
    expect(
      readWechatNotice(
        { ...wechatSettings, wechatKeys: new Map([['S', stranger.publicKey]]) },
        raw(wechatNotice),
        NOW,
      ),
    ).toEqual(refused);
  });

  it(`is refused in each of ${MUTANTS} ways to change it`, () => {
    fc.assert(
      fc.property(mutantsOf(alipayNotice), (mutant) => {
        fc.pre(!isSameForm(mutant.body, alipayNotice.body));
        expect(fromAlipay(mutant)).toEqual(refused);
      }),
      { numRuns: MUTANTS / 2 },
    );
    fc.assert(
      fc.property(mutantsOf(wechatNotice), (mutant) => {
        expect(fromWechat(mutant)).toEqual(refused);
      }),
      { numRuns: MUTANTS / 2 },
    );
  });
});
