import type { AdminOrderDetail } from '@huarong/contract/admin/orders';

type SubOrder = AdminOrderDetail['subOrders'][number];

/** The dialog that is open on the page of an order. */
export type OrderDialog =
  | { name: 'cancel' }
  | { name: 'address' }
  | { name: 'refund' }
  | { name: 'ship' | 'refuse-cancel' | 'extend-receipt' | 'record-refusal' | 'inspect'; subOrder: SubOrder };
export type OpenDialog = (dialog: OrderDialog) => void;
