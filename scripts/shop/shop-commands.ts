import { parseArgs } from 'node:util';
import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';
import { adjustStock, findStock } from '../../apps/server/src/features/inventory/index.ts';
import { orderStaff, shipSubOrder, signParcel } from '../../apps/server/src/features/orders/index.ts';
import { type Database, transaction } from '../../apps/server/src/platform/database/index.ts';
import { ORDER_TABS, type OrderStatus, statusText } from '../../packages/core/src/orders/index.ts';
import { displayYuan, fen, fromYuan, shanghaiDate } from '../../packages/core/src/shared/index.ts';
import { CATALOGUE_USAGE, catalogueCommands } from './catalogue-commands.ts';
import { COMMUNITY_USAGE, communityCommands } from './community-commands.ts';
import { COOPERATION_USAGE, cooperationCommands } from './cooperation-commands.ts';
import { MARKETING_USAGE, marketingCommands } from './marketing-commands.ts';
import { OFFLINE_USAGE, offlineCommands } from './offline-commands.ts';
import { PARTITION_USAGE, partitionCommands } from './partition-commands.ts';
import { paymentsOf } from './payments.ts';
import { createOutcomePrinter } from './print-outcome.ts';
import { REFUSED_USAGE, refusedCommands } from './refused-commands.ts';
import { RETURN_USAGE, returnCommands } from './return-commands.ts';
import { STAFF_USAGE, staffCommands } from './staff-commands.ts';
import { WORK_USAGE, workCommands } from './work-commands.ts';

export const USAGE = `用法：
  npm run shop -- orders [all|unpaid|unshipped|unreceived|状态码]    查看订单
  npm run shop -- confirm 订单号                                    确认货到付款订单
  npm run shop -- pack 子订单号                                     交给仓库备货
  npm run shop -- ship 子订单号 [--carrier 顺丰速运] [--waybill SF123] 发货
  npm run shop -- deliver 子订单号                                   记为签收
${REFUSED_USAGE}
  npm run shop -- grant 子订单号                                     同意取消
  npm run shop -- keep 子订单号 [--reason 说明]                       驳回取消，说明显示在订单详情
  npm run shop -- close 订单号                                      关闭未付款订单
  npm run shop -- refund 订单号 金额 [--reason 说明]                  退款，原路退回；未发货的订单全额退款即取消
  npm run shop -- refund-retry 订单号                                重新发起失败的退款；货到付款记为已退现金
  npm run shop -- stock 规格号 [+10|-2]                              查看或调整库存
${CATALOGUE_USAGE}
${COMMUNITY_USAGE}
${COOPERATION_USAGE}
${OFFLINE_USAGE}
${MARKETING_USAGE}
${RETURN_USAGE}
${STAFF_USAGE}
${WORK_USAGE}
${PARTITION_USAGE}`;

type Command = (db: Database, args: string[]) => Promise<string[]>;

/** The use cases of a back office as commands. */
export const shopCommands: Record<string, Command> = {
  ...catalogueCommands,
  ...communityCommands,
  ...cooperationCommands,
  ...offlineCommands,
  ...marketingCommands,
  ...returnCommands,
  ...refusedCommands,
  ...staffCommands,
  ...workCommands,
  ...partitionCommands,
  async orders(db, [tab = 'unshipped']) {
    const rows = await orderStaff.listSubOrdersForStaff(db, { statuses: statusesOf(tab) });
    if (rows.length === 0) return ['没有这样的订单。'];
    return rows.map(
      (row) =>
        `${row.id}  ${statusText(row.status)}  ${shanghaiDate(row.created_at)}  ${displayYuan(fen(row.payable_fen))}  ${row.recipient_name}  ${row.items}`,
    );
  },
  confirm: async (db, [orderId]) => printOutcome(await orderStaff.confirmOrder(db, given(orderId)), '已确认'),
  pack: async (db, [partId]) => printOutcome(await orderStaff.handToWarehouse(db, given(partId)), '已交仓库'),
  grant: async (db, [partId]) =>
    printOutcome(
      await orderStaff.decideCancel(db, paymentsOf(db), given(partId), true),
      '已同意取消，退款原路退回',
    ),
  async keep(db, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: 'string' } },
    });
    return printOutcome(
      await orderStaff.decideCancel(db, paymentsOf(db), given(positionals[0]), false, values.reason),
      '已驳回取消',
    );
  },
  close: async (db, [orderId]) =>
    printOutcome(await orderStaff.closeByStaff(db, paymentsOf(db), given(orderId)), '已关闭'),

  async ship(db, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { carrier: { type: 'string', default: '顺丰速运' }, waybill: { type: 'string' } },
    });
    const shipment = {
      subOrderId: given(positionals[0]),
      carrier: values.carrier,
      waybillNo: values.waybill ?? null,
    };
    return printOutcome(await transaction(db, (tx) => shipSubOrder(tx, shipment)), '已发货');
  },
  async deliver(db, [partId]) {
    const parcels = await orderStaff.listOpenParcels(db, given(partId));
    if (parcels.length === 0) throw new CommandError('没有在途的包裹。');
    for (const { id } of parcels)
      printOutcome(await transaction(db, (tx) => signParcel(tx, paymentsOf(db), id)), '');
    return [`已签收 ${parcels.length} 个包裹`];
  },
  async refund(db, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: 'string', default: '店铺退款' } },
    });
    const amountFen = fromYuan(positionals[1] ?? '');
    if (amountFen === null || amountFen <= 0) throw new CommandError(USAGE);
    const request = { orderId: given(positionals[0]), amountFen, reason: values.reason };
    return printOutcome(
      await orderStaff.refundByStaff(db, paymentsOf(db), request),
      `已退 ${displayYuan(amountFen)}`,
    );
  },
  'refund-retry': async (db, [orderId]) =>
    printOutcome(await orderStaff.retryOrderRefunds(db, paymentsOf(db), given(orderId)), '已重新发起退款'),
  async stock(db, [skuId, change]) {
    const delta = change === undefined ? 0 : Number(change);
    if (!Number.isSafeInteger(delta)) throw new CommandError(USAGE);
    const counted =
      delta === 0
        ? await findStock(db, given(skuId))
        : await adjustStock(db, given(skuId), { difference: delta, cause: 'count', reference: 'console' });
    if (!counted) throw new CommandError('没有这个规格，或库存不够减。');
    return [`可售 ${counted.available}，占用 ${counted.held}，已售 ${counted.sold}`];
  },
};

function statusesOf(tab: string): readonly OrderStatus[] | null {
  if (Object.hasOwn(ORDER_TABS, tab)) return ORDER_TABS[tab as keyof typeof ORDER_TABS];
  if (!/^\d{2}$/.test(tab)) throw new CommandError(USAGE);
  return [Number(tab) as OrderStatus];
}

function given(id: string | undefined): string {
  if (!id) throw new CommandError(USAGE);
  return id;
}

const printOutcome = createOutcomePrinter({
  'order-not-found': '没有这笔订单，请核对号码。',
  'order-moved-on': '订单现在的状态不允许这样做。',
  'presale-not-arrived': '预售商品还没有到货，不能打包或发货。',
  'lots-not-sellable': '只剩过期或召回的批次，不能发出。',
  'lot-not-found': '没有找到这个批次。',
  'lot-too-few': '这个批次的件数不够。',
  'lot-choice-unsellable': '选的批次已经过期或召回，不能发出。',
  'lot-choice-too-many': '选的批次件数多于本次发出的件数。',
  'lot-choice-reason': '有更早到期的批次，换批次要有原因。',
});
