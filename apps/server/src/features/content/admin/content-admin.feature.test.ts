import { contentAdminRoutes } from '@huarong/contract/admin/content';
import { homeRoutes } from '@huarong/contract/admin/home';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newLine, openSlots, type SlotShop } from './testing/open-slots.ts';

let shop: SlotShop;
beforeAll(async () => {
  shop = await openSlots();
}, 120_000);
afterAll(() => shop.close());

describe('the map of slots', () => {
  it('names every slot, with what it shows now, and the demo has no problem', async () => {
    const { slots } = (await shop.editor.call(contentAdminRoutes.slots, {})).results;
    expect(slots.length).toBeGreaterThan(26);
    const hero = slots.find(({ label }: { label: string }) => label === 'home_hero');
    expect(hero).toMatchObject({ name: '首屏', page: 'home', liveCount: 5, next: null, last: null });
    expect(hero.now.text).toContain('一抹胭脂足以过冬');
    expect(slots.flatMap(({ problems }: { problems: string[] }) => problems)).toEqual([]);
  });

  it('judges every link of slots and campaigns, and those of the demo lead somewhere', async () => {
    const { links } = (await shop.editor.call(contentAdminRoutes.links, {})).results;
    expect(links.length).toBeGreaterThan(60);
    const bad = links.filter(
      ({ check }: { check: { state: string } }) => !['fine', 'outside'].includes(check.state),
    );
    expect(bad).toEqual([]);
  });
});

