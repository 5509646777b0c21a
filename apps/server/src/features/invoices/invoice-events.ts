import { z } from 'zod';
import { defineEvent } from '#platform/outbox';

/** An invoice has a new status. */
export const invoiceMoved = defineEvent(
  'invoice-moved',
  z.object({
    invoiceId: z.string(),
    orderId: z.string(),
    /** Null for a guest. */
    memberId: z.string().nullable(),
    status: z.string(),
    amountFen: z.number(),
  }),
);
export type InvoiceMove = z.output<typeof invoiceMoved.payload>;
