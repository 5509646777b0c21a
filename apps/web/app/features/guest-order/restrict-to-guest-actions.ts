import type { OrderSummary } from '@huarong/contract/orders';

/** Commenting and deleting from the list need an account. */
const NEEDS_ACCOUNT = { canComment: false, canDelete: false } as const;

/** The order with only the actions that work without an account. */
export const restrictToGuestActions = (order: OrderSummary): OrderSummary => ({
  ...order,
  actions: { ...order.actions, ...NEEDS_ACCOUNT },
  subOrders: order.subOrders.map((subOrder) => ({
    ...subOrder,
    actions: { ...subOrder.actions, ...NEEDS_ACCOUNT },
  })),
});
