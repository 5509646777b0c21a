/** Where an operation pauses: this many times. */
const POINTS = 5;

/** Every order in which `a` and `b` may take their turns: 252 with five each. */
export function listSchedules(a = POINTS, b = POINTS): string[] {
  if (a === 0) return ['b'.repeat(b)];
  if (b === 0) return ['a'.repeat(a)];
  return [
    ...listSchedules(a - 1, b).map((rest) => `a${rest}`),
    ...listSchedules(a, b - 1).map((rest) => `b${rest}`),
  ];
}

/** Every so-manieth one, so that a few are spread over all. */
export const pickSchedules = (count: number): string[] => {
  const all = listSchedules();
  return Array.from({ length: count }, (_, nth) => all[Math.floor((nth * all.length) / count)]!);
};

const LOCKS_OR_WRITES = /\b(?:insert|update|delete|merge)\b|advisory|^commit/i;

/**
 * The statements before which an operation pauses: those that lock or write and the commit, spread evenly when there are
 * more than five. One that has fewer also pauses before others.
 */
export function choosePoints(texts: readonly string[]): Set<number> {
  const numbers = [...texts.keys()];
  const deciding = numbers.filter((nth) => LOCKS_OR_WRITES.test(texts[nth]!));
  const others = numbers.filter((nth) => !deciding.includes(nth));
  const chosen = [...deciding, ...others.slice(0, Math.max(0, POINTS - deciding.length))];
  const sorted = chosen.sort((a, b) => a - b);
  if (sorted.length <= POINTS) return new Set(sorted);
  const last = sorted.length - 1;
  return new Set(
    Array.from({ length: POINTS }, (_, nth) => sorted[Math.round((nth * last) / (POINTS - 1))]!),
  );
}
