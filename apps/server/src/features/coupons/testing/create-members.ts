import { sql } from 'kysely';
import type { Database } from '#platform/database';

/** Members of one card with consecutive ids; mobiles differ. */
export async function createMembers(
  db: Database,
  { from, count, card = 'PINK' }: { from: number; count: number; card?: string },
): Promise<string[]> {
  await sql`
    insert into member (id, mobile, nickname, card_number, card_type)
    select n::text, '15' || lpad((n % 1000000000)::text, 9, '0'), '会员' || n, '62' || n || '0001', ${card}
    from generate_series(${from}::bigint, ${from + count - 1}::bigint) n`.execute(db);
  return Array.from({ length: count }, (_none, at) => String(from + at));
}
