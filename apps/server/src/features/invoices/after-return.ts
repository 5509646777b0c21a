import { DAY_MS } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { schedule } from '#platform/jobs';
import { loadOrder, lockOrder } from '../orders/index.ts';
import { draftInvoices, type InvoiceDraft } from './draft-invoice.ts';
import { type InvoiceRow, listInvoiceLines, listLive, listReversals } from './invoices.queries.ts';
import { moveInvoice } from './move-invoice.ts';
import { lineOf, startReversal } from './reverse-invoice.ts';
import { buyerOf, rewriteInvoice } from './write-invoice.ts';

export const AFTER_RETURN = 'invoice-after-return';
const MINUTE_MS = DAY_MS / 1440;

export interface DoneReturn {
  returnId: string;
  subOrderId: string;
}

/**
 * Money went back for goods of a part: its invoice must say what is left. What it should say is worked out from the
 * books, so hearing of a return twice, or of two returns in any order, ends the same.
 */
export const mendAfterReturn = (db: Database, done: DoneReturn): Promise<void> =>
  transaction(db, async (tx) => {
    const order = await lockOrder(tx, done.subOrderId.slice(0, 18));
    if (!order) return;
    const live = (await listLive(tx, [order.id])).find((row) => row.sub_order_id === done.subOrderId);
    if (!live) return;
    // With the issuer at this moment: looked at again when it has answered.
    if (live.status === '20') return lookAgain(tx, done);
    const draft = (await draftInvoices(tx, [await loadOrder(tx, order)])).get(done.subOrderId);
    if (await saysTheTruth(tx, live, draft)) return;
    if (live.status !== '30') return mendUnissued(tx, live, draft);
    // On its way back already: what takes its place is worked out when it is there.
    if ((await listReversals(tx, [live.id])).length > 0) return;
    await startReversal(tx, live, { cause: `return:${done.returnId}`, next: buyerOf(live) });
  });

const lookAgain = async (tx: Tx, done: DoneReturn) =>
  schedule(tx, {
    kind: AFTER_RETURN,
    uniqueKey: done.returnId,
    runAt: new Date((await readClock(tx)).getTime() + MINUTE_MS),
    payload: { ...done },
  });

async function saysTheTruth(tx: Tx, live: InvoiceRow, draft: InvoiceDraft | undefined): Promise<boolean> {
  const lines = (await listInvoiceLines(tx, live.id)).map(lineOf);
  return JSON.stringify(lines) === JSON.stringify(draft?.lines ?? []);
}

async function mendUnissued(tx: Tx, live: InvoiceRow, draft: InvoiceDraft | undefined): Promise<void> {
  if (draft && draft.lines.length > 0) {
    await rewriteInvoice(tx, live, { lines: draft.lines, storedFen: draft.stored });
    return;
  }
  await moveInvoice(tx, live.id, '10', '50', { fail_reason: '商品已全部退货，没有可开票金额' });
}
