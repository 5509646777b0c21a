export { approvalsContract, doneOrWaiting } from './approvals.contract.ts';
export { approvalsRoutes } from './approvals.routes.ts';
