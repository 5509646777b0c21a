export { cashRefundApproval, returnsAdminFeature } from './admin/index.ts';
export { mountReturnImages } from './images/mount-return-images.ts';
export type { RefundPort, ReturnPorts } from './ports.ts';
export { settleReturns } from './process/settle-returns.ts';
export { type ReturnMove, returnDone, returnMoved } from './return-events.ts';
export { returnJobs } from './return-handlers.ts';
export * as returnHistory from './return-history.ts';
export { returnsFeature } from './returns.feature.ts';
export * as returnStaff from './staff/index.ts';
