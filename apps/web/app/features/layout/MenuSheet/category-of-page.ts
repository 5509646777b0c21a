import type { NavCategory } from '../nav-categories.ts';

const CATEGORY_PAGE = /^\/category\/(\w+)/;

/** The category that a page belongs to, or the first: ids of subcategories begin with the id of their category. */
export function categoryOfPage(pathname: string, categories: readonly NavCategory[]): string | null {
  const id = CATEGORY_PAGE.exec(pathname)?.[1];
  const found = categories.find(
    ({ categoryId, link }) =>
      pathname.startsWith(link.replace(/\/$/, '')) || id?.startsWith(categoryId) === true,
  );
  return (found ?? categories[0])?.categoryId ?? null;
}
