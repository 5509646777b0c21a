import type { Database } from '#platform/database';
import { type OutboxHandlers, together } from '#platform/outbox';
import { returnAndInvoiceEventHandlers } from './hear-after-sale.ts';
import { arrivalEventHandlers } from './hear-arrivals.ts';
import { couponAndPointsEventHandlers } from './hear-assets.ts';
import { communityEventHandlers } from './hear-community.ts';
import { favouriteEventHandlers } from './hear-favourites.ts';
import { orderEventHandlers } from './hear-orders.ts';
import { signInEventHandlers } from './hear-sign-ins.ts';
import type { MessagingConfig } from './notify-once.ts';

/** Everything a shopper hears from the shop begins as an event of another feature. */
export const messageEventHandlers = (db: Database, config: MessagingConfig): OutboxHandlers =>
  together(
    orderEventHandlers(db, config),
    returnAndInvoiceEventHandlers(db),
    arrivalEventHandlers(db, config),
    couponAndPointsEventHandlers(db),
    communityEventHandlers(db),
    favouriteEventHandlers(db),
    signInEventHandlers(db),
  );
