import { type Database, transaction } from '#platform/database';
import type { Life } from './life.ts';
import { plantAccount } from './plant-account.ts';
import { plantAfterSale } from './plant-after-sale.ts';
import { plantCommunity } from './plant-community.ts';
import { plantOrder } from './plant-order.ts';
import { plantPoints } from './plant-points.ts';
import { plantShopping } from './plant-shopping.ts';

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
