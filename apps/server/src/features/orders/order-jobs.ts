import { orderIdOf } from '@huarong/core/orders';
import { z } from 'zod';
import { defineJob } from '#platform/jobs';

const Timer = z.object({ id: z.string() });

/** The timers of orders. The order's number is the unique key, so scheduling again replaces the timer. */
export const ORDER_TIMERS = {
  /** Closes an unpaid order, deposit or balance after its deadline. */
  close: defineJob('order-close', Timer),
  /** Closes a cash order that was not confirmed. */
  unconfirmed: defineJob('order-unconfirmed', Timer),
  /** Confirms receipt automatically. `id` is the sub-order. */
  receipt: defineJob('order-receipt', Timer),
} as const;

/** Ships the rows of a file of staff. */
export const shipFileJob = defineJob('ship-file', z.object({ runId: z.number() }));

/** The demo's warehouse packs a paid order. Earlier releases stored only `id`, the key of the payment event. */
export const packOrderJob = defineJob(
  'demo-pack',
  z
    .object({ id: z.string(), orderId: z.string().optional() })
    .transform(({ id, orderId }) => ({ orderId: orderId ?? orderIdOf(id) })),
);

/** The demo's courier moves a parcel. `leg` is the index of the delivery step. */
export const moveParcelJob = defineJob('demo-parcel-move', z.object({ id: z.string(), leg: z.number() }));
