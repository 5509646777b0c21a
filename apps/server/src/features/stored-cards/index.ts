export { storedCardJobs } from './admin/make-batch.ts';
export { cardReplacementApproval } from './admin/replace-card.ts';
export { cardBatchApproval } from './admin/request-batch.ts';
export { storedCardsAdminFeature } from './admin/stored-cards-admin.feature.ts';
export { bindCard } from './bind-card.ts';
export { changeCardState } from './change-card-state.ts';
export { issueCard, type NewCard } from './issue-card.ts';
export { captureFromCard, holdOnCard, refundToCard, releaseOnCard } from './move-card-money.ts';
export { presentCard, presentMovement, unusableReason } from './present-card.ts';
export {
  type CardRow,
  countCards,
  countMovements,
  findMemberCards,
  listCards,
  listMovements,
  lockCards,
  sumSpent,
  sumUsableBalance,
} from './stored-cards.queries.ts';
