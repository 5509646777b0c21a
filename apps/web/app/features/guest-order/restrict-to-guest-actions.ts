import type { OrderSummary } from '@huarong/contract/orders';

/** Comments, and a list to delete from, belong to an account: their pages ask for one. */
const NEEDS_ACCOUNT = { canComment: false, canDelete: false } as const;

/** The order with only those actions that lead somewhere without an account. */
export const restrictToGuestActions = (order: OrderSummary): OrderSummary => ({
  ...order,
  actions: { ...order.actions, ...NEEDS_ACCOUNT },
  subOrders: order.subOrders.map((subOrder) => ({
    ...subOrder,
    actions: { ...subOrder.actions, ...NEEDS_ACCOUNT },
  })),
});
