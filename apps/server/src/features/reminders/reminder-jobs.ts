import { z } from 'zod';
import { defineJob } from '#platform/jobs';

/** Written by the database trigger `stock_arrival_noticed`, in the transaction that restores the stock. */
export const notifyArrivalJob = defineJob('arrival-reminder', z.object({ skuId: z.string() }));
