import type { ColumnType } from 'kysely';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/**
 * A jsonb column: read as a value, written as JSON text.
 * The driver would take a bare array for a PostgreSQL array, so the writer says JSON.stringify.
 */
export type Json = ColumnType<JsonValue, string, string>;
