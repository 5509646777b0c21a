import { marketingRoutes } from '@huarong/contract/admin/marketing';
import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import { createOrder } from '../../../src/features/orders/admin/testing/create-order.ts';
import { type EvidenceShop, type PrepareCase, REASON } from './evidence-case.ts';

const HEAD = '小票号,门店,时间,会员,规格编码,数量,单价';

/** Store receipts of members, and advertising to them. */
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
  'marketing.send': async (shop) => {
    await optIn(shop, '13700007777');
    const message = { channel: 'sms', campaign: 'evidence', text: '上新' };
    const input = { message, expected: 1_000, reason: REASON };
    return { input, refused: input };
  },
  'marketing.stop': async (shop) => {
    await optIn(shop, '13700006666');
    const message = { channel: 'sms', campaign: 'evidence-stop', text: '上新' };
    const sent = await shop.owner.call(marketingRoutes.send, { message, expected: 1_000, reason: REASON });
    const input = { sendId: sent.results.result.sendId, reason: REASON };
    return { input, refused: input };
  },
  'marketing.optOut': async (shop) => {
    await optIn(shop, '13700005555');
    return { input: { mobile: '13700005555' }, refused: { mobile: '19900000000' } };
  },
};

/** A member who allows marketing texts. */
async function optIn({ db }: EvidenceShop, mobile: string): Promise<void> {
  const { memberId } = await createOrder(db);
  await db.updateTable('member').set({ mobile }).where('id', '=', memberId).execute();
  await db
    .insertInto('privacy_switch')
    .values({ member_id: memberId, code: 'marketingSms', is_on: true })
    .execute();
}
