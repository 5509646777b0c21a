import { paymentsAdminRoutes } from '../../packages/contract/src/admin/payments/index.ts';

interface Caller {
  call: (route: string, input?: object) => Promise<{ status: number }>;
}
const BAR_MS = 200;
const RUNS = 7;

/** The list of payments, by each filter, with as many of them as there are paid orders. False when one is slow. */
export async function measureLists(finance: Caller, day: string): Promise<boolean> {
  const lists: readonly (readonly [string, string, object])[] = [
    ['payments', paymentsAdminRoutes.list, {}],
    ['payments of a provider', paymentsAdminRoutes.list, { provider: 'wechat' }],
    ['payments of an amount', paymentsAdminRoutes.list, { amount: '320' }],
    ['payments of a day', paymentsAdminRoutes.list, { day }],
    ['stuck payments', paymentsAdminRoutes.list, { show: 'stuck' }],
    ['payments with refunds', paymentsAdminRoutes.list, { show: 'refunds' }],
    ['late payments', paymentsAdminRoutes.list, { show: 'late' }],
  ];
  let isFast = true;
  for (const [name, route, input] of lists) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      const { status } = await finance.call(route, input);
      if (status !== 200) throw new Error(`${name}: ${status}`);
      times.push(performance.now() - start);
    }
    times.sort((one, other) => one - other);
    const median = times[Math.floor(RUNS / 2)] ?? 0;
    isFast &&= median <= BAR_MS;
    console.log(
      `${name.padEnd(24)} ${median.toFixed(0).padStart(5)} ms${median > BAR_MS ? `  above ${BAR_MS}` : ''}`,
    );
  }
  return isFast;
}
