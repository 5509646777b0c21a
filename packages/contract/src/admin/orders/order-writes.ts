import { z } from 'zod';
import { text } from '../../kit/fields.ts';
import { adminRead, adminWrite, reason, rowId } from '../kit/index.ts';
import { orderId, parcelId, subOrderId, tag } from './order-fields.ts';
import { ordersAdminRoutes as routes } from './orders.routes.ts';

const ofOrder = ({ orderId: id }: { orderId: string }) => ({ kind: 'order', id }) as const;
const ofSubOrder = ({ subOrderId: id }: { subOrderId: string }) => ({ kind: 'sub-order', id }) as const;
const moved = z.object({ orderId, status: z.int(), statusText: z.string() });
const oneOrder = z.object({ orderId });
const oneSubOrder = z.object({ subOrderId });
const MOVE_REFUSALS = ['order-not-found', 'order-moved-on'] as const;

export const orderWrites = {
  addNote: adminWrite({
    route: routes.addNote,
    summary: 'Writes a note that only staff read',
    permission: 'order:note',
    input: oneOrder.extend({
      text: text(500),
      isPinned: z.boolean().default(false),
      /** Colleagues who find the note in their work queue. */
      mentions: z.array(rowId).max(10).default([]),
    }),
    output: z.object({ noteId: rowId }),
    refusals: ['order-not-found', 'staff-not-found'],
    subject: ofOrder,
    reason: 'none',
  }),
  pinNote: adminWrite({
    route: routes.pinNote,
    summary: 'Keeps a note above the others, or no longer',
    permission: 'order:note',
    input: oneOrder.extend({ noteId: rowId, isPinned: z.boolean() }),
    output: z.null(),
    refusals: ['order-not-found'],
    subject: ofOrder,
    reason: 'none',
  }),
  addTag: adminWrite({
    route: routes.addTag,
    summary: 'Sets a tag on an order',
    permission: 'order:note',
    input: oneOrder.extend({ tag }),
    output: z.null(),
    refusals: ['order-not-found'],
    subject: ofOrder,
    reason: 'none',
  }),
  removeTag: adminWrite({
    route: routes.removeTag,
    summary: 'Removes a tag from an order',
    permission: 'order:note',
    input: oneOrder.extend({ tag }),
    output: z.null(),
    refusals: ['order-not-found'],
    subject: ofOrder,
    reason: 'none',
  }),
  confirm: adminWrite({
    route: routes.confirm,
    summary: 'Confirms a cash order',
    permission: 'order:confirm',
    input: oneOrder,
    output: moved,
    refusals: MOVE_REFUSALS,
    subject: ofOrder,
    reason: 'none',
  }),
  pack: adminWrite({
    route: routes.pack,
    summary: 'Hands sub-orders to the warehouse; what has moved on meanwhile is named, the rest is done',
    permission: 'order:pack',
    input: z.object({ subOrderIds: z.array(subOrderId).min(1).max(500) }),
    output: z.object({
      done: z.int(),
      rows: z.array(z.object({ subOrderId, isDone: z.boolean(), text: z.string() })),
    }),
    refusals: [],
    subject: ({ subOrderIds: [first = '', ...rest] }) => ({
      kind: 'sub-order',
      id: rest.length === 0 ? first : `${first} 等 ${rest.length + 1} 单`,
    }),
    reason: 'none',
  }),
  ship: adminWrite({
    route: routes.ship,
    summary: 'Ships everything that is left, or chosen units, as one parcel',
    permission: 'order:ship',
    input: oneSubOrder.extend({
      carrier: text(20),
      waybillNo: text(40, 4),
      /** Omitted: everything that is in no parcel. */
      items: z
        .array(z.object({ lineId: z.string().max(64), quantity: z.int().min(1).max(99) }))
        .min(1)
        .max(100)
        .optional(),
      /** The waybill number is used for another order, and that is meant. */
      isSharedWaybill: z.boolean().default(false),
    }),
    output: z.object({ parcelId: z.string(), isAll: z.boolean() }),
    refusals: [...MOVE_REFUSALS, 'carrier-unknown', 'waybill-wrong', 'waybill-used'],
    subject: ofSubOrder,
    reason: 'none',
  }),
  deliver: adminWrite({
    route: routes.deliver,
    summary: 'Records that a parcel was signed for',
    permission: 'order:deliver',
    input: z.object({ parcelId }),
    output: z.object({ subOrderId }),
    refusals: MOVE_REFUSALS,
    subject: ({ parcelId: id }) => ({ kind: 'parcel', id }),
    reason: 'none',
  }),
  recordRefusal: adminWrite({
    route: routes.recordRefusal,
    summary: 'Records that the recipient refused the delivery',
    permission: 'order:deliver',
    input: oneSubOrder.extend({ reason }),
    output: moved,
    refusals: [...MOVE_REFUSALS, 'parcel-delivered', 'parcel-not-received'],
    subject: ofSubOrder,
    reason: 'required',
  }),
  receiveBack: adminWrite({
    route: routes.receiveBack,
    summary: 'Records that refused parcels are back at the warehouse',
    permission: 'order:deliver',
    input: oneSubOrder,
    output: moved,
    refusals: [...MOVE_REFUSALS, 'parcel-delivered', 'parcel-not-received'],
    subject: ofSubOrder,
    reason: 'none',
  }),
  inspectRefused: adminWrite({
    route: routes.inspectRefused,
    summary: 'Records what came back: everything the sub-order took is given back, and the money is refunded',
    permission: 'order:deliver',
    input: oneSubOrder.extend({ isSellable: z.boolean(), note: text(200, 0).optional() }),
    output: moved,
    refusals: [...MOVE_REFUSALS, 'parcel-delivered', 'parcel-not-received'],
    subject: ofSubOrder,
    reason: 'none',
  }),
  approveCancel: adminWrite({
    route: routes.approveCancel,
    summary: 'Approves the cancellation of a sub-order that is being packed; its money goes back',
    permission: 'order:cancel',
    input: oneSubOrder,
    output: moved,
    refusals: MOVE_REFUSALS,
    subject: ofSubOrder,
    reason: 'none',
    needsProof: true,
  }),
  refuseCancel: adminWrite({
    route: routes.refuseCancel,
    summary: 'Refuses a cancellation; the shopper reads why',
    permission: 'order:cancel',
    input: oneSubOrder.extend({ reason }),
    output: moved,
    refusals: MOVE_REFUSALS,
    subject: ofSubOrder,
    reason: 'required',
  }),
  cancel: adminWrite({
    route: routes.cancel,
    summary: 'Cancels what has not been shipped, and gives back everything it took',
    permission: 'order:cancel',
    input: oneOrder.extend({ reason }),
    output: moved,
    refusals: MOVE_REFUSALS,
    subject: ofOrder,
    reason: 'required',
    needsProof: true,
  }),
};

