import { z } from 'zod';
import type { Coupon } from '../model/coupon.ts';
import {
  amountSchema,
  conditionsSchema,
  payPercentSchema,
  positiveAmountSchema,
  windowSchema,
} from './fields.ts';
import { scopeSchema } from './scope-schema.ts';

export const couponOfferSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amountOff'), amount: positiveAmountSchema }),
  z.strictObject({
    kind: z.literal('percentOff'),
    payPercent: payPercentSchema,
    cap: positiveAmountSchema,
  }),
  z.strictObject({ kind: z.literal('exchange'), pay: amountSchema }),
  z.strictObject({ kind: z.literal('freeFreight'), cap: positiveAmountSchema.nullable() }),
]);

/** The coupon as staff define it; a claimed coupon adds its id and dates. */
export const couponSchema = z
  .strictObject({
    couponId: z.string().min(1),
    title: z.string().min(1).max(60),
    code: z.string().min(1).max(32).nullable(),
    offer: couponOfferSchema,
    scope: scopeSchema,
    threshold: amountSchema,
    conditions: conditionsSchema,
    window: windowSchema,
  })
  .refine(({ offer, scope }) => offer.kind !== 'exchange' || scope.kind === 'list', {
    error: '兑换券须指定商品',
    path: ['scope'],
  }) satisfies z.ZodType<Coupon>;
