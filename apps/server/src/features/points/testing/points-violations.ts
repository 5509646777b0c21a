import { sql } from 'kysely';
import type { Database } from '#platform/database';

/** Violated invariants of points accounts; no rows when all is consistent. */
export const listPointsViolations = async (db: Database) =>
  (
    await sql<{ member_id: string; violation: string }>`
      select member_id, 'the lots do not add up to the account balance' as violation from points_account account
      where pay_points - held_points <> (select coalesce(sum(left_points), 0) from points_lot lot
        where lot.member_id = account.member_id)
      union all
      select member_id, 'the entries do not add up to the account balance' from points_account account
      where pay_points - held_points <> (select coalesce(sum(pay_points), 0) from points_entry entry
        where entry.member_id = account.member_id)
      union all
      select member_id, 'the entries do not add up to the card points' from points_account account
      where card_points <> (select coalesce(sum(card_points), 0) from points_entry entry
        where entry.member_id = account.member_id)`.execute(db)
  ).rows;
