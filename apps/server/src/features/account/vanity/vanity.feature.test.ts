import { accountRoutes } from '@huarong/contract/account';
import { addMonths } from '@huarong/core/account';
import { shanghaiDate } from '@huarong/core/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertRows } from '#platform/database';
import { productOf, SKU } from '../../cart/testing/seed-products.ts';
import {
  type AccountHarness,
  type AccountMember,
  OPENED_MONTHS,
  openAccountHarness,
} from '../testing/account-harness.ts';

let harness: AccountHarness;
let member: AccountMember;
beforeAll(async () => {
  harness = await openAccountHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  member = await harness.createMember();
});

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
let receipts = 0;
async function buy(skuId: string, daysAgo: number, fields: object = {}): Promise<string> {
  receipts += 1;
  const receipt_no = `SH02-${1000 + receipts}`;
  await insertRows(harness.db, 'offline_receipt', [
    { receipt_no, member_id: member.id, store_name: '徐汇店', bought_at: ago(daysAgo) },
  ]);
  await insertRows(harness.db, 'offline_line', [
    {
      ...{ receipt_no, position: 1, sku_id: skuId, product_id: productOf(skuId), product_name: '面霜' },
      ...{ sku_name: '50g', brand_name: 'SOLENE', quantity: 1, price_fen: 100_00, ...fields },
    },
  ]);
  return `offline:${receipt_no}:1`;
}
const vanity = async () => (await member.call(accountRoutes.vanity)).results;
const saveItem = (item: string, fields: object, owner = member) =>
  owner.call(accountRoutes.saveVanity, { item, ...fields });
describe('the vanity', () => {
  it('lists items at home, without returned ones', async () => {
    const item = await buy(SKU.cream, 10);
    await buy(SKU.rouge, 5, { returned_quantity: 1 });
    const { inUse, unopened } = await vanity();
    expect([inUse, unopened.map((owned: { item: string }) => owned.item)]).toEqual([[], [item]]);
  });

  it('counts the days since opening by the product’s period', async () => {
    const item = await buy(SKU.cream, 40);
    const openedOn = shanghaiDate(ago(30));
    const { results } = await saveItem(item, { openedOn });
    const useUntil = addMonths(openedOn, OPENED_MONTHS);
    expect(results.inUse).toMatchObject([
      { item, openedOn, useUntil, status: 'onSale', offerPrice: '100.00' },
    ]);
    expect((await saveItem(item, { openedOn: null })).results.unopened).toHaveLength(1);
  });

  it.each([
    ['before it was bought', 41],
    ['tomorrow', -1],
  ])('refuses a day %s', async (_when, daysAgo) => {
    const item = await buy(SKU.cream, 40);
    expect((await saveItem(item, { openedOn: shanghaiDate(ago(daysAgo)) })).errorCode).toBe('USR3008W');
  });

  it('hides a used-up item, but not another member’s', async () => {
    const item = await buy(SKU.cream, 40);
    const other = await harness.createMember();
    expect(await saveItem(item, { isHidden: true }, other)).toMatchObject({
      http: 404,
      errorCode: 'USR3007E',
    });
    expect((await saveItem(item, { isHidden: true })).results).toMatchObject({ inUse: [], unopened: [] });
  });

  it('lists what runs low by the member’s purchase interval', async () => {
    await buy(SKU.cream, 116);
    await buy(SKU.cream, 56);
    expect((await vanity()).runningLow).toMatchObject([{ skuId: SKU.cream, everyDays: 60, daysLeft: 4 }]);
  });
});