describe('a line', () => {
  it('is changed at once, recorded, and undone without a restart', async () => {
    const before = await shop.shownIn('top_notice');
    const { results, status } = await shop.edit('top_notice', { content: '今晚八点开始' });
    expect([status, results.state]).toEqual([200, 'applied']);
    expect(await shop.shownIn('top_notice')).toBe('今晚八点开始');
    const { sets } = await shop.open('top_notice');
    expect(sets[0]).toMatchObject({
      state: 'applied',
      title: '顶部通知：改 1 行',
      rows: [{ isNew: false, fields: [{ label: '文字', after: '今晚八点开始' }] }],
    });
    expect((await shop.undo(results.setId)).status).toBe(200);
    expect(await shop.shownIn('top_notice')).toBe(before);
  });

  it('is a draft until somebody publishes it, and can be thrown away', async () => {
    const before = await shop.shownIn('checkout_notice');
    const saved = await shop.edit('checkout_notice', { content: '请核对地址' }, { mode: 'draft' });
    expect(saved.results.state).toBe('draft');
    expect(await shop.shownIn('checkout_notice')).toBe(before);
    const { setId } = saved.results;
    const published = await shop.editor.call(contentAdminRoutes.publish, { setId });
    expect(published.results.state).toBe('applied');
    expect(await shop.shownIn('checkout_notice')).toBe('请核对地址');
    await shop.undo(setId);
    const other = (await shop.edit('checkout_notice', { content: '另一句' }, { mode: 'draft' })).results
      .setId;
    expect((await shop.editor.call(contentAdminRoutes.discard, { setId: other })).status).toBe(200);
    expect((await shop.editor.call(contentAdminRoutes.publish, { setId: other })).errorCode).toBe('ADM9394E');
    expect((await shop.editor.call(contentAdminRoutes.discard, { setId: '999999' })).errorCode).toBe(
      'ADM9394E',
    );
  });

  it('is not saved over what somebody else changed meanwhile', async () => {
    const line = await shop.firstLine('top_menu');
    const first = await shop.edit('top_menu', { content: '订单' });
    const second = await shop.save('top_menu', {
      edits: [{ lineId: line.lineId, base: { content: line.content }, value: { content: '我买的' } }],
    });
    expect(second.errorCode).toBe('ADM9391W');
    expect(await shop.shownIn('top_menu')).toBe('订单');
    await shop.undo(first.results.setId);
  });

  it('of the home page has an upright image for phones, another one or none', async () => {
    const onPhones = async () => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/v1/marketing/MktSimpleGroupController/simpleImageGroup',
        payload: { queryBody: { locationLabel: 'home_hero' } },
      });
      return answer.json().results.resourceList[0].phoneImageUrl;
    };
    expect(await onPhones()).toBe('/pictures/scene/hero-zhusha-phone-800.webp');
    const other = await shop.edit('home_hero', { phoneImagePath: 'scene/hero-guihua-phone-800.webp' });
    expect(other.results.state).toBe('applied');
    await expect.poll(onPhones).toBe('/pictures/scene/hero-guihua-phone-800.webp');
    const none = await shop.edit('home_hero', { phoneImagePath: null });
    await expect.poll(onPhones).toBeUndefined();
    for (const { results } of [none, other]) expect((await shop.undo(results.setId)).status).toBe(200);
    await expect.poll(onPhones).toBe('/pictures/scene/hero-zhusha-phone-800.webp');
  });

  it.each([
    ['a text that is too long', 'top_notice', { content: '长'.repeat(31) }, 'ADM9390E'],
    ['an unknown placeholder', 'top_notice', { content: '满 {多少} 减' }, 'ADM9390E'],
    ['a dead link', 'top_notice', { link: '/campaign/no-such-page.html' }, 'ADM9390E'],
    ['a link that is a script', 'top_notice', { link: 'javascript:alert(1)' }, 'ADM9390E'],
    ['an offer that does not exist', 'top_notice', { offer: { kind: 'coupon', id: 'none' } }, 'ADM9390E'],
    ['a coupon line without a coupon', 'home_coupon', { offer: null }, 'ADM9390E'],
    ['a flash price of a product', 'home_flash', { offer: { kind: 'product', id: '207101' } }, 'ADM9390E'],
    ['an image that nobody uploaded', 'home_hero', { imagePath: `slot/${'a'.repeat(32)}.webp` }, 'ADM9390E'],
    ['a phone image that nobody uploaded', 'home_hero', { phoneImagePath: 'scene/none.webp' }, 'ADM9390E'],
    ['nothing', 'top_notice', {}, 'ADM9208W'],
  ])('is refused with %s', async (_what, label, value, code) => {
    const before = await shop.open(label);
    expect((await shop.edit(label, value)).errorCode).toBe(code);
    expect((await shop.open(label)).lines).toEqual(before.lines);
  });

  it('whose offer is over is published only after a warning was read', async () => {
    const { db } = shop;
    await db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', '207101').execute();
    const isOff = async () => (await shop.firstLine('carousel_text')).judged.shown === null;
    await expect.poll(isOff, { timeout: 10_000 }).toBe(true);
    const warned = await shop.edit('carousel_text', { mark: '独家' });
    expect(warned.errorCode).toBe('ADM9392W');
    expect(warned.message).toContain('没有进行');
    const saved = await shop.edit('carousel_text', { mark: '独家' }, { isWarned: true });
    expect(saved.results.state).toBe('applied');
    await shop.undo(saved.results.setId);
    await db.updateTable('product').set({ status: 'published' }).where('id', '=', '207101').execute();
    await expect.poll(isOff, { timeout: 10_000 }).toBe(false);
  });

  it.each([
    ['a slot that no page has', () => shop.save('no_such_slot', { added: [newLine({})] }), 'ADM9388E'],
    [
      'a line of another slot',
      async () =>
        shop.save('top_notice', {
          edits: [{ lineId: (await shop.firstLine('top_menu')).lineId, base: {}, value: { content: 'x' } }],
        }),
      'ADM9389E',
    ],
    [
      'a time that is over',
      () => shop.edit('top_notice', { content: 'x' }, { applyAt: '2020-01-01T00:00:00Z' }),
      'ADM9207E',
    ],
  ])('cannot be saved for %s', async (_what, call, code) => {
    const answer = await call();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    if (code !== 'ADM9207E') expect(answer.errorCode).toBe(code);
  });
});

