import { z } from 'zod';
import { getAt } from '../../shared/index.ts';
import type { Threshold } from '../model/promotion.ts';
import { amountSchema, countSchema, payPercentSchema, positiveAmountSchema } from './fields.ts';

const thresholdSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), amount: amountSchema }),
  z.strictObject({ kind: z.literal('quantity'), quantity: countSchema }),
]);

const measure = (reach: Threshold) => (reach.kind === 'amount' ? reach.amount : reach.quantity);

/** Tiers of one kind in ascending order, which the text "再买 …" requires. */
const tiersOf = <Benefit extends z.ZodType>(benefit: Benefit) =>
  z
    .array(z.strictObject({ reach: thresholdSchema, benefit }))
    .min(1)
    .max(10)
    .refine((tiers) => new Set(tiers.map(({ reach }) => reach.kind)).size === 1, {
      error: '各档须同为满元或同为满件',
    })
    .refine(
      (tiers) => {
        const measures = tiers.map(({ reach }) => measure(reach));
        return measures.every((need, at) => at === 0 || need > getAt(measures, at - 1));
      },
      {
        error: '各档门槛须由低到高',
      },
    );

const fullAmountBenefit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amountOff'), amount: positiveAmountSchema, maxTimes: countSchema }),
  z.strictObject({ kind: z.literal('payPercent'), percent: payPercentSchema }),
  z.strictObject({
    kind: z.literal('nthUnit'),
    nth: z.int().min(2).max(99),
    percent: z.int().min(0).max(99),
  }),
]);

/** Refuses 每满 0 元, which repeats endlessly, and 满 50 减 80, which gives money away. */
const isSound = ({ reach, benefit }: { reach: Threshold; benefit: z.infer<typeof fullAmountBenefit> }) =>
  benefit.kind !== 'amountOff' ||
  reach.kind === 'quantity' ||
  (reach.amount > 0 && benefit.amount <= reach.amount);

export const fullAmountTiersSchema = tiersOf(fullAmountBenefit).refine((tiers) => tiers.every(isSound), {
  error: '减免金额不得超过门槛',
});

const giftItem = z.strictObject({
  giftId: z.string().min(1),
  skuId: z.string().min(1),
  title: z.string().min(1),
  quantity: countSchema,
  value: amountSchema,
});

export const giftTiersSchema = tiersOf(
  z
    .strictObject({ choose: countSchema, gifts: z.array(giftItem).min(1).max(50), maxTimes: countSchema })
    .refine(({ choose, gifts }) => choose <= gifts.length, { error: '可选件数不得多于赠品数' }),
).refine((tiers) => tiers.every(({ reach, benefit }) => benefit.maxTimes === 1 || measure(reach) > 0), {
  error: '每满赠须设门槛',
});

export const extraBuyTiersSchema = tiersOf(
  z.strictObject({
    offers: z
      .array(
        z.strictObject({
          skuId: z.string().min(1),
          productId: z.string().min(1),
          title: z.string().min(1),
          price: amountSchema,
          listPrice: amountSchema,
        }),
      )
      .min(1)
      .max(50),
    limit: countSchema,
  }),
);
