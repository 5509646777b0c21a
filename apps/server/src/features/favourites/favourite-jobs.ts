import { z } from 'zod';
import { defineJob } from '#platform/jobs';

/** Written by the database trigger `sku_price_fall_noticed`, in the transaction that lowers the price. */
export const notifyPriceDropJob = defineJob(
  'price-fall',
  z.object({
    skuId: z.string(),
    /** The id of this price drop. */
    fall: z.string(),
  }),
);
export type PriceDrop = z.output<typeof notifyPriceDropJob.payload>;
