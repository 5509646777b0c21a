import { orderIdOf } from '@huarong/core/orders';
import { z } from 'zod';
import { defineEvent } from '#platform/outbox';

/** Every order event holds its own key as `id`. */
const OrderEvent = z.object({ id: z.string(), orderId: z.string().optional() });

/** Earlier releases stored no `orderId`. */
const withOrderId = <Payload extends z.output<typeof OrderEvent>>(payload: Payload) => ({
  ...payload,
  orderId: payload.orderId ?? orderIdOf(payload.id),
});

export const orderPlaced = defineEvent(
  'order-placed',
  OrderEvent.extend({ status: z.number() }).transform(withOrderId),
);

/** The order, or its deposit, is paid. `none`: nothing was to be paid. */
export const orderPaid = defineEvent(
  'order-paid',
  OrderEvent.extend({
    purpose: z.enum(['full', 'deposit', 'balance', 'merge', 'rest', 'none']),
  }).transform(withOrderId),
);

/** A parcel was shipped. `id` is the parcel. */
export const orderShipped = defineEvent(
  'order-shipped',
  z.object({ id: z.string(), orderId: z.string(), subOrderId: z.string() }),
);

/** All parcels of a sub-order are delivered. `id` is the sub-order. */
export const orderSigned = defineEvent('order-signed', OrderEvent.transform(withOrderId));

/** An unpaid order was closed, for a reason or after its deadline; or sub-orders of a paid one were cancelled. */
export const orderCancelled = defineEvent(
  'order-cancelled',
  OrderEvent.extend({
    paid: z.literal(true).optional(),
    reason: z.number().nullish(),
  }).transform(withOrderId),
);

/** Staff changed where the order goes. `id` is the order and its version. */
export const orderAddressChanged = defineEvent(
  'order-address-changed',
  OrderEvent.extend({ region: z.string() }).transform(withOrderId),
);

/** Staff refunded a part of the order. */
export const orderRefunded = defineEvent(
  'order-refunded',
  OrderEvent.extend({ amountFen: z.number() }).transform(withOrderId),
);

const REFUSED = ':refused';

/** A sub-order was received, or its delivery was refused. Earlier releases stored both facts in `id` only. */
export const orderDone = defineEvent(
  'order-done',
  OrderEvent.extend({ subOrderId: z.string().optional(), refused: z.boolean().optional() }).transform(
    ({ id, orderId, subOrderId, refused }) => ({
      id,
      orderId: orderId ?? orderIdOf(id),
      subOrderId: subOrderId ?? id.replace(REFUSED, ''),
      isRefused: refused ?? id.endsWith(REFUSED),
    }),
  ),
);
