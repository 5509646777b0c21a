import { z } from 'zod';
import { UploadedImage } from '../community/index.ts';
import { emptyObject, id, pageNo, pageOf, pageSize, text, wholeNumber } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import {
  RefundPreview,
  Returnable,
  ReturnDetail,
  ReturnSummary,
  returnKind,
  returnReason,
  returnStatus,
} from './return-views.ts';
import { returnsRoutes } from './returns.routes.ts';

const returnInput = z.object({ returnId: id });
const description = z.string().trim().max(200);
const imageIds = z.array(id).max(9);

export const returnsContract = defineContract({
  list: endpoint({
    route: returnsRoutes.list,
    summary: "The member's returns, under way or ended",
    access: 'member',
    input: z.object({
      pageNo,
      pageSize: pageSize(10),
      tab: z.enum(['all', 'processing', 'ended']).default('all'),
    }),
    output: pageOf(ReturnSummary).extend({
      counts: z.object({ returnable: z.int(), processing: z.int(), ended: z.int() }),
    }),
    refusals: [],
  }),
  detail: endpoint({
    route: returnsRoutes.detail,
    summary: 'A return with its refund and timeline',
    access: 'shopper',
    input: returnInput,
    output: ReturnDetail,
    refusals: ['return-not-found'],
  }),
  ofOrder: endpoint({
    route: returnsRoutes.ofOrder,
    summary: 'The returns of one order, also for guests',
    access: 'shopper',
    input: z.object({ orderId: id }),
    output: z.object({ list: z.array(ReturnSummary) }),
    refusals: ['order-not-found'],
  }),
  returnable: endpoint({
    route: returnsRoutes.returnable,
    summary: 'Bought items that may be returned, all or those of one sub-order',
    access: 'shopper',
    input: z.object({ pageNo, pageSize: pageSize(10), subOrderId: id.optional() }),
    output: pageOf(Returnable),
    refusals: [],
  }),
  cancel: endpoint({
    route: returnsRoutes.cancel,
    summary: 'Withdraw a return that has not been sent yet',
    access: 'shopper',
    input: returnInput,
    output: z.object({ returnId: z.string(), returnStatus, statusText: z.string() }),
    refusals: ['return-not-found', 'return-moved-on'],
  }),
  apply: endpoint({
    route: returnsRoutes.apply,
    summary: 'Apply for a return, or preview its refund',
    access: 'shopper',
    takesIdempotencyKey: true,
    input: z.object({
      subOrderId: id,
      kind: returnKind,
      reason: returnReason,
      items: z
        .array(z.object({ returnSkuId: id, quantity: wholeNumber({ min: 1, max: 99 }) }))
        .min(1)
        .max(120),
      description: description.default(''),
      imageIds: imageIds.default([]),
      sendBack: z.enum(['pickup', 'self']).default('self'),
      /** Only calculates the refund without applying. */
      preview: z.boolean().default(false),
    }),
    output: z.object({
      returnId: z.string().optional(),
      returnStatus: returnStatus.optional(),
      refund: RefundPreview,
    }),
    refusals: [
      'order-not-found',
      'return-window-closed',
      'return-not-allowed',
      'return-too-many',
      'return-pictures-needed',
      'picture-expired',
    ],
  }),
  amend: endpoint({
    route: returnsRoutes.amend,
    summary: 'Amend a return, or add the waybill of the parcel sent back',
    access: 'shopper',
    input: returnInput.extend({
      carrier: text(30).optional(),
      waybillNo: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9-]{6,40}$/)
        .optional(),
      description: description.optional(),
      imageIds: imageIds.optional(),
    }),
    output: ReturnDetail,
    refusals: ['return-not-found', 'return-moved-on', 'picture-expired'],
  }),
  uploadPicture: endpoint({
    route: returnsRoutes.uploadPicture,
    summary: 'Upload one image for a return',
    access: 'shopper',
    body: 'multipart',
    input: emptyObject,
    output: UploadedImage,
    refusals: ['picture-too-large', 'picture-unreadable', 'pictures-unused'],
  }),
});
