/** What the counts of a sku say, each as the difference from the books at its moment. */
export type CountConclusion =
  | { state: 'uncounted' }
  /** The first count is what the books say. */
  | { state: 'matches' }
  /** One count differs: another has to confirm it. */
  | { state: 'second' }
  /** The last two counts do not agree. */
  | { state: 'again' }
  /** Two counts in a row agree. */
  | { state: 'agreed'; difference: number };

/** Sales between two counts do not matter: each is compared with the books of its own moment. */
export function concludeCounts(differences: readonly number[]): CountConclusion {
  const last = differences.at(-1);
  if (last === undefined) return { state: 'uncounted' };
  if (differences.length === 1) return last === 0 ? { state: 'matches' } : { state: 'second' };
  return last === differences.at(-2) ? { state: 'agreed', difference: last } : { state: 'again' };
}

export interface CountOfLots {
  /** Of all units of the sku. */
  difference: number;
  /** lotId → difference of the lot. */
  lots: ReadonlyMap<number, number>;
}

/** As `concludeCounts`, of a sku with lots: two counts agree when they agree on every lot. */
export function concludeLotCounts(counts: readonly CountOfLots[]): CountConclusion {
  const conclusion = concludeCounts(counts.map(({ difference }) => difference));
  const [last, before] = counts.toReversed();
  if (conclusion.state === 'matches' && last && lotKey(last) !== '') return { state: 'second' };
  if (conclusion.state === 'agreed' && last && before && lotKey(last) !== lotKey(before))
    return { state: 'again' };
  return conclusion;
}

/** The lots that differ, in one text. */
const lotKey = ({ lots }: CountOfLots): string =>
  [...lots]
    .filter(([, difference]) => difference !== 0)
    .sort(([one], [other]) => one - other)
    .map(([lotId, difference]) => `${lotId}:${difference}`)
    .join();
