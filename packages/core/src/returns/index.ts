export { type ApprovalFacts, approvesItself } from './auto-approval.ts';
export {
  type LineFacts,
  mayReturn,
  openKinds,
  openReasons,
  type ReturnRefusal,
} from './check-return-request.ts';
export { type NextFacts, nextStep } from './next-step.ts';
export { freePieces, pickPieces } from './pick-units.ts';
export type {
  GiftDue,
  GiftTerms,
  PieceRefund,
  PieceShare,
  Pieces,
  RefundableOrder,
  RefundLine,
} from './refund-model.ts';
export { refundOfPieces } from './refund-of-units.ts';
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
  isGivenUp,
  RETURN_STATUS,
  RETURN_TABS,
  RETURN_TRANSITIONS,
  type ReturnStatus,
  returnStatusText,
} from './return-status.ts';
export { type ReturnChange, type ReturnStep, returnSteps } from './return-steps.ts';
export { type ReturnWindow, returnWindow } from './return-window.ts';
