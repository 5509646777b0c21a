/** Pairs of neighbouring characters, without marks and blanks: Chinese needs no word borders to be compared. */
function pairsOf(text: string): Set<string> {
  const characters = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\p{P}\p{S}吗呢啊吧的了]/gu, ''),
  ];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return new Set(pairs.length > 0 ? pairs : characters);
}

/** Dice's measure: 0 for nothing in common, 1 for the same pairs. */
export function similarity(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

/** Below this two questions share a word, not a meaning. */
const MIN_SIMILARITY = 0.2;

/** The nearest of many to what is being typed, the nearest first; a half-typed question is nearest to what contains it. */
export function mostSimilar<Item extends { content: string }>(
  items: readonly Item[],
  typed: string,
  limit: number,
): Item[] {
  const wanted = typed.trim();
  return items
    .map((item) => ({
      item,
      similarEnough: item.content.includes(wanted) ? 1 : similarity(wanted, item.content),
    }))
    .filter(({ similarEnough: near }) => wanted !== '' && near >= MIN_SIMILARITY)
    .sort((a, b) => b.similarEnough - a.similarEnough)
    .slice(0, limit)
    .map(({ item }) => item);
}
