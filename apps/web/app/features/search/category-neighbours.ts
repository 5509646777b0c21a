import type { CategoryBranch, CategoryLink } from '@huarong/contract/catalogue';

export interface CategoryNeighbours {
  /** The category whose children are listed: this one, or its parent when it has none. */
  parent: CategoryLink;
  children: readonly CategoryLink[];
  /** Shortcuts beside the title: two levels down from a top-level category, siblings of a group. */
  shortcuts: readonly CategoryLink[];
}

const SHORTCUTS_MAX = 10;

/** Links from a category, given its breadcrumb and the groups of its top-level category. */
export function categoryNeighbours(
  trail: readonly CategoryLink[],
  groups: readonly CategoryBranch[],
): CategoryNeighbours | null {
  const [home, group] = trail;
  if (!home) return null;
  if (!group) {
    const leaves = groups.flatMap(({ children }) => children);
    return { parent: home, children: groups, shortcuts: leaves.slice(0, SHORTCUTS_MAX) };
  }
  const children = groups.find(({ categoryId }) => categoryId === group.categoryId)?.children ?? [];
  const siblings = groups.filter(({ categoryId }) => categoryId !== group.categoryId);
  return { parent: group, children, shortcuts: trail.length === 2 ? siblings : [] };
}
