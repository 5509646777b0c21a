export { type ApprovalFacts, isAutoApproved as approvesItself } from './auto-approval.ts';
export {
  checkReturnRequest as mayReturn,
  openKinds,
  openReasons,
  type ReturnLineFacts as LineFacts,
  type ReturnRefusal,
} from './check-return-request.ts';
export { type NextStepFacts as NextFacts, nextStepText as nextStep } from './next-step.ts';
export { freeUnits as freePieces, pickUnits as pickPieces } from './pick-units.ts';
export type {
  GiftDue,
  GiftTerms,
  RefundableOrder,
  RefundLine,
  UnitRefund as PieceRefund,
  UnitShare as PieceShare,
  UnitsByLine as Pieces,
} from './refund-model.ts';
export { refundOfUnits as refundOfPieces } from './refund-of-units.ts';
export {
  RETURN_CARRIERS,
  RETURN_KINDS,
  RETURN_REASONS,
  type ReasonRule,
  type ReturnKind,
  type ReturnReason,
  reasonRule,
} from './return-reasons.ts';
export {
  canReturnBecome,
  isEndedWithoutRefund as isGivenUp,
  RETURN_STATUS,
  RETURN_TABS,
  RETURN_TRANSITIONS,
  type ReturnStatus,
  returnStatusText,
} from './return-status.ts';
export { type ReturnChange, type ReturnStep, returnSteps } from './return-steps.ts';
export { type ReturnWindow, returnWindow } from './return-window.ts';
