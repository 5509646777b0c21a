import { z } from 'zod';
import { text, time } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  listPage,
  listSize,
  reason,
  rowId,
} from '../kit/index.ts';
import { lotDay, lotOfSku } from './lot-fields.ts';
import { lotsRoutes as routes } from './lots.routes.ts';

const lotRow = lotOfSku.extend({
  skuId: z.string(),
  skuCode: z.string(),
  productName: z.string(),
  brandName: z.string(),
  skuName: z.string(),
  imagePath: z.string().nullable(),
  producedOn: lotDay.nullable(),
  received: z.int(),
});

const receiptRow = z.object({
  receiptId: rowId,
  receivedAt: time,
  supplier: z.string(),
  documentNo: z.string().nullable(),
  lotId: rowId,
  lotNo: z.string(),
  expiresOn: lotDay,
  producedOn: lotDay.nullable(),
  skuId: z.string(),
  skuCode: z.string(),
  productName: z.string(),
  skuName: z.string(),
  units: z.int(),
  by: z.string(),
});

export const lotsContract = defineAdminContract({
  list: adminRead({
    route: routes.list,
    summary: 'Lots by the day they expire',
    permission: 'stock:read',
    input: z.object({
      /** `months-3` and `months-6`: within so many months, and not expired; all three only with units left. */
      view: z.enum(['stock', 'months-6', 'months-3', 'expired', 'recalled', 'all']).default('stock'),
      /** A lot number, or words of the name or brand, a code or a barcode. */
      q: text(40).optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(lotRow).extend({ counts: z.record(z.string(), z.int()) }),
    refusals: [],
  }),
  receipts: adminRead({
    route: routes.receipts,
    summary: 'What was received of whom, newest first',
    permission: 'stock:read',
    input: z.object({
      from: lotDay.optional(),
      to: lotDay.optional(),
      /** A lot number, a supplier, a delivery note, or words of the product. */
      q: text(40).optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(receiptRow),
    refusals: [],
  }),
  exportReceipts: adminWrite({
    route: routes.exportReceipts,
    summary: 'The receipts of some days as CSV',
    permission: 'stock:adjust',
    input: z.object({ from: lotDay, to: lotDay, reason }),
    output: z.object({ csv: z.string(), rows: z.int() }),
    refusals: ['ledger-period-wrong'],
    subject: ({ from, to }) => ({ kind: 'export', id: `${from} ${to}` }),
    reason: 'required',
    storesAnswer: false,
  }),
  detail: adminRead({
    route: routes.detail,
    summary: 'A lot: its receipts, every change of it, and how many orders got it',
    permission: 'stock:read',
    input: z.object({ lotId: rowId }),
    output: lotRow.extend({
      /** Units that can be sold of the sku. */
      available: z.int(),
      shippedUnits: z.int(),
      orders: z.int(),
      recallId: rowId.nullable(),
      receipts: z.array(receiptRow),
      /** The last 100. */
      movements: z.array(
        z.object({
          movementId: rowId,
          at: time,
          delta: z.int(),
          reasonText: z.string(),
          reference: z.string(),
          by: z.string(),
        }),
      ),
    }),
    refusals: ['lot-not-found'],
  }),
  removeExpired: adminWrite({
    route: routes.removeExpired,
    summary: 'Takes the units of an expired lot out of sale, as far as they are not sold',
    permission: 'stock:adjust',
    input: z.object({ lotId: rowId, reason }),
    output: z.object({ units: z.int(), remaining: z.int(), available: z.int() }),
    refusals: ['lot-not-found', 'lot-not-expired', 'lot-sold-out'],
    subject: ({ lotId }) => ({ kind: 'lot', id: String(lotId) }),
    reason: 'required',
  }),
});
