import { ReturnKind, type ReturnReason } from './return-reasons.ts';

/** A setting of the shop. */
interface ApprovalRules {
  autoApproveUpTo: number;
  autoApproveMaxReturns: number;
}
export interface ApprovalFacts {
  kind: ReturnKind;
  reason: ReturnReason;
  refundFen: number;
  isMember: boolean;
  /** Returns of this member in the last months, without this one and without withdrawn ones. */
  recentReturns: number;
}

/**
 * The law grants seven days without a reason, and items are inspected on arrival, so such returns need no review.
 * Large amounts, frequent returns, guests and faults are reviewed by staff.
 */
export const isAutoApproved = (
  { kind, reason, refundFen, isMember, recentReturns }: ApprovalFacts,
  { autoApproveUpTo, autoApproveMaxReturns }: ApprovalRules,
): boolean =>
  isMember &&
  kind === ReturnKind.ReturnAndRefund &&
  reason === 1 &&
  refundFen <= autoApproveUpTo &&
  recentReturns < autoApproveMaxReturns;
