import { contentRoutes } from '@huarong/contract/content';
import { pathOf } from '@huarong/contract/kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';
import type { Product } from '../catalogue/index.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true });
});
afterAll(() => shop.close());

const post = async (call: keyof typeof contentRoutes, queryBody: object = {}) =>
  (await shop.app.inject({ method: 'POST', url: pathOf(contentRoutes[call]), payload: { queryBody } })).json()
    .results;
const find = async (query: Record<string, string>) =>
  (await shop.app.inject({ url: '/v1/search-service/brand/keyword', query })).json();
const idsOf = (list: { productId: string }[]) => list.map(({ productId }) => productId);
const snapshot = () => shop.sources.catalogue.current();
const products = () => [...snapshot().products.values()];
const bySold = (list: readonly Product[]) => list.toSorted((a, b) => b.sold_count - a.sold_count);
const firstTen = (list: readonly Product[]) => list.slice(0, 10).map(({ id }) => id);
const labelled = (label: string) => products().filter(({ labels }) => labels.includes(label));

describe('without edits the shop shows what it showed before its rules were rows', () => {
  it('has the same product groups', async () => {
    const { groups } = await post('recommendPcGroup');
    expect(
      groups.map(({ productList, ...group }: { productList: { productId: string }[] }) => ({
        ...group,
        ids: idsOf(productList),
      })),
    ).toEqual([
      {
        groupId: 'hot',
        groupName: '大家在买',
        link: '/category/hot_rec/',
        ids: firstTen(bySold(products())),
      },
      {
        groupId: 'new',
        groupName: '每日上新',
        link: '/campaign/new-arrivals.html',
        ids: firstTen(labelled('new')),
      },
      {
        groupId: 'exclusive',
        groupName: '花容独家',
        link: '/exclusive/',
        ids: firstTen(bySold(labelled('exclusive'))),
      },
    ]);
  });

  it('has the same menu and the same trees', async () => {
    const { topCategories, byCategory } = snapshot();
    const link = ({ id, name }: { id: string; name: string }) => ({
      categoryId: id,
      name,
      link: `/category/${id}/`,
    });
    const treeOf = (matches: (product: Product) => boolean) =>
      topCategories
        .filter(({ id }) => byCategory.get(id)?.some(matches))
        .map((top) => ({
          ...link(top),
          children: top.children.filter(({ id }) => byCategory.get(id)?.some(matches)).map(link),
        }));
    expect((await post('categoryGroup')).categories).toEqual([
      { categoryId: 'hot_rec', name: '热门推荐', link: '/category/hot_rec/' },
      { categoryId: 'eb_exclusive', name: '独家首发', link: '/category/eb_exclusive/' },
      ...topCategories.map(link),
    ]);
    expect(await post('categoryTreeForEbAndHot')).toMatchObject({
      hot_rec: treeOf(({ sold_count }) => sold_count >= 1_000),
      eb_exclusive: treeOf(({ labels }) => labels.includes('exclusive')),
    });
  });

  it('has the best seller beside each menu panel', async () => {
    for (const { id } of snapshot().topCategories) {
      const [best] = bySold(snapshot().byCategory.get(id) ?? []);
      const { resourceList } = await post('subCategoryGroup', { categoryId: id });
      expect(resourceList).toMatchObject([{ content: best!.name_cn, link: `/product/${best!.id}.html` }]);
    }
  });

  it('has the image of its best seller for each category that a panel lists', async () => {
    const { columns } = await post('subCategoryGroup', { categoryId: '60002' });
    const tiles: { categoryId: string; imagePath?: string }[] = columns
      .flat()
      .flatMap((branch: { children: object[] }) => branch.children);
    expect(tiles.length).toBeGreaterThan(10);
    for (const { categoryId, imagePath } of tiles) {
      const [best] = bySold(snapshot().byCategory.get(categoryId) ?? []);
      expect([categoryId, imagePath?.includes(best!.code)]).toEqual([categoryId, true]);
    }
  });

  it('has the same listings', async () => {
    const { listing: _hot, ...hot } = (await find({ category: 'hot_rec' })).results;
    expect(hot).toEqual((await find({ sort: 'sales' })).results);
    const { listing, ...exclusive } = (await find({ category: 'eb_exclusive', sort: 'priceAsc' })).results;
    expect(exclusive).toEqual((await find({ filters: 'label:exclusive', sort: 'priceAsc' })).results);
    expect(listing).toMatchObject({ name: '独家首发', hiddenFacets: ['label'] });
  });
});

