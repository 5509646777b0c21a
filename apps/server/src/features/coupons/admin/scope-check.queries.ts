import type { Scope } from '@huarong/core/pricing';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** Ids of a scope that the catalogue does not have: a typing mistake would make a coupon nobody can use. */
export async function findUnknownInScope(db: Queryable, scope: Scope): Promise<string[]> {
  const parts = partsOf(scope);
  const of = (name: keyof typeof parts) => [...(parts[name] ?? [])];
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${of('skuIds')}::text[]) as named (id) where not exists (select from sku where sku.id = named.id)
    union all
    select id from unnest(${of('productIds')}::text[]) as named (id) where not exists (select from product where product.id = named.id)
    union all
    select id from unnest(${of('brandIds')}::text[]) as named (id) where not exists (select from brand where brand.id = named.id)
    union all
    select id from unnest(${of('categoryIds')}::text[]) as named (id) where not exists (select from category where category.id = named.id)
    limit 6`.execute(db);
  return rows.map(({ id }) => id);
}

function partsOf(scope: Scope) {
  switch (scope.kind) {
    case 'all':
      return {};
    case 'category':
      return { ...scope.except, categoryIds: [...scope.categoryIds, ...(scope.except?.categoryIds ?? [])] };
    case 'brand':
      return { ...scope.except, brandIds: [...scope.brandIds, ...(scope.except?.brandIds ?? [])] };
    default:
      return scope.goods;
  }
}
