import type { Tx } from '#platform/database';
import {
  addPieces,
  holdStock,
  loadOrder,
  type OrderRow,
  sellStock,
  shelfPieces,
  takeBackStock,
  writeParcel,
} from '../../orders/index.ts';
import { moveReturn } from '../move-return.ts';
import { NOTES } from '../notes.ts';
import type { RefundPort } from '../ports.ts';
import type { ReturnRow } from '../return-rows.ts';
import { listPieces, lockShelf } from '../returns.queries.ts';
import { startRefund } from './start-refund.ts';

export interface Inspection {
  /** What came back can be sold again. */
  isSellable: boolean;
  /** Who brings the new piece of an exchange. */
  carrier?: string;
  waybillNo?: string;
}

/**
 * The goods are as they should be: back on the shelf if they can be sold, then the money; or the same again for an
 * exchange, and money after all where none is left. Once: the status decides. Null: it has gone on.
 */
export async function passInspection(
  tx: Tx,
  refunds: RefundPort,
  order: OrderRow,
  row: ReturnRow,
  inspection: Inspection,
): Promise<ReturnRow | null> {
  if (row.status !== 40) return null;
  const goods = await piecesOf(tx, order, row);
  if (inspection.isSellable) await takeBackStock(tx, row.id, goods.pieces);
  if (row.kind !== 3) return startRefund(tx, refunds, order, row, { note: NOTES.passed });
  if (!(await takeFromShelf(tx, row.id, goods.pieces)))
    return startRefund(tx, refunds, order, row, {
      note: NOTES.noneLeft,
      along: { is_refunded_instead: true },
    });
  const parcelId = await writeParcel(tx, order, {
    subOrderId: row.sub_order_id,
    carrier: inspection.carrier ?? '顺丰速运',
    waybillNo: inspection.waybillNo ?? null,
    items: goods.byLine,
  });
  return moveReturn(tx, order, row.id, {
    from: [40],
    to: 60,
    note: NOTES.replaced,
    along: { replacement_parcel_id: parcelId },
  });
}

async function piecesOf(tx: Tx, order: OrderRow, row: ReturnRow) {
  const lines = new Map(
    (await loadOrder(tx, order)).parts.flatMap((part) => part.lines).map((line) => [line.id, line]),
  );
  const rows = Map.groupBy(await listPieces(tx, [row.id]), (piece) => piece.order_line_id);
  const byLine = new Map([...rows].map(([lineId, pieces]) => [lineId, pieces.length]));
  return {
    byLine,
    pieces: addPieces([...byLine].flatMap(([lineId, quantity]) => shelfPieces(lines.get(lineId)!, quantity))),
  };
}

/** Everything or nothing: the shelf is locked before anything is taken. */
async function takeFromShelf(
  tx: Tx,
  returnId: string,
  pieces: ReadonlyMap<string, number>,
): Promise<boolean> {
  const available = await lockShelf(tx, [...pieces.keys()]);
  if ([...pieces].some(([skuId, quantity]) => (available.get(skuId) ?? 0) < quantity)) return false;
  await holdStock(tx, returnId, pieces, new Date());
  await sellStock(tx, returnId);
  return true;
}
