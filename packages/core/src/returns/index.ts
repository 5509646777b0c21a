export {
  AGE_GROUP_TEXTS,
  type AgeGroup,
  isReactionDay,
  missingReactionFacts,
  REACTION_STATE_TEXTS,
  type ReactionState,
  SEX_TEXTS,
  type Sex,
} from './adverse-reaction.ts';
export { type ApprovalFacts, isAutoApproved } from './auto-approval.ts';
export {
  checkReturnRequest,
  openKinds,
  openReasons,
  type ReturnLineFacts,
  type ReturnRefusal,
} from './check-return-request.ts';
export {
  canAccept,
  canResell,
  checkInspectedUnit,
  FINDING_TEXTS,
  FINDINGS,
  type Finding,
  type InspectedUnit,
  usualDecision,
} from './inspection.ts';
export { type NextStepFacts, nextStepText } from './next-step.ts';
export { freeUnits, pickUnits } from './pick-units.ts';
export type {
  GiftDue,
  GiftTerms,
  RefundableOrder,
  RefundLine,
  UnitRefund,
  UnitsByLine,
} from './refund-model.ts';
export { refundOfUnits } from './refund-of-units.ts';
export {
  RECALL_REASON,
  RETURN_KIND_TEXTS,
  RETURN_REASONS,
  type ReasonRule,
  ReturnKind,
  type ReturnReason,
  reasonRule,
} from './return-reasons.ts';
export {
  canReturnBecome,
  ENDED_WITHOUT_REFUND,
  isEndedWithoutRefund,
  isReturnOpen,
  RETURN_STATUS_TEXTS,
  RETURN_TABS,
  RETURN_TRANSITIONS,
  ReturnStatus,
  returnStatusText,
} from './return-status.ts';
export { type ReturnChange, type ReturnStep, returnSteps } from './return-steps.ts';
export { type ReturnDays, type ReturnWindow, returnWindow } from './return-window.ts';
