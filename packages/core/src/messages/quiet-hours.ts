import { nextShanghaiTime, STORE, startOfShanghaiDay } from '../shared/index.ts';

const HOUR_MS = 3_600_000;

/** When texts and e-mails of the shop may be sent again; null: they may be sent now. */
export function quietUntil(now: Date): Date | null {
  const { quietFromHour, quietToHour } = STORE.messages;
  const hour = (now.getTime() - startOfShanghaiDay(now).getTime()) / HOUR_MS;
  return hour >= quietToHour && hour < quietFromHour ? null : nextShanghaiTime(now, quietToHour * 60);
}
