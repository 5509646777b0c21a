export {
  assessCommitRisk,
  type CommitFacts,
  type CommitRisk,
  type CommitRiskReason,
  commitRiskSentence,
} from './commit-risk.ts';
export {
  cutOffText,
  deliveryPromise,
  deliveryPromiseText,
  presaleDeliveryText,
  soldOutDeliveryText,
} from './delivery-promise.ts';
export { NoticeStatus } from './notice-status.ts';
export { QuoteAlertStatus } from './quote-alert-status.ts';
