import type { Category, CategoryTree } from './category-tree.ts';

/** Categories for a select, in the order of the tree, those below moved to the right. */
export const categoryOptions = (
  tree: CategoryTree,
  categories: readonly Category[],
  isOffered: (category: Category) => boolean,
) =>
  tree
    .listRows(new Set(categories.map(({ categoryId }) => categoryId)))
    .filter(({ category }) => isOffered(category))
    .map(({ category }) => ({
      value: category.categoryId,
      label: `${'　'.repeat(category.level - 1)}${category.name}　${category.categoryId}`,
    }));
