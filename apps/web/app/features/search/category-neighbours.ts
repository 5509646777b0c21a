import type { CategoryBranch, CategoryLink } from '@huarong/contract/catalogue';

export interface CategoryNeighbours {
  /** The shelf whose parts are listed: this one, or the one above when this has no parts. */
  parent: CategoryLink;
  children: readonly CategoryLink[];
  /** Shortcuts beside the title: two levels down from a home category, sideways from a group. */
  shortcuts: readonly CategoryLink[];
}

const SHORTCUTS_MAX = 10;

/** What can be walked to from a category, given the way there and the groups of its home category. */
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
