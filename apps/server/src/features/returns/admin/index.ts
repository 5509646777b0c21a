export { cashRefundApproval } from './cash-refund.ts';
export { readReturnQueues } from './list-returns.queries.ts';
export { returnsAdminFeature } from './returns-admin.feature.ts';
