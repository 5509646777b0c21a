import { fen } from '../../shared/index.ts';
import type { AppliedOffer } from '../model/order-report.ts';
import type { PreparedOrder } from '../steps/prepare-order.ts';
import { yuan } from '../texts.ts';
import { lineIdsOf } from './full-amount-report.ts';

/** Savings by flash sales and other unit prices, and the sets bought. These savings are already in the unit prices. */
export function unitPriceReport({ rows, unitPrices, bundleSavings }: PreparedOrder): AppliedOffer[] {
  const offers: AppliedOffer[] = unitPrices.flatMap(({ promotionId, kind, title }) => {
    const taking = rows.filter(({ reason }) => reason.promotionId === promotionId);
    const saved = taking.reduce(
      (all, { line, amount, quantity }) => all + line.listUnitPrice * quantity - amount,
      0,
    );
    const [first] = taking;
    if (first === undefined) return [];
    const reason = `${first.reason.label} ${yuan(first.unitPrice)}`;
    const savedByLine = taking.map(({ line, amount, quantity }) => ({
      ...{ lineId: line.lineId, units: quantity, saved: fen(line.listUnitPrice * quantity - amount) },
    }));
    const lineIds = lineIdsOf(taking);
    return [{ source: kind, id: promotionId, title, saved: fen(saved), reason, lineIds, savedByLine }];
  });
  for (const { bundle, saved, lineIds } of bundleSavings) {
    const reason = `套装价 ${yuan(bundle.price)}${bundle.sets > 1 ? ` × ${bundle.sets}` : ''}`;
    offers.push({
      source: 'bundle',
      id: bundle.bundleId,
      title: bundle.title,
      saved: fen(saved),
      reason,
      lineIds,
    });
  }
  for (const { line, presaleShare } of rows) {
    const saved = fen(presaleShare);
    if (!line.presale || saved === 0) continue;
    const reason = `定金 ${yuan(line.presale.deposit)}抵 ${yuan(line.presale.depositWorth)}`;
    offers.push({
      source: 'presale',
      id: line.lineId,
      title: '定金膨胀',
      saved,
      reason,
      lineIds: [line.lineId],
    });
  }
  return offers;
}
