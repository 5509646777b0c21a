import type { BroadcastChannel } from './broadcast-text.ts';
import { type QuietHours, quietUntil } from './quiet-hours.ts';

/** Why a broadcast cannot end at this time: every channel has to have some time to send. */
export function endProblem({
  from,
  end,
  channels,
  quietHours,
}: {
  from: Date;
  end: Date;
  channels: readonly BroadcastChannel[];
  quietHours: QuietHours;
}): string | null {
  if (end <= from) return '最晚的时间须晚于开始';
  const morning = quietUntil(from, quietHours);
  return morning !== null && end <= morning && channels.some((channel) => channel !== 'message')
    ? '到最晚的时间都在夜里，短信与邮件一条也发不出'
    : null;
}
