import { z } from 'zod';
import { ProductCard } from '../catalogue/index.ts';
import { emptyObject, idList, pageNo, pageOf, pageSize, time } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { historyRoutes } from './history.routes.ts';

const ViewedProduct = ProductCard.extend({ seenAt: time });
export type ViewedProduct = z.infer<typeof ViewedProduct>;
const remaining = z.object({ total: z.int() });

/** The browsing history. Entries are recorded by saveBrsProd of the cart, as older clients expect. */
export const historyContract = defineContract({
  list: endpoint({
    route: historyRoutes.list,
    summary: 'Products the shopper viewed, latest first; products no longer sold are left out',
    access: 'shopper',
    input: z.object({ pageNo, pageSize: pageSize(20) }),
    /** isRecording: false once the member has switched 浏览记录 off; earlier entries stay until they are cleared. */
    output: pageOf(ViewedProduct).extend({ isRecording: z.boolean() }),
    refusals: [],
  }),
  remove: endpoint({
    route: historyRoutes.remove,
    summary: 'Delete some products from the history',
    access: 'shopper',
    input: z.object({ productId: idList(100) }),
    output: remaining,
    refusals: [],
  }),
  clear: endpoint({
    route: historyRoutes.clear,
    summary: 'Clear the history',
    access: 'shopper',
    input: emptyObject,
    output: remaining,
    refusals: [],
  }),
});
