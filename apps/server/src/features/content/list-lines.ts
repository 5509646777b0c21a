import type { Queryable } from '#platform/database';
import { type ContentRow, listLiveResources } from './content.queries.ts';

/** Live lines of text slots by label, for other features. */
export async function listLines<Label extends string>(
  db: Queryable,
  labels: readonly Label[],
): Promise<Partial<Record<Label, ContentRow[]>>> {
  const rows = await listLiveResources(db, 'text', labels);
  return Object.fromEntries(Map.groupBy(rows, (row) => row.location_label)) as Partial<
    Record<Label, ContentRow[]>
  >;
}
