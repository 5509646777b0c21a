import { z } from 'zod';
import { defineEvent } from '#platform/outbox';

/** A member claimed a coupon. The key of the event is the coupon. */
export const couponClaimed = defineEvent(
  'coupon-claimed',
  z.object({ memberId: z.string(), couponId: z.string().optional() }),
);

/** Staff voided a claimed coupon. The key of the event is the coupon; the member reads the reason. */
export const couponVoided = defineEvent(
  'coupon-voided',
  z.object({ memberId: z.string(), couponId: z.string(), reason: z.string() }),
);
