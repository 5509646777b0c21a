import { ReturnKind, ReturnStatus } from '@huarong/core/returns';
import { accept, getFirst, getFrom, refuse } from '@huarong/core/shared';
import type { Database } from '#platform/database';
import { stockUnits, sumUnits } from '../../inventory/index.ts';
import { type LineRow, listOrders, loadOrder } from '../../orders/index.ts';
import type { RefundPort } from '../ports.ts';
import { calculateRefund } from '../process/calculate-refund.ts';
import { findAnyReturn, listAvailable } from '../returns.queries.ts';
import { checkFindings, hasAcceptedItem } from '../staff/inspect-units.ts';
import type { UnitFinding } from '../staff/inspection.queries.ts';

/** What an inspection would do, before it is saved. */
export async function previewInspection(
  db: Database,
  refunds: RefundPort,
  { returnId, units }: { returnId: string; units: readonly UnitFinding[] },
) {
  const row = await findAnyReturn(db, returnId);
  if (!row) return refuse({ code: 'return-not-found' });
  if (row.status !== ReturnStatus.Inspecting) return refuse({ code: 'return-moved-on' });
  // A sentence that is not written yet must not hide the consequences.
  const written = units.map((unit) => ({ ...unit, note: unit.note || '…' }));
  const checked = await checkFindings(db, row, written);
  if (!checked.ok) return checked;

  const loaded = await loadOrder(db, getFirst(await listOrders(db, [row.order_id])));
  const lines = new Map(loaded.subOrders.flatMap((each) => each.lines).map((line) => [line.id, line]));
  const accepted = units.filter(({ isAccepted }) => isAccepted);
  const counts = { accepted: accepted.length, refused: units.length - accepted.length };
  if (!hasAcceptedItem(units, lines))
    return accept({ ...counts, refundFen: 0, restocked: [], outcome: 'failed' as const });

  const sellable = stockOf(
    lines,
    accepted.filter(({ isSellable }) => isSellable),
  );
  const wanted = stockOf(lines, accepted);
  const available = await listAvailable(db, [...new Set([...sellable.keys(), ...wanted.keys()])]);
  const after = (skuId: string) => (available.get(skuId) ?? 0) + (sellable.get(skuId) ?? 0);
  const canReplace = [...wanted].every(([skuId, quantity]) => after(skuId) >= quantity);
  const outcome = outcomeOf(row.kind, canReplace);
  const going = new Map(
    [...Map.groupBy(accepted, ({ lineId }) => lineId)].map(([lineId, rows]) => [
      lineId,
      rows.map(({ unit }) => unit),
    ]),
  );
  const refund = outcome === 'replacement' ? null : await calculateRefund(db, refunds, loaded, row, going);
  return accept({
    ...counts,
    refundFen: refund?.amountFen ?? 0,
    restocked: [...sellable.keys()].map((skuId) => ({
      skuId,
      name: nameOf(lines, skuId),
      before: available.get(skuId) ?? 0,
      after: after(skuId),
    })),
    outcome,
  });
}

const outcomeOf = (kind: ReturnKind, canReplace: boolean) => {
  if (kind !== ReturnKind.Exchange) return 'refund' as const;
  return canReplace ? ('replacement' as const) : ('refund-instead' as const);
};

const stockOf = (lines: ReadonlyMap<string, LineRow>, units: readonly UnitFinding[]) =>
  sumUnits(units.flatMap(({ lineId }) => stockUnits(getFrom(lines, lineId), 1)));

function nameOf(lines: ReadonlyMap<string, LineRow>, skuId: string): string {
  const line = [...lines.values()].find(({ sku_id }) => sku_id === skuId);
  if (line) return `${line.snapshot.productName} ${line.snapshot.skuName}`.trim();
  const parts = [...lines.values()].flatMap(({ parts: own }) => own ?? []);
  return parts.find((part) => part.skuId === skuId)?.skuName ?? skuId;
}
