export { type ApprovalCheck, type ApprovalKind, defineApproval, readableApproval } from './approval-kind.ts';
export { approvalsFeature } from './approvals.feature.ts';
export { countWaiting, findWaiting } from './approvals.queries.ts';
export { withdrawApproval } from './decide-approval.ts';
export { type ApprovalContext, requestApproval } from './request-approval.ts';
