import { z } from 'zod';
import { defineEvent } from '#platform/outbox';

const returnOfMember = z.object({
  returnId: z.string(),
  orderId: z.string(),
  /** Null for a guest. */
  memberId: z.string().nullable(),
  refundFen: z.number(),
});

/** A return has a new status. */
export const returnMoved = defineEvent(
  'return-moved',
  returnOfMember.extend({ status: z.number(), statusText: z.string() }),
);
export type ReturnMove = z.output<typeof returnMoved.payload>;

/** A return is done, once per return. */
export const returnDone = defineEvent('return-done', returnOfMember.extend({ subOrderId: z.string() }));
