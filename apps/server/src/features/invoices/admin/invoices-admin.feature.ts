import { adminInvoicesContract } from '@huarong/contract/admin/invoices';
import { accept, refuse, STORE } from '@huarong/core/shared';
import {
  type AdminFeature,
  decodePosition,
  encodePosition,
  implementAdmin,
  pageOfRows,
} from '#platform/admin';
import { readClock } from '#platform/clock';
import { createFileLink } from '../download/file-links.ts';
import { findAnyInvoice } from '../invoices.queries.ts';
import { describeInvoice } from './detail-for-staff.ts';
import { exportMonth } from './export-month.ts';
import {
  changeTitleForShopper,
  retryFailedInvoices,
  retryInvoice,
  reverseForStaff,
} from './handle-invoice.ts';
import { countInvoices, listInvoicesForStaff } from './list.queries.ts';
import { compareMonth, sumMonth } from './month.queries.ts';
import { presentForStaff } from './present-for-staff.ts';

const COUNTED = 10_000;
const SHOWN_DIFFERENCES = 20;

/** Invoices for finance: what failed, titles changed for shoppers, reversals, and months against the ledger. */
export const invoicesAdminFeature: AdminFeature = implementAdmin('invoices', adminInvoicesContract, {
  async list({ db }, { after, before, size, ...filter }) {
    const from = [after, before].map((cursor) => (cursor === undefined ? undefined : decodePosition(cursor)));
    if (from.includes(null))
      return refuse({ code: 'invalid-input', message: '列表的位置无效，请从第一页看起' });
    const rows = await listInvoicesForStaff(db, filter, {
      size: size + 1,
      after: from[0] ?? undefined,
      before: from[1] ?? undefined,
    });
    const counted = await countInvoices(db, filter);
    return accept({
      ...pageOfRows(
        rows,
        {
          size,
          after,
          before,
          cursorOf: ({ position, id }) => encodePosition({ at: position, id }),
          total: counted > COUNTED ? null : counted,
        },
        (row) => presentForStaff(row, { taxFen: row.tax_fen, isLate: row.is_late }),
      ),
      counts: {
        todo: await countInvoices(db, { view: 'todo' }),
        waiting: await countInvoices(db, { view: 'waiting' }),
        failed: await countInvoices(db, { view: 'failed' }),
      },
    });
  },
  async month({ db }, { month }) {
    const byColour = new Map((await sumMonth(db, month)).map((row) => [row.colour, row]));
    const [blue, red] = (['blue', 'red'] as const).map((colour) => {
      const { count = 0, total = 0, net = 0, tax = 0 } = byColour.get(colour) ?? {};
      return { count, totalFen: total, netFen: net, taxFen: tax };
    }) as [MonthSums, MonthSums];
    const orders = await compareMonth(db, month);
    const differing = orders.filter(
      ({ invoiced, ledger, is_open }) => invoiced > ledger || (invoiced < ledger && !is_open),
    );
    const total = (of: (order: (typeof orders)[number]) => number, list = orders) =>
      list.reduce((sum, order) => sum + of(order), 0);
    const differenceFen = total(({ invoiced, ledger }) => invoiced - ledger, differing);
    const invoicedFen = total(({ invoiced }) => invoiced);
    const ledgerFen = total(({ ledger }) => ledger);
    return accept({
      month,
      blue,
      red,
      net: {
        count: blue.count - red.count,
        totalFen: blue.totalFen + red.totalFen,
        netFen: blue.netFen + red.netFen,
        taxFen: blue.taxFen + red.taxFen,
      },
      orders: orders.length,
      invoicedFen,
      ledgerFen,
      openFen: ledgerFen - invoicedFen + differenceFen,
      differenceFen,
      differing: differing.slice(0, SHOWN_DIFFERENCES).map(({ order_id, invoiced, ledger }) => ({
        orderId: order_id,
        invoicedFen: invoiced,
        ledgerFen: ledger,
      })),
    });
  },
  export: async (context, { month }) => accept(await exportMonth(context, month)),
  async detail({ db }, { invoiceId }) {
    const row = await findAnyInvoice(db, invoiceId);
    return row ? accept(await describeInvoice(db, row)) : refuse({ code: 'invoice-unknown' });
  },
  async files({ db, config }, { invoiceId }) {
    const row = await findAnyInvoice(db, invoiceId);
    if (!row?.number) return refuse({ code: 'invoice-unknown' });
    const now = await readClock(db);
    const linkTo = (extension: 'pdf' | 'xml') =>
      config.publicUrl +
      createFileLink(config.secret, { invoiceId, extension }, now, { minutes: STORE.invoices.linkMinutes });
    return accept({ pdfUrl: linkTo('pdf'), xmlUrl: linkTo('xml') });
  },
  retry: ({ db }, { invoiceId }) => retryInvoice(db, invoiceId),
  retryFailed: async ({ db }) => accept(await retryFailedInvoices(db)),
  changeTitle: ({ db, staff }, { titleKind, consent, ...input }) =>
    changeTitleForShopper(db, {
      ...input,
      kind: titleKind,
      staffId: staff.staffId,
      consent: { ...consent, at: new Date(consent.at) },
    }),
  reverse: ({ db }, { invoiceId, code }) => reverseForStaff(db, { invoiceId, code }),
});

interface MonthSums {
  count: number;
  totalFen: number;
  netFen: number;
  taxFen: number;
}
