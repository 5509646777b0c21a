import { needsSecondPerson } from '@huarong/core/inventory';
import type { SecondPersonSettings } from '@huarong/core/settings';
import { accept, displayYuan, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import { saveChanges, stockChangeApproval } from '../change-sets/index.ts';
import { readSetting } from '../settings/index.ts';
import { type ConcludedLine, concludeLine, linesOf, summarise } from './describe-take.ts';
import { listLines, lockTake } from './stocktakes.queries.ts';

/** Corrects the books by what two counts agree on: one change set, which can be undone. Uncounted skus are left as they are. */
export async function finishTake(
  context: AdminWriteContext,
  { takeId, reason }: { takeId: number; reason: string },
) {
  const { db } = context;
  const take = await lockTake(db, takeId);
  if (!take) return refuse({ code: 'stocktake-not-found' as const });
  if (take.state !== 'counting') return refuse({ code: 'stocktake-ended' as const });
  const lines = (await listLines(db, takeId)).map(concludeLine);
  const { counts } = summarise(lines);
  if (counts.uncounted === counts.all) return refuse({ code: 'stocktake-uncounted' as const });
  if (counts.open > 0) return refuse({ code: 'stocktake-open' as const, count: counts.open });
  const changed = linesOf(lines, 'differences');
  if (changed.length === 0) {
    await endTake(context, takeId, null);
    return accept({ state: 'unchanged' as const });
  }
  const reasons = secondPersonReasons(changed, await readSetting(db, 'second-person'));
  const saved = await saveChanges(context, {
    kind: 'stocktake',
    title: `盘点：${take.name}`,
    reason,
    source: { stockReason: 'count' },
    applyAt: null,
    restoreAt: null,
    rows: changed.map(({ sku_id, difference, lots }) => ({
      table: 'stock' as const,
      id: sku_id,
      isNew: false,
      base: {},
      value: { change: difference, ...(lots.length > 0 && { lots }) },
    })),
    approval: reasons.length > 0 ? { kind: stockChangeApproval, reasons } : null,
  });
  if (!saved.ok) {
    const { refusal } = saved;
    if (refusal.code === 'busy') return refuse(refusal);
    const count = refusal.code === 'stock-short' ? refusal.skuIds.length : refusal.conflicts.length;
    return refuse({ code: 'stocktake-short' as const, count });
  }
  await endTake(context, takeId, Number(saved.value.setId));
  return accept(saved.value);
}

function secondPersonReasons(
  changed: readonly ConcludedLine[],
  { stockUnits, stocktakeCost }: SecondPersonSettings,
): string[] {
  const large = changed.filter(({ difference }) => needsSecondPerson(difference ?? 0, stockUnits)).length;
  const fen = Math.abs(summarise(changed).differenceFen);
  return [
    ...(large > 0 ? [`${large} 个规格的差异超过 ${stockUnits} 件`] : []),
    ...(fen > stocktakeCost ? [`净差额按成本超过 ${displayYuan(stocktakeCost)}`] : []),
  ];
}

const endTake = ({ db }: AdminWriteContext, takeId: number, setId: number | null) =>
  sql`update stocktake set state = 'ended', ended_at = shop_now(), set_id = ${setId} where id = ${takeId}`.execute(
    db,
  );
