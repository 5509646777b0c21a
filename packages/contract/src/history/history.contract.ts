import { z } from 'zod';
import { ProductCard } from '../catalogue/index.ts';
import { emptyObject, idList, pageNo, pageOf, pageSize, time } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { historyRoutes } from './history.routes.ts';

const ViewedProduct = ProductCard.extend({ seenAt: time });
export type ViewedProduct = z.infer<typeof ViewedProduct>;
const remaining = z.object({ total: z.int() });

/** What a shopper looked at. Remembering is the cart's saveBrsProd, as older pages know it. */
export const historyContract = defineContract({
  list: endpoint({
    route: historyRoutes.list,
    summary: 'Products the shopper looked at, the latest first; those that left the shelves are left out',
    access: 'shopper',
    input: z.object({ pageNo, pageSize: pageSize(20) }),
    /** isRecording: false once the member has switched 浏览记录 off; what was kept before stays until it is cleared. */
    output: pageOf(ViewedProduct).extend({ isRecording: z.boolean() }),
    refusals: [],
  }),
  remove: endpoint({
    route: historyRoutes.remove,
    summary: 'Forget some products',
    access: 'shopper',
    input: z.object({ productId: idList(100) }),
    output: remaining,
    refusals: [],
  }),
  clear: endpoint({
    route: historyRoutes.clear,
    summary: 'Forget everything the shopper looked at',
    access: 'shopper',
    input: emptyObject,
    output: remaining,
    refusals: [],
  }),
});
