import { z } from 'zod';
import { defineJob } from '#platform/jobs';

export const dailyMessagesJob = defineJob('message-day', z.object({}));

/** Runs when the balance of a presale becomes payable. */
export const openBalanceJob = defineJob('balance-opens', z.object({ orderId: z.string() }));
/** Runs a day before the balance of a presale is due. */
export const remindBalanceJob = defineJob(
  'balance-ends',
  z.object({
    orderId: z.string(),
    /** The change of dates that it follows: an order that was reminded before is reminded of the new end as well. */
    changeId: z.number().optional(),
  }),
);
