import type { CentreDrop, CentreOffer } from '@huarong/contract/coupons';
import { describe, expect, it } from 'vitest';
import { groupOf, isInTab, listTabs } from './centre-filters.ts';
import { actionLabel, boxState, dropNote, noteOf, sessionNote } from './offer-texts.ts';

const offer: CentreOffer = {
  offerId: 'plain',
  title: '全场满减券',
  kind: 'amountOff',
  face: '80',
  threshold: '599.00',
  scopeText: '全场商品',
  validText: '领取后 3 天内有效',
  claimed: false,
  eligible: true,
  claimedShare: 63,
  state: 'claimable',
  link: '/',
  perPerson: 1,
  opensAt: '2026-11-18T10:00:00+08:00',
  images: [],
};
const brand = { brandNameEN: 'QINGYE', brandNameCN: '青也', link: '/brand/qingye' };
const nextCard = { cardType: 'BLACK' as const, cardName: '芍药', gap: '3060.20' };

it('puts a coupon for some cards into the block of members, also one of a brand', () => {
  expect(groupOf(offer)).toBe('general');
  expect(groupOf({ brand })).toBe('brand');
  expect(groupOf({ brand, cards: ['GOLD'] })).toBe('member');
});

it('lists only tabs that have a coupon; each coupon is in the tab of its kind and of its block', () => {
  const ofBrand = { ...offer, brand };
  expect(isInTab(ofBrand, 'brand') && isInTab(ofBrand, 'amountOff')).toBe(true);
  expect(listTabs([offer, ofBrand]).map(({ label, count }) => [label, count])).toEqual([
    ['全部', 2],
    ['满减券', 2],
    ['品牌券', 1],
  ]);
});

describe('each state has its own box, label and line', () => {
  it.each([
    [{}, 'claimable', undefined, '全场商品，领取后 3 天内有效'],
    [
      { state: 'claimed', ownedUntil: '2026-11-21T00:00:00+08:00' },
      'usable',
      undefined,
      '已领取，11 月 20 日到期',
    ],
    [{ state: 'claimed' }, 'claimed', undefined, '已领取，也已用完'],
    [{ state: 'gone' }, 'gone', undefined, '全场商品，领取后 3 天内有效'],
    [{ state: 'coming' }, 'gone', '10:00 开始', '11 月 18 日 10:00 开始领取'],
    [{ state: 'otherCard', cards: ['GOLD'] }, 'gone', '限牡丹', '牡丹及以上会员可领'],
    [{ state: 'otherCard', cards: ['GOLD', 'BLACK'] }, 'gone', '差 ¥3,061', '再消费 3,061 元升级芍药后可领'],
  ] as const)('%j', (change, box, label, note) => {
    const shown = { ...offer, ...change } as CentreOffer;
    expect([boxState(shown), actionLabel(shown, nextCard), noteOf(shown, nextCard)]).toEqual([
      box,
      label,
      note,
    ]);
  });
});

describe('a release', () => {
  const session = {
    opensAt: '2026-11-18T14:00:00+08:00',
    closesAt: '2026-11-18T17:00:00+08:00',
    quantity: 2_000,
    nextOpensAt: '2026-11-18T20:00:00+08:00',
  };
  it.each([
    ['claimable', '全场商品，领取后 3 天内有效'],
    ['coming', '全场商品，14:00 放 2,000 张'],
    ['gone', '下一场 20:00 再放 2,000 张'],
  ] as const)('that is %s says %s', (state, note) =>
    expect(dropNote({ ...offer, state, session } as CentreDrop)).toBe(note),
  );

  const now = '2026-11-18T12:00:00+08:00';
  it.each([
    ['2026-11-18T10:00:00+08:00', 'over', '已结束'],
    ['2026-11-18T12:00:00+08:00', 'on', '正在发放'],
    ['2026-11-18T14:00:00+08:00', 'coming', '今天开始'],
    ['2026-11-18T20:00:00+08:00', 'coming', '今晚开始'],
    ['2026-11-19T10:00:00+08:00', 'coming', '明天'],
  ] as const)('at %s that is %s says %s', (opensAt, state, note) =>
    expect(sessionNote({ opensAt, state }, now)).toBe(note),
  );
});

it('puts what costs points or is for a birthday into the block of members, and says its price', () => {
  expect(groupOf({ points: 800 })).toBe('member');
  expect(groupOf({ birthday: {} })).toBe('member');
  expect(actionLabel({ ...offer, points: 1_800 })).toBe('兑换');
  expect(noteOf({ ...offer, points: 1_800 })).toBe('1,800 积分，全场商品，领取后 3 天内有效');
});

it('says in which month a birthday coupon can be claimed', () => {
  const other = { ...offer, state: 'notBirthday' as const, birthday: { month: 6 } };
  expect([boxState(other), actionLabel(other)]).toEqual(['gone', '6 月可领']);
  expect(noteOf(other)).toBe('生日当月可领，每年一张；你的生日月为 6 月');
  expect(noteOf({ ...other, birthday: {} })).toContain('填写生日');
});
