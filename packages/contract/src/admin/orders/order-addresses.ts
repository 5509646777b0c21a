import { z } from 'zod';
import { text } from '../../kit/fields.ts';
import { adminRead, adminWrite, reason } from '../kit/index.ts';
import { MOVE_REFUSALS, ofOrder, oneOrder } from './order-writes.ts';
import { ordersAdminRoutes as routes } from './orders.routes.ts';

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
