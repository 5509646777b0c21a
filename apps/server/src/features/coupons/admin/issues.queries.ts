import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export interface IssueRow {
  id: number;
  offer_id: string;
  source: { text: string };
  expected: number;
  each_fen: number;
  issued: number;
  skipped: number;
  state: 'waiting' | 'running' | 'done' | 'stopped';
  staff_name: string;
  created_at: Date;
}

export async function listIssues(db: Queryable, offerId: string): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select issue.*, staff.name as staff_name from coupon_issue issue join staff on staff.id = issue.made_by
    where issue.offer_id = ${offerId} order by issue.id desc limit 20`.execute(db);
  return rows;
}

/** Locked: of two people who decide at once, the second finds it decided. */
export async function lockIssue(tx: Tx, issueId: number) {
  return tx
    .selectFrom('coupon_issue')
    .select(['id', 'offer_id', 'state', 'expected', 'issued'])
    .where('id', '=', issueId)
    .forUpdate()
    .executeTakeFirst();
}

export const findIssue = (db: Queryable, issueId: number) =>
  db.selectFrom('coupon_issue').selectAll().where('id', '=', issueId).executeTakeFirst();
