import type { CategoryLink } from '@huarong/contract/catalogue';
import type { TextResource } from '@huarong/contract/content';

/** An entry of the category navigation. */
export interface NavCategory extends CategoryLink {
  /** Highlighted: marked by the editor in the slot nav_category. */
  isHot: boolean;
}

/** The categories with the editor's marks; falls back to the editor's lines when they fail to load. */
export function navCategories(categories: CategoryLink[] | null, lines: TextResource[]): NavCategory[] {
  const marked = new Set(lines.filter(({ mark }) => mark !== undefined).map(({ link }) => link));
  const shown = categories ?? lines.flatMap(({ content: name, link }) => linkOf(name, link));
  return shown.map((category) => ({ ...category, isHot: marked.has(category.link) }));
}

function linkOf(name: string, link: string): CategoryLink[] {
  const categoryId = /^\/category\/(\w+)\/$/.exec(link)?.[1];
  return categoryId ? [{ categoryId, name, link }] : [];
}
