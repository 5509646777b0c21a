import type { Scope, ScopedItem, ScopeList } from '../model/scope.ts';

/** Whether the scope of a promotion or coupon contains this item. */
export function scopeCovers(scope: Scope, item: ScopedItem): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'category':
      return hasAny(scope.categoryIds, item.categoryIds) && !listNames(scope.except, item);
    case 'brand':
      return has(scope.brandIds, item.brandId) && !listNames(scope.except, item);
    case 'list':
      return listNames(scope.goods, item);
    case 'excluded':
      return !listNames(scope.goods, item);
  }
}

const listNames = (named: ScopeList | undefined, item: ScopedItem): boolean =>
  named !== undefined &&
  (has(named.skuIds, item.skuId) ||
    has(named.productIds, item.productId) ||
    has(named.brandIds, item.brandId) ||
    hasAny(named.categoryIds, item.categoryIds));

const hasAny = (ids: readonly string[] | undefined, wanted: readonly string[]) =>
  ids !== undefined && wanted.some((id) => has(ids, id));

/** Long lists are converted to sets once, because every line of every cart checks them. */
const LONG = 16;
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

function has(ids: readonly string[] | undefined, id: string): boolean {
  if (ids === undefined) return false;
  if (ids.length < LONG) return ids.includes(id);
  const known = sets.get(ids);
  if (known) return known.has(id);
  const created = new Set(ids);
  sets.set(ids, created);
  return created.has(id);
}
