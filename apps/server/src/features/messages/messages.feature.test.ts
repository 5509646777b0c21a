import { DAY_MS } from '@huarong/core/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertRows } from '#platform/database';
import { type CartShop, openCartShop, type Shopper } from '../cart/testing/open-cart-shop.ts';
import { SKU } from '../cart/testing/seed-products.ts';
import type { NewMessage } from './message.ts';
import { notifyMember } from './notify-member.ts';

const MSG = '/v1/omni/membermsg';
let shop: CartShop;
let member: Shopper;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('inspiration').execute();
  member = await shop.member();
});

let messageCount = 0;
const notify = (fields: Partial<NewMessage> = {}) =>
  notifyMember(shop.db, {
    memberId: member.id,
    key: `test:${++messageCount}`,
    type: 1,
    icon: 'truck',
    title: '包裹已发出',
    text: '订单 1 的包裹由顺丰速运承运。',
    links: [{ text: '查看物流', link: '/myOrderList/1' }],
    ...fields,
  });
const list = async (query = '1/1/10', shopper = member) =>
  (await shopper.get(`${MSG}/mymsg/${query}`)).results;
const unread = async (shopper = member) => (await shopper.get(`${MSG}/unread`)).results;
const read = (input: object, shopper = member) => shopper.put(`${MSG}/read`, input);
const idsOf = (page: { list: { messageId: string }[] }) => page.list.map(({ messageId }) => messageId);
const counts = (one: number, two: number, three: number) => ({
  total: one + two + three,
  types: [
    { type: 1, count: one },
    { type: 2, count: two },
    { type: 3, count: three },
  ],
});

