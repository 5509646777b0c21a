/** How well what is typed so far begins a name: 4 it is the name, 3 begins it, 2 its pinyin, 1 stands inside, 0 neither. */
export function fitOf(typed: string, names: readonly string[], pinyin: string, initials: string): number {
  let fit = 0;
  for (const name of names) {
    if (name === typed) return 4;
    if (name.startsWith(typed)) fit = 3;
    else if (fit === 0 && name.includes(typed)) fit = 1;
  }
  return fit < 2 && (pinyin.startsWith(typed) || initials.startsWith(typed)) ? 2 : fit;
}

/** The best few: by fit, then by weight, then as given; those that do not fit are left out. */
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
