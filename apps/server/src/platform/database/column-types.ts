import type { ColumnType } from 'kysely';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/**
 * A jsonb column: read as a value, written as JSON text.
 * The driver would send a bare array as a PostgreSQL array, so writers call JSON.stringify.
 */
export type Json = ColumnType<JsonValue, string, string>;
