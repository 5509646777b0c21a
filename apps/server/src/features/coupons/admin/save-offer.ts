import { randomBytes } from 'node:crypto';
import { findDropProblem, forbiddenChanges, type OfferTerms } from '@huarong/core/coupons';
import { breaksText } from '@huarong/core/pricing/conflicts';
import { accept, fen, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import type { Tx } from '#platform/database';
import { canonicalJson } from '#platform/idempotency';
import { readRule, rowOf, termsOf } from './offer-terms-row.ts';
import { lockOfferRow } from './offers.queries.ts';
import { type CouponGuard, type FindCouponBreaks, findBreaksOf } from './price-guard.ts';
import { findUnknownInScope } from './scope-check.queries.ts';
import { edited, setOfferState } from './set-offer-state.ts';

/** An offer as the call takes it. */
export interface OfferInput
  extends Omit<OfferTerms, 'offer' | 'scope' | 'threshold' | 'claimFrom' | 'claimUntil' | 'validity'> {
  offer: Record<string, unknown>;
  scope: Record<string, unknown>;
  thresholdFen: number;
  claimFrom: string;
  claimUntil: string;
  validity: { kind: 'days'; days: number } | { kind: 'dates'; from: string; until: string };
}

const wrong = (reason: string) => refuse({ code: 'coupon-offer-refused' as const, reason });
const timeOf = (iso: string) => new Date(iso).getTime();

/** The terms of an input, or the sentence that says what is wrong. */
function readTerms({ thresholdFen, offer, scope, ...input }: OfferInput) {
  const rule = readRule({ offer, scope, threshold: fen(thresholdFen) });
  if (!rule.ok) return rule;
  const { validity } = input;
  const terms: OfferTerms = {
    ...input,
    ...rule.value,
    claimFrom: timeOf(input.claimFrom),
    claimUntil: timeOf(input.claimUntil),
    validity:
      validity.kind === 'days'
        ? validity
        : { kind: 'dates', from: timeOf(validity.from), until: timeOf(validity.until) },
    code: input.way === 'code' ? input.code : null,
  };
  if (terms.claimFrom >= terms.claimUntil) return wrong('领取的结束时间须晚于开始时间');
  if (terms.validity.kind === 'dates' && terms.validity.from >= terms.validity.until)
    return wrong('有效期的结束时间须晚于开始时间');
  if (terms.validity.kind === 'dates' && terms.validity.until <= terms.claimUntil - 1)
    return wrong('有效期须到领取结束之后，否则领到就过期');
  if (terms.way === 'code' && terms.code === null) return wrong('凭码领取的券须写 14 位券码');
  if (terms.offer.kind === 'amountOff' && terms.threshold > 0 && terms.offer.amount > terms.threshold)
    return wrong('减的金额不能超过门槛');
  if (terms.drops && terms.way !== 'centre') return wrong('整点放券只用于领券中心的券');
  if (terms.way !== 'centre' && terms.pointsPrice !== null) return wrong('积分兑换只用于领券中心的券');
  if (terms.way !== 'centre' && terms.isForBirthday) return wrong('生日券只用于领券中心的券');
  const dropProblem = terms.drops && findDropProblem(terms.drops, terms.total);
  if (dropProblem) return wrong(dropProblem);
  return accept(terms);
}

/** Writes a draft, or changes an offer as far as what was claimed of it allows. */
export async function saveOffer(
  context: AdminWriteContext,
  findBreaks: FindCouponBreaks,
  { offerId, version, terms: input }: { offerId: string | null; version: number | null; terms: OfferInput },
) {
  const { db } = context;
  const read = readTerms(input);
  if (!read.ok) return read;
  const terms = read.value;
  const unknown = await findUnknownInScope(db, terms.scope);
  if (unknown.length > 0) return wrong(`范围里没有这些编号：${unknown.slice(0, 5).join('、')}`);
  if (terms.code !== null && (await isCodeTaken(db, terms.code, offerId)))
    return refuse({ code: 'coupon-code-taken' as const });
  return offerId === null
    ? insertOffer(context, terms)
    : changeOffer(context, findBreaks, { offerId, version, terms });
}

async function insertOffer({ db, staff }: AdminWriteContext, terms: OfferTerms) {
  const id = `c${randomBytes(6).toString('hex')}`;
  await db
    .insertInto('coupon_offer')
    .values({
      ...rowOf(terms),
      id,
      state: 'draft',
      updated_by: staff.staffId,
      updated_at: sql<Date>`shop_now()`,
    })
    .execute();
  return accept({ offerId: id, version: 1 });
}

async function changeOffer(
  { db, staff }: AdminWriteContext,
  findBreaks: FindCouponBreaks,
  { offerId, version, terms }: { offerId: string; version: number | null; terms: OfferTerms },
) {
  const row = await lockOfferRow(db, offerId);
  if (!row) return refuse({ code: 'coupon-offer-not-found' as const });
  if (row.version !== version) return refuse({ code: 'coupon-offer-changed' as const });
  const fixed = row.claimed > 0 ? forbiddenChanges(termsOf(row), terms) : [];
  if (fixed.length > 0) return refuse({ code: 'coupon-offer-fixed' as const, reason: fixed.join('、') });
  // A coupon that was never claimed can get any terms; while it is live, not those that need a second person.
  if (row.state === 'live' && !sellsAsBefore(termsOf(row), terms)) {
    const breaks = await findBreaksOf(db, findBreaks, offerId, terms);
    if (breaks) return wrong(`叠加后有 ${breaksText(breaks)}，请先停发，改好再发布，由另一人批准`);
  }
  await db
    .updateTable('coupon_offer')
    .set({ ...rowOf(terms), ...edited(staff.staffId) })
    .where('id', '=', offerId)
    .execute();
  return accept({ offerId, version: row.version + 1 });
}

const sellsAsBefore = (a: OfferTerms, b: OfferTerms): boolean =>
  [a, b]
    .map(({ offer, scope, threshold, validity, channel }) =>
      canonicalJson({ offer, scope, threshold, validity, channel }),
    )
    .every((text, _index, [first]) => text === first);

const isCodeTaken = async (tx: Tx, code: string, offerId: string | null): Promise<boolean> => {
  const other = await tx.selectFrom('coupon_offer').select('id').where('code', '=', code).executeTakeFirst();
  return other !== undefined && other.id !== offerId;
};

/** Publishes a draft, or one that was stopped. Below cost or below the floor a second person decides. */
export async function publishOffer(
  context: AdminWriteContext,
  guard: CouponGuard,
  { offerId, version, reason }: { offerId: string; version: number; reason?: string | undefined },
) {
  const { db, staff } = context;
  const row = await lockOfferRow(db, offerId);
  if (!row) return refuse({ code: 'coupon-offer-not-found' as const });
  if (row.state === 'live') return refuse({ code: 'coupon-offer-published' as const });
  if (row.version !== version) return refuse({ code: 'coupon-offer-changed' as const });
  const asked = await guard(context, row, reason);
  if (!asked.ok) return asked;
  if (asked.value) return accept({ version, waiting: asked.value });
  const published = await setOfferState(db, staff.staffId, offerId, 'live');
  return accept({ ...published.value, waiting: null });
}

/** No further claims from this moment on. */
export async function stopOffer({ db, staff }: AdminWriteContext, offerId: string) {
  const row = await lockOfferRow(db, offerId);
  if (!row) return refuse({ code: 'coupon-offer-not-found' as const });
  if (row.state !== 'live') return refuse({ code: 'coupon-offer-stopped' as const });
  return setOfferState(db, staff.staffId, offerId, 'stopped');
}
