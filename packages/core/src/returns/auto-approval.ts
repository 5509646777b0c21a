import { STORE } from '../shared/index.ts';
import type { ReturnKind, ReturnReason } from './return-reasons.ts';

export interface ApprovalFacts {
  kind: ReturnKind;
  reason: ReturnReason;
  refundFen: number;
  isMember: boolean;
  /** Her returns of the last months, this one not among them; withdrawn ones do not count. */
  recentReturns: number;
}

/**
 * The law gives seven days without a reason, and the goods are looked at when they arrive: nobody need read such an
 * application first. Large amounts, frequent returns, guests and everything about a fault wait for a person.
 */
export const isAutoApproved = ({
  kind,
  reason,
  refundFen,
  isMember,
  recentReturns,
}: ApprovalFacts): boolean =>
  isMember &&
  kind === 2 &&
  reason === 1 &&
  refundFen <= STORE.returns.autoApproveUpTo &&
  recentReturns < STORE.returns.autoApproveMaxReturns;