/** An address as staff type it. */
const typedAddress = oneOrder.extend({
  name: text(25, 2),
  mobile: z.string().regex(/^1[3-9]\d{9}$/),
  districtCode: z.string().regex(/^\d{6}$/),
  streetName: text(20, 0).optional(),
  address: text(100, 5),
});
const ADDRESS_REFUSALS = [...MOVE_REFUSALS, 'region-unknown', 'payment-method-unavailable'] as const;
const region = z.object({ code: z.string(), name: z.string() });

export const addressCalls = {
  parseAddress: adminRead({
    route: routes.parseAddress,
    summary: 'Reads a pasted text as an address',
    permission: 'order:address',
    input: z.object({ text: text(300) }),
    output: z.object({
      name: z.string().nullable(),
      mobile: z.string().nullable(),
      provinceCode: z.string().nullable(),
      cityCode: z.string().nullable(),
      districtCode: z.string().nullable(),
      streetName: z.string().nullable(),
      address: z.string(),
      /** What staff must still fill in. */
      questions: z.array(z.string()),
    }),
    refusals: [],
  }),
  regions: adminRead({
    route: routes.regions,
    summary: 'Provinces that are served, or the regions below one',
    permission: 'order:read',
    input: z.object({
      parentCode: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
    }),
    output: z.object({ rows: z.array(region) }),
    refusals: ['region-unknown'],
  }),
  previewAddress: adminRead({
    route: routes.previewAddress,
    summary: 'What a new address would change; nothing is stored',
    permission: 'order:address',
    input: typedAddress,
    output: z.object({
      regionBefore: z.string(),
      regionAfter: z.string(),
      /** What the freight would be now minus what it was; never charged. */
      freightDifferenceFen: z.int(),
      arrivalBefore: z.string(),
      arrivalAfter: z.string(),
      isBeingPacked: z.boolean(),
    }),
    refusals: ADDRESS_REFUSALS,
  }),
  changeAddress: adminWrite({
    route: routes.changeAddress,
    summary: 'Changes the recipient of an order that has not been shipped, and tells the shopper',
    permission: 'order:address',
    input: typedAddress.extend({
      reason,
      /** Needed while the warehouse packs. */
      hasWarehouseAgreed: z.boolean().default(false),
    }),
    output: z.object({ freightDifferenceFen: z.int() }),
    refusals: [...ADDRESS_REFUSALS, 'warehouse-must-agree'],
    subject: ofOrder,
    reason: 'required',
  }),
};
