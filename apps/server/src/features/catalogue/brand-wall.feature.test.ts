import type { BrandWall } from '@huarong/contract/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true });
});
afterAll(() => shop.close());

async function wall(queryBody: object = {}): Promise<BrandWall> {
  const url = '/v1/es/brandWall/queryAllBrands';
  return (await shop.app.inject({ method: 'POST', url, payload: { queryBody } })).json().results;
}
const brandsOn = ({ groups }: BrandWall) => groups.flatMap((group) => group.brandList);
const brandNamed = async (name: string) =>
  brandsOn(await wall()).find((brand) => brand.brandNameEN === name)!;

describe('the brand wall', () => {
  it('counts every brand once and every listed product under its brand', async () => {
    const brandWall = await wall();
    const ids = brandsOn(brandWall).map((brand) => brand.brandId);
    expect([new Set(ids).size, ids.length]).toEqual([brandWall.total, brandWall.total]);
    const { products } = await shop.database.db
      .selectFrom('product')
      .select((row) => row.fn.countAll<number>().as('products'))
      .where('status', '=', 'published')
      .executeTakeFirstOrThrow();
    const counted = brandsOn(brandWall).reduce((all, brand) => all + brand.productCount, 0);
    expect(counted).toBe(Number(products));
  });

  it('marks brands from abroad by their origin and keeps the other marks', async () => {
    const marks = async (name: string) => (await brandNamed(name)).marks;
    expect(await marks('SOLÈNE ARDEY')).toEqual(['international', 'exclusive']);
    expect(await marks('QINGYE')).toEqual(['guohuo']);
  });

  it('features four brands, each with its own product and a different top category', async () => {
    const brandWall = await wall();
    expect(brandWall.featured).toHaveLength(4);
    const homes = await Promise.all(
      brandWall.featured.map(async ({ brandId, showpiece }) => {
        const product = await shop.database.db
          .selectFrom('product')
          .select(['brand_id', 'category_id'])
          .where('id', '=', showpiece.productId)
          .executeTakeFirstOrThrow();
        expect(product.brand_id).toBe(brandId);
        return product.category_id.slice(0, 5);
      }),
    );
    expect(new Set(homes).size).toBe(4);
  });

  it('leaves out brand stories to stay small', async () =>
    expect(brandsOn(await wall()).filter((brand) => brand.facts !== undefined)).toEqual([]));
});

describe('a single brand', () => {
  it('includes its story, founding year and pigment', async () => {
    const { brandId } = await brandNamed('SOLÈNE ARDEY');
    const brandWall = await wall({ brandId });
    const [brand, ...others] = brandsOn(brandWall);
    expect([brandWall.total, others, brandWall.groups[0]!.letter]).toEqual([1, [], 'S']);
    expect(brand).toMatchObject({
      brandNameCN: '索兰娜',
      slogan: '以矿物色素闻名的里昂彩妆工坊',
      origin: '法国里昂',
      facts: { since: 1968, pigment: 'xia' },
    });
    expect(brand!.facts!.story[0]).toContain('里昂丝绸厂的配色师');
    expect(brand!.facts!.showpieces).toHaveLength(4);
  });

  it('counts its categories, largest first, and the counts add up to its product count', async () => {
    const { brandId, productCount } = await brandNamed('SOLÈNE ARDEY');
    const { shelves: categories } = brandsOn(await wall({ brandId }))[0]!.facts!;
    const counts = categories.map((category) => category.productCount);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts.reduce((all, count) => all + count, 0)).toBe(productCount);
    expect(categories.map((category) => category.name)).toContain('唇部彩妆');
  });

  it('leaves out a withdrawn product', async () => {
    const { brandId, productCount } = await brandNamed('QINGYE');
    const { id } = await shop.database.db
      .selectFrom('product')
      .select('id')
      .where('brand_id', '=', brandId)
      .executeTakeFirstOrThrow();
    await shop.database.db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', id).execute();
    await expect
      .poll(async () => brandsOn(await wall({ brandId }))[0]!.productCount, { timeout: 2_000 })
      .toBe(productCount - 1);
  });

  it('is an empty wall for an unknown id', async () =>
    expect(await wall({ brandId: '999999' })).toEqual({ total: 0, groups: [], featured: [] }));
});
