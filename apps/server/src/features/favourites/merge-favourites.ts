import { sql } from 'kysely';
import { guestOwner, memberOwner } from '#platform/context';
import type { Tx } from '#platform/database';
import { readSetting } from '../settings/index.ts';
import { lockFavourites } from './favourites.queries.ts';

/** Moves a guest's favourites to the member, latest first up to the limit. Skus saved by both keep the member's price. */
export async function mergeFavourites(
  tx: Tx,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  const member = memberOwner(memberId);
  await lockFavourites(tx, member);
  const { favourites } = await readSetting(tx, 'limits');
  await sql`
    insert into favourite (member_id, sku_id, saved_price_fen, saved_unit_price_fen, saved_at)
    select ${memberId}::text, sku_id, saved_price_fen, saved_unit_price_fen, saved_at from favourite saved
    where saved.owner = ${guestOwner(guestId)} and not exists (
      select 1 from favourite existing where existing.owner = ${member} and existing.sku_id = saved.sku_id)
    order by saved_at desc
    limit greatest(0, ${favourites}::int - (select count(*) from favourite where owner = ${member}))`.execute(
    tx,
  );
  await tx.deleteFrom('favourite').where('owner', '=', guestOwner(guestId)).execute();
}
