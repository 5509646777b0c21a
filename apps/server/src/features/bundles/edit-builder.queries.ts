import { sql } from 'kysely';
import type { JsonValue, Tx } from '#platform/database';

/** The columns that staff edit of a bundle builder. */
interface EditedBuilder {
  product_id: string;
  sku_id: string;
  title: string;
  rule: Record<string, JsonValue>;
}

const storedOf = ({ rule, ...row }: EditedBuilder) => ({ ...row, rule: JSON.stringify(rule) });

export async function insertBuilderDraft(
  tx: Tx,
  id: string,
  row: EditedBuilder,
  staffId: number,
): Promise<number> {
  const { version } = await tx
    .insertInto('bundle_builder')
    .values({
      ...{ id, ...storedOf(row), state: 'draft' },
      ...{ created_by: staffId, updated_by: staffId, updated_at: sql<Date>`shop_now()` },
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The version after the change; null when somebody else has changed it meanwhile. */
export async function updateBuilder(
  tx: Tx,
  { id, version, staffId }: { id: string; version: number; staffId: number },
  change: EditedBuilder | { state: 'live' | 'stopped' },
): Promise<number | null> {
  const changed = await tx
    .updateTable('bundle_builder')
    .set({
      ...('state' in change ? change : storedOf(change)),
      ...{ updated_by: staffId, updated_at: sql<Date>`shop_now()` },
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return changed?.version ?? null;
}

/** Only drafts are deleted; false for anything else. */
export async function deleteBuilderDraft(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('bundle_builder')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
