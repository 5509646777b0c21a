import { pointsEarned } from '@huarong/core/pricing';
import { displayYuan, fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import { insertRows, type Queryable, type Tx, transaction } from '#platform/database';
import { readCardLevels } from '../../card-levels/index.ts';
import { findCardTypeAt } from '../../member-card/index.ts';
import { earnPoints, reclaimPoints, STORE_RECEIPT } from '../../points/index.ts';
import { readSetting } from '../../settings/index.ts';
import { type PlannedReceipt, planReceipts } from './plan-receipts.ts';
import { type RowProblem, readReceipts } from './read-receipts.ts';
import {
  listKnownLines,
  listNamedMembers,
  listNamedSkus,
  lowerReceiptPoints,
  recordReturnedQuantity,
} from './receipts.queries.ts';

export interface ImportReport {
  added: number;
  unchanged: number;
  returned: number;
  /** When there is any problem, nothing is written. */
  problems: RowProblem[];
}

/**
 * Imports the stores' receipts of a day, all or none. Importing the same file again changes nothing, also when two people
 * do so at once.
 */
export const importReceipts = (db: Queryable, text: string, maxRows?: number): Promise<ImportReport> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('receipt-import'))`.execute(tx);
    const { receipts, problems } = await planImport(tx, text, maxRows);
    const report = { added: 0, unchanged: 0, returned: 0, problems };
    if (problems.length > 0) return report;
    for (const receipt of receipts) {
      if (receipt.outcome === 'new') {
        await addReceipt(tx, receipt);
        report.added += 1;
        continue;
      }
      const hasNewReturns = await recordReturns(tx, receipt);
      report[hasNewReturns ? 'returned' : 'unchanged'] += 1;
    }
    return report;
  });

/** What a file would do, receipt by receipt, and everything in it that has to be corrected first. */
export async function planImport(db: Queryable, text: string, maxRows?: number) {
  const { rows, problems: unreadable } = readReceipts(text, maxRows);
  const receiptNos = [...new Set(rows.map(({ receiptNo }) => receiptNo))];
  const facts = {
    members: await listNamedMembers(
      db,
      rows.map(({ member }) => member),
    ),
    skus: await listNamedSkus(
      db,
      rows.map(({ skuCode }) => skuCode),
    ),
    known: await listKnownLines(db, receiptNos),
  };
  const { receipts, problems } = planReceipts(rows, facts);
  return { receipts, problems: [...unreadable, ...problems].sort((a, b) => a.line - b.line) };
}

/** Points of what was bought and not returned, at the rate of that day for the card the member had. */
async function pointsOf(tx: Tx, { boughtAt, member, lines }: PlannedReceipt) {
  const netFen = lines.reduce((all, line) => all + line.priceFen * (line.quantity - line.returned), 0);
  const cardType = await findCardTypeAt(tx, member.id, boughtAt);
  const { pointsPercent } = await readCardLevels(tx, boughtAt);
  return {
    netFen,
    percent: pointsPercent[cardType],
    points: pointsEarned(netFen, cardType, pointsPercent, await readSetting(tx, 'points', boughtAt)),
  };
}

async function addReceipt(tx: Tx, receipt: PlannedReceipt) {
  const { receiptNo, store, boughtAt, member, lines } = receipt;
  const { netFen, percent, points } = await pointsOf(tx, receipt);
  await insertRows(tx, 'offline_receipt', [
    { receipt_no: receiptNo, member_id: member.id, store_name: store, bought_at: boughtAt, points },
  ]);
  await insertRows(
    tx,
    'offline_line',
    lines.map(({ sku, quantity, priceFen, returned }, index) => ({
      ...{ receipt_no: receiptNo, position: index + 1, sku_id: sku.id, product_id: sku.product_id },
      ...{ product_name: sku.product_name, sku_name: sku.sku_name, brand_name: sku.brand_name },
      ...{ quantity, price_fen: priceFen, returned_quantity: returned },
    })),
  );
  if (points > 0)
    await earnPoints(tx, {
      memberId: member.id,
      points,
      reference: `${STORE_RECEIPT}${receiptNo}`,
      text: `${store}消费，实付 ${displayYuan(fen(netFen))}${rateText(percent)}`,
      earnedAt: boughtAt,
    });
}

/** ` × 1.25`, as in the history of online orders; empty for the plain rate. */
const rateText = (percent: number) => (percent === 100 ? '' : ` × ${percent / 100}`);

async function recordReturns(tx: Tx, receipt: PlannedReceipt): Promise<boolean> {
  const { receiptNo, store, member, lines } = receipt;
  let hasChanged = false;
  for (const { sku, returned } of lines)
    if (await recordReturnedQuantity(tx, { receiptNo, skuId: sku.id, returned })) hasChanged = true;
  if (!hasChanged) return false;
  const { points } = await pointsOf(tx, receipt);
  const reclaimed = await lowerReceiptPoints(tx, receiptNo, points);
  if (reclaimed > 0)
    await reclaimPoints(tx, {
      memberId: member.id,
      points: reclaimed,
      // A receipt can be returned in several parts: each reclaims down to another number of points.
      reference: `${STORE_RECEIPT}${receiptNo}:${points}`,
      text: `${store}退货，小票 ${receiptNo} 收回对应的积分`,
    });
  return true;
}
