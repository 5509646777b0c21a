/** The statuses of a sub-order: codes of the specification with the texts shown to shoppers. */
export const ORDER_STATUS = {
  10: '待付款',
  11: '待付定金',
  12: '待付尾款',
  20: '待确认',
  30: '待发货',
  35: '备货中',
  40: '部分发货',
  50: '待收货',
  60: '已签收',
  70: '已完成',
  80: '取消中',
  90: '已取消',
  91: '已关闭',
  92: '已拒收',
} as const;
export type OrderStatus = keyof typeof ORDER_STATUS;

export const statusText = (status: OrderStatus): string => ORDER_STATUS[status];

/** Why an order may go from one status to another. The database holds the same pairs and refuses all others. */
export const ORDER_TRANSITIONS = [
  { from: 10, to: 30, by: 'payment' },
  { from: 10, to: 90, by: 'cancel' },
  { from: 11, to: 12, by: 'deposit' },
  { from: 11, to: 90, by: 'cancel' },
  { from: 12, to: 30, by: 'payment' },
  { from: 12, to: 90, by: 'balance window ended' },
  { from: 20, to: 30, by: 'confirmation' },
  { from: 20, to: 90, by: 'cancel' },
  { from: 30, to: 35, by: 'warehouse' },
  { from: 30, to: 40, by: 'parcel' },
  { from: 30, to: 50, by: 'parcel' },
  { from: 30, to: 80, by: 'cancel' },
  { from: 30, to: 91, by: 'refund' },
  { from: 35, to: 40, by: 'parcel' },
  { from: 35, to: 50, by: 'parcel' },
  { from: 35, to: 80, by: 'cancel' },
  { from: 35, to: 91, by: 'refund' },
  { from: 40, to: 50, by: 'parcel' },
  { from: 40, to: 91, by: 'refund' },
  { from: 50, to: 60, by: 'carrier' },
  { from: 50, to: 70, by: 'receipt' },
  { from: 50, to: 91, by: 'refund' },
  { from: 50, to: 92, by: 'refused on delivery' },
  { from: 60, to: 70, by: 'receipt' },
  { from: 60, to: 91, by: 'refund' },
  { from: 70, to: 91, by: 'refund' },
  { from: 80, to: 91, by: 'refund' },
  { from: 80, to: 30, by: 'cancel refused' },
  { from: 80, to: 35, by: 'cancel refused' },
] as const satisfies readonly { from: OrderStatus; to: OrderStatus; by: string }[];

/** The initial statuses: unpaid, deposit due, to be confirmed, or nothing to pay. */
export const INITIAL_STATUSES = [10, 11, 20, 30] as const satisfies readonly OrderStatus[];

const transitions = new Set(ORDER_TRANSITIONS.map(({ from, to }) => `${from}-${to}`));
export const canBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  transitions.has(`${from}-${to}` as never);

export const isFinal = (status: OrderStatus): boolean =>
  status === 70 || status === 90 || status === 91 || status === 92;

/** The five tabs of the order list. */
export const ORDER_TABS = {
  all: null,
  unpaid: [10, 11, 12],
  unshipped: [20, 30, 35, 40],
  unreceived: [40, 50, 60],
  uncommented: [70],
} as const satisfies Record<string, readonly OrderStatus[] | null>;
