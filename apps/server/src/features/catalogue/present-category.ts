import type { Category } from './snapshot/product.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

export const presentCategoryLink = (category: Category) => ({
  categoryId: category.id,
  name: category.name,
  link: `/category/${category.id}/`,
});

export const presentCategoryBranch = (category: Category) => ({
  ...presentCategoryLink(category),
  children: category.children.map(presentCategoryLink),
});

/** A category that is unknown or hidden; of one that was merged with the one that is shown instead. */
export function categoryNotFound({ mergedCategories }: Snapshot, categoryId: string) {
  const movedTo = mergedCategories.get(categoryId)?.id;
  return { code: 'category-not-found' as const, ...(movedTo !== undefined && { movedTo }) };
}
