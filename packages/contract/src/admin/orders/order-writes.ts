import { z } from 'zod';
import { id, text, time } from '../../kit/fields.ts';
import { adminWrite, reason, rowId } from '../kit/index.ts';
import { orderId, parcelId, subOrderId, tag } from './order-fields.ts';
import { ordersAdminRoutes as routes } from './orders.routes.ts';

export const ofOrder = ({ orderId: id }: { orderId: string }) => ({ kind: 'order', id }) as const;
const ofSubOrder = ({ subOrderId: id }: { subOrderId: string }) => ({ kind: 'sub-order', id }) as const;
const moved = z.object({ orderId, status: z.int(), statusText: z.string() });
export const oneOrder = z.object({ orderId });
const oneSubOrder = z.object({ subOrderId });
export const MOVE_REFUSALS = ['order-not-found', 'order-moved-on'] as const;

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
      /** Units of other lots than those that expire first. */
      lots: z
        .array(z.object({ skuId: id, lotNo: text(40), units: z.int().min(1).max(9999) }))
        .max(100)
        .optional(),
      /** Required when a lot that expires earlier is left behind. */
      reason: reason.optional(),
    }),
    output: z.object({ parcelId: z.string(), isAll: z.boolean() }),
    refusals: [
      ...MOVE_REFUSALS,
      'presale-not-arrived',
      'lots-not-sellable',
      'lot-not-found',
      'lot-too-few',
      'lot-choice-unsellable',
      'lot-choice-too-many',
      'lot-choice-reason',
      'carrier-unknown',
      'waybill-wrong',
      'waybill-used',
    ],
    subject: ofSubOrder,
    reason: 'optional',
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
  extendReceipt: adminWrite({
    route: routes.extendReceipt,
    summary: 'Puts off the automatic confirmation of receipt by so many days',
    permission: 'order:deliver',
    input: oneSubOrder.extend({ days: z.int().min(1).max(30), reason }),
    output: oneSubOrder.extend({ receiptUntil: time }),
    refusals: MOVE_REFUSALS,
    subject: ofSubOrder,
    reason: 'required',
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
