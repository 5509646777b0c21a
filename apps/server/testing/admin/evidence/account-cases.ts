import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import { createOrder } from '../../../src/features/orders/admin/testing/create-order.ts';
import { type PrepareCase, REASON } from './evidence-case.ts';

const HEAD = '小票号,门店,时间,会员,规格编码,数量,单价';

/** Store receipts of members. */
export const accountCases: Record<string, PrepareCase> = {
  'receipts.import': async ({ db }) => {
    const { memberId } = await createOrder(db);
    const mobile = '13700008888';
    await db.updateTable('member').set({ mobile }).where('id', '=', memberId).execute();
    const { code } = await db
      .selectFrom('sku')
      .select('code')
      .where('id', '=', SKU.serum)
      .executeTakeFirstOrThrow();
    const table = `${HEAD}\nSH02-0001,徐汇店,2026-11-01 15:26,${mobile},${code},1,100.00`;
    return { input: { table, reason: REASON }, refused: { table: HEAD.slice(4), reason: REASON } };
  },
};
