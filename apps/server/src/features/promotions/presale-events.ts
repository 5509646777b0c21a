import { z } from 'zod';
import { defineEvent } from '#platform/outbox';

/** A presale of which this order's deposit is paid got other dates. The key is the change and the order. */
export const presaleDatesChanged = defineEvent(
  'presale-dates',
  z.object({
    orderId: z.string(),
    changeId: z.number(),
    /** Deposits ended early. */
    isEndedEarly: z.boolean(),
    /** Others may pay deposits longer. */
    isOpenLonger: z.boolean(),
    /** The balance may be paid longer. */
    isLonger: z.boolean(),
  }),
);

/** The shop cannot ship: an order of a presale was cancelled and refunded. The key is the change and the order. */
export const presaleCancelled = defineEvent(
  'presale-cancelled',
  z.object({ orderId: z.string(), refundFen: z.number(), extraFen: z.number(), reason: z.string() }),
);

/** Staff remind who owes the balance of this order. The key is the order and the day. */
export const presaleReminded = defineEvent('presale-reminder', z.object({ orderId: z.string() }));
