import { getFrom } from '@huarong/core/shared';
import type { Category } from './product.ts';
import type { CategoryRow } from './snapshot.queries.ts';

export function buildCategoryTree(rows: readonly CategoryRow[]): Map<string, Category> {
  const categories = new Map<string, Category>();
  // Rows are sorted by level, so parents come first.
  for (const row of rows) {
    const parent = row.parent_id === null ? null : getFrom(categories, row.parent_id);
    const isShown = row.is_live && (parent?.isShown ?? true);
    const category: Category = { ...row, children: [], trail: [], isShown };
    category.trail = [...(parent?.trail ?? []), category];
    if (isShown) parent?.children.push(category);
    categories.set(row.id, category);
  }
  return categories;
}

/** The categories that were merged into others, with the one that is shown instead, at the end of any chain. */
export function listMerged(categories: ReadonlyMap<string, Category>): Map<string, Category> {
  const merged = new Map<string, Category>();
  for (const category of categories.values()) {
    const seen = new Set<string>();
    let target: Category | undefined = category;
    while (target && target.redirect_to !== null && !seen.has(target.id)) {
      seen.add(target.id);
      target = categories.get(target.redirect_to);
    }
    if (target?.isShown && target !== category) merged.set(category.id, target);
  }
  return merged;
}

/** What a breadcrumb shows. */
export const shownTrail = ({ trail }: Category): Category[] => trail.filter(({ isShown }) => isShown);
