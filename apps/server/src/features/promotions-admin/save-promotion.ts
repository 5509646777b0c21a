import { randomBytes } from 'node:crypto';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { canonicalJson } from '#platform/idempotency';
import { deleteBundlePriceDraft, insertBundlePriceDraft, updateBundlePrice } from '../bundles/index.ts';
import { deletePromotionDraft, insertPromotionDraft, updatePromotion } from '../promotions/index.ts';
import { requirePermissions } from '../staff/index.ts';
import { findPromotion, isUsed, type PromotionRow } from './list.queries.ts';
import type { GuardedPayload, PriceGuard } from './price-guard.ts';
import { findPublishProblem } from './publish-checks.ts';
import { type PromotionValues, type ReadValues, readValues, refused } from './read-values.ts';

type Saved = { promotionId: string; version: number };
const BUNDLE = 'bundle:';
const isBundle = (id: string) => id.startsWith(BUNDLE);
const DAY_MS = 86_400_000;

export async function createPromotion(context: AdminWriteContext, values: PromotionValues) {
  const allowed = await mayWrite(context, values.kind === 'bundle');
  if (!allowed.ok) return allowed;
  const id = newId(values.kind === 'bundle');
  const read = readValues(id, values);
  if (!read.ok) return read;
  return accept(await insert(context, id, read.value));
}

type Asked = { promotionId: string; version: number; reason?: string | undefined };
type Change = Asked & { values: PromotionValues };

/**
 * A live promotion is saved by those who may publish; it takes effect at once on every replica. Below cost or below the
 * floor a second person decides.
 */
export async function savePromotion(context: AdminWriteContext, guard: PriceGuard, change: Change) {
  const row = await findPromotion(context.db, change.promotionId);
  if (!row) return refuse({ code: 'no-such-promotion' });
  const allowed = await mayWrite(context, isBundle(change.promotionId), row.state === 'live');
  return allowed.ok ? changePromotion(context, guard, change, row) : allowed;
}

async function changePromotion(
  context: AdminWriteContext,
  guard: PriceGuard | null,
  { promotionId, version, values, reason }: Change,
  row: PromotionRow,
) {
  if (row.state === 'stopped')
    return refuse({ code: 'promotion-over', reason: '已停止的促销不再改，可以复制一份' });
  if (values.kind !== row.kind) return refused([{ field: 'kind', message: '类型不能再改' }]);
  if (version !== row.version) return changedBy(row);
  const read = readValues(promotionId, values);
  if (!read.ok) return read;
  if (row.state === 'live') {
    const problem = await findPublishProblem(context.db, read.value);
    if (problem) return refuse({ code: 'promotion-not-ready', reason: problem });
    if (guard && !sellsAsBefore(row, read.value)) {
      const asked = await guard(context, { promotionId, version, values, read: read.value, reason });
      if (!asked.ok) return asked;
      if (asked.value) return accept({ promotionId, version, waiting: asked.value });
    }
  }
  const next = await update(context, promotionId, version, read.value);
  return next === null ? changedBy(row) : accept({ promotionId, version: next, waiting: null });
}

/** Another title needs nobody else. */
const sellsAsBefore = (row: PromotionRow, { rule, starts_at, ends_at }: ReadValues): boolean =>
  canonicalJson(rule) === canonicalJson(row.rule) &&
  starts_at.getTime() === row.starts_at.getTime() &&
  ends_at.getTime() === row.ends_at.getTime();

/** What a second person has approved, in the transaction of the approval. */
export async function applyApproved(
  context: AdminWriteContext,
  { promotionId, version, values }: GuardedPayload,
) {
  if (values === null) return publishPromotion(context, null, { promotionId, version });
  const row = await findPromotion(context.db, promotionId);
  return row
    ? changePromotion(context, null, { promotionId, version, values }, row)
    : refuse({ code: 'no-such-promotion' as const });
}

export async function publishPromotion(
  context: AdminWriteContext,
  guard: PriceGuard | null,
  { promotionId, version, reason }: Asked,
) {
  const row = await findPromotion(context.db, promotionId);
  if (!row) return refuse({ code: 'no-such-promotion' });
  if (row.state !== 'draft')
    return refuse({ code: 'promotion-over', reason: row.state === 'live' ? '已经发布' : '已经停止' });
  if (version !== row.version) return changedBy(row);
  const read = readValues(promotionId, valuesOf(row));
  if (!read.ok) return read;
  const problem = await findPublishProblem(context.db, read.value);
  if (problem) return refuse({ code: 'promotion-not-ready', reason: problem });
  const asked = guard
    ? await guard(context, { promotionId, version, values: null, read: read.value, reason })
    : accept(null);
  if (!asked.ok) return asked;
  if (asked.value) return accept({ promotionId, version, waiting: asked.value });
  const next = await setState(context, promotionId, version, 'live');
  return next === null ? changedBy(row) : accept({ promotionId, version: next, waiting: null });
}

