export { type ApprovalFacts, approvesItself } from './approves-itself.ts';
export { type LineFacts, mayReturn, openKinds, openReasons, type ReturnRefusal } from './may-return.ts';
export { type NextFacts, nextStep } from './next-step.ts';
export { freePieces, pickPieces } from './pick-pieces.ts';
export type {
  GiftDue,
  GiftTerms,
  PieceRefund,
  PieceShare,
  Pieces,
  RefundableOrder,
  RefundLine,
} from './refund-lines.ts';
export { refundOfPieces } from './refund-of-pieces.ts';
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
