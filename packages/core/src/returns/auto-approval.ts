import { STORE } from '../shared/index.ts';
import { ReturnKind, type ReturnReason } from './return-reasons.ts';

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
export const isAutoApproved = ({
  kind,
  reason,
  refundFen,
  isMember,
  recentReturns,
}: ApprovalFacts): boolean =>
  isMember &&
  kind === ReturnKind.ReturnAndRefund &&
  reason === 1 &&
  refundFen <= STORE.returns.autoApproveUpTo &&
  recentReturns < STORE.returns.autoApproveMaxReturns;
