type Present = NonNullable<unknown> | null;

/** The element at an index that the caller knows to be valid; throws when it is not. */
export function getAt<T extends Present>(list: ArrayLike<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return value;
}

/** The first element of a list that the caller knows is not empty. */
export const getFirst = <T extends Present>(list: ArrayLike<T>): T => getAt(list, 0);
export const getLast = <T extends Present>(list: ArrayLike<T>): T => getAt(list, list.length - 1);

/** The value of a key that the caller knows to be in the map; throws when it is not. */
export function getFrom<Key, Value extends Present>(
  map: Pick<ReadonlyMap<Key, Value>, 'get'>,
  key: Key,
): Value {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`no entry for ${String(key)}`);
  return value;
}

/** Pairs two lists of the same length; throws when the lengths differ. */
export function zip<A, B extends Present>(left: readonly A[], right: ArrayLike<B>): [A, B][] {
  if (left.length !== right.length)
    throw new RangeError(`cannot pair ${left.length} elements with ${right.length}`);
  return left.map((value, index) => [value, getAt(right, index)]);
}

/** A value that is always set at this point, although its type allows null; throws when it is not. */
export function requireValue<T>(value: T, name: string): NonNullable<T> {
  if (value === null || value === undefined) throw new TypeError(`${name} is not set`);
  return value;
}

export type NonEmpty<T> = readonly [T, ...T[]];
export const isNonEmpty = <T>(list: readonly T[]): list is NonEmpty<T> => list.length > 0;

/** Narrows a key of unknown origin to the keys of a table; inherited names such as `toString` are not keys. */
export const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);

/** The keys of a constant table with their own type. `Object.keys` gives only strings. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table).filter((key): key is keyof Table & string => isKeyOf(table, key));
