import type { JsonValue } from '#platform/database';

/** What a column is called and how its value is written. The import declares most of them. */
export interface DescribedColumn {
  label: string;
  format: (value: JsonValue) => string;
}
