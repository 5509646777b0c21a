import { z } from 'zod';
import { type Fen, fen, STORE } from '../../shared/index.ts';
import type { BundleRule } from '../bundle-rule.ts';

/** ¥0.00 to ¥1,000,000.00, as the catalogue's prices. */
const amountSchema = z
  .int()
  .min(0)
  .max(100_000_000)
  .transform((value): Fen => fen(value));
const textSchema = (most: number) => z.string().trim().min(1).max(most);
const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const hasNoDuplicates = (ids: readonly string[]) => new Set(ids).size === ids.length;

const groupSchema = z
  .strictObject({
    name: textSchema(10),
    hint: textSchema(30),
    partSkuIds: z.array(idSchema).min(1).max(60),
    most: z.int().min(1).max(20).optional(),
    least: z.int().min(1).max(20).optional(),
  })
  .refine(({ least = 0, most = 20 }) => least <= most, { error: '至少的数量不能多于至多', path: ['least'] });

const engravingSchema = z.strictObject({
  maxCharacters: z.int().min(1).max(6),
  maxLetters: z.int().min(1).max(12),
  fonts: z
    .array(z.strictObject({ font: idSchema, name: textSchema(20), lettersOnly: z.boolean().optional() }))
    .min(1)
    .max(8),
  feeFen: amountSchema,
  notice: textSchema(60),
});

/** The bundle rule as staff save it and the pricing code reads it. */
export const bundleRuleSchema = z
  .strictObject({
    caseName: textSchema(20),
    partName: textSchema(8),
    unit: textSchema(2),
    slots: z
      .array(z.strictObject({ slotId: idSchema, name: textSchema(10), required: z.boolean() }))
      .min(1)
      .max(20),
    groups: z.array(groupSchema).min(1).max(12),
    distinct: z.boolean(),
    fullDiscountFen: amountSchema,
    engraving: engravingSchema.optional(),
    purchaseLimit: z.int().min(1).max(STORE.cart.maxQuantityPerSku),
    deliveryText: textSchema(80),
    returns: z.array(z.strictObject({ title: textSchema(20), text: textSchema(120) })).max(8),
    arrivals: z.array(z.strictObject({ skuId: idSchema, text: textSchema(20) })).optional(),
  })
  .refine(({ slots }) => hasNoDuplicates(slots.map(({ slotId }) => slotId)), {
    error: '格位编号重复',
    path: ['slots'],
  })
  .refine(({ groups }) => hasNoDuplicates(groups.flatMap(({ partSkuIds }) => partSkuIds)), {
    error: '同一个组件只能放在一组里',
    path: ['groups'],
  })
  .refine(({ groups, slots }) => groups.reduce((all, { least = 0 }) => all + least, 0) <= slots.length, {
    error: '各组至少的数量加起来超过了格数',
    path: ['groups'],
  }) satisfies z.ZodType<BundleRule>;
