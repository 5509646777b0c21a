import type { StaffBrowser } from '../../apps/server/testing/open-admin.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { adminInvoicesRoutes } from '../../packages/contract/src/admin/invoices/index.ts';
import { ordersAdminRoutes } from '../../packages/contract/src/admin/orders/index.ts';
import { InvoiceStatus } from '../../packages/core/src/invoices/index.ts';
import type { BenchAdmin } from './open-admin.ts';
import type { ReadingCase } from './reading-cases.ts';

const LIST_MS = 100;
const day = (ago: number) =>
  new Date(Date.now() + 8 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);

/** The filters that the reports link to, alone and with the days of a report, and the lists of invoices. */
export async function booksCases(shop: BenchAdmin, browser: StaffBrowser): Promise<ReadingCase[]> {
  const [some] = await runSql<{ product: string; category: string }>(
    shop.db,
    'select code as product, category_id as category from product order by id limit 1',
  );
  const [invoice] = await runSql<{ number: string; order_id: string }>(
    shop.db,
    'select number, order_id from invoice where number is not null order by requested_at limit 1',
  );
  const month = day(60).slice(0, 7);
  const paid = { paid: `${day(90)}~${day(60)}`, sort: 'paid' };
  const filters: Record<string, string>[] = [
    { product: some!.product },
    { category: some!.category },
    { offer: 'bench-many' },
    { offer: 'bench-few' },
    { hour: '21' },
    { level: 'GOLD' },
    { level: 'GUEST' },
    { firstSource: 'direct' },
    { firstSource: 'source-3' },
    { lastSource: 'source-3' },
    { lastSource: 'nothing' },
  ];
  const orders = [...filters, ...filters.map((each) => ({ ...each, ...paid }))].map((input) => ({
    route: ordersAdminRoutes.list,
    input,
  }));
  const views = ['todo', 'waiting', 'blue', 'red', 'all'].flatMap((view) => [{ view }, { view, month }]);
  const invoices = [
    ...views,
    { view: 'all', titleKind: 'enterprise' },
    { view: 'red', titleKind: 'enterprise', month },
    { view: 'all', status: InvoiceStatus.Failed },
    { view: 'blue', status: InvoiceStatus.Reversed },
    { view: 'todo', q: invoice!.number },
    { view: 'todo', q: invoice!.order_id },
  ].map((input) => ({ route: adminInvoicesRoutes.list, input }));
  return [...orders, ...invoices].map(({ route, input }) => ({
    name: `${route === ordersAdminRoutes.list ? 'orders' : 'invoices'} ${Object.entries(input)
      .map((pair) => pair.join('='))
      .join(' ')}`,
    barMs: LIST_MS,
    call: async () => {
      const { errorCode, message } = await browser.call(route, input);
      if (errorCode !== null) throw new Error(`${route} ${JSON.stringify(input)}: ${message}`);
    },
  }));
}
