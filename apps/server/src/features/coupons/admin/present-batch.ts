import { benefitText } from '@huarong/core/coupons';
import { maskMobile } from '@huarong/core/identity';
import type { BatchRow, CodeRow } from './batches.queries.ts';
import type { IssueRow } from './issues.queries.ts';
import { termsOf } from './offer-terms-row.ts';
import type { AdminOfferRow } from './offers.queries.ts';

export const presentBatch = (batch: BatchRow) => ({
  batchId: String(batch.id),
  prefix: batch.prefix,
  quantity: batch.quantity,
  claimed: batch.claimed,
  open: batch.open,
  madeBy: batch.staff_name,
  createdAt: batch.created_at.toISOString(),
});

export const presentBatchPage = (batch: BatchRow, offer: AdminOfferRow, eachFen: number) => ({
  batchId: String(batch.id),
  offerId: offer.id,
  title: offer.title,
  benefit: benefitText(termsOf(offer)),
  prefix: batch.prefix,
  quantity: batch.quantity,
  madeBy: batch.staff_name,
  createdAt: batch.created_at.toISOString(),
  voidedAt: batch.voided_at?.toISOString() ?? null,
  claimUntil: offer.claim_until.toISOString(),
  counts: { open: batch.open, claimed: batch.claimed, void: batch.void, used: batch.used },
  savedFen: batch.saved_fen,
  exposureFen: (batch.open + batch.usable) * eachFen,
});

const CODE_LENGTH = 14;

/** HRSQ••••••7K2M */
export const presentCode = (row: CodeRow, { prefix }: BatchRow) => ({
  number: row.code_hash.slice(0, 16),
  code: `${prefix}${'•'.repeat(CODE_LENGTH - prefix.length - row.tail.length)}${row.tail}`,
  state: row.state,
  memberId: row.member_id,
  member: row.nickname,
  mobile: row.mobile === null ? null : maskMobile(row.mobile),
  couponState: row.coupon_state,
  orderId: row.order_id,
  savedFen: row.saved_fen,
  settledAt: row.settled_at?.toISOString() ?? null,
});

export const presentIssue = (issue: IssueRow) => ({
  issueId: String(issue.id),
  state: issue.state,
  source: issue.source.text,
  expected: issue.expected,
  issued: issue.issued,
  skipped: issue.skipped,
  exposureFen: issue.expected * issue.each_fen,
  madeBy: issue.staff_name,
  createdAt: issue.created_at.toISOString(),
});
