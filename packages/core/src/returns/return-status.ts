/** The statuses of a return: the codes of the specification, stored and sent as they are. */
export const ReturnStatus = {
  AwaitingReview: 10,
  AwaitingShipment: 20,
  InTransit: 30,
  Inspecting: 40,
  Refunding: 50,
  RefundFailed: 55,
  Completed: 60,
  Withdrawn: 81,
  Rejected: 82,
  InspectionFailed: 83,
  Expired: 84,
} as const;
export type ReturnStatus = (typeof ReturnStatus)[keyof typeof ReturnStatus];

/** The texts shown to shoppers. */
export const RETURN_STATUS_TEXTS = {
  [ReturnStatus.AwaitingReview]: '待审核',
  [ReturnStatus.AwaitingShipment]: '待寄回',
  [ReturnStatus.InTransit]: '待收货',
  [ReturnStatus.Inspecting]: '验货中',
  [ReturnStatus.Refunding]: '退款中',
  [ReturnStatus.RefundFailed]: '退款失败',
  [ReturnStatus.Completed]: '已完成',
  [ReturnStatus.Withdrawn]: '已撤销',
  [ReturnStatus.Rejected]: '审核拒绝',
  [ReturnStatus.InspectionFailed]: '验货不通过',
  [ReturnStatus.Expired]: '超时关闭',
} as const;

export const returnStatusText = (status: ReturnStatus): string => RETURN_STATUS_TEXTS[status];

/** Why a return may go from one status to another. The database holds the same pairs and refuses all others. */
export const RETURN_TRANSITIONS = [
  { from: ReturnStatus.AwaitingReview, to: ReturnStatus.AwaitingShipment, by: 'approval' },
  { from: ReturnStatus.AwaitingReview, to: ReturnStatus.Refunding, by: 'approval without a return parcel' },
  { from: ReturnStatus.AwaitingReview, to: ReturnStatus.Withdrawn, by: 'shopper' },
  { from: ReturnStatus.AwaitingReview, to: ReturnStatus.Rejected, by: 'refusal' },
  { from: ReturnStatus.AwaitingShipment, to: ReturnStatus.InTransit, by: 'waybill' },
  { from: ReturnStatus.AwaitingShipment, to: ReturnStatus.Inspecting, by: 'arrival without a waybill' },
  { from: ReturnStatus.AwaitingShipment, to: ReturnStatus.Withdrawn, by: 'shopper' },
  { from: ReturnStatus.AwaitingShipment, to: ReturnStatus.Expired, by: 'not sent in time' },
  { from: ReturnStatus.InTransit, to: ReturnStatus.Inspecting, by: 'arrival' },
  { from: ReturnStatus.Inspecting, to: ReturnStatus.Refunding, by: 'inspection' },
  { from: ReturnStatus.Inspecting, to: ReturnStatus.Completed, by: 'exchange sent' },
  { from: ReturnStatus.Inspecting, to: ReturnStatus.InspectionFailed, by: 'inspection failed' },
  { from: ReturnStatus.Refunding, to: ReturnStatus.RefundFailed, by: 'refund failed' },
  { from: ReturnStatus.Refunding, to: ReturnStatus.Completed, by: 'refund' },
  { from: ReturnStatus.RefundFailed, to: ReturnStatus.Refunding, by: 'retry' },
] as const satisfies readonly { from: ReturnStatus; to: ReturnStatus; by: string }[];

const transitions = new Set<string>(RETURN_TRANSITIONS.map(({ from, to }) => `${from}-${to}`));
export const canReturnBecome = (from: ReturnStatus, to: ReturnStatus): boolean =>
  transitions.has(`${from}-${to}`);

/** The two tabs that list returns; the tab 可申请 lists order lines. */
export const RETURN_TABS = {
  processing: [
    ReturnStatus.AwaitingReview,
    ReturnStatus.AwaitingShipment,
    ReturnStatus.InTransit,
    ReturnStatus.Inspecting,
    ReturnStatus.Refunding,
    ReturnStatus.RefundFailed,
  ],
  ended: [
    ReturnStatus.Completed,
    ReturnStatus.Withdrawn,
    ReturnStatus.Rejected,
    ReturnStatus.InspectionFailed,
    ReturnStatus.Expired,
  ],
} as const satisfies Record<string, readonly ReturnStatus[]>;

/** Ended without a refund: the units may be returned again. */
export const ENDED_WITHOUT_REFUND = [
  ReturnStatus.Withdrawn,
  ReturnStatus.Rejected,
  ReturnStatus.InspectionFailed,
  ReturnStatus.Expired,
] as const satisfies readonly ReturnStatus[];
export const isEndedWithoutRefund = (status: ReturnStatus): boolean =>
  ENDED_WITHOUT_REFUND.some((ended) => ended === status);
export const isReturnOpen = (status: ReturnStatus): boolean =>
  RETURN_TABS.processing.some((open) => open === status);
