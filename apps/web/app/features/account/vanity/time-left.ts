/** Time left after opening: days when it is short, otherwise months. */
export function timeLeftText(daysLeft: number): string {
  if (daysLeft < 0) return '已到期';
  if (daysLeft === 0) return '今天到期';
  return daysLeft < 60 ? `还剩 ${daysLeft} 天` : `还剩 ${Math.floor(daysLeft / 30)} 个月`;
}

export type Urgency = 'expired' | 'soon' | 'fine';
export const urgencyOf = (daysLeft: number, soonDays: number): Urgency =>
  daysLeft <= 0 ? 'expired' : daysLeft <= soonDays ? 'soon' : 'fine';

/** Elapsed time in whole percent. */
export function percentElapsed(daysLeft: number, months: number): number {
  const totalDays = months * 30.4;
  return Math.min(100, Math.max(0, Math.round(((totalDays - daysLeft) * 100) / totalDays)));
}
