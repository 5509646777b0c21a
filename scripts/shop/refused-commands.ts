import { parseArgs } from 'node:util';
import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';
import { orderStaff } from '../../apps/server/src/features/orders/index.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { displayYuan, fen, shanghaiDate } from '../../packages/core/src/shared/index.ts';
import { paymentsOf } from './payments.ts';
import { createOutcomePrinter } from './print-outcome.ts';

export const REFUSED_USAGE = `  npm run shop -- refuse-at-door 子订单号                            记为拒收
  npm run shop -- refused                                           查看拒收的包裹
  npm run shop -- refused-receive 子订单号                           记为仓库收到退回的包裹
  npm run shop -- refused-inspect 子订单号 [--unsellable] [--why 说明]  验货并退款，库存、优惠券与积分退回`;

type Command = (db: Database, args: string[]) => Promise<string[]>;

/** A refused delivery: recorded, received back, inspected and refunded. */
export const refusedCommands: Record<string, Command> = {
  'refuse-at-door': async (db, [partId]) =>
    printOutcome(await orderStaff.recordDeliveryRefusal(db, given(partId)), '已记为拒收'),
  async refused(db) {
    const rows = await orderStaff.listRefusedDeliveries(db);
    if (rows.length === 0) return ['没有拒收的包裹。'];
    return rows.map((row) =>
      [
        row.sub_order_id,
        row.inspected_at ? '退款中' : row.received_at ? '待验货' : '待退回',
        shanghaiDate(row.refused_at),
        displayYuan(fen(row.payable_fen)),
        row.recipient_name,
        row.items,
      ].join('  '),
    );
  },
  'refused-receive': async (db, [partId]) =>
    printOutcome(await orderStaff.receiveRefusedDelivery(db, given(partId)), '已收到，待验货'),
  async 'refused-inspect'(db, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { unsellable: { type: 'boolean', default: false }, why: { type: 'string' } },
    });
    const inspection = { isSellable: !values.unsellable, note: values.why };
    return printOutcome(
      await orderStaff.inspectRefusedDelivery(db, paymentsOf(db), given(positionals[0]), inspection),
      '验货完成，款项原路退回',
    );
  },
};

function given(id: string | undefined): string {
  if (!id) throw new CommandError(REFUSED_USAGE);
  return id;
}

const printOutcome = createOutcomePrinter({
  'order-not-found': '没有这笔订单，请核对号码。',
  'order-moved-on': '订单现在的状态不允许这样做。',
  'parcel-delivered': '已有包裹签收，不能记为拒收；请顾客申请退货。',
  'parcel-not-received': '仓库还没有收到退回的包裹，请先用 refused-receive 记录。',
});
