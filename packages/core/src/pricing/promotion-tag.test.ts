import { expect, test } from 'vitest';
import { fen } from '../shared/index.ts';
import type { FullAmountBenefit, FullAmountPromotion, Threshold } from './model/promotion.ts';
import { promotionTag } from './promotion-tag.ts';

const tagOf = (reach: Threshold, benefit: FullAmountBenefit) =>
  promotionTag({ kind: 'fullAmount', tiers: [{ reach, benefit }] } as unknown as FullAmountPromotion);
const yuan = (amount: number): Threshold => ({ kind: 'amount', amount: fen(amount * 100) });
const units = (quantity: number): Threshold => ({ kind: 'quantity', quantity });

test.each<[string, Threshold, FullAmountBenefit]>([
  ['满599减80', yuan(599), { kind: 'amountOff', amount: fen(8_000), maxTimes: 1 }],
  ['每满1000减100', yuan(1_000), { kind: 'amountOff', amount: fen(10_000), maxTimes: 3 }],
  // Without 享 the two numbers would read as one: 满4999折.
  ['满499享9折', yuan(499), { kind: 'payPercent', percent: 90 }],
  ['2件8.5折', units(2), { kind: 'payPercent', percent: 85 }],
  ['第2件半价', units(2), { kind: 'nthUnit', nth: 2, percent: 50 }],
])('a product card shows %s', (tag, reach, benefit) => expect(tagOf(reach, benefit)).toBe(tag));
