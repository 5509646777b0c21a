import { getFrom } from '@huarong/core/shared';
import type { Category } from './product.ts';
import type { CategoryRow } from './snapshot.queries.ts';

export function buildCategoryTree(rows: readonly CategoryRow[]): Map<string, Category> {
  const categories = new Map<string, Category>();
  // Rows are sorted by level, so parents come first.
  for (const row of rows) {
    const parent = row.parent_id === null ? null : getFrom(categories, row.parent_id);
    const category: Category = { ...row, children: [], trail: [] };
    category.trail = [...(parent?.trail ?? []), category];
    parent?.children.push(category);
    categories.set(row.id, category);
  }
  return categories;
}
