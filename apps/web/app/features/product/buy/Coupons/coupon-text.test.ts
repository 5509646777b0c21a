import type { CouponOffer } from '@huarong/contract/coupons';
import { expect, it } from 'vitest';
import { couponConditionText, shortCouponText } from './coupon-text.ts';

const coupon = (facts: Partial<CouponOffer>) =>
  ({ title: '全场券', kind: 'amountOff', face: '80', threshold: '599.00', ...facts }) as CouponOffer;

it.each([
  [{}, '满 599 减 80'],
  [{ threshold: '0.00' }, '减 80'],
  [{ kind: 'percentOff' as const, face: '8.8折' }, '满 599 享 8.8折'],
  [{ kind: 'freeFreight' as const, face: '免邮' }, '免邮券'],
  [{ kind: 'exchange' as const, title: '小样兑换券' }, '小样兑换券'],
])('%j is written %s', (facts, text) => expect(shortCouponText(coupon(facts))).toBe(text));

it.each([
  ['599.00', 320_00, '满 599 可用，本商品还差 ¥279'],
  ['599.00', 599_00, '满 599 可用'],
  ['599.00', 598_90, '满 599 可用，本商品还差 ¥0.10'],
  ['0.00', 0, '无门槛'],
])('from %s with %d fen: %s', (threshold, subtotal, text) =>
  expect(couponConditionText({ threshold }, subtotal)).toBe(text),
);
