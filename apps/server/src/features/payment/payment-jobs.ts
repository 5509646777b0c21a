import { z } from 'zod';
import { defineJob } from '#platform/jobs';

/** Polls the provider about an open payment. `asked` counts the queries so far. */
export const queryProviderJob = defineJob(
  'payment.ask',
  z.object({ paymentId: z.string(), asked: z.number().default(0) }),
);

/** Asks the provider about a payment because staff want to know. */
export const askNowJob = defineJob(
  'payment.ask-now',
  z.object({ paymentId: z.string(), staffId: z.number() }),
);

/** Requests a refund again. `asked` counts the requests so far. */
export const sendRefundJob = defineJob(
  'payment.refund',
  z.object({ refundId: z.string(), asked: z.number().default(0) }),
);

export const lateNoticeJob = defineJob('sandbox.late-notice', z.object({ outTradeNo: z.string() }));
