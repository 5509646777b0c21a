import { runShipFile } from '../../apps/server/src/features/orders/admin/ship-files/run-ship-file.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { ordersAdminRoutes as routes } from '../../packages/contract/src/admin/orders/index.ts';
import { OrderStatus } from '../../packages/core/src/orders/index.ts';
import type { BenchAdmin } from './open-admin.ts';

/** The most rows of one file. */
const SHIP_FILE_ROWS = 500;

export interface ShipFileTimes {
  rows: number;
  checkMs: number;
  applyMs: number;
  shipped: number;
}

/** A file of up to 500 sub-orders that wait for shipment: the dry run, and the run until the last row is settled. */
export async function measureShipFile(shop: BenchAdmin): Promise<ShipFileTimes> {
  const browser = await shop.signIn('WAREHOUSE');
  const waiting = await runSql<{ id: string }>(
    shop.db,
    'select id from sub_order where status = $1 order by id limit $2',
    [OrderStatus.AwaitingShipment, SHIP_FILE_ROWS],
  );
  const rows = waiting.map(({ id }, index) => ({
    line: index + 1,
    order: id,
    carrier: '顺丰速运',
    waybillNo: `SF${String(9_000_000_000_000 + index)}`,
  }));
  const timed = async <Value>(work: () => Promise<Value>) => {
    const from = performance.now();
    return { value: await work(), ms: performance.now() - from };
  };
  const checked = await timed(() => browser.call(routes.checkShipFile, { rows }));
  const applied = await timed(async () => {
    const { results } = await browser.call(routes.applyShipFile, { fileName: '顺丰.csv', rows });
    await runShipFile(shop.database.workDb, Number(results.runId));
    return results.runId as string;
  });
  const { results } = await browser.call(routes.shipRun, { runId: applied.value });
  return {
    rows: rows.length,
    checkMs: checked.ms,
    applyMs: applied.ms,
    shipped: results.rows.filter(({ state }: { state: string }) => state === 'done').length,
  };
}
