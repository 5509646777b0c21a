import { changesRoutes } from '@huarong/contract/admin/changes';
import { homeRoutes } from '@huarong/contract/admin/home';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  staff = await shop.signIn('MARKETER');
}, 120_000);
afterAll(() => shop.close());

const list = async () => (await staff.call(homeRoutes.list)).results;
const saveSection = (input: object) => staff.call(homeRoutes.saveSection, { base: {}, ...input });
const homeGroups = async (): Promise<{ groupName: string; productList: { productId: string }[] }[]> =>
  (
    await shop.app.inject({
      method: 'POST',
      url: '/v1/marketing/MktHomePageController/recommendPcGroup',
      payload: { queryBody: {} },
    })
  ).json().results.groups;
/** What shoppers see beside the panel of a category of the menu. */
async function leadOf(categoryId: string) {
  const url = '/v1/marketing/MktHomePageController/subCategoryGroup';
  const answer = await shop.app.inject({ method: 'POST', url, payload: { queryBody: { categoryId } } });
  return answer.json().results.resourceList[0];
}
const BY_PRICE = { rule: { category: '6000203', order: 'priceLow' } };

describe('a section of the home page', () => {
  it('is made by a rule with one pinned product, shown at once, and undone', async () => {
    const [pinned] = (await staff.call(homeRoutes.findProducts, { q: '面霜' })).results.products;
    const fields = {
      title: '唇妆上新',
      link: '/category/6000203/',
      selection: BY_PRICE,
      size: 4,
      isLive: true,
    };
    const saved = await saveSection({ sectionId: null, fields: { ...fields, pins: [pinned.productId] } });
    expect(saved.results).toMatchObject({ state: 'applied' });
    await vi.waitFor(async () => {
      const added = (await homeGroups()).find(({ groupName }) => groupName === '唇妆上新');
      expect(added?.productList).toHaveLength(4);
      expect(added?.productList[0]?.productId).toBe(pinned.productId);
    }, 10_000);
    const { sets } = (await staff.call(homeRoutes.history, { kind: 'home_section', rowId: saved.results.id }))
      .results;
    expect(sets).toMatchObject([{ setId: saved.results.setId, state: 'applied' }]);
    const undone = await staff.call(changesRoutes.undo, { setId: saved.results.setId, reason: '试一试' });
    expect(undone.errorCode).toBeNull();
    await vi.waitFor(async () =>
      expect((await homeGroups()).map(({ groupName }) => groupName)).not.toContain('唇妆上新'),
    );
  });

  it('can be planned: shoppers see it from then on', async () => {
    const { results } = await saveSection({
      sectionId: 'hot',
      fields: { title: '人人在买' },
      base: { title: '大家在买' },
      applyAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect(results.state).toBe('planned');
    expect((await list()).sections[0].title).toBe('大家在买');
    await staff.call(changesRoutes.withdraw, { setId: results.setId, reason: '不用了' });
  });

  it('needs the permission to publish, also for a later time; a draft does not', async () => {
    const setPermissions = (change: 'array_remove' | 'array_append') =>
      sql`update staff_role set permissions = ${sql.raw(change)}(permissions, 'content:publish')
        where id = 'MARKETER'`.execute(shop.db);
    const edit = { sectionId: 'hot', fields: { title: '别人的标题' }, base: { title: '大家在买' } };
    await setPermissions('array_remove');
    expect((await saveSection(edit)).status).toBe(403);
    const applyAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await saveSection({ ...edit, applyAt })).status).toBe(403);
    const hidden = { title: '草稿', link: '/', selection: BY_PRICE, size: 4, isLive: false };
    expect((await saveSection({ sectionId: null, fields: hidden })).results).toMatchObject({
      state: 'applied',
    });
    await setPermissions('array_append');
  });

  it('names what two editors changed at once, field by field, and merges the rest', async () => {
    const first = await saveSection({
      sectionId: 'exclusive',
      fields: { title: '花容独有' },
      base: { title: '花容独家' },
    });
    expect(first.errorCode).toBeNull();
    const second = await saveSection({
      sectionId: 'exclusive',
      fields: { title: '只此一家', size: 8 },
      base: { title: '花容独家', size: 10 },
    });
    expect(second).toMatchObject({ status: 409, errorCode: 'ADM9261W' });
    const third = await saveSection({ sectionId: 'exclusive', fields: { size: 8 }, base: { size: 10 } });
    expect(third.errorCode).toBeNull();
    const { sections } = await list();
    expect(sections.find(({ sectionId }: { sectionId: string }) => sectionId === 'exclusive')).toMatchObject({
      title: '花容独有',
      size: 8,
    });
  });

  it.each([
    [{ selection: { rule: { order: 'sold', brand: '999999' } } }, 409],
    [{ selection: { rule: { order: 'sold', category: 'nothing' } } }, 409],
    [{ selection: { rule: { order: 'random' } } }, 400],
    [{ selection: { rule: { order: 'sold', minSold: -1 } } }, 400],
    [{ selection: { rule: { order: 'sold', unknown: 1 } } }, 400],
    [{ selection: { products: [] } }, 400],
    [{ selection: { products: ['no-such-product'] } }, 409],
    [{ pins: ['no-such-product'] }, 409],
    [{ size: 21 }, 400],
    [{ link: 'https://elsewhere.example/' }, 400],
    [{ startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' }, 409],
  ])('is refused with %j', async (fields, status) => {
    const before = (await list()).sections;
    const reply = await saveSection({ sectionId: 'hot', fields });
    expect(reply.status).toBe(status);
    expect(reply.message).toMatch(/\p{Script=Han}{2}/u);
    expect((await list()).sections).toEqual(before);
  });

  it('is not found under an unknown number', async () =>
    expect(await saveSection({ sectionId: 'nothing', fields: { title: '无' } })).toMatchObject({
      status: 404,
    }));

  it('changes places with others', async () => {
    const { sections } = await list();
    const rows = sections.map(({ sectionId, position }: { sectionId: string; position: number }) => ({
      id: sectionId,
      position,
    }));
    const moved = await staff.call(homeRoutes.arrange, { kind: 'section', rows: rows.toReversed() });
    expect(moved.errorCode).toBeNull();
    const after = (await list()).sections.map(({ sectionId }: { sectionId: string }) => sectionId);
    expect(after).toEqual(rows.map(({ id }: { id: string }) => id).toReversed());
    // Another editor still sees the order of before.
    const rotated = [...rows.slice(1), rows[0]];
    expect(await staff.call(homeRoutes.arrange, { kind: 'section', rows: rotated })).toMatchObject({
      status: 409,
      errorCode: 'ADM9261W',
    });
  });
});

describe('the menu', () => {
  it('gets a listing with an address of its own; the two that pages lead to stay', async () => {
    const fields = { name: '送礼', selection: BY_PRICE, isInMenu: true, isLive: true };
    const made = await staff.call(homeRoutes.saveListing, {
      listingId: null,
      address: 'gifts',
      fields,
      base: {},
    });
    expect(made.results.id).toBe('list-gifts');
    await vi.waitFor(async () => {
      const reply = await shop.app.inject('/v1/search-service/brand/keyword?category=list-gifts');
      expect(reply.json().results.listing.name).toBe('送礼');
    }, 10_000);
    const again = await staff.call(homeRoutes.saveListing, {
      listingId: null,
      address: 'gifts',
      fields,
      base: {},
    });
    expect(again).toMatchObject({ status: 409, message: '不能这样保存列表：地址已被别的列表使用' });
    const hidden = await staff.call(homeRoutes.saveListing, {
      listingId: 'hot_rec',
      fields: { isLive: false },
      base: { isLive: true },
    });
    expect(hidden.status).toBe(409);
  });

  it('names categories by a rule of its own, and leaves filters out of the page', async () => {
    const saveListing = (fields: object, base: object) =>
      staff.call(homeRoutes.saveListing, { listingId: 'eb_exclusive', fields, base });
    const own = async () =>
      (await staff.call(homeRoutes.menu)).results.listings.find(
        ({ listingId }: { listingId: string }) => listingId === 'eb_exclusive',
      );
    const before = await own();
    expect(before).toMatchObject({ menuRule: null, hiddenFacets: ['label'] });
    const menuRule = { order: 'sold', category: '6000203' };
    const saved = await saveListing(
      { menuRule, hiddenFacets: ['label', 'price'] },
      { menuRule: null, hiddenFacets: ['label'] },
    );
    expect(saved.errorCode).toBeNull();
    expect(await own()).toMatchObject({ menuRule, hiddenFacets: ['label', 'price'] });
    await vi.waitFor(async () => {
      const reply = await shop.app.inject('/v1/search-service/brand/keyword?category=eb_exclusive');
      expect(reply.json().results.listing.hiddenFacets).toEqual(['label', 'price']);
    }, 10_000);
    expect((await saveListing({ hiddenFacets: ['odd'] }, {})).status).toBe(400);
    expect((await saveListing({ menuRule: { order: 'sold', brand: 'nobody' } }, {})).status).toBe(409);
    expect(
      (await staff.call(changesRoutes.undo, { setId: saved.results.setId, reason: '试一试' })).errorCode,
    ).toBeNull();
  });

  it('shows a chosen product beside a panel, and the best seller again', async () => {
    const [category] = (await staff.call(homeRoutes.menu)).results.categories;
    const [product] = (await staff.call(homeRoutes.findProducts, { q: '精华' })).results.products;
    const choose = (productId: string | null, base: string | null) =>
      staff.call(homeRoutes.saveLead, { categoryId: category.categoryId, productId, base });
    const shown = () => leadOf(category.categoryId);
    const before = await shown();
    expect((await choose(product.productId, null)).errorCode).toBeNull();
    await vi.waitFor(async () => expect(await shown()).not.toEqual(before), 10_000);
    expect((await staff.call(homeRoutes.menu)).results.categories[0].lead.productId).toBe(product.productId);
    expect((await choose('no-such-product', product.productId)).status).toBe(409);
    expect((await choose(null, product.productId)).errorCode).toBeNull();
    expect((await staff.call(homeRoutes.menu)).results.categories[0].leadId).toBeNull();
    // Shoppers see it a little later. The next test compares what they see with what it finds.
    await vi.waitFor(async () => expect(await shown()).toEqual(before), 10_000);
  });

  it('shows an image with a link and texts beside a panel, and the product again when that is undone', async () => {
    const [{ categoryId }] = (await staff.call(homeRoutes.menu)).results.categories;
    const mediaId = 'ab'.repeat(16);
    const size = { width: 800, height: 1000 };
    await shop.db
      .insertInto('media')
      .values({ id: mediaId, name: 'spring', bytes: 1, ...size })
      .execute();
    const image = `/pictures/media/${mediaId}-400.webp`;
    const banner = { image, width: 1, height: 1, title: '春日新色', note: '今天到货', link: '/brand/' };
    const save = (given: object, more: object = {}) =>
      staff.call(homeRoutes.saveLead, {
        ...{ categoryId, productId: null, base: null, banner: given, bannerBase: null },
        ...more,
      });
    const shown = () => leadOf(categoryId);
    const before = await shown();
    // Nobody has chosen anything for this panel yet, and its draft opens all the same.
    await shop.db.deleteFrom('menu_lead').where('category_id', '=', categoryId).execute();
    const { results: draft } = await save(banner, { mode: 'draft' });
    const history = { kind: 'menu_lead', rowId: categoryId };
    const drafts = async () => (await staff.call(homeRoutes.history, history)).results.sets;
    expect(await drafts()).toMatchObject([
      { setId: draft.setId, state: 'draft', draft: { fields: { banner: { title: '春日新色' } } } },
      ...(await drafts()).slice(1),
    ]);
    expect(await shown()).toEqual(before);
    const { results: saved } = await save(banner);
    const expected = { content: '春日新色', note: '今天到货', link: '/brand/', imageUrl: image, ...size };
    await vi.waitFor(async () => expect(await shown()).toMatchObject(expected), 10_000);
    const [listed] = (await staff.call(homeRoutes.menu)).results.categories;
    expect(listed.banner).toEqual({ ...banner, ...size });
    await expect(shop.db.deleteFrom('media').where('id', '=', mediaId).execute()).rejects.toThrow('in use');

    // Somebody who has not seen it does not replace it.
    expect((await save({ ...banner, title: '夏日' })).status).toBe(409);
    for (const wrong of [
      { ...banner, link: 'https://evil.example/' },
      { ...banner, title: '' },
      { ...banner, image: '/pictures/scene/a-400.webp' },
    ])
      expect((await save(wrong, { bannerBase: listed.banner })).status).toBe(400);
    const unknown = { ...banner, image: `/pictures/media/${'cd'.repeat(16)}-400.webp` };
    expect((await save(unknown, { bannerBase: listed.banner })).message).toContain('素材库');

    await staff.call(changesRoutes.undo, { setId: saved.setId, reason: '试一试' });
    await vi.waitFor(async () => expect(await shown()).toEqual(before), 10_000);
  });
});
