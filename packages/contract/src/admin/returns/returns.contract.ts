import { z } from 'zod';
import { emptyObject, id, text, time } from '../../kit/fields.ts';
import { doneOrWaiting } from '../approvals/index.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  fen,
  listPage,
  listSize,
  reason,
  rowId,
} from '../kit/index.ts';
import { adminReturnsRoutes } from './returns.routes.ts';
import { inspectedUnit, returnDetail, returnRow, returnTab } from './returns.shapes.ts';

const numbers = z
  .string()
  .regex(/^\d(,\d)*$/)
  .transform((list) => list.split(',').map(Number));
/** `100~500.50` in yuan, either end may be missing; as fen. */
const yuanRange = z
  .string()
  .regex(/^(\d{1,8}(\.\d{1,2})?)?~(\d{1,8}(\.\d{1,2})?)?$/)
  .transform((range) => {
    const [from = '', to = ''] = range.split('~');
    const toFen = (yuan: string) => (yuan === '' ? null : Math.round(Number(yuan) * 100));
    return { fromFen: toFen(from), toFen: toFen(to) };
  });

const waybillNo = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{6,40}$/);

const one = z.object({ returnId: id });
const ofReturn = ({ returnId }: { returnId: string }) => ({ kind: 'return', id: returnId }) as const;
const moved = z.object({ returnId: z.string(), status: z.int(), statusText: z.string() });
const notThere = ['return-not-found', 'return-moved-on'] as const;
const inspection = one.extend({ units: z.array(inspectedUnit).min(1).max(200) });

export const adminReturnsContract = defineAdminContract({
  list: adminRead({
    route: adminReturnsRoutes.list,
    summary: 'Returns by deadline; finished ones by date',
    permission: 'return:read',
    input: z.object({
      tab: returnTab.default('open'),
      /** The number of a return or order, or a waybill. */
      q: text(40).optional(),
      reason: numbers.optional(),
      kind: numbers.optional(),
      brand: text(40).optional(),
      amount: yuanRange.optional(),
      /** Waits at least this many hours; of several the fewest. */
      waiting: z
        .string()
        .regex(/^\d{1,4}(,\d{1,4})*$/)
        .transform((list) => Math.min(...list.split(',').map(Number)))
        .optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(returnRow).extend({ counts: z.record(z.string(), z.int()) }),
    refusals: [],
  }),
  detail: adminRead({
    route: adminReturnsRoutes.detail,
    summary: 'One return with everything that decides it, with small images of the shopper’s photographs',
    permission: 'return:read',
    input: one,
    output: returnDetail,
    refusals: ['return-not-found'],
  }),
  image: adminRead({
    route: adminReturnsRoutes.image,
    summary: 'The address of one photograph of the shopper in full size',
    permission: 'return:read',
    input: one.extend({ imageId: z.string().regex(/^[0-9a-f]{32}$/) }),
    output: z.object({ url: z.string() }),
    refusals: ['return-not-found'],
    // Photographs of shoppers may show a face.
    records: ofReturn,
  }),
  approve: adminWrite({
    route: adminReturnsRoutes.approve,
    summary: 'Approves an application',
    permission: 'return:decide',
    input: one,
    output: moved,
    refusals: notThere,
    subject: ofReturn,
    reason: 'none',
  }),
  refuse: adminWrite({
    route: adminReturnsRoutes.refuse,
    summary: 'Refuses an application; the shopper reads the reason',
    permission: 'return:decide',
    input: one.extend({ reason }),
    output: moved,
    refusals: notThere,
    subject: ofReturn,
    reason: 'required',
  }),
  recordPickup: adminWrite({
    route: adminReturnsRoutes.recordPickup,
    summary: 'A courier has collected the parcel from the shopper; a wrong waybill is corrected the same way',
    permission: 'return:receive',
    input: one.extend({ carrier: text(30), waybillNo }),
    output: moved,
    refusals: notThere,
    subject: ofReturn,
    reason: 'none',
  }),
  receive: adminWrite({
    route: adminReturnsRoutes.receive,
    summary: 'A parcel has arrived: by waybill or number of the return; an unknown one is put aside',
    permission: 'return:receive',
    input: z.object({
      code: waybillNo,
      note: text(200, 0).default(''),
    }),
    output: z.discriminatedUnion('state', [
      z.object({ state: z.literal('received'), returnIds: z.array(z.string()) }),
      z.object({ state: z.literal('unknown'), parcelId: rowId }),
    ]),
    refusals: notThere,
    subject: ({ code }, result) =>
      result?.state === 'received'
        ? { kind: 'return', id: result.returnIds[0] ?? code }
        : { kind: 'parcel', id: code },
    reason: 'none',
  }),
  unknownParcels: adminRead({
    route: adminReturnsRoutes.unknownParcels,
    summary: 'Parcels that belong to no known return',
    permission: 'return:read',
    input: emptyObject,
    output: z.object({
      rows: z.array(
        z.object({
          parcelId: rowId,
          waybillNo: z.string(),
          note: z.string(),
          receivedBy: z.string(),
          receivedAt: time,
        }),
      ),
    }),
    refusals: [],
  }),
  assignParcel: adminWrite({
    route: adminReturnsRoutes.assignParcel,
    summary: 'An unknown parcel belongs to this return, which is received by it',
    permission: 'return:receive',
    input: z.object({ parcelId: rowId, returnId: id }),
    output: moved,
    refusals: ['parcel-not-found', ...notThere],
    subject: ofReturn,
    reason: 'none',
  }),
  addInspectionImage: adminWrite({
    route: adminReturnsRoutes.addInspectionImage,
    summary: 'A photograph of the inspection',
    permission: 'return:inspect',
    body: 'multipart',
    maxBodyBytes: 6 * 1024 * 1024,
    maxImages: 1,
    input: one,
    output: z.object({ imageId: z.string(), url: z.string() }),
    refusals: [...notThere, 'inspection-images-full', 'picture-too-large', 'picture-unreadable'],
    subject: ofReturn,
    reason: 'none',
  }),
  previewInspection: adminRead({
    route: adminReturnsRoutes.previewInspection,
    summary: 'What this inspection would refund and restock',
    permission: 'return:inspect',
    input: inspection,
    output: z.object({
      refundFen: fen,
      accepted: z.int(),
      refused: z.int(),
      restocked: z.array(z.object({ skuId: z.string(), name: z.string(), before: z.int(), after: z.int() })),
      /** What becomes of the return. */
      outcome: z.enum(['refund', 'replacement', 'refund-instead', 'failed']),
    }),
    refusals: [...notThere, 'inspection-incomplete', 'inspection-refused'],
  }),
  inspect: adminWrite({
    route: adminReturnsRoutes.inspect,
    summary: 'Records the findings unit by unit; accepted units are refunded or replaced, the others go back',
    permission: 'return:inspect',
    input: inspection.extend({
      /** Of the replacement, when one is sent. */
      waybillNo: waybillNo.optional(),
    }),
    output: moved,
    refusals: [...notThere, 'inspection-incomplete', 'inspection-refused', 'inspection-image-missing'],
    subject: ofReturn,
    reason: 'none',
  }),
  recordCash: adminWrite({
    route: adminReturnsRoutes.recordCash,
    summary: 'Cash was handed back, with the number of the receipt; a second person confirms it',
    permission: 'return:cash',
    input: one.extend({ receiptNo: text(40, 2), reason }),
    output: doneOrWaiting(moved),
    refusals: [...notThere, 'cash-not-due'],
    subject: ofReturn,
    reason: 'required',
    needsProof: true,
  }),
});
