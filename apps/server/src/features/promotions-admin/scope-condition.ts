import type { Scope, ScopeList } from '@huarong/core/pricing';
import { type RawBuilder, sql } from 'kysely';
import { inCategories } from '../catalogue/index.ts';

type Condition = RawBuilder<unknown>;

/** The skus of a scope as a condition of a query that names `sku` and `product`; the same rule as the price engine's. */
export function scopeCondition(scope: Scope): Condition {
  switch (scope.kind) {
    case 'all':
      return sql`true`;
    case 'category':
      return sql`(${inCategories(scope.categoryIds)} ${without(scope.except)})`;
    case 'brand':
      return sql`(product.brand_id = any(${[...scope.brandIds]}) ${without(scope.except)})`;
    case 'list':
      return inList(scope.goods);
    case 'excluded':
      return sql`not ${inList(scope.goods)}`;
  }
}

const without = (list: ScopeList | undefined): Condition => (list ? sql`and not ${inList(list)}` : sql``);

/** Any of the four lists. */
function inList({ categoryIds = [], brandIds = [], productIds = [], skuIds = [] }: ScopeList): Condition {
  const parts = [
    ...(categoryIds.length > 0 ? [inCategories(categoryIds)] : []),
    ...(brandIds.length > 0 ? [sql`product.brand_id = any(${[...brandIds]})`] : []),
    ...(productIds.length > 0 ? [sql`product.id = any(${[...productIds]})`] : []),
    ...(skuIds.length > 0 ? [sql`sku.id = any(${[...skuIds]})`] : []),
  ];
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}
