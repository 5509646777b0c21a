import type { Database } from '#platform/database';
import { type OutboxHandlers, together } from '#platform/outbox';
import { hearAfterSale } from './hear-after-sale.ts';
import { hearArrivals } from './hear-arrivals.ts';
import { hearAssets } from './hear-assets.ts';
import { hearCommunity } from './hear-community.ts';
import { hearFavourites } from './hear-favourites.ts';
import { hearOrders } from './hear-orders.ts';
import { hearSignIns } from './hear-sign-ins.ts';
import type { Post } from './notify-once.ts';

/** Everything a shopper hears from the shop begins as an event of another feature. */
export const messageOutbox = (db: Database, post: Post): OutboxHandlers =>
  together(
    hearOrders(db, post),
    hearAfterSale(db),
    hearArrivals(db, post),
    hearAssets(db),
    hearCommunity(db),
    hearFavourites(db),
    hearSignIns(db),
  );
