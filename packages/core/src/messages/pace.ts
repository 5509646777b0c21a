import { nextShanghaiTime } from '../shared/index.ts';
import { type QuietHours, quietUntil } from './quiet-hours.ts';

const MINUTE_MS = 60_000;
/** Slices of a third of a minute, so that a slow speed is not one burst a minute. */
const SLICES_A_MINUTE = 3;
/** A worker that comes late may make up for so much. */
const LATE_MS = 10_000;

/** How many messages one slice may have. */
export const sliceLimit = (perMinute: number, most: number): number =>
  Math.max(1, Math.min(most, Math.floor(perMinute / SLICES_A_MINUTE)));

/** From when on the speed allows the next messages. */
export function pacedUntil({
  pacedAt,
  now,
  sent,
  perMinute,
}: {
  pacedAt: Date | null;
  now: Date;
  sent: number;
  perMinute: number;
}): Date {
  const from = Math.max(pacedAt?.getTime() ?? 0, now.getTime() - LATE_MS);
  return new Date(from + Math.ceil((sent * MINUTE_MS) / perMinute));
}

/** When so many messages are sent at the latest, nights left out for texts and e-mails. */
export function expectedEnd({
  now,
  messages,
  perMinute,
  quietHours,
}: {
  now: Date;
  messages: number;
  perMinute: number;
  /** Null: the channel wakes nobody. */
  quietHours: QuietHours | null;
}): Date {
  let left = Math.ceil((messages * MINUTE_MS) / perMinute);
  if (quietHours === null) return new Date(now.getTime() + left);
  let from = quietUntil(now, quietHours) ?? now;
  for (;;) {
    const night = nextShanghaiTime(from, quietHours.quietFromHour * 60);
    const open = night.getTime() - from.getTime();
    if (left <= open) return new Date(from.getTime() + left);
    left -= open;
    from = quietUntil(night, quietHours) ?? night;
  }
}
