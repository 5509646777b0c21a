import { z } from 'zod';
import { defineEvent } from '#platform/outbox';

/** A sku is cheaper than when the member saved it. */
export const favouriteCheaper = defineEvent(
  'favourite-cheaper',
  z.object({
    memberId: z.string(),
    skuId: z.string(),
    productId: z.string(),
    /** Brand, product and shade. */
    goods: z.string(),
    savedFen: z.number(),
    nowFen: z.number(),
  }),
);
export type CheaperFavourite = z.output<typeof favouriteCheaper.payload>;
