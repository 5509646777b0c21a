export const CLAIM_DAYS = 30;

export const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000);
const daysFrom = (now: Date, days: number) => hoursFrom(now, days * 24);

/** The windows of a presale that is in this phase now. */
export const presaleWindows = (phase: 'deposit' | 'balance', now: Date) =>
  phase === 'deposit'
    ? {
        deposit_from: daysFrom(now, -1),
        deposit_until: daysFrom(now, 6),
        balance_from: daysFrom(now, 6),
        balance_until: daysFrom(now, 9),
        ships_by: daysFrom(now, 14),
      }
    : {
        deposit_from: daysFrom(now, -8),
        deposit_until: daysFrom(now, -1),
        balance_from: daysFrom(now, -1),
        balance_until: daysFrom(now, 5),
        ships_by: daysFrom(now, 10),
      };
