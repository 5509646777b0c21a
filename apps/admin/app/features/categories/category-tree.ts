import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type Category = Output<AdminContracts['categories']['tree']>['categories'][number];
export type CategoryDetail = Output<AdminContracts['categories']['detail']>;
export const MAX_LEVEL = 3;

/** A category in the order in which the page shows it. */
export interface TreeRow {
  category: Category;
  hasChildren: boolean;
  /** Products in it and below it. */
  products: number;
}

/** Where a category goes: below this one, before that one (null: at the end). */
export interface Place {
  parentId: string | null;
  beforeId: string | null;
}

export function createTree(categories: readonly Category[]) {
  const byId = new Map(categories.map((category) => [category.categoryId, category]));
  const byParent = Map.groupBy(
    categories.filter(({ redirectTo }) => redirectTo === null),
    ({ parentId }) => parentId,
  );
  const childrenOf = (id: string | null): Category[] => byParent.get(id) ?? [];
  const countProducts = (category: Category): number =>
    childrenOf(category.categoryId).reduce((sum, child) => sum + countProducts(child), category.productCount);
  const heightOf = ({ categoryId }: Category): number =>
    Math.max(0, ...childrenOf(categoryId).map((child) => 1 + heightOf(child)));
  const isBelow = (id: string | null, ancestorId: string): boolean =>
    id !== null && (id === ancestorId || isBelow(byId.get(id)?.parentId ?? null, ancestorId));

  /** Those that are visible when only these are open. */
  const listRows = (open: ReadonlySet<string>, parentId: string | null = null): TreeRow[] =>
    childrenOf(parentId).flatMap((category) => {
      const hasChildren = childrenOf(category.categoryId).length > 0;
      const row = { category, hasChildren, products: countProducts(category) };
      return open.has(category.categoryId) ? [row, ...listRows(open, category.categoryId)] : [row];
    });

  /** Whether a category may be below this one. */
  const canHold = (parentId: string | null, category: Category): boolean =>
    !isBelow(parentId, category.categoryId) &&
    (parentId === null ? 0 : (byId.get(parentId)?.level ?? MAX_LEVEL)) + 1 + heightOf(category) <= MAX_LEVEL;

  /** Where Alt and an arrow bring a category; null: nowhere. */
  function stepOf(category: Category, key: string): Place | null {
    const { parentId, categoryId } = category;
    const siblings = childrenOf(parentId);
    const at = siblings.findIndex((each) => each.categoryId === categoryId);
    const idAt = (index: number) => siblings[index]?.categoryId ?? null;
    if (key === 'ArrowUp') return at > 0 ? { parentId, beforeId: idAt(at - 1) } : null;
    if (key === 'ArrowDown') return at < siblings.length - 1 ? { parentId, beforeId: idAt(at + 2) } : null;
    if (key === 'ArrowRight') {
      const above = idAt(at - 1);
      return at > 0 && above !== null && canHold(above, category)
        ? { parentId: above, beforeId: null }
        : null;
    }
    const parent = parentId === null ? undefined : byId.get(parentId);
    if (key !== 'ArrowLeft' || !parent) return null;
    const uncles = childrenOf(parent.parentId);
    const after = uncles.findIndex((each) => each.categoryId === parent.categoryId) + 1;
    return { parentId: parent.parentId, beforeId: uncles[after]?.categoryId ?? null };
  }

  return {
    find: (id: string) => byId.get(id),
    childrenOf,
    listRows,
    canHold,
    stepOf,
    /** Those above it, the top one first. */
    trailOf: (id: string): string[] => {
      const parentId = byId.get(id)?.parentId ?? null;
      return parentId === null ? [] : [...trail(parentId), parentId];
      function trail(each: string): string[] {
        const above = byId.get(each)?.parentId ?? null;
        return above === null ? [] : [...trail(above), above];
      }
    },
  };
}
export type CategoryTree = ReturnType<typeof createTree>;
