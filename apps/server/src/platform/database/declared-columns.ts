import type { ColumnType } from 'kysely';
import type { Tables as GeneratedTables } from './tables.gen.ts';

/** A jsonb column whose content the owner of the table declares. Writers call JSON.stringify, as for `Json`. */
export type JsonOf<Value> = ColumnType<Value, string, string>;

/**
 * What the schema cannot say about a column: the shape of a jsonb value, a status of core, a storage key.
 * The feature that owns a table adds its columns here by declaration merging, so the platform knows no feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add their tables.
export interface DeclaredColumns {}

/** The tables of the database with the columns their owners declare. */
export type Tables = {
  [Name in keyof GeneratedTables]: Name extends keyof DeclaredColumns
    ? Omit<GeneratedTables[Name], keyof DeclaredColumns[Name]> & DeclaredColumns[Name]
    : GeneratedTables[Name];
};
