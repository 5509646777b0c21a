import { adminStockContract } from '@huarong/contract/admin/stock';
import { daysOfStock, isPossibleArrival, LEDGER_REASON_TEXTS } from '@huarong/core/inventory';
import { orderIdOf } from '@huarong/core/orders';
import { accept, refuse, shanghaiDate } from '@huarong/core/shared';
import { type AdminFeature, type CountMemory, implementAdmin, pageOfRows } from '#platform/admin';
import { readClock } from '#platform/clock';
import { readSetting } from '../../settings/index.ts';
import { countUnshipped } from '../count-unshipped.ts';
import {
  deleteExpectedArrival,
  findExpectedArrival,
  saveExpectedArrival,
} from '../expected-arrivals.queries.ts';
import { listLots } from '../lots/lots.queries.ts';
import { presentLotOfSku } from './lots/present-lot.ts';
import { correctStock } from './stock-adjustment.ts';
import {
  findLastReminded,
  type LedgerPosition,
  type LedgerRow,
  listHolds,
  listLedger,
} from './stock-detail.queries.ts';
import {
  countStock,
  countTabs,
  findListedStock,
  type ListedStock,
  listStock,
  type StockPosition,
} from './stock-list.queries.ts';

const COUNTED = 10_000;
type ImageOfSku = (skuId: string) => string | null;

/** Stock for staff: what is there, every change of it, and corrections. */
export const stockAdminFeature = (imageOf: ImageOfSku, counts: CountMemory): AdminFeature =>
  implementAdmin('stock', adminStockContract, {
    async list({ db }, { after, before, size, sort, ...filter }) {
      const rows = await listStock(db, filter, {
        size: size + 1,
        sort,
        after: decodeStock(after),
        before: decodeStock(before),
      });
      const counted = await counts(`stock ${JSON.stringify(filter)}`, () => countStock(db, filter));
      return accept({
        ...pageOfRows(
          rows,
          { size, after, before, cursorOf: encodeStock, total: counted > COUNTED ? null : counted },
          (row) => presentStock(row, imageOf),
        ),
        ...(await counts('stock tabs', () => countTabs(db))),
      });
    },
    async detail({ db }, { skuId, after, size }) {
      const row = await findListedStock(db, skuId);
      if (!row) return refuse({ code: 'sku-not-found' });
      const from = after === undefined ? null : decodeLedger(after);
      if (after !== undefined && from === null)
        return refuse({ code: 'invalid-input', message: '流水的位置无效，请从头看起' });
      const found = await listLedger(db, skuId, { size: size + 1, after: from });
      const ledger = found.slice(0, size);
      const last = ledger.at(-1);
      const today = shanghaiDate(await readClock(db));
      return accept({
        ...presentStock(row, imageOf),
        lots: (await listLots(db, [skuId])).map((lot) => presentLotOfSku(lot, today)),
        unshipped: await countUnshipped(db, skuId),
        unitsAlone: (await readSetting(db, 'second-person')).stockUnits,
        lastReminded: presentReminded(await findLastReminded(db, skuId)),
        expectedOn: await findExpectedArrival(db, skuId),
        ledger: ledger.map(presentChange),
        next:
          last && found.length > size
            ? encodeLedger({ id: last.id, balance: last.balance - last.delta })
            : null,
        holds: (await listHolds(db, skuId)).map(({ reference, quantity, expires_at, is_overdue }) => ({
          reference,
          quantity,
          expiresAt: expires_at.toISOString(),
          isOverdue: is_overdue,
        })),
      });
    },
    async expectArrival({ db }, { skuId, expectedOn }) {
      if (!(await findListedStock(db, skuId))) return refuse({ code: 'sku-not-found' });
      if (expectedOn === null) await deleteExpectedArrival(db, skuId);
      else if (isPossibleArrival(expectedOn, shanghaiDate(await readClock(db))))
        await saveExpectedArrival(db, skuId, expectedOn);
      else return refuse({ code: 'arrival-day-wrong' });
      return accept({ expectedOn });
    },
    async adjust(context, { receipt, lotId, ...adjustment }) {
      if (receipt !== undefined && lotId !== undefined)
        return refuse({ code: 'lot-receipt-wrong', reason: '新收的批次和已有的批次只能选一个' });
      const lot =
        receipt !== undefined ? { receipt } : lotId !== undefined ? { lotId: Number(lotId) } : undefined;
      return correctStock(context, { ...adjustment, lot });
    },
  });

const presentStock = (row: ListedStock, imageOf: ImageOfSku) => ({
  skuId: row.id,
  code: row.code,
  barcode: row.barcode,
  productId: row.product_id,
  productName: row.product_name,
  brandName: row.brand_name,
  skuName: [row.shade_number, row.shade_name, row.size].filter(Boolean).join(' '),
  imagePath: imageOf(row.id),
  isLive: row.is_live,
  available: row.available,
  held: row.held,
  sold: row.sold,
  lowStockAt: row.low_stock_at,
  soldIn28Days: row.sold_28_days,
  daysOfStock: daysOfStock(row.available, row.sold_28_days),
  waiting: row.waiting,
});

const presentChange = (row: LedgerRow) => ({
  id: String(row.id),
  at: row.created_at.toISOString(),
  reasonText: LEDGER_REASON_TEXTS[row.reason] ?? row.reason,
  delta: row.delta,
  balance: row.balance,
  subject: subjectOf(row),
  by: row.staff_name ?? (row.made_by === null ? '系统' : '命令行'),
  isStaff: row.staff_name !== null,
  note: row.note,
});

/** What a change refers to, by the form of its reference. */
function subjectOf({ reference }: LedgerRow) {
  if (/^R\d{11}$/.test(reference)) return { kind: 'return' as const, id: reference };
  if (/^\d{18}(-\d+)?$/.test(reference)) return { kind: 'order' as const, id: orderIdOf(reference) };
  const [, setId] = /^(?:import|change)-(\d+)$/.exec(reference) ?? [];
  return setId === undefined
    ? { kind: 'other' as const, id: reference }
    : { kind: 'run' as const, id: setId };
}

const presentReminded = (reminded: { at: Date; count: number } | null) =>
  reminded && { at: reminded.at.toISOString(), count: reminded.count };

/** `15_2000101`: the days first, because a number may be sorted by them. */
const encodeStock = ({ id, available, sold_28_days }: ListedStock): string =>
  `${daysOfStock(available, sold_28_days) ?? ''}_${id}`;
/** A cursor of the previous release is the number alone. */
function decodeStock(cursor: string | undefined): StockPosition | null {
  if (cursor === undefined) return null;
  const [, days = '', id = cursor] = /^(\d{0,9})_(.+)$/.exec(cursor) ?? [];
  return { id, days: days === '' ? null : Number(days) };
}

const encodeLedger = ({ id, balance }: LedgerPosition): string => `${id}_${balance}`;
function decodeLedger(cursor: string): LedgerPosition | null {
  const [, id, balance] = /^(\d{1,15})_(\d{1,9})$/.exec(cursor) ?? [];
  return id !== undefined && balance !== undefined ? { id: Number(id), balance: Number(balance) } : null;
}