describe('choices', () => {
  it('offer what exists: promotions, coupons, products and skus', async () => {
    const find = async (kind: string, q?: string) =>
      (await shop.editor.call(contentAdminRoutes.offers, { kind, ...(q && { q }) })).results.offers;
    expect(await find('coupon', 'first-30')).toMatchObject([{ id: 'first-30', isLive: true }]);
    expect((await find('promotion')).length).toBeGreaterThan(3);
    expect(await find('product', '207101')).toMatchObject([{ kind: 'product', id: '207101' }]);
    expect((await find('sku', '2071010')).length).toBeGreaterThan(0);
  });

  it('preview a line with the facts of its offer', async () => {
    const line = { ...newLine({}), content: '立减 {减额} 元', offer: { kind: 'coupon', id: 'first-30' } };
    const { results } = await shop.editor.call(contentAdminRoutes.preview, { label: 'top_notice', line });
    expect(results).toMatchObject({ shown: { content: '立减 30 元' }, hiddenBecause: null, problems: [] });
  });
});

describe('clicks and orders of a line', () => {
  it('are counted from the pages without a person, in one write, and shown with the line', async () => {
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:8080' };
    const report = (events: object[]) =>
      shop.app.inject({ method: 'POST', url: '/v1/analytics/events', headers: own, payload: { events } });
    const click = { name: 'slot_click', line: 'nav_more_1' };
    const answer = await report([click, click, { name: 'slot_order', line: 'nav_more_1' }]);
    expect(answer.json().results).toEqual({ accepted: 3, dropped: 0 });
    await report([
      { name: 'slot_click', line: 'no_such_line' },
      { name: 'slot_click', line: 'menu_nothing' },
    ]);
    expect((await report([{ name: 'slot_click', line: "'; drop" }])).statusCode).toBe(400);
    expect((await report([{ ...click, userID: '1' }])).statusCode).toBe(400);
    expect(await shop.firstLine('nav_more')).toMatchObject({ clicks: 0, orders: 0 });
    await shop.sources.slotCounter.flush();
    await report([click]);
    await shop.sources.slotCounter.flush();
    expect(await shop.firstLine('nav_more')).toMatchObject({ clicks: 3, orders: 1 });
    const { slots } = (await shop.editor.call(contentAdminRoutes.slots, {})).results;
    expect(slots.find(({ label }: { label: string }) => label === 'nav_more')).toMatchObject({
      clicks: 3,
      orders: 1,
    });
    const { rows } = await sql<{ counted: number }>`select count(*)::int as counted from slot_day`.execute(
      shop.db,
    );
    expect(rows[0]?.counted).toBe(1);
  });

  it('of the main menu are counted for its entries', async () => {
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:8080' };
    const [top] = shop.sources.catalogue.current().topCategories;
    const events = [
      { name: 'slot_click', line: 'menu_hot_rec' },
      { name: 'slot_click', line: `menu_${top?.id}` },
      { name: 'slot_order', line: `menu_${top?.id}` },
    ];
    for (let time = 0; time < 2; time++) {
      await shop.app.inject({
        method: 'POST',
        url: '/v1/analytics/events',
        headers: own,
        payload: { events },
      });
      await shop.sources.slotCounter.flush();
    }
    const { listings, categories } = (await shop.editor.call(homeRoutes.menu)).results;
    expect(listings[0]).toMatchObject({ listingId: 'hot_rec', clicks: 2, orders: 0 });
    expect(categories[0]).toMatchObject({ categoryId: top?.id, clicks: 2, orders: 2 });
    expect(categories[1]).toMatchObject({ clicks: 0, orders: 0 });
    const { rows } = await sql<{ entry: string }>`select entry from menu_day order by entry`.execute(shop.db);
    expect(rows.map(({ entry }) => entry)).toEqual([top?.id, 'hot_rec']);
  });
});
