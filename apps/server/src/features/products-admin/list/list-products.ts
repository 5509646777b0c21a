import { missingLabelFields } from '@huarong/core/catalogue';
import { accept, refuse } from '@huarong/core/shared';
import { type CountMemory, decodePosition, encodePosition, pageOfRows } from '#platform/admin';
import type { Queryable } from '#platform/database';
import type { ImagePort } from '../../images/index.ts';
import { imageOfProduct } from '../product-image.ts';
import {
  countProducts,
  countStates,
  listProductIds,
  type ProductFilter,
  type ProductSort,
} from './product-list.queries.ts';
import { listProductFacts, type ProductFacts } from './product-rows.queries.ts';

const COUNTED = 10_000;

export interface ListInput extends ProductFilter {
  sort: ProductSort;
  after?: string | undefined;
  before?: string | undefined;
  size: number;
}

/** A page of products by filters. */
export async function listProducts(
  db: Queryable,
  { imageOf, counts }: { imageOf: ImagePort; counts: CountMemory },
  input: ListInput,
) {
  const { after, before, size, sort, ...filter } = input;
  const [from, to] = [after, before].map((cursor) => (cursor === undefined ? null : decodePosition(cursor)));
  if ((after !== undefined && !from) || (before !== undefined && !to))
    return refuse({ code: 'invalid-input' as const, message: '列表的位置无效，请从头看起' });
  const found = await listProductIds(db, filter, {
    size: size + 1,
    sort,
    after: from ?? null,
    before: to ?? null,
  });
  const counted = await counts(`products ${JSON.stringify(filter)}`, () =>
    countProducts(db, filter, COUNTED),
  );
  const facts = new Map(
    (
      await listProductFacts(
        db,
        found.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const { rows, ...page } = pageOfRows(
    found,
    {
      size,
      after,
      before,
      cursorOf: ({ at, id }) => encodePosition({ at, id }),
      total: counted > COUNTED ? null : counted,
    },
    ({ id }) => facts.get(id),
  );
  return accept({
    ...page,
    rows: rows.flatMap((row) => (row ? [presentRow(row, imageOf)] : [])),
    counts: await counts('product states', () => countStates(db)),
  });
}

const presentRow = (row: ProductFacts, imageOf: ImagePort) => ({
  productId: row.id,
  code: row.code,
  name: row.name_cn,
  nickname: row.nicknames[0] ?? null,
  brandName: row.brand_name_en,
  categoryName: row.category_name,
  skuCount: row.sku_count,
  lowestFen: row.lowest_fen,
  highestFen: row.highest_fen,
  available: row.available,
  soldLately: row.sold_lately,
  status: row.status,
  plannedAt: row.planned_at?.toISOString() ?? null,
  missing: missingLabelFields(row),
  imagePath: imageOfProduct(imageOf, row),
  changedAt: row.updated_at.toISOString(),
  changedBy: row.changed_by,
});
