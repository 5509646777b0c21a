import { messageTextsRoutes as routes } from '@huarong/contract/admin/message-texts';
import { automaticTextProblem } from '@huarong/core/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { createOrder } from '../../orders/admin/testing/create-order.ts';
import { notifyMember } from '../notify-member.ts';
import { orderPaidTemplate } from '../templates/order-templates.ts';
import { AUTOMATIC_TEXTS } from '../texts/automatic-texts.ts';

let shop: AdminHarness;
let owner: StaffBrowser;
let memberId: string;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  owner = await shop.signIn('OWNER');
  memberId = (await createOrder(shop.db)).memberId;
});
afterAll(() => shop.close());

const KEY = 'order-paid';
const find = async () =>
  (await owner.call(routes.list)).results.texts.find(({ key }: { key: string }) => key === KEY);
const save = (version: number, content: { title: string; text: string } | null) =>
  owner.call(routes.save, { key: KEY, version, content });

let sent = 0;
/** The message that a member gets now. */
async function notify() {
  sent += 1;
  const order = { orderId: `2026${sent}`, itemsText: '唇膏', payableFen: 340_00 } as never;
  const key = `test:${sent}`;
  await notifyMember(shop.db, { ...orderPaidTemplate(order), memberId, key, type: 1 });
  return shop.db
    .selectFrom('message')
    .select(['title', 'text'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

it.each(Object.entries(AUTOMATIC_TEXTS))('the text of the shop for %s passes its own check', (_key, text) => {
  expect(automaticTextProblem(text, text)).toBeNull();
});

describe('a text of an automatic message', () => {
  it('is the text of the shop until somebody changes it, and can be taken back', async () => {
    expect(await find()).toMatchObject({ version: 0, isChanged: false, title: '付款成功，正在备货' });
    expect(await notify()).toMatchObject({ title: '付款成功，正在备货' });
    expect((await save(0, { title: '收到 {金额}', text: '订单 {订单} 开始备货' })).results).toEqual({
      version: 1,
    });
    expect(await notify()).toEqual({ title: '收到 ¥340.00', text: `订单 2026${sent} 开始备货` });
    expect((await save(0, { title: '别人', text: '{订单}' })).errorCode).toBe('ADM9450W');
    expect((await save(1, null)).results).toEqual({ version: 2 });
    expect(await notify()).toMatchObject({ title: '付款成功，正在备货' });
    const { versions } = (await owner.call(routes.history, { key: KEY })).results;
    expect(
      versions.map(({ version, content }: { version: number; content: unknown }) => [version, content]),
    ).toEqual([
      [2, null],
      [1, { title: '收到 {金额}', text: '订单 {订单} 开始备货' }],
    ]);
  });

  it('is refused when a variable is unknown or a required one is missing', async () => {
    const { version } = await find();
    const wrong = await save(version, { title: '已付款', text: '订单 {单号}' });
    expect(wrong).toMatchObject({ errorCode: 'ADM9451E', status: 409 });
    expect(wrong.message).toContain('{单号}');
    expect((await save(version, { title: '已付款', text: '开始备货' })).message).toContain('缺少变量 {订单}');
    expect((await save(version, { title: '', text: '{订单}' })).errorCode).toMatch(/^CMN/);
    expect((await owner.call(routes.save, { key: 'nothing', version: 0, content: null })).status).toBe(404);
    expect((await owner.call(routes.history, { key: 'nothing' })).status).toBe(404);
    expect((await find()).version).toBe(version);
  });

  it('that is stored broken, or gets too long, is replaced by the text of the shop', async () => {
    const staff_id = await shop.staffIdOf('OWNER');
    const store = async (title: string, text: string) => {
      const { version } = await find();
      await shop.db
        .insertInto('message_text')
        .values({ key: KEY, version: version + 1, title, text, staff_id })
        .execute();
    };
    await store('坏的', '{没有的变量}');
    expect(await notify()).toMatchObject({ title: '付款成功，正在备货' });
    expect((await find()).problem).toContain('没有的变量');
    await store('{商品}'.repeat(2), `{订单}${'字'.repeat(280)}`);
    expect((await notify()).text.length).toBeLessThanOrEqual(300);
  });
});
