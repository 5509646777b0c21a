import { couponsAdminContract } from '@huarong/contract/admin/coupons';
import { accept, refuse } from '@huarong/core/shared';
import {
  type AdminFeature,
  decodePosition,
  encodePosition,
  implementAdmin,
  pageOfRows,
} from '#platform/admin';
import type { CouponPointsPort } from '../coupon-points-port.ts';
import { findBatch, listBatches, listCodes } from './batches.queries.ts';
import { createBatch, voidBatch } from './code-batches.ts';
import { countIssue, issueCoupons, stopIssue } from './issue-coupons.ts';
import { listIssues } from './issues.queries.ts';
import { maxSavingOf, termsOf } from './offer-terms-row.ts';
import { countCouponsOf, countTabs, findCost, findOfferRow, listOfferRows } from './offers.queries.ts';
import { presentBatch, presentBatchPage, presentCode, presentIssue } from './present-batch.ts';
import { presentOfferDetail, presentOfferRow, presentRecord } from './present-offer.ts';
import { createCouponGuard, type FindCouponBreaks } from './price-guard.ts';
import { listRecords } from './records.queries.ts';
import { publishOffer, saveOffer, stopOffer } from './save-offer.ts';
import { voidCoupons } from './void-coupons.ts';

/** Coupons: offers, what became of them, single-use codes, and giving them to many members. */
export function couponsAdminFeature(
  findBreaks: FindCouponBreaks,
  couponPoints: CouponPointsPort,
): AdminFeature {
  const guard = createCouponGuard(findBreaks);
  return implementAdmin('coupons', couponsAdminContract, {
    async list({ db, staff }, { after, before, size, ...filter }) {
      const rows = await listOfferRows(db, {
        ...filter,
        after: after ?? null,
        before: before ?? null,
        size: size + 1,
      });
      const countsOf = await countCouponsOf(
        db,
        rows.map(({ id }) => id),
      );
      const eachFen = new Map<string, number>();
      for (const row of rows) eachFen.set(row.id, await maxSavingOf(db, termsOf(row)));
      const tabs = await countTabs(db);
      return accept({
        ...pageOfRows(
          rows,
          { size, after, before, cursorOf: ({ id }) => id, total: tabs[filter.tab] },
          (row) =>
            presentOfferRow(row, countsOf(row.id), {
              eachFen: eachFen.get(row.id) ?? 0,
              staffId: staff.staffId,
            }),
        ),
        tabs,
      });
    },
    async detail({ db, staff }, { offerId }) {
      const row = await findOfferRow(db, offerId);
      if (!row) return refuse({ code: 'coupon-offer-not-found' });
      const counts = (await countCouponsOf(db, [offerId]))(offerId);
      const [eachFen, cost] = [await maxSavingOf(db, termsOf(row)), await findCost(db, offerId)];
      return accept({
        ...presentOfferRow(row, counts, { eachFen, staffId: staff.staffId }),
        ...presentOfferDetail(row),
        cost: { savedFen: counts.savedFen, ...cost },
        batches: (await listBatches(db, offerId)).map(presentBatch),
        issues: (await listIssues(db, offerId)).map(presentIssue),
      });
    },
    save: (context, input) => saveOffer(context, findBreaks, input),
    publish: (context, input) => publishOffer(context, guard, input),
    stop: (context, { offerId }) => stopOffer(context, offerId),
    async records({ db }, { offerId, state, after, before, size }) {
      if (!(await findOfferRow(db, offerId))) return refuse({ code: 'coupon-offer-not-found' });
      const rows = await listRecords(db, {
        offerId,
        state,
        olderThan: after === undefined ? null : decodePosition(after),
        newerThan: before === undefined ? null : decodePosition(before),
        size: size + 1,
      });
      const cursorOf = ({ position, id }: (typeof rows)[number]) => encodePosition({ at: position, id });
      return accept(pageOfRows(rows, { size, after, before, cursorOf, total: null }, presentRecord));
    },
    void: (context, input) => voidCoupons(context, couponPoints, input),
    createBatch: (context, input) => createBatch(context, input),
    async batch({ db }, { batchId, state, tail, after, size }) {
      const batch = await findBatch(db, Number(batchId));
      const offer = batch && (await findOfferRow(db, batch.offer_id));
      if (!batch || !offer) return refuse({ code: 'coupon-batch-not-found' });
      const rows = await listCodes(db, {
        batchId: batch.id,
        state,
        tail,
        after: after ?? null,
        size: size + 1,
      });
      const page = {
        size,
        after,
        before: undefined,
        cursorOf: (row: (typeof rows)[number]) => row.code_hash,
      };
      return accept({
        ...pageOfRows(rows, { ...page, total: state ? null : batch.quantity }, (row) =>
          presentCode(row, batch),
        ),
        // A hash says nothing of its neighbours, so there is only a way forward.
        previous: null,
        ...presentBatchPage(batch, offer, await maxSavingOf(db, termsOf(offer))),
      });
    },
    voidBatch: (context, { batchId }) => voidBatch(context, Number(batchId)),
    countIssue: ({ db }, { offerId, recipients }) => countIssue(db, offerId, recipients),
    issue: (context, input) => issueCoupons(context, input),
    stopIssue: (context, { issueId }) => stopIssue(context, Number(issueId)),
  });
}
