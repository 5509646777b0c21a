import { accept, refuse } from '@huarong/core/shared';
import type { Permission } from '@huarong/core/staff';
import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { type ApprovalKind, defineApproval } from '../../approvals/index.ts';
import { tryLockCatalogueChanges } from '../../catalogue/index.ts';
import { findSet } from '../admin/change-list.queries.ts';
import { findProblem } from '../apply-set.ts';
import { lockSet, type RowCounts } from '../change-sets.queries.ts';
import { type ChangedTable, TABLE_NAMES } from '../rows/tables.ts';
import { describeRefusal } from './describe-refusal.ts';
import { applyOrPlan } from './save-changes.ts';
import { type SetPayload, setPayload } from './set-payload.ts';

/** More rows than a page waits for: a job writes them. */
const ROWS_AT_ONCE = 20_000;
const countRows = (counts: RowCounts): number => Object.values(counts).reduce((all, count) => all + count, 0);

/** A change set that needs a second person: unusual prices, or much stock. */
export const changeSetApproval = ({
  kind,
  label,
  permission,
}: {
  kind: string;
  label: string;
  permission: Permission;
}): ApprovalKind<SetPayload> =>
  defineApproval<SetPayload>({
    kind,
    label,
    permission,
    payload: setPayload,
    async describe(db, { setId, reasons }) {
      const set = await findSet(db, setId);
      const counts = Object.entries(set?.row_counts ?? {}).map(
        ([table, count]) => `${TABLE_NAMES[table as ChangedTable]} ${count}`,
      );
      return [
        { label: '改动单', value: set ? `${set.title}（${setId}）` : String(setId) },
        { label: '改动', value: counts.join('，') },
        { label: '为什么要第二个人', value: reasons.join('；') },
      ];
    },
    async check(db, { setId }) {
      const set = await findSet(db, setId);
      const problem = await findConflict(db, setId);
      return [
        { label: '仍在等待', isOk: set?.state === 'waiting', detail: set ? '没有撤回' : '没有这张改动单' },
        { label: '没有冲突', isOk: problem === null, detail: problem ?? '提交之后没有人改过这些格' },
      ];
    },
    async execute(context, { setId }) {
      const { db } = context;
      if (!(await tryLockCatalogueChanges(db)))
        return refuse({ code: 'busy', message: '另一张改动单正在生效，请稍后再试' });
      const set = await lockSet(db, setId);
      if (set?.state !== 'waiting')
        return refuse({ code: 'change-not-applied', message: '改动单的状态已变化' });
      const now = await readClock(db);
      const isLater = set.apply_at !== null && set.apply_at > now;
      const isLarge = countRows(set.row_counts) > ROWS_AT_ONCE;
      const applyAt = isLater ? set.apply_at : isLarge ? now : null;
      const done = await applyOrPlan(context, { ...set, apply_at: applyAt });
      if (!done.ok) return refuse({ code: done.refusal.code, message: describeRefusal(done.refusal) });
      if (done.value.state === 'applied') return accept({ message: '已批准并生效' });
      return accept({ message: isLater ? '已批准，到时生效' : '已批准，行数多，正在后台写入' });
    },
  });

/** Prices that are unusual. */
export const priceChangeApproval = changeSetApproval({
  kind: 'price-change',
  label: '改价',
  permission: 'price:approve',
});
/** Much stock at once. */
export const stockChangeApproval = changeSetApproval({
  kind: 'stock-change',
  label: '批量库存调整',
  permission: 'stock:approve',
});

const findConflict = (db: Database, setId: number): Promise<string | null> =>
  transaction(db, async (tx) => {
    const problem = await findProblem(tx, setId);
    return problem && describeRefusal(problem);
  });
