import { sql } from 'kysely';
import { productOf, SKU } from '../../cart/testing/plant-goods.ts';

export interface Life {
  id: string;
  mobile: string;
  owner: string;
  /** Stands in every text she ever wrote, so that it can be looked for everywhere. */
  canary: string;
}

export const now = sql<Date>`shop_now()`;
export const later = sql<Date>`shop_now() + interval '1 year'`;
export const productId = productOf(SKU.cream);
export const hashOf = (id: string) => id.padStart(64, '0');

/** A key as the storage makes them, known beforehand. */
export const keyOf = (shelf: string, id: string) => `${shelf}/00/${id.padStart(32, '0')}.webp`;
