import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import type { PicturedProduct } from '../../catalogue/index.ts';
import type { ProductStatus } from './product-list.queries.ts';

/** The sku that stands for a product, and its images. */
export interface Pictured {
  code: string;
  pack: PicturedProduct['pack'];
  brand_name_en: string;
  pigment: PicturedProduct['category']['pigment'];
  images: PicturedProduct['images'];
  first_sku: { id: string; code: string; shade_hex: string | null } | null;
}
export interface ProductFacts extends Pictured {
  id: string;
  name_cn: string;
  nicknames: string[];
  brand_name_cn: string;
  category_name: string;
  status: ProductStatus;
  updated_at: Date;
  kind: 'cosmetic' | 'special-cosmetic' | 'tool' | 'food';
  filing_number: string | null;
  standard_number: string | null;
  producer: string | null;
  producer_address: string | null;
  production_licence: string | null;
  shelf_life_months: number | null;
  warnings: string | null;
  how_to_use: string;
  ingredients: string[];
  sku_count: number;
  lowest_fen: number | null;
  highest_fen: number | null;
  available: number;
  sold_lately: number;
  planned_at: Date | null;
  changed_by: string | null;
}

/** What images of a product need, as columns of a statement that reads `product`. */
export const PICTURED = sql`
  product.code, product.pack, brand.name_en as brand_name_en, category.pigment,
  (select coalesce(jsonb_agg(to_jsonb(i) order by i.position), '[]') from product_image i
   where i.product_id = product.id) as images,
  (select jsonb_build_object('id', s.id, 'code', s.code, 'shade_hex', s.shade_hex) from sku s
   where s.product_id = product.id order by s.is_live desc, s.position limit 1) as first_sku`;

/** What the list shows of these products. */
export async function listProductFacts(db: Queryable, ids: readonly string[]): Promise<ProductFacts[]> {
  const { rows } = await sql<ProductFacts>`
    select product.id, product.name_cn, product.nicknames, product.status, product.updated_at, product.kind,
      product.filing_number, product.standard_number, product.producer, product.producer_address,
      product.production_licence, product.shelf_life_months, product.warnings, product.how_to_use, product.ingredients,
      brand.name_cn as brand_name_cn, category.name as category_name, ${PICTURED},
      skus.sku_count, skus.lowest_fen, skus.highest_fen, skus.available,
      (select coalesce(sum(d.sold), 0)::int from generate_series(0, 27) ago
       join sales_day d on d.day = shop_now()::date - ago and d.product_id = product.id) as sold_lately,
      (select min(c.apply_at) from change_set c join change_row r on r.set_id = c.id
       where c.state = 'planned' and r.table_name = 'product' and r.row_id = product.id and r.value ? 'status') as planned_at,
      (select staff.name from change_row r join change_set c on c.id = r.set_id join staff on staff.id = c.made_by
       where r.table_name = 'product' and r.row_id = product.id and c.state = 'applied'
       order by r.set_id desc limit 1) as changed_by
    from product
    join brand on brand.id = product.brand_id
    join category on category.id = product.category_id
    left join lateral (
      select count(*)::int as sku_count, min(sku.offer_price_fen) as lowest_fen, max(sku.offer_price_fen) as highest_fen,
        coalesce(sum(stock.available) filter (where sku.is_live), 0)::int as available
      from sku left join stock on stock.sku_id = sku.id where sku.product_id = product.id
    ) skus on true
    where product.id = any(${[...ids]})`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
