import { couponFace } from '@huarong/core/content';
import { benefitText, offerSentence } from '@huarong/core/coupons';
import { maskMobile } from '@huarong/core/identity';
import { termsOf } from './offer-terms-row.ts';
import type { AdminOfferRow, CouponCounts } from './offers.queries.ts';
import type { RecordRow } from './records.queries.ts';

export function presentOfferRow(
  row: AdminOfferRow,
  counts: CouponCounts,
  { eachFen, staffId }: { eachFen: number; staffId: number },
) {
  const terms = termsOf(row);
  return {
    offerId: row.id,
    title: row.title,
    kind: row.kind,
    face: couponFace(terms.offer),
    benefit: benefitText(terms),
    scopeText: row.scope_text,
    channel: terms.channel,
    way: terms.way,
    code: row.code,
    cards: row.card_types ? [...row.card_types] : null,
    isForFirstOrder: row.is_for_first_order,
    total: row.total,
    status: row.status,
    claimUntil: row.claim_until.toISOString(),
    waiting: row.waiting && {
      approvalId: String(row.waiting.id),
      by: row.waiting.by,
      expiresAt: new Date(row.waiting.expiresAt).toISOString(),
      isOwn: row.waiting.staffId === staffId,
    },
    counts: { claimed: row.claimed, ...counts, exposureFen: (counts.usable + counts.held) * eachFen },
  };
}

export function presentOfferDetail(row: AdminOfferRow) {
  const { threshold, offer, scope, cards, claimFrom, claimUntil, validity, drops, ...texts } = termsOf(row);
  const iso = (at: number) => new Date(at).toISOString();
  return {
    terms: {
      ...texts,
      offer: { ...offer },
      scope: { ...scope },
      thresholdFen: threshold,
      cards: cards ? [...cards] : null,
      claimFrom: iso(claimFrom),
      claimUntil: iso(claimUntil),
      validity:
        validity.kind === 'days'
          ? { ...validity }
          : { kind: 'dates' as const, from: iso(validity.from), until: iso(validity.until) },
      drops: drops && { ...drops, hours: [...drops.hours] },
    },
    sentence: offerSentence(termsOf(row)),
    version: row.version,
    updatedBy: row.updated_by_name,
    updatedAt: row.updated_at?.toISOString() ?? null,
  };
}

export const presentRecord = (row: RecordRow) => ({
  couponId: row.id,
  memberId: row.member_id,
  member: row.nickname,
  mobile: maskMobile(row.mobile),
  state: row.state,
  source: row.source,
  orderId: row.order_id,
  savedFen: row.saved_fen,
  claimedAt: row.claimed_at.toISOString(),
  validTo: row.valid_to.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  voidReason: row.void_reason,
});
