/** The statuses of a return: codes of the specification with the texts shown to shoppers. */
export const RETURN_STATUS = {
  10: '待审核',
  20: '待寄回',
  30: '待收货',
  40: '验货中',
  50: '退款中',
  55: '退款失败',
  60: '已完成',
  81: '已撤销',
  82: '审核拒绝',
  83: '验货不通过',
  84: '超时关闭',
} as const;
export type ReturnStatus = keyof typeof RETURN_STATUS;

export const returnStatusText = (status: ReturnStatus): string => RETURN_STATUS[status];

/** Why a return may go from one status to another. The database holds the same pairs and refuses all others. */
export const RETURN_TRANSITIONS = [
  { from: 10, to: 20, by: 'approval' },
  { from: 10, to: 50, by: 'approval without a return parcel' },
  { from: 10, to: 81, by: 'shopper' },
  { from: 10, to: 82, by: 'refusal' },
  { from: 20, to: 30, by: 'waybill' },
  { from: 20, to: 40, by: 'arrival without a waybill' },
  { from: 20, to: 81, by: 'shopper' },
  { from: 20, to: 84, by: 'not sent in time' },
  { from: 30, to: 40, by: 'arrival' },
  { from: 40, to: 50, by: 'inspection' },
  { from: 40, to: 60, by: 'exchange sent' },
  { from: 40, to: 83, by: 'inspection failed' },
  { from: 50, to: 55, by: 'refund failed' },
  { from: 50, to: 60, by: 'refund' },
  { from: 55, to: 50, by: 'retry' },
] as const satisfies readonly { from: ReturnStatus; to: ReturnStatus; by: string }[];

const transitions = new Set<string>(RETURN_TRANSITIONS.map(({ from, to }) => `${from}-${to}`));
export const canReturnBecome = (from: ReturnStatus, to: ReturnStatus): boolean =>
  transitions.has(`${from}-${to}`);

/** The two tabs that list returns; the tab 可申请 lists order lines. */
export const RETURN_TABS = {
  processing: [10, 20, 30, 40, 50, 55],
  ended: [60, 81, 82, 83, 84],
} as const satisfies Record<string, readonly ReturnStatus[]>;

/** Ended without a refund: the units may be returned again. */
export const isEndedWithoutRefund = (status: ReturnStatus): boolean => status >= 81;
