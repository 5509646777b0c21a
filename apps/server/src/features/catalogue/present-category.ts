import type { Category } from './snapshot/product.ts';

export const presentCategoryLink = (category: Category) => ({
  categoryId: category.id,
  name: category.name,
  link: `/category/${category.id}/`,
});

export const presentCategoryBranch = (category: Category) => ({
  ...presentCategoryLink(category),
  children: category.children.map(presentCategoryLink),
});
