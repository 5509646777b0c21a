import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export type ContentKind = 'text' | 'image';

/** Live lines of these slots, in the editor's order. */
export const listLiveResources = (db: Queryable, kind: ContentKind, labels: readonly string[]) =>
  db
    .selectFrom('content_resource')
    .selectAll()
    .where('kind', '=', kind)
    .where('location_label', '=', sql<string>`any(${[...labels]})`)
    .where('is_live', '=', true)
    .where((now) => now.or([now('starts_at', 'is', null), now('starts_at', '<=', sql<Date>`shop_now()`)]))
    .where((now) => now.or([now('ends_at', 'is', null), now('ends_at', '>', sql<Date>`shop_now()`)]))
    .orderBy('location_label')
    .orderBy('position')
    .execute();
export type ContentRow = Awaited<ReturnType<typeof listLiveResources>>[number];

/** Every slot, also without live lines. */
export const listSlots = (db: Queryable) =>
  db
    .selectFrom('content_resource')
    .select(['location_label', 'kind'])
    .distinct()
    .orderBy('location_label')
    .orderBy('kind')
    .execute();
