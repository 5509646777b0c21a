export const ParcelStatus = {
  Dispatched: 10,
  InTransit: 20,
  OutForDelivery: 30,
  Delivered: 40,
  Exception: 50,
  ReturnedToSender: 60,
} as const;
export type ParcelStatus = (typeof ParcelStatus)[keyof typeof ParcelStatus];

/** The texts shown to shoppers. */
export const PARCEL_STATUS_TEXTS = {
  [ParcelStatus.Dispatched]: '已出库',
  [ParcelStatus.InTransit]: '运输中',
  [ParcelStatus.OutForDelivery]: '派送中',
  [ParcelStatus.Delivered]: '已签收',
  [ParcelStatus.Exception]: '异常',
  [ParcelStatus.ReturnedToSender]: '退回',
} as const;
