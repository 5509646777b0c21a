import { LIST_SEPARATOR } from './snapshot.queries.ts';

/**
 * Makes equal values of different rows one value. The driver creates a new text for each column of each row, and a
 * catalogue repeats its sizes, shades and effects a hundred thousand times.
 */
export interface ValuePool {
  text: <Text extends string | null>(text: Text) => Text;
  list: (list: readonly string[]) => readonly string[];
  date: (date: Date) => Date;
}

export function createValuePool(): ValuePool {
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const dates = new Map<number, Date>();
  const text = <Text extends string | null>(value: Text): Text =>
    (value === null ? null : once(texts, value, () => value)) as Text;
  return {
    text,
    list: (list) => once(lists, list.join(LIST_SEPARATOR), () => list.map(text)),
    date: (date) => once(dates, date.getTime(), () => date),
  };
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, create: () => Value): Value {
  const existing = known.get(key);
  if (existing !== undefined) return existing;
  const value = create();
  known.set(key, value);
  return value;
}
