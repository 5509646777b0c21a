import type { CategoryBranch, CategoryLink } from '@huarong/contract/catalogue';

export interface ShelvesAround {
  /** The shelf whose parts are listed: this one, or the one above when this has no parts. */
  whole: CategoryLink;
  parts: readonly CategoryLink[];
  /** Shortcuts beside the title: two levels down from a home category, sideways from a group. */
  shortcuts: readonly CategoryLink[];
}

const SHORTCUTS_MAX = 10;

/** What can be walked to from a category, given the way there and the groups of its home category. */
export function shelvesAround(
  trail: readonly CategoryLink[],
  groups: readonly CategoryBranch[],
): ShelvesAround | null {
  const [home, group] = trail;
  if (!home) return null;
  if (!group) {
    const leaves = groups.flatMap(({ children }) => children);
    return { whole: home, parts: groups, shortcuts: leaves.slice(0, SHORTCUTS_MAX) };
  }
  const parts = groups.find(({ categoryId }) => categoryId === group.categoryId)?.children ?? [];
  const others = groups.filter(({ categoryId }) => categoryId !== group.categoryId);
  return { whole: group, parts, shortcuts: trail.length === 2 ? others : [] };
}
