const REMEMBERED_MS = 5_000;
const MOST_KEYS = 200;

/** Gives a count, or the one of a moment ago. */
export type CountMemory = <Counted>(key: string, count: () => Promise<Counted>) => Promise<Counted>;

/**
 * Counts of long lists may be five seconds old, because counting reads the whole table while a page reads fifty rows.
 * Short lists (`isLong` is false) are always counted anew.
 */
export function createCountMemory(isLong: () => boolean, now = () => performance.now()): CountMemory {
  const remembered = new Map<string, { until: number; counted: Promise<unknown> }>();
  return <Counted>(key: string, count: () => Promise<Counted>): Promise<Counted> => {
    if (!isLong()) return count();
    const known = remembered.get(key);
    // The key names the question, so what is stored under it has the type of its answer.
    if (known && known.until > now()) return known.counted as Promise<Counted>;
    const counted = count();
    remembered.delete(key);
    remembered.set(key, { until: now() + REMEMBERED_MS, counted });
    counted.catch(() => remembered.delete(key));
    if (remembered.size > MOST_KEYS) remembered.delete(remembered.keys().next().value ?? key);
    return counted;
  };
}
