/** The statuses of a sub-order: the codes of the specification, stored and sent as they are. */
export const OrderStatus = {
  AwaitingPayment: 10,
  AwaitingDeposit: 11,
  AwaitingBalance: 12,
  AwaitingConfirmation: 20,
  AwaitingShipment: 30,
  Packing: 35,
  PartlyShipped: 40,
  Shipped: 50,
  Delivered: 60,
  Completed: 70,
  Cancelling: 80,
  Cancelled: 90,
  Closed: 91,
  Refused: 92,
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** The texts shown to shoppers. */
export const ORDER_STATUS_TEXTS = {
  [OrderStatus.AwaitingPayment]: '待付款',
  [OrderStatus.AwaitingDeposit]: '待付定金',
  [OrderStatus.AwaitingBalance]: '待付尾款',
  [OrderStatus.AwaitingConfirmation]: '待确认',
  [OrderStatus.AwaitingShipment]: '待发货',
  [OrderStatus.Packing]: '备货中',
  [OrderStatus.PartlyShipped]: '部分发货',
  [OrderStatus.Shipped]: '待收货',
  [OrderStatus.Delivered]: '已签收',
  [OrderStatus.Completed]: '已完成',
  [OrderStatus.Cancelling]: '取消中',
  [OrderStatus.Cancelled]: '已取消',
  [OrderStatus.Closed]: '已关闭',
  [OrderStatus.Refused]: '已拒收',
} as const;

export const statusText = (status: OrderStatus): string => ORDER_STATUS_TEXTS[status];

/** Why an order may go from one status to another. The database holds the same pairs and refuses all others. */
export const ORDER_TRANSITIONS = [
  { from: OrderStatus.AwaitingPayment, to: OrderStatus.AwaitingShipment, by: 'payment' },
  { from: OrderStatus.AwaitingPayment, to: OrderStatus.Cancelled, by: 'cancel' },
  { from: OrderStatus.AwaitingDeposit, to: OrderStatus.AwaitingBalance, by: 'deposit' },
  { from: OrderStatus.AwaitingDeposit, to: OrderStatus.Cancelled, by: 'cancel' },
  { from: OrderStatus.AwaitingBalance, to: OrderStatus.AwaitingShipment, by: 'payment' },
  { from: OrderStatus.AwaitingBalance, to: OrderStatus.Cancelled, by: 'balance window ended' },
  { from: OrderStatus.AwaitingConfirmation, to: OrderStatus.AwaitingShipment, by: 'confirmation' },
  { from: OrderStatus.AwaitingConfirmation, to: OrderStatus.Cancelled, by: 'cancel' },
  { from: OrderStatus.AwaitingShipment, to: OrderStatus.Packing, by: 'warehouse' },
  { from: OrderStatus.AwaitingShipment, to: OrderStatus.PartlyShipped, by: 'parcel' },
  { from: OrderStatus.AwaitingShipment, to: OrderStatus.Shipped, by: 'parcel' },
  { from: OrderStatus.AwaitingShipment, to: OrderStatus.Cancelling, by: 'cancel' },
  { from: OrderStatus.AwaitingShipment, to: OrderStatus.Closed, by: 'refund' },
  { from: OrderStatus.Packing, to: OrderStatus.PartlyShipped, by: 'parcel' },
  { from: OrderStatus.Packing, to: OrderStatus.Shipped, by: 'parcel' },
  { from: OrderStatus.Packing, to: OrderStatus.Cancelling, by: 'cancel' },
  { from: OrderStatus.Packing, to: OrderStatus.Closed, by: 'refund' },
  { from: OrderStatus.PartlyShipped, to: OrderStatus.Shipped, by: 'parcel' },
  { from: OrderStatus.PartlyShipped, to: OrderStatus.Closed, by: 'refund' },
  { from: OrderStatus.PartlyShipped, to: OrderStatus.Refused, by: 'refused on delivery' },
  { from: OrderStatus.Shipped, to: OrderStatus.Delivered, by: 'carrier' },
  { from: OrderStatus.Shipped, to: OrderStatus.Completed, by: 'receipt' },
  { from: OrderStatus.Shipped, to: OrderStatus.Closed, by: 'refund' },
  { from: OrderStatus.Shipped, to: OrderStatus.Refused, by: 'refused on delivery' },
  { from: OrderStatus.Delivered, to: OrderStatus.Completed, by: 'receipt' },
  { from: OrderStatus.Delivered, to: OrderStatus.Closed, by: 'refund' },
  { from: OrderStatus.Completed, to: OrderStatus.Closed, by: 'refund' },
  { from: OrderStatus.Cancelling, to: OrderStatus.Closed, by: 'refund' },
  { from: OrderStatus.Refused, to: OrderStatus.Closed, by: 'refund' },
  { from: OrderStatus.Cancelling, to: OrderStatus.AwaitingShipment, by: 'cancel refused' },
  { from: OrderStatus.Cancelling, to: OrderStatus.Packing, by: 'cancel refused' },
] as const satisfies readonly { from: OrderStatus; to: OrderStatus; by: string }[];

/** The initial statuses: unpaid, deposit due, to be confirmed, or nothing to pay. */
export const INITIAL_STATUSES = [
  OrderStatus.AwaitingPayment,
  OrderStatus.AwaitingDeposit,
  OrderStatus.AwaitingConfirmation,
  OrderStatus.AwaitingShipment,
] as const satisfies readonly OrderStatus[];

const transitions = new Set<string>(ORDER_TRANSITIONS.map(({ from, to }) => `${from}-${to}`));
export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => transitions.has(`${from}-${to}`);

/** Waiting for money: the full amount, a deposit or a balance. */
export const UNPAID_STATUSES = [
  OrderStatus.AwaitingPayment,
  OrderStatus.AwaitingDeposit,
  OrderStatus.AwaitingBalance,
] as const satisfies readonly OrderStatus[];
/** Signed for by the recipient, or confirmed as received. Comments, returns and invoices are open from here. */
export const SIGNED_STATUSES = [
  OrderStatus.Delivered,
  OrderStatus.Completed,
] as const satisfies readonly OrderStatus[];
/** Paid or confirmed, and not yet signed for. */
export const IN_FULFILMENT = [
  OrderStatus.AwaitingShipment,
  OrderStatus.Packing,
  OrderStatus.PartlyShipped,
  OrderStatus.Shipped,
] as const satisfies readonly OrderStatus[];
/** Paid, or to be paid on delivery, and not cancelled: from shipment due to completed. */
export const CONFIRMED_STATUSES = [
  ...IN_FULFILMENT,
  ...SIGNED_STATUSES,
] as const satisfies readonly OrderStatus[];
/** Paid or confirmed, and no parcel has left the warehouse. */
export const UNSHIPPED_STATUSES = [
  OrderStatus.AwaitingShipment,
  OrderStatus.Packing,
] as const satisfies readonly OrderStatus[];
/** Ended without the sale: the units count as not bought. */
export const VOID_STATUSES = [
  OrderStatus.Cancelled,
  OrderStatus.Closed,
  OrderStatus.Refused,
] as const satisfies readonly OrderStatus[];
export const FINAL_STATUSES = [
  OrderStatus.Completed,
  ...VOID_STATUSES,
] as const satisfies readonly OrderStatus[];

const isOneOf =
  (statuses: readonly number[]) =>
  (status: number): boolean =>
    statuses.includes(status);
export const isUnpaid = isOneOf(UNPAID_STATUSES);
export const isSigned = isOneOf(SIGNED_STATUSES);
export const isInFulfilment = isOneOf(IN_FULFILMENT);
export const isVoid = isOneOf(VOID_STATUSES);
export const isFinal = isOneOf(FINAL_STATUSES);

/** The five tabs of the order list. */
export const ORDER_TABS = {
  all: null,
  unpaid: UNPAID_STATUSES,
  unshipped: [
    OrderStatus.AwaitingConfirmation,
    OrderStatus.AwaitingShipment,
    OrderStatus.Packing,
    OrderStatus.PartlyShipped,
  ],
  unreceived: [OrderStatus.PartlyShipped, OrderStatus.Shipped, OrderStatus.Delivered],
  uncommented: [OrderStatus.Completed],
} as const satisfies Record<string, readonly OrderStatus[] | null>;
