import { articlesRoutes as routes } from '@huarong/contract/admin/articles';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { createOrder } from '../../orders/admin/testing/create-order.ts';
import { countArticles, insertFreshArticles, listArticles } from '../inspiration.queries.ts';

let shop: AdminHarness;
let editor: StaffBrowser;
let memberId: string;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  editor = await shop.signIn('MARKETER');
  memberId = (await createOrder(shop.db)).memberId;
});
afterAll(() => shop.close());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const contentOf = (change: object = {}) => ({
  title: '换季护肤',
  text: '三步稳住屏障',
  link: '/brands',
  skuId: null,
  skinTypes: null,
  publishedAt: hours(-1),
  endsAt: null,
  isLive: true,
  ...change,
});
const save = (change: object = {}, articleId: string | null = null, version: number | null = null) =>
  editor.call(routes.save, { articleId, version, content: contentOf(change) });
const shown = async () =>
  (await listArticles(shop.db, memberId, true, { limit: 50, offset: 0 })).map(({ title }) => title);

it('an article is shown from its time until its end, and not when it is taken down', async () => {
  await save({ title: '显示中' });
  await save({ title: '以后', publishedAt: hours(1) });
  await save({ title: '结束', endsAt: hours(-0.5) });
  await save({ title: '下线', isLive: false });
  await save({ title: '油性', skinTypes: ['oily'] });
  expect(await shown()).toEqual(['显示中']);
  await sql`insert into member_profile (member_id, skin_type) values (${memberId}, 'oily')
    on conflict (member_id) do update set skin_type = 'oily'`.execute(shop.db);
  expect((await shown()).toSorted()).toEqual(['显示中', '油性'].toSorted());
  expect(await countArticles(shop.db, memberId, true)).toBe(2);
  await insertFreshArticles(shop.db, memberId);
  const messages = await shop.db.selectFrom('message').select('title').where('type', '=', 3).execute();
  expect(messages).toHaveLength(2);
  const listed = async (status: string) =>
    (await editor.call(routes.list, { status })).results.rows.map(({ title }: { title: string }) => title);
  expect(await listed('coming')).toEqual(['以后']);
  expect(await listed('ended')).toEqual(['结束']);
  expect(await listed('off')).toEqual(['下线']);
});

it('is saved over nobody else’s change, and wrong ones are refused', async () => {
  const { articleId } = (await save()).results;
  expect((await save({ title: '改过' }, articleId, 1)).results).toEqual({ articleId, version: 2 });
  expect((await save({ title: '又改' }, articleId, 1)).errorCode).toBe('ADM9453W');
  expect((await editor.call(routes.detail, { articleId })).results).toMatchObject({
    title: '改过',
    version: 2,
  });
  expect((await save({}, 'nothing', 1)).status).toBe(404);
  expect((await editor.call(routes.detail, { articleId: 'nothing' })).status).toBe(404);
  expect((await save({ skuId: 'nothing' })).errorCode).toBe('ADM9454E');
  expect((await save({ endsAt: hours(-2) })).errorCode).toBe('ADM9454E');
  expect((await save({ link: 'https://other.example/' })).errorCode).toMatch(/^CMN/);
});
