import { z } from 'zod';
import type { Promotion } from '../model/promotion.ts';
import {
  amountSchema,
  conditionsSchema,
  countSchema,
  payPercentSchema,
  positiveAmountSchema,
  windowSchema,
} from './fields.ts';
import { scopeSchema } from './scope-schema.ts';
import { extraBuyTiersSchema, fullAmountTiersSchema, giftTiersSchema } from './tier-schema.ts';

const promotionBase = {
  promotionId: z
    .string()
    .min(1)
    .max(64)
    .refine((id) => id !== 'none', { error: '编号不可用' }),
  title: z.string().min(1).max(60),
  mark: z.string().min(1).max(8),
  conditions: conditionsSchema,
  scope: scopeSchema,
  window: windowSchema,
  priority: z.int().min(0).max(1000),
  exclusionGroup: z.string().min(1).max(64).nullable(),
  quota: z.strictObject({ total: countSchema.nullable(), perShopper: countSchema.nullable() }),
};

const unitBenefit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixedPrice'), prices: z.record(z.string().min(1), amountSchema) }),
  z.strictObject({ kind: z.literal('unitOff'), amount: positiveAmountSchema }),
  z.strictObject({ kind: z.literal('payPercent'), percent: payPercentSchema }),
]);

/** The promotion as staff save it and the engine reads it. */
export const promotionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...promotionBase,
    kind: z.enum(['flashSale', 'limitedTime', 'memberPrice']),
    benefit: unitBenefit,
  }),
  z.strictObject({
    ...promotionBase,
    kind: z.literal('fullAmount'),
    tiers: fullAmountTiersSchema,
    excludesPrices: z.array(z.enum(['flashSale', 'limitedTime', 'memberPrice', 'bundle'])).max(4),
    combinesWithCoupons: z.boolean(),
  }),
  z.strictObject({ ...promotionBase, kind: z.literal('gift'), tiers: giftTiersSchema }),
  z.strictObject({ ...promotionBase, kind: z.literal('extraBuy'), tiers: extraBuyTiersSchema }),
]) satisfies z.ZodType<Promotion>;
