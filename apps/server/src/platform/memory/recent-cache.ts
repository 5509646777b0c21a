/**
 * The latest results of a computation, at most twice `size`. What was not asked for while `size` others were computed is
 * forgotten, so a cache in front of the whole catalogue never holds the whole catalogue.
 */
export function createRecentCache<Key, Value>(size: number): (key: Key, compute: () => Value) => Value {
  let recent = new Map<Key, Value>();
  let older = new Map<Key, Value>();
  return (key, compute) => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const value = older.get(key) ?? compute();
    if (recent.size >= size) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, value);
    return value;
  };
}
