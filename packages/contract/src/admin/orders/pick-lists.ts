import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import { adminRead, adminWrite, cursor, fen, listPage, listSize, rowId } from '../kit/index.ts';
import { subOrderId } from './order-fields.ts';
import { ordersAdminRoutes as routes } from './orders.routes.ts';

/** Sub-orders on one walk: more do not fit on a trolley. */
const PICK_LIST_SIZE = 60;
const NOTES_AT_ONCE = 60;

const pickListRow = z.object({
  pickListId: rowId,
  /** 1116-02 */
  number: z.string(),
  createdAt: time,
  createdBy: z.string(),
  subOrders: z.int(),
  shipped: z.int(),
  units: z.int(),
  prints: z.int(),
});

const pickedLot = z.object({ lotNo: z.string(), expiresOn: z.string(), units: z.int() });
const picked = z.object({
  skuCode: z.string(),
  barcode: z.string().nullable(),
  productName: z.string(),
  skuName: z.string(),
  image: z.string(),
  units: z.int(),
  /** In which sub-orders, by their position in the list. */
  positions: z.array(z.object({ position: z.int(), units: z.int() })),
  /** Which lots to take what is not shipped yet, what expires first; units without a lot are not named. */
  lots: z.array(pickedLot),
  /** Of which lots the units are that were shipped. */
  shippedLots: z.array(pickedLot),
});

const noteLine = z.object({
  skuCode: z.string(),
  productName: z.string(),
  skuName: z.string(),
  engraving: z.string().nullable(),
  parts: z.array(z.string()),
  units: z.int(),
  /** Null when the parcel is a present. */
  paidFen: fen.nullable(),
});

export const pickListCalls = {
  pickLists: adminRead({
    route: routes.pickLists,
    summary: 'Pick lists, newest first',
    permission: 'order:print',
    input: z.object({ after: cursor.optional(), before: cursor.optional(), size: listSize }),
    output: listPage(pickListRow),
    refusals: [],
  }),
  createPickList: adminWrite({
    route: routes.createPickList,
    summary: 'Puts sub-orders that wait for shipment on one pick list, in the given order',
    permission: 'order:print',
    input: z.object({ subOrderIds: z.array(subOrderId).min(1).max(PICK_LIST_SIZE) }),
    output: z.object({ pickListId: rowId, added: z.int(), leftOut: z.array(z.string()) }),
    refusals: ['order-moved-on', 'presale-not-arrived'],
    subject: (_input, result) => ({ kind: 'pick-list', id: String(result?.pickListId ?? 'new') }),
    reason: 'none',
  }),
  pickList: adminRead({
    route: routes.pickList,
    summary: 'What to pick, by sku; engraved units apart',
    permission: 'order:print',
    input: z.object({ pickListId: rowId }),
    output: pickListRow.extend({
      picked: z.array(picked),
      engraved: z.array(
        z.object({
          position: z.int(),
          subOrderId,
          productName: z.string(),
          skuName: z.string(),
          skuCode: z.string(),
          engraving: z.string(),
          units: z.int(),
        }),
      ),
      orders: z.array(
        z.object({ position: z.int(), subOrderId, units: z.int(), packaging: z.string().nullable() }),
      ),
    }),
    refusals: [],
  }),
  deliveryNotes: adminRead({
    route: routes.deliveryNotes,
    summary: 'Delivery notes of sub-orders; without prices when the parcel is a present',
    permission: 'order:print',
    input: z.object({
      ids: z
        .string()
        .transform((list) => list.split(',').filter((id) => id !== ''))
        .pipe(z.array(subOrderId).min(1).max(NOTES_AT_ONCE)),
    }),
    output: z.object({
      rows: z.array(
        z.object({
          subOrderId,
          orderId: z.string(),
          placedAt: time,
          recipientName: z.string(),
          recipientMobile: z.string(),
          region: z.string(),
          packaging: z.string().nullable(),
          greeting: z.string().nullable(),
          shopperNote: z.string().nullable(),
          isPresent: z.boolean(),
          lines: z.array(noteLine),
          totalFen: fen.nullable(),
          prints: z.int(),
        }),
      ),
    }),
    refusals: [],
  }),
  recordPrint: adminWrite({
    route: routes.recordPrint,
    summary: 'Records that a document was printed; the next print is marked as a reprint',
    permission: 'order:print',
    input: z.object({
      document: z.enum(['pick-list', 'delivery-note']),
      ids: z
        .array(z.string().regex(/^[0-9-]{1,21}$/))
        .min(1)
        .max(NOTES_AT_ONCE),
    }),
    output: z.null(),
    refusals: ['order-not-found'],
    subject: ({ document, ids: [first = '', ...rest] }) => ({
      kind: document === 'pick-list' ? 'pick-list' : 'sub-order',
      id: rest.length === 0 ? first : `${first} 等 ${rest.length + 1} 份`,
    }),
    reason: 'none',
  }),
};
