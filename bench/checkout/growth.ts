import { quantile } from '../measure/statistics.ts';
import { callAs } from './buyers.ts';
import type { Round } from './checkout-round.ts';
import type { StartedShop } from './start-shop.ts';

const REPEATS = 60;

export interface GrowthResult {
  orders: number;
  /** Median milliseconds, sequentially. */
  list: number;
  detail: number;
  stepTwo: number;
  commit: number;
  notify: number;
}

/** Measures the main reads and the commit for one shopper, with this many orders in the database. */
export async function measureGrowth(shop: StartedShop, orders: number): Promise<GrowthResult> {
  const { opened, round } = shop;
  const reader = opened.members[0]!;
  await shop.createOrders({ orders, ownerId: reader.id });
  const { port } = opened;
  const times = async (work: () => Promise<unknown>) => {
    const took: number[] = [];
    for (let n = 0; n < REPEATS; n++) {
      const from = performance.now();
      await work();
      took.push(performance.now() - from);
    }
    return quantile(took, 0.5);
  };
  const page = () =>
    callAs<{ list: { orderId: string }[] }>(port, reader, 'GET', '/v3/es/orders/paging/1/10');
  const { list } = await page();
  const rounds: Round[] = [];
  for (let n = 0; n < REPEATS; n++) rounds.push(await round(opened.members[1]!, n));
  const middle = (step: 'step two' | 'commit' | 'notify') =>
    quantile(
      rounds.map((each) => each[step]),
      0.5,
    );
  return {
    orders,
    list: await times(page),
    detail: await times(() => callAs(port, reader, 'GET', `/v3/es/order/detail/pc/${list[0]!.orderId}`)),
    stepTwo: middle('step two'),
    commit: middle('commit'),
    notify: middle('notify'),
  };
}
