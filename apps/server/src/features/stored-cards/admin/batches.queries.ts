import { type Selectable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';

type Batch = Selectable<Tables['card_batch']>;
export type BatchRow = Omit<Batch, 'state' | 'seed'> & {
  state: 'waiting' | 'refused' | 'withdrawn' | 'expired' | Exclude<Batch['state'], 'requested'>;
  requester: string;
  approver: string | null;
  downloader: string | null;
  activator: string | null;
  made: number;
  activated: number;
  blocked: number;
  issued_fen: number;
  balance_fen: number;
};

const SELECT = sql`
  select batch.id, batch.kind, batch.face_fen, batch.card_count, batch.valid_years, batch.purpose, batch.document,
    batch.approval_id, batch.requested_by, batch.requested_at, batch.approved_by, batch.downloaded_by,
    batch.downloaded_at, batch.activated_by, batch.activated_at,
    case when batch.state <> 'requested' then batch.state
      when approval.state = 'waiting' and approval.expires_at <= shop_now() then 'expired'
      else coalesce(approval.state, 'waiting') end as state,
    requester.name as requester, approver.name as approver, downloader.name as downloader, activator.name as activator,
    cards.*
  from card_batch batch
  join staff requester on requester.id = batch.requested_by
  left join staff approver on approver.id = batch.approved_by
  left join staff downloader on downloader.id = batch.downloaded_by
  left join staff activator on activator.id = batch.activated_by
  left join approval on approval.id = batch.approval_id
  cross join lateral (
    select count(batch_number)::int as made,
      count(*) filter (where state not in ('inactive', 'closed'))::int as activated,
      count(*) filter (where state in ('frozen', 'lost'))::int as blocked,
      coalesce(sum(face_fen) filter (where batch.activated_at is not null and replaces_card_id is null), 0)::bigint as issued_fen,
      coalesce(sum(balance_fen), 0)::bigint as balance_fen
    from stored_card where stored_card.batch_id = batch.id) cards`;

export async function listBatches(
  db: Queryable,
  { size, after, before }: { size: number; after: number | null; before: number | null },
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`${SELECT}
    where ${after === null ? sql`true` : sql`batch.id < ${after}`}
      and ${before === null ? sql`true` : sql`batch.id > ${before}`}
    order by batch.id ${before === null ? sql`desc` : sql`asc`} limit ${size}`.execute(db);
  return before === null ? rows : rows.reverse();
}

export async function findBatch(db: Queryable, batchId: number): Promise<BatchRow | null> {
  const { rows } = await sql<BatchRow>`${SELECT} where batch.id = ${batchId}`.execute(db);
  return rows[0] ?? null;
}

export const countBatches = async (db: Queryable): Promise<number> =>
  (
    await db
      .selectFrom('card_batch')
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

/** Of two people who act on a batch at once, the second finds it changed. */
export const lockBatch = (tx: Tx, batchId: number) =>
  tx.selectFrom('card_batch').selectAll().where('id', '=', batchId).forUpdate().executeTakeFirst();

export const updateBatch = (
  tx: Tx,
  batchId: number,
  change: Partial<
    Pick<Batch, 'state' | 'seed' | 'approval_id' | 'approved_by' | 'downloaded_by' | 'activated_by'>
  > & {
    isDownloaded?: true;
    isActivated?: true;
  },
) => {
  const { isDownloaded, isActivated, ...columns } = change;
  return tx
    .updateTable('card_batch')
    .set({
      ...columns,
      ...(isDownloaded && { downloaded_at: sql<Date>`shop_now()` }),
      ...(isActivated && { activated_at: sql<Date>`shop_now()` }),
    })
    .where('id', '=', batchId)
    .execute();
};
