import { accept, type Result, refuse } from '@huarong/core/shared';

const YEAR_MS = 366 * 86_400_000;

export interface PlanTimes {
  applyAt: Date | null;
  restoreAt: Date | null;
  /** From when the rows hold. */
  from: Date;
}

/** The times of a set as somebody gives them: they come, one after the other, within a year. */
export function readPlanTimes(
  { applyAt, restoreAt }: { applyAt: string | null; restoreAt: string | null },
  now: Date,
): Result<PlanTimes, { code: 'change-time-wrong'; reason: string }> {
  const [apply, restore] = [applyAt, restoreAt].map((time) => (time === null ? null : new Date(time)));
  const wrong = (reason: string) => refuse({ code: 'change-time-wrong' as const, reason });
  if (apply && apply <= now) return wrong('生效时间已经过去');
  if (apply && apply.getTime() > now.getTime() + YEAR_MS) return wrong('生效时间不能晚于一年之后');
  if (restore && restore <= (apply ?? now)) return wrong('恢复时间要晚于生效时间');
  return accept({ applyAt: apply ?? null, restoreAt: restore ?? null, from: apply ?? now });
}
