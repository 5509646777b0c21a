/** The ways a name is written, folded and without gaps. */
export interface Written {
  /** As printed, in any of its languages, and nicknames. */
  names: readonly string[];
  pinyin: string;
  initials: string;
}

/** How well what is typed so far begins a name: 4 it is the name, 3 begins it, 2 its pinyin, 1 stands inside, 0 neither. */
export function fitOf(typed: string, { names, pinyin, initials }: Written): number {
  if (names.includes(typed)) return 4;
  if (names.some((name) => name.startsWith(typed))) return 3;
  if (pinyin.startsWith(typed) || initials.startsWith(typed)) return 2;
  return names.some((name) => name.includes(typed)) ? 1 : 0;
}

/** The best few: by fit, then by weight; those that do not fit are left out. */
export function bestFits<Item>(
  items: readonly Item[],
  fit: (item: Item) => number,
  weight: (item: Item) => number,
  most: number,
): Item[] {
  return items
    .map((item) => ({ item, fit: fit(item) }))
    .filter((each) => each.fit > 0)
    .sort((a, b) => b.fit - a.fit || weight(b.item) - weight(a.item))
    .slice(0, most)
    .map((each) => each.item);
}
