import { z } from 'zod';
import { time } from '../../kit/fields.ts';

const fen = z.int();

export const replayResult = z.object({
  baskets: z.int(),
  /** Baskets whose price changes. */
  touched: z.int(),
  /** Those that would pay more: the draft replaces something better. */
  dearer: z.int(),
  payable: z.object({ without: fen, with: fen }),
  discount: z.object({ without: fen, with: fen }),
  /** Sold below cost; `unknown` baskets have a sku without a recorded cost. */
  belowCost: z.object({ without: z.int(), with: z.int(), unknown: z.int() }),
  /** How many baskets pay so much. */
  spread: z.array(z.object({ fromYuan: z.int(), without: z.int(), with: z.int() })),
  most: z.array(
    z.object({
      orderId: z.string(),
      paidAt: time,
      units: z.int(),
      without: fen,
      with: fen,
      reason: z.string(),
    }),
  ),
  skippedLines: z.int(),
  milliseconds: z.int(),
});

export const replayRow = z.object({
  replayId: z.string(),
  promotionId: z.string(),
  title: z.string(),
  at: time,
  state: z.enum(['running', 'done', 'failed']),
  done: z.int(),
  total: z.int(),
  by: z.string(),
  createdAt: time,
  result: replayResult.nullable(),
  problem: z.string().nullable(),
});
