import type { ordersAdminContract } from '@huarong/contract/admin/orders';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminHandlers } from '#platform/admin';
import type { OrderPorts } from '../../ports.ts';
import { applyShipFile } from './apply-ship-file.ts';
import { checkRows } from './check-rows.ts';
import { listUnshipped } from './list-unshipped.ts';
import { scanOrder } from './scan-order.ts';
import { findRun, listRows } from './ship-file.queries.ts';

type Handlers = Pick<
  AdminHandlers<typeof ordersAdminContract>,
  'scan' | 'unshippedFile' | 'checkShipFile' | 'applyShipFile' | 'shipRun'
>;

export const shipFileHandlers = ({ imageOf }: Pick<OrderPorts, 'imageOf'>): Handlers => ({
  scan: ({ db }, { code }) => scanOrder(db, imageOf, code),
  unshippedFile: async ({ db }) => accept(await listUnshipped(db)),
  checkShipFile: async ({ db }, { rows }) => accept({ rows: await checkRows(db, rows) }),
  applyShipFile: async (context, input) => accept(await applyShipFile(context, input)),
  async shipRun({ db }, { runId }) {
    const run = await findRun(db, Number(runId));
    if (!run) return refuse({ code: 'not-found' });
    const rows = await listRows(db, run.id);
    return accept({
      runId: String(run.id),
      state: run.state,
      fileName: run.file_name,
      createdAt: run.created_at.toISOString(),
      rows: rows.map(({ position, sub_order_id, input, state, result }) => ({
        position,
        subOrderId: sub_order_id,
        order: input.order,
        carrier: input.carrier,
        waybillNo: input.waybillNo,
        state,
        result,
      })),
    });
  },
});
