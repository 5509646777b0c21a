import { type BroadcastChannel, quietUntil } from '@huarong/core/messages';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { readSetting } from '../../settings/index.ts';

/**
 * Begins a transaction that sends advertising, for the job and for commands. Answers until when the night lasts, or null when
 * something may be sent. One at a time: two broadcasts at once would each find a member below the cap.
 */
export async function beginSlice(tx: Tx, channel: BroadcastChannel): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtext('marketing-slice'))`.execute(tx);
  // Messages in the shop wake nobody.
  return channel === 'message' ? null : quietUntil(await readClock(tx), await readSetting(tx, 'broadcasts'));
}
