import { lotsContract } from '@huarong/contract/admin/lots';
import { LOT_REASON_TEXTS } from '@huarong/core/inventory';
import { writeCsv } from '@huarong/core/orders';
import { accept, refuse, shanghaiDate, shanghaiTime } from '@huarong/core/shared';
import {
  type AdminFeature,
  type CountMemory,
  decodePosition,
  encodePosition,
  implementAdmin,
  pageOfRows,
} from '#platform/admin';
import { readClock } from '#platform/clock';
import { findStock } from '../../adjust-stock.ts';
import {
  countLots,
  findListedLot,
  type ListedLot,
  type LotPosition,
  listLotsForStaff,
  skuNameOfLot,
} from './list-lots.queries.ts';
import { countShipped, findRecallId, listMovements } from './lot-detail.queries.ts';
import { presentLotOfSku } from './present-lot.ts';
import { countReceipts, listReceipts, presentReceipt } from './receipts.queries.ts';
import { removeExpired } from './remove-expired.ts';

const COUNTED = 10_000;
const VIEWS = ['stock', 'months-6', 'months-3', 'expired', 'recalled'] as const;
const EXPORTED_ROWS = 50_000;

type ImageOfSku = (skuId: string) => string | null;

/** Lots for staff: what expires when, what was received of whom, and what happened to a lot. */
export const lotsFeature = (imageOf: ImageOfSku, counts: CountMemory): AdminFeature =>
  implementAdmin('lots', lotsContract, {
    async list({ db }, { after, before, size, ...filter }) {
      const from = [after, before].map((cursor) => (cursor === undefined ? null : decodeLot(cursor)));
      if ((after !== undefined && from[0] === null) || (before !== undefined && from[1] === null))
        return refuse({ code: 'invalid-input', message: '列表的位置无效，请从第一页看起' });
      const today = shanghaiDate(await readClock(db));
      const rows = await listLotsForStaff(db, filter, {
        today,
        size: size + 1,
        after: from[0] ?? null,
        before: from[1] ?? null,
      });
      const counted = await counts(`lots ${today} ${JSON.stringify(filter)}`, () =>
        countLots(db, filter, today),
      );
      const byView: Record<string, number> = {};
      for (const view of VIEWS) byView[view] = await countLots(db, { view }, today);
      return accept({
        ...pageOfRows(
          rows,
          {
            size,
            after,
            before,
            cursorOf: ({ expiresOn, lotId }) => `${expiresOn}_${lotId}`,
            total: counted > COUNTED ? null : counted,
          },
          (row) => presentLot(row, today, imageOf),
        ),
        counts: byView,
      });
    },
    async receipts({ db }, { after, before, size, ...filter }) {
      const from = [after, before].map((cursor) =>
        cursor === undefined ? undefined : decodePosition(cursor),
      );
      if (from.some((position) => position === null || (position && !/^\d{1,15}$/.test(position.id))))
        return refuse({ code: 'invalid-input', message: '列表的位置无效，请从第一页看起' });
      const rows = await listReceipts(db, filter, {
        size: size + 1,
        after: from[0] ?? undefined,
        before: from[1] ?? undefined,
      });
      const counted = await countReceipts(db, filter);
      return accept(
        pageOfRows(
          rows,
          {
            size,
            after,
            before,
            cursorOf: ({ position, id }) => encodePosition({ at: position, id: String(id) }),
            total: counted > COUNTED ? null : counted,
          },
          presentReceipt,
        ),
      );
    },
    async exportReceipts({ db }, { from, to }) {
      if (from > to) return refuse({ code: 'ledger-period-wrong' });
      const rows = await listReceipts(db, { from, to }, { size: EXPORTED_ROWS });
      return accept({ csv: writeCsv([HEAD, ...rows.map(presentReceipt).map(cellsOf)]), rows: rows.length });
    },
    async detail({ db }, { lotId: given }) {
      const lotId = Number(given);
      const row = await findListedLot(db, lotId);
      if (!row) return refuse({ code: 'lot-not-found' });
      const today = shanghaiDate(await readClock(db));
      const shipped = await countShipped(db, lotId);
      const recallId = await findRecallId(db, lotId);
      const stock = await findStock(db, row.skuId);
      return accept({
        ...presentLot(row, today, imageOf),
        available: stock?.available ?? 0,
        shippedUnits: shipped.units,
        orders: shipped.orders,
        recallId: recallId === null ? null : String(recallId),
        receipts: (await listReceipts(db, { lotId }, { size: 100 })).map(presentReceipt),
        movements: (await listMovements(db, lotId)).map((move) => ({
          movementId: String(move.id),
          at: move.created_at.toISOString(),
          delta: move.delta,
          reasonText: LOT_REASON_TEXTS[move.reason] ?? move.reason,
          reference: move.reference,
          by: move.staff_name ?? (move.made_by === null ? '系统' : '命令行'),
        })),
      });
    },
    removeExpired: ({ db }, { lotId, reason }) => removeExpired(db, { lotId: Number(lotId), reason }),
  });

const presentLot = (row: ListedLot, today: string, imageOf: ImageOfSku) => ({
  ...presentLotOfSku(row, today),
  skuId: row.skuId,
  skuCode: row.skuCode,
  productName: row.productName,
  brandName: row.brandName,
  skuName: skuNameOfLot(row),
  imagePath: imageOf(row.skuId),
  producedOn: row.producedOn,
  received: row.received,
});

function decodeLot(cursor: string): LotPosition | null {
  const [, expiresOn, lotId] = /^(\d{4}-\d\d-\d\d)_(\d{1,15})$/.exec(cursor) ?? [];
  return expiresOn !== undefined && lotId !== undefined && !Number.isNaN(Date.parse(expiresOn))
    ? { expiresOn, lotId: Number(lotId) }
    : null;
}

const HEAD = [
  '收货时间',
  '供应商',
  '送货单号',
  '货号',
  '商品',
  '规格',
  '批号',
  '生产日期',
  '限用日期',
  '件数',
  '经手人',
];
const cellsOf = (receipt: ReturnType<typeof presentReceipt>): string[] => {
  const at = new Date(receipt.receivedAt);
  return [
    `${shanghaiDate(at)} ${shanghaiTime(at)}`,
    receipt.supplier,
    receipt.documentNo ?? '',
    receipt.skuCode,
    receipt.productName,
    receipt.skuName,
    receipt.lotNo,
    receipt.producedOn ?? '',
    receipt.expiresOn,
    String(receipt.units),
    receipt.by,
  ];
};
