import { z } from 'zod';
import { emptyObject, text } from '../../kit/fields.ts';
import { adminRead, listPage, maskedContact } from '../kit/index.ts';
import { orderDetail } from './order-detail.ts';
import { orderId, orderRow } from './order-fields.ts';
import { orderListInput } from './order-filters.ts';
import { ordersAdminRoutes as routes } from './orders.routes.ts';

export const hitKind = z.enum(['order', 'parcel', 'payment', 'refund', 'return', 'member', 'sku']);

export const wholeMobileIn = (words: string): string | null =>
  /^1[3-9]\d{9}$/.exec(words.replace(/[\s-]/g, '').replace(/^\+?86/, ''))?.[0] ?? null;

export const orderReads = {
  list: adminRead({
    route: routes.list,
    summary: 'Sub-orders by filters, sorted, by cursor',
    permission: 'order:read',
    input: orderListInput,
    output: listPage(orderRow),
    refusals: [],
  }),
  counts: adminRead({
    route: routes.counts,
    summary: 'How many sub-orders wait in each queue; null above 10,000',
    permission: 'order:read',
    input: emptyObject,
    output: z.object({
      unshipped: z.int().nullable(),
      late: z.int().nullable(),
      toConfirm: z.int().nullable(),
      toDecide: z.int().nullable(),
      partlyShipped: z.int().nullable(),
      refused: z.int().nullable(),
      untraced: z.int().nullable(),
    }),
    refusals: [],
  }),
  find: adminRead({
    route: routes.find,
    summary: 'What a number or a name belongs to, and the page that shows it',
    permission: 'order:read',
    input: z.object({ words: text(60) }),
    output: z.object({
      hits: z.array(z.object({ kind: hitKind, title: z.string(), detail: z.string(), path: z.string() })),
      isCut: z.boolean(),
    }),
    refusals: [],
    records: ({ words }) => {
      // A whole mobile number identifies a person: whoever searches for one is recorded.
      const contact = maskedContact(words);
      return contact ? { kind: 'order', id: contact } : null;
    },
  }),
  detail: adminRead({
    route: routes.detail,
    summary: 'Everything about one order',
    permission: 'order:read',
    input: z.object({ orderId }),
    output: orderDetail,
    refusals: ['order-not-found'],
  }),
  carriers: adminRead({
    route: routes.carriers,
    summary: 'The carriers and the form of their waybill numbers',
    permission: 'order:read',
    input: emptyObject,
    output: z.object({
      /** In the order of the setting; those not in use too, for parcels that left before. */
      rows: z.array(
        z.object({
          name: z.string(),
          code: z.string(),
          phone: z.string(),
          isActive: z.boolean(),
          pattern: z.string(),
          format: z.string(),
        }),
      ),
    }),
    refusals: [],
  }),
};
