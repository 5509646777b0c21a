import { DAY_MS, startOfShanghaiDay } from '../shared/index.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MINUTES_OF_DAY = 1_440;

/** A coupon that is released in parts: at these hours of every day, for so many minutes, so many at a time. */
export interface DropSchedule {
  readonly hours: readonly number[];
  readonly minutes: number;
  readonly quantity: number;
}

export interface DropSession {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** What is wrong with a schedule, in a sentence for staff; null: nothing. */
export function findDropProblem({ hours, minutes, quantity }: DropSchedule, total: number): string | null {
  const sorted = hours.toSorted((a, b) => a - b);
  if (sorted.length === 0) return '请写放券的时刻';
  if (sorted.some((hour, at) => hour === sorted[at - 1])) return '放券的时刻有重复';
  const ends = (sorted.at(-1) ?? 0) * 60 + minutes;
  if (ends > MINUTES_OF_DAY) return '当天的末场须在 24:00 前结束';
  if (sorted.some((hour, at) => at > 0 && (hour - (sorted[at - 1] ?? 0)) * 60 < minutes))
    return '一场还没结束，下一场就开始了，请减少每场的分钟数';
  return quantity > total ? '每场的张数不能超过总数' : null;
}

/** The releases of the day of `now` and of the day after, in order. */
export function listDropSessions(
  { hours, minutes }: Pick<DropSchedule, 'hours' | 'minutes'>,
  now: number,
): DropSession[] {
  const today = startOfShanghaiDay(new Date(now)).getTime();
  return [today, today + DAY_MS].flatMap((day) =>
    hours
      .toSorted((a, b) => a - b)
      .map((hour) => day + hour * HOUR_MS)
      .map((opensAt) => ({ opensAt, closesAt: opensAt + minutes * MINUTE_MS })),
  );
}

const isOpen = ({ opensAt, closesAt }: DropSession, now: number) => opensAt <= now && now < closesAt;

/** The release that runs, otherwise the next one. */
export const findShownSession = (sessions: readonly DropSession[], now: number): DropSession | undefined =>
  sessions.find((session) => isOpen(session, now)) ?? sessions.find(({ opensAt }) => opensAt > now);

export interface BoardSession extends DropSession {
  readonly state: 'over' | 'on' | 'coming';
}

/** The releases of several coupons as one board: those of the day, and the first of the next. */
export function listBoard(schedules: readonly DropSchedule[], now: number): BoardSession[] {
  const tomorrow = startOfShanghaiDay(new Date(now)).getTime() + DAY_MS;
  const byOpening = Map.groupBy(
    schedules.flatMap((schedule) => listDropSessions(schedule, now)),
    ({ opensAt }) => opensAt,
  );
  const sessions = [...byOpening]
    .map(([opensAt, same]) => ({ opensAt, closesAt: Math.max(...same.map(({ closesAt }) => closesAt)) }))
    .sort((a, b) => a.opensAt - b.opensAt)
    .map((session) => ({ ...session, state: stateOf(session, now) }));
  return [
    ...sessions.filter(({ opensAt }) => opensAt < tomorrow),
    ...sessions.filter(({ opensAt }) => opensAt >= tomorrow).slice(0, 1),
  ];
}

function stateOf(session: DropSession, now: number): BoardSession['state'] {
  if (isOpen(session, now)) return 'on';
  return session.opensAt > now ? 'coming' : 'over';
}

/** What a shopper can do with an offer now. */
export type ClaimState = 'claimable' | 'claimed' | 'gone' | 'coming' | 'otherCard' | 'notBirthday';

export function claimStateOf(offer: {
  hadAll: boolean;
  isForMember: boolean;
  /** A birthday coupon, in another month than the member's. */
  isOtherMonth?: boolean;
  opensAt: number;
  left: number;
  now: number;
}): ClaimState {
  if (offer.hadAll) return 'claimed';
  if (offer.isOtherMonth) return 'notBirthday';
  if (!offer.isForMember) return 'otherCard';
  if (offer.opensAt > offer.now) return 'coming';
  return offer.left > 0 ? 'claimable' : 'gone';
}
