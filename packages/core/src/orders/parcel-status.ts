export const PARCEL_STATUS = {
  10: '已出库',
  20: '运输中',
  30: '派送中',
  40: '已签收',
  50: '异常',
  60: '退回',
} as const;
export type ParcelStatus = keyof typeof PARCEL_STATUS;
