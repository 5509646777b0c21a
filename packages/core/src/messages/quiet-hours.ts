import { nextShanghaiTime, startOfShanghaiDay } from '../shared/index.ts';

const HOUR_MS = 3_600_000;

/** No advertising by text or e-mail from one hour to the other, in Shanghai. */
export interface QuietHours {
  quietFromHour: number;
  quietToHour: number;
}

/** When texts and e-mails of the shop may be sent again; null: they may be sent now. */
export function quietUntil(now: Date, { quietFromHour, quietToHour }: QuietHours): Date | null {
  const hour = (now.getTime() - startOfShanghaiDay(now).getTime()) / HOUR_MS;
  return hour >= quietToHour && hour < quietFromHour ? null : nextShanghaiTime(now, quietToHour * 60);
}
