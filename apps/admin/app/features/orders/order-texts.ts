import { ORDER_STATUS_TEXTS, OrderStatus, PAYMENT_NAMES } from '@huarong/core/orders';

/** 拆单, 备注 */
export const MARK_TEXTS: Record<string, string> = {
  split: '拆单',
  note: '留言',
  engraving: '刻字',
  packaging: '礼盒',
  greeting: '贺卡',
  presale: '预售',
  guest: '游客',
};

/** The filter of the list for these statuses. */
export const statusQuery = (...statuses: readonly OrderStatus[]): string =>
  `status=${encodeURIComponent(statuses.join(','))}`;

export const STATUS_OPTIONS = Object.entries(ORDER_STATUS_TEXTS).map(([value, label]) => ({ value, label }));
export const PAYMENT_OPTIONS = Object.entries(PAYMENT_NAMES).map(([value, label]) => ({ value, label }));
export const paymentText = (code: keyof typeof PAYMENT_NAMES): string => PAYMENT_NAMES[code];

const CLASSES: Partial<Record<number, string>> = {
  [OrderStatus.AwaitingShipment]: 'st-todo',
  [OrderStatus.Packing]: 'st-half',
  [OrderStatus.PartlyShipped]: 'st-half',
  [OrderStatus.Shipped]: 'st-go',
  [OrderStatus.Delivered]: 'st-ok',
  [OrderStatus.Completed]: 'st-ok',
  [OrderStatus.Cancelling]: 'st-hold',
  [OrderStatus.Refused]: 'st-bad',
  [OrderStatus.Cancelled]: 'st-off',
  [OrderStatus.Closed]: 'st-off',
};
export const statusClass = (status: number): string => `st ${CLASSES[status] ?? 'st-wait'}`;
