import { describe, expect, it } from 'vitest';
import { fen } from '../shared/index.ts';
import { benefitText, forbiddenChanges, maxSaving, type OfferTerms, offerSentence } from './offer-terms.ts';

const terms: OfferTerms = {
  title: '满减券',
  scopeText: '全场商品',
  link: '/',
  channel: 'online',
  offer: { kind: 'amountOff', amount: fen(40_00) },
  scope: { kind: 'all' },
  threshold: fen(300_00),
  total: 100,
  perPerson: 1,
  way: 'centre',
  code: null,
  cards: null,
  isForFirstOrder: false,
  pointsPrice: null,
  isForBirthday: false,
  claimFrom: 1_000,
  claimUntil: 2_000,
  validity: { kind: 'days', days: 7 },
  drops: null,
};

describe('the sentence of a coupon', () => {
  it.each([
    [terms.offer, '满 300 减 40'],
    [{ kind: 'percentOff', payPercent: 85, cap: fen(120_50) }, '满 300 打 8.5 折，至多减 120.50'],
    [{ kind: 'exchange', pay: fen(1_00) }, '满 300 付 1 元兑换一件'],
    [{ kind: 'freeFreight', cap: null }, '满 300 免运费'],
  ] as const)('says what it gives: %j', (offer, text) => expect(benefitText({ ...terms, offer })).toBe(text));

  it('says for whom and how long', () =>
    expect(offerSentence({ ...terms, threshold: fen(0), cards: ['GOLD'], isForFirstOrder: true })).toBe(
      '无门槛减 40，全场商品，限首单，限牡丹会员，领后 7 天内有效，每人 1 张',
    ));

  it('says what it costs, and that it is for a birthday', () =>
    expect(offerSentence({ ...terms, pointsPrice: 800, isForBirthday: true })).toBe(
      '满 300 减 40，全场商品，生日当月可领，每年一张，800 积分兑换，领后 7 天内有效，每人 1 张',
    ));

  it('says when parts of it are released', () =>
    expect(offerSentence({ ...terms, drops: { hours: [20, 10], minutes: 60, quantity: 800 } })).toBe(
      '满 300 减 40，全场商品，领后 7 天内有效，每人 1 张，每天 10、20 点放券，每场 800 张',
    ));
});

it('bounds what one coupon saves', () => {
  expect(maxSaving(terms.offer, fen(25_00))).toBe(40_00);
  expect(maxSaving({ kind: 'percentOff', payPercent: 80, cap: fen(60_00) }, fen(25_00))).toBe(60_00);
  expect(maxSaving({ kind: 'freeFreight', cap: fen(8_00) }, fen(25_00))).toBe(8_00);
  expect(maxSaving({ kind: 'freeFreight', cap: null }, fen(25_00))).toBe(25_00);
  expect(maxSaving({ kind: 'exchange', pay: fen(1_00) }, fen(25_00))).toBeNull();
});

describe('an offer that somebody has claimed', () => {
  it('may get other texts, a higher total and longer dates', () =>
    expect(
      forbiddenChanges(terms, {
        ...terms,
        title: '冬日券',
        scopeText: '全场',
        link: '/list',
        total: 200,
        claimUntil: 3_000,
        validity: { kind: 'days', days: 10 },
      }),
    ).toEqual([]));

  it.each([
    [{ offer: { kind: 'amountOff', amount: fen(50_00) } }, '优惠'],
    [{ threshold: fen(200_00) }, '门槛'],
    [{ scope: { kind: 'brand', brandIds: ['1'] } }, '范围'],
    [{ cards: ['GOLD'] }, '会员卡'],
    [{ perPerson: 2 }, '每人张数'],
    [{ way: 'given' }, '领取方式'],
    [{ total: 99 }, '总数只能加'],
    [{ claimUntil: 1_999 }, '领取时间只能延长'],
    [{ validity: { kind: 'days', days: 6 } }, '有效期只能延长'],
    [{ validity: { kind: 'dates', from: 0, until: 9_000 } }, '有效期只能延长'],
  ] as [Partial<OfferTerms>, string][])('may not be changed by %j', (change, label) =>
    expect(forbiddenChanges(terms, { ...terms, ...change })).toEqual([label]),
  );

  it('with fixed dates may only end later', () => {
    const dated = { ...terms, validity: { kind: 'dates', from: 5_000, until: 6_000 } } as const;
    const until = (value: number) => ({ ...dated, validity: { ...dated.validity, until: value } });
    expect(forbiddenChanges(dated, until(7_000))).toEqual([]);
    expect(forbiddenChanges(dated, until(5_500))).toEqual(['有效期只能延长']);
  });
});
