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

export const MEND_INVOICES = 'invoice-mend';
const MINUTE_MS = DAY_MS / 1440;

/** Money that went back to a shopper after all. */
export interface MoneyBack {
  orderId: string;
  /** Of which part; money given back without goods is for none in particular. */
  subOrderId?: string;
  /** `return:…`, `refund:…`: why the red invoice is written. */
  cause: string;
}

/**
 * Money went back: the invoices of the order must say what is left. What they should say is worked out from the books,
 * so hearing of it twice, or of two returns in any order, ends the same.
 */
export const mendInvoices = (db: Database, back: MoneyBack): Promise<void> =>
  transaction(db, (tx) => mendInvoicesOf(tx, back));

export async function mendInvoicesOf(tx: Tx, back: MoneyBack): Promise<void> {
  const order = await lockOrder(tx, back.orderId);
  if (!order) return;
  const loaded = await loadOrder(tx, order);
  for (const live of inTurn(await listLive(tx, [order.id]), back.subOrderId)) {
    // With the issuer at this moment: looked at again when it has answered.
    if (live.status === '20') return lookAgain(tx, back);
    // On its way back already: the others are looked at when it is there.
    if ((await listReversals(tx, [live.id])).length > 0) return;
    // Each in turn: what one says decides what is left for the next.
    const draft = (await draftInvoices(tx, [loaded])).get(live.sub_order_id);
    if (await saysTheTruth(tx, live, draft)) continue;
    if (live.status === '30') return startReversal(tx, live, { cause: back.cause, next: buyerOf(live) });
    await mendUnissued(tx, live, draft);
  }
}

/** The part that goods went back of comes first: the others have nothing to do with it as a rule. */
const inTurn = (live: readonly InvoiceRow[], first: string | undefined) =>
  live.toSorted(
    (one, other) =>
      Number(other.sub_order_id === first) - Number(one.sub_order_id === first) ||
      one.sub_order_id.localeCompare(other.sub_order_id),
  );

const lookAgain = async (tx: Tx, back: MoneyBack) =>
  schedule(tx, {
    kind: MEND_INVOICES,
    uniqueKey: `${back.orderId}:${back.cause}`,
    runAt: new Date((await readClock(tx)).getTime() + MINUTE_MS),
    payload: { ...back },
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
  await moveInvoice(tx, live.id, '10', '50', { fail_reason: '款项已全部退回，没有可开票金额' });
}
