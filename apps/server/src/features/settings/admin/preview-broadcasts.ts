import { expectedEnd } from '@huarong/core/messages';
import type { SettingValues } from '@huarong/core/settings';
import { displayYuan, fen, shanghaiDayTime, startOfShanghaiDay } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Preview, PreviewContext } from './preview.ts';

type Values = SettingValues<'broadcasts'>;
const MESSAGES = 10_000;
const PER_MINUTE = 20;
const NOON_MS = 12 * 3_600_000;

/** What a broadcast of an example costs and when it is through. */
export async function previewBroadcasts(
  { db }: PreviewContext,
  before: Values,
  after: Values,
): Promise<Preview> {
  const now = new Date(startOfShanghaiDay(await readClock(db), 1).getTime() + NOON_MS);
  const costOf = ({ smsFen }: Values) => displayYuan(fen(MESSAGES * smsFen));
  const endOf = (quietHours: Values) =>
    shanghaiDayTime(expectedEnd({ now, messages: MESSAGES, perMinute: PER_MINUTE, quietHours }));
  return {
    lines: [
      { label: '10,000 条短信的费用', before: costOf(before), after: costOf(after) },
      { label: '明天中午开始、每分钟 20 条，发完的时间', before: endOf(before), after: endOf(after) },
    ],
    note: '按 10,000 条短信的例子算',
  };
}
