export { cashRefundApproval } from './cash-refund.ts';
export { returnsAdminFeature } from './returns-admin.feature.ts';
