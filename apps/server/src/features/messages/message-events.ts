import { z } from 'zod';
import { defineEvent } from '#platform/outbox';

/** The balance of a presale is payable now. Earlier releases stored the order as the key only. */
export const balanceOpened = defineEvent('balance-open', z.object({ orderId: z.string().optional() }));

/** Coupons of a member expire soon, all at the same time. */
export const couponsExpiring = defineEvent(
  'coupons-ending',
  z.object({ memberId: z.string(), couponIds: z.array(z.string()) }),
);

/** Points of a member expire soon. `endsAt` keeps the microseconds of the database. */
export const pointsExpiring = defineEvent(
  'points-ending',
  z.object({ memberId: z.string(), endsAt: z.string() }),
);

/** A day is left to pay the balance of a presale. */
export const balanceEnding = defineEvent('balance-ending', z.object({ orderId: z.string() }));
