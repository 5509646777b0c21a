import type { ReportInput } from '@huarong/contract/community';
import { accept, refuse, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { scheduleRatingsRefresh } from './comments/refresh-ratings.ts';

/** Reports a text. After enough reports by different members it is held for review. */
export const report = ({ db, actor }: Context<'member'>, input: ReportInput) =>
  transaction(db, async (tx) => {
    const { kind, targetId } = input;
    const target = await tx
      .selectFrom(tableOf(kind))
      .select('id')
      .where('id', '=', targetId)
      .where('state', '=', 'shown')
      .forUpdate()
      .executeTakeFirst();
    if (!target) return refuse({ code: 'text-not-found' });
    const reportId = await saveReport(tx, actor.memberId, input);
    if ((await countReports(tx, input)) >= STORE.community.reportsToHold) {
      await tx.updateTable(tableOf(kind)).set({ state: 'pending' }).where('id', '=', targetId).execute();
      if (kind === 'comment') await scheduleRatings(tx, targetId);
    }
    return accept({ reportId });
  });

const tableOf = (kind: ReportInput['kind']) => (kind === 'post-comment' ? 'post_comment' : kind);

/** A second report by the same member changes the reason, not the count. */
const saveReport = async (tx: Tx, memberId: string, { kind, targetId, reason, note }: ReportInput) =>
  (
    await tx
      .insertInto('content_report')
      .values({ kind, target_id: targetId, member_id: memberId, reason, note })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'target_id', 'member_id']).doUpdateSet({ reason, note }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

const countReports = async (tx: Tx, { kind, targetId }: ReportInput): Promise<number> =>
  (
    await tx
      .selectFrom('content_report')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('kind', '=', kind)
      .where('target_id', '=', targetId)
      // What staff have decided about does not hold the text again.
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count;

async function scheduleRatings(tx: Tx, commentId: string) {
  await tx
    .updateTable('comment')
    .set({ updated_at: sql<Date>`shop_now()` })
    .where('id', '=', commentId)
    .execute();
  await scheduleRatingsRefresh(tx, await readClock(tx));
}
