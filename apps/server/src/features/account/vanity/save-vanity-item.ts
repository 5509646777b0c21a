import type { accountContract } from '@huarong/contract/account';
import type { Parsed } from '@huarong/contract/kit';
import { accept, refuse, shanghaiDate } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import type { ProductSource } from '../records/present-purchased-sku.ts';
import { findItemAtHome } from '../records/purchases.queries.ts';
import { showVanity } from './show-vanity.ts';

type VanityInput = Parsed<(typeof accountContract)['saveVanity']>;

/** Saves when an item was opened or hides a used-up one. Only items at home can be changed. */
export const saveVanityItem = (
  products: ProductSource,
  context: Context<'member'>,
  { item, openedOn, isHidden }: VanityInput,
) =>
  transaction(context.db, async (tx) => {
    const { memberId } = context.actor;
    const owned = await findItemAtHome(tx, memberId, item);
    if (!owned) return refuse({ code: 'vanity-item-not-found' });
    const [earliest, latest] = [shanghaiDate(owned.bought_at), shanghaiDate(await readClock(tx))];
    if (openedOn && (openedOn < earliest || openedOn > latest)) return refuse({ code: 'opened-day-wrong' });

    const change = {
      ...(openedOn !== undefined && { opened_on: openedOn }),
      ...(isHidden !== undefined && { hidden_at: isHidden ? sql<Date>`shop_now()` : null }),
      noted_at: sql<Date>`shop_now()`,
    };
    await tx
      .insertInto('vanity_note')
      .values({ ...change, member_id: memberId, item })
      .onConflict((again) => again.columns(['member_id', 'item']).doUpdateSet(change))
      .execute();
    return accept(await showVanity(products, tx, memberId));
  });