describe('GET mymsg', () => {
  it('lists one type, newest first, with the unread counts of all types', async () => {
    for (let at = 1; at <= 12; at += 1) await notify({ title: `第 ${at} 条` });
    await notify({ type: 2, title: '优惠' });
    const first = await list('1/1/10');
    expect(first).toMatchObject({ currentPage: 1, totalPages: 2, total: 12, unread: counts(12, 1, 0) });
    expect(first.list[0]).toMatchObject({
      type: 1,
      title: '第 12 条',
      links: [{ text: '查看物流', link: '/myOrderList/1' }],
      isNew: true,
      icon: 'truck',
      createdAt: expect.stringMatching(/\+08:00$/),
    });
    const second = await list('1/2/10');
    expect(second.list.map(({ title }: { title: string }) => title)).toEqual(['第 2 条', '第 1 条']);
    expect((await list('2/1/10')).list).toMatchObject([{ title: '优惠' }]);
  });

  it('shows the image of a sku while it is listed', async () => {
    await notify({ skuId: SKU.rouge });
    await notify({ skuId: 'no-longer-listed' });
    const [gone, rouge] = (await list()).list;
    expect(rouge.imagePath).toMatch(/^\/pictures\//);
    expect(gone).not.toHaveProperty('imagePath');
  });

  it('can leave out read messages', async () => {
    await notify({ title: '旧' });
    await read({});
    await notify({ title: '新' });
    expect((await list('1/1/10?onlyNew=1')).list).toMatchObject([{ title: '新' }]);
    expect((await list()).total).toBe(2);
  });

  it('hides messages older than 180 days', async () => {
    await notify();
    await shop.db
      .updateTable('message')
      .set({ created_at: new Date(Date.now() - 180 * DAY_MS - 60_000) })
      .where('member_id', '=', member.id)
      .execute();
    expect(await list()).toMatchObject({ total: 0, unread: counts(0, 0, 0) });
  });

  it.each(['0/1/10', '4/1/10', '1/0/10', '1/1/51', 'x/1/10'])('refuses the page %s', async (page) =>
    expect(await member.get(`${MSG}/mymsg/${page}`)).toMatchObject({ errorCode: 'CMN0001E' }),
  );

  it('is only for members', async () => {
    expect(await shop.visitor.get(`${MSG}/mymsg/1/1/10`)).toMatchObject({ errorCode: '2550' });
    expect(await (await shop.guest()).get(`${MSG}/unread`)).toMatchObject({ errorCode: '2550' });
  });
});

describe('PUT read', () => {
  it('marks some, one type or all as read, and returns the unread counts', async () => {
    for (const type of [1, 1, 1, 2, 2, 3] as const) await notify({ type });
    const [first] = idsOf(await list());
    expect((await read({ messageIds: [first, first] })).results).toEqual(counts(2, 2, 1));
    expect((await read({ type: 2 })).results).toEqual(counts(2, 0, 1));
    expect((await read({ messageIds: [] })).results).toEqual(counts(2, 0, 1));
    expect((await read({})).results).toEqual(counts(0, 0, 0));
    expect(await unread()).toEqual(counts(0, 0, 0));
    expect((await list()).list[0]).toMatchObject({ isNew: false });
  });

  it('refuses a message of another member and changes nothing', async () => {
    await notify();
    const other = await shop.member();
    await notify({ memberId: other.id });
    const mine = idsOf(await list());
    const others = idsOf(await list('1/1/10', other));
    expect(await read({ messageIds: [...mine, ...others] })).toMatchObject({ errorCode: 'CNT4001E' });
    expect(await unread()).toEqual(counts(1, 0, 0));
    expect(await unread(other)).toEqual(counts(1, 0, 0));
    expect(await read({ messageIds: ['forged'] })).toMatchObject({ errorCode: 'CNT4001E' });
    await read({});
    expect(await unread(other)).toEqual(counts(1, 0, 0));
  });

  it('accepts at most fifty ids', async () => {
    const many = Array.from({ length: 51 }, (_none, at) => `m${at}`);
    expect(await read({ messageIds: many })).toMatchObject({ errorCode: 'CMN0001E' });
  });
});

describe('the unread count', () => {
  it('is part of userInfo and decreases as messages are read', async () => {
    await notify();
    await notify({ type: 2 });
    const info = async () => (await member.get('/v1/usercenter/userInfo')).results;
    expect(await info()).toMatchObject({ unreadCount: 2 });
    await read({ type: 1 });
    expect(await info()).toMatchObject({ unreadCount: 1 });
  });
});

describe('privacy switches', () => {
  const setSwitch = (code: 'offers' | 'recommendation', is_on: boolean) =>
    shop.db
      .insertInto('privacy_switch')
      .values({ member_id: member.id, code, is_on })
      .onConflict((known) => known.columns(['member_id', 'code']).doUpdateSet({ is_on }))
      .execute();

  it('stop offers, but not order messages', async () => {
    await setSwitch('offers', false);
    await setSwitch('recommendation', false);
    expect([await notify({ type: 1 }), await notify({ type: 2 }), await notify({ type: 3 })]).toEqual([
      true,
      false,
      false,
    ]);
    await setSwitch('offers', true);
    expect(await notify({ type: 2 })).toBe(true);
  });

  it('stop articles and the use of the skin type', async () => {
    await createArticles();
    await setSkinType('dry');
    await setSwitch('recommendation', false);
    expect(await unread()).toEqual(counts(0, 0, 0));
    const { results } = await member.get(`${MSG}/beauty/1/10`);
    expect(idsOf(results)).toEqual(['for-all', 'for-dry', 'for-oily', 'last-month']);
    expect(results.list.some(({ isNew }: { isNew: boolean }) => isNew)).toBe(false);
  });
});

describe('articles', () => {
  it('are added once to the inbox of members they match, while fresh', async () => {
    await createArticles();
    expect(await unread()).toEqual(counts(0, 0, 1));
    await setSkinType('dry');
    const page = await list('3/1/10');
    expect(page.list.map(({ title }: { title: string }) => title)).toEqual(['for-all', 'for-dry']);
    await read({ type: 3 });
    expect(await unread()).toEqual(counts(0, 0, 0));
    expect((await list('3/1/10')).total).toBe(2);
  });

  it('are listed by GET beauty, with unread ones marked', async () => {
    await createArticles();
    await setSkinType('oily');
    const { results } = await member.get(`${MSG}/beauty/1/2`);
    expect(results).toMatchObject({ total: 3, totalPages: 2 });
    expect(results.list).toMatchObject([
      { title: 'for-all', isNew: true, links: [{ text: '读全文', link: '/campaign/gift-guide.html' }] },
      { title: 'for-oily', isNew: true },
    ]);
    await read({ messageIds: [results.list[0].messageId] });
    expect((await member.get(`${MSG}/beauty/1/2`)).results.list).toMatchObject([
      { isNew: false },
      { isNew: true },
    ]);
  });

  it('are hidden before their date and after they are taken down', async () => {
    await createArticles();
    await insertRows(shop.db, 'inspiration', [
      article('tomorrow', -1),
      { ...article('down', 1), is_live: false },
    ]);
    expect((await member.get(`${MSG}/beauty/1/10`)).results.total).toBe(2);
  });
});

const article = (id: string, daysAgo: number, skin_types: string[] | null = null) => ({
  id,
  title: id,
  text: '三样就够。',
  link: '/campaign/gift-guide.html',
  skin_types,
  published_at: new Date(Date.now() - daysAgo * DAY_MS),
  is_live: true,
});
const createArticles = () =>
  insertRows(shop.db, 'inspiration', [
    article('for-all', 1),
    article('for-dry', 2, ['dry', 'sensitive']),
    article('for-oily', 3, ['oily']),
    article('last-month', 30),
  ]);
const setSkinType = (skin_type: 'dry' | 'oily') =>
  shop.db.insertInto('member_profile').values({ member_id: member.id, skin_type }).execute();
