import { type Database, transaction } from '#platform/database';
import type { Life } from './member-fixture.ts';
import { plantAccount } from './seed-account-rows.ts';
import { plantAfterSale } from './seed-after-sale-rows.ts';
import { plantCommunity } from './seed-community-rows.ts';
import { plantOrder } from './seed-order-rows.ts';
import { plantPoints } from './seed-points-rows.ts';
import { plantShopping } from './seed-shopping-rows.ts';

/** A life in the shop: a row in every table that holds something about a member. */
export const plantLife = (db: Database, life: Life): Promise<void> =>
  transaction(db, async (tx) => {
    await plantAccount(tx, life);
    await plantShopping(tx, life);
    await plantOrder(tx, life);
    await plantPoints(tx, life.id);
    await plantAfterSale(tx, life);
    await plantCommunity(tx, life);
  });
