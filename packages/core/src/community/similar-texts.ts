/** Pairs of neighbouring characters, without punctuation and blanks. Chinese text has no word borders. */
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

/** Dice coefficient: 0 for no common pairs, 1 for the same pairs. */
export function similarity(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

/** Below this value two questions share a word, but not the meaning. */
const MIN_SIMILARITY = 0.2;

/** The items most similar to the typed text, best first. A partly typed question matches the items that contain it. */
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
