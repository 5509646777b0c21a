/** The dates of a presale that a change may touch or must respect, in milliseconds. */
export interface PresaleDates {
  readonly depositUntil: number;
  readonly balanceFrom: number;
  readonly balanceUntil: number;
  readonly shipsBy: number;
}

/** Null leaves a date as it is; `now` ends deposits at once. */
export interface DateChange {
  readonly depositUntil: number | 'now' | null;
  readonly balanceUntil: number | null;
}

export const datesAfter = (dates: PresaleDates, change: DateChange, now: number): PresaleDates => ({
  ...dates,
  depositUntil: change.depositUntil === 'now' ? now : (change.depositUntil ?? dates.depositUntil),
  balanceUntil: change.balanceUntil ?? dates.balanceUntil,
});

/**
 * Why a presale that people have ordered may not get these dates; null: it may. Nobody who paid a deposit gets less than was
 * promised: the end of the balance only moves later, its beginning and the day of shipping stay.
 */
export function dateChangeProblem(dates: PresaleDates, change: DateChange, now: number): string | null {
  const after = datesAfter(dates, change, now);
  if (after.depositUntil === dates.depositUntil && after.balanceUntil === dates.balanceUntil)
    return '时间没有变化';
  if (change.depositUntil !== null) {
    if (dates.depositUntil <= now) return '付定金已经结束，不能再改';
    if (after.depositUntil < now) return '付定金的结束不能早于现在';
    if (after.depositUntil > dates.balanceFrom) return '付定金须在付尾款开始之前结束';
  }
  if (change.balanceUntil !== null) {
    if (dates.balanceUntil <= now) return '付尾款已经结束，不能再延长';
    if (after.balanceUntil < dates.balanceUntil) return '付尾款的结束只能推后，不能提前';
    if (after.balanceUntil > dates.shipsBy) return '付尾款须在发货时间之前结束';
  }
  return null;
}
