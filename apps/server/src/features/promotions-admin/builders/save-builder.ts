import { randomBytes } from 'node:crypto';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import type { JsonValue } from '#platform/database';
import { deleteBuilderDraft, insertBuilderDraft, updateBuilder } from '../../bundles/index.ts';
import { requirePermissions } from '../../staff/index.ts';
import { listSkus } from '../items.queries.ts';
import { type BuilderRow, findBuilder } from './builders.queries.ts';
import { findBuilderProblem, readRule } from './check-builder.ts';

interface SaveInput {
  bundleId: string | null;
  version: number | null;
  title: string;
  caseSkuId: string;
  rule: Record<string, JsonValue>;
}

const notFound = () => refuse({ code: 'builder-not-found' as const });
const notReady = (reason: string) => refuse({ code: 'builder-not-ready' as const, reason });
const changedBy = ({ updated_by }: BuilderRow) =>
  refuse({ code: 'builder-changed' as const, name: updated_by ?? '别人' });

/** A draft may be incomplete as long as its rule can be read; a live one is checked as when it is published. */
export async function saveBuilder(context: AdminWriteContext, input: SaveInput) {
  const { db, staff } = context;
  const { bundleId, version, title, caseSkuId } = input;
  const rule = readRule(input.rule);
  if (!rule.ok) return rule;
  const [box] = await listSkus(db, [caseSkuId]);
  if (!box) return notReady(`没有规格 ${caseSkuId}`);
  const row = { product_id: box.productId, sku_id: caseSkuId, title, rule: input.rule };
  if (bundleId === null) {
    const id = `b${randomBytes(6).toString('hex')}`;
    return accept({ bundleId: id, version: await insertBuilderDraft(db, id, row, staff.staffId) });
  }
  const stored = await findBuilder(db, bundleId);
  if (!stored) return notFound();
  if (stored.state === 'stopped') return notReady('已经停止，不能再改');
  if (stored.version !== version) return changedBy(stored);
  if (stored.state === 'live') {
    const allowed = await requirePermissions(context, ['promotion:publish']);
    if (!allowed.ok) return allowed;
    const problem = await findBuilderProblem(db, { id: bundleId, caseSkuId, rule: rule.value });
    if (problem) return notReady(problem);
  }
  const next = await updateBuilder(db, { id: bundleId, version, staffId: staff.staffId }, row);
  return next === null ? changedBy(stored) : accept({ bundleId, version: next });
}

export async function publishBuilder(
  { db, staff }: AdminWriteContext,
  { bundleId, version }: { bundleId: string; version: number },
) {
  const stored = await findBuilder(db, bundleId);
  if (!stored) return notFound();
  if (stored.state === 'live') return notReady('已经发布');
  if (stored.version !== version) return changedBy(stored);
  const rule = readRule(stored.rule);
  if (!rule.ok) return rule;
  const problem = await findBuilderProblem(db, {
    id: bundleId,
    caseSkuId: stored.sku_id,
    rule: rule.value,
  });
  if (problem) return notReady(problem);
  const next = await updateBuilder(db, { id: bundleId, version, staffId: staff.staffId }, { state: 'live' });
  return next === null ? changedBy(stored) : accept({ bundleId, version: next });
}

export async function stopBuilder(
  { db, staff }: AdminWriteContext,
  { bundleId, version }: { bundleId: string; version: number },
) {
  const stored = await findBuilder(db, bundleId);
  if (!stored) return notFound();
  if (stored.state !== 'live') return notReady('没有在售');
  const next = await updateBuilder(
    db,
    { id: bundleId, version, staffId: staff.staffId },
    { state: 'stopped' },
  );
  return next === null ? changedBy(stored) : accept({ bundleId, version: next });
}

export async function removeBuilder({ db }: AdminWriteContext, bundleId: string) {
  if (!(await findBuilder(db, bundleId))) return notFound();
  return (await deleteBuilderDraft(db, bundleId))
    ? accept(null)
    : notReady('只有草稿可以删除，已发布的可以停止');
}
