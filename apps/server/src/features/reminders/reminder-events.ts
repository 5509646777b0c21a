import { z } from 'zod';
import { defineEvent } from '#platform/outbox';

/** A sku that someone waits for is back in stock. One event per reminder. */
export const skuArrived = defineEvent(
  'arrival-reminder',
  z.object({
    reminderId: z.string().optional(),
    /** Null for a guest. */
    memberId: z.string().nullable(),
    mobile: z.string().nullable(),
    email: z.string().nullable(),
    skuId: z.string(),
    productId: z.string(),
    productName: z.string(),
    skuName: z.string(),
  }),
);
