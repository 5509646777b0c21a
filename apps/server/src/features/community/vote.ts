import { getFirst } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import { type Database, type Tx, transaction } from '#platform/database';

/** For each votable kind: its table, the table of votes, its key and the counter column. */
const VOTE_TABLES = {
  comment: { targets: 'comment', votes: 'comment_vote', key: 'comment_id', count: 'helpful_count' },
  answer: { targets: 'answer', votes: 'answer_vote', key: 'answer_id', count: 'helpful_count' },
  'post-comment': {
    targets: 'post_comment',
    votes: 'post_comment_like',
    key: 'comment_id',
    count: 'like_count',
  },
  post: { targets: 'post', votes: 'post_like', key: 'post_id', count: 'like_count' },
} as const;

interface Vote {
  kind: keyof typeof VOTE_TABLES;
  targetId: string;
  memberId: string;
  isFor: boolean;
}
type VoteResult =
  | { ok: true; count: number }
  | { ok: false; refusal: { code: 'text-not-found' | 'vote-for-oneself' } };

/** One vote per member, also under concurrent calls: the counter changes only when the vote row changes. */
export const vote = (db: Database, { kind, targetId, memberId, isFor }: Vote): Promise<VoteResult> =>
  transaction(db, async (tx) => {
    const { targets, votes, key, count } = VOTE_TABLES[kind];
    const target = await tx
      .selectFrom(targets)
      .select('member_id')
      .where('id', '=', targetId)
      .where('state', '=', 'shown')
      .forUpdate()
      .executeTakeFirst();
    if (!target) return { ok: false, refusal: { code: 'text-not-found' } };
    if (target.member_id === memberId) return { ok: false, refusal: { code: 'vote-for-oneself' } };
    const changed = isFor
      ? await countChanged(
          tx,
          sql`insert into ${sql.table(votes)} (${sql.ref(key)}, member_id) values (${targetId}, ${memberId}) on conflict do nothing`,
        )
      : -(await countChanged(
          tx,
          sql`delete from ${sql.table(votes)} where ${sql.ref(key)} = ${targetId} and member_id = ${memberId}`,
        ));
    const { rows } = await sql<{ count: number }>`
      update ${sql.table(targets)} set ${sql.ref(count)} = ${sql.ref(count)} + ${changed}::int
      where id = ${targetId} returning ${sql.ref(count)} as count`.execute(tx);
    return { ok: true, count: getFirst(rows).count };
  });

const countChanged = async (tx: Tx, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(tx)).numAffectedRows ?? 0n);
