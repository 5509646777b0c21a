import { z } from 'zod';
import { wholeNumber } from '../kit/fields.ts';

/** Q 3 months · H 6 · Y 12 · E earlier · A all */
export const orderTime = z.enum(['Q', 'H', 'Y', 'E', 'A']).default('Q');

/** A tab of the order list, or one status code. Older clients send an empty value for all. */
export const orderStatusFilter = z
  .union([
    z.enum(['all', 'unpaid', 'unshipped', 'unreceived', 'uncommented']),
    z.literal('').transform(() => 'all' as const),
    wholeNumber({ min: 10, max: 92 }),
  ])
  .default('all');

/**
 * 1 change or add new items · 2 missed promotion · 3 duplicate order · 4 do not want now · 5 buy in store ·
 * 6 payment failed · 7 waited too long · 8 change payment method · 9 other
 */
export const reasonCode = wholeNumber({ min: 1, max: 9 }).pipe(z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9]));
