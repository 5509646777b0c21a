import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export interface StaffCardRow {
  id: string;
  tail: string;
  batch_id: number | null;
  batch_number: number | null;
  requested_at: Date | null;
  state: 'inactive' | 'active' | 'frozen' | 'lost' | 'closed';
  face_fen: number;
  balance_fen: number;
  held_fen: number;
  expires_at: Date | null;
  member_id: string | null;
  nickname: string | null;
  mobile: string | null;
}

const SELECT = sql`
  select card.id, card.tail, card.batch_id, card.batch_number, batch.requested_at, card.state, card.face_fen,
    card.balance_fen, card.held_fen, card.expires_at, card.member_id, member.nickname, member.mobile
  from stored_card card
  left join card_batch batch on batch.id = card.batch_id
  left join member on member.id = card.member_id`;

/** Of a batch, by number. */
export async function listBatchCards(
  db: Queryable,
  batchId: number,
  { after, size }: { after: number; size: number },
): Promise<StaffCardRow[]> {
  const { rows } = await sql<StaffCardRow>`${SELECT}
    where card.batch_id = ${batchId} and card.batch_number > ${after}
    order by card.batch_number limit ${size}`.execute(db);
  return rows;
}

const MOST_FOUND = 20;
/** By the end of the number and the holder: neither is enough alone, and the whole number is never asked for. */
export async function findCards(
  db: Queryable,
  { tail, member }: { tail: string; member: string },
): Promise<StaffCardRow[]> {
  const holder = member.length === 4 ? sql`right(member.mobile, 4) = ${member}` : sql`member.id = ${member}`;
  const { rows } = await sql<StaffCardRow>`${SELECT}
    where card.tail = ${tail} and card.member_id is not null and ${holder}
    order by card.bound_at desc, card.id limit ${MOST_FOUND}`.execute(db);
  return rows;
}

export async function findStaffCard(db: Queryable, cardId: string): Promise<StaffCardRow | null> {
  const { rows } = await sql<StaffCardRow>`${SELECT} where card.id = ${cardId}`.execute(db);
  return rows[0] ?? null;
}

export const lockCard = (tx: Tx, cardId: string) =>
  tx.selectFrom('stored_card').selectAll().where('id', '=', cardId).forUpdate().executeTakeFirst();

/** The card that this one replaced, and the one that replaced it. */
export async function findReplacements(db: Queryable, cardId: string) {
  const { rows } = await sql<{ replaces_tail: string | null; replaced_by_tail: string | null }>`
    select (select tail from stored_card earlier where earlier.id = card.replaces_card_id) as replaces_tail,
      (select tail from stored_card later where later.replaces_card_id = card.id) as replaced_by_tail
    from stored_card card where card.id = ${cardId}`.execute(db);
  return rows[0] ?? { replaces_tail: null, replaced_by_tail: null };
}

const MOST_SHOWN = 100;
export const listCardEntries = (db: Queryable, cardId: string) =>
  db
    .selectFrom('stored_card_entry')
    .select(['kind', 'amount_fen', 'balance_fen', 'at'])
    .where('card_id', '=', cardId)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();

export const listCardChanges = (db: Queryable, cardId: string) =>
  db
    .selectFrom('stored_card_change as change')
    .leftJoin('staff', 'staff.id', 'change.made_by')
    .select(['change.action', 'change.at', 'change.reason', 'staff.name'])
    .where('change.card_id', '=', cardId)
    .orderBy('change.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
