import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import { scheduleSend } from '../sending/schedule-send.ts';
import { type BroadcastState, lockBroadcast, moveBroadcast } from './broadcasts.queries.ts';

/** A slice that is under way holds the row, so a change waits for its end and nothing is sent after it. */
async function change(
  { db }: AdminWriteContext,
  broadcastId: string,
  from: readonly BroadcastState[],
  toOf: (sendAt: Date | null) => Promise<BroadcastState>,
) {
  const row = await lockBroadcast(db, Number(broadcastId));
  if (!row) return refuse({ code: 'broadcast-not-found' as const });
  const moved = await moveBroadcast(db, row.id, from, await toOf(row.send_at));
  return moved.length > 0
    ? accept({ moved, sendAt: row.send_at })
    : refuse({ code: 'broadcast-not-running' as const });
}

export async function pauseBroadcast(context: AdminWriteContext, broadcastId: string) {
  const paused = await change(context, broadcastId, ['sending', 'scheduled'], async () => 'paused');
  return paused.ok ? accept(null) : paused;
}

/** Goes on where it was; one whose time has not come waits for it. */
export async function resumeBroadcast(context: AdminWriteContext, broadcastId: string) {
  const now = await readClock(context.db);
  const isEarly = (sendAt: Date | null) => sendAt !== null && sendAt > now;
  const resumed = await change(context, broadcastId, ['paused'], async (sendAt) =>
    isEarly(sendAt) ? 'scheduled' : 'sending',
  );
  if (!resumed.ok) return resumed;
  const { moved, sendAt } = resumed.value;
  for (const id of moved)
    await scheduleSend(context.db, id, sendAt !== null && isEarly(sendAt) ? sendAt : now);
  return accept(null);
}

export async function stopBroadcast(context: AdminWriteContext, broadcastId: string) {
  const open = ['waiting', 'sending', 'scheduled', 'paused'] as const;
  const stopped = await change(context, broadcastId, open, async () => 'stopped');
  return stopped.ok ? accept(null) : stopped;
}
