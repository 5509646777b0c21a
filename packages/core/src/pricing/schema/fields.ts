import { z } from 'zod';
import { type Fen, fen } from '../../shared/index.ts';

/** ¥0.00 to ¥1,000,000.00, as the catalogue's prices. */
const amount = z.int().min(0).max(100_000_000);
export const amountSchema = amount.transform((value): Fen => fen(value));
export const positiveAmountSchema = amount.min(1, '金额须大于 0').transform((value): Fen => fen(value));

/** 1 to 99: 8.5折 is 85. */
export const payPercentSchema = z
  .int()
  .min(1, '折扣须在 0.1 折到 9.9 折之间')
  .max(99, '折扣须在 0.1 折到 9.9 折之间');
export const countSchema = z.int().min(1).max(1_000_000);

export const windowSchema = z
  .strictObject({ from: z.int().nullable(), until: z.int().nullable() })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    error: '结束时间须晚于开始时间',
    path: ['until'],
  });

export const conditionsSchema = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('members') }),
      z.strictObject({
        kind: z.literal('cards'),
        cards: z.array(z.enum(['PINK', 'WHITE', 'BLACK', 'GOLD'])).min(1),
      }),
      z.strictObject({ kind: z.literal('firstOrder') }),
    ]),
  )
  .max(5);
