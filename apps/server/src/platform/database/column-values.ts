import pg from 'pg';

const { builtins } = pg.types;
const INT8_ARRAY: number = 1016;

/** Amounts in fen and ids are int8. A value that a JavaScript number cannot hold exactly throws instead of being rounded. */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond the safe integers: ${text}`);
  return value;
}

const int8Array: (text: string) => (string | null)[] = pg.types.getTypeParser(INT8_ARRAY);

const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: wholeNumber,
  [INT8_ARRAY]: (text) => int8Array(text).map((item) => (item === null ? null : wholeNumber(item))),
  // A calendar day has no time zone; the driver's own parser would apply the one of this machine.
  [builtins.DATE]: (text) => text,
};

/** How columns become values: int8 → number, timestamptz → Date, numeric → string, jsonb → parsed. */
export const columnValues: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format ?? 'text'),
};
