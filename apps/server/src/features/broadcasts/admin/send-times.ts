import { endProblem } from '@huarong/core/messages';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { readSetting } from '../../settings/index.ts';
import { listChannels } from './broadcasts.queries.ts';

const DAY_MS = 86_400_000;
const LATEST_DAYS = 90;

/** From when until when a broadcast sends; null: from now on, without an end. */
export interface SendTimes {
  sendAt: string | null;
  endAt: string | null;
}

export const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

export const isOver = async (db: Queryable, endAt: string | null): Promise<boolean> =>
  endAt !== null && new Date(endAt) <= (await readClock(db));

/** What is wrong with the times of a broadcast, in words. */
export async function timesProblem(
  db: Queryable,
  broadcastId: number,
  { sendAt, endAt }: SendTimes,
): Promise<string | null> {
  const now = await readClock(db);
  const from = dateOf(sendAt) ?? now;
  const latest = now.getTime() + LATEST_DAYS * DAY_MS;
  if (sendAt !== null && from <= now) return '时间已经过去';
  if (from.getTime() > latest) return `时间在 ${LATEST_DAYS} 天之内`;
  if (endAt === null) return null;
  const end = new Date(endAt);
  if (end.getTime() > latest) return `最晚的时间在 ${LATEST_DAYS} 天之内`;
  const channels = await listChannels(db, broadcastId);
  const quietHours = await readSetting(db, 'broadcasts');
  return endProblem({ from, end, channels: channels.map(({ channel }) => channel), quietHours });
}
