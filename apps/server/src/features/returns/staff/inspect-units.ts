import { checkInspectedUnit, ReturnStatus } from '@huarong/core/returns';
import { accept, getFrom, type Result, refuse } from '@huarong/core/shared';
import { type Database, type Queryable, transaction } from '#platform/database';
import { type LineRow, loadOrder, type OrderRow } from '../../orders/index.ts';
import { moveReturn, releaseUnits } from '../move-return.ts';
import { NOTES, refusedUnitsNote } from '../notes.ts';
import type { RefundPort } from '../ports.ts';
import { passInspection } from '../process/pass-inspection.ts';
import type { ReturnRow } from '../return-rows.ts';
import { listLiveUnits, lockReturn } from '../returns.queries.ts';
import { countInspectionImages, insertInspection, type UnitFinding } from './inspection.queries.ts';

export interface InspectionRequest {
  returnId: string;
  staffId: number;
  units: readonly UnitFinding[];
  /** The carrier's number of the replacement. */
  waybillNo?: string | undefined;
}
type FindingsRefusal = { code: 'inspection-incomplete' } | { code: 'inspection-refused'; reason: string };
type InspectionRefusal =
  | { code: 'return-not-found' | 'return-moved-on' | 'inspection-image-missing' }
  | FindingsRefusal;

/**
 * Records what was found, unit by unit. Accepted units are refunded or replaced, sellable ones restocked; the others are
 * released and go back to the shopper. Without an accepted item of the order the inspection has failed.
 */
export const inspectUnits = (
  db: Database,
  refunds: RefundPort,
  { returnId, staffId, units, waybillNo }: InspectionRequest,
): Promise<Result<{ returnId: string }, InspectionRefusal>> =>
  transaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnId);
    if (!locked) return refuse({ code: 'return-not-found' });
    const { order, row } = locked;
    if (row.status !== ReturnStatus.Inspecting) return refuse({ code: 'return-moved-on' });
    const checked = await checkFindings(tx, row, units);
    if (!checked.ok) return checked;
    const refused = units.filter(({ isAccepted }) => !isAccepted);
    const needsImage = refused.some(({ finding }) => finding !== 'missing');
    if (needsImage && (await countInspectionImages(tx, returnId)) === 0)
      return refuse({ code: 'inspection-image-missing' });

    await insertInspection(tx, { returnId, staffId, units });
    const lines = await linesOf(tx, order);
    const refusedNote = refusedUnitsNote(
      refused.map(({ lineId, note }) => ({ name: nameOf(getFrom(lines, lineId)), note })),
    );
    if (!hasAcceptedItem(units, lines)) {
      await moveReturn(tx, order, returnId, {
        from: [ReturnStatus.Inspecting],
        to: ReturnStatus.InspectionFailed,
        note: refusedNote || NOTES.failed,
      });
      return accept({ returnId });
    }
    if (refused.length > 0) await releaseUnits(tx, returnId, refused);
    const sellable = new Set(units.filter(({ isSellable }) => isSellable).map(keyOf));
    await passInspection(tx, refunds, order, row, {
      isSellable: ({ order_line_id, piece }) => sellable.has(keyOf({ lineId: order_line_id, unit: piece })),
      refusedNote,
      ...(waybillNo !== undefined && { waybillNo }),
    });
    return accept({ returnId });
  });

/** Whether exactly the units of the return are recorded, each as it may be. */
export async function checkFindings(
  db: Queryable,
  { id }: Pick<ReturnRow, 'id'>,
  units: readonly UnitFinding[],
): Promise<Result<null, FindingsRefusal>> {
  const expected = new Set(
    (await listLiveUnits(db, id)).map(({ order_line_id, piece }) =>
      keyOf({ lineId: order_line_id, unit: piece }),
    ),
  );
  const given = new Set(units.map(keyOf));
  const isComplete = given.size === units.length && given.symmetricDifference(expected).size === 0;
  if (!isComplete) return refuse({ code: 'inspection-incomplete' });
  for (const [at, unit] of units.entries()) {
    const problem = checkInspectedUnit(unit);
    if (problem !== null)
      return refuse({ code: 'inspection-refused', reason: `第 ${at + 1} 件：${PROBLEMS[problem]}` });
  }
  return accept(null);
}
const PROBLEMS = {
  'not-acceptable': '错货或缺件不能通过',
  'not-sellable': '只有通过且完好的商品可以再次销售',
  'note-missing': '不通过时请写明所见',
} as const;

/** Gifts alone cannot be refunded or replaced. */
export const hasAcceptedItem = (
  units: readonly UnitFinding[],
  lines: ReadonlyMap<string, LineRow>,
): boolean => units.some(({ isAccepted, lineId }) => isAccepted && getFrom(lines, lineId).kind !== 'gift');

export async function linesOf(db: Queryable, order: OrderRow): Promise<Map<string, LineRow>> {
  const { subOrders } = await loadOrder(db, order);
  return new Map(subOrders.flatMap(({ lines }) => lines).map((line) => [line.id, line]));
}

const keyOf = ({ lineId, unit }: { lineId: string; unit: number }) => `${lineId}/${unit}`;
const nameOf = ({ snapshot }: LineRow) => `${snapshot.productName} ${snapshot.skuName}`.trim();
