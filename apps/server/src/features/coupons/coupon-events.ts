import { z } from 'zod';
import { defineEvent } from '#platform/outbox';

/** A member claimed a coupon. The key of the event is the coupon. */
export const couponClaimed = defineEvent(
  'coupon-claimed',
  z.object({ memberId: z.string(), couponId: z.string().optional() }),
);
