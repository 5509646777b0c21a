import { recallsContract } from '@huarong/contract/admin/recalls';
import { writeCsv } from '@huarong/core/orders';
import { accept, refuse, shanghaiDate, shanghaiTime } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import type { Queryable } from '#platform/database';
import {
  countShipped,
  findListedLot,
  findRecallId,
  findStock,
  type ListedLot,
  skuNameOfLot,
} from '../inventory/index.ts';
import {
  countReach,
  findRecall,
  listRecallOrders,
  listRecalls,
  type RecallOrderRow,
  type RecallRow,
} from './recalls.queries.ts';
import { requestRecall } from './start-recall.ts';

const EXPORTED_ROWS = 200_000;

/** Recalls of lots: what one would reach, starting it, and how far its notices are. */
export const recallsFeature: AdminFeature = implementAdmin('recalls', recallsContract, {
  async list({ db }, { size }) {
    const rows = [];
    for (const recall of await listRecalls(db, size)) rows.push(await presentRecall(db, recall));
    return accept({ rows });
  },
  async preview({ db }, { lotId: given }) {
    const lotId = Number(given);
    const lot = await findListedLot(db, lotId);
    if (!lot) return refuse({ code: 'lot-not-found' });
    if ((await findRecallId(db, lotId)) !== null) return refuse({ code: 'recall-exists' });
    const stock = await findStock(db, lot.skuId);
    return accept({
      ...presentLot(lot),
      ...(await countReach(db, lotId)),
      shippedUnits: (await countShipped(db, lotId)).units,
      remaining: lot.remaining,
      blockable: Math.min(lot.remaining, stock?.available ?? 0),
    });
  },
  start: (context, { lotId, ...recall }) => requestRecall(context, { lotId: Number(lotId), ...recall }),
  async detail({ db }, { recallId, state, after, before, size }) {
    const recall = await findRecall(db, Number(recallId));
    if (!recall) return refuse({ code: 'recall-not-found' });
    const rows = await listRecallOrders(db, recall.id, { state, size: size + 1, after, before });
    return accept({
      ...(await presentRecall(db, recall)),
      advice: recall.advice,
      returnDays: recall.return_days,
      endedAt: recall.ended_at?.toISOString() ?? null,
      list: pageOfRows(
        rows,
        { size, after, before, cursorOf: ({ order_id }) => order_id, total: totalOf(recall, state) },
        presentOrder,
      ),
    });
  },
  async export({ db }, { recallId }) {
    const recall = await findRecall(db, Number(recallId));
    if (!recall) return refuse({ code: 'recall-not-found' });
    const rows = await listRecallOrders(db, recall.id, { size: EXPORTED_ROWS });
    return accept({ csv: writeCsv([HEAD, ...rows.map(cellsOf)]), rows: rows.length });
  },
});

const totalOf = (
  { orders, notified, unreachable }: RecallRow,
  state: RecallOrderRow['state'] | undefined,
): number => {
  if (state === undefined) return orders;
  return { notified, unreachable, waiting: orders - notified - unreachable }[state];
};

const presentLot = (lot: ListedLot) => ({
  lotId: String(lot.lotId),
  lotNo: lot.lotNo,
  expiresOn: lot.expiresOn,
  skuId: lot.skuId,
  skuCode: lot.skuCode,
  productName: lot.productName,
  skuName: skuNameOfLot(lot),
});

async function presentRecall(db: Queryable, recall: RecallRow) {
  const lot = await findListedLot(db, recall.lot_id);
  if (!lot) throw new Error(`recall ${recall.id} has no lot`);
  return {
    ...presentLot(lot),
    recallId: String(recall.id),
    startedAt: recall.started_at.toISOString(),
    by: recall.staff_name,
    reason: recall.reason,
    orders: recall.orders,
    notified: recall.notified,
    unreachable: recall.unreachable,
    units: recall.units,
    returnedUnits: recall.returned,
    blockedUnits: recall.blocked,
  };
}

const presentOrder = (row: RecallOrderRow) => ({
  orderId: row.order_id,
  units: row.units,
  returnedUnits: row.returned,
  isGuest: row.is_guest,
  state: row.state,
  notifiedAt: row.notified_at?.toISOString() ?? null,
});

const STATE_TEXTS = { waiting: '等待通知', notified: '已通知', unreachable: '无法联系' } as const;
const HEAD = ['订单号', '件数', '已退回', '顾客', '通知', '通知时间'];
const cellsOf = (row: RecallOrderRow): string[] => [
  row.order_id,
  String(row.units),
  String(row.returned),
  row.is_guest ? '游客' : '会员',
  STATE_TEXTS[row.state],
  row.notified_at ? `${shanghaiDate(row.notified_at)} ${shanghaiTime(row.notified_at)}` : '',
];