export async function stopPromotion(
  context: AdminWriteContext,
  { promotionId, version }: { promotionId: string; version: number },
) {
  const row = await findPromotion(context.db, promotionId);
  if (!row) return refuse({ code: 'no-such-promotion' });
  if (row.state !== 'live')
    return refuse({ code: 'promotion-over', reason: row.state === 'draft' ? '还没有发布' : '已经停止' });
  if (version !== row.version) return changedBy(row);
  const next = await setState(context, promotionId, version, 'stopped');
  return next === null ? changedBy(row) : accept({ promotionId, version: next });
}

/** A draft with the same rule, from tomorrow on for as long as the first; its gifts get ids of their own. */
export async function copyPromotion(context: AdminWriteContext, promotionId: string) {
  const row = await findPromotion(context.db, promotionId);
  if (!row) return refuse({ code: 'no-such-promotion' });
  const allowed = await mayWrite(context, isBundle(promotionId));
  if (!allowed.ok) return allowed;
  const id = newId(isBundle(promotionId));
  const now = await readClock(context.db);
  const from = Math.max(now.getTime() + DAY_MS, row.starts_at.getTime());
  const read = readValues(id, {
    kind: row.kind,
    title: `${row.title.slice(0, 57)} 副本`.slice(0, 60),
    rule: JSON.parse(JSON.stringify(row.rule, (key, value) => (key === 'giftId' ? undefined : value))),
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(from + row.ends_at.getTime() - row.starts_at.getTime()).toISOString(),
  });
  // What is stored was read by the same schema.
  if (!read.ok) throw new Error(`promotion ${promotionId} cannot be read`);
  return accept(await insert(context, id, read.value));
}

export async function removePromotion(context: AdminWriteContext, promotionId: string) {
  const row = await findPromotion(context.db, promotionId);
  if (!row) return refuse({ code: 'no-such-promotion' });
  const allowed = await mayWrite(context, isBundle(promotionId));
  if (!allowed.ok) return allowed;
  if (row.state !== 'draft')
    return refuse({ code: 'promotion-in-use', reason: '只有草稿可以删除，已发布的可以停止' });
  if (await isUsed(context.db, promotionId))
    return refuse({ code: 'promotion-in-use', reason: '已有订单用过' });
  const isDone = isBundle(promotionId)
    ? await deleteBundlePriceDraft(context.db, bare(promotionId))
    : await deletePromotionDraft(context.db, promotionId);
  return isDone ? accept(null) : refuse({ code: 'no-such-promotion' });
}

export const valuesOf = ({ kind, title, starts_at, ends_at, rule }: PromotionRow): PromotionValues => ({
  ...{ kind, title, rule, startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() },
});

const mayWrite = (context: AdminWriteContext, ofBundle: boolean, isLive = false) =>
  requirePermissions(context, [
    ...(ofBundle ? (['bundle:write'] as const) : []),
    ...(isLive ? (['promotion:publish'] as const) : []),
  ]);

const newId = (ofBundle: boolean): string => `${ofBundle ? BUNDLE : ''}p${randomBytes(6).toString('hex')}`;
const bare = (id: string) => id.slice(BUNDLE.length);
const changedBy = ({ updated_by, version }: PromotionRow) =>
  refuse({ code: 'promotion-changed' as const, name: updated_by ?? '别人', version });

async function insert({ db, staff }: AdminWriteContext, id: string, values: ReadValues): Promise<Saved> {
  const version =
    values.kind === 'bundle'
      ? await insertBundlePriceDraft(db, bare(id), bundleColumns(values), staff.staffId)
      : await insertPromotionDraft(db, id, values, staff.staffId);
  return { promotionId: id, version };
}

function update({ db, staff }: AdminWriteContext, id: string, version: number, values: ReadValues) {
  const { staffId } = staff;
  if (values.kind === 'bundle')
    return updateBundlePrice(db, { id: bare(id), version, staffId }, bundleColumns(values));
  const { kind: _kind, ...columns } = values;
  return updatePromotion(db, { id, version, staffId }, columns);
}

const setState = (
  { db, staff: { staffId } }: { db: Tx; staff: { staffId: number } },
  id: string,
  version: number,
  state: 'live' | 'stopped',
): Promise<number | null> =>
  isBundle(id)
    ? updateBundlePrice(db, { id: bare(id), version, staffId }, { state })
    : updatePromotion(db, { id, version, staffId }, { state });

const bundleColumns = ({ title, starts_at, ends_at, rule }: Extract<ReadValues, { kind: 'bundle' }>) => ({
  ...{ title, starts_at, ends_at, sku_ids: rule.skuIds, price_fen: rule.priceFen },
});
