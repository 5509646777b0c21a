import { z } from 'zod';
import { defineJob } from '#platform/jobs';

export const issueInvoiceJob = defineJob('invoice-issue', z.object({ id: z.string() }));
export const verifyTitleJob = defineJob('invoice-title', z.object({ id: z.string() }));

/** Adjusts the invoices of an order to a refund. */
export const adjustInvoicesJob = defineJob(
  'invoice-mend',
  z.object({
    orderId: z.string(),
    /** The returned sub-order; none for a refund without returned items. */
    subOrderId: z.string().optional(),
    /** `return:…`, `refund:…`: the reason of the red invoice. */
    cause: z.string(),
  }),
);
/** A refund that changes what the invoices of an order must say. */
export type InvoiceAdjustment = z.output<typeof adjustInvoicesJob.payload>;
