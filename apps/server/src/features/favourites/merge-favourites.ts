import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { lockFavourites } from './favourites.queries.ts';

/** What a guest saved becomes the member's, the latest first while there is room; what both saved keeps the member's price. */
export async function mergeFavourites(
  tx: Tx,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  const member = `member:${memberId}` as const;
  await lockFavourites(tx, member);
  await sql`
    insert into favourite (member_id, sku_id, saved_price_fen, saved_at)
    select ${memberId}::text, sku_id, saved_price_fen, saved_at from favourite mine
    where mine.owner = ${`guest:${guestId}`} and not exists (
      select 1 from favourite hers where hers.owner = ${member} and hers.sku_id = mine.sku_id)
    order by saved_at desc
    limit greatest(0, ${STORE.cart.favourites}::int - (select count(*) from favourite where owner = ${member}))`.execute(
    tx,
  );
  await tx.deleteFrom('favourite').where('owner', '=', `guest:${guestId}`).execute();
}
