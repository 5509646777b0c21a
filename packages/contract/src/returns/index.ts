export { RefundPreview, Returnable, ReturnDetail, ReturnSummary, returnStatus } from './return-views.ts';
export { returnsContract } from './returns.contract.ts';
export { returnsRoutes } from './returns.routes.ts';
