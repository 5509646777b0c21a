import { keysOf } from './collections.ts';

/** A table with the same keys, whose values are computed from the given one's. */
export const mapValues = <Table extends object, Value>(
  table: Table,
  compute: (value: Table[keyof Table], key: keyof Table & string) => Value,
): { [Key in keyof Table]: Value } =>
  // `Object.fromEntries` forgets the keys.
  Object.fromEntries(keysOf(table).map((key) => [key, compute(table[key], key)])) as {
    [Key in keyof Table]: Value;
  };
