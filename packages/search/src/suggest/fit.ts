/** How well the typed prefix matches a name: 4 equal, 3 prefix, 2 prefix of its pinyin, 1 inside, 0 none. */
export function fitOf(typed: string, names: readonly string[], pinyin: string, initials: string): number {
  let fit = 0;
  for (const name of names) {
    if (name === typed) return 4;
    if (name.startsWith(typed)) fit = 3;
    else if (fit === 0 && name.includes(typed)) fit = 1;
  }
  return fit < 2 && (pinyin.startsWith(typed) || initials.startsWith(typed)) ? 2 : fit;
}

/** The best items by fit, then by weight, then in the given order; items without a fit are left out. */
export function bestFits<Item>(
  items: readonly Item[],
  fit: (item: Item) => number,
  weight: (item: Item) => number,
  limit: number,
): Item[] {
  return items
    .flatMap((item) => {
      const score = fit(item);
      return score === 0 ? [] : [{ item, fits: score, itemWeight: weight(item) }];
    })
    .sort((a, b) => b.fits - a.fits || b.itemWeight - a.itemWeight)
    .slice(0, limit)
    .map((each) => each.item);
}
