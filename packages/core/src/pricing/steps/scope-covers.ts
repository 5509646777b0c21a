import type { NamedGoods, Scope, ScopedGoods } from '../model/scope.ts';

/** Whether a promotion or coupon is about these goods. */
export function covers(scope: Scope, goods: ScopedGoods): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'category':
      return hasAny(scope.categoryIds, goods.categoryIds) && !names(scope.except, goods);
    case 'brand':
      return has(scope.brandIds, goods.brandId) && !names(scope.except, goods);
    case 'list':
      return names(scope.goods, goods);
    case 'excluded':
      return !names(scope.goods, goods);
  }
}

const names = (named: NamedGoods | undefined, goods: ScopedGoods): boolean =>
  named !== undefined &&
  (has(named.skuIds, goods.skuId) ||
    has(named.productIds, goods.productId) ||
    has(named.brandIds, goods.brandId) ||
    hasAny(named.categoryIds, goods.categoryIds));

const hasAny = (ids: readonly string[] | undefined, wanted: readonly string[]) =>
  ids !== undefined && wanted.some((id) => has(ids, id));

/** A list of a thousand skus is asked by every line of every cart: long lists become sets, once. */
const LONG = 16;
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

function has(ids: readonly string[] | undefined, id: string): boolean {
  if (ids === undefined) return false;
  if (ids.length < LONG) return ids.includes(id);
  const known = sets.get(ids);
  if (known) return known.has(id);
  const made = new Set(ids);
  sets.set(ids, made);
  return made.has(id);
}
