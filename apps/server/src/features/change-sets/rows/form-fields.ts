import { isDeepStrictEqual } from 'node:util';

/** A field that somebody else has changed meanwhile. Null: the row itself is gone. */
export interface ChangedField {
  field: string | null;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** The column of the database behind each field of a form. */
export type FieldColumns = Readonly<Record<string, string>>;

/** Fields of a form as columns; a field that the form does not have is left out. */
export const columnsOf = (columns: FieldColumns, fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const column = columns[field];
      return column === undefined || value === undefined ? [] : [[column, value]];
    }),
  );

/** Columns as a form names its fields: `starts_at` is `startsAt`. */
export const fieldsOfColumns = <Value>(columns: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [
      column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/** What changes: the given columns without those that become what was seen. */
export const changedColumns = (base: Record<string, unknown>, value: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([column, next]) => !(column in base && isDeepStrictEqual(base[column], next)),
    ),
  );

/** A refusal in the words of the form. */
export const fieldsChanged = (columns: FieldColumns, changed: readonly ChangedField[]) => {
  const names = new Map(Object.entries(columns).map(([field, column]) => [column, field]));
  return {
    code: 'fields-changed' as const,
    count: changed.length,
    fields: changed.map(({ field, ...values }) => ({
      field: names.get(field ?? '') ?? field ?? 'row',
      ...values,
    })),
  };
};
