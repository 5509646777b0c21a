import type { OrderSummary } from '@huarong/contract/orders';

/** Commenting, deleting from the list and extending the receipt need an account. */
const NEEDS_ACCOUNT = { canComment: false, canDelete: false, canExtendReceipt: false } as const;

/** The order with only the actions that work without an account. */
export const restrictToGuestActions = (order: OrderSummary): OrderSummary => ({
  ...order,
  actions: { ...order.actions, ...NEEDS_ACCOUNT },
  subOrders: order.subOrders.map((subOrder) => ({
    ...subOrder,
    actions: { ...subOrder.actions, ...NEEDS_ACCOUNT },
  })),
});
