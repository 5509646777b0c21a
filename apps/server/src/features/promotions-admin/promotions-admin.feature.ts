import { promotionsContract } from '@huarong/contract/admin/promotions';
import { promotionKindText, type Scope } from '@huarong/core/pricing';
import { scopeSchema } from '@huarong/core/pricing/schema';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { CatalogueSource } from '../catalogue/index.ts';
import { promotionFloorApproval } from './approve-promotion.ts';
import { type CalendarRow, listCalendar } from './calendar.queries.ts';
import {
  countScope,
  findChoices,
  findSkus,
  listByCodes,
  listScope,
  listSkus,
  nameScope,
} from './items.queries.ts';
import { countByTab, countPromotions, findPromotion, isUsed, listPromotionRows } from './list.queries.ts';
import { presentListed, quotaOf, skuIdsOf } from './present-promotion.ts';
import { createPriceGuard } from './price-guard.ts';
import { problemOf, refused } from './read-values.ts';
import { listSteps, readResult, readReturned } from './result.queries.ts';
import {
  copyPromotion,
  createPromotion,
  publishPromotion,
  removePromotion,
  savePromotion,
  stopPromotion,
} from './save-promotion.ts';

const CHOICES = 20;
const EXAMPLES = 12;
const HIDDEN = 50;
const CALENDAR_LINES = 500;
const CALENDAR_DAYS = 100;
const HOURLY_DAYS = 3;
const DAY_MS = 86_400_000;

/** Promotions and bundle prices for staff. */
export function promotionsAdminFeature({ catalogue }: { catalogue: CatalogueSource }): AdminFeature {
  const guard = createPriceGuard({ catalogue }, promotionFloorApproval({ catalogue }));
  return implementAdmin('promotions', promotionsContract, {
    async list({ db, staff }, { after, before, size, ...filter }) {
      const [from, to] = [after, before].map((cursor) => (cursor === undefined ? null : idOfCursor(cursor)));
      const rows = await listPromotionRows(db, filter, {
        ...{ size: size + 1, after: from ?? null, before: to ?? null },
      });
      const snapshot = catalogue.current();
      const total = await countPromotions(db, filter);
      return accept({
        ...pageOfRows(rows, { size, after, before, cursorOf: ({ id }) => cursorOfId(id), total }, (row) =>
          presentListed(row, snapshot, staff.staffId),
        ),
        counts: await countByTab(db),
      });
    },
    async calendar({ db }, input) {
      const [from, to] = [new Date(input.from), new Date(input.to)];
      const days = (to.getTime() - from.getTime()) / DAY_MS;
      if (days <= 0 || days > CALENDAR_DAYS)
        return refuse({ code: 'promotion-time-wrong', reason: `一次可以看 ${CALENDAR_DAYS} 天之内` });
      const rows = await listCalendar(db, { from, to, limit: CALENDAR_LINES + 1 });
      return accept({
        now: (await readClock(db)).toISOString(),
        lines: rows.slice(0, CALENDAR_LINES).map(presentLine),
        isCut: rows.length > CALENDAR_LINES,
      });
    },
    async find({ db }, { kind, q }) {
      return accept(
        kind === 'sku'
          ? { choices: [], skus: await findSkus(db, q, CHOICES) }
          : { choices: await findChoices(db, kind, q, CHOICES), skus: [] },
      );
    },
    async codes({ db }, { codes }) {
      return accept(await listByCodes(db, codes));
    },
    async scope({ db }, input) {
      const parsed = scopeSchema.safeParse(input.scope);
      if (!parsed.success) return refused(parsed.error.issues.map(problemOf));
      const scope: Scope = parsed.data;
      const counted = await countScope(db, scope);
      return accept({
        skuCount: counted.skus,
        productCount: counted.products,
        brandCount: counted.brands,
        notOnSale: counted.not_on_sale,
        soldOut: counted.sold_out,
        examples: await listScope(db, scope, { isOnSale: true, limit: EXAMPLES }),
        hidden: counted.not_on_sale > 0 ? await listScope(db, scope, { isOnSale: false, limit: HIDDEN }) : [],
        names: await nameScope(db, scope),
      });
    },
    async detail({ db, staff }, { promotionId }) {
      const row = await findPromotion(db, promotionId);
      if (!row) return refuse({ code: 'no-such-promotion' });
      return accept({
        ...presentListed(row, catalogue.current(), staff.staffId),
        version: row.version,
        rule: row.rule,
        skus: await listSkus(db, skuIdsOf(row)),
        createdBy: row.created_by,
        isDeletable: row.state === 'draft' && !(await isUsed(db, promotionId)),
      });
    },
    async result({ db }, { promotionId }) {
      const row = await findPromotion(db, promotionId);
      if (!row) return refuse({ code: 'no-such-promotion' });
      const isBundle = row.kind === 'bundle';
      const wanted = { offerId: isBundle ? promotionId.slice('bundle:'.length) : promotionId, isBundle };
      const [whole, returned] = [await readResult(db, wanted), await readReturned(db, wanted)];
      const days = (row.ends_at.getTime() - row.starts_at.getTime()) / DAY_MS;
      const step = days <= HOURLY_DAYS ? 'hour' : 'day';
      return accept({
        orders: whole.orders,
        units: whole.units,
        savedFen: whole.saved_fen,
        returnedFen: returned.savedFen,
        returnedOrders: returned.orders,
        paidFen: whole.paid_fen,
        quota: quotaOf(row),
        step,
        steps: (await listSteps(db, wanted, step)).map(({ at, orders, saved_fen }) => ({
          ...{ at: at.toISOString(), orders, savedFen: Number(saved_fen) },
        })),
        readAt: (await readClock(db)).toISOString(),
      });
    },
    create: (context, { values }) => createPromotion(context, values),
    save: (context, input) => savePromotion(context, guard, input),
    publish: (context, input) => publishPromotion(context, guard, input),
    stop: (context, input) => stopPromotion(context, input),
    copy: (context, { promotionId }) => copyPromotion(context, promotionId),
    remove: (context, { promotionId }) => removePromotion(context, promotionId),
  });
}

const cursorOfId = (id: string): string => Buffer.from(id).toString('base64url');
const idOfCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString();

const PATHS: Record<CalendarRow['kind'], (id: string) => string | null> = {
  promotion: (id) => `/promotions/${id}`,
  bundle: (id) => `/promotions/bundle:${id}`,
  'change-set': (id) => `/changes/${id}`,
  presale: (id) => `/presales/${id}`,
  coupon: (id) => `/coupons/${id}`,
  campaign: () => null,
};
const CHANGE_STATES: Readonly<Record<string, string>> = { planned: '已定时', waiting: '待批准' };

const presentLine = ({ kind, id, title, note, starts, ends, is_draft, tiers }: CalendarRow) => ({
  kind,
  id,
  title,
  note:
    kind === 'promotion'
      ? promotionKindText({ kind: note as Parameters<typeof promotionKindText>[0]['kind'], tiers })
      : kind === 'change-set'
        ? (CHANGE_STATES[note] ?? note)
        : note,
  from: starts.toISOString(),
  until: ends.toISOString(),
  isDraft: is_draft,
  path: PATHS[kind](id),
});
