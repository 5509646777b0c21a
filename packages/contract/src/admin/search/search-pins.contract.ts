import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
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
import { searchPinsRoutes } from './search.routes.ts';
import { query } from './word-fields.ts';

const kind = z.enum(['pin', 'bury']);
const state = z.enum(['active', 'planned', 'ended']);

const pin = z.object({
  pinId: z.string(),
  query: z.string(),
  productId: z.string(),
  productName: z.string(),
  brandName: z.string(),
  imagePath: z.string().nullable(),
  kind,
  /** Of a pinned product: its place from 1. */
  position: z.int().nullable(),
  startsAt: time,
  /** Null: until it is removed. */
  endsAt: time.nullable(),
  state,
  updatedBy: z.string(),
  updatedAt: time,
});

export const searchPinsContract = defineAdminContract({
  list: adminRead({
    route: searchPinsRoutes.list,
    summary: 'Products that are put first or last for a query',
    permission: 'search:read',
    input: z.object({
      state: state.optional(),
      q: text(50).optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(pin).extend({ counts: z.record(z.string(), z.int()) }),
    refusals: [],
  }),
  save: adminWrite({
    route: searchPinsRoutes.save,
    summary: 'Puts a product first or last for a query; replaces what was said of this product before',
    permission: 'search:write',
    input: z.object({
      query,
      productId: id,
      kind,
      position: wholeNumber({ min: 1, max: 20 }).default(1),
      /** Null: now. */
      startsAt: time.nullable().default(null),
      endsAt: time.nullable().default(null),
      reason,
    }),
    output: z.object({ pinId: rowId }),
    refusals: ['search-pin-refused'],
    subject: (_input, result) => ({ kind: 'search-pin', id: String(result?.pinId ?? 'new') }),
    reason: 'required',
  }),
  remove: adminWrite({
    route: searchPinsRoutes.remove,
    summary: 'Lets a product of a query be found at its own place again',
    permission: 'search:write',
    input: z.object({ pinId: rowId, reason }),
    output: z.object({ pinId: rowId }),
    refusals: ['search-pin-not-found'],
    subject: ({ pinId }) => ({ kind: 'search-pin', id: pinId }),
    reason: 'required',
  }),
});
