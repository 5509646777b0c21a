import type { OfferTerms } from '@huarong/core/coupons';
import {
  breaksText,
  describeBreaks,
  isWorse,
  type PriceBreaks,
  worstSkus,
} from '@huarong/core/pricing/conflicts';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { type ApprovalKind, defineApproval, requestApproval } from '../../approvals/index.ts';
import { type OfferAt, offerAt } from '../list-offers-at.ts';
import { rowOf, termsOf } from './offer-terms-row.ts';
import { type AdminOfferRow, COUPON_FLOOR_APPROVAL, findOfferRow, lockOfferRow } from './offers.queries.ts';
import { setOfferState } from './set-offer-state.ts';

/** What of a coupon sells below cost or below the floor, together with what is live. The simulator knows. */
export type FindCouponBreaks = (db: Queryable, coupon: OfferAt) => Promise<PriceBreaks | null>;

/** Only coupons that the shop takes online meet its prices. */
export async function findBreaksOf(
  db: Queryable,
  findBreaks: FindCouponBreaks,
  id: string,
  terms: OfferTerms,
): Promise<PriceBreaks | null> {
  if (terms.channel !== 'online') return null;
  const { offer, scope, threshold } = terms;
  const row = { ...rowOf(terms), id, rule: { offer, scope, threshold } };
  return findBreaks(db, offerAt(row, await readClock(db)));
}

const payload = z.object({
  offerId: z.string(),
  version: z.int(),
  seen: z.object({ belowCost: z.int(), belowFloor: z.int(), lossFen: z.int() }),
});
type Payload = z.output<typeof payload>;

/** A coupon that makes skus cheaper than cost or floor. */
export const couponFloorApproval = (findBreaks: FindCouponBreaks): ApprovalKind<Payload> =>
  defineApproval<Payload>({
    kind: COUPON_FLOOR_APPROVAL,
    label: '低于底线的优惠券',
    permission: 'exposure:approve',
    payload,
    async describe(db, { offerId }, permissions) {
      const offer = await findOfferRow(db, offerId);
      const breaks = offer && (await findBreaksOf(db, findBreaks, offerId, termsOf(offer)));
      return [
        { label: '优惠券', value: offer?.title ?? offerId },
        ...(breaks
          ? describeBreaks(breaks, permissions.has('cost:read'))
          : [{ label: '叠加后', value: '现在没有规格低于底线' }]),
      ];
    },
    async check(db, { offerId, version, seen }) {
      const offer = await findOfferRow(db, offerId);
      const breaks = offer && (await findBreaksOf(db, findBreaks, offerId, termsOf(offer)));
      const isSame = offer?.version === version && offer.state !== 'live';
      const worse = isWorse(seen, breaks);
      return [
        { label: '内容', isOk: isSame, detail: isSame ? '与提交时相同' : '提交之后又改过，请重新提交' },
        { label: '价格', isOk: !worse, detail: worse ? '比提交时更低，请重新提交' : '不比提交时更低' },
      ];
    },
    async execute({ db, staff }, { offerId, version }) {
      const offer = await lockOfferRow(db, offerId);
      if (offer?.version !== version || offer.state === 'live')
        return refuse({ code: 'coupon-offer-changed' });
      await setOfferState(db, staff.staffId, offerId, 'live');
      return accept({ message: '已发布，会员现在可以领' });
    },
  });

type BelowFloor = {
  code: 'price-below-floor';
  reason: string;
  count: number;
  skus: ReturnType<typeof worstSkus>;
};
type Waiting = { approvalId: string; approvers: string[] };
/** The open request; null when nobody else has to look at the coupon. */
export type CouponGuard = (
  context: AdminWriteContext,
  offer: AdminOfferRow,
  reason: string | undefined,
) => Promise<Result<Waiting | null, BelowFloor>>;

/** Asks a second person before a coupon makes skus cheaper than cost or floor. */
export const createCouponGuard =
  (findBreaks: FindCouponBreaks): CouponGuard =>
  async (context, offer, reason) => {
    // Two offers that are fine one by one must not pass each other.
    await sql`select pg_advisory_xact_lock(hashtext('offer-prices'))`.execute(context.db);
    const breaks = await findBreaksOf(context.db, findBreaks, offer.id, termsOf(offer));
    if (breaks === null) return accept(null);
    const { belowCost, belowFloor, lossFen } = breaks;
    if (reason === undefined)
      return refuse({
        code: 'price-below-floor',
        reason: breaksText(breaks),
        count: belowCost + belowFloor,
        skus: worstSkus(breaks, context.staff.permissions.has('cost:read')),
      });
    const { approvalId, approvers } = await requestApproval(context, couponFloorApproval(findBreaks), {
      subject: { kind: 'coupon-offer', id: offer.id },
      title: `发券：${offer.title}，${breaksText(breaks)}`,
      payload: { offerId: offer.id, version: offer.version, seen: { belowCost, belowFloor, lossFen } },
      reason,
    });
    return accept({ approvalId, approvers });
  };
