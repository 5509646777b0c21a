import { type Database, insertRows } from '#platform/database';

/** A few products with round prices, so that sums in tests are easy to check. */
export const SKU = {
  /** ¥320.00, two shades; the second is sold out. */
  rouge: '20000101',
  rougeSoldOut: '20000102',
  rougeOther: '20000103',
  /** ¥100.00, no other size. */
  cream: '20000201',
  /** ¥860.00, three units in stock. */
  serum: '20000301',
  /** ¥50.00, two per person. */
  limited: '20000401',
  /** Withdrawn. */
  withdrawn: '20000501',
  /** ¥30.00 and ¥20.00: used as gifts. */
  brush: '20000601',
  sample: '20000701',
  /** ¥1,000.00, a presale. */
  perfume: '20000801',
  /** Sold out, the only sku of its product. */
  soldOut: '20000901',
} as const;

export const productOf = (skuId: string) => skuId.slice(0, 6);
export const BRAND = '10001';
export const CATEGORY = '60002';

interface ProductSeed {
  skuId: string;
  price: number;
  available?: number;
  limit?: number;
  status?: 'published' | 'withdrawn';
  shade?: string;
}

const seeds: ProductSeed[] = [
  { skuId: SKU.rouge, price: 320_00, shade: '朱砂' },
  { skuId: SKU.rougeSoldOut, price: 320_00, shade: '豆沙', available: 0 },
  { skuId: SKU.rougeOther, price: 340_00, shade: '莓果' },
  { skuId: SKU.cream, price: 100_00 },
  { skuId: SKU.serum, price: 860_00, available: 3 },
  { skuId: SKU.limited, price: 50_00, limit: 2 },
  { skuId: SKU.withdrawn, price: 66_00, status: 'withdrawn' },
  { skuId: SKU.brush, price: 30_00 },
  { skuId: SKU.sample, price: 20_00 },
  { skuId: SKU.perfume, price: 1_000_00 },
  { skuId: SKU.soldOut, price: 45_00, available: 0 },
];

export async function seedProducts(db: Database) {
  await insertRows(db, 'category', [
    { id: CATEGORY, level: 1, name: '彩妆', name_en: 'Makeup', pigment: 'haitianxia', position: 1 },
  ]);
  await insertRows(db, 'brand', [
    {
      id: BRAND,
      key: 'solene',
      name_en: 'SOLÈNE',
      name_cn: '索兰娜',
      nicknames: [],
      letter: 'S',
      origin: '法国',
      slogan: '',
      story: [],
      marks: [],
    },
  ]);
  await insertProducts(db, seeds);
}

/** Further skus at ¥100.00, each with its own product. */
export const seedSkus = (db: Database, skuIds: readonly string[], available = 200) =>
  insertProducts(
    db,
    skuIds.map((skuId) => ({ skuId, price: 100_00, available })),
  );

async function insertProducts(db: Database, all: readonly ProductSeed[]) {
  const products = [...new Map(all.map((each) => [productOf(each.skuId), each])).entries()];
  await insertRows(
    db,
    'product',
    products.map(([id, { status = 'published' }]) => productRow(id, status)),
  );
  await insertRows(
    db,
    'sku',
    all.map(({ skuId, price, limit, shade }) => ({
      id: skuId,
      product_id: productOf(skuId),
      code: `C${skuId}`,
      shade_name: shade ?? null,
      shade_hex: shade ? '#B03A2E' : null,
      size: '1 件',
      offer_price_fen: price,
      purchase_limit: limit ?? null,
      position: Number(skuId.slice(-2)),
      is_live: true,
    })),
  );
  await insertRows(
    db,
    'stock',
    all.map(({ skuId, available = 200 }) => ({ sku_id: skuId, available, held: 0, sold: 0 })),
  );
}

const productRow = (id: string, status: string) => ({
  id,
  code: `P${id}`,
  brand_id: BRAND,
  category_id: CATEGORY,
  kind: 'tool',
  name_cn: `商品${id}`,
  name_en: `Goods ${id}`,
  nicknames: [],
  line: '',
  story: [],
  how_to_use: '',
  ingredients: [],
  star_ingredients: [],
  effects: [],
  skin_types: [],
  standard_number: 'QB/T 1',
  producer: '花容工坊',
  labels: [],
  tags: [],
  sold_count: 0,
  comment_count: 0,
  rating_average: 0,
  praise_percent: 0,
  status,
  published_at: '2026-01-01T00:00:00Z',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});
