import { settingsRoutes } from '@huarong/contract/admin/settings';
import { cartRoutes } from '@huarong/contract/cart';
import { contentRoutes } from '@huarong/contract/content';
import { methodOf, pathOf } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { buildShop } from '../../app.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let replica: FastifyInstance;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  const { config, log, database } = shop;
  replica = (await buildShop({ config, log, database })).app;
  owner = await shop.signIn('OWNER');
}, 120_000);
afterAll(async () => {
  await replica.close();
  await shop.close();
});

const write = async (texts: object[], effectiveAt: string | null = null) => {
  const { newestId } = (await owner.call(settingsRoutes.group, { key: 'error-texts' })).results;
  return owner.call(settingsRoutes.save, {
    ...{ key: 'error-texts', values: { texts }, effectiveAt, seenId: newestId, reason: '说得更明白' },
  });
};
/** A call without a sign-in and a call with a wrong sku, as a browser gets the answers. */
const refusals = async (app: FastifyInstance = shop.app) => {
  const call = async (route: string, payload?: object) => {
    const url = pathOf(route as never);
    const reply = await app.inject({
      method: methodOf(route as never),
      url,
      ...(payload && { payload: { queryBody: payload } }),
    });
    return { http: reply.statusCode, ...reply.json() };
  };
  return { quantity: await call(cartRoutes.updateQuantity, { skuId: 'none', quantity: 1 }) };
};

it('lists what shoppers may read, with what the shop fills in, and nothing of the admin', async () => {
  const { codes } = (await owner.call(settingsRoutes.errorCodes)).results;
  expect(codes).toContainEqual({
    ...{ code: 'CMN0009W', text: '操作太频繁了，请稍等 {retryAfter} 秒再试', placeholders: ['retryAfter'] },
  });
  expect(codes.filter(({ code }: { code: string }) => code.startsWith('ADM'))).toEqual([]);
  expect(codes.length).toBeGreaterThan(100);
});

it.each([
  [{ code: 'CMN0009W', text: '请等 {seconds} 秒再试' }, '没有 {seconds} 这个数'],
  [{ code: 'CMN0009W', text: '请稍后再试。' }, '结尾不加标点'],
  [{ code: 'CMN0009W', text: 'wait' }, '至少写两个汉字'],
  [{ code: 'ADM9540E', text: '设置存不下来' }, '没有错误码 ADM9540E'],
  [{ code: 'XYZ0000E', text: '没有这个码' }, '没有错误码 XYZ0000E'],
  [{ code: 'CMN0006E', text: '没有找到这一页' }, '没有错误码 CMN0006E'],
])('refuses %j', async (text, problem) => {
  const refused = await write([text]);
  expect([refused.errorCode, refused.message]).toEqual(['ADM9540E', expect.stringContaining(problem)]);
});

it('a refusal has the text of the merchant within a second, with its code and status as before; undone it has the standard one', async () => {
  const before = (await refusals()).quantity;
  const hostile = '请刷新 <script>alert(1)</script> 再试';
  expect((await write([{ code: before.errorCode, text: hostile }])).errorCode).toBeNull();
  await expect.poll(async () => (await refusals()).quantity.errorMessage, { timeout: 1_000 }).toBe(hostile);
  expect((await refusals()).quantity).toEqual({ ...before, errorMessage: hostile });
  const explained = await shop.app.inject({
    method: methodOf(contentRoutes.errorMessage),
    url: pathOf(contentRoutes.errorMessage).replace('{errorCode}', before.errorCode),
    query: { errorCode: before.errorCode },
  });
  expect(explained.json().results.errorMessage).toBe(hostile);
  expect((await write([])).errorCode).toBeNull();
  await expect
    .poll(async () => (await refusals()).quantity.errorMessage, { timeout: 1_000 })
    .toBe(before.errorMessage);
});

/** A replica follows within a second; a busy machine needs longer. */
const LIMIT = { timeout: 25_000 };
it('another replica has the text of the merchant too, and the standard one after it is undone', async () => {
  const standard = (await refusals(replica)).quantity;
  const textOfReplica = async () => (await refusals(replica)).quantity.errorMessage;
  expect((await write([{ code: standard.errorCode, text: '换一台机器也是这一句' }])).errorCode).toBeNull();
  await expect.poll(textOfReplica, LIMIT).toBe('换一台机器也是这一句');
  expect((await refusals(replica)).quantity).toEqual({ ...standard, errorMessage: '换一台机器也是这一句' });
  expect((await write([])).errorCode).toBeNull();
  await expect.poll(textOfReplica, LIMIT).toBe(standard.errorMessage);
});
