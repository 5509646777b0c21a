import type { Scenario } from '../scenario.ts';
import { cardTwice, couponTwice, pointsTwice } from './double-spend.ts';
import { failpoints } from './failpoints.ts';
import { flashSale } from './flash-sale.ts';
import { foreignOrders } from './foreign-orders.ts';
import { forgeries } from './forgeries.ts';
import { kills } from './kills.ts';
import { notices } from './notices.ts';
import { redis } from './redis.ts';
import { rush } from './rush.ts';
import { sameKey } from './same-key.ts';
import { severalSkus } from './several-skus.ts';
import { wrongClock } from './wrong-clock.ts';

export const scenarios: readonly Scenario[] = [
  rush,
  sameKey,
  couponTwice,
  cardTwice,
  pointsTwice,
  forgeries,
  notices,
  failpoints,
  kills,
  redis,
  wrongClock,
  foreignOrders,
  severalSkus,
  // Last: it adds a replica, which the others do not expect.
  flashSale,
];
