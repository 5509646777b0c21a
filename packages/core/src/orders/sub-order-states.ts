/** How far a sub-order is paid. */
export const PayStatus = {
  Unpaid: 0,
  DepositPaid: 1,
  Paid: 2,
  PartlyRefunded: 3,
  Refunded: 4,
  Refunding: 5,
} as const;
export type PayStatus = (typeof PayStatus)[keyof typeof PayStatus];

/** How far a sub-order is shipped. */
export const ShipStatus = {
  Unshipped: 0,
  PartlyShipped: 1,
  Shipped: 2,
  Delivered: 3,
  Refused: 4,
} as const;
export type ShipStatus = (typeof ShipStatus)[keyof typeof ShipStatus];

/** Whether a sub-order has returns. */
export const AfterSaleStatus = {
  None: 0,
  InProgress: 1,
  Completed: 2,
} as const;
export type AfterSaleStatus = (typeof AfterSaleStatus)[keyof typeof AfterSaleStatus];
