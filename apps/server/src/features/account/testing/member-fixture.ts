import { sql } from 'kysely';
import { productOf, SKU } from '../../cart/testing/seed-products.ts';

export interface MemberFixture {
  id: string;
  mobile: string;
  owner: string;
  /** Part of every text of the member, so that it can be searched for in all tables. */
  canary: string;
}

export const now = sql<Date>`shop_now()`;
export const later = sql<Date>`shop_now() + interval '1 year'`;
export const productId = productOf(SKU.cream);
export const hashOf = (id: string) => id.padStart(64, '0');

/** A storage key in the usual format, but predictable. */
export const storageKeyOf = (folder: string, id: string) => `${folder}/00/${id.padStart(32, '0')}.webp`;
