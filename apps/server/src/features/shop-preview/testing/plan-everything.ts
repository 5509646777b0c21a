import type { RowChange } from '../../change-sets/index.ts';
import type { openMoments } from './open-moments.ts';

type Moments = Awaited<ReturnType<typeof openMoments>>;
type Pages = readonly { kind: string; path: string }[];

/** What pages show once the plans and the draft are there. */
export const PLANNED = {
  price: '77.77',
  text: '计划里的一句话',
  section: '计划里的楼层',
  name: '草稿里的名字',
};

const change = (table: RowChange['table'], id: string, value: object): RowChange => ({
  ...{ table, id, isNew: false, base: {}, value },
});

const productOf = ({ sources }: Moments, pages: Pages) => {
  const id = /(\d+)\.html$/.exec(pages.find(({ kind }) => kind === 'product')!.path)![1]!;
  return sources.catalogue.current().products.get(id)!;
};

/** A row of each kind that pages show, planned: some for good, a section of the home page for two weeks. */
export async function planEverything(shop: Moments, pages: Pages) {
  const product = productOf(shop, pages);
  const { db } = shop.database;
  const slot = db.selectFrom('content_resource').select('id').where('location_label', '=', 'top_notice');
  const line = await slot.where('is_live', '=', true).orderBy('position').executeTakeFirstOrThrow();
  const section = await db
    .selectFrom('home_section')
    .selectAll()
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const brand = product.brand_id;
  const category = product.category.trail.at(-1)!.id;
  await shop.plan(
    [
      ...product.skus.map(({ id }) => change('sku', id, { offer_price_fen: 7_777, market_price_fen: null })),
      change('product', product.id, { how_to_use: '计划里的用法' }),
      change('stock', product.skus[0]!.id, { change: 7 }),
      change('brand', brand, { slogan: '计划里的标语' }),
      change('category', category, { name: '计划里的分类' }),
      change('content_resource', String(line.id), { content: PLANNED.text, starts_at: null, ends_at: null }),
    ],
    { applyAt: shop.hoursLater(10) },
  );
  await shop.plan([change('home_section', section.id, { title: PLANNED.section })], {
    applyAt: shop.hoursLater(12),
    restoreAt: shop.hoursLater(14 * 24),
  });
}

/** A name of the product that nobody has published; the number of the change set. */
export const draftName = (shop: Moments, pages: Pages): Promise<number> =>
  shop.plan([change('product', productOf(shop, pages).id, { name_cn: PLANNED.name })], null);