describe('rows of staff', () => {
  const [first, second] = ['6000101', '6000203'];

  it('add a section to the home page without a restart, as long as its time lasts', async () => {
    const groupsNow = async () =>
      (await post('recommendPcGroup')).groups.map(({ groupId }: { groupId: string }) => groupId);
    await shop.database.db
      .insertInto('home_section')
      .values({
        id: 'lips',
        title: '唇妆',
        link: `/category/${second}/`,
        selection: JSON.stringify({ rule: { category: second, order: 'priceLow' } }),
        pins: ['no-such-product'],
        size: 3,
        position: 0,
      })
      .execute();
    await vi.waitFor(
      async () => expect(await groupsNow()).toEqual(['lips', 'hot', 'new', 'exclusive']),
      10_000,
    );
    const [lips] = (await post('recommendPcGroup')).groups;
    const prices = lips.productList.map(({ offerPrice }: { offerPrice: string }) => Number(offerPrice));
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
    expect(prices).toHaveLength(3);
    await shop.database.db
      .updateTable('home_section')
      .set({ ends_at: new Date('2020-01-01T00:00:00Z') })
      .where('id', '=', 'lips')
      .execute();
    await vi.waitFor(async () => expect(await groupsNow()).toEqual(['hot', 'new', 'exclusive']), 10_000);
  });

  it('add a listing with an address, a menu panel and pinned products', async () => {
    const [pinned] = snapshot().byCategory.get(second) ?? [];
    const wanted = snapshot().byCategory.get(first) ?? [];
    await shop.database.db
      .insertInto('pseudo_category')
      .values({
        id: 'list-creams',
        name: '面霜精选',
        link: '/category/list-creams/',
        selection: JSON.stringify({ rule: { category: first, order: 'priceHigh' } }),
        pins: [pinned!.id],
        position: 3,
      })
      .execute();
    await vi.waitFor(async () =>
      expect((await post('categoryGroup')).categories[2]).toEqual({
        categoryId: 'list-creams',
        name: '面霜精选',
        link: '/category/list-creams/',
      }),
    );
    const { results } = await find({ category: 'list-creams' });
    expect(results.total).toBe(wanted.length + 1);
    expect(results.productList[0].productId).toBe(pinned!.id);
    expect(results.listing).toEqual({ name: '面霜精选', intro: '', hiddenFacets: [] });
    const rest = results.productList
      .slice(1)
      .map(({ offerPrice }: { offerPrice: string }) => Number(offerPrice));
    expect(rest).toEqual(rest.toSorted((a: number, b: number) => b - a));
    const { columns } = await post('subCategoryGroup', { categoryId: 'list-creams' });
    expect(columns.flat()).toHaveLength(2);
    await shop.database.db
      .updateTable('pseudo_category')
      .set({ is_live: false })
      .where('id', '=', 'list-creams')
      .execute();
    await vi.waitFor(
      async () => expect((await find({ category: 'list-creams' })).errorCode).not.toBeNull(),
      10_000,
    );
  });

  it('choose the product beside a menu panel, and the best seller when it is gone', async () => {
    const [top] = snapshot().topCategories;
    const chosen = (snapshot().byCategory.get(top!.id) ?? []).at(-1)!;
    const lead = async () => (await post('subCategoryGroup', { categoryId: top!.id })).resourceList[0].link;
    const before = await lead();
    await shop.database.db
      .insertInto('menu_lead')
      .values({ category_id: top!.id, product_id: chosen.id })
      .execute();
    await vi.waitFor(async () => expect(await lead()).toBe(`/product/${chosen.id}.html`), 10_000);
    await shop.database.db.updateTable('menu_lead').set({ product_id: 'gone' }).execute();
    await vi.waitFor(async () => expect(await lead()).toBe(before), 10_000);
  });

  it('show guides of the category with photographs, and best sellers besides the lead', async () => {
    const [top] = snapshot().topCategories;
    const panel = await post('subCategoryGroup', { categoryId: top!.id });
    expect(panel.guides).toHaveLength(3);
    expect(panel.guides[0]).toMatchObject({
      content: '换季只用三样',
      link: '/function/barrier/',
      imageUrl: expect.stringMatching(/\.webp$/),
    });
    expect(panel.guides[0]).not.toHaveProperty('mark');
    expect(panel.picks).toHaveLength(2);
    const links = panel.picks.map(({ productId }: { productId: string }) => `/product/${productId}.html`);
    expect(links).not.toContain(panel.resourceList[0].link);
    expect(new Set(panel.picks.map(({ brandId }: { brandId: string }) => brandId)).size).toBe(2);
  });

  it('are left out when their rule cannot be read, and the others are shown', async () => {
    const rows = [
      { id: 'odd', selection: '{"rule": {"order": "odd"}}', position: 8 },
      { id: 'readable', selection: '{"rule": {"order": "newest"}}', position: 9 },
    ];
    await shop.database.db
      .insertInto('home_section')
      .values(rows.map((row) => ({ ...row, title: '新', link: '/' })))
      .execute();
    await vi.waitFor(async () => {
      const { groups } = await post('recommendPcGroup');
      expect(groups.map(({ groupId }: { groupId: string }) => groupId)).toEqual([
        'hot',
        'new',
        'exclusive',
        'readable',
      ]);
    }, 10_000);
  });
});
