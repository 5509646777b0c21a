import type { Facts } from '@huarong/core/content';
import { z } from 'zod';

/** The offer that a text speaks of. Stored with a line, a block or a page. */
export const OfferRef = z.object({ kind: z.enum(['promotion', 'coupon', 'product', 'sku']), id: z.string() });
export type OfferRef = z.infer<typeof OfferRef>;

/** The two columns of a stored reference; a check constraint allows both or none. */
export const offerRefOf = (row: {
  offer_kind: OfferRef['kind'] | null;
  offer_id: string | null;
}): OfferRef | null =>
  row.offer_kind === null || row.offer_id === null ? null : { kind: row.offer_kind, id: row.offer_id };

/** An offer that shoppers can have now, as a text presents it. */
export interface LiveOffer {
  facts: Facts;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Where the offer can be had; used when the line has no link of its own. */
  link: string;
  /** Not for shoppers who have ordered before. */
  isForFirstOrder: boolean;
}
