import { InvoiceStatus } from '@huarong/core/invoices';
import { isVoid, OrderStatus } from '@huarong/core/orders';
import type { Queryable } from '#platform/database';
import type { LoadedOrder } from '../../orders/index.ts';
import { type InvoiceRow, listActiveInvoices, listReversals } from '../invoices.queries.ts';
import { draftInvoices, type InvoicedBefore, type PlannedRefund } from '../request/draft-invoice.ts';
import { isUpToDate } from './adjust-invoices.ts';

/** What a refund does to the invoice of one sub-order. `later`: it was requested and will be issued after delivery. */
export interface InvoiceEffect {
  subOrderId: string;
  kind: 'reverse' | 'reduce' | 'later';
  beforeFen: number;
  /** Nothing is left to invoice when it is zero. */
  afterFen: number;
}

/** The invoices as adjustInvoices would bring them up to date after this refund. Nothing is stored. */
export async function previewInvoiceAdjustment(
  db: Queryable,
  loaded: LoadedOrder,
  { endedSubOrderIds, ...refund }: PlannedRefund & { endedSubOrderIds: readonly string[] },
): Promise<InvoiceEffect[]> {
  const invoices = (await listActiveInvoices(db, [loaded.order.id])).toSorted((one, other) =>
    one.sub_order_id.localeCompare(other.sub_order_id),
  );
  const reversals = await listReversals(
    db,
    invoices.map(({ id }) => id),
  );
  const beingReversed = new Set(reversals.map(({ reverses_id }) => reverses_id));
  const after = withEnded(loaded, endedSubOrderIds);
  const invoiced: InvoicedBefore = new Map();
  const effects: InvoiceEffect[] = [];
  for (const invoice of invoices) {
    // It is invoiced again over what is left when its reversal is done, with or without this refund.
    if (beingReversed.has(invoice.id)) continue;
    // One at a time, because each draft depends on the invoices before it.
    const draft = (await draftInvoices(db, [after], { refund, invoiced })).get(invoice.sub_order_id);
    if (await isUpToDate(db, invoice, draft)) continue;
    invoiced.set(invoice.sub_order_id, { amount_fen: draft?.total ?? 0, stored_fen: draft?.stored ?? 0 });
    effects.push({
      subOrderId: invoice.sub_order_id,
      kind: isSent(invoice) ? 'reverse' : 'reduce',
      beforeFen: invoice.amount_fen,
      afterFen: draft?.total ?? 0,
    });
  }
  return [...effects, ...(await requestedLater(db, loaded, after, { refund, invoices }))];
}

/** The issuer has it: it can only be reversed. */
const isSent = ({ status }: InvoiceRow) =>
  status === InvoiceStatus.Issued || status === InvoiceStatus.Issuing;

const withEnded = (loaded: LoadedOrder, ended: readonly string[]): LoadedOrder => ({
  ...loaded,
  subOrders: loaded.subOrders.map((subOrder) =>
    ended.includes(subOrder.sub.id)
      ? { ...subOrder, sub: { ...subOrder.sub, status: OrderStatus.Cancelling } }
      : subOrder,
  ),
});

/** Sub-orders whose invoice was requested at checkout and does not exist yet. */
async function requestedLater(
  db: Queryable,
  before: LoadedOrder,
  after: LoadedOrder,
  { refund, invoices }: { refund: PlannedRefund; invoices: readonly InvoiceRow[] },
): Promise<InvoiceEffect[]> {
  if (before.order.invoice_request === null) return [];
  const waiting = before.subOrders.filter(
    ({ sub }) => !isVoid(sub.status) && !invoices.some(({ sub_order_id }) => sub_order_id === sub.id),
  );
  if (waiting.length === 0) return [];
  const [draftsBefore, draftsAfter] = [
    await draftInvoices(db, [before]),
    await draftInvoices(db, [after], { refund }),
  ];
  return waiting.flatMap(({ sub: { id } }) => {
    const [beforeFen, afterFen] = [draftsBefore.get(id)?.total ?? 0, draftsAfter.get(id)?.total ?? 0];
    return beforeFen === afterFen ? [] : [{ subOrderId: id, kind: 'later' as const, beforeFen, afterFen }];
  });
}
