import type { RowChange } from '../../change-sets/index.ts';
import type { CategoryRow } from './categories.queries.ts';

export const MAX_LEVEL = 3;

/** The categories as a tree that can be asked and moved in. */
export interface CategoryTree {
  find: (id: string) => CategoryRow | undefined;
  childrenOf: (id: string | null) => CategoryRow[];
  /** The category and everything below it, those above first. */
  branchOf: (category: CategoryRow) => CategoryRow[];
}

export function treeOf(rows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byParent = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const childrenOf = (id: string | null) => byParent.get(id) ?? [];
  const branchOf = (category: CategoryRow): CategoryRow[] => [
    category,
    ...childrenOf(category.id).flatMap(branchOf),
  ];
  return { find: (id) => byId.get(id), childrenOf, branchOf };
}

/** Why a category cannot be below this one; null when it can. */
export function placementProblem(
  tree: CategoryTree,
  branch: readonly CategoryRow[],
  parentId: string | null,
): string | null {
  const parent = parentId === null ? null : tree.find(parentId);
  if (parent === undefined) return '没有这个上级分类';
  if (parent?.redirect_to) return '上级已经并入别的分类';
  if (branch.some(({ id }) => id === parentId)) return '不能放到自己下面';
  const [top] = branch;
  // Without a branch it is a new category.
  const height = top ? Math.max(...branch.map(({ level }) => level)) - top.level : 0;
  return (parent?.level ?? 0) + 1 + height > MAX_LEVEL ? `分类只有 ${MAX_LEVEL} 级` : null;
}

/** The rows of a branch whose level changes when its top gets this one. */
export function levelChanges(branch: readonly CategoryRow[], topLevel: number): RowChange[] {
  const difference = topLevel - (branch[0]?.level ?? topLevel);
  return difference === 0
    ? []
    : branch.map(({ id, level }) => ({
        table: 'category',
        id,
        isNew: false,
        base: { level },
        value: { level: level + difference },
      }));
}

/** The rows of siblings whose position changes in this order. */
export const positionChanges = (order: readonly CategoryRow[]): RowChange[] =>
  order.flatMap(({ id, position }, index) =>
    position === index + 1
      ? []
      : [{ table: 'category' as const, id, isNew: false, value: { position: index + 1 } }],
  );

/** One row for each category, whatever of it changes. */
export function mergeRows(rows: readonly RowChange[]): RowChange[] {
  const byId = new Map<string, RowChange>();
  for (const row of rows) {
    const known = byId.get(row.id);
    byId.set(row.id, {
      ...row,
      base: { ...known?.base, ...row.base },
      value: { ...known?.value, ...row.value },
    });
  }
  return [...byId.values()];
}

/** 60002 → 6000201: the number of the one above and two digits; of a top category five digits. */
export function nextCategoryId(parentId: string | null, used: ReadonlySet<string>): string {
  const free = (from: number, to: number, idOf: (number: number) => string): string | undefined => {
    for (let number = from; number <= to; number++) if (!used.has(idOf(number))) return idOf(number);
    return undefined;
  };
  const own =
    parentId === null
      ? free(60_001, 99_999, String)
      : parentId.length <= 10
        ? free(1, 99, (number) => `${parentId}${String(number).padStart(2, '0')}`)
        : undefined;
  return own ?? free(1, 999_999, (number) => `c${number}`) ?? 'c';
}
