import { sql } from 'kysely';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import { ALL_PAGES, formatTags } from '#platform/published';

export const PAGE_CACHE_CHANNEL = 'page_cache';
/** NOTIFY takes 8,000 bytes. */
const MAX_BYTES = 7_000;

/**
 * Announces that this process renders pages with these tags anew. Every process announces for itself, after it has read the
 * change: what nginx stored meanwhile from one that had not read it yet is dropped by that one's announcement.
 */
export async function notifyPagesChanged(db: Database, log: Log, tags: readonly string[]): Promise<void> {
  const text = formatTags(tags);
  const payload = Buffer.byteLength(text) > MAX_BYTES ? ALL_PAGES : text;
  try {
    await sql`select pg_notify(${PAGE_CACHE_CHANNEL}, ${payload})`.execute(db);
  } catch (error) {
    // nginx asks again after a minute anyway.
    log.warn({ err: error }, 'a change of pages was not announced');
  }
}
